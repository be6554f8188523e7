import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { isRecord } from '../json.ts';
import { fieldChoices, withField } from '../match/queries/fieldChoices.ts';
import { contentsOf, type Leaf } from '../match/schema/leaves.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import { organizationNouns } from '../match/words/vocabulary.ts';
import { costOf } from '../match/values/pickLeaf.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { pathText } from '../mapDescription.ts';
import { readEnd, readMoment } from '../readers/time.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import { asText, linkedAt, type Path, readValue, type Source, valuesAt } from '../sources.ts';
import { withTellingFlag } from './activeFlag.ts';
import { withContactsByValue } from './contactsByValue.ts';
import { mayBeCalled } from './fieldNames.ts';
import { withFullestStatus } from './fullestStatus.ts';
import { withLengthUnit } from './lengthUnit.ts';
import { withTellingSteps } from './tellingSteps.ts';
import { withTimeOfDay } from './timeOfDay.ts';
import { namesTypeOrClient } from './reasonTexts.ts';
import { checkNames, checkValues, type Finding } from './valueChecks.ts';
import { withLocalStart, withZoneByOffset } from './zoneByOffset.ts';
import { withWrittenForms } from './writtenTimes.ts';

/** An operation after its fields were compared with the values of rows. */
export interface ProvenFields {
  readonly operation: Operation<object>;
  /** Fields of which the values are what they should be. */
  readonly fits: readonly string[];
  /** Fields that were dropped or read from elsewhere, as their values are something else. */
  readonly refuted: readonly string[];
}

/**
 * Compares what the rows hold with what their fields should mean. A field whose values are something else is read from
 * where they fit, if there is one such place by its name; else it is not read at all. `now` in ms since 1970.
 */
export function proveFields(
  schema: SchemaModel,
  concept: ReadConcept,
  given: Operation<object>,
  rows: readonly unknown[],
  now: number,
): ProvenFields {
  const fits: string[] = [];
  const refuted: string[] = [];
  let operation = withWholeTimes(withNameFallback(schema, withPlainValues(given, rows), rows), rows);
  if (concept === 'appointments')
    operation = withTellingSteps(withLengthUnit(withTimeOfDay(schema, operation, rows), rows), rows, now);
  for (const [field, description] of Object.entries(operation.fields)) {
    const finding = findingOf(concept, field, description, operation, rows);
    if (finding === 'fits') fits.push(field);
    if (finding !== 'contradicts') continue;
    refuted.push(field);
    operation = fromOtherField(schema, concept, operation, field, rows) ?? withoutFields(operation, field);
  }
  if (concept === 'clients') operation = withContactsByValue(schema, operation, rows);
  operation = withTellingFlag(schema, operation, rows);
  if (concept === 'appointments') {
    operation = withFullestStatus(schema, operation, rows);
    if (namesTypeOrClient(operation, rows)) operation = withoutFields(operation, 'reason');
  }
  operation = withoutFreeTimes(withoutMistakes(schema, operation, rows), rows);
  operation = withZone(schema, concept, operation, rows);
  if (concept === 'appointments') {
    operation = withLocalStart(schema, withZoneByOffset(schema, operation, rows), rows);
    operation = withWrittenForms(operation, rows);
  }
  return { operation, fits, refuted };
}

function findingOf(
  concept: ReadConcept,
  field: string,
  description: unknown,
  operation: Operation<object>,
  rows: readonly unknown[],
): Finding {
  if (field === 'end') return judgeEnd(operation, rows);
  const values = valuesOf(description, rows);
  // A list of contacts of all kinds holds phones as well, and more of them.
  if (field === 'emails' && areContacts(description, operation))
    return checkValues(
      field,
      values.filter((value) => asText(value)?.includes('@')),
    );
  // Where few have an account, its flag is not theirs.
  const isOfAccount = isSource(description) && description.kind === 'path' && description.path.length > 1;
  if (field === 'active' && isOfAccount && values.length < rows.length / 2) return 'contradicts';
  const isOfMany = concept === 'clients' || concept === 'patients';
  return isOfMany && nameFields.has(field) ? checkNames(values) : checkValues(field, values);
}

const nameFields: ReadonlySet<string> = new Set(['name', 'givenName', 'familyName', 'breed']);

/** Whether phones are read from where e-mail addresses are. */
function areContacts(emails: unknown, { fields }: Operation<object>): boolean {
  const { phones } = fields as Partial<ClientFields>;
  if (!Array.isArray(emails) || !phones) return false;
  const paths = phones.map(({ list, number }) => pathText([...list, ...number]));
  return emails.every((each: unknown) => isPath(each) && paths.includes(pathText(each)));
}

/** All values of a field in some rows, however the map reads it; nulls are left out. */
export function valuesOf(description: unknown, rows: readonly unknown[]): readonly unknown[] {
  return allValuesOf(description, rows).filter((value) => value !== null && value !== undefined && value !== '');
}

