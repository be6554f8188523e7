import { type AppointmentRecord, type ClientRecord, fullNameOf, type PatientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberOf, species } from './lookups.ts';
import { digitsOf, instantIn, ownerCodeOf, phoneOf, shelterCodeOf, shelterIds, statusOf } from './values.ts';

const longestSearch = 30;
// Fewer digits are more likely the number of a house.
const leastTelephone = 99_999;

const contains = (text: string, part: unknown): boolean =>
  typeof part !== 'string' || text.toLowerCase().includes(part.toLowerCase());
const isSame = (value: unknown, wanted: unknown): boolean =>
  wanted === undefined || wanted === null || value === wanted;

const telephonesOf = (row: ClientRecord): readonly string[] =>
  (['Home', 'Work', 'Mobile'] as const).map((label) => digitsOf(phoneOf(row, label)));
const codeOf = (row: ClientRecord): string => ownerCodeOf(row.familyName, shelterIds.of('client', row.key));

/** The quick search of people: all words in the name, or the text as a whole in one of the other columns. */
export function isFound(row: ClientRecord, query: string): boolean {
  const text = query.slice(0, longestSearch).toLowerCase();
  const name = fullNameOf(row).toLowerCase();
  if (text.split(' ').every((word) => name.includes(word))) return true;
  if ([codeOf(row), row.street, row.city, row.emails[0] ?? ''].some((value) => contains(value, text))) return true;
  const number = /^\d/.test(text) ? Number(digitsOf(text)) : 0;
  return number > leastTelephone && telephonesOf(row).some((value) => value.includes(String(number)));
}

/** Whether a person is what a filter asks for: texts in part and without regard to case, the rest as a whole. */
export function fitsOwner(row: ClientRecord, filter: Row, typeOf: (row: ClientRecord) => unknown): boolean {
  const { telephone, lastChangedFrom, flag } = filter;
  const digits = typeof telephone === 'string' ? digitsOf(telephone) : null;
  return (
    contains(fullNameOf(row), filter['ownerName']) &&
    contains(row.familyName, filter['ownerSurname']) &&
    contains(row.emails[0] ?? '', filter['emailAddress']) &&
    contains(row.city, filter['ownerTown']) &&
    isSame(codeOf(row), filter['ownerCode']) &&
    isSame(typeOf(row), filter['ownerType']) &&
    isSame(shelterIds.of('place', row.placeKey), filter['siteId']) &&
    (typeof flag !== 'string' || row.tags.includes(flag)) &&
    (digits === null || telephonesOf(row).some((value) => value !== '' && value.includes(digits))) &&
    row.updatedAt >= (instantIn(lastChangedFrom) ?? 0)
  );
}

/** Whether an animal is what a filter asks for. */
export function fitsAnimal(row: PatientRecord, filter: Row): boolean {
  const isStray = row.clientKey === null;
  return (
    contains(row.name, filter['animalName']) &&
    isSame(shelterCodeOf(row), filter['shelterCode']) &&
    isSame(row.microchip ?? '', filter['identichipNumber']) &&
    isSame(numberOf(species, 'speciesName', row.species), filter['speciesId']) &&
    isSame(row.clientKey === null ? '0' : shelterIds.of('client', row.clientKey), filter['ownerId']) &&
    isSame(!isStray, filter['nonShelterAnimal']) &&
    isSame(!isStray, filter['archived']) &&
    isSame(row.isDeceased, filter['deceased'])
  );
}

/** Whether an appointment is what a filter asks for; both ends of its time belong to it. */
export function fitsAppointment(row: AppointmentRecord, filter: Row, userName: string, status: number): boolean {
  const { status: wanted, ownerId, animalId, clinicTypeId } = filter;
  const idOf = (kind: 'client' | 'patient' | 'visitType', key: number | null): string =>
    key === null ? '0' : shelterIds.of(kind, key);
  return (
    row.start >= (instantIn(filter['from']) ?? Number.NEGATIVE_INFINITY) &&
    row.start <= (instantIn(filter['to']) ?? Number.POSITIVE_INFINITY) &&
    row.updatedAt >= (instantIn(filter['lastChangedFrom']) ?? 0) &&
    (!Array.isArray(wanted) || wanted.includes(status)) &&
    isSame(userName, filter['apptFor']) &&
    isSame(idOf('client', row.clientKey), ownerId) &&
    isSame(idOf('patient', row.patientKey), animalId) &&
    isSame(idOf('visitType', row.typeKey), clinicTypeId)
  );
}

/** Whether an appointment is still to be dealt with: calendars leave out the others. */
export function isOpen({ state }: AppointmentRecord): boolean {
  return statusOf(state) < 5;
}
