import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { EventDetails, IndividualEventRow, VolunteerMemory } from './memory.ts';
import { emailOf, isWithin, type TimeRange, volunteerIds } from './values.ts';

/** How rows of the practice look there. */
export type VolunteerRecords = ReturnType<typeof volunteerRecords>;

/** Global ids are declared, and how to make them is not. */
function gid(): never {
  throw new GraphQLError(
    'PortalSchema.id_from_object(object, type, ctx) must be implemented to create global ids (tried to create an id for a record)',
  );
}

/** A row with the field that can't be asked for. */
function shown(row: object): Row {
  return { ...row, gid };
}

/** Makes rows from the records of a practice. */
export function volunteerRecords({ practice, meet }: Backstage, memory: VolunteerMemory) {
  const found = (rows: ReadonlyMap<string, object>, id: string): Row | null => {
    const row = rows.get(id);
    return row ? shown(row) : null;
  };
  const office = (id: string): Row | null => found(memory.offices, id);
  const organization = (id: string): Row | null => found(memory.organizations, id);
  const eventType = (id: string): Row | null => found(memory.eventTypes, id);
  const tags = (ids: readonly string[]): readonly Row[] => ids.map((id) => found(memory.tags, id)).filter(isRow);
  const role = (key: number): Row => {
    return memory.admins.has(key) ? shown({ id: '1', name: 'admin' }) : shown({ id: '2', name: 'volunteer' });
  };

  const detailsOf = (row: AppointmentRecord): EventDetails => {
    const place = rowOf(practice.places, row.placeKey);
    const made = {
      description: '',
      location: place ? `${place.street}, ${place.city}, ${place.state} ${place.postalCode}` : '',
      capacity: 4,
      officeId: volunteerIds.of('place', row.placeKey),
      eventTypeId: volunteerIds.of('visitType', row.typeKey),
      organizationId: String(1 + (row.key % 3)),
      tagIds: row.key % 4 === 0 ? ['1'] : [],
    };
    return memory.details.get(row.key) ?? made;
  };
  /** Who signed up, the first one first; deleted accounts are left out. */
  const usersOfEvent = (row: AppointmentRecord): readonly ClientRecord[] => {
    const keys = [...(row.clientKey === null ? [] : [row.clientKey]), ...(memory.others.get(row.key) ?? [])];
    return keys.flatMap((key) => rowOf(practice.clients, key) ?? []).filter(({ isDeleted }) => !isDeleted);
  };
  const homeOf = ({ key, placeKey }: ClientRecord): string => {
    return memory.homes.get(key) ?? volunteerIds.of('place', placeKey);
  };
  /** Events that someone signed up for, deleted ones too. */
  const eventsOf = ({ key }: ClientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => {
      if (row.isBlock || row.state === 'cancelled' || row.reason === null) return false;
      return row.clientKey === key || (memory.others.get(row.key) ?? []).includes(key);
    });
  const individualEventsOf = ({ key }: ClientRecord): readonly IndividualEventRow[] =>
    [...memory.individualEvents.values()].filter(({ userKey }) => userKey === key);
  const approvedWithin = (client: ClientRecord, range: TimeRange): readonly IndividualEventRow[] =>
    individualEventsOf(client).filter(({ date, status }) => {
      return status === 'APPROVED' && isWithin(Date.parse(date), range);
    });
  const hours = (client: ClientRecord, range: TimeRange): number => {
    const events = eventsOf(client).filter(({ start }) => isWithin(start, range));
    const minutes = [events.map((row) => row.minutes), approvedWithin(client, range).map(({ duration }) => duration)];
    return minutes.reduce((sum, list) => sum + Math.round(list.reduce((all, one) => all + one, 0) / 60), 0);
  };

  const signup = (row: AppointmentRecord, client: ClientRecord): Row =>
    shown({
      id: String(row.key * 100 + usersOfEvent(row).indexOf(client) + 1),
      event: () => event(row),
      user: () => user(client),
    });
  const individualEvent = (row: IndividualEventRow): Row =>
    shown({
      ...row,
      user: () => userBy(row.userKey),
      office: () => office(row.officeId),
      eventType: () => eventType(row.eventTypeId),
      organization: () => organization(row.organizationId),
      tags: () => tags(row.tagIds),
    });
  const preference = (key: number): Row | null => {
    const row = memory.preferences.get(key);
    if (!row) return null;
    return shown({ id: String(key), confirmedProfileSettings: row.isConfirmed, languageId: row.languageId });
  };

  const user = (client: ClientRecord): Row => {
    meet('client', client.key);
    return shown({
      id: volunteerIds.of('client', client.key),
      email: emailOf(client),
      locale: client.key % 5 === 0 ? null : 'en',
      photo: null,
      group: client.key % 3 === 0 ? 'Support' : null,
      lastSignInAt: client.isActive ? utcText(client.updatedAt) : null,
      name: `${client.givenName ?? ''} ${client.familyName}`,
      timezone: 'America/New_York',
      isAdmin: memory.admins.has(client.key),
      hours: (range: TimeRange) => {
        const absent = (['after', 'before'] as const).filter((name) => range[name] === undefined);
        if (absent.length === 0) return hours(client, range);
        throw new GraphQLError(`missing keyword${absent.length > 1 ? 's' : ''}: ${absent.join(', ')}`);
      },
      role: () => role(client.key),
      office: () => office(homeOf(client)),
      preference: () => preference(client.key),
      individualEvents: () => individualEventsOf(client).map(individualEvent),
      signups: () => eventsOf(client).map((row) => signup(row, client)),
    });
  };
  const userBy = (key: number | null): Row | null => {
    const client = rowOf(practice.clients, key);
    return client && !client.isDeleted ? user(client) : null;
  };
  /** The columns that the list of volunteers has; others raise. */
  const volunteer = (client: ClientRecord): Row => {
    const lacking = (name: string) => (): never => {
      throw new GraphQLError(`missing attribute: ${name}`);
    };
    return {
      ...user(client),
      locale: lacking('locale'),
      lastSignInAt: lacking('last_sign_in_at'),
      timezone: lacking('timezone'),
      isAdmin: lacking('role_id'),
      role: lacking('role_id'),
      office: lacking('office_id'),
    };
  };

  const event = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const details = detailsOf(row);
    return shown({
      ...details,
      id: volunteerIds.of('appointment', row.key),
      title: row.reason ?? '',
      startsAt: utcText(row.start),
      endsAt: utcText(row.start + row.minutes * 60_000),
      duration: row.minutes,
      signupCount: () => usersOfEvent(row).length,
      signups: () => usersOfEvent(row).map((client) => signup(row, client)),
      users: () => usersOfEvent(row).map(user),
      organization: () => organization(details.organizationId),
      eventType: () => eventType(details.eventTypeId),
      office: () => office(details.officeId),
      tags: () => tags(details.tagIds),
    });
  };

  return {
    shown,
    office,
    organization,
    eventType,
    tags,
    detailsOf,
    usersOfEvent,
    homeOf,
    eventsOf,
    individualEventsOf,
    approvedWithin,
    signup,
    individualEvent,
    preference,
    user,
    userBy,
    volunteer,
    event,
  };
}
