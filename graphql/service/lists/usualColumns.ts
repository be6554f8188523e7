import { isCondition, type Path } from '../sources.ts';
import type { ListColumn } from './serviceList.ts';
import { otherOwnerWords } from '../match/schema/parts.ts';
import type { Entity } from '../match/words/vocabulary.ts';
import type { SchemaTypes } from './schemaTypes.ts';

/** A column with the properties that choosing the usual columns needs. */
export interface Draft extends Omit<ListColumn, 'title' | 'usual'> {
  readonly path: Path;
  readonly words: readonly string[];
  readonly around: readonly string[];
  readonly deprecated: boolean;
  readonly names: boolean;
  /** Names of several objects, or numbers of several phones. */
  readonly many?: true;
  /** A phone number or e-mail address. */
  readonly contact?: true;
}

/** The key of the column that joins given and family name. */
export const joinedKey = '~name';

/** What names a row that has no name. */
export const namingWords: ReadonlySet<string> = new Set([
  'title',
  'subject',
  'number',
  'label',
  'code',
  'reference',
  'description',
  'summary',
]);

/** How many fields a path goes through; a condition on the type is none. */
export function depthOfPath(path: Path): number {
  return path.filter((step) => !isCondition(step)).length;
}

/** A path without what only the document needs. */
export function keyOf(path: Path): string {
  return path
    .filter((step) => !isCondition(step))
    .map(bare)
    .join('.');
}

/** A step of a path without its arguments. */
export function bare(step: string): string {
  return step.replace(/\(.*$/, '');
}

/** So many columns are read at a glance. */
const most = 8;
/** What is left over is filled up to here only. */
const filled = 7;

const pastWords: ReadonlySet<string> = new Set([
  'updated',
  'created',
  'inserted',
  'modified',
  'deleted',
  'changed',
  'synced',
  'verified',
]);

const longWords: ReadonlySet<string> = new Set([
  'note',
  'body',
  'text',
  'html',
  'content',
  'comment',
  'soap',
  'message',
  'instruction',
  'description',
  'summary',
  'token',
  'secret',
  'cursor',
  'url',
  'image',
  'photo',
  'history',
  'currency',
]);

const asideWords = ['name', 'secondary', 'other', 'additional', 'alternate'];
const moneyOrder = ['total', 'amount', 'price', 'balance', 'due', 'paid'];
const linkOrder: readonly Entity[] = ['client', 'patient', 'provider', 'location'];

/** The columns shown by default: names, then dates, money, states and links. */
export function chooseUsual(types: SchemaTypes, drafts: readonly Draft[]): readonly Draft[] {
  const fit = drafts.filter((draft) => !draft.deprecated && !belongsToAnother(draft));
  const near = fit.filter(({ path }) => path.length <= 3);
  const named = namesOf(near);
  const links = best(
    near.filter((draft) => draft.kind === 'link' && !isTwin(draft, near)),
    3,
    ({ opens = '' }) => {
      const entity = types.entityOf(opens);
      const rank = entity ? linkOrder.indexOf(entity) : -1;
      return rank === -1 ? linkOrder.length : rank;
    },
  );
  const times = near.filter(({ kind }) => kind === 'date' || kind === 'moment');
  const isPast = ({ words }: Draft): boolean => words.some((word) => pastWords.has(word));
  const lively = times.filter((draft) => !isPast(draft));
  const dates =
    lively.length > 0 ? best(lively, 2, ({ path }) => path.length) : best(times, 1, ({ path }) => path.length);
  const money = best(
    near.filter(({ kind }) => kind === 'money'),
    2,
    ({ words, path }) => {
      const rank = moneyOrder.findIndex((word) => words.includes(word));
      return path.length * 10 + (rank === -1 ? moneyOrder.length : rank);
    },
  );
  const states = best(
    near.filter(({ kind }) => kind === 'state'),
    2,
    ({ words, path }) =>
      path.length * 2 + (words.some((word) => word === 'status' || word === 'state' || word === 'stage') ? 0 : 1),
  );
  // An id is shown only where no other column identifies the row.
  const ids = named.length + links.length > 0 ? [] : near.filter(({ kind }) => kind === 'id').slice(0, 1);
  const chosen = [...ids, ...named, ...dates, ...money, ...states, ...links].slice(0, most);
  const rest = best(
    near.filter((draft) => !chosen.includes(draft) && isShort(draft)),
    Math.max(0, filled - chosen.length),
    ({ path, kind, words, contact }) =>
      contact
        ? 0
        : path.length * 4 + (kind === 'flag' ? 2 : 0) + (asideWords.some((word) => words.includes(word)) ? 1 : 0),
  );
  return [...chosen, ...rest];
}

function namesOf(drafts: readonly Draft[]): readonly Draft[] {
  const own = drafts.filter(({ names }) => names).slice(0, 1);
  const others = drafts.filter(
    ({ names, kind, words, path }) =>
      !names &&
      (kind === 'text' || kind === 'number') &&
      path.length === 1 &&
      words.length === 1 &&
      namingWords.has(words[0] ?? ''),
  );
  if (own.length > 0) return [...own, ...others.filter(({ words }) => words[0] === 'number')].slice(0, 2);
  const order = [...namingWords];
  return best(others, 1, ({ words }) => order.indexOf(words[0] ?? ''));
}

/** The id of an object that is linked as well: `patientId` beside `patient`. */
function isTwin(draft: Draft, drafts: readonly Draft[]): boolean {
  if (draft.words.at(-1) !== 'id') return false;
  const words = draft.words.slice(0, -1).join(' ');
  return drafts.some((other) => other !== draft && other.kind === 'link' && other.words.join(' ') === words);
}

function isShort({ kind, words, many, contact }: Draft): boolean {
  if (many && !contact) return false;
  if (kind === 'id' || kind === 'link' || kind === 'date' || kind === 'moment' || kind === 'state') return false;
  return !words.some((word) => longWords.has(word) || pastWords.has(word));
}

function belongsToAnother({ words, around, kind }: Draft): boolean {
  return (
    kind !== 'money' &&
    kind !== 'link' &&
    [...words, ...around].some((word) => otherOwnerWords.has(word) && word !== 'invoice')
  );
}

/** The best few, in the schema's order where they are equally good. */
function best(drafts: readonly Draft[], count: number, cost: (draft: Draft) => number): readonly Draft[] {
  return drafts.toSorted((one, other) => cost(one) - cost(other)).slice(0, count);
}
