import { instantOfWall, startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { categories, type SetmoreMemory, setmoreRecords } from './records.ts';
import {
  companyZone,
  customersOf,
  dayIn,
  isAppointment,
  isTaken,
  numbersOf,
  setmoreError,
  setmoreIds,
} from './values.ts';
import { setmoreWrites } from './writes.ts';

interface PageArgs {
  readonly page?: number | null;
  readonly perPage?: number | null;
}

interface AppointmentsArgs extends PageArgs {
  readonly startDate: string;
  readonly endDate: string;
  readonly staff_key?: string | null;
}

interface CustomersArgs extends PageArgs {
  readonly firstname?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly search?: string | null;
}

interface SlotsArgs {
  readonly staff_key: string;
  readonly service_key: string;
  readonly selected_date: string;
  readonly off_hours?: boolean | null;
  readonly double_booking?: boolean | null;
  readonly slot_limit?: number | null;
  readonly timezone?: string | null;
}

const opens = 8;
const closes = 18;
const minuteMs = 60_000;
const digits = (text: string): string => text.replace(/\D/g, '').slice(-10);
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a customer is one of those that are looked for; each argument narrows. */
function isFound(row: ClientRecord, { firstname, email, phone, search }: CustomersArgs): boolean {
  const numbers = numbersOf(row).map(digits);
  const wanted = (search ?? '').trim().toLowerCase();
  const isNumber = /^[+(]?\d[\d\s().-]{2,}$/.test(wanted);
  const texts = [fullNameOf(row), row.emails[0] ?? ''];
  return (
    (!firstname || same(firstname, row.givenName ?? '')) &&
    (!email || same(email, row.emails[0] ?? '')) &&
    (!phone || numbers.includes(digits(phone))) &&
    (texts.some((text) => text.toLowerCase().includes(wanted)) ||
      (isNumber && numbers.some((number) => number.includes(digits(wanted)))))
  );
}

/** Such as 9:00 AM. */
function clockText(instant: number, zone: string): string {
  const text = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(instant);
  return text.replace(/\s/g, ' ');
}

/** A zone that was named, which has to be one. */
function zoneIn(name: string | null | undefined): string {
  if (!name) return companyZone;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw setmoreError('invalid_timezone', 'Invalid timezone');
  }
}

/** The root fields of the product. */
export function setmoreRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: SetmoreMemory = { labels: new Map(), profiles: new Map() };
  const records = setmoreRecords(backstage, memory);

  const pageOf = <Item>(rows: readonly Item[], { page, perPage }: PageArgs): readonly Item[] => {
    const size = Math.max(1, Math.min(perPage ?? cap, cap));
    const from = (Math.max(1, page ?? 1) - 1) * size;
    return rows.slice(from, from + size);
  };
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);

  return {
    appointments(args: AppointmentsArgs): readonly Row[] {
      const [first, last] = [dayIn(args.startDate, '-', 'startDate'), dayIn(args.endDate, '-', 'endDate')];
      if (last < first) throw setmoreError('invalid_date_range', 'endDate is before startDate');
      const rows = practice.appointments.filter((row) => {
        const day = wallDay(row.start, companyZone);
        const isOfStaff = !args.staff_key || setmoreIds.of('provider', row.providerKey ?? 0) === args.staff_key;
        return isAppointment(row) && isOfStaff && day >= first && day <= last;
      });
      return pageOf(rows.toSorted(byStart), args).map((row) => records.appointment(row));
    },
    appointment({ key }: { readonly key: string }): Row | null {
      const row = rowOf(practice.appointments, setmoreIds.key('appointment', key));
      return row && isAppointment(row) ? records.appointment(row) : null;
    },
    customers: (args: CustomersArgs): readonly Row[] =>
      pageOf(
        customersOf(practice).filter((row) => isFound(row, args)),
        args,
      ).map((row) => records.customer(row)),
    customer({ key }: { readonly key: string }): Row | null {
      const row = rowOf(practice.clients, setmoreIds.key('client', key));
      return row && !row.isDeleted ? records.customer(row) : null;
    },
    // Who has left is no longer there.
    staffs: (args: PageArgs): readonly Row[] =>
      pageOf(
        practice.providers.filter(({ isActive }) => isActive),
        args,
      ).map((row) => records.staff(row)),
    services({ category_key: categoryKey, ...args }: PageArgs & { readonly category_key?: string | null }) {
      const category = categories.find(({ key }) => key === categoryKey);
      const rows = services.filter(({ key }) => !categoryKey || category?.types.includes(key) === true);
      return pageOf(rows, args).map((row) => records.service(row));
    },
    serviceCategories: (): readonly Row[] =>
      categories.map(({ key, name, types }) => ({
        key,
        categoryName: name,
        serviceIdList: types.map((type) => setmoreIds.of('visitType', type)),
      })),
    slots(args: SlotsArgs): readonly string[] {
      const provider = rowOf(practice.providers, setmoreIds.key('provider', args.staff_key));
      const service = services.find(({ key }) => key === setmoreIds.key('visitType', args.service_key));
      if (!provider?.isActive) throw setmoreError('invalid_staff', 'Invalid staff key');
      if (!service) throw setmoreError('invalid_service', 'Invalid service key');
      const day = dayIn(args.selected_date, '/', 'selected_date');
      const zone = zoneIn(args.timezone);
      const isAny = args.off_hours === true;
      const hour = (value: number): number => instantOfWall(`${day}T${String(value).padStart(2, '0')}:00`, companyZone);
      const from = isAny ? startOfDay(day, companyZone) : hour(opens);
      const to = isAny ? startOfDay(day, companyZone, 1) : hour(closes);
      const step = service.minutes * minuteMs;
      const starts = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => from + index * step);
      return starts
        .filter((start) => start > now())
        .filter(
          (start) => args.double_booking === true || !isTaken(practice, provider.key, { start, end: start + step }),
        )
        .slice(0, Math.max(0, args.slot_limit ?? 30))
        .map((start) => clockText(start, zone));
    },
    ...setmoreWrites(backstage, records, memory),
  };
}
