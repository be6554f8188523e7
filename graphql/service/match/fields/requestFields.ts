import type { RequestFields } from '../../serviceMap.ts';
import { type Link, samePath, type Source } from '../../sources.ts';
import { timeSources } from '../values/appointmentTimes.ts';
import { emailPaths, phoneSources } from '../values/contactFields.ts';
import { type EntityContext, hiddenSource, named, nestedName, present, valueOf } from './entityValues.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import { linkTo, mentionOf } from './links.ts';
import { idSource, nameParts } from '../values/nameFields.ts';
import { pickLeaf } from '../values/pickLeaf.ts';

/** Words for what somebody would like, before the word for a day or a time. */
const wishes = ['preferred', 'requested', 'wanted', 'desired', 'wish', 'wished', 'proposed', 'suggested'];
const person = ['client', 'customer', 'owner', 'contact', 'requester', 'guardian', 'full'].map((who) => `${who} name`);
const notPerson = [
  'pet',
  'animal',
  'patient',
  'provider',
  'doctor',
  'vet',
  'staff',
  'location',
  'clinic',
  'type',
].concat(['service', 'species', 'breed', 'company', 'user', 'file', 'first', 'last', 'id', 'organization', 'practice']);
const reasons = ['reason', 'message', 'comment', 'concern', 'complaint', 'description', 'note', 'text', 'remark'];
const notReasons = ['decline', 'declined', 'rejection', 'cancel', 'cancellation', 'internal', 'staff', 'status', 'id'];
const notReasonsEither = ['admin', 'reply', 'response', 'private', 'type', 'code', 'denied', 'rejected'];
const creations = ['created', 'created at', 'submitted', 'submitted at', 'received at', 'date created'];
/** What says that somebody has seen to a request, where it has no state. */
const ends = [
  'handled',
  'processed',
  'done',
  'completed',
  'closed',
  'resolved',
  'archived',
  'is handled',
  'handled at',
];

/**
 * Where the values of an appointment request are; null where a row has no client to reach, no requested time, or nothing that
 * tells open requests from handled ones.
 */
export function requestFields(context: EntityContext): RequestFields | null {
  const id = idSource(context);
  if (!id) return null;
  const client = clientOf(context);
  const name = nameOf(context);
  const phones = phoneSources(context);
  const emails = emailPaths(context);
  const isReached = name !== undefined && phones.length + emails.length > 0;
  const wanted = wantedOf(context);
  const status = statusOf(context);
  const handled = valueOf(context, [...ends, 'processed at'], ['flag', 'moment', 'date'], ['by', 'not']);
  if (!(client ?? isReached) || !wanted || !(status ?? handled)) return null;
  return {
    id,
    ...wanted,
    ...present({
      hidden: hiddenSource(context),
      name,
      phones: phones.length > 0 ? phones : undefined,
      emails: emails.length > 0 ? emails : undefined,
      client,
      status,
      handled: status ? undefined : handled,
      created:
        valueOf(context, [...creations, 'requested at'], ['moment', 'date'], ['by', 'updated', ...wishes.slice(2)]) ??
        valueOf(context, creations, ['text', 'number'], ['by', 'id', 'name']),
      patient: patientOf(context),
      species:
        valueOf(
          context,
          ['species', 'pet species', 'animal species', 'pet type', 'animal type', 'pet kind', 'animal kind'],
          ['text', 'enum'],
          ['id', 'appointment', 'visit'],
        ) ?? nestedName(context, ['species']),
      reason:
        valueOf(context, reasons, ['text'], [...notReasons, ...notReasonsEither]) ?? nestedName(context, ['reason']),
    }),
  };
}

/** The client that a request was linked with, as an object or by its id: a name alone was typed by somebody. */
function clientOf(context: EntityContext): RequestFields['client'] {
  const link = linkTo(context, 'client', (below) => named(below, 'client'));
  if (link) return link;
  const id = mentionOf(context, 'client')?.id;
  return id ? ({ path: [], fields: { id, name: id } } satisfies Link<unknown>) : undefined;
}

function nameOf(context: EntityContext): Source | undefined {
  const { given, family } = nameParts(context);
  if (given && family) return { kind: 'join', paths: [given, family], separator: ' ' };
  return valueOf(context, [...person, 'name', 'client', 'customer', 'owner'], ['text'], notPerson);
}

function patientOf(context: EntityContext): Source | undefined {
  const avoid = ['species', 'type', 'kind', 'breed', 'id', 'age', 'note', 'weight', 'sex', 'birth', 'client', 'owner'];
  return (
    valueOf(context, ['pet name', 'animal name', 'patient name', 'pet', 'animal'], ['text'], avoid) ??
    nestedName(context, ['pet', 'animal', 'patient'])
  );
}

/** A day, a moment or words, and a time of day beside a day. What is only called a start will do where nothing is called a wish. */
function wantedOf(context: EntityContext): Pick<RequestFields, 'wanted' | 'wantedTime'> | null {
  const { leaves } = contentsOf(context.schema, context.type);
  const called = (nouns: readonly string[]): readonly string[] =>
    nouns.flatMap((noun) => wishes.map((wish) => `${wish} ${noun}`));
  const pick = (
    nouns: readonly string[],
    kinds: Parameters<typeof pickLeaf>[1]['kinds'],
    avoid: string[],
  ): Leaf | null =>
    pickLeaf(leaves, { words: called(nouns), kinds, levels: context.levels, avoid: [...notTimes, ...avoid] });
  const moment = pick(['start', 'date time', 'time', 'date', 'appointment', 'slot'], ['moment'], ['end', 'at']);
  if (moment) return { wanted: at(moment) };
  const day = pick(['date', 'day'], ['date', 'text'], ['end']);
  const time = pick(['time', 'hour', 'slot', 'part'], ['clock', 'text', 'enum'], ['end', 'date', 'day']);
  if (day) return { wanted: at(day), ...(time && time !== day && { wantedTime: at(time) }) };
  if (time) return { wanted: at(time) };
  const { start } = timeSources(context);
  return start ? { wanted: start } : null;
}

const notTimes = ['id', 'provider', 'doctor', 'zone', 'by', 'location', 'type', 'service', 'contact', 'count'];

/** A word or a state; of a state one must mean that nobody has seen to it. */
function statusOf(context: EntityContext): Source | undefined {
  const words = ['status', 'state', 'request status', 'stage'];
  const source = valueOf(
    context,
    words,
    ['enum', 'text'],
    ['id', 'address', 'reason', 'country', 'province', 'payment'],
  );
  const leaf =
    source?.kind === 'path'
      ? contentsOf(context.schema, context.type).leaves.find(({ path }) => samePath(path, source.path))
      : undefined;
  const isFree = leaf?.kind !== 'enum' || leaf.enumValues.length === 0;
  return isFree || leaf.enumValues.some((value) => isOpen.test(value)) ? source : undefined;
}

const isOpen = /^(pending|new|open|requested|submitted|received|unconfirmed|waiting|awaiting)/i;

function at({ path }: Leaf): Source {
  return { kind: 'path', path };
}
