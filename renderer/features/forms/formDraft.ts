import { t } from '../../../i18n/page/t.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { readStoredResult } from '../../submission/submissionResult.ts';
import type { SubmissionDraft } from '../../submission/useSubmission.ts';
import { type FilledForm, type FormField, isBlank, newEntry, type Typed, type TypedGroup } from './typedValues.ts';

export type FormStep = 'runForm';
export type FormDraft = StoredSubmission<TypedGroup, FormStep>;

/** The draft of a generated form: its values, and whether its outcome is unknown. */
export function formDraft({ mutation, title }: FilledForm): SubmissionDraft<TypedGroup, FormStep> {
  return {
    id: `form ${mutation}`,
    about: () => ({ title: t('forms.draftTitle', { title }), resume: { kind: 'form', mutation } }),
    content({ values, result }) {
      if (result?.__typename === 'OutcomeUnknown') return { values, end: result };
      return isBlank(values) ? null : { values };
    },
  };
}

/** The stored values of this form; null where this version can't read them. */
export function readFormDraft(form: FilledForm, drafts: readonly StoredDraft[]): FormDraft | null {
  const draft = drafts.find(({ id }) => id === formDraft(form).id);
  if (!draft) return null;
  const { values, end } = draft.content;
  if (!isShapedLike({}, values) || !isTyped(values)) return null;
  const result = readStoredResult(end, (step): step is FormStep => step === 'runForm', 'runForm');
  return { values, result, completed: [], startedAt: draft.startedAt };
}

function isTyped(value: object): value is TypedGroup {
  const isLeaf = (each: unknown): boolean => each === null || typeof each === 'string' || typeof each === 'boolean';
  const fits = (each: unknown): boolean =>
    isLeaf(each) ||
    (Array.isArray(each) ? each.every(fits) : typeof each === 'object' && Object.values(each ?? {}).every(fits));
  return !Array.isArray(value) && Object.values(value).every(fits);
}

/** The initial form: a required list has one empty entry. */
export function startValues({ arguments: list, inputs }: FilledForm): TypedGroup {
  const fieldsOf = new Map(inputs.map((input) => [input.name, input.fields]));
  const start = (fields: readonly FormField[], around: readonly string[]): TypedGroup => {
    const entries = fields.flatMap((field): readonly (readonly [string, Typed])[] => {
      if (!field.required || around.includes(field.of)) return [];
      if (field.lists > 0) return [[field.name, [newEntry(field)]]];
      if (field.kind !== 'input') return [];
      return [[field.name, start(fieldsOf.get(field.of) ?? [], [...around, field.of])]];
    });
    return Object.fromEntries(entries);
  };
  return start(list, []);
}
