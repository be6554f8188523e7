import { utcText, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { numberIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../practice.ts';

/** Ids of the mixed service: numbers, the same ones for every kind. */
export const mixedIds = numberIds(0);

/** Its status words. A confirmed appointment is a planned one with a flag. */
export const mixedWords = {
  planned: 'PLANNED',
  confirmed: 'PLANNED',
  arrived: 'CHECKED_IN',
  inProgress: 'IN_PROGRESS',
  ready: 'READY_FOR_DISCHARGE',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** The rows of the practice as the mixed service shows them. */
export function mixedRecords({ practice, meet }: Backstage) {
  const id = mixedIds.of;
  const naive = (instant: number): string => wallText(instant, 'UTC');
  const idOrNull = (kind: 'client' | 'patient' | 'provider', key: number | null): string | null =>
    key === null ? null : id(kind, key);
  function client(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    const phones = row.phones.map(({ label, value }, index) => ({
      id: String(row.key * 10 + index),
      value,
      name: label,
      preferred: index === 0,
    }));
    return {
      id: id('client', row.key),
      name: fullNameOf(row),
      givenName: row.givenName,
      familyName: row.familyName,
      businessName: row.givenName === null ? row.familyName : null,
      email: row.emails[0],
      secondaryEmail: row.emails[1],
      phoneNumbers: phones,
      preferredPhoneNumber: phones[0],
      addresses: [{ line1: row.street, city: row.city, isPrimary: true }],
      isActive: row.isActive,
      isMerged: false,
      notes: row.note,
      primaryLocationId: id('place', row.placeKey),
      tags: row.tags,
      insertedAt: naive(row.createdAt),
      updatedAt: naive(row.updatedAt),
      deletedAt: row.isDeleted ? naive(row.updatedAt) : null,
      patients: () => practice.patients.filter((animal) => animal.clientKey === row.key).map(patient),
    };
  }
  function patient(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      ...row,
      id: id('patient', row.key),
      birthYear: row.birthDate === null ? null : Number(row.birthDate.slice(0, 4)),
      clientId: idOrNull('client', row.clientKey),
      client: () => client(rowOf(practice.clients, row.clientKey)),
      insertedAt: naive(row.createdAt),
      updatedAt: naive(row.updatedAt),
    };
  }
  function provider(key: number | null): object | null {
    const row = rowOf(practice.providers, key);
    if (!row) return null;
    return {
      ...row,
      id: id('provider', row.key),
      name: fullNameOf(row),
      suffix: row.title,
      title: row.role === 'veterinarian' ? 'Dr.' : null,
      isVeterinarian: row.role === 'veterinarian',
      isGroomer: row.role === 'groomer',
      defaultLocationId: id('place', row.placeKeys[0] ?? 1),
      position: row.key,
    };
  }
  function place(key: number): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const address = `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`;
    return {
      id: id('place', key),
      name: row.name,
      address,
      addressString: address,
      timezone: row.zone,
      phoneNumber: row.phone,
      email: row.email,
      isActive: true,
      appointmentSlotMinutes: 15,
    };
  }
  function type(key: number): object | null {
    const row = rowOf(practice.visitTypes, key);
    if (!row) return null;
    const { name, color, isBlock, isBookable } = row;
    const flags = { isBlockoff: isBlock, canBookOnline: isBookable, isDefault: key === 1, deleted: false };
    return { id: id('visitType', key), name, duration: row.minutes, color, ...flags };
  }
  function appointment(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    return {
      id: id('appointment', row.key),
      start: utcText(row.start),
      duration: row.minutes,
      status: mixedWords[row.state],
      isConfirmed: row.state !== 'planned' && row.state !== 'cancelled',
      checkedInAt: row.state === 'arrived' ? utcText(row.start - 300_000) : null,
      reason: row.reason,
      type: () => type(row.typeKey),
      provider: () => provider(row.providerKey),
      providerId: idOrNull('provider', row.providerKey),
      patient: () => patient(rowOf(practice.patients, row.patientKey)),
      patientId: idOrNull('patient', row.patientKey),
      location: () => place(row.placeKey),
      bookedOnline: false,
      deleted: row.isDeleted,
      deletionReason: row.isDeleted ? 'Removed' : null,
      insertedAt: naive(row.createdAt),
      updatedAt: naive(row.updatedAt),
    };
  }
  return { client, patient, provider, place, type, appointment };
}
