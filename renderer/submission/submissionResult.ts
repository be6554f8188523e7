import { t } from '../../i18n/page/t.ts';
import type { ChangeOutcome } from '../data/sendChange.ts';
import { isShapedLike, isTextList } from '../lib/shapes.ts';

/** A problem of a field that prevents sending. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** The step was done, but the service did not return the id that the next step needs. */
interface Unidentified {
  readonly __typename: 'Unidentified';
}

/** Why a submission stopped, and at which step. The form's values contain the results of earlier steps. */
export type SubmissionResult<Step extends string> = (
  Exclude<ChangeOutcome, { readonly __typename: 'Done' }> | Unidentified
) & { readonly step: Step };

/** Finds the form's field for a field of the desk schema; null where the form has none. */
export type FieldOf<Step extends string, Field extends string> = (step: Step, name: string) => Field | null;

type Refused<Step extends string> = Extract<SubmissionResult<Step>, { readonly __typename: 'Refused' }>;

/** The problems of a refusal that belong to a field of the form. */
export function fieldProblems<Step extends string, Field extends string>(
  result: SubmissionResult<Step> | null,
  fieldOf: FieldOf<Step, Field>,
): readonly FieldProblem<Field>[] {
  if (result?.__typename !== 'Refused') return [];
  return result.problems.flatMap(({ field: name, message }) => {
    const field = name === null ? null : fieldOf(result.step, name);
    return field === null ? [] : [{ field, message }];
  });
}

/** The messages of a refusal that belong to no field of the form. */
export function generalMessages<Step extends string>(
  result: Refused<Step>,
  fieldOf: FieldOf<Step, string>,
): readonly string[] {
  return result.problems
    .filter(({ field }) => field === null || fieldOf(result.step, field) === null)
    .map(({ message }) => message);
}

/** The result after a field changed: its problem is removed. An unknown outcome stays. */
export function withoutFieldProblem<Step extends string, Field extends string>(
  result: SubmissionResult<Step> | null,
  fieldOf: FieldOf<Step, Field>,
  isChanged: (field: Field) => boolean,
): SubmissionResult<Step> | null {
  if (result?.__typename !== 'Refused') return result;
  const problems = result.problems.filter(({ field: name }) => {
    const field = name === null ? null : fieldOf(result.step, name);
    return field === null || !isChanged(field);
  });
  return problems.length === 0 ? null : { ...result, problems };
}

/** The result stored in a draft while a step is in flight: if the window closes, the outcome is unknown. */
export function resultIfClosed<Step extends string>(step: Step): SubmissionResult<Step> {
  return {
    __typename: 'OutcomeUnknown',
    step,
    message: t('general.sentAndClosed'),
    action: t('general.lookFirst'),
    now: null,
  };
}

/**
 * A result as stored with a draft, also by earlier versions. Null where this version can't read it, and for a conflict,
 * which the form detects again in what it reads. `lastStep` is used for a result that was stored without one.
 */
export function readStoredResult<Step extends string>(
  stored: unknown,
  isStep: (step: string) => step is Step,
  lastStep: Step,
): SubmissionResult<Step> | null {
  const result = upgradeStoredResult(stored);
  if (result === null) return null;
  const sample = samples.get(result.__typename);
  const step: unknown = Reflect.get(result, 'step') ?? lastStep;
  if (!sample || !isShapedLike(sample, result) || typeof step !== 'string' || !isStep(step)) return null;
  // Sound: of a known type and with its parts.
  return { ...result, step } as unknown as SubmissionResult<Step>;
}

const samples: ReadonlyMap<string, object> = new Map<string, object>([
  ['Refused', { problems: [] }],
  ['NotOffered', { why: '' }],
  ['OutcomeUnknown', { message: '', action: '' }],
  ['Failed', { failure: { kind: '', message: '', action: '' } }],
  ['Unidentified', {}],
]);

const typeNames: Readonly<Record<string, string>> = {
  refused: 'Refused',
  conflict: 'Conflict',
  notOffered: 'NotOffered',
  unknown: 'OutcomeUnknown',
  failed: 'Failed',
  unnamed: 'Unidentified',
};

/**
 * A stored result with its type's name; null where it has none. Earlier versions stored a `kind`, and a refusal as texts
 * that already stood at the form's own fields.
 */
export function upgradeStoredResult(stored: unknown): { readonly __typename: string } | null {
  if (isShapedLike({ __typename: '' }, stored)) return stored;
  if (!isShapedLike({ kind: '' }, stored)) return null;
  const { kind, ...rest } = stored;
  const texts: unknown = Reflect.get(rest, 'words');
  const atFields: unknown = Reflect.get(rest, 'problems');
  const messages = [
    ...(isTextList(texts) ? texts : []),
    ...(Array.isArray(atFields)
      ? atFields.flatMap((each: unknown) => (isShapedLike({ words: '' }, each) ? [each.words] : []))
      : []),
  ];
  const problems = messages.map((message) => ({ message, field: null }));
  return { ...rest, __typename: typeNames[kind] ?? '', ...(kind === 'refused' && { problems }) };
}

/** Whether keys submit a form: Ctrl or Cmd with Enter, unless that would resend what may have been done already. */
export function isSubmitShortcut(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  result: SubmissionResult<string> | null,
): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && result?.__typename !== 'OutcomeUnknown';
}
