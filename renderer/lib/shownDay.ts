import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';

type Day = ScheduleDayQuery['day'];

let shown: { readonly connection: number; readonly day: Day } | null = null;

/** Remembers which day is on the screen, or was last, for whoever looks for one of its appointments. */
export function setShownDay(connection: number, day: Day): void {
  shown = { connection, day };
}

/** The day that was shown last, for as long as the same clinic answers. */
export function shownDay(connection: number): Day | null {
  return shown?.connection === connection ? shown.day : null;
}
