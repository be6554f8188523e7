import type { EntryConcept, EntryFields, EntryLineFields, MentionFields } from '../../serviceEntries.ts';
import type { Link, Source } from '../../sources.ts';
import { type EntityContext, named, nestedName, present, valueOf } from './entityValues.ts';
import { type EntryField, entryWords } from '../words/entryWords.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import { linkTo, mentionOf } from './links.ts';
import { branchesCalled, moneyOf, pickLeaf } from '../values/pickLeaf.ts';
import { idSource, nameSource } from '../values/nameFields.ts';
import type { Entity } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const notAmounts = ['id', 'date', 'count', 'number', 'rate', 'percent', 'currency', 'code', 'quantity', 'limit', 'at'];
const openWords = [
  'amount due',
  'balance due',
  'payment due',
  'due',
  'open amount',
  'amount open',
  'open',
  'outstanding',
  'remaining',
  'remaining amount',
  'amount remaining',
  'unpaid',
  'balance',
];
const texts = ['body', 'text', 'content', 'message', 'summary', 'soap', 'note', 'description', 'preview', 'snippet'];
const directions = ['direction', 'inbound', 'incoming', 'is inbound', 'is incoming', 'from client'];

type Reader<Field extends EntryField> = (context: EntityContext, concept: EntryConcept) => EntryFields[Field];

/** How each value of an entry is found. */
const readers: { readonly [Field in EntryField]-?: Reader<Field> } = {
  number: numberOf,
  name: nameOf,
  date: (context, concept) =>
    timeOf(context, entryWords[concept].date, ['due', 'until', 'birth', 'next', 'updated', 'read']),
  due: (context, concept) => timeOf(context, entryWords[concept].due ?? [], ['amount', 'birth']),
  status: statusOf,
  kind: (context) => valueOf(context, ['kind', 'type', 'category'], ['text', 'enum'], ['id']),
  text: textOf,
  author: authorOf,
  direction: (context) => valueOf(context, directions, ['text', 'enum', 'flag']),
  channel: (context) => valueOf(context, ['channel', 'medium', 'via', 'delivery method'], ['text', 'enum']),
  amount: (context, concept) =>
    moneyIn(context, entryWords[concept].amount ?? [], concept === 'payments' ? [] : ['paid']),
  open: (context) => moneyIn(context, openWords, ['paid']),
  method: methodOf,
  reference: (context) => valueOf(context, ['reference', 'external reference', 'check number'], ['text']),
  value: (context) => valueOf(context, ['value', 'weight', 'measure', 'amount'], ['number', 'text']),
  unit: (context) => valueOf(context, ['unit', 'unit of measure', 'uom'], ['text', 'enum']),
  invoice: (context) => belongingTo(context, ['invoice', 'order', 'bill']),
  appointment: (context) => belongingTo(context, ['appointment', 'visit', 'booking']),
  conversation: (context) => belongingTo(context, ['conversation', 'thread']),
  client: (context) => mentionLink(context, 'client'),
  patient: (context) => mentionLink(context, 'patient'),
  provider: (context) => mentionLink(context, 'provider'),
  lines: linesOf,
};

/** Where the values of an entry are; null without the fields that the concept needs. */
export function entryFields(concept: EntryConcept, context: EntityContext): EntryFields | null {
  const id = idSource(context);
  if (!id) return null;
  const { fields, needs } = entryWords[concept];
  const found = Object.fromEntries(
    fields.flatMap((field) => {
      const description = readers[field](context, concept);
      return description === undefined ? [] : [[field, description] as const];
    }),
  );
  return needs.every((some) => some.some((field) => field in found)) ? { id, ...found } : null;
}

/** Flags that give the status of an entry without a status field, in the order of its course. */
const stateFlags: Partial<Readonly<Record<EntryConcept, readonly string[]>>> = {
  conversations: ['open', 'resolved', 'closed', 'archived'],
  encounters: ['open', 'completed', 'closed', 'finalized', 'locked', 'signed'],
};

