import type { Dialect } from './dialect.ts';
import type { ExpectedSample } from './expectedSample.ts';

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
    // People come in the service's own order; in which order a service lists its few places nobody promised.
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
  return phones.map((phone) => String(phone).replace(/\D/g, '').slice(-10));
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
