import { GraphQLError } from 'graphql';
import { instantOfWall, utcText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** The time zone in the settings of the site. */
export const siteZone = 'America/New_York';

/** Posts of all kinds count together, and so do all people. */
const numbered: Readonly<Record<Kind, readonly [type: string, first: number]>> = {
  organization: ['post', 0],
  place: ['post', 40],
  visitType: ['post', 60],
  appointment: ['post', 5000],
  provider: ['user', 10],
  client: ['customer', 100],
  patient: ['post', 9000],
};

/** The number of a row in the database. */
export function databaseId(kind: Kind, key: number): number {
  return numbered[kind][1] + key;
}

/** Global ids: a type and the number in base64. Where an id is asked for, the number alone is as good. */
export const wpGraphqlIds: Ids = {
  of: (kind, key) => globalId(numbered[kind][0], databaseId(kind, key)),
  key(kind, id) {
    const [type, first] = numbered[kind];
    const text = String(id ?? '');
    const number = /^\d+$/.test(text) ? text : Buffer.from(text, 'base64').toString().split(`${type}:`)[1];
    return number === undefined || !/^\d+$/.test(number) ? null : Number(number) - first;
  },
};

function globalId(type: string, number: number): string {
  return Buffer.from(`${type}:${String(number)}`).toString('base64');
}

/** The status of an appointment, and what is known of its customer. */
export const wpGraphqlWords: Readonly<Record<VisitState, readonly [status: string, customer: string]>> = {
  planned: ['pending-confirmation', 'expected'],
  confirmed: ['confirmed', 'expected'],
  arrived: ['confirmed', 'arrived'],
  inProgress: ['confirmed', 'arrived'],
  ready: ['paid', 'arrived'],
  completed: ['complete', 'arrived'],
  cancelled: ['cancelled', 'expected'],
  noShow: ['confirmed', 'no-show'],
};

/** Whether an appointment is on the site, be it in the trash. */
export function isOnSite(row: AppointmentRecord): boolean {
  return !row.isBlock && hasClearDay(row);
}

/** The name that a customer logs in with, by which people are sorted. */
function usernameOf({ key, emails, familyName }: ClientRecord): string {
  const [name = ''] = emails[0]?.split('@') ?? [];
  return name === '' ? `${familyName.toLowerCase().replaceAll(/[^a-z]/g, '')}${String(key)}` : name;
}

/** Customers by the names that they log in with. */
export function byUsername(one: ClientRecord, other: ClientRecord): number {
  return usernameOf(one) < usernameOf(other) ? -1 : 1;
}

/** The instant of a text by the clock of the site, unless it says which zone it is of. */
export function instantOnSite(text: string): number {
  const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))
    ? Date.parse(text)
    : instantOfWall(text.replace(' ', 'T'), siteZone);
  if (Number.isNaN(instant)) throw new GraphQLError(`Invalid date: ${text}`);
  return instant;
}

const founded = Date.parse('2021-03-01T08:00:00Z');

/** The rows of the practice as posts and users. */
export function wpGraphqlRows({ practice, meet }: Backstage) {
  function post(kind: Kind, key: number, title: string, status = 'publish', created = founded, changed = created) {
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return {
      id: wpGraphqlIds.of(kind, key),
      databaseId: databaseId(kind, key),
      title,
      status,
      slug,
      link: `https://clinic.example.test/${slug}/`,
      date: local(created),
      dateGmt: gmt(created),
      modified: local(changed),
      modifiedGmt: gmt(changed),
      author: { node: administrator },
    };
  }
  const user = (number: number, parts: Row, role: string, registered = founded): Row => ({
    id: globalId('user', number),
    databaseId: number,
    registeredDate: `${gmt(registered)}+00:00`,
    nickname: parts['username'],
    ...parts,
    role,
    roles: { nodes: [{ id: globalId('user_role', 0), name: role, displayName: role }], edges: [] },
  });
  const desk = { firstName: 'Front', lastName: 'Desk', name: 'Front Desk' };
  const administrator = user(1, { username: 'admin', email: 'desk@example.test', ...desk }, 'administrator');
  const nameOf = (row: ClientRecord | ProviderRecord): Row => {
    return { firstName: row.givenName, lastName: row.familyName, name: fullNameOf(row) };
  };
  const member = (row: ProviderRecord): Row => {
    const username = `staff${String(row.key)}`;
    const { email, key } = row;
    return user(databaseId('provider', key), { username, email, ...nameOf(row) }, 'shop_staff');
  };
  /** A customer as one of the users. */
  const account = (row: ClientRecord): Row => {
    const parts = { username: usernameOf(row), email: row.emails[0] ?? null, ...nameOf(row) };
    return user(databaseId('client', row.key), parts, 'customer', row.createdAt);
  };
  function customer(row: ClientRecord): Row {
    meet('client', row.key);
    const names = { firstName: row.givenName, lastName: row.familyName };
    return {
      id: wpGraphqlIds.of('client', row.key),
      databaseId: databaseId('client', row.key),
      username: usernameOf(row),
      email: row.emails[0] ?? null,
      displayName: fullNameOf(row),
      ...names,
      date: local(row.createdAt),
      modified: local(row.updatedAt),
      billing: {
        ...names,
        company: null,
        address1: row.street === '' ? null : row.street,
        city: row.city === '' ? null : row.city,
        email: row.emails[1] ?? row.emails[0] ?? null,
        phone: row.phones[0]?.value ?? null,
      },
      shipping: { firstName: null, lastName: null, phone: null },
    };
  }
  const location = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { street, city, state, postalCode: postcode, phone, email } = row;
    const locationFields = { fieldGroupName: 'locationFields', street, city, state, postcode, phone, email };
    return { ...post('place', key, row.name), locationFields };
  };
  const product = (key: number): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    if (!row) return null;
    const { name, minutes: duration } = row;
    return {
      ...post('visitType', key, name),
      name,
      sku: null,
      price: null,
      duration,
      durationUnit: 'minute',
    };
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [status, customerStatus] = wpGraphqlWords[row.state];
    const end = row.start + row.minutes * 60_000;
    const client = rowOf(practice.clients, row.clientKey);
    // The title says when it was entered, not when it is.
    const title = `Appointment – ${local(row.createdAt).replace('T', ' @ ').slice(0, 18)}`;
    const word = row.isDeleted ? 'trash' : status;
    return {
      ...post('appointment', row.key, title, word, row.createdAt, row.updatedAt),
      // The author of an appointment is whom it is for, where she is known.
      author: { node: client ? account(client) : administrator },
      appointmentFields: {
        fieldGroupName: 'appointmentFields',
        start: local(row.start),
        startGmt: gmt(row.start),
        end: local(end),
        endGmt: gmt(end),
        allDay: false,
        customerStatus,
        customerNote: row.reason,
        qty: 1,
        cost: 45,
      },
      customer: () => (client ? { cursor: null, node: customer(client) } : null),
      location: () => ({ cursor: null, node: location(row.placeKey) }),
      product: () => ({ cursor: null, node: product(row.typeKey) }),
    };
  }
  return { post, administrator, member, account, customer, location, product, appointment };
}

/** A date and time by the clock of the site: 2026-11-17T09:00:00. */
function local(instant: number): string {
  return wallText(instant, siteZone);
}

/** The same in GMT, which it doesn't say: 2026-11-17T14:00:00. */
function gmt(instant: number): string {
  return utcText(instant).replace('Z', '');
}
