import type { ChangeOutcome } from '../data/sendChange.ts';
import type { SubmissionResult } from './submissionResult.ts';

export type Done = Extract<ChangeOutcome, { readonly __typename: 'Done' }>;

/** The changes that a form needs, in order. */
export interface SubmissionSteps<Values, Step extends string> {
  /** The next step; null where none is left. */
  readonly next: (values: Values, completed: readonly Step[]) => Step | null;
  readonly send: (step: Step, values: Values) => Promise<ChangeOutcome>;
  /** The values after a step; the id is null where the service did not return it. */
  readonly apply?: (step: Step, values: Values, id: string | null) => Values;
  /** Whether later steps need the id of the record that this step created. */
  readonly needsId?: (step: Step, values: Values) => boolean;
}

/** Callbacks during sending. */
export interface StepListener<Values, Step extends string> {
  /** The step is sent after this resolves. */
  readonly onStart: (step: Step, values: Values) => Promise<void>;
  readonly onDone?: (step: Step, values: Values, id: string | null) => void;
}

export type SentSteps<Values, Step extends string> =
  | { readonly kind: 'done'; readonly values: Values; readonly outcome: Done | null }
  | { readonly kind: 'stopped'; readonly values: Values; readonly result: SubmissionResult<Step> };

/** The `next` of a form that sends one change. */
export function singleStep<Step extends string>(
  step: Step,
): (values: unknown, completed: readonly Step[]) => Step | null {
  return (_values, completed) => (completed.length === 0 ? step : null);
}

/** Sends the changes that a form needs, each once and in order, and stops at the first that fails. */
export async function sendSteps<Values, Step extends string>(
  initial: Values,
  { next, send, apply = (_step, values) => values, needsId = () => false }: SubmissionSteps<Values, Step>,
  { onStart, onDone }: StepListener<Values, Step>,
): Promise<SentSteps<Values, Step>> {
  let values = initial;
  let last: Done | null = null;
  const completed: Step[] = [];
  for (let step = next(values, completed); step !== null; step = next(values, completed)) {
    await onStart(step, values);
    const outcome = await send(step, values);
    if (outcome.__typename !== 'Done') return { kind: 'stopped', values, result: { ...outcome, step } };
    onDone?.(step, values, outcome.id);
    const isUnidentified = outcome.id === null && needsId(step, values);
    values = apply(step, values, outcome.id);
    completed.push(step);
    last = outcome;
    if (isUnidentified) return { kind: 'stopped', values, result: { __typename: 'Unidentified', step } };
  }
  return { kind: 'done', values, outcome: last };
}
