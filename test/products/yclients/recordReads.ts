import { startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsLookups } from './lookups.ts';
import type { YclientsMemory } from './memory.ts';
import type { YclientsMoney } from './money.ts';
import type { YclientsRecords } from './records.ts';
import { answer, dayIn, deskUser, idOf, instantIn, isGone, pageOf, Refusal, stampText, visitId } from './values.ts';

interface CompanyArgs {
  readonly company_id: number;
}

interface ExtrasArgs {
  readonly include_consumables?: number | null;
  readonly include_finance_transactions?: number | null;
}

interface RecordsArgs extends ExtrasArgs {
  readonly page?: number | null;
  readonly count?: number | null;
  readonly staff_id?: number | null;
  readonly client_id?: number | null;
  readonly created_user_id?: number | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly c_start_date?: string | null | undefined;
  readonly c_end_date?: string | null | undefined;
  readonly changed_after?: string | null;
  readonly changed_before?: string | null;
  readonly with_deleted?: number | null;
}

const mostRecords = 300;

/** Records and visits. */
export function recordReads(
  { practice, cap }: Backstage,
  {
    memory,
    find,
    records,
    money,
  }: {
    readonly memory: YclientsMemory;
    readonly find: YclientsLookups;
    readonly records: YclientsRecords;
    readonly money: YclientsMoney;
  },
): Readonly<Record<string, (args: never) => Row>> {
  /** Whether a record is within the dates that are asked for, each by the clock of the company. */
  const isAsked = (place: PlaceRecord, args: RecordsArgs): ((row: AppointmentRecord) => boolean) => {
    const { zone } = place;
    const from = (text: string | null | undefined, field: string): number =>
      text ? startOfDay(dayIn(text, field), zone) : Number.NEGATIVE_INFINITY;
    const until = (text: string | null | undefined, field: string): number =>
      text ? startOfDay(dayIn(text, field), zone, 1) : Number.POSITIVE_INFINITY;
    const [first, last] = [from(args.start_date, 'start_date'), until(args.end_date, 'end_date')];
    const [made, madeLast] = [from(args.c_start_date, 'c_start_date'), until(args.c_end_date, 'c_end_date')];
    const after = args.changed_after ? instantIn(args.changed_after, zone, 'changed_after') : made;
    const before = args.changed_before ? instantIn(args.changed_before, zone, 'changed_before') : Infinity;
    return (row) =>
      (args.with_deleted === 1 || !isGone(row)) &&
      (!args.created_user_id || args.created_user_id === deskUser) &&
      (!args.staff_id || idOf('provider', row.providerKey ?? 0) === args.staff_id) &&
      (!args.client_id || idOf('client', row.clientKey ?? 0) === args.client_id) &&
      row.start >= first &&
      row.start < last &&
      row.createdAt >= made &&
      row.createdAt < madeLast &&
      (!args.changed_after || row.updatedAt >= after) &&
      row.updatedAt <= before;
  };
  const shown =
    (args: ExtrasArgs): ((row: AppointmentRecord) => Row) =>
    (row) =>
      records.record(row, {
        consumables: [],
        financeTransactions: args.include_finance_transactions === 1 ? money.ofRecord(row) : [],
      });

  return {
    records(args: RecordsArgs & CompanyArgs) {
      const place = find.company(args.company_id);
      const isWanted = isAsked(place, args);
      const rows = practice.appointments.filter((row) => row.placeKey === place.key && isWanted(row)).toSorted(byStart);
      return pageOf(rows, args, Math.min(mostRecords, cap), shown(args));
    },
    record: (args: ExtrasArgs & CompanyArgs & { readonly record_id: number }) =>
      answer(shown(args)(find.record(args.record_id, find.company(args.company_id)))),
    records_partner(
      args: RecordsArgs & {
        readonly editable_length?: number | null;
        readonly salon_id?: number | null;
        readonly created_start_date?: string | null;
        readonly created_end_date?: string | null;
      },
    ) {
      const places = args.salon_id ? [find.company(args.salon_id)] : practice.places;
      const dates = { ...args, c_start_date: args.created_start_date, c_end_date: args.created_end_date };
      const rows = places.flatMap((place) => {
        const isWanted = isAsked(place, { ...dates, with_deleted: 1 });
        return practice.appointments.filter(
          (row) => row.placeKey === place.key && memory.ofPartner.has(row.key) && isWanted(row),
        );
      });
      return pageOf(
        rows,
        { page: args.page, count: args.editable_length ?? 50 },
        Math.min(mostRecords, cap),
        shown({}),
      );
    },
    visit(args: { readonly visit_id: number }) {
      const row = records.record(find.visit(args.visit_id));
      return answer({
        attendance: row['attendance'],
        datetime: row['datetime'],
        comment: row['comment'],
        records: [row],
      });
    },
    visit_details(args: { readonly salon_id: number; readonly record_id: number; readonly visit_id: number }) {
      const row = find.record(args.record_id, find.company(args.salon_id));
      if (visitId(row.key) !== args.visit_id) throw new Refusal('Visit not found.');
      const services: unknown = records.record(row)['services'];
      const zone = find.company(args.salon_id).zone;
      const items = Array.isArray(services) ? services : [];
      return answer({
        payment_transactions: money.ofRecord(row),
        loyalty_transactions: [],
        kkm_transaction_details_container: {
          last_operation_type: 0,
          transactions: money.ofRecord(row).map(({ id, amount }) => ({
            id,
            print_date: stampText(row.start, zone),
            printed_count: 1,
            sum: amount,
            type: { id: 0, title: 'Sale' },
            status: { id: 1, title: 'Done' },
          })),
        },
        items: items.map((service: Row) => ({
          ...service,
          item_id: service['id'],
          item_type_id: 1,
          record_id: args.record_id,
          item_title: service['title'],
          master_id: row.providerKey === null ? 0 : idOf('provider', row.providerKey),
          good_id: 0,
          service_id: service['id'],
          is_service: true,
          is_good: false,
        })),
      });
    },
  };
}
