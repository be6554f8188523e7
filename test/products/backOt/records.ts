import { startOfDay, utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the database. Patients are the practice's clients; guardians have the ids of its animals. */
export const backOtIds = uuidIds();

/** How far an appointment is; who didn't come was cancelled. */
export const backOtStates: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'CANCELLED',
};

/** What only this service keeps, by the keys of patients and appointments. */
export interface BackOtExtras {
  readonly births: Map<number, { readonly dateOfBirth: string; readonly gender: string }>;
  readonly rescheduledTo: Map<number, { readonly key: number; readonly reason: string }>;
}

/** Whether the booking service has this appointment: it needs a patient and a practitioner. */
export function isBooking(row: AppointmentRecord): boolean {
  return row.clientKey !== null && row.providerKey !== null && !row.isBlock && !row.isDeleted;
}

/** Everybody who is treated at any branch, in the order in which they were entered. */
export function backOtPatients({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** A patient has one guardian for a phone, and at most two. */
export const mostGuardians = 2;

const opened = '2024-02-05T09:00:00Z';
const deskId = backOtIds.of('organization', 2);
const tenant = { id: backOtIds.of('organization', 1), slug: 'harbor', domain: null, status: 'active' };
const genders = ['female', 'male'];

/** Rows of the four services. */
export function backOtRows({ practice, meet }: Backstage, { births, rescheduledTo }: BackOtExtras) {
  const stamps = (row: AppointmentRecord): Row => ({
    created_at: utcText(row.createdAt),
    updated_at: utcText(row.updatedAt),
    created_by: deskId,
  });
  const address = (id: string, street: string, city: string, state = '', zipCode = ''): Row => {
    return { id, address: street, baranggay: '', city, state, zipCode, country: 'USA' };
  };
  function branch(row: PlaceRecord): Row {
    const place = address(backOtIds.of('place', 100 + row.key), row.street, row.city, row.state, row.postalCode);
    const reached = { address: place, timezone: row.zone, phone: row.phone, isActive: true };
    return { id: backOtIds.of('place', row.key), tenantId: tenant.id, name: row.name, ...reached };
  }
  function assignments(userId: string, placeKeys: readonly number[], name: string): Row[] {
    const role = { id: backOtIds.of('visitType', 50), name, isSystemRole: true, isActive: true, permissions: [] };
    const more = { tenant: { ...tenant, name: practice.organization.name }, role, assignedAt: opened, isActive: true };
    const places = practice.places.filter(({ key }) => placeKeys.includes(key));
    return places.map((row, index) => {
      return { id: `${userId.slice(0, -2)}${String(index + 10)}`, userId, branch: branch(row), ...more };
    });
  }
  function user(profile: Row, email: string, isActive: boolean, own: readonly Row[]): Row {
    const dates = { validatedAt: opened, createdAt: opened, updatedAt: opened };
    return {
      id: profile['userId'],
      email,
      isActive,
      appRoles: [],
      isValidated: true,
      ...dates,
      profile,
      assignments: own,
    };
  }
  function practitioner({ key, givenName, familyName, title, email, isActive, placeKeys }: ProviderRecord): Row {
    const userId = backOtIds.of('provider', key);
    const profile = { userId, firstName: givenName, lastName: familyName, suffix: title };
    return user(profile, email, isActive, assignments(userId, placeKeys, 'therapist'));
  }
  /** The signed-in user, who works at the front desk of every branch. */
  function desk(): Row {
    const everywhere = practice.places.map(({ key }) => key);
    const profile = { userId: deskId, firstName: 'Robin', lastName: 'Desk' };
    return user(profile, 'desk@example.test', true, assignments(deskId, everywhere, 'receptionist'));
  }
  function guardians(row: ClientRecord): Row[] {
    const count = Math.max(1, Math.min(mostGuardians, row.phones.length));
    return Array.from({ length: count }, (_, index) => ({
      id: backOtIds.of('patient', row.key * mostGuardians + index),
      firstName: index === 0 ? 'Alex' : 'Sam',
      lastName: row.familyName,
      gender: genders[index],
      email: row.emails[index] ?? null,
      // It can't be null, so that it is empty instead.
      phone: row.phones[index]?.value ?? '',
      isActive: true,
      patient: () => [patient(row)],
    }));
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const id = backOtIds.of('client', row.key);
    const dateOfBirth = `${String(2005 + (row.key % 15))}-0${String(1 + (row.key % 9))}-15`;
    return {
      id,
      tenantId: tenant.id,
      branchId: backOtIds.of('place', row.placeKey),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      ...(births.get(row.key) ?? { dateOfBirth, gender: genders[row.key % 2] }),
      notes: row.note,
      isActive: row.isActive,
      address: address(backOtIds.of('client', 1000 + row.key), row.street, row.city),
      tag: row.tags.map((name, index) => ({ id: backOtIds.of('visitType', 100 + row.key * 2 + index), name })),
      guardian: () => guardians(row),
      goals: [],
    };
  }
  const status = (row: AppointmentRecord): string =>
    rescheduledTo.has(row.key) ? 'RESCHEDULED' : backOtStates[row.state];
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const later = rescheduledTo.get(row.key);
    const earlier = [...rescheduledTo].find(([, { key }]) => key === row.key)?.[0];
    const isOff = status(row) === 'CANCELLED';
    return {
      id: backOtIds.of('appointment', row.key),
      branch_id: backOtIds.of('place', row.placeKey),
      patient_id: backOtIds.of('client', row.clientKey ?? 0),
      practitioner_id: backOtIds.of('provider', row.providerKey ?? 0),
      scheduled_start: utcText(row.start),
      scheduled_end: utcText(row.start + row.minutes * 60_000),
      status: status(row),
      note: row.reason,
      cancellation_reason: isOff ? (row.cancelReason ?? 'No show') : null,
      cancelled_at: isOff ? utcText(row.updatedAt) : null,
      rescheduled_from_id: earlier === undefined ? null : backOtIds.of('appointment', earlier),
      rescheduled_to_id: later ? backOtIds.of('appointment', later.key) : null,
      reschedule_reason: later?.reason ?? null,
      ...stamps(row),
      practitioner: () => provider && practitioner(provider),
      patient: () => (client && !client.isDeleted ? patient(client) : null),
    };
  }
  /** Exceptions of a practitioner's schedule: the practice's blocked time. */
  function exception(row: AppointmentRecord): Row {
    const { branch_id, practitioner_id, practitioner: person } = appointment(row);
    const exception_date = utcText(startOfDay(wallDay(row.start, zoneOf(practice, row)), 'UTC'));
    const id = backOtIds.of('appointment', 1000 + row.key);
    return { ...stamps(row), id, branch_id, practitioner_id, exception_date, is_active: true, practitioner: person };
  }
  return { branch, practitioner, desk, guardians, patient, status, appointment, exception, tenant };
}
