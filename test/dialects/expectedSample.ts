import { wallDay } from './clock.ts';
import type { Dialect } from './dialect.ts';
import {
  appointmentThrough,
  clientThrough,
  type ExpectedAppointment,
  type ExpectedClient,
  type ExpectedLocation,
  type ExpectedPatient,
  locationThrough,
  patientThrough,
} from './dialectView.ts';
import { type AppointmentRecord, byStart, createPractice, type Practice, zoneOf } from './practice.ts';

/** What `npm run doctor` should show of a dialect as its sample. */
interface ExpectedSample {
  readonly locations: readonly ExpectedLocation[];
  /** The first five, in the service's own order. */
  readonly clients: readonly ExpectedClient[];
  /** The first five, in the service's own order; empty where the dialect has no list of animals. */
  readonly patients: readonly ExpectedPatient[];
  /** All of the day, by start; which day an appointment is on goes by the zone of its location. */
  readonly appointments: readonly ExpectedAppointment[];
  /** Ids of appointments that may be missing: blocks, and deleted rows. */
  readonly mayOmit: readonly string[];
  /** For each appointment's id the words that are right for its status; null stands for none. */
  readonly statusWords: Readonly<Record<string, readonly (string | null)[]>>;
}

const shownPeople = 5;

/**
 * What the doctor should answer about a dialect on a day, in desk words.
 *
 * With a place's key only that location's appointments. With a practice, such as that of a server whose data
 * were changed, its state instead of the original one.
 */
