import type { Failure } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import type { DraftAbout, StoredDraft } from '../../bridge/drafts.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import { type FilledForm, type FormField, newEntry, type Typed, type TypedGroup } from './typedValues.ts';

/** How a run of a form ended. A refusal is shown at its fields. */
export type FormEnd =
  | { readonly kind: 'done'; readonly id: string | null }
  | { readonly kind: 'unknown'; readonly message: string; readonly action: string }
  | { readonly kind: 'notOffered'; readonly why: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What was typed into a form and not finished. */
export interface FormDraft {
  readonly values: TypedGroup;
  /** That nobody knows what came of it must not be forgotten. */
  readonly end: Extract<FormEnd, { readonly kind: 'unknown' }> | null;
  readonly startedAt: string;
}

/** Where what is typed into a form is stored, and how the list of drafts leads back to it. */
export function formDraft({ mutation, title }: FilledForm): { readonly id: string; readonly about: DraftAbout } {
  return {
    id: `form ${mutation}`,
    about: { title: say('forms.draftTitle', { title }), resume: { kind: 'form', mutation } },
  };
}

/** What was typed into this form before; null where nothing is stored that this version can read. */
export function readFormDraft(form: FilledForm, drafts: readonly StoredDraft[]): FormDraft | null {
  const draft = drafts.find(({ id }) => id === formDraft(form).id);
  if (!draft) return null;
  const { values, end } = draft.content;
  if (!isShapedLike({}, values) || !isTyped(values)) return null;
  const isUnknown = isShapedLike({ kind: '', message: '', action: '' }, end) && end.kind === 'unknown';
  return {
    values,
    end: isUnknown ? { kind: 'unknown', message: end.message, action: end.action } : null,
    startedAt: draft.startedAt,
  };
}

function isTyped(value: object): value is TypedGroup {
  const isLeaf = (each: unknown): boolean => each === null || typeof each === 'string' || typeof each === 'boolean';
  const fits = (each: unknown): boolean =>
    isLeaf(each) ||
    (Array.isArray(each) ? each.every(fits) : typeof each === 'object' && Object.values(each ?? {}).every(fits));
  return !Array.isArray(value) && Object.values(value).every(fits);
}

/** An empty form: of a list that the service demands there is a first entry to fill in. */
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
