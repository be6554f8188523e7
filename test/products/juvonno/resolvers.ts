import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type AppointmentRecord, byStart, type ClientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { juvonnoClinical } from './clinical.ts';
import { juvonnoLookups } from './lookups.ts';
import { createMemory, customFields } from './memory.ts';
import { juvonnoMoney } from './money.ts';
import { juvonnoRecords, staffNumOf } from './records.ts';
import {
  dayIn,
  idOf,
  isAppointment,
  juvonnoIds,
  listOf,
  operation,
  type PageArgs,
  partOf,
  Refusal,
  timeText,
} from './values.ts';
import { juvonnoWrites } from './writes.ts';

interface CustomersArgs extends PageArgs {
  readonly include?: string | null;
  readonly status?: string | null;
  readonly branch_id?: number | null;
  readonly modified_since?: string | null;
}

interface SearchInput extends PageArgs {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

interface BookArgs extends PageArgs {
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly status?: string | null;
  readonly staff_id?: number | null;
}

interface AvailabilityArgs {
  readonly branchId: number;
  readonly start_date: string;
  readonly end_date?: string | null;
  readonly staff_num?: string | null;
  readonly schedule_type_id?: number | null;
}

/** Texts are alike without regard to case and accents, as in the collation of the database. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a customer is one of those that are looked for; each field narrows. */
function isFound(row: ClientRecord, wanted: SearchInput): boolean {
  const has = (text: string | null | undefined, part: string | null | undefined): boolean =>
    !part || folded(text ?? '').includes(folded(part));
  const number = digits(wanted.phone ?? '');
  return (
    has(row.givenName, wanted.first_name) &&
    has(row.familyName, wanted.last_name) &&
    has(row.emails[0], wanted.email) &&
    (!wanted.phone || (number !== '' && row.phones.some(({ value }) => digits(value).includes(number))))
  );
}

/** The root fields of the product. */
export function juvonnoRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const records = juvonnoRecords(backstage, memory);
  const lookups = juvonnoLookups(practice, records);

  const customersOf = (args: CustomersArgs): Row => {
    const since = args.modified_since ? Date.parse(args.modified_since) : null;
    if (Number.isNaN(since)) throw new Refusal(400, 'modified_since is not a valid date.');
    const branchKey = typeof args.branch_id === 'number' ? lookups.branch(args.branch_id).key : null;
    const rows = practice.clients.filter((row) => {
      const isWanted = args.status ? records.statusOf(row) === args.status : !row.isDeleted;
      const isAt = branchKey === null || row.placeKey === branchKey;
      return isWanted && isAt && (since === null || row.updatedAt >= since);
    });
    return listOf(partOf(rows, args, cap), (row) => records.customer(row, args.include));
  };

  /** Appointments between two days, each by the clock of its branch. */
  const bookOf = (rows: readonly AppointmentRecord[], args: BookArgs, first: string | null): Row => {
    const from = args.start_date ? dayIn(args.start_date) : first;
    const to = args.end_date ? dayIn(args.end_date) : null;
    if (from !== null && to !== null && to < from) throw new Refusal(400, 'end_date must not be before start_date.');
    const staffKey = typeof args.staff_id === 'number' ? lookups.staff(args.staff_id).key : null;
    const found = rows.filter((row) => {
      const day = wallDay(row.start, zoneOf(practice, row));
      const isWanted = args.status === 'all' || (args.status === 'cancelled') === (row.state === 'cancelled');
      const isWith = staffKey === null || row.providerKey === staffKey;
      return isAppointment(row) && isWanted && isWith && (from === null || day >= from) && (to === null || day <= to);
    });
    return listOf(partOf(found.toSorted(byStart), args, cap), records.appointment);
  };

