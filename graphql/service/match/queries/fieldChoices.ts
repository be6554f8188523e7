import { dateFormOfFields, datedFields } from '../../dateForm.ts';
import { appointmentTypeFields, locationFields, providerFields } from '../fields/clinicFields.ts';
import { patientFields } from '../fields/patientFields.ts';
import { clientFields } from '../fields/clientFields.ts';
import { appointmentFields } from '../fields/appointmentFields.ts';
import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { maxDepth } from '../../depth.ts';
import { hundredths, pathText, timesOf } from '../../mapDescription.ts';
import { isRecord } from '../../json.ts';
import { isCondition, type Path } from '../../sources.ts';
import type { Operation, SlotFields } from '../../serviceMap.ts';
import { isEntryConcept } from '../../serviceEntries.ts';
import { scoreEntities } from '../entities/entities.ts';
import { entryWords } from '../words/entryWords.ts';
import type { EntityContext } from '../fields/entityValues.ts';
import { stepOf } from '../schema/fieldStep.ts';
import { valueKind, type ValueKind } from '../schema/valueKind.ts';
import { plans, type ReadConcept } from './plans.ts';
import { conditionedType, objectType } from '../schema/identity.ts';
import { rowType, shapeOf } from '../schema/resultShape.ts';
import { wordsOf } from '../words/words.ts';
import type { Entity } from '../words/vocabulary.ts';

/** How each entity is read where another object leads to it: briefly. */
const linkReaders: Readonly<Record<Entity, (context: EntityContext) => object | null>> = {
  location: locationFields,
  client: (context) => clientFields(context, 'mention'),
  patient: (context) => patientFields(context, 'mention'),
  provider: providerFields,
  appointmentType: appointmentTypeFields,
  appointment: appointmentFields,
};

/**
 * The kind of a desk field, and so of the fields it may be read from. Of several who give a visit, or come to it, the
 * first is shown.
 */
type FieldContent = readonly ValueKind[] | { readonly link: Entity; readonly many: boolean | 'first' };

const text: FieldContent = ['text', 'enum', 'number', 'id'];
const named = { id: ['id', 'text', 'number'], name: text } satisfies Record<string, FieldContent>;

const money: FieldContent = ['number', 'text'];
const time: FieldContent = ['date', 'moment', 'text', 'number'];

/** The fields that a manager may correct, in the order of the desk's own schema. */
const deskFields: Readonly<Record<Entity | 'slot' | 'request' | 'entry', Readonly<Record<string, FieldContent>>>> = {
  location: { ...named, address: text, phone: text, timeZone: text },
  provider: { ...named, role: text, active: ['flag', 'moment', 'date'] },
  appointmentType: { ...named, minutes: ['number', 'text'], color: text, blocked: ['flag'] },
  patient: {
    ...named,
    species: text,
    breed: text,
    sex: text,
    birthDate: ['date', 'moment', 'text'],
    active: ['flag', 'moment', 'date'],
    deceased: ['flag'],
    alerts: text,
    client: { link: 'client', many: false },
  },
  client: {
    ...named,
    givenName: text,
    familyName: text,
    phones: text,
    emails: text,
    address: text,
    active: ['flag', 'moment', 'date'],
    alerts: text,
    notes: text,
    balance: money,
    since: ['date', 'moment', 'text'],
    tags: ['text', 'enum'],
    lastVisit: ['date', 'moment', 'text'],
    location: { link: 'location', many: false },
    patients: { link: 'patient', many: true },
  },
  appointment: {
    ...named,
    start: ['moment', 'text', 'date', 'number'],
    end: ['moment', 'text', 'date', 'number'],
    status: text,
    reason: text,
    notes: text,
    room: text,
    blocked: ['flag'],
    type: { link: 'appointmentType', many: false },
    provider: { link: 'provider', many: 'first' },
    location: { link: 'location', many: false },
    patient: { link: 'patient', many: 'first' },
    client: { link: 'client', many: false },
  },
  entry: {
    id: named.id,
    number: text,
    name: text,
    kind: text,
    date: time,
    due: time,
    status: text,
    amount: money,
    open: money,
    method: text,
    reference: text,
    text,
    author: text,
    direction: [...text, 'flag'],
    channel: text,
    value: ['number', 'text'],
    unit: text,
    invoice: named.id,
    appointment: named.id,
    conversation: named.id,
    client: { link: 'client', many: false },
    patient: { link: 'patient', many: false },
    provider: { link: 'provider', many: false },
  },
  request: {
    ...named,
    phones: text,
    emails: text,
    created: time,
    wanted: [...time, 'clock'],
    wantedTime: ['clock', 'text', 'enum'],
    status: text,
    handled: ['flag', 'moment', 'date'],
    species: text,
    reason: text,
    client: { link: 'client', many: false },
  },
  slot: {
    start: ['moment', 'clock', 'text', 'number'],
    end: ['moment', 'clock', 'text', 'number'],
    free: ['flag', 'number'],
    provider: { link: 'provider', many: false },
    location: { link: 'location', many: false },
  },
};

