import { PowerDots } from '../plain/PowerDots.tsx';
import { useSeen } from './seen.ts';

/** A seat by its name, with the Powers it holds at this moment, where seats are players. */
export const SeatName = ({ seat }: { readonly seat: string }) => {
  const { presenter } = useSeen();
  return (
    <>
      <b class="ptxt" data-p={seat}>
        {presenter.name(seat)}
      </b>
      <HeldPowers seat={seat} />
    </>
  );
};

export const HeldPowers = ({ seat }: { readonly seat: string }) => {
  const { presenter, match } = useSeen();
  const view = match.position.value?.view;
  const held = view === undefined ? [] : presenter.powersOf(view, seat);
  return <PowerDots powers={held} name={presenter.name} />;
};
