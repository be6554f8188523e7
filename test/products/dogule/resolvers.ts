import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { compareValues, type Row, sortedBy } from '../generatedRows.ts';
import { anyDate, day, fail, filter, instant, invalid, oneOf, optional, trimmed, uuid } from './checks.ts';
import { createMemory } from './memory.ts';
import { doguleRecords } from './records.ts';
import { customersOf, dogsOf, doguleIds, isEvent, page } from './values.ts';
import { doguleWrites } from './writes.ts';

interface EventArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly kunde_id?: string | null;
  readonly hund_id?: string | null;
}

interface MessageArgs {
  readonly filters?: Row | null;
}

const byTime = (one: AppointmentRecord, other: AppointmentRecord): number =>
  one.start - other.start || other.createdAt - one.createdAt;

/** A number of a filter for pages; a limit of nothing is refused. */
const whole =
  (least: number) =>
  (value: unknown): number =>
    typeof value === 'number' && value >= least ? value : invalid();

/** The root fields of the product. */
export function doguleRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = doguleRecords(backstage, memory);
  const limit = Math.min(page, cap);

  return {
    kunden: () =>
      customersOf(practice)
        .slice(0, limit)
        .map((row) => records.customer(row)),
    hunde: () =>
      dogsOf(practice)
        .slice(0, limit)
        .map((row) => records.dog(row)),
    // Its list is asked for without the page that it can't do without.
    kurse: () => fail("Cannot destructure property 'limit' of 'query' as it is undefined."),
    finanzen(args: { readonly from?: string | null; readonly to?: string | null; readonly typ?: string | null }) {
      const from = filter(args.from, day);
      const to = filter(args.to, day);
      const typ = filter(args.typ, oneOf(['einnahme', 'ausgabe']));
      if (from !== undefined && to !== undefined && to < from) invalid();
      const fits = (row: Row): boolean =>
        (from === undefined || compareValues(row['datum'], from) >= 0) &&
        (to === undefined || compareValues(row['datum'], to) <= 0) &&
        (typ === undefined || row['typ'] === typ);
      const newest = (column: string) => ({
        value: (row: Row): unknown => row[column],
        isDescending: true,
        nullsFirst: true,
      });
      return sortedBy(memory.finances.filter(fits), [newest('datum'), newest('createdAt')]).slice(0, limit);
    },
    events(args: EventArgs): readonly Row[] {
      const from = optional(args.from, instant) ?? Number.NEGATIVE_INFINITY;
      const to = optional(args.to, instant) ?? Number.POSITIVE_INFINITY;
      const kunde = optional(args.kunde_id, uuid);
      const hund = optional(args.hund_id, uuid);
      if (to < from && Number.isFinite(from) && Number.isFinite(to)) invalid();
      const clientKey = doguleIds.key('client', kunde);
      const patientKey = doguleIds.key('patient', hund);
      return practice.appointments
        .filter((row) => isEvent(row) && row.start >= from && row.start <= to)
        .filter((row) => kunde === undefined || (clientKey !== null && row.clientKey === clientKey))
        .filter((row) => hund === undefined || (patientKey !== null && row.patientKey === patientKey))
        .toSorted(byTime)
        .slice(0, limit)
        .map((row) => records.event(row));
    },
    nachrichten({ filters }: MessageArgs): Row {
      const given = filters ?? {};
      const equal = ['kundeId', 'hundId', 'kanal'].map(
        (field): readonly [string, string | undefined] =>
          [field, filter(given[field], field === 'kanal' ? trimmed : uuid)] as const,
      );
      const from = filter(given['from'], anyDate);
      const to = filter(given['to'], anyDate);
      const size = optional(given['limit'], whole(1)) ?? page;
      const offset = optional(given['offset'], whole(0)) ?? 0;
      const time = (row: Row): number => Date.parse(String(row['createdAt']));
      const rows = memory.messages
        .filter((row) => equal.every(([field, value]) => value === undefined || row[field] === value))
        .filter((row) => (from === undefined || time(row) >= from) && (to === undefined || time(row) <= to))
        .toSorted((one, other) => time(other) - time(one));
      return { data: rows.slice(offset, offset + size), total: rows.length, limit: size, offset };
    },
    ...doguleWrites(backstage, records, memory),
  };
}
