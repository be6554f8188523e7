import { isCancelledOrNoShow, readStage } from '../../readers/readStage.ts';
import type { AppointmentFields } from '../../serviceMap.ts';
import type { Path, Source, Step } from '../../sources.ts';
import { contentsOf, type Leaf } from '../schema/leaves.ts';
import type { FieldContext } from './nameFields.ts';
import { branchesCalled, describedBy, pickLeaf } from './pickLeaf.ts';
import { nouns, stateWords } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const statusWords = [
  ...stateWords.slice(0, 3),
  ...stateWords.map((word) => `visit ${word}`),
  ...stateWords.slice(3),
  'workflow step',
];
const notStatus = [
  'payment',
  'billing',
  'invoice',
  'changed',
  'sync',
  'claim',
  'marital',
  'reminder',
  'deposit',
  'insurance',
  'province',
  'id',
  'address',
  'message',
  'approval',
  'color',
  'note',
  'estimate',
  'publish',
  'record',
];
const labelWords = [
  'label',
  'name',
  'title',
  'description',
  'caption',
  'text',
  'display name',
  'code',
  'value',
  ...stateWords,
  'key',
];

/** The state of an appointment: a word of the service, else the last step of its course that is set. */
export function statusSource({ schema, type, levels }: FieldContext): Source | undefined {
  const { leaves, branches } = contentsOf(schema, type);
  const search = { levels, avoid: notStatus, lists: true };
  const word =
    pickLeaf(leaves, { ...search, words: statusWords.map((each) => `${each} label`), kinds: ['text'] }) ??
    pickLeaf(leaves, { ...search, words: statusWords.map((each) => `${each} name`), kinds: ['text'] });
  // Beside a label a status is only its code.
  if (word && word.words.some((each) => ['label', 'name'].includes(each))) return { kind: 'path', path: word.path };
  const plain =
    statusEnum(leaves, { ...search, words: statusWords, kinds: ['enum'] }) ??
    pickLeaf(leaves, { ...search, words: statusWords, kinds: ['text'] });
  if (plain) return { kind: 'path', path: (describedBy(leaves, plain) ?? plain).path };
  const part = labelIn(leaves.filter((leaf) => leaf.around.some((each) => stateWords.includes(each))));
  if (part && part.length <= levels) return { kind: 'path', path: part };
  for (const branch of branchesCalled(branches, statusWords, notStatus)) {
    if (branch.many || branch.path.length >= levels) continue;
    const label = labelIn(contentsOf(schema, branch.type).leaves);
    if (label && branch.path.length + label.length <= levels) return { kind: 'path', path: [...branch.path, ...label] };
  }
  const steps = courseOf(leaves.filter((leaf) => leaf.path.length <= levels));
  if (steps.length > 0) return { kind: 'course', steps: [...steps, ...inactiveStep(leaves)] };
  const number = pickLeaf(leaves, { ...search, words: statusWords, kinds: ['number'] });
  return number ? { kind: 'path', path: number.path } : undefined;
}

/** The enum that tells the course of a visit, also where another has the better name and tells only whether it was accepted. */
function statusEnum(leaves: readonly Leaf[], search: Parameters<typeof pickLeaf>[1]): Leaf | null {
  const named = pickLeaf(leaves, search);
  if (!named || stagesOf(named) > 2) return named;
  const fuller = leaves.filter((leaf) => stagesOf(leaf) > 2);
  return pickLeaf(fuller, search) ?? named;
}

/** How many stages of a visit the words of an enum lead to. */
function stagesOf({ enumValues }: Leaf): number {
  return new Set(enumValues.map(readStage).filter((stage) => stage !== 'unknown')).size;
}

/** Flags beside a status, such as `isConfirmed`, and dates of a cancellation; without a status they are read as the status. */
export function flagsBeside(status: Source | undefined, { schema, type }: FieldContext): AppointmentFields['flags'] {
  if (!status || status.kind === 'course') return undefined;
  const own = contentsOf(schema, type).leaves.filter(({ path }) => path.length === 1);
  const flags = courseOf(own).flatMap(({ path, label }) => {
    const leaf = own.find((each) => each.path === path);
    const stage = readStage(label);
    // Anything beside the step makes it another thing: the payment that is completed, the form that is ready.
    const isPlain = leaf?.words.every((word) => stepWords.has(word)) ?? false;
    const isKnown = leaf?.kind === 'flag' ? stage !== 'booked' : isCancelledOrNoShow(stage) || stage === 'confirmed';
    return isPlain && isKnown && stage !== 'unknown' ? [{ path, label: stage }] : [];
  });
  const all = [...flags, ...inactiveStep(own)];
  return all.length > 0 ? all : undefined;
}

/** An appointment that is not active is cancelled, unless the schema says that it was deleted. */
function inactiveStep(leaves: readonly Leaf[]): readonly { path: Path; label: 'cancelled'; unset: true }[] {
  const active = activeFlag(leaves);
  return active && !meansDeleted(active) ? [{ path: active.path, label: 'cancelled', unset: true }] : [];
}

/** Where what is not active was deleted, as the schema says: such a row is no appointment any more. */
export function deletedUnless({ schema, type }: FieldContext): Source | undefined {
  const active = activeFlag(contentsOf(schema, type).leaves);
  return active && meansDeleted(active) ? { kind: 'not', path: active.path } : undefined;
}

