import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { type DalaCareMemory, dalaCareIds, dalaCareRecords } from './records.ts';
import { instantIn, occurrencesOf } from './recurrence.ts';
import { dalaCareWrites } from './writes.ts';

interface Filtered {
  readonly filter: { readonly officeIds: readonly string[] };
}

interface Range {
  readonly from: string;
  readonly to: string;
}

interface OfficeRange extends Range {
  readonly officeIds: readonly string[];
}

interface AvailabilityArgs {
  readonly officeIds: readonly string[];
  readonly input: Row;
}

/** The root fields of the product. */
export function dalaCareRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: DalaCareMemory = { visits: new Map(), visitors: new Map(), plans: new Map() };
  const records = dalaCareRecords(backstage, memory);
  const { office, recipient, recipients, isOf, caregiver, visit, visits, visitorsOf, absences } = records;

  const within = ({ from, to }: Range): ((start: number) => boolean) => {
    const [first, last] = [instantIn(from), instantIn(to)];
    return (start) => start >= first && start <= last;
  };
  const isAt = (placeKey: number, officeIds: readonly string[]): boolean =>
    officeIds.includes(dalaCareIds.of('place', placeKey));

  /** Whether a caregiver has another visit at a time. */
  const isBusy = (id: string, start: number, minutes: number): boolean =>
    visits().some(
      (row) =>
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start &&
        visitorsOf(row).some((visitor) => visitor['id'] === id),
    );

  return {
    offices: () => practice.places.map(({ key }) => office(key)),
    careRecipients: ({ filter: { officeIds } }: Filtered) =>
      recipients()
        .filter((person) => isOf(person, officeIds))
        .slice(0, cap)
        .map(recipient),
    careRecipientById({ id }: { readonly id: string }) {
      const person = recipients().find(({ key }) => dalaCareIds.of('client', key) === id);
      return person ? recipient(person) : null;
    },
    visitsByCareRecipientId({ careRecipientId, ...range }: Range & { readonly careRecipientId: string }) {
      const isIn = within(range);
      const key = dalaCareIds.key('client', careRecipientId);
      return visits()
        .filter((row) => row.clientKey === key && isIn(row.start))
        .map(visit);
    },
    careGivers: ({ filter: { officeIds } }: Filtered) =>
      practice.providers
        .filter(({ placeKeys }) => officeIds.length === 0 || placeKeys.some((key) => isAt(key, officeIds)))
        .map(caregiver),
    // Other than for people, no office is none.
    eventsByOfficeIds({ officeIds, ...range }: OfficeRange) {
      const isIn = within(range);
      const [first, last] = [instantIn(range.from), instantIn(range.to)];
      const found = visits().filter((row) => isIn(row.start) && isAt(row.placeKey, officeIds));
      const away = absences().filter(
        ({ placeKeys, start, end }) =>
          placeKeys.some((key) => isAt(key, officeIds)) && instantIn(start) <= last && instantIn(end) >= first,
      );
      return [...found.slice(0, cap).map(visit), ...away];
    },
    caregiverAvailabilitiesByOfficeIds({ officeIds, input }: AvailabilityArgs) {
      const minutes = Number(input['durationMinutes']);
      const starts = occurrencesOf(instantIn(input['start']), input['end'], input['rRule']);
      return practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.some((key) => isAt(key, officeIds)))
        .map((person) => {
          const visitorId = dalaCareIds.of('provider', person.key);
          const busy = starts.map((start) => isBusy(visitorId, start, minutes));
          const [conflictFirstVisit = false] = busy;
          const conflictInSeries = busy.some(Boolean);
          const free = { firstVisit: !conflictFirstVisit, allVisits: !conflictInSeries };
          return { visitorId, visitor: caregiver(person), ...free, conflictFirstVisit, conflictInSeries };
        });
    },
    ...dalaCareWrites(backstage, records, memory),
  };
}
