import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { sliceOf } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { advanceNoticeOf } from './advanceNotice.ts';
import { petbooqzBookings } from './bookings.ts';
import { hours, petbooqzCalendars, unallocated, weekdays } from './calendars.ts';
import { createMemory } from './memory.ts';
import { noticeWritesOf } from './noticeWrites.ts';
import { petbooqzRecords } from './records.ts';
import { apiError, bareNumber, clockText, isDay, petbooqzIds, phonesOf, skuOf } from './values.ts';
import { petbooqzWrites } from './writes.ts';

interface PracticeArgs {
  readonly client_practice?: string | null;
}

interface ListArgs extends PracticeArgs {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

interface ClientArgs extends ListArgs {
  readonly lastname?: string | null;
  readonly mobile?: string | null;
  readonly email?: string | null;
  readonly active?: boolean | null;
}

interface DayArgs extends PracticeArgs {
  readonly dates: readonly string[];
}

const { key, of } = petbooqzIds;
const goods = [
  ['SKU2001', 'Rabies vaccine', 'Goods'],
  ['SKU2002', 'Antibiotic tablets', 'Goods'],
  ['SKU3001', 'Blood panel', 'Procedure'],
] as const;

const sameText = (own: string | null, wanted: string | null | undefined): boolean =>
  wanted === null || wanted === undefined || own?.toUpperCase() === wanted.trim().toUpperCase();

function checkedDays(dates: readonly string[]): readonly string[] {
  if (dates.length === 0) throw apiError('dates is required');
  const wrong = dates.find((day) => !isDay(day));
  if (wrong !== undefined) throw apiError(`Invalid date: ${wrong}`);
  return dates;
}

/** The root fields of the product. */
export function petbooqzRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const calendars = petbooqzCalendars(backstage, memory);
  const records = petbooqzRecords(backstage, memory, calendars);
  const bookings = petbooqzBookings(backstage, memory, calendars);
  const placeKeys = ({ client_practice: code }: PracticeArgs): ReadonlySet<number> =>
    new Set(calendars.placesIn(code).map((place) => place.key));
  /** Rows that carry the code of their practice, for one practice or for all. */
  const ofPractice = (rows: readonly Row[], field: string, args: PracticeArgs): readonly Row[] => {
    const codes = new Set([...placeKeys(args)].map((placeKey) => of('place', placeKey)));
    return rows.filter((row) => codes.has(String(row[field])));
  };

  const clientsIn = (args: ClientArgs): readonly ClientRecord[] => {
    const keys = placeKeys(args);
    return practice.clients.filter((row) => {
      const { mobile } = phonesOf(row);
      return (
        !row.isDeleted &&
        keys.has(row.placeKey) &&
        sameText(row.familyName, args.lastname) &&
        sameText(row.emails[0] ?? null, args.email) &&
        (!args.mobile || (mobile !== null && bareNumber(mobile) === bareNumber(args.mobile))) &&
        (typeof args.active !== 'boolean' || args.active === row.isActive)
      );
    });
  };

