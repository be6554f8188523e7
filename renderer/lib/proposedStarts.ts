import { instantAt } from './timeZone.ts';

/** Times are proposed in these steps, in minutes. */
export const proposalStep = 15;

/** A time of a day: minutes since midnight on the wall clock, and the ISO instant. */
export interface ProposedStart {
  readonly minute: number;
  readonly instant: string;
}

/** The times from `first` to `last`, in minutes since midnight, one step apart; without those that the clocks skip. */
export function proposedStarts(
  first: number,
  last: number,
  { date, timeZone }: { readonly date: string; readonly timeZone: string },
): readonly ProposedStart[] {
  const starts: ProposedStart[] = [];
  for (let minute = first; minute <= last; minute += proposalStep) {
    const at = instantAt(date, minute, timeZone);
    if (at.kind === 'instant') starts.push({ minute, instant: at.instant });
  }
  return starts;
}