/** Amounts, which may count hundredths. */
const amounts: ReadonlySet<string> = new Set(['balance', 'amount', 'open']);

/** Without these an object can't be shown. */
const indispensable: ReadonlySet<string> = new Set(['id', 'name', 'start', 'wanted']);

/** The desk's fields of a concept, in order. */
export function fieldsOf(concept: ReadConcept): readonly string[] {
  const { of } = plans[concept];
  const all = Object.keys(deskFields[of]);
  if (isEntryConcept(concept)) {
    const own = new Set<string>(['id', ...entryWords[concept].fields]);
    return all.filter((field) => own.has(field));
  }
  return all.filter((field) => of !== 'appointment' || field !== 'name');
}

export function mayBeNothing(field: string): boolean {
  return !indispensable.has(field);
}

/** Dotted paths that a field could be read from in the rows of this operation, in the schema's order, at most 60. */
export function fieldChoices(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  field: string,
): readonly string[] {
  const texts = pathChoices(schema, concept, timesOf(operation), field).map(pathText);
  // For an amount each path is offered in hundredths as well.
  return amounts.has(field) ? texts.flatMap((each) => [each, each + hundredths]) : texts;
}

function pathChoices(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  field: string,
): readonly Path[] {
  const content = deskFields[plans[concept].of][field];
  const type = rowType(schema, operation);
  if (!content || !type) return [];
  if (!('link' in content)) return valueChoices(schema, type, content);
  // Only what can be read as such an object is offered.
  return linkChoices(schema, type, content.many).filter(
    (path) => describe(schema, concept, operation, field, path) !== null,
  );
}

/** The operation with one field read from elsewhere, or with null from nowhere; null where that can't be. */
export function withField(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  field: string,
  from: string | null,
): Operation<object> | null {
  if ('slots' in operation.fields) return correctGroupedTimes(schema, concept, operation, field, from);
  const others = Object.fromEntries(Object.entries(operation.fields).filter(([name]) => name !== field));
  if (from === null) return mayBeNothing(field) ? { ...operation, fields: others } : null;
  const inCents = amounts.has(field) && from.endsWith(hundredths);
  const place = inCents ? from.slice(0, -hundredths.length) : from;
  const path = pathChoices(schema, concept, operation, field).find((each) => pathText(each) === place);
  const description = path ? describe(schema, concept, operation, field, path, inCents) : null;
  return description === null ? null : { ...operation, fields: { ...others, [field]: description } };
}

/** Of groups of times the times are corrected. */
function correctGroupedTimes(
  ...[schema, concept, operation, field, from]: Parameters<typeof withField>
): Operation<object> | null {
  // Sound: only groups of times have slots.
  const fields = operation.fields as SlotFields & Required<Pick<SlotFields, 'slots'>>;
  const inner = { ...operation, rows: [...operation.rows, ...fields.slots.path], fields: fields.slots.fields };
  const changed = withField(schema, concept, inner, field, from);
  return changed && { ...operation, fields: { ...fields, slots: { ...fields.slots, fields: changed.fields } } };
}

