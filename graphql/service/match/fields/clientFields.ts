import type { ClientFields, LocationFields, PatientFields } from '../../serviceMap.ts';
import { type Link, type Path, samePath, type Source } from '../../sources.ts';
import { addressSource } from '../values/addressFields.ts';
import { emailPaths, phoneSources } from '../values/contactFields.ts';
import {
  activeSource,
  alertsOf,
  type EntityContext,
  type Extent,
  hiddenSource,
  lockOf,
  named,
  present,
  valueOf,
} from './entityValues.ts';
import { type Branch, contentsOf, type Leaf } from '../schema/leaves.ts';
import { linkTo, linkToMany, mentioned } from './links.ts';
import { branchesCalled, moneyOf, pickLeaf } from '../values/pickLeaf.ts';
import { nameParts } from '../values/nameFields.ts';
import { patientFields } from './patientFields.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

export function clientFields(context: EntityContext, extent: Extent): ClientFields | null {
  const base = named(context, 'client');
  if (!base) return null;
  const isCard = extent === 'card';
  // Managers review all clients, but who is at an appointment is only mentioned there.
  const isWhole = extent !== 'mention';
  const alerts = alertsOf(context);
  const { given, family } = nameParts(context);
  const phones = phoneSources(context);
  const emails = emailPaths(context);
  const found = present({
    hidden: isWhole ? hiddenSource(context) : undefined,
    givenName: given ? { kind: 'path' as const, path: given } : undefined,
    familyName: family ? { kind: 'path' as const, path: family } : undefined,
    phones: phones.length > 0 ? phones : undefined,
    emails: emails.length > 0 ? emails : undefined,
    address: isWhole ? addressSource(context) : undefined,
    active: activeSource(context, true),
    alerts,
    lock: isCard ? lockOf(context) : undefined,
    notes: isCard ? valueOf(context, ['note', 'remark', 'comment', 'memo'], ['text'], notNotes) : undefined,
    balance: balanceOf(context),
    since: isWhole ? sinceOf(context) : undefined,
    tags: isWhole ? tagsOf(context, alerts) : undefined,
    lastVisit: isWhole ? lastVisitOf(context) : undefined,
    location: isWhole ? homeOf(context) : undefined,
    patients: isWhole ? linkToMany(context, 'patient', (below) => patientFields(below, 'mention')) : undefined,
  });
  return isCard && found.patients
    ? { ...base, ...found, ...present({ patients: linkToMany(context, 'patient', patientOfCard) }) }
    : { ...base, ...found };
}

function patientOfCard(below: EntityContext): PatientFields | null {
  const fields = patientFields(below, 'card');
  if (!fields) return null;
  const { client: _client, lock: _lock, ...own } = fields;
  return own;
}

export const notNotes = [
  'private',
  'count',
  'clinical',
  'medical',
  'diet',
  'soap',
  'id',
  'cancellation',
  'chart',
  'care',
];

function balanceOf({ schema, type, levels }: EntityContext): ClientFields['balance'] {
  const { leaves } = contentsOf(schema, type);
  const words = [
    'balance',
    'account balance',
    'amount due',
    'balance due',
    'outstanding balance',
    'outstanding',
    'owed',
    'amount owed',
    'owing',
    'account owing',
    'current balance',
    'balance amount',
  ];
  return moneyOf(leaves, { words, levels, avoid: ['id', 'date', 'limit', 'past', 'code', 'currency'] });
}

const entered = ['created at', 'created', 'created on', 'date created'];
/** As text only where the name means a time, not a person. */
const enteredAt = ['created at', 'created on', 'created le', 'created am', 'date created'];

function sinceOf(context: EntityContext): Source | undefined {
  const since = [
    'client since',
    'customer since',
    'since',
    'registered',
    'registered on',
    'registered at',
    'registration date',
    'joined',
    'joined on',
    'established on',
    'enrolled',
    'opened on',
  ];
  const kinds: readonly ValueKind[] = ['moment', 'date', 'text'];
  return (
    valueOf(context, since, kinds, ['by', 'visit', 'last']) ??
    valueOf(context, entered, ['moment', 'date'], ['by', 'id']) ??
    valueOf(context, entered, ['number'], ['by', 'id']) ??
    valueOf(context, enteredAt, ['text'], ['by', 'id'])
  );
}

// Fields for the client list of managers.

/** The plainest first. The German word for a day is English for a label: one is read as a day, so `tagNames` reads as names of days. */
const tagWords: readonly string[] = [
  'tag',
  'label',
  'day name',
  'marker',
  'segment',
  'keyword',
  'group',
  'category',
  'flag',
];
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
 * something else: its separator is unknown.
 */
function tagsOf({ schema, type, levels }: EntityContext, taken: Source | undefined): Source | undefined {
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

/** In some services a client's flags are the alerts. */
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
  'modified',
  'changed',
  'booked',
  'reminder',
  'call',
];

/** The day or the moment of a client's newest visit: a value of hers, or when her last visit was. */
function lastVisitOf(context: EntityContext): Source | undefined {
  const { schema, type, levels } = context;
  const { leaves, branches } = contentsOf(schema, type);
  const search = { words: lastVisits, levels, avoid: notVisits };
  const own =
    pickLeaf(leaves, { ...search, kinds: ['date', 'moment'] }) ??
    pickLeaf(leaves.filter(isDayName), { ...search, kinds: ['text'] }) ??
    // A client last seen on a day was at the clinic; one last seen at a moment was logged in.
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

/** Words that link a client to her own location; for an appointment they mean another one. */
const belonging: readonly string[] = ['home', 'primary', 'preferred', 'usual', 'regular', 'registered', 'default'];

/** Where a client belongs: the place itself, or only its id or its name. */
function homeOf(context: EntityContext): Link<LocationFields> | undefined {
  const link = linkTo(context, 'location', (below) => named(below, 'location'), belonging);
  return link && !isOfEntries(context, link.path) ? link : mentioned(context, 'location', 'locations', belonging);
}

/** Whether a place is that of the entries of a list of something else: where a client bought is not where they belong. */
function isOfEntries({ schema, type }: EntityContext, path: Path): boolean {
  const branch = contentsOf(schema, type).branches.find((each) => samePath(each.path, path));
  const words = path.slice(0, -1).flatMap((step) => wordsOf(step));
  return branch?.each === true && !words.some((word) => nouns.location.includes(word) || belonging.includes(word));
}
