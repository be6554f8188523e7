import { offsetText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { numberIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../practice.ts';
import type { PeopleVersion } from './schema.ts';

/** Ids of the people service: numbers as text, as Int in a few places. */
export const peopleIds = numberIds(41_000);

/** Its status words; null means that nothing has happened yet. */
export const peopleWords = {
  planned: null,
  confirmed: null,
  arrived: 'Checked-In',
  inProgress: 'Checked-In',
  ready: 'Checked-In',
  completed: 'Occurred',
  cancelled: 'Cancelled',
  noShow: 'No-Show',
} satisfies Record<VisitState, string | null>;

/** The zone that days are counted in. */
export const peopleZone = 'America/New_York';

const abbreviations: Readonly<Record<string, string>> = {
  '-04:00': 'EDT',
  '-05:00': 'EST',
  '-06:00': 'MDT',
  '-07:00': 'MST',
};

/** The rows of the practice as one version of the people service shows them. */
export function peopleRecords({ practice, meet }: Backstage, version: PeopleVersion) {
  const id = peopleIds.of;
  // The older version writes 2026-11-17 09:00:00 -0500, which is close to ISO 8601 and isn't.
  const stamp = (instant: number, zone: string): string => {
    const text = offsetText(instant, zone);
    return version === '2026' ? text : text.replace(/^(.{10})T(.{8})([+-]\d{2}):(\d{2})$/, '$1 $2 $3$4');
  };
  function user(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      id: id('client', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      email: row.emails[0],
      phone_number: row.phones[0]?.value,
      additional_phone_number: row.phones[1]?.value,
      active: row.isActive,
      is_patient: true,
      created_at: stamp(row.createdAt, peopleZone),
      updated_at: stamp(row.updatedAt, peopleZone),
    };
  }
  function member(row: ProviderRecord | null): object | null {
    if (!row) return null;
    return {
      id: id('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      full_name: fullNameOf(row),
      email: row.email,
      active: row.isActive,
      is_patient: false,
      qualifications: row.title,
    };
  }
  function pet(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      id: id('patient', row.key),
      name: row.name,
      animal_type: row.species,
      breed: row.breed,
      sex: row.sex.toLowerCase(),
      dob: row.birthDate,
      owner: () => user(rowOf(practice.clients, row.clientKey)),
    };
  }
  function place(key: number): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { name, street, city, state, postalCode } = row;
    return { id: id('place', key), name, line1: street, city, state, zip: postalCode, country: 'US' };
  }
  function type(key: number): object | null {
    const row = rowOf(practice.visitTypes, key);
    if (!row) return null;
    const { name, minutes, isBookable } = row;
    return { id: id('visitType', key), name, length: minutes, clients_can_book: isBookable, is_group: false };
  }
  function appointment(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const start = stamp(row.start, zone);
    return {
      id: id('appointment', row.key),
      date: start,
      start,
      end: stamp(row.start + row.minutes * 60_000, zone),
      length: row.minutes,
      timezone_abbr: abbreviations[offsetText(row.start, zone).slice(-6)],
      pm_status: peopleWords[row.state],
      confirmed: row.state === 'confirmed',
      client_confirmed: row.state === 'confirmed',
      deleted_at: row.isDeleted ? stamp(row.updatedAt, zone) : null,
      is_blocker: row.isBlock,
      is_group: false,
      appointment_type: () => (row.isBlock ? null : type(row.typeKey)),
      provider: () => member(rowOf(practice.providers, row.providerKey)),
      other_party_id: row.providerKey === null ? null : Number(id('provider', row.providerKey)),
      user: () => user(rowOf(practice.clients, row.clientKey)),
      user_id: row.clientKey === null ? null : id('client', row.clientKey),
      pet_profile: () => pet(rowOf(practice.patients, row.patientKey)),
      location: rowOf(practice.places, row.placeKey)?.name,
      contact_type: 'In Person',
      reason: row.reason,
      cancellation_reason: row.cancelReason,
      created_at: stamp(row.createdAt, peopleZone),
      updated_at: stamp(row.updatedAt, peopleZone),
    };
  }
  return { user, member, pet, place, type, appointment };
}
