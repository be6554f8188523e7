import type { Row } from '../generatedRows.ts';
import type { CaseStore } from './store.ts';
import { dateIn, internal } from './values.ts';

const dayMs = 86_400_000;
const secondMs = 1000;

type Fits = (row: Row) => boolean;

/** A name that contains a text, by a collation without regard to case. */
function namedLike(name: unknown): Fits {
  if (typeof name !== 'string' || name === '') return () => true;
  return (row) => typeof row['name'] === 'string' && row['name'].toLowerCase().includes(name.toLowerCase());
}

/** The very same value of each column that was asked for; null is asked for too. */
function equal(input: Row, columns: readonly string[]): Fits {
  const asked = columns.filter((column) => input[column] !== undefined);
  return (row) => asked.every((column) => (row[column] ?? null) === input[column]);
}

/** What is meant by a filter of dates: whole days, by operators that only the server's code lists. */
function dateRange(filter: Row): readonly [from: number, to: number] | null {
  const first = dateIn(filter['startDate']) ?? 0;
  const last = dateIn(filter['endDate']);
  const midnight = (date: number): number => Math.floor(date / dayMs) * dayMs;
  // The last second of a day belongs to none of them.
  const evening = (date: number): number => midnight(date) + dayMs - secondMs;
  switch (filter['operator']) {
    case '=':
      return [midnight(first), evening(first) - 1];
    case '>':
      return [evening(first) + 1, Infinity];
    case '<':
      return [-Infinity, midnight(first) - 1];
    case '<=':
      return [-Infinity, evening(first)];
    case '>=':
      return [midnight(first), Infinity];
    case 'In':
      return [midnight(first), typeof last === 'number' ? evening(last) : Infinity];
    default:
      return null;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists of appointments, the last one first. */
function appointments(rows: readonly Row[], input: Row): readonly Row[] {
  const columns = [
    'locationId',
    'medicalReportId',
    'billId',
    'imagingId',
    'miscellaneousId',
    'patientId',
    'legalCaseId',
    'visitKindId',
  ];
  const range = isRow(input['dateFilter']) ? dateRange(input['dateFilter']) : null;
  const at = (row: Row): number => Date.parse(`${String(row['appointmentDateAndTime'])}Z`);
  const isIn = (row: Row): boolean => range === null || (at(row) >= range[0] && at(row) <= range[1]);
  // Empty texts ask for nothing in these two.
  const isOf = (row: Row, column: string): boolean => !input[column] || row[column] === input[column];
  const options: readonly unknown[] = Array.isArray(input['medicalRecordStatusOptions'])
    ? input['medicalRecordStatusOptions']
    : [];
  return (
    rows
      .filter(namedLike(input['name']))
      .filter(equal(input, columns))
      .filter((row) => isOf(row, 'clinicalProviderId') && isOf(row, 'appointmentStatusId'))
      // No row in this part of the store has an attorney.
      .filter((row) => !input['attorneyId'] && !input['firmId'] && isIn(row))
      .filter((row) => options.length === 0 || options.includes(row['medicalRecordStatusId']))
      .toSorted((one, other) => at(other) - at(one))
  );
}

const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function patients(store: CaseStore, rows: readonly Row[], input: Row): readonly Row[] {
  const [from, to] = [dateIn(input['fromDate']) ?? null, dateIn(input['toDate']) ?? null];
  const isBorn = (row: Row): boolean => {
    if (from === null && to === null) return true;
    const date = dateIn(row['dateOfBirth']) ?? null;
    return date !== null && date >= (from ?? -Infinity) && date <= (to ?? Infinity);
  };
  const number = wordIn(input['medicalRecordNumber']);
  const hasNumber = (row: Row): boolean =>
    !number ||
    store
      .rowsOf('LegalCase')
      .some((each) => each['patientId'] === row['id'] && wordIn(each['medicalRecordNumber']).includes(number));
  return rows
    .filter(namedLike(input['name']))
    .filter(equal(input, ['ethnicityId', 'subpoenaId', 'genderId', 'languageId']))
    .filter((row) => isBorn(row) && hasNumber(row));
}

function providers(rows: readonly Row[], store: CaseStore, input: Row): readonly Row[] {
  const place = input['clinicalProviderLocationId'];
  const isAt = (row: Row): boolean =>
    store
      .rowsOf('ClinicalProviderLocation')
      .some((each) => each['id'] === place && each['clinicalProviderId'] === row['id']);
  const specialties: readonly unknown[] = Array.isArray(input['specialites']) ? input['specialites'] : [];
  const hasOne = (row: Row): boolean =>
    store
      .rowsOf('ClinicalProviderSpecialty')
      .some((each) => each['clinicalProviderId'] === row['id'] && specialties.includes(each['specialtyId']));
  return rows
    .filter(namedLike(input['name']))
    .filter((row) => !input['clinicalProviderId'] || row['id'] === input['clinicalProviderId'])
    .filter((row) => !input['vendorId'] || row['vendorId'] === input['vendorId'])
    .filter((row) => specialties.length === 0 || hasOne(row))
    .filter((row) => !place || isAt(row));
}

/** What the code reads first of an input that wasn't given. */
const needs: Readonly<Record<string, string>> = {
  'user Appointment': 'attorneyId',
  'public Appointment': 'locationId',
  'user Patient': 'isAllPatients',
  'public Patient': 'ethnicityId',
  'user ClinicalProvider': 'clinicalProviderId',
  'public ClinicalProvider': 'vendorId',
};

/** All rows of a list for someone, before it is cut to a page. */
export function rowsFor(
  store: CaseStore,
  prefix: string,
  model: string,
  given: Row | null | undefined,
): readonly Row[] {
  const missing = needs[`${prefix} ${model}`];
  if (!given && missing !== undefined)
    throw internal(`Cannot read properties of ${given === null ? 'null' : 'undefined'} (reading '${missing}')`);
  const input = given ?? {};
  const rows = store.rowsOf(model);
  if (prefix === 'user' && model === 'Appointment') return appointments(rows, input);
  if (prefix === 'user' && model === 'Patient') return patients(store, rows, input);
  if (prefix === 'user' && model === 'ClinicalProvider') return providers(rows, store, input);
  const named = rows.filter(namedLike(input['name']));
  // Administrators look for names alone, whatever else they say.
  if (prefix === 'admin') return named;
  const columns = Object.keys(input).filter((key) => key.endsWith('Id') && rows.some((row) => key in row));
  // Places have no vendors here, so that one asked for has none of them.
  return named.filter(equal(input, columns)).filter(() => !input['vendorLocationId']);
}

/** The rows of a page. */
export function pageOf(rows: readonly Row[], input: Row | null | undefined): readonly Row[] {
  const [limit, skip] = [input?.['limit'] ?? 100_000, input?.['skip'] ?? 0];
  const from = typeof skip === 'number' ? Math.max(0, skip) : 0;
  return rows.slice(from, from + (typeof limit === 'number' ? Math.abs(limit) : 0));
}
