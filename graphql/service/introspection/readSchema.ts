import type { Outcome } from '../outcome.ts';
import {
  readSchemaNames,
  readType,
  schemaNames,
  type SchemaNames,
  type SchemaRequest,
  typesPerRequest,
  typesRequest,
  unreadType,
} from './schemaPieces.ts';
import type { FieldModel, SchemaModel, SubscriptionModel, TypeModel } from './schemaModel.ts';
import { maxHolders } from '../match/mutations/mutationFields.ts';
import { mayBeDeskMutation } from '../match/mutations/writeIntents.ts';

/** Sends one document without variables. */
export type SendSchemaRequest = (request: SchemaRequest) => Promise<Outcome>;

export type SchemaReading =
  | { readonly kind: 'read'; readonly schema: SchemaModel; readonly requests: number }
  /** The service does not show its schema to this key; the outcome is how it refused. */
  | { readonly kind: 'refused'; readonly outcome: Outcome; readonly requests: number };

/** Which types the matcher needs next, given what is known, nearest to the roots first. */
type ChooseTypes = (schema: SchemaModel) => readonly string[];

/** A schema is never read further than this, however large it is. */
const maxTypes = 2_000;
const maxRounds = 12;

/**
 * Reads a schema in pieces that stay within depth 8: names first, then the roots, then round by round the types
 * that `choose` names. A piece that is refused is halved down to single types; a single type that is refused stays
 * unread. Never throws and never requests a type twice.
 */
export async function readSchema(
  send: SendSchemaRequest,
  choose: ChooseTypes,
  onProgress: (read: number, total: number) => void = () => undefined,
): Promise<SchemaReading> {
  let requests = 1;
  const counted: SendSchemaRequest = (request) => {
    requests += 1;
    return send(request);
  };
  const answer = await send(schemaNames);
  const names = answer.kind === 'ok' ? readSchemaNames(answer.data) : null;
  if (!names) return { kind: 'refused', outcome: answer, requests };

  const types = new Map<string, TypeModel>(names.types.map(({ name, kind }) => [name, unreadType(name, kind)]));
  const requested = new Set<string>();
  const size: BatchSize = { types: typesPerRequest };
  const model = (): SchemaModel => ({ queryType: names.queryType, mutationType: names.mutationType, types });

  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = round === 0 ? rootsOf(names) : choose(model());
    const next = chosen.filter((name) => types.has(name) && !requested.has(name)).slice(0, maxTypes - requested.size);
    if (next.length === 0) break;
    for (let start = 0; start < next.length;) {
      const batch = next.slice(start, start + size.types);
      start += batch.length;
      for (const name of batch) requested.add(name);
      const refusal = await readTypes(counted, batch, types, size);
      if (refusal && round === 0) return { kind: 'refused', outcome: refusal, requests };
      onProgress(requested.size, requested.size + next.length - start);
    }
  }
  const subscriptions = await readSubscriptions(counted, names, types, size);
  return { kind: 'read', schema: { ...model(), ...(subscriptions && { subscriptions }) }, requests };
}

/** The types that events are wrapped in; a service that wraps them in more is listened to in part. */
const maxEventTypes = 100;
/** An event, what it is wrapped in, and once more. */
const eventRounds = 3;

/**
 * What the service reports by itself, from the root that was read with the others; null where it reports nothing. The root
 * is put back as unread: no query leads to it.
 */
async function readSubscriptions(
  send: SendSchemaRequest,
  { subscriptionType }: SchemaNames,
  types: Map<string, TypeModel>,
  size: BatchSize,
): Promise<SubscriptionModel | null> {
  const root = types.get(subscriptionType ?? '');
  if (!root?.read || root.fields.length === 0) return null;
  types.set(root.name, unreadType(root.name, root.kind));
  const events = new Map<string, TypeModel>();
  let holders: readonly TypeModel[] = [root];
  for (let round = 0; round < eventRounds; round += 1) {
    const results = holders.flatMap(({ fields, possibleTypes }) => [
      ...fields.flatMap(({ type }) => type.name ?? []),
      ...possibleTypes,
    ]);
    const own = [...new Set(results)].filter((name) => {
      const type = types.get(name);
      const holds = type?.kind === 'OBJECT' || type?.kind === 'UNION' || type?.kind === 'INTERFACE';
      return holds && !type.read && !events.has(name);
    });
    const names = own.slice(0, maxEventTypes - events.size);
    if (names.length === 0) break;
    await readTypes(send, names, events, size);
    holders = names.flatMap((name) => events.get(name) ?? []);
  }
  return { fields: root.fields, types: [...events.values()] };
}

/**
 * Reads types that a schema is known to have by name only, round by round as `choose` names them; what is refused stays
 * unread. Returns the schema with what was read, and the first refusal.
 */
