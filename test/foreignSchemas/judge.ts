import { buildDocuments } from '../../graphql/service/documents.ts';
import type { FieldModel, SchemaModel, TypeModel } from '../../graphql/service/introspection/schemaModel.ts';
import { isRecord } from '../../graphql/service/json.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import type { Argument, Concept, Operation } from '../../graphql/service/serviceMap.ts';
import { fieldNameOf, type Path } from '../../graphql/service/sources.ts';
import { judgeWrites } from './judgeWrites.ts';
import type { ForeignSchema } from './foreignSchema.ts';

/** How well a map understood a foreign schema. Wrong is worse than missed: missed is left to a manager, wrong is shown. */
export interface Judgement {
  readonly concepts: Score;
  /** Mutations, chosen like concepts. */
  readonly writes: Score;
  readonly fields: Score;
  readonly inputs: Score;
  readonly deepest: number;
  /** Each thing that is wrong or missed, in words. */
  readonly remarks: readonly string[];
}

export interface Score {
  right: number;
  wrong: number;
  missed: number;
}

const concepts: readonly Concept[] = [
  'locations',
  'clients',
  'clientSearch',
  'client',
  'patients',
  'patient',
  'appointments',
  'appointment',
  'providers',
  'appointmentTypes',
  'freeSlots',
];

/** A step that only says which member of a union is meant. */
const condition = '... on ';