function activeFlag(leaves: readonly Leaf[]): Leaf | undefined {
  return leaves.find(
    ({ words, kind, path }) =>
      kind === 'flag' && path.length === 1 && ['active', 'is active'].includes(words.join(' ')),
  );
}

function meansDeleted({ description }: Leaf): boolean {
  const text = description ?? '';
  return /\b(deleted|voided|removed)\b/i.test(text) && !/\bcancel/i.test(text);
}

/** Time stamps of the stages in which a client waits: the board shows the waiting time. */
export function stampsOf({ schema, type, levels }: FieldContext): AppointmentFields['stamps'] {
  const moments = contentsOf(schema, type).leaves.filter(
    ({ path, kind }) => path.length <= levels && kind === 'moment',
  );
  const stamps = courseOf(moments).flatMap(({ path, label }) => {
    const stage = readStage(label);
    return stage === 'arrived' || stage === 'inProgress' || stage === 'checkingOut' ? [{ path, label: stage }] : [];
  });
  return stamps.length > 0 ? stamps : undefined;
}

function labelIn(leaves: readonly Leaf[]): Path | null {
  const found = pickLeaf(leaves, {
    words: labelWords,
    kinds: ['text', 'enum'],
    levels: Number.POSITIVE_INFINITY,
    avoid: ['color', 'icon', 'hex'],
  });
  return found?.path ?? null;
}

/** The usual course of a visit; the ended states last, as they overrule what came before. */
const course = [
  'confirmed',
  'arrived',
  'checked in',
  'checked',
  'waiting',
  'admitted',
  'seated',
  'consultation',
  'started',
  'in progress',
  'underway',
  'ready',
  'checked out',
  'departed',
  'discharged',
  'completed',
  'finished',
  'ended',
  'closed',
  'missed',
  'dna',
  'no show',
  'did not',
  'absent',
  'cancelled',
  'canceled',
  'voided',
  'deleted',
];
/** What the name of a step's flag or time stamp consists of: `isConfirmed`, `cancelled_at`, `hasArrived`. */
const stepWords: ReadonlySet<string> = new Set([
  ...course.flatMap((step) => step.split(' ')),
  ...'is has was been at on date time appointment visit booking attend come'.split(' '),
]);
const notSteps: ReadonlySet<string> = new Set([
  'expected',
  'reminder',
  'by',
  'until',
  'self',
  'online',
  'due',
  'requested',
  // Others than who comes may have confirmed a visit.
  ...nouns.provider.filter((noun) => noun !== 'user' && noun !== 'member'),
  'negotiator',
  'property',
  'organizer',
  'organiser',
  'host',
]);

/** Flags and time stamps that show how far a visit has come: its own, or those of a part made for it. */
function courseOf(leaves: readonly Leaf[]): readonly Step[] {
  return leaves
    .filter(
      (leaf) =>
        (['flag', 'moment', 'date'].includes(leaf.kind) || isWrittenMoment(leaf)) &&
        !leaf.words.some((word) => notSteps.has(word)),
    )
    .map((leaf) => ({ leaf, rank: rankOf(leaf.words) }))
    .filter(({ leaf, rank }, _, all) => rank >= 0 && !(leaf.deprecated && all.some(isInUse)))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ leaf }) => ({ path: leaf.path, label: labelOf(leaf.path.at(-1) ?? '') }));
}

/** `cancelledAt: String`, where times are texts. */
function isWrittenMoment({ kind, path, isList }: Leaf): boolean {
  return kind === 'text' && !isList && path.length === 1 && /[a-z](At|_at)$/.test(path[0] ?? '');
}

function isInUse({ leaf, rank }: { readonly leaf: Leaf; readonly rank: number }): boolean {
  return rank >= 0 && !leaf.deprecated;
}

function rankOf(words: readonly string[]): number {
  const done = words.map((word) => (word === 'check' && isThrough(words) ? 'checked' : word));
  return course.findLastIndex((step) => step.split(' ').every((word) => done.includes(word)));
}

/** `checkInDate`, `checkOutTime`. */
function isThrough(words: readonly string[]): boolean {
  return ['in', 'out'].includes(words[words.indexOf('check') + 1] ?? '');
}

/** `isConfirmed`, `checkedInAt` and `confirmedDate` without what makes them fields. */
function labelOf(name: string): string {
  const bare = name
    .replace(/^(?:[Ii]s|[Hh]as|[Ww]as)(?:_|(?=[A-Z]))|^(?:IS|HAS|WAS)_/, '')
    .replace(/(_at|At|_AT|_on|On|_ON|Flg|_flag|Flag|_FLAG)$/, '');
  // `patientConfirmed`: who did it is no part of the state.
  const [who = '', ...does] = wordsOf(bare);
  const words = nouns.client.includes(who) && course.includes(does[0] ?? '') ? does : [who, ...does];
  if (words[0] === 'check' && isThrough(words)) return `checked ${words[1] ?? ''}`;
  const [state, ...rest] = words;
  if (state !== undefined && course.includes(state) && rest.every((word) => word === 'date' || word === 'time'))
    return state;
  return words.includes('dna') ? 'dna' : bare;
}
