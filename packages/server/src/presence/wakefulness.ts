import { accessSync, closeSync, constants, openSync, writeSync } from 'node:fs';

/** As long as somebody holds this open, no processor takes longer to wake up than the microseconds written to it. */
const LATENCY = '/dev/cpu_dma_latency';
const NONE = Buffer.alloc(Int32Array.BYTES_PER_ELEMENT);

/** Has the processors of the machine stay awake, or lets them sleep again. */
export type Wakefulness = (awake: boolean) => void;

/**
 * A processor that has fallen asleep over the disk or the network is woken up in tens of microseconds, several times per
 * answer. Only Linux can be asked to spare us that, and only by root or whoever was given the device: elsewhere nothing
 * changes.
 */
export function askForWakefulness(device = LATENCY): Wakefulness {
  let refused = !mayAskForWakefulness(device);
  let held: number | undefined;

  function hold(): void {
    held = openSync(device, 'r+');
    writeSync(held, NONE);
  }

  function letGo(): void {
    const file = held;
    held = undefined;
    if (file !== undefined) closeSync(file);
  }

  return (awake) => {
    if (refused || awake === (held !== undefined)) return;
    try {
      if (awake) hold();
      else letGo();
    } catch {
      refused = true;
      letGo();
    }
  };
}

export function mayAskForWakefulness(device = LATENCY): boolean {
  try {
    accessSync(device, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
