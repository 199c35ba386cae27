import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@quadrille/catalogue';
import { observe, type Study } from './observe.ts';

const study = workerData as Study;
const title = titleOf(study.series.game);
if (!title || !parentPort) throw new Error('This is a worker of the laboratory');
const port = parentPort;
port.on('message', (number: number) => port.postMessage(observe(title, study, number)));
