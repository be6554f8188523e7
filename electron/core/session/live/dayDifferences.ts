import { versionOf } from '../../adapter/clinic/version.ts';
import type { DayRows } from '../days/dayRows.ts';

/** What can happen to a day: a row comes, is changed, or goes, deleted or moved to elsewhere. */
export type ChangeKind = 'booked' | 'changed' | 'gone';

export const changeKinds: readonly ChangeKind[] = ['booked', 'changed', 'gone'];

/** A change of a day, and the ids by which it may be reported: of the appointment, its client and its patient. */
export interface DayDifference {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
}

/** The differences of a day from its previous reading; empty if there was none. */
export function dayDifferences(before: DayRows | null, after: DayRows): readonly DayDifference[] {
  if (before === null || before.appointments === after.appointments) return [];
  const known = new Map(before.appointments.map((row) => [row.id, row]));
  const now = new Set(after.appointments.map(({ id }) => id));
  return [
    ...after.appointments.flatMap((row): readonly DayDifference[] => {
      const earlier = known.get(row.id);
      if (earlier && versionOf(earlier) === versionOf(row)) return [];
      return [{ kind: earlier ? 'changed' : 'booked', ids: idsOf(row) }];
    }),
    ...before.appointments
      .filter(({ id }) => !now.has(id))
      .map((row): DayDifference => ({ kind: 'gone', ids: idsOf(row) })),
  ];
}

function idsOf({ id, client, patient }: DayRows['appointments'][number]): readonly string[] {
  return [id, client?.id, patient?.id].filter((each) => each !== undefined);
}