/** Which meanings are right for a field of the desk. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'givenName', 'familyName'],
  phones: ['phone'],
  phone: ['phone'],
  emails: ['email'],
  active: ['active', 'inactive'],
  hidden: ['hidden'],
  start: ['start', 'date', 'clock', 'startMinute'],
  end: ['end', 'date', 'endClock', 'minutes', 'start', 'startMinute'],
  status: ['status', 'statusStep'],
  flags: ['statusStep'],
  stamps: ['statusStep'],
  client: ['client', 'clientId', 'clientName'],
  patient: ['patient', 'patientId', 'patientName'],
  provider: ['provider', 'providerId', 'providerName'],
  location: ['location', 'locationId', 'locationName'],
  type: ['type', 'typeId', 'typeName'],
  patients: ['patients'],
};
const requestedFields = [
  'limit',
  'offset',
  'page',
  'cursor',
  'search',
  'from',
  'to',
  'day',
  'locationId',
  'typeId',
  'providerId',
  'changedSince',
];

export function judge(foreign: ForeignSchema): Judgement {
  const { map } = matchSchema(foreign.model);
  const result = { concepts: score(), writes: score(), fields: score(), inputs: score() };
  const remarks: string[] = [];
  for (const concept of concepts) {
    const expected = foreign.answers.get(concept) ?? new Set<string>();
    const operation: Operation<object> | undefined = map[concept];
    if (!operation) {
      if (expected.size > 0) {
        result.concepts.missed += 1;
        remarks.push(`${concept}: missed ${[...expected].join(' or ')}`);
      } else result.concepts.right += 1;
      continue;
    }
    if (!expected.has(operation.field)) {
      result.concepts.wrong += 1;
      remarks.push(`${concept}: WRONG ${operation.field}, expected ${[...expected].join(' or ') || 'nothing'}`);
      continue;
    }
    result.concepts.right += 1;
    judgeFields(foreign, concept, operation, result.fields, remarks);
    judgeInputs(foreign, concept, operation, result.inputs, remarks);
  }
  judgeWrites(foreign, map, result.writes, result.inputs, remarks);
  const deepest = Math.max(...[...buildDocuments(map).values()].map(({ depth }) => depth));
  return { ...result, deepest, remarks };
}

function score(): Score {
  return { right: 0, wrong: 0, missed: 0 };
}

function judgeFields(
  { model, meanings }: ForeignSchema,
  concept: Concept,
  operation: Operation<object>,
  into: Score,
  remarks: string[],
): void {
  const root = model.types.get(model.queryType)?.fields.find(({ name }) => name === operation.field);
  const row = typeAt(model, root, operation.rows);
  if (!row) return;
  judgeObject(row, operation.fields, concept);

  function judgeObject(type: TypeModel, fields: object, at: string, besides: readonly string[] = []): void {
    for (const [field, description] of Object.entries(fields)) {
      // What a change says again is never shown.
      if (field === 'again') continue;
      const right = [...(allowed[field] ?? [field]), ...besides];
      for (const path of pathsOf(description)) {
        if (path.length === 0) continue;
        const held = meaningsAlong(type, path);
        if (right.some((each) => held.has(each))) into.right += 1;
        else {
          into.wrong += 1;
          remarks.push(`${at}.${field}: WRONG ${type.name}.${path.join('.')} (${[...held].join(' ') || 'nothing'})`);
        }
      }
      if (isRecord(description) && Array.isArray(description['path']) && isRecord(description['fields'])) {
        const below = typeBelow(type, description['path'] as Path);
        const path = description['path'];
        // An object that is only mentioned: its id and name stand in the row itself.
        const mentions = path.length === 0 || below === type ? [`${field}Id`, `${field}Name`] : [];
        if (below) judgeObject(below, description['fields'], `${at}.${field}`, mentions);
      }
    }
    if (!at.includes('.')) judgeMissed(type, fields, at);
  }

  function judgeMissed(type: TypeModel, fields: object, at: string): void {
    const has = new Set(Object.keys(fields));
    // Fields that only a card shows are not queried in a list.
    if (at === 'clients' || at === 'clientSearch') has.add('notes');
    const offered = new Set(type.fields.flatMap(({ name }) => [...(meanings.get(`${type.name}.${name}`) ?? [])]));
    const expected = Object.keys(deskFields).filter((field) => (deskFields[field] ?? []).includes(kindOf(at)));
    for (const field of expected) {
      if (has.has(field) || !(allowed[field] ?? [field]).some((each) => offered.has(each))) continue;
      into.missed += 1;
      const where = type.fields.filter(({ name }) =>
        (allowed[field] ?? [field]).some((each) => meanings.get(`${type.name}.${name}`)?.has(each)),
      );
      remarks.push(`${at}.${field}: missed ${where.map(({ name, type: of }) => `${name}: ${of.text}`).join(', ')}`);
    }
  }

  function meaningsAlong(type: TypeModel, path: Path): ReadonlySet<string> {
    const held = new Set<string>();
    let current: TypeModel | undefined = type;
    for (const step of path) {
      if (step.startsWith(condition)) {
        current = model.types.get(step.slice(condition.length));
        continue;
      }
      const name = fieldNameOf(step);
      for (const each of meanings.get(`${current?.name}.${name}`) ?? []) held.add(each);
      const next: FieldModel | undefined = current?.fields.find((each) => each.name === name);
      current = next ? model.types.get(next.type.name ?? '') : undefined;
    }
    return held;
  }

  function typeBelow(type: TypeModel, path: Path): TypeModel | undefined {
    let current: TypeModel | undefined = type;
    for (const step of path) {
      if (step.startsWith(condition)) {
        current = model.types.get(step.slice(condition.length));
        continue;
      }
      const next: FieldModel | undefined = current?.fields.find(({ name }) => name === fieldNameOf(step));
      current = next ? model.types.get(next.type.name ?? '') : undefined;
    }
    return current;
  }
}

/** Fields of the desk by the entities that have them, as far as missing them hurts a screen. */
const deskFields: Readonly<Record<string, readonly string[]>> = {
  givenName: ['client'],
  familyName: ['client'],
  phones: ['client'],
  emails: ['client'],
  address: ['client', 'location'],
  active: ['client', 'patient', 'provider'],
  alerts: ['client', 'patient'],
  notes: ['client', 'appointment'],
  balance: ['client'],
  since: ['client'],
  tags: ['client'],
  lastVisit: ['client'],
  timeZone: ['location'],
  role: ['provider'],
  species: ['patient'],
  breed: ['patient'],
  sex: ['patient'],
  birthDate: ['patient'],
  deceased: ['patient'],
  start: ['appointment'],
  end: ['appointment'],
  status: ['appointment'],
  reason: ['appointment'],
  room: ['appointment'],
  type: ['appointment'],
  provider: ['appointment'],
  location: ['appointment', 'client'],
  patient: ['appointment'],
  client: ['appointment', 'patient'],
  minutes: ['appointmentType'],
};

