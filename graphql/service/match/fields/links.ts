import { type Completion, isCondition, type Link, type Path, samePath, type Source, sourceAt } from '../../sources.ts';
import { foldName } from '../../text.ts';
import { isHost, isIdOf, personInBooking } from '../values/idMeaning.ts';
import { slotOfBooking } from '../schema/bookedSlot.ts';
import type { EntityContext } from './entityValues.ts';
import { type Branch, contentsOf, type Leaf } from '../schema/leaves.ts';
import { otherOwnerWords } from '../schema/parts.ts';
import { entityOfKey, entityOfTypeId } from '../entities/typeIds.ts';
import { entities, type Entity, nouns, ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

/** Words of people at an appointment who are not its client, patient or provider. */
const asideWords = [
  'creator',
  'author',
  'created',
  'updated',
  'modified',
  'cancelled',
  'canceled',
  'deleted',
  'booked',
  'last',
  'previous',
  'next',
  'parent',
  'requested',
  'default',
  'primary',
  'edited',
  'assistant',
  'technician',
  'checked',
  'secondary',
  'home',
  'preferred',
  'usual',
  'regular',
  'co',
  'by',
];

/**
 * The object of an entity that this one leads to, by its type first and its name second. The words in `fitting` confirm
 * it, where elsewhere they would mean another entity.
 */
export function linkTo<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
  fitting: readonly string[] = [],
): Link<Fields> | undefined {
  const { branches } = contentsOf(context.schema, context.type);
  const candidates = branches
    .filter((branch) => branch.type.name !== context.type.name)
    .map((branch) => ({ branch, score: linkScore(context, branch, entity, fitting) }))
    // Without a word for it only a type that surely is one will do: a room has a name too.
    .filter(({ branch, score }) => score > leastScore(branch, entity))
    .toSorted((one, other) => other.score - one.score)
    .map(({ branch }) => branch);
  // Of several who are assigned the first is shown; others stand in lists only where every link is one, or where the list
  // is called as one thing is.
  const single = candidates.filter(
    (each) => !each.many || entity === 'provider' || isOnlyThose(context, each, entity) || isCalledAsOne(each),
  );
  const isListed = branches.every(({ many }) => many);
  return firstReadable(
    context,
    single.length > 0 ? single : candidates.filter((each) => isListed || isAssociation(each)),
    read,
  );
}

/** Who gives a visit may be called by any profession; a room and an address have a name too. */
function leastScore({ words }: Branch, entity: Entity): number {
  if (nounRank(words, entity) > 0) return 0.4;
  return entity === 'provider' ? 0.59 : 0.6;
}

/** Whether a list is one of animals, or of clients, for sure, where a visit may have several: the first is shown. */
function isOnlyThose({ scores }: EntityContext, { type, words }: Branch, entity: Entity): boolean {
  if (entity !== 'patient' && entity !== 'client') return false;
  const isCalled = entity === 'patient' || nounRank(words, entity) > 0;
  return isCalled && (scores.get(type.name)?.[entity].score ?? 0) >= 0.6;
}

/** `patient: [Patients!]`, `homeLocation`: content systems give every reference as a list, and call it by what it holds. */
function isCalledAsOne({ path, words }: Branch): boolean {
  const own = path.findLast((step) => !isCondition(step) && wordsOf(step).some((word) => words.includes(word)));
  return own !== undefined && foldName(own) === words.join('');
}

/** A link through the calendar or the slot in which an appointment is booked, to its owner: `schedule { user }`. */
export function linkThroughCalendar<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  const { branches } = contentsOf(context.schema, context.type);
  for (const { path, type, words, many } of branches) {
    const isCalendar =
      (words.length === 1 && ['schedule', 'slot', 'calendar', 'agenda', 'shift'].includes(words[0] ?? '')) ||
      type === slotOfBooking(context.schema, context.type);
    if (many || !isCalendar) continue;
    const below = linkTo({ ...context, type, levels: context.levels - path.length }, entity, read);
    if (below) return { ...below, path: [...path, ...below.path] };
  }
  return undefined;
}

/** A link through the one record that leads to an entity, where nothing leads there itself: `case { animal }`. */
export function linkThroughRecord<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  const { schema, scores, type: own, levels } = context;
  const ways = contentsOf(schema, own).branches.flatMap(({ path, type, many, words }) => {
    const isOther = entities.some((each) => (scores.get(type.name)?.[each].score ?? 0) >= leastRole);
    if (many || isOther || type.name === own.name || words.some((word) => asideWords.includes(word))) return [];
    const below = linkTo({ ...context, type, levels: levels - path.length }, entity, read);
    // The animals of an owner are not those of the visit.
    const single = contentsOf(schema, type).branches.filter((each) => !each.many && !each.each);
    const isSingle = below !== undefined && single.some((each) => samePath(each.path, below.path));
    return below && isSingle ? [{ ...below, path: [...path, ...below.path] }] : [];
  });
  const [only, another] = ways;
  return another ? undefined : only;
}

