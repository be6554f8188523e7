import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DoguleMemory } from './memory.ts';
import { doguleIds, emailOf, instantText, statusOf } from './values.ts';

/** How rows of the practice look there. */
export type DoguleRecords = ReturnType<typeof doguleRecords>;

/** Makes rows from the records of a practice. */
export function doguleRecords({ practice, meet }: Backstage, memory: DoguleMemory) {
  const { of } = doguleIds;
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: instantText(row.createdAt),
    updatedAt: instantText(row.updatedAt),
  });
  return {
    customer(row: ClientRecord): Row {
      meet('client', row.key);
      return {
        id: of('client', row.key),
        firstName: row.givenName ?? '',
        lastName: row.familyName,
        email: emailOf(row),
        phone: row.phones[0]?.value ?? null,
        ...stamps(row),
      };
    },
    dog(row: PatientRecord): Row {
      meet('patient', row.key);
      return {
        id: of('patient', row.key),
        kundeId: of('client', row.clientKey ?? 0),
        name: row.name,
        geburtsdatum: row.birthDate,
        rasse: row.breed,
        notizen: memory.notes.get(row.key) ?? (row.microchip === null ? null : `Chip ${row.microchip}`),
        ...stamps(row),
      };
    },
    event(row: AppointmentRecord): Row {
      meet('appointment', row.key);
      const written = memory.events.get(row.key);
      const dog = rowOf(practice.patients, row.patientKey);
      const kind = rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
      return {
        id: of('appointment', row.key),
        titel: written?.titel ?? (dog ? `${kind} ${dog.name}` : kind),
        beschreibung: row.reason,
        startAt: instantText(row.start),
        endAt: instantText(row.start + row.minutes * 60_000),
        ort: written ? written.ort : (rowOf(practice.places, row.placeKey)?.name ?? null),
        kundeId: row.clientKey === null ? null : of('client', row.clientKey),
        hundId: row.patientKey === null ? null : of('patient', row.patientKey),
        status: statusOf(row),
        ...stamps(row),
      };
    },
  };
}
