import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of documents; clients and stylists are users, in one collection. */
export const studioIds: Ids = hexIds();

/** The words of a status, as the pages of the studio write them. */
export const studioWords: Readonly<Record<VisitState, string>> = {
  planned: 'Requested',
  confirmed: 'Confirmed',
  arrived: 'Confirmed',
  inProgress: 'Confirmed',
  ready: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
};

/** The only studio. */
export const studioKey = 1;

/** Whether the studio has this appointment: a removed one is gone, and each needs a stylist and a client. */
export function isInStudio(row: AppointmentRecord): boolean {
  const isWhole = row.providerKey !== null && row.clientKey !== null;
  return row.placeKey === studioKey && isWhole && !row.isBlock && !row.isDeleted;
}

/** Clients as the collection has them, the oldest first. */
export function studioClients(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted);
}

/** The staff of the studio, those who have left included. */
export function stylistsOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.filter(({ placeKeys }) => placeKeys.includes(studioKey));
}

/** Services, without what only keeps time free. */
export function servicesOf(practice: Practice): readonly VisitTypeRecord[] {
  return practice.visitTypes.filter(({ isBlock }) => !isBlock);
}

/** What only documents of this studio hold. */
export interface StudioExtras {
  /** Keys of all services of appointments that were written with a list. */
  readonly services: Map<number, readonly number[]>;
  /** Keys of clients who haven't followed the link in their e-mail. */
  readonly unconfirmed: Set<number>;
}

/** The documents of the studio. */
export function studioRows({ practice, meet }: Backstage, extras: StudioExtras) {
  const client = (row: ClientRecord): Row => {
    meet('client', row.key);
    const active = extras.unconfirmed.has(row.key) ? 'not activated' : 'active';
    return {
      ...codes(row.key),
      id: studioIds.of('client', row.key),
      name: fullNameOf(row),
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? '',
      role: 'client',
      status: row.isActive ? active : 'suspended',
      about: row.note,
    };
  };
  const stylist = (row: ProviderRecord): Row => ({
    ...codes(500 + row.key),
    id: studioIds.of('provider', row.key),
    name: fullNameOf(row),
    email: row.email,
    phone: '+1 207 555 0100',
    role: 'stylist',
    status: row.isActive ? 'active' : 'suspended',
    photo: 'iVBORw0KGgo=',
    about: `With us for ${String(row.key + 2)} years`,
    capabilities: servicesOf(practice).map(({ key }) => studioIds.of('visitType', key)),
  });
  const service = (row: VisitTypeRecord): Row => ({
    id: studioIds.of('visitType', row.key),
    type: row.minutes > 30 ? 'face' : 'nails',
    // Kinds within a type are there, but not in use.
    kind: null,
    name: row.name,
    description: `${row.name} at our studio`,
    price: row.minutes * 1.5,
    time: row.minutes,
    status: row.isBookable ? 'active' : 'inactive',
  });
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const keys = extras.services.get(row.key) ?? [row.typeKey];
    return {
      id: studioIds.of('appointment', row.key),
      stylist: () => user(studioIds.of('provider', row.providerKey ?? 0)),
      client: () => user(studioIds.of('client', row.clientKey ?? 0)),
      services: () =>
        servicesOf(practice)
          .filter(({ key }) => keys.includes(key))
          .map(service),
      time: new Date(row.start).toISOString(),
      status: studioWords[row.state],
      discount: row.key % 12 === 0 ? 10 : null,
      details: row.reason,
    };
  }
  /** Whoever has this id, client or stylist. */
  function user(id: string): Row {
    const found = rowOf(practice.clients, studioIds.key('client', id));
    if (found && !found.isDeleted) return client(found);
    const member = practice.providers.find(({ key }) => key === studioIds.key('provider', documentId(id)));
    if (member) return stylist(member);
    throw wrapped('UserInputError: No user found');
  }
  const admin = (): Row => ({
    ...codes(900),
    id: studioIds.of('organization', 1),
    name: 'Robin Desk',
    email: 'desk@example.test',
    phone: '+1 207 555 0100',
    role: 'admin',
    status: 'active',
    photo: 'iVBORw0KGgo=',
    about: 'At the front desk',
  });
  const promotion = (): Row => ({
    id: studioIds.of('organization', 2),
    code: 'AUTUMN',
    description: 'Ten less in autumn',
    type: 'amount',
    amount: 10,
    start: '2026-09-21T04:00:00.000Z',
    end: '2026-12-21T05:00:00.000Z',
    services: [studioIds.of('visitType', 5)],
  });
  return { client, stylist, service, appointment, user, admin, promotion };
}

/** An error as this server wraps all of them, so that their kind stands in the message. */
export function wrapped(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** An id that may be one of a document; any other text is an error. */
export function documentId(id: string): string {
  if (/^[\da-f]{24}$/i.test(id)) return id;
  throw wrapped('Error: Argument passed in must be a single String of 12 bytes or a string of 24 hex characters');
}

function codes(key: number): Row {
  return { activationCode: String(100_000 + key * 7), accountRecoveryCode: String(200_000 + key * 11) };
}
