import type { Failure } from '../../electron/contract/failure.ts';
import type { CardClientFragment, CardPatientFragment } from '../../graphql/desk/generated/operations.ts';
import { say } from '../../words/page/say.ts';
import { isShapedLike } from '../lib/shapes.ts';
import type { AppointmentChangeOutcome, ClientChangeOutcome } from './sendChange.ts';

/** What has to be put right before it can be sent. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly words: string;
}

/** How an attempt at one or more changes ended. What earlier steps did stands in the work: nothing is ever done twice. */
export type StepsEnd<Step, Field extends string> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem<Field>[]; readonly words: readonly string[] }
  | { readonly kind: 'notOffered'; readonly why: string }
  | { readonly kind: 'unknown'; readonly step: Step; readonly message: string; readonly action: string }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Somebody else changed it first: as it is now, null where it is gone. */
  | { readonly kind: 'conflict'; readonly now: CardClientFragment | CardPatientFragment | null }
  /** It was done, but the service did not say under which id, and what comes next needs it. */
  | { readonly kind: 'unnamed'; readonly step: Step };

export interface SentSteps<Work, Step, Field extends string> {
  /** As far as it came. */
  readonly work: Work;
  readonly end: StepsEnd<Step, Field>;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
}

interface Steps<Work, Step, Field extends string> {
  /** What is to be done next; null where nothing is left. */
  readonly next: (work: Work) => Step | null;
  /** Hears each step as it begins, and the work as it stands then; it is sent once this is settled. */
  readonly onStep: (step: Step, work: Work, done: readonly string[]) => Promise<void>;
  readonly send: (step: Step, work: Work) => Promise<AppointmentChangeOutcome | ClientChangeOutcome>;
  /** The work once a step is done; the id is null where the service did not tell it. */
  readonly take: (step: Step, work: Work, id: string | null) => Work;
  /** Whether nothing can follow without the id of what the step made. */
  readonly needsId: (step: Step, work: Work) => boolean;
  readonly doneWords: (step: Step, work: Work) => string;
  /** The field that a desk word is about; null where there is none for it. */
  readonly fieldOf: (step: Step, word: string) => Field | null;
}

/** Sends the changes that a work needs, each once and in their order, and nothing after one that did not work. */
export async function sendSteps<Work, Step, Field extends string>(
  initial: Work,
  steps: Steps<Work, Step, Field>,
): Promise<SentSteps<Work, Step, Field>> {
  let work = initial;
  const done: string[] = [];
  for (let step = steps.next(work); step !== null; step = steps.next(work)) {
    await steps.onStep(step, work, [...done]);
    const end = await steps.send(step, work);
    if (end.__typename !== 'Done') return { work, done, end: endOf(step, end, steps) };
    done.push(steps.doneWords(step, work));
    const nameless = end.id === null && steps.needsId(step, work);
    work = steps.take(step, work, end.id);
    if (nameless) return { work, done, end: { kind: 'unnamed', step } };
  }
  return { work, done, end: { kind: 'done' } };
}

/** What is known of a step while its answer is on the way, for whoever finds it there afterwards. */
export function lostEnd<Step>(step: Step): StepsEnd<Step, never> {
  return {
    kind: 'unknown',
    step,
    message: say('general.sentAndClosed'),
    action: say('general.lookFirst'),
  };
}

/** Nobody has to see what was said of a field once it says something else; that nobody knows the end stays. */
export function withoutProblem<Step, Field extends string>(
  end: StepsEnd<Step, Field> | null,
  field: Field,
): StepsEnd<Step, Field> | null {
  if (end?.kind !== 'refused') return end;
  const problems = end.problems.filter((each) => each.field !== field);
  return problems.length === 0 && end.words.length === 0 ? null : { ...end, problems };
}

function endOf<Work, Step, Field extends string>(
  step: Step,
  end: Exclude<AppointmentChangeOutcome | ClientChangeOutcome, { readonly __typename: 'Done' }>,
  { fieldOf }: Steps<Work, Step, Field>,
): StepsEnd<Step, Field> {
  switch (end.__typename) {
    case 'Refused':
      return refusal(end.problems, (word) => fieldOf(step, word));
    case 'NotOffered':
      return { kind: 'notOffered', why: end.why };
    case 'OutcomeUnknown':
      return { kind: 'unknown', step, message: end.message, action: end.action };
    case 'Failed':
      return { kind: 'failed', failure: end.failure };
    case 'Conflict':
      // An appointment that is only being made nobody else can have changed.
      if ('now' in end) return { kind: 'refused', problems: [], words: [say('general.changedFirst')] };
      return { kind: 'conflict', now: end.client ?? end.patient };
  }
}

interface Problem {
  readonly message: string;
  readonly field: string | null;
}

/** The service's words at the fields that they are about; what is about none of them stands over all. */
function refusal<Step, Field extends string>(
  problems: readonly Problem[],
  fieldOf: (word: string) => Field | null,
): StepsEnd<Step, Field> {
  const placed: FieldProblem<Field>[] = [];
  const words: string[] = [];
  for (const { message, field } of problems) {
    const name = field === null ? null : fieldOf(field);
    if (name) placed.push({ field: name, words: message });
    else words.push(message);
  }
  return { kind: 'refused', problems: placed, words };
}

/** An end as it was kept with a draft; null where it is none that this version knows. */
export function readKeptEnd<Step, Field extends string>(
  kept: unknown,
  isStep: (step: unknown) => step is Step,
): StepsEnd<Step, Field> | null {
  if (!isShapedLike({ kind: '' }, kept)) return null;
  const sample = samples.get(kept.kind);
  const step: unknown = Reflect.get(kept, 'step');
  if (!sample || !isShapedLike(sample, kept) || (step !== undefined && !isStep(step))) return null;
  // Sound: of a known kind and with its parts; which words name a field, only what is shown at one decides.
  return kept as StepsEnd<Step, Field>;
}

const words = { message: '', action: '' };
const samples: ReadonlyMap<string, object> = new Map<string, object>([
  ['refused', { problems: [], words: [] }],
  ['notOffered', { why: '' }],
  ['unknown', words],
  ['failed', { failure: { kind: '', ...words } }],
  ['unnamed', {}],
]);
