import { offsetText, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { peopleWords } from '../../dialects/people/records.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** The zone of the account that asks, in which all times are shown. */
export const healthieZone = 'America/New_York';

/** Patients and staff are users of one table, so that their numbers differ. */
export const healthieIds = numberedIds({
  organization: 40,
  place: 7100,
  provider: 2400,
  visitType: 9300,
  client: 310_000,
  patient: 0,
  appointment: 880_000,
});

/** Whether an appointment is in the book: soft deleted ones never are, blocks only where they are asked for. */
export function isHealthieAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

const founded = Date.parse('2020-01-06T14:00:00Z');
const dateTime = (instant: number): string => offsetText(instant, healthieZone);
const stamps = { created_at: dateTime(founded), updated_at: dateTime(founded) };
/** Fields of the calendar are texts as Ruby writes a time: 2026-11-17 09:00:00 -0500. */
const calendarText = (instant: number): string =>
  `${wallText(instant, healthieZone).replace('T', ' ')} ${dateTime(instant).slice(-6).replace(':', '')}`;

/** Rows of the practice as Healthie's objects; the notes of an appointment are kept by its key. */
export function healthieRows({ practice, meet, now }: Backstage, notes: ReadonlyMap<number, string>) {
  const { of } = healthieIds;
  const place = ({ key, name }: PlaceRecord): Row => ({ id: of('place', key), location: name, clients_can_book: true });
  const organization = (): Row => ({
    id: of('organization', 1),
    name: practice.organization.name,
    ...stamps,
    is_active: true,
    organization_email: 'office@example.test',
  });
  const type = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    name: row.name,
    length: row.minutes,
    clients_can_book: row.isBookable,
    available_contact_types: ['In Person', 'Phone Call'],
    is_group: false,
    organization_id: Number(of('organization', 1)),
    ...stamps,
  });
  /** What the names of a user come to; an organization has a last name only. */
  const names = (row: ClientRecord | ProviderRecord): Row => ({
    first_name: row.givenName,
    last_name: row.familyName,
    name: fullNameOf(row),
    full_name: fullNameOf(row),
    organization,
  });
  const member = (row: ProviderRecord): Row => ({
    id: of('provider', row.key),
    ...names(row),
    active: row.isActive,
    is_patient: false,
    is_active_provider: row.isActive,
    email: row.email,
    timezone: healthieZone,
    ...stamps,
  });
  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const isNext = (visit: AppointmentRecord): boolean =>
      visit.clientKey === row.key && visit.start > now() && isHealthieAppointment(visit);
    return {
      id: of('client', row.key),
      ...names(row),
      active: row.isActive,
      is_patient: true,
      email: row.emails[0] ?? null,
      skipped_email: row.emails.length === 0,
      phone_number: row.phones[0]?.value ?? null,
      additional_phone_number: row.phones[1]?.value ?? null,
      dietitian_id: of('provider', 1),
      active_tags: row.tags.map(tag),
      location: address(row),
      quick_notes: row.note,
      next_appt_date: () => practice.appointments.filter(isNext).map(({ start }) => dateTime(start))[0] ?? null,
      last_activity: dateTime(row.updatedAt),
      created_at: dateTime(row.createdAt),
      updated_at: dateTime(row.updatedAt),
    };
  }
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const provider = rowOf(practice.providers, row.providerKey);
    const owner = rowOf(practice.clients, row.clientKey);
    const visitType = rowOf(practice.visitTypes, row.typeKey);
    const status = peopleWords[row.state];
    const numberOf = (kind: Kind, key: number | null): number | null => (key === null ? null : Number(of(kind, key)));
    return {
      id: of('appointment', row.key),
      date: dateTime(row.start),
      start: calendarText(row.start),
      end: calendarText(row.start + row.minutes * 60_000),
      length: row.minutes,
      title: visitType?.name ?? null,
      appointment_type: visitType && type(visitType),
      appointment_type_id: numberOf('visitType', row.typeKey),
      appointment_location_id: of('place', row.placeKey),
      location: rowOf(practice.places, row.placeKey)?.name ?? null,
      contact_type: row.isBlock ? null : 'In Person',
      is_blocker: row.isBlock,
      pm_status: status,
      pm_status_changed_at: status && dateTime(row.updatedAt),
      confirmed: row.state !== 'planned',
      reason: row.reason,
      notes: notes.get(row.key) ?? null,
      other_cancellation_reason: row.cancelReason,
      other_party_id: numberOf('provider', row.providerKey),
      provider: provider && member(provider),
      providers: provider ? [member(provider)] : [],
      user: () => owner && client(owner),
      user_id: numberOf('client', row.clientKey),
      attendees: () => (owner ? [client(owner)] : []),
      created_at: dateTime(row.createdAt),
      updated_at: dateTime(row.updatedAt),
      deleted_at: row.isDeleted ? dateTime(row.updatedAt) : null,
    };
  }
  return { organization, place, type, member, client, appointment };
}

/** A tag that clients can bear. */
export function tag(name: string): Row {
  return { id: String(500 + name.length), name, added_by: 'Amelia Okafor', active_users_count: 0, ...stamps };
}

function address(row: ClientRecord): Row {
  const { street, city } = row;
  return { id: String(60_000 + row.key), line1: street, city, country: 'US', to_oneline: `${street}, ${city}` };
}