function describe(
  schema: SchemaModel,
  concept: ReadConcept,
  operation: Operation<object>,
  field: string,
  path: Path,
  inCents = false,
): unknown {
  const content = deskFields[plans[concept].of][field];
  const type = rowType(schema, operation);
  if (!content || !type) return null;
  const end = endOf(schema, type, path);
  if (!end) return null;
  if ('link' in content) {
    const below = objectType(schema, end.type.name);
    const levels = maxDepth - 1 - operation.rows.length - path.length;
    const context: EntityContext | null = below && { schema, scores: scoreEntities(schema), type: below, levels };
    const fields = context && linkReaders[content.link](context);
    return fields && { path, fields };
  }
  const kind = valueKind(schema, end.type.name);
  if (field === 'phones') {
    const isList = end.type.lists > 0;
    return [{ list: isList ? path : path.slice(0, -1), number: isList ? [] : path.slice(-1), label: null }];
  }
  if (field === 'emails') return [path];
  if (amounts.has(field))
    return { amount: path, currency: currencyOf(operation, field), ...(inCents ? { cents: true } : {}) };
  if (field === 'active' && kind !== 'flag') return { kind: 'not', path };
  const start = new Map<string, unknown>(Object.entries(operation.fields)).get('start');
  // A number called an end is a moment, as the start beside it is one; any other is a length.
  const isMoment = wordsOf(end.name).some((word) => ['end', 'until'].includes(word));
  if (field === 'end' && kind === 'number' && !isMoment && isPathSource(start)) {
    return { kind: 'minutesAfter', start: start.path, minutes: path };
  }
  // Dates are written alike in all fields of a row.
  const dates = datedFields.has(field) ? dateFormOfFields(operation.fields) : null;
  return { kind: 'path', path, ...(dates && { dates }) };
}

/** The currency stays where it was read, wherever the amount is. */
function currencyOf(operation: Operation<object>, field: string): Path | null {
  const before = new Map<string, unknown>(Object.entries(operation.fields)).get(field);
  return isRecord(before) && isPathSource({ path: before['currency'] }) ? (before['currency'] as Path) : null;
}

function isPathSource(value: unknown): value is { readonly path: Path } {
  return typeof value === 'object' && value !== null && 'path' in value && Array.isArray(value.path);
}

function endOf(schema: SchemaModel, type: TypeModel, path: Path): FieldModel | null {
  let current: TypeModel | null = type;
  let field: FieldModel | undefined;
  for (const step of path) {
    if (isCondition(step)) {
      current = conditionedType(schema, step);
      continue;
    }
    field = current?.fields.find((each) => stepOf(each) === step);
    current = field ? objectType(schema, field.type.name) : null;
  }
  return field ?? null;
}

const mostChoices = 60;

/** Values of the row itself first, then those of the objects it holds. */
function valueChoices(schema: SchemaModel, type: TypeModel, kinds: readonly ValueKind[]): readonly Path[] {
  const own = type.fields.filter(
    (field) => stepOf(field) !== null && kinds.includes(valueKind(schema, field.type.name)),
  );
  const nested = type.fields.flatMap((field) => {
    const shape = stepOf(field) === null ? null : shapeOf(schema, field);
    if (!shape) return [];
    const inner = shape.type.fields.filter(
      (each) => stepOf(each) === each.name && kinds.includes(valueKind(schema, each.type.name)),
    );
    return inner.map((each) => [stepOf(field) ?? field.name, ...shape.rows, each.name]);
  });
  return [...own.map((field) => [stepOf(field) ?? field.name]), ...nested].slice(0, mostChoices);
}

function linkChoices(schema: SchemaModel, type: TypeModel, many: boolean | 'first'): readonly Path[] {
  return type.fields
    .flatMap((field) => {
      const step = stepOf(field);
      const shape = step === null ? null : shapeOf(schema, field);
      return step !== null && shape && (many === 'first' || shape.many === many) ? [[step, ...shape.rows]] : [];
    })
    .slice(0, mostChoices);
}
