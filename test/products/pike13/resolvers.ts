import { GraphQLError } from 'graphql';
import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { pike13Records } from './records.ts';
import { soldThings } from './soldThings.ts';
import { businessZone, eventIdOf, instantIn, keyOfVisit, pike13Ids, timeText } from './values.ts';
import { pike13Writes } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface PeopleArgs extends ConnectionArgs {
  readonly isMember?: boolean | null;
  readonly createdSince?: string | null;
  readonly updatedSince?: string | null;
  readonly sort?: string | null;
}

interface ScheduleArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly locationIds?: readonly string[] | null;
  readonly serviceIds?: readonly string[] | null;
  readonly staffMemberIds?: readonly string[] | null;
  readonly eventIds?: readonly string[] | null;
  readonly ids?: readonly string[] | null;
  readonly state?: string | null;
}

interface InvoiceArgs extends ConnectionArgs {
  readonly personId?: string | null;
  readonly state?: string | null;
}

interface SlotArgs extends ScheduleArgs {
  readonly serviceId: string;
  readonly date: string;
}

const { of, key } = pike13Ids;
const usualSize = 50;
const dayMs = 86_400_000;

const sorts: Readonly<Record<string, (row: ClientRecord) => string | number>> = {
  id: (row) => row.key,
  created_at: (row) => row.createdAt,
  updated_at: (row) => row.updatedAt,
  first_name: (row) => row.givenName ?? '',
  last_name: (row) => row.familyName,
};

