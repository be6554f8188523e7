import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { Path } from '../../sources.ts';
import type { WriteResult } from '../../serviceWrites.ts';
import { identityOf, isIdentity, objectType } from '../schema/identity.ts';
import { conditionOn, goodMember, goodTypes, isFailure } from '../schema/unions.ts';
import { valueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';
import { withAliases } from './resultAliases.ts';

const refusalWords: ReadonlySet<string> = new Set([
  'error',
  'problem',
  'message',
  'issue',
  'violation',
  'fehler',
  'erreur',
]);
const textWords: ReadonlySet<string> = new Set(['message', 'text', 'description', 'detail', 'reason', 'title']);
const fieldWords: ReadonlySet<string> = new Set(['field', 'path', 'property']);
const successWords: ReadonlySet<string> = new Set(['success', 'ok', 'successful', 'succeeded', 'erfolg']);

/**
 * What a mutation answers: the changed object with its id, and the signs of a refusal that comes without GraphQL errors:
 * a list of messages, a success flag, or a number of affected rows (service-dialects: an empty list or 1 is good).
 */
export function readWriteResult(schema: SchemaModel, field: FieldModel): ReadResult {
  const { result, type } = readResult(schema, field);
  return { result: withAliases(schema, field.type.name, result), type };
}

/** How a result is read, and the type of the changed object. */
interface ReadResult {
  readonly result: WriteResult;
  readonly type: TypeModel | null;
}

function readResult(schema: SchemaModel, field: FieldModel): ReadResult {
  const member = goodMember(schema, field.type.name) ?? goodKind(schema, field.type.name);
  if (member) return readUnion(schema, field, member);
  const type = objectType(schema, field.type.name);
  const read = type && readObject(schema, type);
  return read && !(type.kind === 'INTERFACE' && isSilent(read.result))
    ? read
    : { result: readUnclear(schema, field), type: null };
}

/** Whether nothing that a result has tells whether it is good. */
function isSilent({ object, refusals, success, affected }: WriteResult): boolean {
  return !object && refusals.length === 0 && !success && !affected;
}

/** The one type of an interface without an id that is no failure. */
function goodKind(schema: SchemaModel, name: string | null): TypeModel | null {
  const type = objectType(schema, name);
  if (type?.kind !== 'INTERFACE' || type.possibleTypes.length < 2 || isIdentity(schema, type)) return null;
  const [only, second] = goodTypes(schema, type);
  return only && !second ? only : null;
}

function readObject(schema: SchemaModel, type: TypeModel): ReadResult {
  const id = identityOf(schema, type);
  if (id)
    return {
      result: { anything: true, object: { path: [], id: id.name }, refusals: refusalsIn(schema, type, []) },
      type,
    };
  const holder = type.fields.find((each) => {
    const below = objectType(schema, each.type.name);
    // How it went (FHIR R4, OperationOutcome) is not what was changed.
    return below !== null && isIdentity(schema, below) && !wordsOf(below.name).includes('outcome');
  });
  const changed = holder ? objectType(schema, holder.type.name) : null;
  const changedId = changed && identityOf(schema, changed);
  return {
    result: {
      // An object needs a selection, even where no field of it is used.
      anything: true,
      object: holder && changedId ? { path: [holder.name], id: changedId.name } : null,
      refusals: refusalsIn(schema, type, []),
      ...flagOf(schema, type, successWords, 'success', ['flag']),
      ...flagOf(schema, type, new Set(['affected']), 'affected', ['number']),
      ...replyOf(schema, type),
    },
    type: changed,
  };
}

/** Where errors are types, the good member is the object and every other one a refusal with its message. */
function readUnion(schema: SchemaModel, field: FieldModel, member: TypeModel): ReadResult {
  const inner = readResult(schema, { ...field, type: { ...field.type, name: member.name } });
  const others = refusalsByType(
    schema,
    typesOf(schema, field.type.name).filter(({ name }) => name !== member.name),
  );
  const at = conditionOn(member);
  // What the good type says is no refusal: conditions have no key in an answer, so that it would be read as one.
  const { object, refusals, success, affected, anything } = inner.result;
  return {
    type: inner.type,
    result: {
      anything,
      object: object && { ...object, path: [at, ...object.path] },
      refusals: [...refusals.map((each) => ({ ...each, list: [at, ...each.list] })), ...others],
      ...(success && { success: [at, ...success] }),
      ...(affected && { affected: [at, ...affected] }),
      type: member.name,
    },
  };
}

/** Several types that may be good: what is called a failure is a refusal, and what the others are is not known. */
function readUnclear(schema: SchemaModel, { type: { name } }: FieldModel): WriteResult {
  const kind = schema.types.get(name ?? '')?.kind;
  const isAbstract = kind === 'UNION' || kind === 'INTERFACE';
  const failures = typesOf(schema, name).filter((type) => isFailure(schema, type.name));
  // They need a selection too, whatever it may be.
  return {
    anything: isAbstract,
    object: null,
    refusals: refusalsByType(schema, failures),
    ...(isAbstract && { unclear: true }),
  };
}

/** The refusals of types of which one comes. */
function refusalsByType(schema: SchemaModel, types: readonly TypeModel[]): WriteResult['refusals'] {
  const listed = types.map((type) => ({ type, refusals: refusalsIn(schema, type, [conditionOn(type)]) }));
  const plain = listed.filter(({ refusals }) => refusals.length === 0).map(({ type }) => type);
  return [...listed.flatMap(({ refusals }) => refusals), ...messagesByType(schema, plain, [])];
}

/** The messages of types of which one comes; those that say it alike have one condition, so that it is read once. */
function messagesByType(schema: SchemaModel, types: readonly TypeModel[], at: Path): WriteResult['refusals'] {
  const groups = new Map<string, TypeModel[]>();
  for (const type of types) {
    const names = refusalAt(schema, type, at).flatMap(({ text, field }) => [text, field]);
    const said = type.fields.filter(({ name }) => names.includes(name));
    const key = said.map(({ name, type: of }) => `${name}: ${of.text}`).join();
    groups.set(key, [...(groups.get(key) ?? []), type]);
  }
  return [...groups.values()].flatMap((alike) =>
    alike.slice(0, 1).flatMap((type) => refusalAt(schema, type, [...at, conditionOn(...alike)])),
  );
}

function flagOf(
  schema: SchemaModel,
  type: TypeModel,
  words: ReadonlySet<string>,
  key: 'success' | 'affected',
  kinds: readonly string[],
): Partial<WriteResult> {
  const found = type.fields.find(
    ({ name, type: of }) => kinds.includes(valueKind(schema, of.name)) && wordsOf(name).some((word) => words.has(word)),
  );
  return found ? { [key]: [found.name] } : {};
}

/** `message` or `returnText`: what a service says of the result, whatever came of it. */
function replyOf(schema: SchemaModel, { fields }: TypeModel): Pick<WriteResult, 'reply'> {
  const reply = fields.find((field) => isReply(schema, field));
  return reply ? { reply: [reply.name] } : {};
}

/** A single text that is not called an error: many services say there that all went well. */
function isReply(schema: SchemaModel, { name, type, arguments: list }: FieldModel): boolean {
  const words = wordsOf(name);
  const isText = type.lists === 0 && list.length === 0 && valueKind(schema, type.name) === 'text';
  const isError = words.some((word) => word !== 'message' && refusalWords.has(word));
  return isText && textWords.has(words.at(-1) ?? '') && !isError;
}

function refusalsIn(schema: SchemaModel, type: TypeModel, at: Path): WriteResult['refusals'] {
  return type.fields.flatMap((field): WriteResult['refusals'] => {
    if (!wordsOf(field.name).some((word) => refusalWords.has(word)) || field.arguments.length > 0) return [];
    if (isReply(schema, field)) return [];
    const below = objectType(schema, field.type.name);
    // Errors of several types in one list, as Hot Chocolate has them.
    const types = below ? [] : typesOf(schema, field.type.name);
    if (types.length > 0) return messagesByType(schema, types, [...at, field.name]);
    if (!below)
      // A text of what was made is its own: the message of a message is none about it.
      return valueKind(schema, field.type.name) === 'text' && (field.type.lists > 0 || !isIdentity(schema, type))
        ? [{ list: [...at, field.name], text: null, field: null }]
        : [];
    // What has an id was made or changed, whatever it is called.
    if (isIdentity(schema, below)) return [];
    return refusalAt(schema, below, [...at, field.name]);
  });
}

/** A refusal in an object with a message, and the field that it is about where that is given. */
function refusalAt(schema: SchemaModel, type: TypeModel, list: Path): WriteResult['refusals'] {
  const text = calledSo(schema, type, textWords);
  return text === null ? [] : [{ list, text, field: calledSo(schema, type, fieldWords) }];
}

function typesOf(schema: SchemaModel, name: string | null): readonly TypeModel[] {
  const names = schema.types.get(name ?? '')?.possibleTypes ?? [];
  return names.flatMap((each) => objectType(schema, each) ?? []);
}

function calledSo(schema: SchemaModel, { fields }: TypeModel, words: ReadonlySet<string>): string | null {
  const found = fields.find(
    ({ name, type }) => valueKind(schema, type.name) !== 'object' && wordsOf(name).some((word) => words.has(word)),
  );
  return found?.name ?? null;
}
