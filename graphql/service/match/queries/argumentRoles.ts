import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../../introspection/schemaModel.ts';
import type { Argument, ArgumentRole, Slot } from '../../serviceMap.ts';
import type { Path } from '../../sources.ts';
import {
  type Around,
  changedSince,
  type Constant,
  hasChangeWord,
  hasStartWord,
  isPast,
  meaningOf,
} from '../values/argumentMeaning.ts';
import { isDemanded, lacksDemanded } from '../schema/demanded.ts';
import { idForm, type Meaning, typeInId } from '../values/idMeaning.ts';
import { isOperatorType } from '../schema/operatorTypes.ts';
import { organizationOfCaller } from './organization.ts';
import { tellsNextOffset } from '../schema/resultShape.ts';
import { demandedSearch, isNameFilter } from '../values/searchMeaning.ts';
import { tenantOf } from './tenant.ts';
import { entityOfTypeId, idRoleOf } from '../entities/typeIds.ts';
import { dateForm, type ValueKind, valueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

/** What an operation's arguments take, and what it requires that the desk does not understand. */
export interface ArgumentReading {
  readonly arguments: readonly Argument[];
  readonly roles: ReadonlySet<ArgumentRole>;
  /** Required arguments without a known meaning; such an operation can't be requested. */
  readonly unknown: readonly string[];
}

/** What an operation's arguments are searched for. */
export interface ArgumentCriteria {
  readonly useful: ReadonlySet<ArgumentRole>;
  /** Filled only where the service demands it, like the organization's id. */
  readonly whereDemanded?: readonly ArgumentRole[];
  /** Words of what is requested: `customerId` selects a customer. */
  readonly self?: readonly string[];
  /** Words of the field that holds the start, which a filter may name: `scheduledStart: { gte }`. */
  readonly start?: readonly string[];
  /** Set where a plain `id` is a location's: `getPatientsByClinic(id)`, `location(id) { lines }`. */
  readonly idIsLocation?: boolean;
}

/** A place in an argument that could be filled. */
interface Candidate {
  readonly argument: string;
  readonly path: Path;
  readonly meaning: Meaning | Constant;
  readonly cost: number;
}

const outside: Around = { period: false, search: false, self: [], start: [] };

/** Input objects are followed this far: `input` `filter` `start` `_gte`. */
const maxLevels = 5;

/**
 * Reads the arguments of a root field: how it pages, searches and is limited to a period, a place or one client. Of
 * several places for one role the plainest is used, and both ends of a period come from one place.
 */
export function readArguments(schema: SchemaModel, field: FieldModel, criteria: ArgumentCriteria): ArgumentReading {
  const { start = [] } = criteria;
  // Beside an `id` the `shopId` of a ShopCustomer is that of the shop.
  const self = field.arguments.some(({ name }) => /^id$/i.test(name)) ? [] : (criteria.self ?? []);
  const known = { isTokenOffset: tellsNextOffset(schema, field), searched: demandedSearch(schema, field) };
  const around: Around = { ...outside, self, start, ...known };
  const found = field.arguments.flatMap((input) =>
    open(schema, input, [], around, 0).map((each) => ({
      ...each,
      meaning: criteria.idIsLocation ? ofLocation(each.meaning) : each.meaning,
      argument: input.name,
    })),
  );
  const chosen = [
    ...choose(found, criteria.useful),
    ...found.filter((each) =>
      isOneOfDemanded(schema, field, each, ['organizationId', ...(criteria.whereDemanded ?? [])]),
    ),
  ];
  const roles = new Set<ArgumentRole>();
  const list: Argument[] = [];
  const unknown: string[] = [];
  for (const input of field.arguments) {
    const slots = chosen.filter(({ argument }) => argument === input.name).map(slotOf(schema, input));
    if (slots.length > 0) list.push({ name: input.name, type: input.type.text, slots });
    else if (isRequired(input)) {
      // An object that demands nothing can be sent empty.
      if (demandsNothing(schema, input)) list.push({ name: input.name, type: input.type.text, slots: [] });
      else unknown.push(input.name);
    }
  }
  for (const { slots } of list) for (const slot of slots) if ('role' in slot) roles.add(slot.role);
  const missing = list.filter((argument) => lacksDemanded(schema, argument)).map(({ name }) => name);
  return { arguments: list, roles, unknown: [...unknown, ...missing] };
}

function ofLocation(meaning: Candidate['meaning']): Candidate['meaning'] {
  return 'role' in meaning && meaning.role === 'id' ? { ...meaning, role: 'locationId' } : meaning;
}

/** Whether a place is for one of some roles, and the service demands it. */
function isOneOfDemanded(
  schema: SchemaModel,
  field: FieldModel,
  { argument, path, meaning }: Candidate,
  roles: readonly ArgumentRole[],
): boolean {
  const input = field.arguments.find(({ name }) => name === argument);
  return 'role' in meaning && roles.includes(meaning.role) && input !== undefined && isDemanded(schema, input, path);
}

/** Every place of a field's arguments that could be filled for a role, the plainest first. */
export function placesFor(
  schema: SchemaModel,
  field: FieldModel,
  role: ArgumentRole,
): readonly { readonly name: string; readonly type: string; readonly slot: Slot }[] {
  return field.arguments
    .flatMap((input) =>
      open(schema, input, [], outside, 0).map((each) => ({ input, each: { ...each, argument: input.name } })),
    )
    .filter(({ each: { meaning } }) => 'role' in meaning && meaning.role === role)
    .toSorted((one, other) => one.each.cost - other.each.cost)
    .map(({ input, each }) => ({ name: input.name, type: input.type.text, slot: slotOf(schema, input)(each) }));
}

function slotOf(schema: SchemaModel, input: InputModel): (candidate: Candidate) => Slot {
  return ({ path, meaning }) => {
    if ('constant' in meaning) return { path, constant: meaning.constant };
    const { role, form } = meaning;
    const end = inputAt(schema, input, path);
    const demanded = role === 'locationId' && isDemanded(schema, input, path) ? { demanded: true as const } : {};
    if ((end?.type.lists ?? 0) > 0) return { path, role, form: 'list', ...demanded };
    const written = form === 'date' && end ? dateForm(schema, end) : form;
    return { path, role, ...(written ? { form: written } : {}), ...demanded };
  };
}

/** The id of the signed-in user's organization, named after its type: `spaOrganizationId`. */
function organizationIdMeaning(schema: SchemaModel, { name }: InputModel, kind: ValueKind): Meaning | null {
  const organization = organizationOfCaller(schema);
  const isIts = organization !== null && wordsOf(name).join(' ') === `${wordsOf(organization.type.name).join(' ')} id`;
  return isIts ? { role: 'organizationId', ...idForm(kind), cost: 0 } : null;
}

/** An id that is called like a type: `petshopId` where a PetShop is a place. */
function typeIdMeaning(schema: SchemaModel, { name, type }: InputModel, kind: ValueKind): Meaning | null {
  if (kind !== 'id' && kind !== 'text' && kind !== 'number') return null;
  if (typeInId(wordsOf(name)) === tenantOf(schema)?.name) return { role: 'organizationId', ...idForm(kind), cost: 0 };
  const entity = entityOfTypeId(schema, wordsOf(name));
  const role = entity && idRoleOf[entity];
  return role && { role, ...idForm(kind), cost: type.lists > 0 ? 2 : 0 };
}

function open(
  schema: SchemaModel,
  input: InputModel,
  path: Path,
  around: Around,
  level: number,
): readonly Omit<Candidate, 'argument'>[] {
  // A filter of groups, as in SQL: there are none in a list of rows.
  if (level === 0 && input.name.toLowerCase() === 'having') return [];
  const type = input.type.name === null ? undefined : schema.types.get(input.type.name);
  const kind = valueKind(schema, input.type.name);
  if (type?.kind !== 'INPUT_OBJECT') {
    const meaning =
      organizationIdMeaning(schema, input, kind) ??
      meaningOf(input, kind, around) ??
      typeIdMeaning(schema, input, kind);
    return meaning ? [{ path, meaning, cost: ('cost' in meaning ? meaning.cost : 0) + 0.3 * path.length }] : [];
  }
  const words = wordsOf(input.name);
  // An object for a list of one is that list (GraphQL, input coercion of lists): `pagination: [PageInput!]`.
  const isPage = input.type.lists === 1 && words.some((word) => ['page', 'paging', 'pagination'].includes(word));
  if (level >= maxLevels || (input.type.lists > 0 && !isPage)) return [];
  const isPeriod = around.period || (hasStartWord(words) && !isPast(words));
  const isSearch = around.search || isNameFilter(type, words);
  const isOperator = isOperatorType(type);
  if (isOperator && hasChangeWord(words)) return changes(schema, input, type, path);
  if (isOperator && !isPeriod && !isSearch) return equality(schema, input, type, path, around);
  // Deeper than the filter itself only periods, operators and containers are followed: not the filters of neighbours.
  if (level > 0 && !isPeriod && !isOperator && !words.some((word) => containerWords.has(word))) return [];
  // A family name identifies more people than a given name.
  const isGiven = isSearch && !around.search && words.some((word) => word === 'first' || word === 'given');
  const nearness = isPeriod && !around.period ? periodCost(words, around.start) : isGiven ? 0.5 : 0;
  return type.inputFields.flatMap((field) =>
    open(
      schema,
      field,
      [...path, field.name],
      { ...around, period: isPeriod, search: isOperator && isSearch },
      level + 1,
    ).map((each) => ({ ...each, cost: each.cost + nearness })),
  );
}

const containerWords: ReadonlySet<string> = new Set([
  'page',
  'paging',
  'pagination',
  'window',
  'option',
  'filter',
  'where',
  'criteria',
  'condition',
  'input',
  'query',
  'pageable',
  'param',
  'arg',
  'search',
  'by',
  'request',
]);

/** A filter that is called like the start is meant; one on the end, or on anything else that is timed, hardly. */
function periodCost(words: readonly string[], start: readonly string[]): number {
  if (start.length > 0 && start.every((word) => words.includes(word)) && words.length === start.length) return 0;
  const isEnd = words.includes('end') || words.includes('reminder');
  const isContainer = words.some((word) => ['range', 'window', 'period', 'between', 'interval'].includes(word));
  return (isEnd ? 6 : 0) + (words.includes('start') || isContainer ? 0.5 : 1) + 0.3 * (words.length - 1);
}

/** `{ gte }` of a filter on when something was changed. */
function changes(
  schema: SchemaModel,
  input: InputModel,
  type: TypeModel,
  path: Path,
): readonly Omit<Candidate, 'argument'>[] {
  return type.inputFields.flatMap((field) => {
    const operator = wordsOf(field.name);
    const isGreater = operator.includes('greater');
    // `greaterThanOrEqualTo` ends with a word for an end.
    const words = [...wordsOf(input.name), ...(isGreater ? ['from'] : operator)];
    if (operator.includes('not')) return [];
    const meaning = changedSince(field, valueKind(schema, field.type.name), words);
    const isAfter = operator.includes('gt') || (isGreater && !operator.includes('equal'));
    return meaning ? [{ path: [...path, field.name], meaning, cost: 1 + 0.3 * path.length + (isAfter ? 0.2 : 0) }] : [];
  });
}

/** `{ eq }` of a filter on an id. */
function equality(
  schema: SchemaModel,
  input: InputModel,
  type: TypeModel,
  path: Path,
  around: Around,
): readonly Omit<Candidate, 'argument'>[] {
  const equal =
    type.inputFields.find(({ name }) => /^_?(eq|equals|equal_?to|is)$/i.test(name)) ??
    type.inputFields.find(({ name }) => /^_?(in|equal_?to_?any_?of)$/i.test(name));
  const kind = equal ? valueKind(schema, equal.type.name) : 'other';
  const meaning =
    equal && meaningOf({ ...equal, name: input.name }, kind === 'text' || kind === 'number' ? kind : 'id', around);
  if (!equal || !meaning || 'constant' in meaning || !idRoles.has(meaning.role)) return [];
  return [{ path: [...path, equal.name], meaning, cost: meaning.cost + 1 + 0.3 * path.length }];
}

const idRoles: ReadonlySet<ArgumentRole> = new Set([
  'locationId',
  'organizationId',
  'clientId',
  'patientId',
  'providerId',
  'typeId',
  'id',
] as const);

/** One place for each role; the ends of a period together, and a period rather than a day. */
function choose(candidates: readonly Candidate[], useful: ReadonlySet<ArgumentRole>): readonly Candidate[] {
  const best = new Map<ArgumentRole, Candidate>();
  const constants = candidates.filter(
    ({ meaning }) => 'constant' in meaning && (meaning.ofRow || useful.has('includeEnded')),
  );
  const roleOf = ({ meaning }: Candidate): ArgumentRole | null => ('role' in meaning ? meaning.role : null);
  const plainest = (list: readonly Candidate[]): Candidate | undefined =>
    list.toSorted((one, other) => one.cost - other.cost)[0];
  for (const role of useful) {
    if (role === 'from' || role === 'to' || role === 'day') continue;
    const found = plainest(candidates.filter((each) => roleOf(each) === role));
    if (found) best.set(role, found);
  }
  const from = candidates.filter((each) => useful.has('from') && roleOf(each) === 'from');
  const to = candidates.filter((each) => useful.has('to') && roleOf(each) === 'to');
  const pair = cheapestPair(from, to);
  const day = useful.has('day') ? plainest(candidates.filter((each) => roleOf(each) === 'day')) : undefined;
  if (pair) {
    best.set('from', pair.start);
    best.set('to', pair.end);
  } else if (day) best.set('day', day);
  else {
    const [start, end] = [plainest(from), plainest(to)];
    if (start) best.set('from', start);
    if (end) best.set('to', end);
  }
  const taken = new Set([...best.values(), ...constants]);
  // In the order of the schema, so that one schema always gives one text.
  return candidates.filter((each) => taken.has(each));
}

interface Ends {
  readonly start: Candidate;
  readonly end: Candidate;
}

/** The two ends of a period that stand side by side; a generated filter has thousands of ends. */
function cheapestPair(from: readonly Candidate[], to: readonly Candidate[]): Ends | null {
  const ends = new Map<string, Candidate>();
  for (const end of to) {
    const known = ends.get(placeOf(end));
    if (!known || end.cost < known.cost) ends.set(placeOf(end), end);
  }
  let best: Ends | null = null;
  for (const start of from) {
    const end = ends.get(placeOf(start));
    if (end && (!best || start.cost + end.cost < best.start.cost + best.end.cost)) best = { start, end };
  }
  return best;
}

/** What holds both ends of a period: the field's own arguments, or an input object. */
function placeOf({ argument, path }: Candidate): string {
  return path.length === 0 ? '' : [argument, ...path.slice(0, -1)].join('.');
}

function inputAt(schema: SchemaModel, input: InputModel, path: Path): InputModel | undefined {
  let current: InputModel | undefined = input;
  for (const step of path) {
    const type: TypeModel | undefined = schema.types.get(current?.type.name ?? '');
    current = type?.inputFields.find(({ name }) => name === step);
  }
  return current;
}

function demandsNothing(schema: SchemaModel, input: InputModel): boolean {
  const type = schema.types.get(input.type.name ?? '');
  return type?.kind === 'INPUT_OBJECT' && input.type.lists === 0 && !type.inputFields.some(isRequired);
}