function allValuesOf(description: unknown, rows: readonly unknown[]): readonly unknown[] {
  if (isSource(description)) return rows.map((row) => readValue(row, description));
  if (!Array.isArray(description)) return [];
  return description.flatMap((each: unknown) => {
    if (isPath(each)) return rows.flatMap((row) => valuesAt(row, each));
    if (!isRecord(each) || !isPath(each['list']) || !isPath(each['number'])) return [];
    const path = [...each['list'], ...each['number']];
    return rows.flatMap((row) => valuesAt(row, path)).filter((value) => !(asText(value)?.includes('@') ?? false));
  });
}

function isSource(value: unknown): value is Source {
  return isRecord(value) && typeof value['kind'] === 'string';
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.every((step) => typeof step === 'string');
}

/** What is called a time and holds its date as well is read, and written, as a whole. */
function withWholeTimes(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const whole = Object.entries(operation.fields).map(([field, source]: [string, unknown]) => {
    if (!isSource(source) || source.kind !== 'dateAndTime') return [field, source];
    const times = rows.flatMap((row) => asText(valuesAt(row, source.time)[0]) ?? []);
    const isWhole = times.length > 0 && times.every((time) => /^\d{4}-\d{2}-\d{2}/.test(time));
    return [field, isWhole ? { kind: 'path', path: source.time } : source];
  });
  // Sound: only sources were changed.
  return { ...operation, fields: Object.fromEntries(whole) as object };
}

/**
 * Rows that never happened are not shown: FHIR R4 (AppointmentStatus) and its kin keep what was entered in error, and where
 * there is a word for what was cancelled, what was deleted is something else.
 */
function withoutMistakes(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { status } = operation.fields as Pick<AppointmentFields, 'status'>;
  const type = rowType(schema, operation);
  if (status?.kind !== 'path' || !type) return operation;
  const leaf = contentsOf(schema, type).leaves.find(({ path }) => pathText(path) === pathText(status.path));
  const words = [...(leaf?.enumValues ?? []), ...rows.flatMap((row) => asText(readValue(row, status)) ?? [])];
  const mistake =
    words.find((word) => /^entered.?in.?error$/i.test(word)) ??
    (words.some((word) => /^cancell?ed$/i.test(word)) ? words.find((word) => /^deleted$/i.test(word)) : undefined);
  if (mistake === undefined) return operation;
  return withHidden(operation, { kind: 'is', path: status.path, value: mistake });
}

/** Free times that stand among the visits, with a word for their state and without a client, are none. */
function withoutFreeTimes(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const { status, client, patient } = operation.fields as Partial<AppointmentFields>;
  if (status?.kind !== 'path' || (!client && !patient)) return operation;
  const words = rows.map((row) => asText(readValue(row, status)));
  const isTaken = rows.map((row) => [client, patient].some((link) => link && linkedAt(row, link) !== null));
  const free = words.find((word) => /^(available|free|open|vacant|unbooked|not_?booked)$/i.test(word ?? ''));
  const isFree = words.every((word, index) => (word === free ? !isTaken[index] : true)) && isTaken.includes(true);
  return free && isFree ? withHidden(operation, { kind: 'is', path: status.path, value: free }) : operation;
}

/** The operation with one more reason not to show a row. */
export function withHidden(operation: Operation<object>, more: Source): Operation<object> {
  const { hidden } = operation.fields as { readonly hidden?: Source };
  const all: Source = hidden ? { kind: 'any', of: [hidden, more] } : more;
  return { ...operation, fields: { ...operation.fields, hidden: all } };
}

/** The operation without the rows that have one of some words at a path. */
export function withoutWords(operation: Operation<object>, path: Path, words: readonly string[]): Operation<object> {
  return words.reduce((each, value) => withHidden(each, { kind: 'is', path, value }), operation);
}

const longest = 36 * 60 * 60_000;

/** An end comes after its start, and within a day and a half. */
function judgeEnd({ fields }: Operation<object>, rows: readonly unknown[]): Finding {
  const { start, end } = fields as AppointmentFields;
  const lengths = rows.flatMap((row) => {
    const from = readMoment(readValue(row, start), 'UTC');
    const to = readEnd(row, end, from, 'UTC');
    return from === null || to === null ? [] : [to - from];
  });
  if (lengths.length === 0) return 'silent';
  const right = lengths.filter((length) => length > 0 && length <= longest).length / lengths.length;
  return right >= 0.8 ? 'fits' : lengths.length >= 3 ? 'contradicts' : 'silent';
}

/** The operation with a field read from another one of the same kind, whose values fit and whose name may mean it. */
export function fromOtherField(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  field: string,
  rows: readonly unknown[],
  mayMean = mayBeCalled(field),
): Operation<object> | null {
  for (const from of fieldChoices(schema, concept, operation, field)) {
    if (!mayMean(from)) continue;
    const changed = withField(schema, concept, operation, field, from);
    const description = changed && Object.entries(changed.fields).find(([each]) => each === field)?.[1];
    if (changed && findingOf(concept, field, description, changed, rows) === 'fits') return changed;
  }
  return null;
}

