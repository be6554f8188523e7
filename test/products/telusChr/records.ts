import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of tables in a database; each table has its own. */
// prettier-ignore
export const telusIds = numberedIds({
  organization: 0, place: 310, provider: 8100, visitType: 1240, client: 40_210, patient: 0, appointment: 771_000,
});

/** How far a visit is; a visit is over before its note is signed. */
// prettier-ignore
export const statusWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'BOOKED', confirmed: 'CONFIRMED', arrived: 'ARRIVED', inProgress: 'BEING_SEEN',
  ready: 'VISIT_COMPLETED', completed: 'NOTE_SIGNED', cancelled: 'CANCELLED', noShow: 'NO_SHOW',
};

/** The field for each phone of a patient. */
export const phoneFields = { Mobile: 'phone', Home: 'homePhone', Work: 'officePhone' } as const;

// The names that Rails has for zones.
// prettier-ignore
const zoneNames: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time (US & Canada)', 'America/Denver': 'Mountain Time (US & Canada)',
};
const stamps = { createdAt: '2019-01-07T15:00:00Z', updatedAt: '2019-01-07T15:00:00Z' };
const named = (id: string, name: string): Row => ({ id, name, ...stamps });

export const statusTags: readonly Row[] = [named('51', 'VIP'), named('52', 'Breeder'), named('53', 'Payment plan')];
const pharmacy = { ...named('81', 'Bayside Pharmacy'), phone: '+1 207 555 0191', readOnly: true };
export const facilities: readonly Row[] = [pharmacy];
const referring = { firstName: 'Paul', lastName: 'Abbott', email: 'abbott@referral.example.test', readOnly: false };
export const contacts: readonly Row[] = [{ id: '91', ...referring, facility: pharmacy, ...stamps }];

// The same for all patients.
const consent = { unsubscribedFromSms: false, notifyBy: 'BOTH' };
const settings = { ...consent, draft: false, verified: true, gender: 'OTHER' };
const relative = { emergencyFirstName: 'Robin', emergencyRelationship: 'sibling' };

type Find = (key: number | null) => Row | null;

/** How rows of the practice look there. */
export type ChrRecords = ReturnType<typeof chrRecords>;

/** All patients, archived ones too, the newest first. */
export function telusPeople({ clients }: practices.Practice): readonly practices.ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.createdAt - one.createdAt);
}

function entry({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: utcText(createdAt), updatedAt: utcText(updatedAt) };
}

/** Makes rows from the records of a practice; their `key` is not in the schema, and `shown` tells what is answered. */
export function chrRecords({ practice, now, meet }: Backstage) {
  const shown = (kind: 'client' | 'appointment', row: Row): Row => {
    meet(kind, Number(row['key']));
    return row;
  };
  const location: Find = (key) => {
    const place = practices.rowOf(practice.places, key);
    if (!place) return null;
    const { city, state: region, postalCode, phone, email, zone } = place;
    const zones = { timezoneIanaName: zone, timezoneName: zoneNames[zone] };
    const address = { streetAddress1: place.street, city, region, postalCode };
    const contact = { primaryContactNumber: phone, primaryEmail: email, internalName: `${city} ${String(place.key)}` };
    const flags = { primary: place.key === 1, public: true };
    return { ...named(telusIds.of('place', place.key), place.name), ...address, ...zones, ...contact, ...flags };
  };
  const user = (id: string, givenName: string, familyName: string, more: Row): Row => {
    const names = { firstName: givenName, lastName: familyName, fullName: `${givenName} ${familyName}` };
    return { id, ...names, languages: ['eng'], hasInbox: true, ...more, ...stamps };
  };
  const provider: Find = (key) => {
    const person = practices.rowOf(practice.providers, key);
    if (!person) return null;
    const { givenName, familyName, email, role } = person;
    const more = { email, specialty: role, hasSchedule: true, title: role === 'veterinarian' ? 'DR' : null };
    return user(telusIds.of('provider', person.key), givenName, familyName, more);
  };
  const service: Find = (key) => {
    const type = practices.rowOf(practice.visitTypes, key);
    if (!type?.isBookable) return null;
    const rules = { allowNewPatient: type.key < 4, minRequestableInterval: 1, providerDefaultStatus: 'BOOKED' };
    const { name, color, minutes: slotLength } = type;
    return { ...named(telusIds.of('visitType', type.key), name), color, slotLength, ...rules };
  };
  const patient = (client: practices.ClientRecord): Row => {
    // No one's day of birth is known to the practice, and none may be missing here.
    const year = 1940 + (client.key % 50);
    return {
      key: client.key,
      id: telusIds.of('client', client.key),
      firstName: client.givenName ?? '',
      lastName: client.familyName,
      fullName: practices.fullNameOf(client),
      dateOfBirth: `${String(year)}-0${String(1 + (client.key % 9))}-1${String(client.key % 9)}`,
      age: new Date(now()).getUTCFullYear() - year,
      archived: !client.isActive,
      archivedAt: client.isActive ? null : utcText(client.updatedAt).slice(0, 10),
      email: client.emails[0] ?? null,
      ...Object.fromEntries(client.phones.map(({ label, value }) => [phoneFields[label], value])),
      ...(client.key % 3 === 0 && { ...relative, emergencyPhone: `+1 207 555 ${String(7000 + client.key)}` }),
      streetAddress: client.street,
      city: client.city,
      preferredPharmacy: client.key % 5 === 0 ? facilities[0] : null,
      familyPractitioner: client.key % 7 === 0 ? contacts[0] : null,
      primaryLocation: () => location(client.placeKey),
      statusTags: statusTags.filter(({ name }) => client.tags.includes(String(name))),
      ...settings,
      ...entry(client),
    };
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    const person = (): Row | null => {
      const client = practices.rowOf(practice.clients, row.clientKey);
      return client && shown('client', patient(client));
    };
    const hasCome = !['planned', 'confirmed', 'cancelled', 'noShow'].includes(row.state);
    return {
      key: row.key,
      id: telusIds.of('appointment', row.key),
      startAt: utcText(row.start),
      untilAt: utcText(row.start + row.minutes * 60_000),
      date: wallDay(row.start, practices.zoneOf(practice, row)),
      checkedInAt: hasCome ? utcText(row.start - 300_000) : null,
      status: statusWords[row.state],
      deactivated: row.isDeleted,
      reason: row.reason,
      note: row.key % 4 === 0 ? 'Booked by phone.' : null,
      presentingIssue: row.typeKey === 6 ? { id: '72', name: 'Follow-up', internalName: 'Follow-up' } : null,
      visitType: 'PHYSICAL_VISIT',
      patient: person,
      respondent: person,
      location: () => location(row.placeKey),
      provider: () => provider(row.providerKey),
      service: () => service(row.typeKey),
      ...entry(row),
    };
  };
  // Who works at the desk is a user like those who see patients, without a schedule.
  const users = (): readonly Row[] => [
    ...practice.providers.flatMap(({ key, isActive }) => (isActive ? [provider(key) ?? {}] : [])),
    user('8190', 'Dana', 'Whitfield', { email: 'desk@example.test', hasSchedule: false }),
  ];
  return { location, provider, service, patient, appointment, users, shown };
}