function statusOf(context: EntityContext, concept: EntryConcept): Source | undefined {
  const words = ['status', 'state', 'delivery status', 'stage'];
  const own = valueOf(context, words, ['enum', 'text'], ['id', 'address', 'tax']);
  if (own) return own;
  const { leaves } = contentsOf(context.schema, context.type);
  const flags = leaves.filter(({ kind, path, isList }) => kind === 'flag' && !isList && path.length <= context.levels);
  const steps = (stateFlags[concept] ?? []).flatMap((word) => {
    const flag = flags.find((leaf) => leaf.words.filter((each) => each !== 'is').join(' ') === word);
    return flag ? [{ path: flag.path, label: `${word.charAt(0).toUpperCase()}${word.slice(1)}` }] : [];
  });
  return steps.length > 0 ? { kind: 'course', steps } : undefined;
}

function moneyIn({ schema, type, levels }: EntityContext, words: readonly string[], avoid: readonly string[] = []) {
  // That hundredths are counted makes it no other amount.
  const alike = words.flatMap((each) => [each, `${each} cent`]);
  return moneyOf(contentsOf(schema, type).leaves, { words: alike, levels, avoid: [...notAmounts, ...avoid] });
}

function numberOf(context: EntityContext): Source | undefined {
  return valueOf(
    context,
    ['number', 'invoice number', 'order number', 'document number', 'no'],
    ['text', 'number', 'id'],
    ['phone', 'check', 'account', 'card', 'lot', 'currency', 'method', 'tender', 'type'],
  );
}

function nameOf(context: EntityContext, concept: EntryConcept): Source | undefined {
  const { name = [], needs } = entryWords[concept];
  const own = valueOf(context, name, ['text', 'enum'], notNames);
  if (own) return own;
  // A vaccination names its vaccine by an object of its own.
  const nested = nestedName(context, ['vaccine', 'product', 'item', 'treatment', 'procedure', 'reminder type', 'type']);
  // Half a name will do only where a name is required; elsewhere it may be a person's.
  const isNeeded = needs.some((some) => some.length === 1 && some[0] === 'name');
  return nested ?? (isNeeded ? nameSource(context, null) : undefined);
}

const notNames = [
  'id',
  'user',
  'client',
  'patient',
  'provider',
  'first',
  'last',
  'cancellation',
  'cancelled',
  'called',
  'off',
  'missed',
  'deletion',
  'void',
];

/** A date or a moment; a text only where there is no other time. */
function timeOf(context: EntityContext, words: readonly string[], avoid: readonly string[]): Source | undefined {
  const ownWords = new Set(words.flatMap((each) => each.split(' ')));
  const others = avoid.filter((word) => !ownWords.has(word));
  return (
    valueOf(context, words, ['moment', 'date'], others) ??
    valueOf(context, words, ['text'], [...others, 'by', 'name', 'id', 'note'])
  );
}

function textOf(context: EntityContext): Source | undefined {
  const own = valueOf(context, texts, ['text'], ['id', 'status', 'private', 'internal', 'html', 'subject']);
  if (own) return own;
  // A conversation shows its newest message.
  const { leaves, branches } = contentsOf(context.schema, context.type);
  const latest = branchesCalled(branches, ['latest message', 'last message', 'newest message']).find(
    ({ many }) => !many,
  );
  if (!latest) return undefined;
  const inner = pickLeaf(contentsOf(context.schema, latest.type).leaves, {
    words: texts,
    kinds: ['text'],
    levels: context.levels - latest.path.length,
  });
  const held = pickLeaf(leaves, {
    words: ['latest message body', 'last message body'],
    kinds: ['text'],
    levels: context.levels,
  });
  const path = inner ? [...latest.path, ...inner.path] : held?.path;
  return path && { kind: 'path', path };
}