  return {
    branches: operation('GET', '/branches', () => ({ list: practice.places.map(records.branch) })),
    branches_by_branchId: operation('GET', '/branches/{args.branchId}', (args: { readonly branchId: number }) => ({
      branch: records.branch(lookups.branch(args.branchId)),
    })),
    branches_options: operation('GET', '/branches/options', () =>
      practice.places.map(({ key, name }) => ({ value: idOf('place', key), label: name })),
    ),
    branches_by_branchId_customers: operation(
      'GET',
      '/branches/{args.branchId}/customers',
      ({ branchId, ...args }: CustomersArgs & { readonly branchId: number }) =>
        customersOf({ ...args, branch_id: branchId }),
    ),
    branches_by_branchId_rooms: operation(
      'GET',
      '/branches/{args.branchId}/rooms',
      (args: { readonly branchId: number }) => ({
        list: records.roomsOf(lookups.branch(args.branchId)).map(({ room }) => room),
      }),
    ),
    customers_list: operation('GET', '/customers/list', customersOf),
    customers_by_customerId: operation(
      'GET',
      '/customers/{args.customerId}',
      (args: { readonly customerId: number; readonly include?: string | null }) => ({
        customer: records.customer(lookups.customer(args.customerId), args.include),
      }),
    ),
    customers_chart_by_number: operation(
      'GET',
      '/customers/chart/{args.number}',
      (args: { readonly number: string; readonly include?: string | null }) => ({
        customer: records.customer(lookups.customerOfChart(args.number), args.include),
      }),
    ),
    post_customers_search: operation(
      'POST',
      '/customers/search',
      ({ input }: { readonly input?: SearchInput | null }): Row => {
        const wanted = input ?? {};
        if (![wanted.first_name, wanted.last_name, wanted.email, wanted.phone].some((text) => text?.trim()))
          throw new Refusal(400, 'At least one of first_name, last_name, email or phone is required.');
        const rows = practice.clients.filter((row) => !row.isDeleted && isFound(row, wanted));
        return listOf(partOf(rows, wanted, cap), (row) => records.customer(row, null));
      },
    ),
    customers_by_customerId_appointments: operation(
      'GET',
      '/customers/{args.customerId}/appointments',
      ({ customerId, ...args }: BookArgs & { readonly customerId: number }) => {
        const { key } = lookups.customer(customerId);
        return bookOf(
          practice.appointments.filter(({ clientKey }) => clientKey === key),
          args,
          null,
        );
      },
    ),
    customers_by_customerId_documents: operation(
      'GET',
      '/customers/{args.customerId}/documents',
      (args: { readonly customerId: number }): readonly Row[] => {
        const { key, createdAt, placeKey } = lookups.customer(args.customerId);
        if (key % 5 !== 0) return [];
        const date = wallDay(createdAt, rowOf(practice.places, placeKey)?.zone ?? 'UTC');
        const consent = { name: 'consent.pdf', description: 'Consent form', mime_type: 'application/pdf' };
        return [{ id: 4000 + key, ...consent, date }];
      },
    ),
    customers_custom_fields: operation('GET', '/customers/custom_fields', () => customFields),
    groups: operation('GET', '/groups', () => ({
      list: memory.groups.map((name, index) => ({ id: index + 1, name })),
    })),
    staff: operation(
      'GET',
      '/staff',
      (args: PageArgs & { readonly branch_id?: number | null; readonly status?: string | null }): Row => {
        const branchKey = typeof args.branch_id === 'number' ? lookups.branch(args.branch_id).key : null;
        const rows = practice.providers
          .filter(({ isActive }) => !args.status || isActive === (args.status === 'active'))
          .filter(({ placeKeys }) => branchKey === null || placeKeys.includes(branchKey));
        const part = partOf(rows, args, cap);
        return { count: part.total, data: part.rows.map(records.staff) };
      },
    ),
    staff_by_staffId: operation('GET', '/staff/{args.staffId}', (args: { readonly staffId: number }) => {
      const row = lookups.staff(args.staffId);
      return { staff: { ...records.staff(row), branches: row.placeKeys.map(records.branchOf) } };
    }),
    appointments_list_by_branchId: operation(
      'GET',
      '/appointments/list/{args.branchId}',
      ({ branchId, ...args }: BookArgs & { readonly branchId: number }) => {
        const { key, zone } = lookups.branch(branchId);
        const rows = practice.appointments.filter(({ placeKey }) => placeKey === key);
        return bookOf(rows, args, wallDay(now(), zone));
      },
    ),
    appointments_by_appointmentId: operation(
      'GET',
      '/appointments/{args.appointmentId}',
      (args: { readonly appointmentId: number }) => ({
        appointment: records.appointment(lookups.appointment(args.appointmentId)),
      }),
    ),
    appointments_availability_by_branchId: operation(
      'GET',
      '/appointments/availability/{args.branchId}',
      (args: AvailabilityArgs): Row => {
        const place = lookups.branch(args.branchId);
        const first = dayIn(args.start_date);
        const provider = practice.providers.find((row) => staffNumOf(row) === args.staff_num);
        if (args.staff_num && !provider)
          throw new Refusal(400, `Unable to find any record with staff_num ${args.staff_num}.`);
        const slots = openingsOf(backstage, {
          placeKey: place.key,
          typeKey: juvonnoIds.key('visitType', args.schedule_type_id),
          providerKey: provider?.key ?? null,
          days: daysBetween(first, args.end_date ? dayIn(args.end_date) : first),
        })
          .filter(({ taken, start }) => !taken && start > now())
          .map(({ start, minutes, providerKey }) => ({
            date: wallDay(start, place.zone),
            start_time: timeText(start, place.zone),
            duration: minutes,
            staff: records.staffOf(providerKey),
          }));
        return { total: slots.length, list: slots };
      },
    ),
    appointments_types: operation('GET', '/appointments/types', () =>
      practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.appointmentType),
    ),
    ...juvonnoClinical(backstage, { records, lookups, memory }),
    ...juvonnoMoney(backstage, { records, lookups, memory }),
    ...juvonnoWrites(backstage, { records, lookups, memory }),
  };
}