/** What is surely a person, a place or a kind of visit is no record of the visit. */
const leastRole = 0.5;

/** `associations { contact_collection { items } }`: records that lead to each other by lists alone. */
function isAssociation({ path, many }: Branch): boolean {
  return many && wordsOf(path[0] ?? '').some((word) => word === 'association' || word === 'relationship');
}

export function linkToMany<Fields>(
  context: EntityContext,
  entity: Entity,
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  const { branches } = contentsOf(context.schema, context.type);
  const candidates = branches
    .filter((branch) => branch.many && (context.scores.get(branch.type.name)?.[entity].score ?? 0) >= 0.6)
    .filter(({ conditional, words }) => !conditional || nounRank(words, entity) > 0)
    .filter(
      ({ words }) =>
        !words.some(
          (word) =>
            asideWords.includes(word) || ['archived', 'deleted', 'former', 'deceased', 'inactive'].includes(word),
        ),
    )
    .toSorted((one, other) => one.words.length - other.words.length);
  return firstReadable(context, candidates, read);
}

/** The first with all required fields, within the remaining levels. */
function firstReadable<Fields>(
  context: EntityContext,
  branches: readonly Branch[],
  read: (below: EntityContext) => Fields | null,
): Link<Fields> | undefined {
  for (const { path, type } of branches) {
    const levels = context.levels - path.length;
    const fields = levels >= 1 ? read({ ...context, type, levels }) : null;
    if (fields) return { path, fields };
  }
  return undefined;
}

/** Of two links to one type the name decides: `user` is the client beside `provider`. */
function linkScore(context: EntityContext, branch: Branch, entity: Entity, fitting: readonly string[]): number {
  const own = context.scores.get(branch.type.name);
  if (!own || own[entity].score < 0.3) return 0;
  const { words } = branch;
  const isOther = words.some((word) => otherOwnerWords.has(word) || notKinds.has(word));
  if (branch.shared || isOther || isAside(branch.path)) return 0;
  const others = (['location', 'client', 'patient', 'provider', 'appointmentType'] as const).filter(
    (each) => each !== entity,
  );
  // A word for another entity counts against this one only where the type may well be that one.
  const likely = Math.max(0.3, own[entity].score - 0.4);
  const rival = Math.max(...others.filter((each) => own[each].score >= likely).map((each) => nounRank(words, each)));
  const rank = nounRank(words, entity);
  // What may be anything is what it is called; only an animal is nothing but the patient.
  if (branch.conditional && rank === 0 && entity !== 'patient') return 0;
  const plain = words.filter((word) => !fitting.includes(word));
  const aside = plain.filter((word) => asideWords.includes(word)).length;
  const fits = words.length > plain.length ? 0.1 : 0;
  const apart = branch.each || branch.many ? 0.2 : 0;
  const score = own[entity].score + rank + fits - 0.1 * Math.max(plain.length - 1, 0) - 0.25 * aside - apart;
  return rival > rank && fits === 0 ? score * 0.4 : score;
}

/** Why a visit was called off is no kind of it. */
const notKinds: ReadonlySet<string> = new Set(['cancellation', 'cancel', 'decline']);

/** People in the details of another event, such as `creatorDetails { customer }` or `audits { user }`, are not part of the visit. */
function isAside(path: Path): boolean {
  return path.slice(0, -1).some((step) => wordsOf(step).some((word) => asideParts.has(word)));
}

const asideParts: ReadonlySet<string> = new Set([
  'creator',
  'created',
  'author',
  'updated',
  'modified',
  'cancelled',
  'deleted',
  // What was done and said of a visit.
  'audit',
  'log',
  'history',
  'change',
  'activity',
  'message',
  'comment',
]);

const leastRank = 0.1;

function nounRank(words: readonly string[], entity: Entity): number {
  if (entity === 'provider' && isHost(words)) return leastRank;
  const ranks = words.map((word) => nouns[entity].indexOf(word)).filter((index) => index >= 0);
  return ranks.length === 0 ? 0 : Math.max(0.6 - 0.03 * Math.min(...ranks), leastRank);
}

/** The id, the name, or both of another object, without a link to it. */
export interface Mention {
  readonly id: Source | null;
  readonly name: Source | null;
}