function authorOf(context: EntityContext): Source | undefined {
  return (
    valueOf(
      context,
      ['author', 'sender', 'from', 'sent by', 'author name', 'sender name'],
      ['text'],
      ['id', 'email'],
    ) ?? nestedName(context, ['author', 'sender', 'from'])
  );
}

function methodOf(context: EntityContext): Source | undefined {
  const words = ['method', 'payment method', 'method type', 'tender', 'payment type', 'tender type', 'type', 'kind'];
  return (
    valueOf(context, words, ['enum', 'text'], ['id']) ?? nestedName(context, ['method', 'payment method', 'tender'])
  );
}

/** The id of what an entry belongs to: `invoiceId`, or that of the object itself. */
function belongingTo(context: EntityContext, nouns: readonly string[]): Source | undefined {
  const { leaves, branches } = contentsOf(context.schema, context.type);
  const isId = ({ words, kind }: Leaf, noun: string): boolean =>
    (words.join(' ') === `${noun} id` && ['id', 'text', 'number'].includes(kind)) ||
    (words.join(' ') === noun && kind === 'id');
  const near = leaves.filter(({ path, isList }) => !isList && path.length <= context.levels);
  const own = nouns.map((noun) => near.find((leaf) => isId(leaf, noun))).find((leaf) => leaf !== undefined);
  if (own) return { kind: 'path', path: own.path };
  const branch = branches.find(({ many, words }) => !many && words.length === 1 && nouns.includes(words[0] ?? ''));
  const below = branch && idSource({ ...context, type: branch.type, levels: context.levels - branch.path.length });
  return branch && below?.kind === 'path' ? { kind: 'path', path: [...branch.path, ...below.path] } : undefined;
}

/** The client, patient or provider of an entry: an object with a name, else an id or a name alone. */
function mentionLink(context: EntityContext, entity: Entity): Link<MentionFields> | undefined {
  const link = linkTo(context, entity, (below) => named(below, entity));
  if (link) return link;
  const { id, name: called } = mentionOf(context, entity) ?? {};
  // The subject of a message is what it is about, and no animal.
  const name = called?.kind === 'path' && wordsOf(called.path.at(-1) ?? '').join(' ') === 'subject' ? null : called;
  const known = id ?? name;
  return known ? { path: [], fields: { id: id ?? known, name: name ?? known } } : undefined;
}

/** The lines of an invoice, or the messages of a conversation. */
function linesOf(context: EntityContext, concept: EntryConcept): EntryFields['lines'] {
  const isTalk = concept === 'conversations';
  const nouns = isTalk ? ['message', 'entry', 'post'] : ['line', 'item', 'line item', 'position', 'entry', 'charge'];
  const { branches } = contentsOf(context.schema, context.type);
  const branch = branchesCalled(branches, nouns, ['payment', 'tax', 'unread', 'template']).find(({ many }) => many);
  if (!branch) return undefined;
  const below: EntityContext = { ...context, type: branch.type, levels: context.levels - branch.path.length };
  if (below.levels < 1) return undefined;
  const words = isTalk ? texts : ['description', 'name', 'title', 'text', 'product name', 'item name'];
  const fields: EntryLineFields = present({
    id: idSource(below) ?? undefined,
    text: valueOf(below, words, ['text'], ['id', 'html']) ?? nestedName(below, ['product', 'item', 'service']),
    date: isTalk ? timeOf(below, entryWords.messages.date, ['read', 'updated']) : undefined,
    author: isTalk ? authorOf(below) : undefined,
    direction: isTalk ? valueOf(below, directions, ['text', 'enum', 'flag']) : undefined,
    quantity: isTalk ? undefined : valueOf(below, ['quantity', 'qty', 'count', 'units'], ['number', 'text'], ['id']),
    amount: isTalk
      ? undefined
      : moneyIn(below, [
          'total',
          'line total',
          'amount',
          'total price',
          'subtotal',
          'extended price',
          'price',
          'unit price',
        ]),
  });
  return fields.text ? { path: branch.path, fields } : undefined;
}
