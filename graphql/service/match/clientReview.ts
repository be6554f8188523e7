import { isIdOf } from './entities.ts';
import type { Link, Path, Source } from '../sources.ts';
import type { LocationFields } from '../serviceMap.ts';
import { timeSources } from './appointmentTimes.ts';
import type { EntityContext } from './entityContext.ts';
import { named } from './entityValues.ts';
import { type Branch, contentsOf, type Leaf } from './leaves.ts';
import { linkTo } from './links.ts';
import { mentioned } from './patientFields.ts';
import { avoids, branchesCalled, isSomebodyElse, pickLeaf } from './pick.ts';
import { wordsOf } from './words.ts';

// What managers look for in all clients at once.

/** The plainest first. The German word for a day is English for a label: one is read as a day, so `tagNames` reads as names of days. */
const tagWords: readonly string[] = ['tag', 'label', 'day name', 'segment', 'keyword', 'group', 'category', 'flag'];
/** Lists of these are of something else, whatever else they are called. */
const notTags: readonly string[] = [
  'alert',
  'warning',
  'discount',
  'price',
  'permission',
  'notification',
  'preference',
  'preferred',
  'opening',
  'feature',
  'patient',
  'pet',
  'animal',
  'age',
  'user',
  'security',
  'metafield',
  'id',
];

/**
 * What a clinic sorts its clients by: a list of texts or of an enum's words, or of objects with a name. One text alone is
 * something else: nobody knows how several would be parted in it.
 */
export function tagsOf({ schema, type, levels }: EntityContext, taken: Source | undefined): Source | undefined {
  const { leaves, branches } = contentsOf(schema, type);
  const texts = pickLeaf(
    leaves.filter(({ isList, path }) => isList && !isTaken(path, taken)),
    { words: tagWords, kinds: ['text', 'enum'], levels, lists: true, avoid: notTags },
  );
  if (texts) return { kind: 'path', path: texts.path };
  const lists = branchesCalled(branches, tagWords, notTags).filter(({ many, path }) => many && !isTaken(path, taken));
  for (const word of tagWords) {
    const list = lists.find(({ words }) => word.split(' ').every((each) => words.includes(each)));
    const name = list && nameOfEntry({ schema, type: list.type, levels: levels - list.path.length });
    if (name) return { kind: 'path', path: [...list.path, ...name] };
  }
  return undefined;
}

/** Of some services a client's flags are what warns of her. */
function isTaken(path: Path, taken: Source | undefined): boolean {
  return taken?.kind === 'path' && path.every((step, index) => taken.path[index] === step);
}

/** The name of a tag, or of what stands between a client and her tag. */
function nameOfEntry({ schema, type, levels }: Pick<EntityContext, 'schema' | 'type' | 'levels'>): Path | null {
  const { leaves, branches } = contentsOf(schema, type);
  const search = { words: ['name', 'label', 'text', 'title', 'value', 'caption', 'display'], levels };
  const name = pickLeaf(leaves, { ...search, kinds: ['text', 'enum'], avoid: ['color', 'id', 'type'] });
  if (name) return name.path;
  const inner = branchesCalled(branches, [...tagWords, 'day'], notTags).find(
    ({ many, path }) => !many && path.length < levels,
  );
  const below = inner && pickLeaf(contentsOf(schema, inner.type).leaves, { ...search, kinds: ['text', 'enum'] });
  return inner && below && inner.path.length + below.path.length <= levels ? [...inner.path, ...below.path] : null;
}

const visits = ['visit', 'visited', 'appointment', 'consultation', 'consult', 'booking', 'encounter', 'attended'];
const lastVisits = ['last', 'latest', 'recent'].flatMap((last) => visits.map((visit) => `${last} ${visit}`));
const notVisits: readonly string[] = [
  'reason',
  'type',
  'note',
  'by',
  'id',
  'status',
  'count',
  'app',
  'online',
  'login',
  'portal',
  'web',
  'next',
  'first',
  'cancelled',
  'missed',
  'created',
  'updated',
  'booked',
  'reminder',
  'call',
];

/** The day or the moment of a client's newest visit: a value of hers, or when her last visit was. */
export function lastVisitOf(context: EntityContext): Source | undefined {
  const { schema, type, levels } = context;
  const { leaves, branches } = contentsOf(schema, type);
  const search = { words: lastVisits, levels, avoid: notVisits };
  const own =
    pickLeaf(leaves, { ...search, kinds: ['date', 'moment'] }) ??
    pickLeaf(leaves.filter(isDayName), { ...search, kinds: ['text'] }) ??
    // Who was seen at a day was here; whoever is seen to the second looked at a page.
    pickLeaf(leaves, { words: ['last seen', 'latest seen'], kinds: ['date'], levels, avoid: notVisits });
  if (own) return { kind: 'path', path: own.path };
  for (const branch of branchesCalled(branches, lastVisits, notVisits)) {
    const day = branch.many ? null : dayOf(context, branch);
    if (day && branch.path.length + day.length <= levels) return { kind: 'path', path: [...branch.path, ...day] };
  }
  return undefined;
}

/** A text is a day only where its name has no other words: `lastVisitSummary` is none. */
function isDayName({ words }: Leaf): boolean {
  const dayNameWords = ['last', 'latest', 'recent', 'most', 'the', 'at', 'on', 'date', 'day', 'time', ...visits];
  return words.every((word) => dayNameWords.includes(word));
}

function dayOf(context: EntityContext, { type }: Branch): Path | null {
  if ((context.scores.get(type.name)?.appointment.score ?? 0) < 0.4) return null;
  const { start } = timeSources({ schema: context.schema, type, levels: context.levels });
  return start?.kind === 'path' ? start.path : start?.kind === 'dateAndTime' ? start.date : null;
}

/** Words that say that a client belongs to a place, where they would say the opposite of an appointment's. */
const belonging: readonly string[] = ['home', 'primary', 'preferred', 'usual', 'regular', 'registered', 'default'];

/** Where a client belongs: the place itself, or only its id or its name. */
export function homeOf(context: EntityContext): Link<LocationFields> | undefined {
  return (
    linkTo(context, 'location', (below) => named(below, 'location'), belonging) ??
    mentioned(context, 'location', 'locations', belonging) ??
    numbered(context)
  );
}

/** `depotId`, where a Depot is what the service calls a place. */
function numbered(context: EntityContext): Link<LocationFields> | undefined {
  const places = [...context.scores].filter(([, { location }]) => location.score >= 0.6).map(([name]) => wordsOf(name));
  const found = contentsOf(context.schema, context.type).leaves.find((leaf) => {
    const of = leaf.words.filter((word) => !belonging.includes(word)).slice(0, -1);
    const isId = leaf.words.at(-1) === 'id' && ['id', 'number', 'text'].includes(leaf.kind);
    const isKnown = isIdOf(leaf.words, 'client') || isIdOf(leaf.words, 'patient') || isIdOf(leaf.words, 'provider');
    if (!isId || isKnown || leaf.isList || leaf.path.length > context.levels || of.length === 0) return false;
    if (isSomebodyElse(leaf) || avoids(leaf, ['created', 'updated', 'last'])) return false;
    return places.some((place) => place.join(' ') === of.join(' '));
  });
  if (!found) return undefined;
  const id: Source = { kind: 'path', path: found.path };
  return { path: [], fields: { id, name: id }, complete: 'locations', mention: 'id' };
}