/** The operation without some of its fields. */
export function withoutFields(operation: Operation<object>, ...names: readonly string[]): Operation<object> {
  const left = Object.entries(operation.fields).filter(([name]) => !names.includes(name));
  return { ...operation, fields: Object.fromEntries(left) };
}

/** A place whose zone has an unusual name: only a zone looks like Europe/Berlin. Berlin alone may be its city, or its name. */
function withZone(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  if (concept !== 'locations' || 'timeZone' in operation.fields) return operation;
  const isCalledSo = mayBeCalled('timeZone');
  const isWritten = (from: string): boolean =>
    rows.flatMap((row) => valuesAt(row, from.split('.'))).every((value) => asText(value)?.includes('/') ?? true);
  const mayMean = (from: string): boolean => isCalledSo(from) || isWritten(from);
  return fromOtherField(schema, concept, operation, 'timeZone', rows, mayMean) ?? operation;
}

const wholeNames = ['full name', 'display name', 'formatted name', 'name', 'label', 'title', 'caption'];
const nameWords: ReadonlySet<string> = new Set([...wholeNames.flatMap((each) => each.split(' ')), 'value', 'text']);

/** Where some rows have no value in the field that is called a name, the next one that is called so. */
function withNameFallback(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const { name } = operation.fields as { readonly name?: Source };
  const type = rowType(schema, operation);
  if (type && name?.kind === 'join') return withCompanyName(schema, type, operation, name, rows);
  if (!type || name?.kind !== 'path') return operation;
  const isNameless = (path: Path) => (row: unknown) => asText(valuesAt(row, path)[0]) === null;
  const nameless = rows.filter(isNameless(name.path));
  if (nameless.length === 0) return operation;
  const others = contentsOf(schema, type)
    .leaves.filter((leaf) => leaf.kind === 'text' && !leaf.isList && leaf.path.length <= 2)
    .filter((leaf) => pathText(leaf.path) !== pathText(name.path) && isNameOnly(leaf))
    .filter(({ path }) => !nameless.every(isNameless(path)))
    .filter(
      ({ path }) =>
        checkValues(
          'name',
          rows.flatMap((row) => valuesAt(row, path)),
        ) === 'fits',
    )
    .toSorted((one, other) => (costOf(one, wholeNames) ?? 9) - (costOf(other, wholeNames) ?? 9))
    .map(({ path }) => path);
  if (others.length === 0) return operation;
  const choice: Source = { kind: 'choice', paths: [name.path, ...others] };
  return { ...operation, fields: { ...operation.fields, name: choice } };
}

/** A client may be a company, which has neither a given nor a family name. */
function withCompanyName(
  schema: SchemaModel,
  type: TypeModel,
  operation: Operation<object>,
  name: Extract<Source, { readonly kind: 'join' }>,
  rows: readonly unknown[],
): Operation<object> {
  const nameless = rows.filter((row) => readValue(row, name) === null);
  const company = contentsOf(schema, type).leaves.find(
    ({ kind, isList, path, words }) =>
      kind === 'text' &&
      !isList &&
      path.length === 1 &&
      words.includes('name') &&
      words.some((word) => organizationNouns.includes(word)) &&
      nameless.some((row) => asText(valuesAt(row, path)[0]) !== null),
  );
  if (!company) return operation;
  return { ...operation, fields: { ...operation.fields, name: { ...name, otherwise: company.path } } };
}

/** `name`, `displayName`, `name.value`: nothing but the name. */
function isNameOnly({ words, around }: Leaf): boolean {
  const all = [...words, ...around];
  return (
    all.some((word) => word === 'name' || word === 'label' || word === 'title') &&
    all.every((word) => nameWords.has(word))
  );
}

/**
 * Some services wrap every value, and fill the text for display only where it differs. What is empty in all rows is read
 * from the `value` beside it.
 */
function withPlainValues(operation: Operation<object>, rows: readonly unknown[]): Operation<object> {
  const plain = (part: unknown): unknown => {
    if (isPath(part)) {
      const beside = [...part.slice(0, -1), 'value'];
      const isWrapped = part.length > 1 && /^(display|formatted|label)/i.test(part.at(-1) ?? '');
      const isEmpty = isWrapped && rows.every((row) => asText(valuesAt(row, part)[0]) === null);
      return isEmpty && rows.some((row) => asText(valuesAt(row, beside)[0]) !== null) ? beside : part;
    }
    if (Array.isArray(part)) return part.map(plain);
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, plain(each)]));
  };
  // Sound: only paths were changed.
  return rows.length < 3 ? operation : { ...operation, fields: plain(operation.fields) as object };
}