  return {
    practices: () => practice.places.map(records.practiceInfo),
    calendars: ({ client_practice: code }: PracticeArgs) => calendars.all(code).map(records.calendar),
    daybookColumns: ({ client_practice: code }: PracticeArgs) =>
      calendars
        .all(code)
        .filter(({ name }) => name !== unallocated)
        .flatMap(({ column, name, place }) =>
          weekdays.slice(1).map((daytext, index) => ({
            ColumnID: `${column ?? ''}${String(index + 1)}`,
            daytext,
            staff: name,
            StartTime: clockText(hours.from),
            EndTime: clockText(hours.to),
            ClinicCode: of('place', place.key),
          })),
        ),
    staff(args: PracticeArgs & { readonly active?: boolean | null }): readonly Row[] {
      const keys = placeKeys(args);
      return practice.providers
        .filter((row) => row.placeKeys.some((placeKey) => keys.has(placeKey)))
        .filter(({ isActive }) => typeof args.active !== 'boolean' || args.active === isActive)
        .map(records.staff);
    },
    daybook(args: DayArgs & { readonly calendars?: readonly string[] | null }): readonly Row[] {
      const days = new Set(checkedDays(args.dates));
      const keys = placeKeys(args);
      const names = args.calendars && new Set(args.calendars.map((name) => name.trim().toUpperCase()));
      return practice.appointments
        .filter((row) => !row.isDeleted && keys.has(row.placeKey))
        .filter((row) => days.has(wallDay(row.start, zoneOf(practice, row))))
        .filter((row) => !names || names.has(calendars.nameFor(row)))
        .toSorted(byStart)
        .map(records.slot);
    },
    slot({ calendar_id: name, slot_id: id }: { readonly calendar_id: string; readonly slot_id: string }): Row {
      const isIn = (calendar: string): boolean => calendar === name.trim().toUpperCase();
      const row = rowOf(practice.appointments, key('appointment', id));
      if (row && !row.isDeleted && isIn(calendars.nameFor(row))) return records.slot(row);
      const hold = memory.holds.get(id.toUpperCase());
      if (hold && hold.expires > now() && isIn(hold.calendar)) return records.heldSlot(hold, row?.providerKey ?? null);
      throw apiError('No slot found');
    },
    slots(args: DayArgs & { readonly calendars: readonly string[] }): readonly Row[] {
      const days = checkedDays(args.dates);
      const found = args.calendars.flatMap((name) => calendars.named(name, args.client_practice));
      if (found.length === 0) throw apiError('Calendar not found');
      return found.flatMap((calendar) =>
        days.map((date) => ({
          calendar: calendar.name,
          date,
          slots: calendars.freeTimes(calendar, date, 15).map(clockText),
        })),
      );
    },
    appointmenttypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.appointmentType),
    services: (args: PracticeArgs) =>
      calendars.placesIn(args.client_practice).flatMap((place) => [
        ...practice.visitTypes
          .filter(({ isBlock }) => !isBlock)
          .map((type) => ({
            SKU: skuOf(type.key),
            ItemName: type.name,
            GoodsServices: 'Procedure',
            Status: 'Current',
            DisplayOnline: type.isBookable ? 'Yes' : 'No',
            ApptBlock: type.minutes,
            ClinicCode: of('place', place.key),
          })),
        ...goods.map(([SKU, ItemName, GoodsServices]) => ({
          SKU,
          ItemName,
          GoodsServices,
          Status: 'Current',
          DisplayOnline: 'No',
          ApptBlock: 0,
          ClinicCode: of('place', place.key),
        })),
      ]),
    reservations: (args: PracticeArgs) => ofPractice(memory.reservations, 'ClinicCode', args),
    clients: (args: ClientArgs) => sliceOf(clientsIn(args), args.offset, args.limit, cap).map(records.client),
    clientsSearch({ phone }: { readonly phone: string }): readonly Row[] {
      const digits = bareNumber(phone);
      if (digits === '') throw apiError('Phone number is required');
      return practice.clients
        .filter(({ isActive, isDeleted }) => isActive && !isDeleted)
        .filter((row) => Object.values(phonesOf(row)).some((own) => own !== null && bareNumber(own) === digits))
        .map((row) => ({ client: records.client(row) }));
    },
    client({ client_id: id }: { readonly client_id: string }): Row {
      const row = rowOf(practice.clients, key('client', id));
      if (!row || row.isDeleted) throw apiError('No client found');
      return records.clientDetails(row);
    },
    patients(args: ListArgs & { readonly client_id?: string | null }): readonly Row[] {
      const keys = placeKeys(args);
      const isIn = (clientKey: number | null): boolean => {
        // A stray belongs to no practice.
        const client = rowOf(practice.clients, clientKey);
        return !args.client_practice || (client !== null && keys.has(client.placeKey));
      };
      const clientKey = args.client_id ? key('client', args.client_id) : undefined;
      const rows = practice.patients.filter(
        (row) =>
          isIn(row.clientKey) && (clientKey === undefined || (clientKey !== null && row.clientKey === clientKey)),
      );
      return sliceOf(rows, args.offset, args.limit, cap).map(records.patient);
    },
    patient({ patient_id: id }: { readonly patient_id: string }): Row {
      const row = rowOf(practice.patients, key('patient', id));
      if (!row) throw apiError('No patient found');
      return records.patientDetails(row);
    },
    histories({ patient_id: id }: { readonly patient_id: string }): readonly Row[] {
      if (!rowOf(practice.patients, key('patient', id))) throw apiError('No patient found');
      return memory.histories.filter((row) => row['patient_id'] === id);
    },
    asapOrders: (args: PracticeArgs) => ofPractice(memory.asapOrders, 'client_practice', args),
    asapOrder({ order_id: id }: { readonly order_id: string }): Row {
      const row = memory.asapOrders.find((each) => each['order_id'] === id);
      if (!row) throw apiError('No order found');
      return row;
    },
    // A field of the queries and of the mutations, which have one root value.
    advancenotice(args: { readonly client_practice: string }): object {
      const [place] = calendars.placesIn(args.client_practice);
      if (!place) throw apiError('Practice information not found');
      return {
        ...advanceNoticeOf(backstage, { calendars, records }, place),
        ...noticeWritesOf(backstage, { memory, bookings }, place),
      };
    },
    ...petbooqzWrites(backstage, { memory, records, bookings }),
  };
}