/** `petId` and `petName` in an appointment, for services that do not link their objects. */
export function mentionOf(context: EntityContext, entity: Entity, fitting: readonly string[] = []): Mention | null {
  const { leaves } = contentsOf(context.schema, context.type);
  const own = leaves.filter(
    (leaf) =>
      leaf.path.length <= context.levels &&
      !leaf.isList &&
      !leaf.words.some((word) => otherOwnerWords.has(word)) &&
      !isAside(leaf.path),
  );
  const means = ({ words }: Leaf): boolean => words.every((word) => !isNameOfAnother(context, word, entity));
  const isIdOfEntity = ({ words, path }: Leaf): boolean =>
    isIdOf(words, entity) ||
    (path.length === 1 && entityOfKey(context.schema, context.type, path[0] ?? '') === entity) ||
    entityOfTypeId(
      context.schema,
      words.filter((word) => !fitting.includes(word)),
    ) === entity;
  const id = plainest(
    own.filter((leaf) => ['id', 'number', 'text'].includes(leaf.kind) && isIdOfEntity(leaf) && means(leaf)),
    fitting,
  );
  const isName = ({ words }: Leaf): boolean =>
    isNameOf(
      words.filter((word) => !fitting.includes(word)),
      entity,
    ) ||
    // Where patients are people, theirs is the client's name.
    (entity === 'client' && words.join(' ') === 'patient name' && isNameOfAnother(context, 'patient', 'patient'));
  const name = plainest(
    own.filter((leaf) => leaf.kind === 'text' && isName(leaf) && means(leaf)),
    fitting,
  );
  const person = entity === 'client' && !id && !name && fitting.length === 0 ? personInBooking(own) : null;
  const named = name ? sourceAt(name.path) : (joinedName(own, entity) ?? person);
  return id || named ? { id: id && sourceAt(id.path), name: named } : null;
}

/** `clientFirstName` and `clientLastName`, where a visit holds a copy of a person's name in its parts. */
function joinedName(own: readonly Leaf[], entity: Entity): Source | null {
  if (entity !== 'client' && entity !== 'provider') return null;
  const part = (...names: readonly string[]): readonly { readonly noun: string; readonly path: Path }[] =>
    own.flatMap(({ words: [noun = '', ...rest], kind, path }) =>
      kind === 'text' && ownNouns[entity].includes(noun) && names.includes(rest.join(' ')) ? [{ noun, path }] : [],
    );
  const [given] = part('first name', 'given name');
  const family = part('last name', 'family name', 'surname').find(({ noun }) => noun === given?.noun);
  return given && family ? { kind: 'join', paths: [given.path, family.path], separator: ' ' } : null;
}

/** Where patients are people, a `patientId` is a client's. */
function isNameOfAnother({ scores }: EntityContext, word: string, entity: Entity): boolean {
  if (!nouns[entity].includes(word)) return false;
  const named = [...scores].filter(([type]) => wordsOf(type).join(' ') === word);
  return named.some(([, own]) =>
    entities.some((other) => other !== entity && own[other].score > own[entity].score + 0.3),
  );
}

function plainest(leaves: readonly Leaf[], fitting: readonly string[]): Leaf | null {
  const cost = ({ words, deprecated }: Leaf): number => {
    const plain = words.filter((word) => !fitting.includes(word));
    return plain.length + 3 * plain.filter((word) => asideWords.includes(word)).length + (deprecated ? 5 : 0);
  };
  const [best] = leaves.toSorted((one, other) => cost(one) - cost(other));
  return best && cost(best) < 5 ? best : null;
}

/** `doctorName`, or `doctor` where it is a text. */
function isNameOf(words: readonly string[], entity: Entity): boolean {
  const bare = words.filter((word) => !['name', 'full', 'display', 'label'].includes(word));
  // A text that is called `subject` is what the visit is about.
  if (bare.length === 0 || bare.length > 2 || words.join(' ') === 'subject') return false;
  const hasMore = words.length > bare.length;
  if (entity === 'appointmentType')
    return hasMore && bare.some((word) => ['type', 'kind', 'service', 'category'].includes(word));
  const known = ownNouns[entity];
  return known.includes(bare.at(-1) ?? '') && (bare.length === 1 || hasMore || known.includes(bare[0] ?? ''));
}

/** An object that is only named or numbered here; what is missing of it is read by its own concept. */
export function mentioned(
  context: EntityContext,
  entity: Entity,
  complete: Completion,
  fitting: readonly string[] = [],
): Link<{ readonly id: Source; readonly name: Source }> | undefined {
  const { id, name } = mentionOf(context, entity, fitting) ?? {};
  if (id && name) return { path: [], fields: { id, name }, complete };
  if (id) return { path: [], fields: { id, name: id }, complete, mention: 'id' };
  return name ? { path: [], fields: { id: name, name }, complete, mention: 'name' } : undefined;
}
