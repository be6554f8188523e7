import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf, codeOfName } from './codes.ts';
import type { DeskRecords } from './records.ts';
import { dateTime } from './values.ts';

/** Shows what the medical record holds. */
export interface ClinicalRecords {
  readonly species: (name: string) => Row;
  /** All kinds of animals, by name. */
  readonly speciesNames: () => readonly string[];
  /** The breeds of a kind, by name. */
  readonly breedNames: (species: string) => readonly string[];
  readonly weights: (row: PatientRecord) => readonly Row[];
  readonly vaccinations: (row: PatientRecord) => readonly Row[];
  readonly prescriptions: (row: PatientRecord) => readonly Row[];
  readonly reminders: (rows: readonly PatientRecord[]) => readonly Row[];
  readonly labOrders: (rows: readonly PatientRecord[]) => readonly Row[];
  /** The note of an appointment that took place. */
  readonly note: (row: AppointmentRecord) => Row;
}

// The list that the service comes with; whatever else is written joins it.
const known: Readonly<Record<string, readonly string[]>> = {
  Avian: ['Budgerigar', 'Cockatiel'],
  Canine: ['Beagle', 'Dachshund', 'Labrador Retriever', 'Mixed Breed', 'Poodle'],
  Equine: ['Quarter Horse', 'Thoroughbred'],
  Feline: ['Domestic Longhair', 'Domestic Shorthair', 'Maine Coon', 'Siamese'],
  Rabbit: ['Holland Lop', 'Netherland Dwarf'],
};

const services = ['Rabies vaccine', 'Heartworm test', 'Dental cleaning'] as const;
const dayMs = 86_400_000;
const weightEach = 2;
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** The medical records, made by counting from those of the practice. */
export function clinicalRecords({ practice, now }: Backstage, desk: () => DeskRecords): ClinicalRecords {
  const day = (later: number): string => dateTime(now() + later * dayMs).slice(0, 10);
  const doctor = (key: number): Row | null => {
    const doctors = practice.providers.filter(({ role }) => role === 'veterinarian');
    const row = doctors[key % Math.max(1, doctors.length)];
    return row ? desk().provider(row) : null;
  };

  const breedNames = (name: string): readonly string[] =>
    distinct([
      ...(known[name] ?? []),
      ...practice.patients.flatMap(({ species, breed }) => (species === name && breed !== null ? [breed] : [])),
    ]);
  const species = (name: string): Row => ({
    id: codeOfName(`species ${name}`),
    name,
    breeds: () => breedNames(name).map((breed) => ({ id: codeOfName(breed), name: breed })),
  });

  return {
    species,
    breedNames,
    speciesNames: () => distinct([...Object.keys(known), ...practice.patients.map((row) => row.species)]),
    weights: ({ key }) =>
      Array.from({ length: key % 3 }, (_, index) => ({
        id: codeOf('weight', key * weightEach + index),
        value: 5 + ((key * 7 + index) % 60) / 2,
        unit: 'LB',
        weighedAt: dateTime(now() - (30 + index * 180) * dayMs),
      })),
    vaccinations: ({ key }) =>
      key % 3 === 0
        ? [
            {
              id: codeOf('vaccination', key),
              name: 'Rabies',
              lotNumber: `R${String(20_000 + key)}`,
              manufacturer: 'Zoetis',
              administeredAt: dateTime(now() - (key % 300) * dayMs),
              expiresOn: day(365 - (key % 300)),
              provider: () => doctor(key),
            },
          ]
        : [],
    prescriptions: ({ key }) =>
      key % 5 === 0
        ? [
            {
              id: codeOf('prescription', key),
              drug: key % 2 === 0 ? 'Amoxicillin 250 mg' : 'Carprofen 75 mg',
              instructions: 'Give one tablet by mouth twice a day.',
              quantity: 28,
              refillsLeft: key % 4,
              prescribedAt: dateTime(now() - (key % 60) * dayMs),
              expiresOn: day(365 - (key % 60)),
            },
          ]
        : [],
    reminders: (rows) =>
      rows
        .filter(({ key, isDeceased }) => key % 6 === 2 && !isDeceased)
        .map((row) => ({
          id: codeOf('reminder', row.key),
          patientId: codeOf('patient', row.key),
          patient: () => desk().patient(row),
          name: services[row.key % services.length],
          dueDate: day((row.key % 60) - 10),
          lastSentAt: row.key % 4 === 0 ? dateTime(now() - 7 * dayMs) : null,
        })),
    labOrders: (rows) =>
      rows
        .filter(({ key }) => key % 7 === 3)
        .map((row) => ({
          id: codeOf('labOrder', row.key),
          patient: () => desk().patient(row),
          panel: row.key % 2 === 0 ? 'Complete blood count' : 'Chemistry 10',
          laboratory: 'In-house',
          status: row.key % 3 === 0 ? 'ORDERED' : 'RESULTED',
          orderedAt: dateTime(now() - (row.key % 20) * dayMs),
          results:
            row.key % 3 === 0
              ? []
              : [{ test: 'HCT', value: String(35 + (row.key % 20)), unit: '%', abnormal: row.key % 20 > 17 }],
        })),
    note: (row) => ({
      id: codeOf('note', row.key),
      type: row.key % 5 === 0 ? 'COMMUNICATION' : 'SOAP',
      patientId: codeOf('patient', row.patientKey ?? 0),
      appointmentId: codeOf('appointment', row.key),
      author: () => desk().providerWith(row.providerKey),
      subjective: row.reason,
      objective: 'Bright, alert and responsive.',
      assessment: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      plan: `Seen on ${wallDay(row.start, zoneOf(practice, row))}.`,
      locked: row.key % 3 !== 0,
      createdAt: dateTime(row.start + row.minutes * 60_000),
    }),
  };
}
