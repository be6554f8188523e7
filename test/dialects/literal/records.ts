import { utcText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { wordIds } from '../ids.ts';
import { sliceOf } from '../pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../practice.ts';

/** Ids of the literal form: a letter and a number. */
export const literalIds = wordIds({
  organization: 'O',
  place: 'L',
  provider: 'V',
  visitType: 'T',
  client: 'C',
  patient: 'P',
  appointment: 'A',
});

/** Status words of the literal form. */
export const literalWords = {
  planned: 'BOOKED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_ROOM',
  ready: 'READY',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'MISSED',
} satisfies Record<VisitState, string>;

/** The rows of the practice as the literal form shows them. */
export function literalRecords({ practice, cap, meet }: Backstage) {
  const id = literalIds.of;
  function client(key: number | null): object | null {
    const row: ClientRecord | null = rowOf(practice.clients, key);
    if (!row) return null;
    meet('client', row.key);
    return {
      id: id('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.emails[0],
      phone: row.phones[0]?.value,
      address: { street: row.street, city: row.city },
      active: row.isActive,
      notes: row.note,
      deletedAt: row.isDeleted ? utcText(row.updatedAt) : null,
      patients({ limit }: { limit: number }) {
        const owned = practice.patients.filter((animal) => animal.clientKey === row.key);
        return sliceOf(owned, 0, limit, cap).map((animal) => patient(animal.key));
      },
    };
  }
  function patient(key: number | null): object | null {
    const row: PatientRecord | null = rowOf(practice.patients, key);
    if (!row) return null;
    meet('patient', row.key);
    return {
      ...row,
      id: id('patient', row.key),
      active: row.isActive,
      deceased: row.isDeceased,
      client: () => client(row.clientKey),
    };
  }
  function provider(key: number | null): object | null {
    const row = rowOf(practice.providers, key);
    return row && { ...row, id: id('provider', row.key), name: fullNameOf(row), active: row.isActive };
  }
  function place(key: number): object | null {
    const row = rowOf(practice.places, key);
    if (!row) return null;
    const { street, city, state, postalCode } = row;
    const address = { street, city, region: state, postalCode };
    return { id: id('place', key), name: row.name, address, timeZone: row.zone, phone: row.phone };
  }
  function appointment(row: AppointmentRecord | null): object | null {
    if (!row) return null;
    meet('appointment', row.key);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      id: id('appointment', row.key),
      start: utcText(row.start),
      end: utcText(row.start + row.minutes * 60_000),
      status: literalWords[row.state],
      reason: row.reason,
      appointmentType: type && { id: id('visitType', type.key), name: type.name, minutes: type.minutes },
      location: () => place(row.placeKey),
      provider: () => provider(row.providerKey),
      patient: () => patient(row.patientKey),
      client: () => client(row.clientKey),
    };
  }
  return { client, patient, provider, place, appointment };
}
