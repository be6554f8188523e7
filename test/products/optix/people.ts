import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Spaces } from './spaces.ts';
import {
  type BookingList,
  type Extras,
  labels,
  memberIdOf,
  optixIds,
  seconds,
  since,
  teamIdOf,
  userIdOf,
} from './words.ts';

/** How people look: as users, members and teams, and as the accounts that they pay with. */
export type People = ReturnType<typeof peopleOf>;

/** Makes the rows of people and of their organization. */
export function peopleOf({ practice, meet }: Backstage, extras: Extras, list: BookingList, spaces: Spaces) {
  const organizationId = optixIds.of('organization', 1);
  /** Somebody who works there: an admin, who is a user too. */
  const staff = (key: number | null): Row | null => {
    const person = practices.rowOf(practice.providers, key);
    if (!person) return null;
    const { givenName, familyName, email, isActive } = person;
    const names = { name: givenName, surname: familyName, fullname: practices.fullNameOf(person), email };
    const id = optixIds.of('provider', person.key);
    return { user_id: id, ...names, title: person.title, ...userMarks(isActive, false), is_admin: true, teams: [] };
  };
  const userMarks = (isActive: boolean, isDeleted: boolean): Row => ({
    is_active: isActive && !isDeleted,
    is_inactive: !isActive && !isDeleted,
    is_deleted: isDeleted,
    is_lead: false,
    is_pending: false,
    is_allowed_to_book: isActive,
    is_allowed_to_checkin: isActive,
    is_admin: false,
    user_since: seconds(since),
    has_plans: false,
    account_contracts: [],
    bookings: (args: Row) => list(args, () => false),
  });
  const user = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    return {
      ...userMarks(client.isActive, client.isDeleted),
      user_id: userIdOf(client.key),
      name: client.givenName,
      surname: client.familyName,
      fullname: practices.fullNameOf(client),
      email: client.emails[0] ?? null,
      phone: client.phones[0]?.value ?? null,
      city: client.city,
      skills: [],
      teams: [],
      member_id: memberIdOf(client.key),
      is_lead: extras.leads.has(client.key),
      user_since: seconds(client.createdAt),
      account_contracts: () => [{ account: account(client), is_admin: true, organization: organization(), team: null }],
      bookings: (args: Row) => list(args, ({ clientKey }) => clientKey === client.key),
    };
  };
  const team = (client: practices.ClientRecord): Row => ({
    team_id: teamIdOf(client.key),
    name: client.familyName,
    users_count: 1,
    users: () => [staff(1)],
    admins: () => [staff(1)],
  });
  const member = (client: practices.ClientRecord): Row => ({
    member_id: memberIdOf(client.key),
    is_active: client.isActive && !client.isDeleted,
    is_inactive: !client.isActive,
    is_deleted: client.isDeleted,
    is_lead: extras.leads.has(client.key),
    is_allowed_to_book: client.isActive,
    is_allowed_to_check_in: client.isActive,
    member_since: seconds(client.createdAt),
    user: () => user(client),
  });
  const statusOf = ({ isActive, isDeleted }: practices.ClientRecord): string =>
    isDeleted ? 'DELETED' : isActive ? 'ACTIVE' : 'INACTIVE';
  const account = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const isTeam = client.givenName === null;
    const labelOf = isTeam ? labels[1] : labels[extras.leads.has(client.key) ? 2 : 0];
    const note = {
      note_id: String(9000 + client.key),
      note: client.note,
      created_timestamp: seconds(client.updatedAt),
    };
    return {
      account_id: optixIds.of('client', client.key),
      wallet_id: String(80_000 + client.key),
      name: practices.fullNameOf(client),
      email: client.emails[0] ?? null,
      phone: client.phones[0]?.value ?? null,
      source: client.key % 3 === 0 ? 'Web onboarding' : 'Admin',
      company: client.key % 10 === 0 ? 'Mill Road Kennels' : null,
      skills: [],
      city: client.city,
      country: 'US',
      additional_notification_emails: client.emails.slice(1),
      require_payment_method: false,
      is_checked_in: false,
      child_accounts: [],
      parent_accounts: [],
      admin_accounts: [],
      type_label: labelOf,
      type: isTeam ? 'Team' : 'Member',
      next_invoicing_timestamp: seconds(Date.parse('2026-12-01T05:00:00Z')),
      user_id: isTeam ? null : userIdOf(client.key),
      member_id: isTeam ? null : memberIdOf(client.key),
      team_id: isTeam ? teamIdOf(client.key) : null,
      billing_email: client.emails.at(-1) ?? null,
      primary_location: () => spaces.location(client.placeKey),
      notes: () => (client.note === null ? [] : [{ ...note, created_by_user: staff(1) }]),
      tasks: { total: 0, data: [] },
      files: [],
      status: statusOf(client),
      created_timestamp: seconds(client.createdAt),
    };
  };
  // Who books for the house itself, such as for an animal that has no owner.
  const house = (): Row => {
    const own = { account_id: '61200', name: practice.organization.name, type: 'Team', type_label: labels[1] };
    return { ...own, status: 'HIDDEN', tasks: { total: 0, data: [] } };
  };
  const organization = (): Row => ({
    organization_id: organizationId,
    organization_uuid: '0d5b9c6e-3c63-4a5e-9f7c-2f6e1a4f0b17',
    name: practice.organization.name,
    is_active: true,
    country: 'US',
    region: 'ME',
    city: 'Portland',
    postcode: '04101',
    address: '18 Harbor Street',
    timezone: 'America/New_York',
    locale: 'en_US',
    currency: 'USD',
    currency_symbol: '$',
    subdomain: 'harborvet',
    contact_email: 'harbor@example.test',
    contact: { name: practice.organization.name, email: 'harbor@example.test', user_id: null },
    labels: ({ type }: Row) => ((type ?? 'ACCOUNT') === 'ACCOUNT' ? labels : []),
    resource_types: [spaces.resourceType(false), spaces.resourceType(true)],
    locations: spaces.locations,
    admins: () =>
      practice.providers.map(({ key, placeKeys }) => {
        const role = key === 1 ? 'OWNER' : key === 7 ? 'RECEPTION' : 'CLIENT_SERVICE';
        return { user: staff(key), admin_role: role, is_temporary: false, locations: placeKeys.map(spaces.location) };
      }),
  });
  return { staff, user, team, member, account, house, organization };
}
