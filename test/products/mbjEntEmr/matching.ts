import { GraphQLError } from 'graphql';
import { isRow, type Row } from '../generatedRows.ts';
import { castError, checkId, type Collection, dateIn, plainText } from './values.ts';

const dates = new Set([
  'date',
  'dob',
  'employmentDate',
  'expiryDate',
  'startDate',
  'endDate',
  'createDate',
  'sendDate',
]);
// prettier-ignore
const flags = new Set([
  'active', 'loggedIn', 'clientConnected', 'verified', 'primary', 'highlighted', 'inProgress', 'attended', 'important',
  'followUp', 'sent', 'paid', 'seen',
]);
const ids = new Set([
  '_id',
  'patient',
  'consultants',
  'creator',
  'appointment',
  'staffRecipients',
  'patientRecipients',
]);

type PathType = 'ObjectId' | 'Date' | 'Boolean' | 'String';

/** What a path holds by its last name. */
function typeOf(path: string): PathType {
  const name = path.split('.').at(-1) ?? '';
  if (ids.has(name)) return 'ObjectId';
  if (dates.has(name)) return 'Date';
  return flags.has(name) ? 'Boolean' : 'String';
}

/** A text as what its path holds, the way Mongoose casts it. */
export function castTo(path: string, text: unknown, model: Collection): unknown {
  const type = typeOf(path);
  if (text === null || text === undefined) return text;
  if (type === 'ObjectId') {
    checkId(text, model, path);
    return plainText(text).toLowerCase();
  }
  if (type === 'Date') {
    if (text === '') return null;
    const instant = dateIn(text);
    if (instant === null) throw castError('date', text, path, model);
    return String(instant);
  }
  if (type === 'String') return text;
  if (typeof text === 'boolean') return text;
  const word = plainText(text);
  if (['true', '1', 'yes'].includes(word)) return true;
  if (['false', '0', 'no'].includes(word)) return false;
  throw castError('Boolean', text, path, model);
}

/** Documents with a value at a path; lists on the way and at its end are looked into. */
export function withValue(
  documents: readonly Row[],
  { field, query }: { readonly field: string; readonly query: string },
  model: Collection,
): readonly Row[] {
  const wanted = castTo(field, query, model);
  return documents.filter((document) => valuesAt(document, field).some((value) => isEqual(value, wanted)));
}

/** Documents with a text at a path that a regular expression finds, in any case. */
export function withPattern(
  documents: readonly Row[],
  { field, query }: { readonly field: string; readonly query: string },
): readonly Row[] {
  const pattern = patternOf(query);
  const type = typeOf(field);
  if (type !== 'String') throw new GraphQLError(`Can't use $regex with ${type}.`);
  return documents.filter((document) =>
    valuesAt(document, field).some((value) => typeof value === 'string' && pattern.test(value)),
  );
}

function patternOf(query: string): RegExp {
  try {
    return new RegExp(query, 'i');
  } catch (error) {
    throw new GraphQLError(error instanceof Error ? error.message : 'Invalid regular expression');
  }
}

function valuesAt(document: Row, path: string): readonly unknown[] {
  return path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) =>
        values.flatMap((value) => (isRow(value) ? (value[name] ?? null) : [])).flatMap((value): unknown => value),
      [document],
    );
}

function isEqual(value: unknown, wanted: unknown): boolean {
  if (typeof value === 'number') return wanted !== '' && value === Number(wanted);
  return value === wanted;
}
