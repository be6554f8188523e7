import { inputTypeAt, isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import { fieldNameOf, isCondition, type Path, type Source } from '../../sources.ts';
import type { ClientFields, PatientFields } from '../../serviceMap.ts';
import type {
  Counterpart,
  ListEntries,
  WriteArgument,
  WriteConcept,
  WriteOperation,
  WriteRole,
  WriteSlot,
} from '../../serviceWrites.ts';
import { contentsOf } from '../schema/leaves.ts';
import { conditionedType, objectType } from '../schema/identity.ts';
import { wordsOf } from '../words/words.ts';
import { isPlainest, wordsIn } from './slotMeaning.ts';

// A change writes what the desk reads, or nothing: an edit of the visible name must not overwrite a company's name
// that is not shown, and a changed phone number must not delete the others.

/** The card of what is changed: its row's type, and how the desk reads it. */
export interface Card {
  readonly type: TypeModel;
  readonly fields: ClientFields | PatientFields;
}

/** A mutation whose places are those that the card is read from. Only a registration may send what is not read. */
export function fitToCard(
  schema: SchemaModel,
  concept: WriteConcept,
  operation: WriteOperation,
  card: Card,
): WriteOperation {
  const isUpdate = concept === 'updateClient' || concept === 'updatePatient';
  if (!isUpdate && concept !== 'registerClient' && concept !== 'addPatient') return operation;
  const fitting = isUpdate
    ? pairSlots(schema, operation, card)
    : (argument: WriteArgument) =>
        argument.slots.filter(
          (slot) => slot.demanded || slot.role !== 'name' || !isAnother(schema, argument, slot, card),
        );
  const unknown: string[] = [];
  const list = operation.arguments.flatMap((argument): WriteArgument[] => {
    const slots = fitting(argument);
    for (const slot of argument.slots)
      if (slot.demanded && !slots.some(({ path }) => path === slot.path))
        unknown.push([argument.name, ...slot.path].join('.'));
    return slots.length > 0 ? [{ ...argument, slots }] : [];
  });
  return { ...operation, arguments: list, unknown: [...operation.unknown, ...unknown] };
}

/** What a card must be read with, so that a change can send it again. */
export function repeatedPaths({ arguments: list }: WriteOperation): readonly Path[] {
  return list.flatMap(({ slots }) =>
    slots.flatMap(({ entries, pieces = [], beside = [] }) => [
      ...(entries?.again.slice(1) ?? []).map(({ reads }) => [...(entries?.list ?? []), ...reads]),
      ...[...pieces, ...beside].map(({ reads }) => reads),
    ]),
  );
}

type Fitting = (argument: WriteArgument) => readonly WriteSlot[];

function pairSlots(schema: SchemaModel, operation: WriteOperation, card: Card): Fitting {
  const every = operation.arguments.flatMap((argument) => argument.slots.map((slot) => ({ argument, slot })));
  const paired = new Map<WriteSlot, WriteSlot>();
  for (const role of new Set(every.map(({ slot }) => slot.role))) {
    const places = every.filter(({ slot }) => slot.role === role);
    const readPaths = readPlaces(card.fields, role);
    if (readPaths === null) {
      for (const { slot } of plainest(places)) paired.set(slot, slot);
      continue;
    }
    const exact = places.filter(({ argument, slot }) => isReadBack(schema, argument, slot, readPaths, card.type));
    const others = places.filter(({ argument, slot }) => !isAnother(schema, argument, slot, card));
    // What is only called otherwise is the same where nothing else can be meant.
    const renamed = exact.length === 0 && readPaths.length === 1 ? plainest(others).slice(0, 1) : [];
    for (const { argument, slot } of [...exact, ...renamed]) {
      const reads = nearest(argument, slot, readPaths);
      const fit = reads && fitSlot(schema, argument, slot, reads, { readPaths, type: card.type });
      if (fit) paired.set(slot, fit);
    }
  }
  return ({ slots }) => slots.flatMap((slot) => paired.get(slot) ?? []);
}

/** Whether the desk reads just this place: the street of one address is not that of another. */
function isReadBack(
  schema: SchemaModel,
  argument: WriteArgument,
  slot: WriteSlot,
  readPaths: readonly Path[],
  type: TypeModel,
): boolean {
  const step = stepOf(argument, slot);
  const read = readPaths.filter((path) => isSameStep(step, path));
  const { leaves, branches } = contentsOf(schema, type);
  const inside = branches.flatMap((branch) =>
    contentsOf(schema, branch.type).leaves.map(({ path }) => [...branch.path, ...path]),
  );
  const all = [...leaves.map(({ path }) => path), ...inside].filter((path) => isSameStep(step, path));
  const best = nearest(argument, slot, [...read, ...all]);
  return read.some((path) => path.join('.') === best?.join('.'));
}

/** Of the places of one name the one that is reached most alike, the first of several. */
function nearest(argument: WriteArgument, slot: WriteSlot, places: readonly Path[]): Path | undefined {
  const same = places.filter((path) => isSameStep(stepOf(argument, slot), path));
  const unlike = (path: Path): number =>
    path.filter((step) => !slot.path.some((each) => isSameName(each, step))).length;
  return (same.length > 0 ? same : places).toSorted((one, other) => unlike(one) - unlike(other))[0];
}

function plainest<Place extends { readonly argument: WriteArgument; readonly slot: WriteSlot }>(
  places: readonly Place[],
): readonly Place[] {
  const all = places.map(({ argument, slot }) => ({ slot, words: wordsIn(argument.name, slot), isShown: false }));
  return places.filter(({ slot }) => isPlainest(slot, all));
}

/** Where the desk reads the value of a role; null for roles that are no value of a card. */
function readPlaces(fields: ClientFields | PatientFields, role: WriteRole): readonly Path[] | null {
  const client: Partial<ClientFields> = fields;
  const patient: Partial<PatientFields> = fields;
  const places: Partial<Record<WriteRole, readonly Path[]>> = {
    name: pathsOf(fields.name),
    givenName: pathsOf(client.givenName),
    familyName: pathsOf(client.familyName),
    phone: (client.phones ?? []).map(({ list, number }) => [...list, ...number]),
    email: client.emails ?? [],
    // The number of a house can't be told from a street in what is typed.
    address: client.address?.kind === 'join' && client.address.house ? [] : pathsOf(client.address),
    notes: pathsOf(client.notes),
    species: pathsOf(patient.species),
    breed: pathsOf(patient.breed),
    sex: pathsOf(patient.sex),
    birthDate: pathsOf(patient.birthDate),
  };
  return places[role] ?? null;
}

function pathsOf(source: Source | undefined): readonly Path[] {
  if (!source) return [];
  if ('paths' in source) return source.paths;
  return source.kind === 'path' ? [source.path] : [];
}

const wrapperSteps: ReadonlySet<string> = new Set(['0', 'set']);

/** The step that names a place: `phone` of `data.phone.set`. */
function stepOf({ name }: WriteArgument, { path }: WriteSlot): string {
  return path.findLast((step) => !wrapperSteps.has(step)) ?? name;
}

function isSameStep(step: string, path: Path): boolean {
  const last = path.findLast((each) => !isCondition(each));
  return last !== undefined && isSameName(step, last);
}

function isSameName(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((name) => wordsOf(fieldNameOf(name)).toSorted().join(' '));
  return mine === theirs;
}

/** Whether the card has a value of just this name that the desk does not read for the role, or writes as a code. */
function isAnother(schema: SchemaModel, argument: WriteArgument, slot: WriteSlot, card: Card): boolean {
  const step = stepOf(argument, slot);
  const readPaths = readPlaces(card.fields, slot.role) ?? [];
  if (readPaths.some((path) => isSameStep(step, path))) return false;
  const words = wordsOf(step);
  if (words.some((word) => ['code', 'id', 'key', 'emergency', 'billing', 'invoice'].includes(word))) return true;
  const { leaves } = contentsOf(schema, card.type);
  return leaves.some(({ path, deprecated }) => !deprecated && isSameStep(step, path));
}

/** The place with what it needs for a change; null where a change there would lose something. */
function fitSlot(
  schema: SchemaModel,
  argument: WriteArgument,
  slot: WriteSlot,
  reads: Path,
  { readPaths, type }: { readonly readPaths: readonly Path[]; readonly type: TypeModel },
): WriteSlot | null {
  const isList = slot.form === 'list' || slot.path.includes('0');
  if (slot.role === 'address' && readPaths.length > 1) {
    const pieces = isList ? null : piecesOf(schema, argument, slot, readPaths);
    return pieces && { ...slot, reads, pieces, ...besideOf(schema, argument, slot, reads, type, pieces) };
  }
  if (!isList) return { ...slot, reads, ...besideOf(schema, argument, slot, reads, type, []) };
  if (slot.role !== 'phone' && slot.role !== 'email') return null;
  const entries = entriesOf(schema, argument, slot, reads, type);
  return entries && { ...slot, reads, entries };
}

/** The other values of a part, such as `contact`: they would be lost where the service replaces the whole of it. */
function besideOf(
  schema: SchemaModel,
  argument: WriteArgument,
  slot: WriteSlot,
  reads: Path,
  type: TypeModel,
  pieces: readonly Counterpart[],
): { readonly beside?: readonly Counterpart[] } {
  const at = slot.path.findLastIndex((step) => !wrapperSteps.has(step));
  const holder = slot.path[at - 1];
  const held = reads.at(-2);
  if (holder === undefined || held === undefined || !isSameName(holder, held)) return {};
  const part = typeAt(schema, type, reads.slice(0, -1));
  const input = inputTypeAt(schema, argument.type, slot.path.slice(0, at));
  const known = new Set([...pieces, { path: slot.path }].map(({ path }) => path.join('.')));
  const beside = (input?.inputFields ?? []).flatMap((field): Counterpart[] => {
    const same = part?.fields.find(({ name, type: of }) => isSameName(name, field.name) && of.name === field.type.name);
    const path = [...slot.path.slice(0, at), field.name];
    const isPlain = same?.type.lists === 0 && field.type.lists === 0 && !objectType(schema, same.type.name);
    return same && isPlain && !known.has(path.join('.')) ? [{ path, reads: [...reads.slice(0, -1), same.name] }] : [];
  });
  return beside.length > 0 ? { beside } : {};
}

/** Every line of an address with the input of the same name; null where one of them can't be written. */
function piecesOf(
  schema: SchemaModel,
  argument: WriteArgument,
  slot: WriteSlot,
  lines: readonly Path[],
): readonly Counterpart[] | null {
  const at = slot.path.findLastIndex((step) => !wrapperSteps.has(step));
  if (at === -1) return null;
  const holder = inputTypeAt(schema, argument.type, slot.path.slice(0, at));
  const pieces = lines.flatMap((reads): Counterpart[] => {
    const field = holder?.inputFields.find(({ name }) => isSameStep(name, reads));
    return field ? [{ path: [...slot.path.slice(0, at), field.name, ...slot.path.slice(at + 1)], reads }] : [];
  });
  return pieces.length === lines.length ? pieces : null;
}

/** Steps that add to a list instead of replacing it, or speak of rows of their own. */
const addingSteps: ReadonlySet<string> = new Set(['create', 'add', 'append', 'insert', 'upsert', 'connect', 'push']);

function entriesOf(
  schema: SchemaModel,
  argument: WriteArgument,
  slot: WriteSlot,
  reads: Path,
  type: TypeModel,
): ListEntries | null {
  if (slot.path.some((step) => addingSteps.has(step.toLowerCase()))) return null;
  const read = listIn(schema, type, reads);
  if (!read) return null;
  const list = reads.slice(0, read.length);
  const tail = reads.slice(read.length);
  const zero = slot.path.indexOf('0');
  if (zero === -1) return { list, again: [{ path: [], reads: tail }] };
  const inside = slot.path.slice(zero + 1);
  const entry = inputTypeAt(schema, argument.type, slot.path.slice(0, zero));
  const held = typeAt(schema, read.type, tail.slice(0, -1));
  if (!entry || inside.length !== 1) return null;
  const again: Counterpart[] = [{ path: inside, reads: tail }];
  for (const field of entry.inputFields) {
    if (field.name === inside[0]) continue;
    const same = held?.fields.find(
      (each) => isSameName(each.name, field.name) && each.type.lists === 0 && !objectType(schema, each.type.name),
    );
    const isPlain = schema.types.get(field.type.name ?? '')?.kind !== 'INPUT_OBJECT' && field.type.lists === 0;
    if (same && isPlain) again.push({ path: [field.name], reads: [...tail.slice(0, -1), same.name] });
    // A required field that the desk does not read can't be repeated.
    else if (isRequired(field)) return null;
  }
  return { list, again };
}

/** How many steps lead to the members of a list, and what they are; null where there is no list on the way. */
function listIn(
  schema: SchemaModel,
  type: TypeModel,
  path: Path,
): { readonly length: number; readonly type: TypeModel | null } | null {
  let current: TypeModel | null = type;
  for (const [index, step] of path.entries()) {
    if (isCondition(step)) {
      current = conditionedType(schema, step);
      continue;
    }
    const field: TypeModel['fields'][number] | undefined = current?.fields.find(
      ({ name }) => name === fieldNameOf(step),
    );
    current = field ? objectType(schema, field.type.name) : null;
    if (field && field.type.lists > 0) return { length: index + 1, type: current };
  }
  return null;
}

function typeAt(schema: SchemaModel, type: TypeModel | null, path: Path): TypeModel | null {
  let current = type;
  for (const step of path) {
    const field: TypeModel['fields'][number] | undefined = current?.fields.find(({ name }) => name === step);
    current = field ? objectType(schema, field.type.name) : null;
  }
  return current;
}