export function expectedSample(
  { view, expectedMap }: Dialect,
  day: string,
  { practice = createPractice(), placeKey = null }: { practice?: Practice; placeKey?: number | null } = {},
): ExpectedSample {
  const onDay = (row: AppointmentRecord): boolean => wallDay(row.start, zoneOf(practice, row)) === day;
  const rows = practice.appointments
    .filter((row) => view.shows(row) && onDay(row) && (placeKey === null || row.placeKey === placeKey))
    .toSorted(byStart);
  const book = expectedMap.appointments === null ? [] : rows;
  const idOf = (row: AppointmentRecord): string => view.ids.of('appointment', row.key);
  return {
    locations: expectedMap.locations === null ? [] : practice.places.map((place) => locationThrough(view, place)),
    clients: view
      .clients(practice)
      .slice(0, shownPeople)
      .map((client) => clientThrough(view, practice, client)),
    patients: (view.patients?.(practice) ?? []).slice(0, shownPeople).map((patient) => patientThrough(view, patient)),
    appointments: book.map((row) => appointmentThrough(view, practice, row)),
    mayOmit: book.filter((row) => view.mayOmit(row)).map(idOf),
    statusWords: Object.fromEntries(book.map((row) => [idOf(row), view.status(row)])),
  };
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Compares a doctor's sample with the expected one and says in words what is wrong; nothing means that all is right.
 *
 * Forgiving only where two careful readers could differ: rows that may be left out, fields that may go unnoticed,
 * the punctuation of phone numbers and addresses, the case of status words, and offsets that can't be known.
 */
export function sampleDifferences({ view }: Dialect, expected: ExpectedSample, actual: unknown): readonly string[] {
  const sample = isRow(actual) ? actual : {};
  const rules = { knowsOffsets: view.knowsOffsets, words: expected.statusWords };
  const lists = ['locations', 'clients', 'patients'] as const;
  const differences = lists.flatMap((list) => {
    const loose = view.loose[list] ?? [];
    // Clients and patients come in the service's own order; the order of locations is not specified.
    const [reference, got] = [expected[list] as readonly Row[], rowsOf(sample[list])].map((rows) =>
      list === 'locations' ? rows.toSorted(byId) : rows,
    );
    return compareInOrder(list, reference ?? [], got ?? [], loose, rules);
  });
  return [...differences, ...compareAppointments(expected, rowsOf(sample['appointments']), view.loose, rules)];
}

function byId(one: Row, other: Row): number {
  return String(one['id']) < String(other['id']) ? -1 : 1;
}

interface Rules {
  readonly knowsOffsets: boolean;
  readonly words: ExpectedSample['statusWords'];
}

function compareInOrder(
  list: string,
  expected: readonly Row[],
  actual: readonly Row[],
  loose: readonly string[],
  rules: Rules,
): string[] {
  const ids = (rows: readonly Row[]): string => rows.map((row) => String(row['id'])).join(' ');
  if (ids(expected) !== ids(actual)) return [`${list}: expected ids ${ids(expected)}, got ${ids(actual)}`];
  return expected.flatMap((row, index) => compareRow(`${list}[${String(index)}]`, row, actual[index], loose, rules));
}

function compareAppointments(
  expected: ExpectedSample,
  actual: readonly Row[],
  loose: Dialect['view']['loose'],
  rules: Rules,
): string[] {
  const differences: string[] = [];
  const known = new Set(expected.appointments.map((row) => row.id));
  const seen = new Set<string>();
  for (const row of actual) {
    const id = String(row['id']);
    if (seen.has(id)) differences.push(`appointments: ${id} is there twice`);
    if (!known.has(id)) differences.push(`appointments: ${id} does not belong here`);
    seen.add(id);
  }
  for (const row of expected.appointments) {
    const match = actual.find((candidate) => candidate['id'] === row.id);
    // Sound: an interface without methods is a record of its fields.
    const reference = row as unknown as Row;
    if (match)
      differences.push(...compareRow(`appointment ${row.id}`, reference, match, loose.appointments ?? [], rules));
    else if (!expected.mayOmit.includes(row.id)) differences.push(`appointments: ${row.id} is missing`);
  }
  return differences;
}

function compareRow(path: string, expected: Row, actual: unknown, loose: readonly string[], rules: Rules): string[] {
  if (!isRow(actual)) return [`${path}: missing`];
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((field) => {
    const reference = expected[field];
    const got = actual[field];
    const isLoose = loose.includes(field);
    if (isRow(reference) && (isRow(got) || !isLoose)) {
      const inner = loose.filter((item) => item.startsWith(`${field}.`)).map((item) => item.slice(field.length + 1));
      return compareRow(`${path}.${field}`, reference, got, inner, rules);
    }
    if (isEmpty(got) && (isLoose || isEmpty(reference))) return [];
    const same =
      field === 'status'
        ? isStatusWord(rules.words[String(expected['id'])], got)
        : isSame(field, reference, got, rules);
    return same ? [] : [`${path}.${field}: expected ${JSON.stringify(reference)}, got ${JSON.stringify(got)}`];
  });
}

/** A list of nothing says no more than no list. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isStatusWord(words: readonly (string | null)[] = [], got: unknown): boolean {
  if (got === undefined || got === null) return words.includes(null);
  return words.some((word) => word !== null && bare(word) === bare(JSON.stringify(got)));
}

function isSame(field: string, reference: unknown, got: unknown, { knowsOffsets }: Rules): boolean {
  // Where numbers stand in fields of their own, two careful readers could list them in another order.
  if (field === 'phones') return JSON.stringify(digits(reference)) === JSON.stringify(digits(got));
  if (field === 'address')
    return (
      typeof got === 'string' &&
      String(reference)
        .split(', ')
        .every((part) => got.includes(part))
    );
  if (field === 'start' || field === 'end') {
    if (typeof got !== 'string' || Date.parse(got) !== Date.parse(String(reference))) return false;
    return !knowsOffsets || offset(got) === offset(String(reference));
  }
  return JSON.stringify(reference) === JSON.stringify(got);
}

function offset(instant: string): string | undefined {
  return /(?:Z|[+-]\d{2}:\d{2})$/.exec(instant)?.[0];
}

function digits(phones: unknown): unknown {
  if (!Array.isArray(phones)) return phones;
  return phones.map((phone) => String(phone).replace(/\D/g, '').slice(-10)).toSorted();
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