export async function readMore(
  send: SendSchemaRequest,
  schema: SchemaModel,
  choose: ChooseTypes,
): Promise<{ readonly schema: SchemaModel; readonly refusal: Outcome | null }> {
  const types = new Map(schema.types);
  const known = { ...schema, types };
  const requested = new Set<string>();
  const size: BatchSize = { types: typesPerRequest };
  let refusal: Outcome | null = null;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = choose(known)
      .filter((name) => types.has(name) && !requested.has(name))
      .slice(0, maxTypes - requested.size);
    if (next.length === 0) break;
    for (let start = 0; start < next.length;) {
      const batch = next.slice(start, start + size.types);
      start += batch.length;
      for (const name of batch) requested.add(name);
      const refused = await readTypes(send, batch, types, size);
      refusal ??= refused;
    }
  }
  return { schema: known, refusal };
}

/** How many types a request reads; fewer once the service refused a large one, as some limit aliases or tokens. */
interface BatchSize {
  types: number;
}

const fewestTypes = 10;

/** Reads some types into `into`; a piece that is refused is halved. Returns the refusal where nothing of it could be read. */
async function readTypes(
  send: SendSchemaRequest,
  batch: readonly string[],
  into: Map<string, TypeModel>,
  size: BatchSize,
): Promise<Outcome | null> {
  const outcome = await send(typesRequest(batch));
  if (outcome.kind === 'ok' || outcome.kind === 'partial') {
    batch.forEach((_name, index) => {
      const type = readType(outcome.data[`t${index}`]);
      if (type) into.set(type.name, type);
    });
    return null;
  }
  if (batch.length === 1 || !mayBeSize(outcome)) return outcome;
  const half = Math.ceil(batch.length / 2);
  size.types = Math.min(size.types, Math.max(half, fewestTypes));
  const first = await readTypes(send, batch.slice(0, half), into, size);
  const second = await readTypes(send, batch.slice(half), into, size);
  return first && second ? first : null;
}

function rootsOf(names: SchemaNames): readonly string[] {
  return [names.queryType, names.mutationType ?? [], names.subscriptionType ?? []].flat();
}

/** Outcomes that a smaller request may avoid; a rejected key or a lost connection is the same for any size. */
function mayBeSize(outcome: Outcome): boolean {
  return ['refused', 'depthLimit', 'tooLarge', 'unreadable', 'timeout', 'gatewayTrouble', 'notGraphQL'].includes(
    outcome.kind,
  );
}

/** Whether a value has one of a few types, as the phones and e-mail addresses in a list of contacts; a `Node` has any. */
function isOneOfSome({ kind, possibleTypes }: TypeModel): boolean {
  return kind === 'UNION' || (kind === 'INTERFACE' && possibleTypes.length <= mostKinds);
}

const mostKinds = 6;

/**
 * The types that the desk needs next: what the query root's fields answer and take, then what those lead to. Of the mutations only those are followed that may be the desk's.
 */
export function chooseTypes(schema: SchemaModel): readonly string[] {
  const root = schema.types.get(schema.queryType);
  const mutations = schema.mutationType === null ? undefined : schema.types.get(schema.mutationType);
  const needed = new Set<string>();
  const follow = (type: TypeModel | undefined): void => {
    for (const name of [
      ...(type?.fields ?? []).flatMap(namesIn),
      ...(type?.inputFields ?? []).flatMap(({ type: of }) => of.name ?? []),
      ...(type && isOneOfSome(type) ? type.possibleTypes : []),
    ]) {
      const next = schema.types.get(name);
      if (!next || needed.has(name) || next === mutations || !worthReading(next)) continue;
      needed.add(name);
      follow(next);
    }
  };
  follow(root);
  const followWrites = (type: TypeModel, levels: number): void => {
    follow({ ...type, fields: type.fields.filter(({ name }) => mayBeDeskMutation(name)) });
    // What takes nothing may only hold mutations.
    const holders = levels > 0 ? type.fields.filter((field) => field.arguments.length === 0) : [];
    for (const { type: held } of holders) {
      const next = held.lists === 0 ? schema.types.get(held.name ?? '') : undefined;
      if (next?.kind !== 'OBJECT' || needed.has(next.name) || next === mutations) continue;
      needed.add(next.name);
      followWrites(next, levels - 1);
    }
  };
  if (mutations) followWrites(mutations, maxHolders);
  return [...needed].filter((name) => schema.types.get(name)?.read === false);
}

/** The description of a custom scalar may contain its format. */
function worthReading({ name }: TypeModel): boolean {
  return !builtIn.has(name) && !name.startsWith('__');
}

const builtIn: ReadonlySet<string> = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

function namesIn(field: FieldModel): readonly string[] {
  return [field.type.name ?? [], ...field.arguments.map(({ type }) => type.name ?? [])].flat();
}
