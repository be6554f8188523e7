import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { boulevardConnection, boulevardIds, boulevardRecords, boulevardStates, e164 } from './records.ts';
import { queryStringTest } from './queryString.ts';
import { boulevardWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly query?: string | null;
}

const { of, key } = boulevardIds;

/** Resolvers of Boulevard's Admin API: the book is one location at a time, and filters are written as text. */
export function boulevardRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { business, location, client, staff, service, appointment, timeblock } = boulevardRecords(stage);
  const clientOf = ({ id }: { id: string }) => client(rowOf(practice.clients, key('client', id)));
  const appointmentOf = ({ id }: { id: string }) => appointment(rowOf(practice.appointments, key('appointment', id)));
  const locationOf = ({ id }: { id: string }) => location(key('place', id));
  const serviceOf = ({ id }: { id: string }) => service(rowOf(practice.visitTypes, key('visitType', id)));
  const staffOf = ({ id }: { id: string }) => staff(rowOf(practice.providers, key('provider', id)));
  function ofLocation(locationId: string, query: string | null | undefined): AppointmentRecord[] {
    const placeKey = key('place', locationId);
    const fits = bookTest(query);
    return practice.appointments
      .filter((row) => row.placeKey === placeKey && !row.isDeleted && fits(row))
      .toSorted(byStart);
  }
  return {
    business,
    locations: (args: ListArgs) => boulevardConnection(practice.places, args, cap, (row) => location(row.key)),
    location: locationOf,
    clients({ query, emails, ...args }: ListArgs & { emails?: readonly string[] | null }) {
      const fits = clientTest(query);
      const rows = practice.clients
        .filter((row) => !row.isDeleted && (!emails || row.emails.slice(0, 1).some((email) => emails.includes(email))))
        .filter(fits);
      return boulevardConnection(rows, args, cap, client);
    },
    client: clientOf,
    appointments({
      locationId,
      clientId,
      query,
      ...args
    }: ListArgs & { locationId: string; clientId?: string | null }) {
      const clientKey = key('client', clientId);
      const rows = ofLocation(locationId, query).filter(
        (row) => !row.isBlock && (!clientId || row.clientKey === clientKey),
      );
      return boulevardConnection(rows, args, cap, appointment);
    },
    appointment: appointmentOf,
    staff({ query, ...args }: ListArgs) {
      const fits = query
        ? queryStringTest(query, { id: 'text', email: 'text', name: 'text', mobilePhone: 'text', active: 'boolean' })
        : () => true;
      const rows = practice.providers.filter((row) =>
        fits({ id: of('provider', row.key), email: row.email, name: fullNameOf(row), active: row.isActive }),
      );
      return boulevardConnection(rows, args, cap, staff);
    },
    services({ query, ...args }: ListArgs) {
      const fits = query ? queryStringTest(query, { id: 'text', name: 'text', active: 'boolean' }) : () => true;
      const rows = practice.visitTypes.filter(
        (row) => !row.isBlock && fits({ id: of('visitType', row.key), name: row.name, active: true }),
      );
      return boulevardConnection(rows, args, cap, service);
    },
    service: serviceOf,
    node: (args: { id: string }) =>
      clientOf(args) ?? appointmentOf(args) ?? locationOf(args) ?? staffOf(args) ?? serviceOf(args),
    timeblocks({ locationId, query, ...args }: ListArgs & { locationId: string }) {
      const rows = ofLocation(locationId, query).filter((row) => row.isBlock);
      return boulevardConnection(rows, args, cap, timeblock);
    },
    orders: (args: ConnectionArgs) => boulevardConnection([], args, cap, () => null),
    products: (args: ConnectionArgs) => boulevardConnection([], args, cap, () => null),
    tags: (args: ConnectionArgs) => boulevardConnection([], args, cap, () => null),
    ...boulevardWrites(stage),
  };
  function clientTest(query: string | null | undefined): (row: (typeof practice.clients)[number]) => boolean {
    if (!query) return () => true;
    const fits = queryStringTest(query, {
      id: 'text',
      email: 'text',
      name: 'text',
      mobilePhone: 'text',
      active: 'boolean',
      externalId: 'text',
      primaryLocation: 'text',
      createdAt: 'datetime',
      updatedAt: 'datetime',
    });
    return (row) =>
      fits({
        id: of('client', row.key),
        email: row.emails[0] ?? null,
        name: fullNameOf(row),
        mobilePhone: row.phones[0] ? e164(row.phones[0].value) : null,
        active: row.isActive,
        externalId: null,
        primaryLocation: of('place', row.placeKey),
        createdAt: utcText(row.createdAt),
        updatedAt: utcText(row.updatedAt),
      });
  }
}

/** Only these fields of an appointment can be filtered by; its end is not among them. */
function bookTest(query: string | null | undefined): (row: AppointmentRecord) => boolean {
  if (!query) return () => true;
  const fits = queryStringTest(query, {
    id: 'text',
    startAt: 'datetime',
    createdAt: 'datetime',
    cancelled: 'boolean',
    staffId: 'text',
  });
  return (row) =>
    fits({
      id: of('appointment', row.key),
      startAt: utcText(row.start),
      createdAt: utcText(row.createdAt),
      cancelled: boulevardStates[row.state] === 'CANCELLED',
      staffId: row.providerKey === null ? null : of('provider', row.providerKey),
    });
}
