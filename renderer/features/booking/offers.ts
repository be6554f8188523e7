import type { ScheduleDay } from './work.ts';

export type Offer = ScheduleDay['offers'][number];

/** What the service says of a change; one that it does not mention is not offered. */
export function offerOf({ offers }: Pick<ScheduleDay, 'offers'>, change: Offer['change']): Offer {
  return (
    offers.find((each) => each.change === change) ?? {
      __typename: 'Offer',
      change,
      offered: false,
      why: null,
      takes: [],
      demands: [],
    }
  );
}
