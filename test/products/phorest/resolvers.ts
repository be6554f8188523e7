import { Temporal } from 'temporal-polyfill';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { isLike, type Row } from '../generatedRows.ts';
import { phorestCatalog } from './catalog.ts';
import { createMemory } from './memory.ts';
import { phorestRecords } from './records.ts';
import { clientTags, dayIn, instantIn, isCanceled, phonesOf, phorestIds, problem, textIn } from './values.ts';
import { phorestWrites } from './writes.ts';

interface ListArgs {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly filter?: Row | null;
}

interface BranchArgs extends ListArgs {
  readonly branchId: string;
}

const { key } = phorestIds;

/** The root fields of the product. */
export function phorestRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice);
  const records = phorestRecords(backstage, memory);

  /** A page, counted from 0; one that is asked for too long is cut. */
  const paged = <Item>(rows: readonly Item[], args: ListArgs, show: (row: Item) => Row): Row => {
    const number = args.page ?? 0;
    const size = Math.min(args.size ?? 20, cap);
    if (number < 0 || size < 1) throw problem(400, 'VALIDATION_ERROR', 'Page index must not be less than zero');
    return {
      items: rows.slice(number * size, (number + 1) * size).map(show),
      page: { size, totalElements: rows.length, totalPages: Math.ceil(rows.length / size), number },
    };
  };
  const branchIn = (branchId: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', branchId));
    if (place) return place;
    throw problem(404, 'BRANCH_NOT_FOUND', `Branch ${branchId} not found`);
  };

  const isWanted = (filter: Row): ((row: AppointmentRecord) => boolean) => {
    const [updatedFrom, updatedTo] = [instantIn(filter['updatedFrom']), instantIn(filter['updatedTo'])];
    const keyOf = (kind: 'provider' | 'client', name: string): number | null | undefined => {
      const id = textIn(filter[name]);
      return id === undefined ? undefined : (key(kind, id) ?? -1);
    };
    const [providerKey, clientKey] = [keyOf('provider', 'staffId'), keyOf('client', 'clientId')];
    const roomId = textIn(filter['roomId']);
    return (row) =>
      (providerKey === undefined || row.providerKey === providerKey) &&
      (clientKey === undefined || row.clientKey === clientKey) &&
      (roomId === undefined || records.appointment(row)['roomId'] === roomId) &&
      // No machine is used, and there are no groups.
      textIn(filter['machineId']) === undefined &&
      textIn(filter['groupBookingId']) === undefined &&
      (updatedFrom === undefined || row.updatedAt >= updatedFrom) &&
      (updatedTo === undefined || row.updatedAt <= updatedTo) &&
      (filter['fetchCanceled'] === true || !isCanceled(row)) &&
      (filter['fetchDeleted'] === true || !row.isDeleted);
  };
  /** The days of a range, both of them in it; null where it is asked for by the time of the last change alone. */
  const daysIn = (filter: Row, zone: string): readonly [from: string, to: string] | null => {
    const [first, last] = [dayIn(filter['fromDate']), dayIn(filter['toDate'])];
    const isByChange = instantIn(filter['updatedFrom']) ?? instantIn(filter['updatedTo']);
    if (first === undefined && last === undefined && isByChange !== undefined) return null;
    const month = { months: 1 };
    const before = last && Temporal.PlainDate.from(last).subtract(month).toString();
    const from = first ?? before ?? wallDay(now(), zone);
    const limit = Temporal.PlainDate.from(from).add(month).toString();
    const to = last ?? limit;
    if (to < from) throw problem(400, 'VALIDATION_ERROR', 'to_date must not be before from_date');
    if (to > limit) throw problem(400, 'VALIDATION_ERROR', 'The range between from_date and to_date exceeds one month');
    return [from, to];
  };

  const matches = (value: string | null, wanted: unknown): boolean => {
    const text = textIn(wanted);
    if (text === undefined) return true;
    if (value === null) return false;
    return text.startsWith('~') ? isLike(value, text.slice(1), 'i') : value.toLowerCase() === text.toLowerCase();
  };
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const isClient = (filter: Row): ((row: ClientRecord) => boolean) => {
    const [after, before] = [instantIn(filter['updatedAfter']), instantIn(filter['updatedBefore'])];
    const phone = textIn(filter['phone']);
    return (row) => {
      const { mobile, landLine } = phonesOf(row);
      const hasPhone = [mobile, landLine].some((own) => own !== null && digits(own) === digits(phone ?? ''));
      return (
        (filter['includeArchived'] === true || row.isActive || row.isDeleted) &&
        (filter['includeDeleted'] === true || !row.isDeleted) &&
        matches(row.givenName, filter['firstName']) &&
        matches(row.familyName, filter['lastName']) &&
        matches(row.emails[0] ?? null, filter['email']) &&
        (phone === undefined || hasPhone) &&
        matches(null, filter['externalId']) &&
        (after === undefined || row.updatedAt > after) &&
        (before === undefined || row.updatedAt < before)
      );
    };
  };

  return {
    branches: (args: ListArgs) => paged(practice.places, args, records.branch),
    branch: ({ branchId }: BranchArgs) => records.branchOf(key('place', branchId)),
    clients: (args: ListArgs) => paged(practice.clients.filter(isClient(args.filter ?? {})), args, records.client),
    client({ clientId }: { readonly clientId: string }): Row | null {
      const row = rowOf(practice.clients, key('client', clientId));
      return row === null || row.isDeleted ? null : records.client(row);
    },
    walkInClient({ branchId }: BranchArgs): null {
      branchIn(branchId);
      return null;
    },
    clientCategories: (args: ListArgs & { readonly name?: string | null }) =>
      paged(
        clientTags.filter((tag) => matches(tag, args.name)),
        args,
        records.category,
      ),
    clientServiceHistory({ clientId }: { readonly clientId: string }): readonly Row[] {
      const clientKey = key('client', clientId);
      return practice.appointments
        .filter((row) => clientKey !== null && row.clientKey === clientKey && row.state === 'completed')
        .toSorted(byStart)
        .map((row) => {
          const provider = rowOf(practice.providers, row.providerKey);
          const staffName = provider && fullNameOf(provider);
          return { ...records.appointment(row), staffName, duration: row.minutes };
        });
    },
    appointments({ branchId, filter, ...args }: BranchArgs): Row {
      const place = branchIn(branchId);
      const days = daysIn(filter ?? {}, place.zone);
      const isOnDay = ({ start }: AppointmentRecord): boolean => {
        const day = wallDay(start, place.zone);
        return days === null || (day >= days[0] && day <= days[1]);
      };
      const fits = isWanted(filter ?? {});
      const rows = practice.appointments
        .filter((row) => row.placeKey === place.key && !row.isBlock && isOnDay(row) && fits(row))
        .toSorted(byStart);
      return paged(rows, args, records.appointment);
    },
    appointment({ branchId, appointmentId }: BranchArgs & { readonly appointmentId: string }): Row | null {
      const place = branchIn(branchId);
      const row = rowOf(practice.appointments, key('appointment', appointmentId));
      const isThere = row !== null && row.placeKey === place.key && !row.isBlock && !row.isDeleted;
      return isThere ? records.appointment(row) : null;
    },
    ...phorestCatalog(backstage, { memory, records, paged, branchIn }),
    ...phorestWrites(backstage, { memory, records, branchIn }),
  };
}