/** The root fields. Lists of people come in pages, those of the schedule by their range. */
export function pike13Roots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const notes = new Map<string, readonly Row[]>();
  const records = pike13Records(backstage, notes);
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const clientOf = (id: string): ClientRecord | null => rowOf(clients(), key('client', id));
  const occurrenceOf = (number: number | null): AppointmentRecord | null => rowOf(records.occurrences(), number);

  function connection<Item>(items: readonly Item[], args: ConnectionArgs, show: (item: Item) => Row): Row {
    return relayConnection(items, args, cap, show, usualSize);
  }

  /** What filters of the schedule leave, whatever its range. */
  const fits = (args: ScheduleArgs) => (row: AppointmentRecord) => {
    const isIn = (list: readonly string[] | null | undefined, id: string | null): boolean =>
      !list || list.length === 0 || (id !== null && list.includes(id));
    return (
      isIn(args.locationIds, of('place', row.placeKey)) &&
      isIn(args.serviceIds, of('visitType', row.typeKey)) &&
      isIn(args.staffMemberIds, row.providerKey === null ? null : of('provider', row.providerKey)) &&
      isIn(args.eventIds ?? args.ids, eventIdOf(row)) &&
      isIn(args.state?.split(','), row.state === 'cancelled' ? 'canceled' : 'active')
    );
  };
  const inRange =
    ({ from, to }: ScheduleArgs) =>
    (row: AppointmentRecord): boolean =>
      (!from || row.start >= instantIn('from', from)) && (!to || row.start < instantIn('to', to));

  return {
    business: {
      id: of('organization', practice.organization.key),
      name: practice.organization.name,
      subdomain: 'harborvet',
      timezone: businessZone,
      currencyCode: 'USD',
      cancellationPolicy: 'Please cancel a day before.',
    },
    me: () => practice.providers.slice(0, 1).map(records.staffMember)[0],
    people(args: PeopleArgs) {
      const since = (instant: number, name: string, text: string | null | undefined): boolean =>
        !text || instant >= instantIn(name, text);
      const rows = clients()
        .filter((row) => since(row.createdAt, 'created_since', args.createdSince))
        .filter((row) => since(row.updatedAt, 'updated_since', args.updatedSince))
        .filter(({ tags }) => typeof args.isMember !== 'boolean' || tags.includes('Payment plan') === args.isMember);
      return connection(sortedPeople(rows, args.sort ?? 'id'), args, records.person);
    },
    person: ({ id }: IdArgs) => records.personOf(clientOf(id)?.key ?? null),
    searchPeople: ({ q, fields }: { readonly q: string; readonly fields?: string | null }) =>
      clients()
        .filter((row) => isFound(row, q, (fields ?? 'name,email,phone').split(',')))
        .slice(0, cap)
        .map(records.person),
    eventOccurrences(args: ScheduleArgs) {
      const from = args.from ? instantIn('from', args.from) : startOfDay(wallDay(now(), businessZone), businessZone);
      const to = args.to ? instantIn('to', args.to) : from + dayMs;
      return records
        .occurrences()
        .filter((row) => row.start >= from && row.start < to && fits(args)(row))
        .map(records.occurrence);
    },
    eventOccurrence({ id }: IdArgs) {
      const row = occurrenceOf(key('appointment', id));
      return row && records.occurrence(row);
    },
    events: (args: ScheduleArgs) => records.occurrences().filter(fits(args)).map(records.event),
    event({ id }: IdArgs) {
      const row = records.occurrences().find((each) => eventIdOf(each) === id);
      return row && records.event(row);
    },
    visit({ id }: IdArgs) {
      const row = occurrenceOf(keyOfVisit(id));
      return row && records.visit(row);
    },
    personVisits({ personId, ...args }: ScheduleArgs & { readonly personId: string }) {
      const number = key('client', personId);
      return records
        .occurrences()
        .filter((row) => row.clientKey === number && inRange(args)(row))
        .map(records.visit);
    },
    visitSummary({ personId }: { readonly personId: string }) {
      const client = clientOf(personId);
      if (!client) return null;
      const visits = records.occurrences().filter((row) => row.clientKey === client.key && row.state === 'completed');
      const [first, last] = [visits[0], visits.at(-1)];
      return {
        firstVisitAt: first && timeText(first.start),
        lastVisitAt: last && timeText(last.start),
        totalVisits: visits.length,
      };
    },
    availableSlots({ serviceId, date, ...args }: SlotArgs) {
      const type = rowOf(practice.visitTypes, key('visitType', serviceId));
      if (!type) return [];
      return practice.places
        .filter((place) => !args.locationIds || args.locationIds.includes(of('place', place.key)))
        .map((place) => {
          const start = startOfDay(date, place.zone) + 17 * 3_600_000;
          return {
            startAt: timeText(start),
            endAt: timeText(start + type.minutes * 60_000),
            timezone: place.zone,
            serviceId,
            locationId: of('place', place.key),
            staffMemberIds: practice.providers
              .filter((member) => member.isActive && member.placeKeys.includes(place.key))
              .map((member) => of('provider', member.key)),
          };
        });
    },
    services: ({ includeHidden }: { readonly includeHidden?: boolean | null }) =>
      practice.visitTypes
        .filter((row) => !row.isBlock && (row.isBookable || includeHidden === true))
        .map(records.service),
    service: ({ id }: IdArgs) => records.serviceOf(key('visitType', id) ?? 0),
    locations: () => practice.places.map(records.location),
    location: ({ id }: IdArgs) => records.locationOf(key('place', id) ?? 0),
    staffMembers: () => practice.providers.filter((row) => row.isActive).map(records.staffMember),
    staffMember({ id }: IdArgs) {
      const row = rowOf(practice.providers, key('provider', id));
      return row && records.staffMember(row);
    },
    notes({ personId }: { readonly personId: string }) {
      const client = clientOf(personId);
      return client ? records.personNotes(client) : [];
    },
    invoices({ personId, state, ...args }: InvoiceArgs) {
      const rows = records
        .occurrences()
        .filter((row) => row.state === 'completed')
        .filter((row) => !personId || row.clientKey === key('client', personId))
        .filter((row) => !state || records.invoice(row)['state'] === state);
      return connection(rows, args, records.invoice);
    },
    invoice: ({ id }: IdArgs) =>
      records
        .occurrences()
        .filter((row) => row.state === 'completed')
        .map(records.invoice)
        .find((row) => row['id'] === id),
    ...soldThings,
    ...pike13Writes(backstage, records, notes),
  };
}

function sortedPeople(rows: readonly ClientRecord[], sort: string): readonly ClientRecord[] {
  const value = sorts[sort.replace(/^-/, '')];
  if (!value) throw new GraphQLError(`sort is invalid: ${sort}`);
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => sign * compareValues(value(one), value(other)));
}

/** Whether each word begins a word of the person's name, or the email, or is within the phone number. */
function isFound(row: ClientRecord, search: string, fields: readonly string[]): boolean {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = fields.includes('name') ? fullNameOf(row).toLowerCase().split(/\s+/) : [];
  const email = fields.includes('email') ? (row.emails[0] ?? '').toLowerCase() : '';
  const phone = fields.includes('phone') ? (row.phones[0]?.value ?? '').replaceAll(/\D/g, '') : '';
  return (
    wanted.length > 0 &&
    wanted.every((word) => {
      const digits = word.replaceAll(/\D/g, '');
      const isNumber = /^[\d+().-]+$/.test(word);
      return [...names, email].some((text) => text.startsWith(word)) || (isNumber && phone.includes(digits));
    })
  );
}
