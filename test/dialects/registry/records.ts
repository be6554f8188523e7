import { wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { wordIds } from '../ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../practice.ts';

/** Refs of the registry. */
export const registryIds = wordIds({
  organization: 'ORG-',
  place: 'SITE-',
  provider: 'RES-',
  visitType: 'KIND-',
  client: 'PTY-',
  patient: 'ANI-',
  appointment: 'SLOT-',
});

/** The boolean that is true last of all; a slot that only stands in the calendar has none. */
export const registryFlags = {
  planned: null,
  confirmed: 'isConfirmed',
  arrived: 'hasArrived',
  inProgress: 'isUnderway',
  ready: 'isUnderway',
  completed: 'isFinished',
  cancelled: 'isVoided',
  noShow: 'didNotCome',
} satisfies Record<VisitState, string | null>;

/** The rows of the practice as the registry shows them. */
export function registryRecords({ practice, meet }: Backstage) {
  const ref = registryIds.of;
  function party(row: ClientRecord | null): object | null {
    if (!row) return null;
    meet('client', row.key);
    return {
      ref: ref('client', row.key),
      label: fullNameOf(row),
      person: { calledBy: row.givenName, surname: row.familyName },
      contactPoints: [
        ...row.emails.map((value) => ({ system: 'MAIL', value, use: null })),
        ...row.phones.map(({ value, label }) => ({ system: 'PHONE', value, use: label })),
      ],
      isCurrent: row.isActive,
      animals: () => practice.patients.filter((owned) => owned.clientKey === row.key).map(animal),
      enrolledAt: wallText(row.createdAt, 'UTC'),
    };
  }
  function animal(row: PatientRecord | null): object | null {
    if (!row) return null;
    meet('patient', row.key);
    return {
      ref: ref('patient', row.key),
      callName: row.name,
      species: row.species,
      breed: row.breed,
      gender: row.sex,
      bornOn: row.birthDate,
      chip: row.microchip,
      keeper: () => party(rowOf(practice.clients, row.clientKey)),
    };
  }
  function resource(key: number | null): object | null {
    const row = rowOf(practice.providers, key);
    const at = row && { ref: ref('provider', row.key), label: fullNameOf(row) };
    return row && { ...at, discipline: row.role, isCurrent: row.isActive };
  }
  function site(key: number | null): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { name, street, city, state, postalCode, zone } = row;
    return { ref: ref('place', row.key), label: name, street, town: city, region: state, zip: postalCode, tz: zone };
  }
  function kind(key: number): object | null {
    const row = rowOf(practice.visitTypes, key);
    return row && { ref: ref('visitType', row.key), label: row.name, usualMinutes: row.minutes };
  }
  function slot(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const has = (...states: readonly VisitState[]): boolean => states.includes(row.state);
    const hasCome = has('arrived', 'inProgress', 'ready', 'completed');
    return {
      ref: ref('appointment', row.key),
      beginsAt: wallText(row.start, zoneOf(practice, row)).slice(0, 16),
      spanMinutes: row.minutes,
      isConfirmed: hasCome || has('confirmed'),
      hasArrived: hasCome,
      isUnderway: has('inProgress', 'ready'),
      isFinished: has('completed'),
      isVoided: has('cancelled'),
      didNotCome: has('noShow'),
      topic: row.reason,
      kind: kind(row.typeKey),
      animal: () => animal(rowOf(practice.patients, row.patientKey)),
      keeper: () => party(rowOf(practice.clients, row.clientKey)),
      resource: resource(row.providerKey),
      site: site(row.placeKey),
    };
  }
  return { party, animal, resource, site, kind, slot };
}
