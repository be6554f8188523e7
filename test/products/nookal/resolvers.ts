import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { nookalRows } from './records.ts';
import { dayIn } from './refusal.ts';
import { nookalWrites } from './writes.ts';

type Ids = readonly (number | null)[] | null | undefined;

interface Paging {
  readonly page?: number | null;
  readonly pageLength?: number | null;
}

/** Columns of a table that a list can be narrowed by, with the argument for each. */
const columnsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  services: { serviceIDs: 'serviceID', active: 'active' },
  classes: { classIDs: 'classID', locationIDs: 'locationID' },
  staff: { staffIDs: 'staffID', locationIDs: 'locationIDs', isProvider: 'isProvider', status: 'status' },
  cases: { caseIDs: 'caseID', clientIDs: 'clientID', primaryProviderIDs: 'primaryProviderID' },
  treatmentNotes: { clientIDs: 'clientID', caseIDs: 'caseID', noteID: 'noteID' },
  invoices: { invoiceIDs: 'invoiceID', locationIDs: 'locationID', void: 'void' },
  payments: {},
};
const usualLength = 100;
const dayMinutes = { from: 9 * 60, to: 17 * 60 };
const mostDays = 31;

interface ClientArgs extends Paging {
  readonly locationIDs?: Ids;
  readonly clientIDs?: Ids;
  readonly onlineQuickCode?: string | null;
  readonly deceased?: number | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly DOB?: string | null;
  readonly fuzzy?: number | null;
}

interface AppointmentArgs extends Paging {
  readonly apptIDs?: Ids;
  readonly locationIDs?: Ids;
  readonly providerIDs?: Ids;
  readonly clientIDs?: Ids;
  readonly caseIDs?: Ids;
  readonly dateFrom?: string | null;
  readonly dateTo?: string | null;
}

interface FreeArgs {
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly locationID?: Ids;
  readonly staffID?: Ids;
  readonly slotDuration?: number | null;
}

/** Whether a list of numbers has one; an absent or empty list has all. */
function isIn(ids: Ids, id: unknown): boolean {
  return !ids || ids.length === 0 || ids.some((each) => each === id);
}

/** Whether a day is within two others, both of them included. */
function isWithin(day: string, from: string | null | undefined, to: string | null | undefined): boolean {
  return (!from || day >= dayIn(from)) && (!to || day <= dayIn(to));
}

/** Resolvers of all root fields. */
export function nookalRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const rows = nookalRows(stage);
  const paged = <Any>(all: readonly Any[], { page, pageLength }: Paging): readonly Any[] => {
    const length = Math.max(1, Math.min(pageLength ?? usualLength, cap));
    return sliceOf(all, (Math.max(1, page ?? 1) - 1) * length, length, cap);
  };
  const table =
    (name: keyof typeof rows.lists) =>
    (args: Paging & Row): readonly Row[] => {
      const fits = (row: Row): boolean =>
        Object.entries(columnsOf[name] ?? {}).every(([argument, column]) => {
          const wanted = args[argument] ?? [];
          const ids = (Array.isArray(wanted) ? wanted : [wanted]) as Ids; // Sound: such arguments are numbers.
          const value = row[column];
          return Array.isArray(value) ? value.some((each) => isIn(ids, each)) : isIn(ids, value);
        });
      const isInTime = ({ day }: Row): boolean =>
        typeof day !== 'string' || isWithin(day, dayArg(args['dateFrom']), dayArg(args['dateTo']));
      return paged(
        rows.lists[name]().filter((row) => fits(row) && isInTime(row)),
        args,
      );
    };
  const matches = (row: ClientRecord, args: ClientArgs): boolean => {
    const isLike = (value: string | null, wanted: string | null | undefined): boolean => {
      if (!wanted) return true;
      const [text, part] = [(value ?? '').toLowerCase(), wanted.toLowerCase()];
      return args.fuzzy === 1 ? text.includes(part) : text === part;
    };
    return (
      isIn(args.clientIDs, row.key) &&
      isIn(args.locationIDs, row.placeKey) &&
      isLike(row.givenName, args.firstName) &&
      isLike(row.familyName, args.lastName) &&
      // Nobody here is deceased, and no date of birth is known.
      args.deceased !== 1 &&
      !args.DOB &&
      (!args.onlineQuickCode || args.onlineQuickCode === `Q${String(10_000 + row.key * 37)}`)
    );
  };
  const isAsked = (row: AppointmentRecord, args: AppointmentArgs): boolean =>
    isIn(args.apptIDs, row.key) &&
    isIn(args.locationIDs, row.placeKey) &&
    isIn(args.providerIDs, row.providerKey) &&
    isIn(args.clientIDs, row.clientKey ?? 0) &&
    isIn(args.caseIDs, row.clientKey ?? 0) &&
    isWithin(wallDay(row.start, zoneOf(practice, row)), args.dateFrom, args.dateTo);
  function slotsOf(day: string, args: FreeArgs): readonly Row[] {
    const length = Math.max(5, args.slotDuration ?? 30);
    return practice.places
      .filter(({ key }) => isIn(args.locationID, key))
      .flatMap(({ key, zone }) =>
        practice.providers
          .filter((each) => each.isActive && each.placeKeys.includes(key) && isIn(args.staffID, each.key))
          .flatMap((provider) =>
            Array.from({ length: Math.floor((dayMinutes.to - dayMinutes.from) / length) }, (_, index) => {
              const minutes = dayMinutes.from + index * length;
              const start = instantOfWall(`${day}T${clockTime(minutes)}`, zone);
              return { start, minutes, provider };
            })
              .filter(({ start }) => isFree(provider.key, start, start + length * 60_000))
              .map(({ minutes }) => ({
                date: day,
                startTime: clockTime(minutes).slice(0, 5),
                location_id: key,
                ProviderID: provider.key,
              })),
          ),
      );
  }
  const isFree = (providerKey: number, from: number, to: number): boolean =>
    !practice.appointments.some(
      (row) =>
        row.providerKey === providerKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < to &&
        from < row.start + row.minutes * 60_000,
    );
  return {
    locations: ({ locationIDs, ...args }: Paging & { locationIDs?: Ids }) =>
      paged(
        practice.places.filter(({ key }) => isIn(locationIDs, key)),
        args,
      ).map(rows.location),
    services: table('services'),
    classes: table('classes'),
    staff: table('staff'),
    client({ clientID }: { clientID: number }) {
      const found = rows.clients().find(({ key }) => key === clientID);
      return found ? rows.client(found) : null;
    },
    clients: (args: ClientArgs) =>
      paged(
        rows.clients().filter((row) => matches(row, args)),
        args,
      ).map(rows.client),
    appointments: (args: AppointmentArgs) =>
      paged(
        rows.appointments().filter((row) => isAsked(row, args)),
        args,
      ).map(rows.appointment),
    availabilities(args: FreeArgs) {
      const last = dayIn(args.dateTo);
      const days: string[] = [];
      for (let day = dayIn(args.dateFrom); day <= last && days.length < mostDays; day = dayAfter(day)) days.push(day);
      return { range: days.map((date) => ({ date, slots: slotsOf(date, args) })) };
    },
    cases: table('cases'),
    treatmentNotes: table('treatmentNotes'),
    invoices: table('invoices'),
    payments: table('payments'),
    ...nookalWrites(stage),
  };
}

function dayArg(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function dayAfter(day: string): string {
  return wallText(Date.parse(`${day}T00:00:00Z`) + 86_400_000, 'UTC').slice(0, 10);
}

function clockTime(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
