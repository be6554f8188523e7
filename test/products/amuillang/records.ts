import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Staff } from './staff.ts';
import { amuillangIds, rutOf } from './values.ts';

/** Where the center is: hours are those of its clock. */
export const centerZone = 'America/New_York';

const onlyPlace = 1;
const mostInt = 2 ** 31 - 1;

/** Whether a visit is listed: it has a patient and a specialist. Cancelled visits are removed. */
export function isCita(row: AppointmentRecord): boolean {
  const isComplete = row.providerKey !== null && row.clientKey !== null;
  const isThere = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  return isComplete && isThere && row.placeKey === onlyPlace && isPlain(row.start);
}

/** Whether a time without offset says which instant is meant: the second of two equal ones can't be kept here. */
function isPlain(instant: number): boolean {
  return instantOfWall(wallText(instant, centerZone), centerZone) === instant;
}

/** Whether the hour was made available again, as the secretary does after a no-show. */
export function isFree(row: AppointmentRecord): boolean {
  return row.state === 'noShow';
}

/** Those who are treated, which here are people; who is removed is gone. */
export function pacientesOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted);
}

/**
 * The only telephone number, which is an Int and required.
 *
 * Numbers that are too high for that were entered without area code, and the center's own where there is none.
 */
export function telefonoOf({ phones }: Pick<ClientRecord, 'phones'>): number {
  const digits = (phones[0]?.value ?? '2075550100').replaceAll(/\D/g, '').slice(-10);
  return Number(digits) > mostInt ? Number(digits.slice(-7)) : Number(digits);
}

/** What the center knows of a patient and the practice doesn't. */
export interface PatientCard {
  readonly Rut: string;
  readonly edad: number;
  readonly sexo: string;
  readonly Direccion: string;
  readonly FechaNacimiento: string;
  readonly tieneFichaMedica: boolean;
}

/** The card of a patient of old; the age is as it was when it was entered. */
function firstCard({ key, street, city }: ClientRecord): PatientCard {
  const year = 2012 + (key % 9);
  return {
    Rut: rutOf(22_400_000 + key * 7919),
    edad: 2023 - year,
    sexo: key % 2 === 0 ? 'Masculino' : 'Femenino',
    Direccion: `${street}, ${city}`,
    FechaNacimiento: `${String(year)}-0${String(1 + (key % 9))}-1${String(key % 10)}`,
    tieneFichaMedica: key % 3 === 0,
  };
}

/** The documents of patients and visits; cards are remembered from where they are changed. */
export function amuillangRecords({ practice, meet }: Backstage, staff: Staff) {
  const cards = new Map<number, PatientCard>();
  const cardOf = (row: ClientRecord): PatientCard => cards.get(row.key) ?? firstCard(row);
  function paciente(row: ClientRecord): object {
    meet('client', row.key);
    return {
      id: amuillangIds.of('client', row.key),
      ...cardOf(row),
      nombre: row.givenName ?? '',
      apellido: row.familyName,
      telefono: telefonoOf(row),
      email: row.emails[0] ?? '',
    };
  }
  function cita(row: AppointmentRecord): object {
    meet('appointment', row.key);
    return {
      id: amuillangIds.of('appointment', row.key),
      fecha: wallDay(row.start, centerZone),
      hora: wallTime(row.start, centerZone).slice(0, 5),
      disponibilidad: isFree(row),
      especialista: () => staff.find('Especialista', amuillangIds.of('provider', row.providerKey ?? 0)),
      // Null where the patient was deleted, which makes the visit an error: its patient is required.
      paciente() {
        const found = rowOf(pacientesOf(practice), row.clientKey);
        return found && paciente(found);
      },
    };
  }
  return { cards, cardOf, paciente, cita };
}