function kindOf(concept: string): string {
  if (concept.startsWith('client')) return 'client';
  if (concept.startsWith('patient')) return 'patient';
  if (concept.startsWith('appointmentType')) return 'appointmentType';
  if (concept.startsWith('appointment')) return 'appointment';
  return concept.replace(/s$/, '');
}

function judgeInputs(
  { model, meanings }: ForeignSchema,
  concept: Concept,
  operation: Operation<object>,
  into: Score,
  remarks: string[],
): void {
  const used = new Set<string>();
  const coordinate = `${model.queryType}.${operation.field}`;
  for (const argument of operation.arguments) {
    for (const slot of argument.slots) {
      if (!('role' in slot) || slot.role === 'includeEnded') continue;
      const held = heldBy(argument, slot.path);
      used.add(slot.role);
      if (held.has(slot.role)) into.right += 1;
      else {
        into.wrong += 1;
        remarks.push(
          `${concept}(${[argument.name, ...slot.path].join('.')}): WRONG ${slot.role} (${[...held].join(' ') || 'nothing'})`,
        );
      }
    }
  }
  const offered = new Set<string>();
  const root = model.types.get(model.queryType)?.fields.find(({ name }) => name === operation.field);
  for (const input of root?.arguments ?? []) {
    for (const each of meanings.get(`${coordinate}(${input.name})`) ?? []) offered.add(each);
  }
  for (const role of requestedFields) {
    if (!offered.has(role) || used.has(role)) continue;
    if (role === 'search' && concept !== 'clientSearch') continue;
    if (role === 'locationId' && concept !== 'appointments' && concept !== 'freeSlots') continue;
    if (role === 'changedSince' && concept !== 'clients' && concept !== 'appointments') continue;
    if ((role === 'typeId' || role === 'providerId') && concept !== 'freeSlots') continue;
    into.missed += 1;
    remarks.push(`${concept}(${role}): missed`);
  }

  function heldBy(argument: Argument, path: Path): ReadonlySet<string> {
    const held = new Set(meanings.get(`${coordinate}(${argument.name})`) ?? []);
    let type = model.types.get(argument.type.replace(/[[\]!]/g, ''));
    for (const step of path) {
      for (const each of meanings.get(`${type?.name}.${step}`) ?? []) held.add(each);
      const next = type?.inputFields.find(({ name }) => name === step);
      type = next ? model.types.get(next.type.name ?? '') : undefined;
    }
    return held;
  }
}

function typeAt(model: SchemaModel, field: FieldModel | undefined, rows: Path): TypeModel | null {
  let type = model.types.get(field?.type.name ?? '');
  for (const step of rows) {
    if (step.startsWith(condition)) {
      type = model.types.get(step.slice(condition.length));
      continue;
    }
    const next = type?.fields.find(({ name }) => name === step);
    type = model.types.get(next?.type.name ?? '');
  }
  return type ?? null;
}

/** Every path that a description reads; of a link only the way to it. */
function pathsOf(description: unknown): readonly Path[] {
  if (isPath(description)) return [description];
  if (Array.isArray(description)) return description.flatMap(pathsOf);
  if (!isRecord(description)) return [];
  const { list, number, path, fields } = description;
  if (isPath(list) && isPath(number)) return [[...list, ...number]];
  if (isPath(path) && isRecord(fields)) return [path];
  return Object.entries(description).flatMap(([key, value]) =>
    key === 'label' || key === 'currency' ? [] : pathsOf(value),
  );
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.every((step) => typeof step === 'string');
}
