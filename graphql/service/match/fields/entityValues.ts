import type { EntityScores } from '../entities/entities.ts';
import { type FieldContext, idSource, nameSource } from '../values/nameFields.ts';
import type { Source } from '../../sources.ts';
import { phoneSources } from '../values/contactFields.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import { branchesCalled, pickLeaf, pickSource } from '../values/pickLeaf.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { type Entity, nouns } from '../words/vocabulary.ts';
import { lockWords } from '../values/inputRules.ts';

/** A type to read, the scores of all types, and the remaining levels down to its leaves. */
export interface EntityContext extends FieldContext {
  readonly scores: EntityScores;
}

/** `card` is everything; `row` is what a list shows; `mention` is what an appointment needs of its client. */
export type Extent = 'card' | 'row' | 'mention';

interface Named {
  readonly id: Source;
  readonly name: Source;
}

/** Id and name: without an id there is no object. */
export function named(context: EntityContext, entity: Entity): Named | null {
  const id = idSource(context);
  return id && { id, name: nameSource(context, entity) ?? nameless };
}

/** For objects without a name: an id is no name to show. */
const nameless: Source = { kind: 'choice', paths: [] };

const written: readonly ValueKind[] = ['text', 'number', 'enum', 'id'];

export function valueOf(
  { schema, type, levels }: EntityContext,
  words: readonly string[],
  kinds: readonly ValueKind[] = written,
  avoid: readonly string[] = [],
): Source | undefined {
  return pickSource(contentsOf(schema, type).leaves, { words, kinds, avoid, levels });
}

/** The name of an object that stands for a value: `species { id name }`. */
export function nestedName({ schema, type, levels }: EntityContext, words: readonly string[]): Source | undefined {
  for (const branch of branchesCalled(contentsOf(schema, type).branches, words)) {
    const left = levels - branch.path.length;
    if (branch.words.length > 2 || left < 1) continue;
    const name = pickLeaf(contentsOf(schema, branch.type).leaves, {
      words: ['name', 'label', 'title', 'display name', 'description', 'caption', 'text'],
      kinds: ['text', 'enum'],
      levels: left,
    });
    if (name) return { kind: 'path', path: [...branch.path, ...name.path] };
  }
  return undefined;
}

/** Whether an object is active: a flag, the opposite of one, or the lack of a time stamp. */
export function activeSource({ schema, type, levels }: EntityContext, textToo = false): Source | undefined {
  const { leaves } = contentsOf(schema, type);
  const avoid = [
    'inactive',
    'reminder',
    'not',
    'notification',
    'marketing',
    'portal',
    'login',
    'online',
    'sms',
    'email',
  ];
  const yes =
    pickLeaf(leaves, { words: ['active', 'enabled'], kinds: ['flag'], levels, avoid }) ??
    // The current user is who asks.
    pickLeaf(leaves, { words: ['current'], kinds: ['flag'], levels, avoid: [...avoid, 'user'] });
  if (yes && yes.words.length <= 3 && !isOfFeature(yes)) return { kind: 'path', path: yes.path };
  const employed = pickLeaf(leaves, { words: ['is employed', 'employed'], kinds: ['flag'], levels, avoid: ['self'] });
  if (employed) return { kind: 'path', path: employed.path };
  const state = recordState(leaves, levels, textToo);
  if (state) return state;
  return endedSource({ schema, type, levels });
}

/** What is enabled may be a feature, as in `twoFactorEnabled`, and not the person or the place. */
function isOfFeature({ words }: Leaf): boolean {
  return words.includes('enabled') && words.some((word) => !enabledWords.has(word));
}

const enabledWords: ReadonlySet<string> = new Set(['is', 'enabled', 'account', ...Object.values(nouns).flat()]);

/** What is archived, or inactive since a day, is not active. */
export function endedSource({ schema, type, levels }: FieldContext): Source | undefined {
  const { leaves } = contentsOf(schema, type);
  const ended = [
    'inactive',
    'archived',
    'disabled',
    'deactivated',
    'inactivated',
    'retired',
    'decommissioned',
    'dormant',
    'hidden',
  ];
  // Some write the day as a text, or leave the type of days to their database.
  const days = ['inactive since', 'archived at', 'archived on', 'deactivated at', 'deactivated on', 'disabled at'];
  const leaf =
    pickLeaf(leaves, { words: ended, kinds: ['flag', 'moment', 'date'], levels, avoid: ['by', 'reason'] }) ??
    pickLeaf(leaves, { words: days, kinds: ['text'], levels, avoid: ['by'] });
  return leaf ? { kind: 'not', path: leaf.path } : undefined;
}

