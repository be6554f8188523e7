import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { unreadable } from './failures.ts';
import type { SideTables } from './tables.ts';

/** Every table counts from 1. */
export const amplicodeIds = numberIds(0);

/** The zone of the only clinic; times are stored without any. */
export const clinicZone = 'America/New_York';
export const onlyPlace = 1;

/** What a pet has beside what the practice knows, once it was saved here. */
export interface PetExtras {
  readonly number: string | null;
  readonly description: Row | null;
  readonly diseaseIds: readonly string[];
  readonly tagIds: readonly string[];
}

/** What is kept beside the practice. */
export interface Beside {
  readonly tables: SideTables;
  readonly extras: Map<number, PetExtras>;
  /** The visits without an end. */
  readonly endless: Set<number>;
}

/** Whether the clinic has a visit: there are no statuses, and cancelled visits are deleted. */
export function isVisit(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, clinicZone), clinicZone) === row.start;
  const isKept = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  return isKept && isPlain && row.patientKey !== null && row.placeKey === onlyPlace;
}

/** The instant of a local time, which must not have a zone. */
export function localInstant(value: unknown): number {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(value))
    throw unreadable(value, 'LocalDateTime');
  return instantOfWall(value, clinicZone);
}

/** The number that a pet has for a name. */
export function numberOf({ key, microchip }: PatientRecord): string {
  return microchip ?? String(100 + key);
}

/** What stands beside a pet that was never saved here. */
function firstExtras(row: PatientRecord): PetExtras {
  const { key, color, breed } = row;
  const isDescribed = key % 3 !== 0;
  const text = [breed, color].filter((part) => part !== null).join(', ');
  return {
    number: numberOf(row),
    description: isDescribed ? { identifier: String(key), description: text } : null,
    diseaseIds: key % 5 === 0 ? [String(1 + (key % 3))] : [],
    tagIds: key % 4 === 1 ? ['1', '4'] : key % 6 === 0 ? ['3'] : [],
  };
}

/** Rows as the application hands them out. */
export function amplicodeRecords({ practice, meet }: Backstage, { tables, extras, endless }: Beside) {
  const extrasOf = (row: PatientRecord): PetExtras => extras.get(row.key) ?? firstExtras(row);
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      id: amplicodeIds.of('client', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      address: row.street,
      city: row.city,
      email: row.emails[0] ?? null,
      telephone: row.phones[0]?.value ?? null,
    };
  }
  /** The rows of a table that are still there. */
  function among(list: readonly Row[], idField: string, ids: readonly string[]): Row[] {
    return list.filter((row) => ids.includes(String(row[idField])));
  }
  function pet(row: PatientRecord): Row {
    meet('patient', row.key);
    const { number, description, diseaseIds, tagIds } = extrasOf(row);
    const holder = rowOf(practice.clients, row.clientKey);
    return {
      id: amplicodeIds.of('patient', row.key),
      identificationNumber: number,
      birthDate: row.birthDate,
      description,
      diseases: () => among(tables.diseases.list(), 'petDiseaseIdentifier', diseaseIds),
      tags: () => among(tables.tags.list(), 'id', tagIds),
      owner: () => holder && owner(holder),
      type: () => tables.types.list().find(({ name }) => name === row.species) ?? null,
    };
  }
  function visit(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const animal = rowOf(practice.patients, row.patientKey);
    return {
      id: amplicodeIds.of('appointment', row.key),
      description: row.reason,
      pet: () => animal && pet(animal),
      visitStart: wallText(row.start, clinicZone),
      visitEnd: endless.has(row.key) ? null : wallText(row.start + row.minutes * 60_000, clinicZone),
    };
  }
  const descriptions = (): Row[] => practice.patients.map((row) => extrasOf(row).description).filter(isRow);
  return { owner, pet, visit, extrasOf, descriptions };
}

/** What makes the rows of the application. */
export type AmplicodeRecords = ReturnType<typeof amplicodeRecords>;
