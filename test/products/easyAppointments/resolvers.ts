import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { customerWrites } from './customerWrites.ts';
import { type EasyTable, type ListArgs, listOf } from './lists.ts';
import { createMemory } from './memory.ts';
import { easyRecords } from './records.ts';
import { tableWrites } from './tableWrites.ts';
import { dayFrom, easyZone, invalid, isAppointment, isUnavailability, timeText, easyIds } from './values.ts';

interface DayArgs extends ListArgs {
  readonly date?: string | null;
  readonly from?: string | null;
  readonly till?: string | null;
}

interface BookArgs extends DayArgs {
  readonly serviceId?: number | null;
  readonly providerId?: number | null;
  readonly customerId?: number | null;
}

interface SlotArgs {
  readonly providerId: number;
  readonly serviceId: number;
  readonly date?: string | null;
}

const minuteMs = 60_000;
const [opens, closes] = [8 * 60, 18 * 60];

/** Whether a row is of the days that were asked for: it starts on or after `from`, and ends on or before `till`. */
function isWithin(args: DayArgs): (row: Row) => boolean {
  const [date, from, till] = [dayFrom(args.date), dayFrom(args.from), dayFrom(args.till)];
  return (row) => {
    const [starts, ends] = [String(row['start']).slice(0, 10), String(row['end']).slice(0, 10)];
    return (!date || starts === date) && (!from || starts >= from) && (!till || ends <= till);
  };
}

/** A number of a filter; 0 is as good as none. */
function isEqual(value: unknown, wanted: number | null | undefined): boolean {
  return !wanted || value === wanted;
}

/** The root fields of the product. */
export function easyRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice.organization.name);
  const records = easyRecords(backstage, memory);
  const { tables, find } = records;
  const blockedPeriods: EasyTable = {
    rows: () => [...memory.blockedPeriods.values()],
    texts: ({ name, notes }) => [name, notes],
  };
  const webhooks: EasyTable = {
    rows: () => [...memory.webhooks.values()],
    texts: ({ name, url, actions }) => [name, url, actions],
  };
  const settings: EasyTable = {
    rows: () => [...memory.settings].map(([name, value]) => ({ name, value })),
    texts: ({ name, value }) => [name, value],
  };
  const exceptions: EasyTable = {
    rows: () => memory.exceptions,
    texts: ({ startDate, endDate }) => [startDate, endDate],
  };
  const plain = (many: string, one: string, table: EasyTable): object => ({
    [many]: (args: ListArgs) => listOf(table, args, cap),
    [one]: ({ id }: { readonly id: number }) => find(table, id),
  });

  /** Times of a day that a provider has free, not before half an hour from now. */
  const freeTimes = ({ providerId, serviceId, date }: SlotArgs): readonly string[] => {
    const provider = find(tables.providers, providerId);
    if (!provider) throw invalid(`The provided provider ID was not found in the database: ${String(providerId)}`);
    const service = find(tables.services, serviceId);
    if (!service) throw invalid(`The provided service ID was not found in the database: ${String(serviceId)}`);
    const day = dayFrom(date) ?? wallDay(now(), easyZone);
    const lasts = Number(service['duration']) * minuteMs;
    const key = easyIds.key('provider', providerId);
    const taken = practice.appointments.filter(
      (row) => (isAppointment(row) || isUnavailability(row)) && row.providerKey === key,
    );
    const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
    const isBlocked = blockedPeriods
      .rows()
      .some((row) => String(row['start']).slice(0, 10) <= day && String(row['end']).slice(0, 10) >= day);
    if (isSunday || isBlocked) return [];
    const midnight = startOfDay(day, easyZone);
    return Array.from({ length: (closes - opens) / 15 }, (_, index) => midnight + (opens + index * 15) * minuteMs)
      .filter((start) => start + lasts <= midnight + closes * minuteMs && start >= now() + 30 * minuteMs)
      .filter((start) =>
        taken.every((row) => row.start >= start + lasts || row.start + row.minutes * minuteMs <= start),
      )
      .map((start) => timeText(start).slice(11, 16));
  };

  return {
    availabilities: freeTimes,
    appointments(args: BookArgs) {
      const isOfDays = isWithin(args);
      return listOf(
        tables.appointments,
        args,
        cap,
        (row) =>
          isOfDays(row) &&
          isEqual(row['serviceId'], args.serviceId) &&
          isEqual(row['providerId'], args.providerId) &&
          isEqual(row['customerId'], args.customerId),
      );
    },
    appointment: ({ id }: { readonly id: number }) => find(tables.appointments, id),
    ...plain('unavailabilities', 'unavailability', tables.unavailabilities),
    ...plain('customers', 'customer', tables.customers),
    ...plain('services', 'service', tables.services),
    ...plain('serviceCategories', 'serviceCategory', tables.categories),
    ...plain('admins', 'admin', tables.admins),
    ...plain('providers', 'provider', tables.providers),
    ...plain('secretaries', 'secretary', tables.secretaries),
    ...plain('webhooks', 'webhook', webhooks),
    settings: (args: ListArgs) => listOf(settings, args, cap),
    setting: ({ name }: { readonly name: string }) => settings.rows().find((row) => row['name'] === name) ?? null,
    blockedPeriods: (args: DayArgs) => listOf(blockedPeriods, args, cap, isWithin(args)),
    blockedPeriod: ({ id }: { readonly id: number }) => find(blockedPeriods, id),
    workingPlanExceptions(args: BookArgs) {
      // Days of an exception that meet those that were asked for.
      const [date, from, till] = [dayFrom(args.date), dayFrom(args.from), dayFrom(args.till)];
      return listOf(exceptions, args, cap, (row) => {
        const [starts, ends] = [String(row['startDate']), String(row['endDate'])];
        const isOn = !date || (starts <= date && ends >= date);
        return (
          isOn && (!from || ends >= from) && (!till || starts <= till) && isEqual(row['providerId'], args.providerId)
        );
      });
    },
    workingPlanException: ({ id }: { readonly id: number }) => find(exceptions, id),
    ...appointmentWrites(backstage, records, memory),
    ...customerWrites(backstage, records, memory),
    ...tableWrites(backstage, memory),
  };
}
