import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { zenotiCatalog } from './catalog.ts';
import { createMemory } from './memory.ts';
import { zenotiRecords } from './records.ts';
import { badRequest, dayIn, isInBook, isOff, textIn, zenotiIds } from './values.ts';
import { zenotiWrites } from './writes.ts';

interface CenterArgs extends ConnectionArgs {
  readonly centerId: string;
}

interface RangeArgs extends ConnectionArgs {
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

const { key } = zenotiIds;
const usual = 10;
const most = 100;
const dayMs = 86_400_000;

/** A connection of rows; more than 100 at once are refused. */
function connected<Item>(
  rows: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (row: Item) => Row,
): Readonly<Record<string, unknown>> {
  const { first = null, last = null } = args;
  if (Math.max(first ?? 0, last ?? 0) > most) throw badRequest(422, 'You cannot request more than 100 items.');
  return relayConnection(rows, args, cap, show, usual);
}

/** The root fields of the product. */
export function zenotiRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = zenotiRecords(backstage, memory);
  const connect = <Item>(rows: readonly Item[], args: ConnectionArgs, show: (row: Item) => Row): Row =>
    connected(rows, args, cap, show);
  const centerIn = (centerId: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', centerId));
    if (place) return place;
    throw badRequest(404, 'The center does not exist');
  };

  const guest = (person: ClientRecord): Row => ({
    ...records.guest(person),
    appointments(args: RangeArgs): Row {
      const [from, to] = [dayIn(args.startDate) ?? '', dayIn(args.endDate) ?? '9999'];
      const own = practice.appointments.filter((row) => {
        const zone = rowOf(practice.places, row.placeKey)?.zone ?? 'UTC';
        const day = wallDay(row.start, zone);
        return row.clientKey === person.key && isInBook(row) && !isOff(row) && day >= from && day <= to;
      });
      return connect(own.toSorted(byStart), args, records.appointment);
    },
    notes: (args: ConnectionArgs) =>
      connect(
        memory.notes.filter((note) => note['guestId'] === zenotiIds.of('client', person.key)),
        args,
        (note) => note,
      ),
  });

  const isFound = (search: Row): ((person: ClientRecord) => boolean) => {
    const begins = (value: string, name: string): boolean =>
      value.toLowerCase().startsWith((textIn(search[name]) ?? '').trim().toLowerCase());
    const [centerId, email] = [textIn(search['centerId']), textIn(search['email'])];
    const phone = textIn(search['phone'])?.replaceAll(/\D/g, '').slice(-10);
    const tags = Array.isArray(search['tags']) ? search['tags'].map(String) : [];
    return (person) =>
      begins(person.givenName ?? '', 'firstName') &&
      begins(person.familyName, 'lastName') &&
      begins('', 'zipCode') &&
      begins(`G${String(1000 + person.key)}`, 'userCode') &&
      (centerId === undefined || person.placeKey === key('place', centerId)) &&
      (email === undefined || person.emails[0]?.toLowerCase() === email.toLowerCase()) &&
      (phone === undefined || person.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(phone))) &&
      tags.every((tag) => person.tags.includes(tag));
  };

  return {
    centers: (args: ConnectionArgs) => connect(practice.places, args, records.center),
    center({ id }: { readonly id: string }): Row | null {
      const place = rowOf(practice.places, key('place', id));
      return place && records.center(place);
    },
    guests: ({ search, ...args }: ConnectionArgs & { readonly search?: Row | null }) =>
      connect(practice.clients.filter((person) => !person.isDeleted).filter(isFound(search ?? {})), args, guest),
    guest({ id }: { readonly id: string }): Row | null {
      const person = records.clientOf(id);
      return person && guest(person);
    },
    appointments(
      args: CenterArgs &
        RangeArgs & { readonly therapistId?: string | null; readonly includeNoShowCancel?: boolean | null },
    ): Row {
      const place = centerIn(args.centerId);
      const [from, to] = [dayIn(args.startDate) ?? '', dayIn(args.endDate) ?? ''];
      if (to < from) throw badRequest(400, 'The start date must not be after the end date');
      if (Date.parse(to) - Date.parse(from) >= 7 * dayMs)
        throw badRequest(400, 'The date range must not be more than 7 days');
      const providerKey = args.therapistId ? (key('provider', args.therapistId) ?? -1) : null;
      const fits = (row: AppointmentRecord): boolean => {
        const day = wallDay(row.start, place.zone);
        return (
          row.placeKey === place.key &&
          isInBook(row) &&
          day >= from &&
          day <= to &&
          (providerKey === null || row.providerKey === providerKey) &&
          (args.includeNoShowCancel === true || !isOff(row))
        );
      };
      return connect(practice.appointments.filter(fits).toSorted(byStart), args, records.appointment);
    },
    appointment({ id }: { readonly id: string }): Row | null {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isInBook(row) ? records.appointment(row) : null;
    },
    ...zenotiCatalog(backstage, { memory, records, connect, centerIn }),
    ...zenotiWrites(backstage, { memory, records, guest }),
  };
}
