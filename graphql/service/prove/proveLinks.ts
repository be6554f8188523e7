import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { pathText } from '../mapDescription.ts';
import { withField } from '../match/queries/fieldChoices.ts';
import { type Branch, contentsOf } from '../match/schema/leaves.ts';
import {
  aside,
  findAddress,
  findId,
  findReference,
  type FoundLink,
  type KnownRows,
  type RecordBehind,
} from './findLinks.ts';
import { isOfAll, judgeLink, linkById, linkedIds, type LinkJudgement } from './judgeLink.ts';
import { withoutFields } from './proveFields.ts';
import { areNamesOfPlaces } from './valueChecks.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { type Completion, type Link, linkedAt, type Path, readText, samePath, type Source } from '../sources.ts';
import { nouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';

/** The lists that appointments lead to, by the field of the desk. */
export type KnownLists = Readonly<Partial<Record<LinkName, KnownRows>>>;

const linkNames = ['location', 'provider', 'type', 'patient', 'client'] as const;
export type LinkName = (typeof linkNames)[number];

const completions: Readonly<Record<LinkName, Completion>> = {
  location: 'locations',
  provider: 'providers',
  type: 'appointmentTypes',
  patient: 'patient',
  client: 'client',
};

/**
 * Compares the ids in appointments with those of the lists that they should lead to. A link to something else is
 * dropped; one that is missing is found where ids of the list stand, plain or as a reference such as `Patient/123`.
 */
export function proveLinks(
  operation: Operation<AppointmentFields>,
  rows: readonly unknown[],
  paths: readonly Path[],
  lists: KnownLists,
  recordBehind: RecordBehind = () => null,
): {
  readonly operation: Operation<AppointmentFields>;
  readonly fits: readonly LinkName[];
  readonly refuted: readonly LinkName[];
} {
  const fits: LinkName[] = [];
  const refuted: LinkName[] = [];
  let { fields } = operation;
  for (const name of linkNames) {
    const list = lists[name];
    const byName = namedOnly(fields[name], rows);
    if (byName) fields = { ...fields, [name]: byName };
    const given = fields[name];
    if (given && list) fields = { ...fields, [name]: linkById(given, rows, list) };
    const judged = judgementOf(name, fields[name], rows, lists);
    if (judged === 'fits') fits.push(name);
    if (judged === 'contradicts') {
      refuted.push(name);
      fields = withoutLinks({ ...operation, fields }, name).fields;
    }
    const isNamed = fields[name]?.mention === 'name';
    if (!list || judged === 'fits' || (judged === 'silent' && !isNamed)) continue;
    // What another link reads is not this one, also where one list holds clients and staff.
    const taken = linkNames.flatMap((each) => (each === name ? [] : (fields[each]?.path[0] ?? [])));
    const free = paths.filter(([first]) => !taken.includes(first ?? ''));
    const written = findReference(rows, paths, list, recordBehind) ?? findAddress(rows, paths, list);
    // Beside a name plain numbers would be ids by chance.
    const reference = written ?? (isNamed ? null : findId(rows, free, list));
    if (!reference) continue;
    fields = { ...fields, [name]: { ...withOwnName(reference, fields[name]), complete: completions[name] } };
    fits.push(name);
  }
  return { operation: { ...operation, fields }, fits, refuted };
}

/** A found id together with the name that the row itself has. */
function withOwnName(found: FoundLink, named: FoundLink | undefined): FoundLink {
  const { id } = found.fields;
  const isName = named?.mention === 'name' && named.path.length === 0 && found.mention === 'id' && !found.where;
  if (!isName || (id.kind !== 'reference' && id.kind !== 'path')) return found;
  return { path: [], fields: { id: { ...id, path: [...found.path, ...id.path] }, name: named.fields.name } };
}

/** Sound: links are left out, which no appointment needs. */
export function withoutLinks(
  operation: Operation<AppointmentFields>,
  ...names: readonly LinkName[]
): Operation<AppointmentFields> {
  return withoutFields(operation, ...names) as Operation<AppointmentFields>;
}

function judgementOf(
  name: LinkName,
  link: Link<{ readonly id: Source; readonly name: Source }> | undefined,
  rows: readonly unknown[],
  lists: KnownLists,
): LinkJudgement | 'absent' {
  const list = lists[name];
  if (!link) return 'absent';
  if (!list) {
    const isConstant = name === 'location' && link.mention === 'id' && isOfAll(rows, link);
    return isConstant || isQualifiedId(name, link) || isNameless(name, link) ? 'contradicts' : 'silent';
  }
  const judged = judgeLink(link, rows, list);
  // Where clients and staff are of one type, a list may hold the clients alone.
  const isShared = name === 'provider' && list.type === lists.client?.type && !link.mention;
  return isShared && judged === 'contradicts' ? 'silent' : judged;
}

/** What has no name, is not called as what it should be, and stands in no list that was read may be anything. */
export function isNameless(
  name: LinkName,
  { path, mention, complete, fields }: Link<{ readonly name: Source }>,
): boolean {
  const hasName = fields.name.kind !== 'choice' || fields.name.paths.length > 0;
  const known = nouns[name === 'type' ? 'appointmentType' : name];
  const isCalled = wordsOf(path[0] ?? '').some((word) => known.includes(word));
  return !hasName && !isCalled && mention === undefined && complete === undefined;
}

/** Without a list to compare, a plain `clientId` may be believed; a `scheduleOwnerId` is the owner of a schedule. */
function isQualifiedId(name: LinkName, link: Link<{ readonly id: Source }>): boolean {
  if (link.mention !== 'id' || link.fields.id.kind !== 'path') return false;
  const known = nouns[name === 'type' ? 'appointmentType' : name];
  return wordsOf(link.fields.id.path.at(-1) ?? '').some((word) => !known.includes(word) && !idWords.has(word));
}

const idWords: ReadonlySet<string> = new Set(['id', 'number', 'key', 'uuid', 'guid', 'code', 'ref', 'appointment']);

/** An id with so many names is that of who entered them, or of where they are. */
const fewestNamesPerId = 4;

/** An id that is the same beside many names, or never there, tells nothing: it may be the account that books for all. */
function namedOnly(
  link: Link<{ readonly id: Source; readonly name: Source }> | undefined,
  rows: readonly unknown[],
): Link<{ readonly id: Source; readonly name: Source }> | null {
  if (!link || link.path.length > 0 || link.mention) return null;
  const count = (source: Source): number => new Set(rows.flatMap((row) => readText(row, source) ?? [])).size;
  const { id, name } = link.fields;
  const isOfFewer = count(id) <= 1 ? count(name) > 1 : count(id) * fewestNamesPerId <= count(name);
  return isOfFewer ? { ...link, fields: { id: name, name }, mention: 'name' } : null;
}

/** Whether what seems to give the visits is who comes: in nearly every row both have one name. */
export function isClientTwice(
  { fields: { client, provider } }: Operation<AppointmentFields>,
  rows: readonly unknown[],
): boolean {
  if (!client || !provider || client.mention === 'id' || provider.mention) return false;
  const pairs = pairsOf(client, provider, 'name', rows);
  const same = pairs.filter(({ one, other }) => one === other);
  return pairs.length >= fewestVisits && same.length >= 0.8 * pairs.length;
}

/** Whether the provider of each appointment has the id of its client, where there are several clients. */
export function haveOneId(
  { fields: { client, provider } }: Operation<AppointmentFields>,
  rows: readonly unknown[],
): boolean {
  return client !== undefined && provider !== undefined && areOneId(client, provider, rows);
}

/** The same of the patient, who is a person then: `patientId` beside the `patient` that the visit leads to. */
export function isPatientTheClient(
  { fields: { client, patient } }: Operation<AppointmentFields>,
  rows: readonly unknown[],
): boolean {
  return client !== undefined && patient?.mention === 'id' && areOneId(client, patient, rows);
}

function areOneId(client: Named, other: Named, rows: readonly unknown[]): boolean {
  const pairs = pairsOf(client, other, 'id', rows);
  return new Set(pairs.map(({ one }) => one)).size > 2 && pairs.every((pair) => pair.one === pair.other);
}

type Named = Link<{ readonly id: Source; readonly name: Source }>;

/** The texts of both links in the rows that have both. */
function pairsOf(
  client: Named,
  provider: Named,
  field: 'id' | 'name',
  rows: readonly unknown[],
): readonly { readonly one: string; readonly other: string }[] {
  return rows.flatMap((row) => {
    const [one, other] = [client, provider].map((link) => readText(linkedAt(row, link), link.fields[field]));
    return one && other ? [{ one, other }] : [];
  });
}

const personal: readonly LinkName[] = ['client', 'provider'];

/**
 * The links that lead to the rows of another list, and those that are empty in every row: what they should lead to may
 * stand elsewhere. Ids alone do not tell, as small numbers are ids of anything.
 */
export function doubtfulLinks(
  schema: SchemaModel,
  type: TypeModel,
  { fields }: Operation<AppointmentFields>,
  rows: readonly unknown[],
  lists: KnownLists,
): { readonly wrong: readonly LinkName[]; readonly empty: readonly LinkName[] } {
  const { branches } = contentsOf(schema, type);
  const wrong = linkNames.filter((name) => {
    const path = fields[name]?.path ?? [];
    const to = branches.find((branch) => samePath(branch.path, path))?.type.name;
    const own = lists[name]?.type;
    const isOther = linkNames.some((each) => each !== name && lists[each]?.type === to);
    // In a CRM the owner of a record is who looks after it.
    const isAccount = wordsOf(to ?? '').includes('user') && !wordsOf(own ?? '').includes('user');
    const isKeeper = name === 'client' && wordsOf(path.at(-1) ?? '').includes('owner') && isAccount;
    // A place, a kind or an animal is no person.
    const isPerson = personal.some((each) => each !== name && lists[each]?.type === to) && !personal.includes(name);
    if (to !== undefined && own === undefined) return isPerson;
    return to !== undefined && to !== own && (isOther || isKeeper);
  });
  const empty = linkNames.filter((name) => {
    const link: Link<{ readonly id: Source; readonly name: Source }> | undefined = fields[name];
    return link !== undefined && rows.every((row) => !hasValue(row, link));
  });
  return { wrong, empty };
}

/** A record that was not loaded comes as an empty one in Go: its id is 0, and its name an empty text. */
function hasValue(row: unknown, link: Link<{ readonly id: Source; readonly name: Source }>): boolean {
  const at = linkedAt(row, link);
  const [id, name] = [readText(at, link.fields.id), readText(at, link.fields.name)];
  return (id !== null && id !== '0') || (id === null && name !== null);
}

/** A link that no name told of: the one object of a list's own type, whose ids are in that list. */
export function withLinksByType(
  schema: SchemaModel,
  type: TypeModel,
  operation: Operation<AppointmentFields>,
  rows: readonly unknown[],
  lists: KnownLists,
  isStaffType: (type: TypeModel) => boolean = () => false,
): Operation<AppointmentFields> {
  let linked = operation;
  for (const name of linkNames) {
    const list = lists[name];
    if (!list || linked.fields[name]) continue;
    const candidates = contentsOf(schema, type)
      .branches.filter((branch) => isOfList(name, branch, list) && !aside.test(branch.path.at(-1) ?? ''))
      // What another link reads is not this one.
      .filter(({ path }) => !linkNames.some((each) => samePath(linked.fields[each]?.path ?? [], path)))
      .flatMap(({ path }) => withField(schema, 'appointments', linked, name, pathText(path)) ?? []);
    const fitting = candidates.filter((each) => {
      // Sound: the operation was read as one of appointments.
      const link: Link<{ readonly id: Source }> | undefined = (each.fields as AppointmentFields)[name];
      return link !== undefined && judgeLink(link, rows, list) === 'fits';
    });
    const [only, second] = fitting;
    if (only && !second) linked = only as typeof linked;
  }
  return linked.fields.provider ? linked : withOtherPerson(schema, type, linked, rows, isStaffType);
}

/** Of several who give a visit the first is shown, also as the visit's own copy: `providers { uuid name }`. */
function isOfList(name: LinkName, { many, type, words }: Branch, list: KnownRows): boolean {
  const isStaff = name === 'provider' && words.some((word) => nouns.provider.includes(word));
  return many ? isStaff : type.name === list.type;
}

/** Fewer visits do not tell who of two people comes, and who works there. */
const fewestVisits = 6;

/**
 * Of two people in each visit the one is the client, so the other gives it, whatever the profession is called: one of few,
 * and never a client of another visit.
 */
function withOtherPerson(
  schema: SchemaModel,
  type: TypeModel,
  operation: Operation<AppointmentFields>,
  rows: readonly unknown[],
  isStaffType: (type: TypeModel) => boolean,
): Operation<AppointmentFields> {
  const { client } = operation.fields;
  const { branches } = contentsOf(schema, type);
  const person = branches.find(({ path }) => client && samePath(path, client.path))?.type.name;
  const [other, another] = branches.filter(
    ({ many, type: to, path }) =>
      !many &&
      (to.name === person || isStaffType(to)) &&
      !samePath(path, client?.path ?? []) &&
      !aside.test(path.at(-1) ?? ''),
  );
  const found =
    client && other && !another && withField(schema, 'appointments', operation, 'provider', pathText(other.path));
  if (!found) return operation;
  // Sound: only the provider of an appointment was added.
  const { provider } = found.fields as AppointmentFields;
  const [clients, staff] = [new Set(linkedIds(rows, client)), new Set(linkedIds(rows, provider))];
  const names = rows.flatMap((row) => (provider && readText(linkedAt(row, provider), provider.fields.name)) ?? []);
  if (areNamesOfPlaces(names)) return operation;
  const isStaff = staff.size > 0 && staff.size < clients.size / 2 && ![...staff].some((id) => clients.has(id));
  return isStaff && clients.size >= fewestVisits ? (found as typeof operation) : operation;
}
