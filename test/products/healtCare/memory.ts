import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { adminId, dateText, healtIds, isAppointment, ownId } from './values.ts';

/** What the product stores beside the practice; rows by their id. */
export interface HealtMemory {
  readonly clinics: Map<string, Row>;
  readonly users: Map<string, Row>;
  readonly doctors: Map<string, Row>;
  readonly assistants: Map<string, Row>;
  readonly slots: Map<string, Row>;
  readonly rules: Map<string, Row>;
  readonly reminders: Map<string, Row>;
  readonly webhooks: Map<string, Row>;
  readonly logs: Map<string, Row>;
  /** What patients and appointments have that rows of the practice don't. */
  readonly profiles: Map<number, Row>;
  readonly visits: Map<number, Row>;
}

const founded = Date.parse('2025-11-05T08:00:00Z');
const dayMs = 86_400_000;
const specialties = { veterinarian: 'Internal medicine', technician: 'Nursing', groomer: 'Skin care' } as const;

function byId(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [String(row['id']), row]));
}

/** Times in fields of the type String are milliseconds as text. */
function times(later: number): Row {
  const text = String(founded + later * dayMs);
  return { createdAt: text, updatedAt: text };
}

/** Times in fields of the type DateTime. */
function dates(later: number): Row {
  const text = dateText(founded + later * dayMs);
  return { createdAt: text, updatedAt: text };
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): HealtMemory {
  const placeId = (key: number): string => healtIds.of('place', key);
  const clinics = practice.places.map((place) => ({
    id: placeId(place.key),
    name: place.name,
    legalName: null,
    email: place.email,
    phone: place.phone,
    address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
    city: place.city,
    country: 'US',
    timezone: place.zone,
    subscriptionPlan: 'pro',
    subscriptionStatus: 'active',
    subscriptionUntil: String(founded + 730 * dayMs),
    website: null,
    logoUrl: null,
    ...times(place.key),
  }));
  const account = { phone: null, active: true, emailVerified: false, lastLoginAt: null };
  const staff = practice.providers.map((person) => ({
    id: ownId('user', person.key),
    email: person.email,
    ...account,
    firstName: person.givenName,
    lastName: person.familyName,
    role: 'DOCTOR',
    active: person.isActive,
    clinicId: placeId(person.placeKeys[0] ?? 1),
    ...times(10 + person.key),
  }));
  const desk = [
    ['Nadia', 'Petit'],
    ['Owen', 'Marsh'],
  ].map(([firstName, lastName], index) => ({
    id: ownId('user', 50 + index),
    email: `desk${String(index + 1)}@example.test`,
    ...account,
    firstName,
    lastName,
    role: 'ASSISTANT',
    clinicId: placeId(index + 1),
    ...times(30 + index),
  }));
  const admin = {
    id: adminId,
    email: 'admin@example.test',
    ...account,
    firstName: 'Iris',
    lastName: 'Calloway',
    phone: '+1 207 555 0190',
    role: 'CLINIC_ADMIN',
    emailVerified: true,
    lastLoginAt: String(Date.parse('2026-11-17T12:55:00Z')),
    clinicId: placeId(1),
    ...times(1),
  };
  const portal = practice.clients
    .filter((client) => !client.isDeleted && client.key % 20 === 9)
    .map((client) => ({
      id: ownId('user', 100 + client.key),
      email: client.emails[0] ?? `portal${String(client.key)}@example.test`,
      ...account,
      firstName: client.givenName,
      lastName: client.familyName,
      role: 'PATIENT',
      clinicId: placeId(client.placeKey),
      ...times(60 + client.key),
    }));
  const doctors = practice.providers.map((person) => ({
    id: healtIds.of('provider', person.key),
    userId: ownId('user', person.key),
    clinicId: placeId(person.placeKeys[0] ?? 1),
    specialty: specialties[person.role],
    title: person.title,
    bio: null,
    avatarUrl: null,
    languages: person.key % 3 === 0 ? ['en', 'es'] : ['en'],
    gcalCalendarId: null,
    isAcceptingNewPatients: person.isActive,
    timezone: null,
    ...dates(10 + person.key),
  }));
  const assistants = desk.map((user, index) => ({
    id: ownId('assistant', index + 1),
    userId: user.id,
    clinicId: user.clinicId,
    title: 'Front desk',
    permissions: [],
    active: true,
    ...dates(30 + index),
  }));
  const slots = practice.providers.flatMap(({ key }) =>
    [1, 2, 3, 4, 5].map((weekday) => ({
      id: ownId('slot', key * 10 + weekday),
      doctorId: healtIds.of('provider', key),
      weekday,
      startTime: '08:00',
      endTime: '17:00',
      durationMin: 30,
      active: weekday !== 5,
      ...dates(40),
    })),
  );
  const rules = practice.places.map(({ key }) => ({
    id: ownId('rule', key),
    clinicId: placeId(key),
    offsetMin: 1440,
    channel: key === 2 ? 'SMS' : 'EMAIL',
    active: key !== 3,
    template: null,
    ...dates(41),
  }));
  const reminded = practice.appointments.filter((row) => isAppointment(row) && row.key % 6 === 0);
  const reminders = reminded.map((row) => {
    const scheduledFor = row.start - dayMs;
    const isSent = scheduledFor < Date.parse('2026-11-17T15:10:00Z');
    return {
      id: ownId('reminder', row.key),
      appointmentId: healtIds.of('appointment', row.key),
      ruleId: ownId('rule', row.placeKey),
      channel: row.placeKey === 2 ? 'SMS' : 'EMAIL',
      scheduledFor: dateText(scheduledFor),
      sentAt: isSent ? dateText(scheduledFor + 4000) : null,
      status: isSent ? 'SENT' : 'SCHEDULED',
      error: null,
      createdAt: dateText(row.createdAt),
      updatedAt: dateText(row.updatedAt),
    };
  });
  const webhook = {
    id: ownId('webhook', 1),
    clinicId: placeId(1),
    url: 'https://hooks.example.test/visits',
    secret: '0123456789abcdef0123456789abcdef',
    active: true,
    description: null,
    events: ['appointment.created', 'appointment.updated'],
    lastSuccessAt: '2026-11-17T12:00:00.000Z',
    lastFailureAt: null,
    failureCount: 0,
    ...dates(44),
  };
  const logs = reminded.map((row) => ({
    id: ownId('log', row.key),
    clinicId: placeId(row.placeKey),
    actorId: adminId,
    action: 'appointment.create',
    entity: 'Appointment',
    entityId: healtIds.of('appointment', row.key),
    metadata: { doctorId: healtIds.of('provider', row.providerKey ?? 0), start: dateText(row.start) },
    ipAddress: null,
    userAgent: null,
    createdAt: dateText(row.createdAt),
    appointmentId: healtIds.of('appointment', row.key),
  }));
  const profiles = portal.flatMap(({ id }): [number, Row][] => {
    const key = Number(id.slice(-4)) - 100;
    return rowOf(practice.clients, key) ? [[key, { userId: id }]] : [];
  });
  return {
    clinics: byId(clinics),
    users: byId([admin, ...staff, ...desk, ...portal]),
    doctors: byId(doctors),
    assistants: byId(assistants),
    slots: byId(slots),
    rules: byId(rules),
    reminders: byId(reminders),
    webhooks: byId([webhook]),
    logs: byId(logs),
    profiles: new Map(profiles),
    visits: new Map(),
  };
}