/** Whether a row was deleted: a flag, or the moment of it. Such rows may be listed all the same. */
export function hiddenSource({ schema, type, levels }: EntityContext): Source | undefined {
  const { leaves } = contentsOf(schema, type);
  const words = [
    'deleted',
    'is deleted',
    'deleted at',
    'deleted on',
    'delete time',
    'trashed',
    'trashed at',
    'voided',
    'voided at',
  ];
  const kinds = ['flag', 'moment', 'date', 'number'] as const;
  const avoid = ['by', 'reason', 'can', 'count', 'version'];
  const leaf =
    pickLeaf(leaves, { words, kinds, levels, avoid }) ??
    pickLeaf(leaves, { words: words.filter((each) => /\b(at|on)$/.test(each)), kinds: ['text'], levels, avoid });
  if (!leaf || leaf.path.length > 1) return undefined;
  return leaf.kind === 'flag' ? { kind: 'path', path: leaf.path } : { kind: 'set', path: leaf.path };
}

/** A state of the record that may be ACTIVE, or CURRENT and no longer so, or is a free text. */
function recordState(leaves: readonly Leaf[], levels: number, textToo: boolean): Source | undefined {
  const states = leaves.filter(
    (leaf) =>
      leaf.path.length <= levels &&
      !leaf.isList &&
      leaf.words.some((word) => ['status', 'state', 'standing'].includes(word)),
  );
  for (const { kind, path, enumValues } of states) {
    const start = commonStart(enumValues);
    const has = (pattern: RegExp, each: string): boolean => pattern.test(each.slice(start));
    const isEnded = enumValues.some((each) => has(/^(closed|inactive|archived|former|past|discharged)$/i, each));
    const value = enumValues.find((each) => has(/^active$/i, each) || (isEnded && has(/^(current|open)$/i, each)));
    if (kind === 'enum' && value !== undefined) return { kind: 'is', path, value };
  }
  if (!textToo) return undefined;
  const text = states.find(({ kind, words, shared }) => kind === 'text' && !shared && words.join(' ') === 'status');
  return text && { kind: 'is', path: text.path, value: 'active' };
}

/** How long the words are that all values of an enum begin with, as in `CUSTOMER_STATUS_ACTIVE` (AIP-126). */
function commonStart([first = '', ...others]: readonly string[]): number {
  const starts = [...first.matchAll(/_/g)].map(({ index }) => index + 1);
  return starts.findLast((at) => others.length > 0 && others.every((each) => each.startsWith(first.slice(0, at)))) ?? 0;
}

export function alertsOf(context: EntityContext): Source | undefined {
  const { leaves, branches } = contentsOf(context.schema, context.type);
  const words = [
    'alert',
    'warning',
    'caution',
    'pop up',
    'popup',
    'pop up note',
    'alert note',
    'alert text',
    'behavior alert',
    'behaviour alert',
    'medical alert',
    'flag note',
    'red flag',
    'banner',
    'front desk banner',
    'behavior flag',
    'behaviour flag',
  ];
  const leaf = pickLeaf(leaves, {
    words,
    kinds: ['text'],
    levels: context.levels,
    lists: true,
    avoid: ['count', 'consent', 'id', 'color', 'color'],
  });
  if (leaf) return { kind: 'path', path: leaf.path };
  for (const branch of branchesCalled(branches, ['alert', 'warning'])) {
    const text = pickLeaf(contentsOf(context.schema, branch.type).leaves, {
      words: ['text', 'message', 'description', 'note', 'label', 'name', 'body', 'title'],
      kinds: ['text'],
      levels: context.levels - branch.path.length,
    });
    if (text) return { kind: 'path', path: [...branch.path, ...text.path] };
  }
  return undefined;
}

/** Only a field of exactly such a name: a version of anything else would be refused for ever. */
export function lockOf({ schema, type }: EntityContext): Source | undefined {
  const { leaves } = contentsOf(schema, type);
  const leaf = leaves.find(
    ({ words, path, kind }) =>
      path.length === 1 && (kind === 'number' || kind === 'text') && lockWords.includes(words.join(' ')),
  );
  return leaf && { kind: 'path', path: leaf.path };
}

export function timeZoneOf(context: EntityContext): Source | undefined {
  return valueOf(
    context,
    ['time zone', 'iana', 'time zone id', 'time zone name', 'zone id', 'zone'],
    ['text', 'enum'],
    ['abbr', 'offset', 'delivery', 'abbreviation'],
  );
}

export function phoneOf(context: EntityContext): Source | undefined {
  const source = phoneSources(context)[0];
  return source ? { kind: 'path', path: [...source.list, ...source.number] } : undefined;
}

/** Leaves out fields that were not found: absent, not empty. */
export function present<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  // Sound: only keys without a value go.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };
}
