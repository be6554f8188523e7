import type {
  FieldModel,
  InputModel,
  SchemaModel,
  TypeKind,
  TypeModel,
  TypeReference,
} from '../introspection/schemaModel.ts';
import { matchSchema, type SchemaMatch } from '../match/matchSchema.ts';
import { confirmMatch } from './confirmMatch.ts';
import { learnByErrors } from './learnByErrors.ts';
import { learnByTrying } from './learnByTrying.ts';
import { createProbeSession, type StopReason, type SendProbeRequest } from './probeSession.ts';
import type { Knowledge, KnownArgument, KnownField, KnownType } from './knowledge.ts';
import { isPlural } from './queryNames.ts';
import { plainType, readTypeText } from './findings.ts';

/** What could be learned of a service that does not show its schema. */
export interface ProbeResult {
  readonly match: SchemaMatch;
  /** As far as it was learned. */
  readonly schema: SchemaModel;
  readonly requests: number;
  /** Set where the probe ended early, as on a lost connection: what is missing then may well be offered. */
  readonly stopped: StopReason | null;
}

/** Requests reserved for confirming the findings: one for each concept, and a few for second choices. */
const reserved = 12;
/** What was learned by trying small lists leads to fewer concepts, and has answered before. */
const reservedForTrying = 7;

/**
 * Learns what a service offers that refuses introspection: from its own complaints about documents that can't
 * be right, else by trying small operations. Then everything chosen is confirmed by one request. It only reads.
 */
export async function probeService(
  send: SendProbeRequest,
  onProgress: (sent: number, most: number) => void = () => undefined,
): Promise<ProbeResult> {
  const session = createProbeSession(send, onProgress);
  const knowledge = await learnByErrors(session, reserved);
  const schema = learnedSchema(knowledge ?? (await learnByTrying(session, reservedForTrying)));
  const match = await confirmMatch(session, schema, matchSchema(schema), knowledge === null);
  return { match, schema, requests: session.sent(), stopped: session.stopped() };
}

/** What was learned as a schema, so that the ordinary matcher can read it. Only what was found is in it. */
function learnedSchema(knowledge: Knowledge): SchemaModel {
  const types = new Map<string, TypeModel>();
  for (const [name, { isEnum }] of knowledge.scalars) types.set(name, typeModel(name, isEnum ? 'ENUM' : 'SCALAR'));
  for (const name of ['String', 'Int', 'Float', 'Boolean', 'ID']) types.set(name, typeModel(name, 'SCALAR'));
  for (const { name, fields, isObject } of knowledge.inputs.values()) {
    const inputFields = [...fields].flatMap(([each, argument]) => inputModel(each, argument) ?? []);
    types.set(name, {
      ...typeModel(name, isObject ? 'INPUT_OBJECT' : 'SCALAR'),
      inputFields: isObject ? inputFields : [],
    });
  }
  for (const type of knowledge.types.values()) {
    const fields = fieldsOf(knowledge, type);
    if (fields.length > 0) types.set(type.name, { ...typeModel(type.name, 'OBJECT'), fields });
  }
  const root = { ...typeModel(knowledge.queryType, 'OBJECT'), fields: fieldsOf(knowledge, knowledge.root) };
  types.set(knowledge.queryType, root);
  for (const name of argumentTypes(types)) if (!types.has(name)) types.set(name, typeModel(name, 'SCALAR'));
  return { queryType: knowledge.queryType, mutationType: null, types };
}

function fieldsOf(knowledge: Knowledge, type: KnownType): readonly FieldModel[] {
  return [...type.fields.values()].flatMap((field) => {
    const of = typeOf(knowledge, field);
    if (!of) return [];
    const list = [...field.arguments].flatMap(([name, argument]) => inputModel(name, argument) ?? []);
    return [{ name: field.name, description: null, arguments: list, type: of, deprecated: false }];
  });
}

/**
 * The type of a field. Where a service names it without its lists, a plural field whose objects have an id of their own
 * holds several; the reply to the first real request shows whether that was right, and readers take either.
 */
function typeOf(knowledge: Knowledge, { name, kind, type, whole }: KnownField): TypeReference | null {
  if (type === null) return kind === 'leaf' ? plainType('String') : null;
  if (whole || type.name === null || kind === 'leaf') return type;
  const fields = knowledge.types.get(type.name)?.fields;
  const isRow = fields?.has('id') === true || fields?.has('uuid') === true || name === 'edges';
  return plainType(type.name, isRow && (isPlural(name) || /^(data|list|content)$/.test(name)) ? 1 : 0);
}

function inputModel(name: string, { type, demanded }: KnownArgument): InputModel | null {
  const known = type ?? typeByName(name, demanded);
  if (!known) return null;
  return { name, type: demanded && !known.required ? required(known) : known, defaultValue: null };
}

/** An argument of unknown type gets one by its name; the first real request shows whether that was right. */
function typeByName(name: string, demanded: boolean): TypeReference | null {
  const bare = /^(limit|first|offset|page|page_?size|per_?page|skip|take|size)$/i.test(name)
    ? 'Int'
    : /id$/i.test(name)
      ? 'ID'
      : /^(query|search|search_?term|keywords?|q)$/i.test(name)
        ? 'String'
        : /^(start|end|from|to|starts|ends|after|before)(_?(time|at|after|before))?$/i.test(name)
          ? 'DateTime'
          : null;
  if (bare !== null) return readTypeText(demanded ? `${bare}!` : bare);
  // Without a required argument that is not understood the operation can't be requested.
  return demanded ? { name: null, text: '?!', lists: 0, required: true } : null;
}

function required(type: TypeReference): TypeReference {
  return { ...type, text: `${type.text}!`, required: true };
}

function argumentTypes(types: ReadonlyMap<string, TypeModel>): readonly string[] {
  return [...types.values()].flatMap(({ fields, inputFields }) => [
    ...fields.flatMap(({ arguments: list }) => list.flatMap(({ type }) => type.name ?? [])),
    ...inputFields.flatMap(({ type }) => type.name ?? []),
  ]);
}

function typeModel(name: string, kind: TypeKind): TypeModel {
  return {
    name,
    kind,
    description: null,
    fields: [],
    inputFields: [],
    enumValues: [],
    interfaces: [],
    possibleTypes: [],
    read: true,
  };
}
