import type { ReactNode } from 'react';
import type { FormToFillQuery } from '../../../graphql/desk/generated/operations.ts';

export type FilledForm = NonNullable<FormToFillQuery['form']>;
export type FormField = FilledForm['arguments'][number];

/** Input: text as typed, flags, explicit null, lists and groups. */
export type Typed = string | boolean | null | readonly Typed[] | TypedGroup;
export interface TypedGroup {
  readonly [name: string]: Typed | undefined;
}

/** Renders the fields of a group; groups and lists nest. */
export type Inside = (of: {
  readonly fields: readonly FormField[];
  readonly values: TypedGroup;
  readonly path: readonly string[];
  readonly around: readonly string[];
}) => ReactNode;

export function isGroup(value: Typed | undefined): value is TypedGroup {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Typed | undefined): value is readonly Typed[] {
  return Array.isArray(value);
}

/** Whether nothing was typed here or anywhere below. */
export function isBlank(value: Typed | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (isList(value)) return value.every(isBlank);
  return isGroup(value) && Object.values(value).every(isBlank);
}

/** The values with one replaced; undefined removes it. List positions are numbers. */
export function withValue(values: TypedGroup, path: readonly string[], value: Typed | undefined): TypedGroup {
  const changed = changedAt(values, path, value);
  return isGroup(changed) ? changed : {};
}

function changedAt(current: Typed | undefined, path: readonly string[], value: Typed | undefined): Typed | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (/^\d+$/.test(step)) {
    const list = isList(current) ? current : [];
    return list.map((each, index) => (index === Number(step) ? (changedAt(each, rest, value) ?? '') : each));
  }
  const group = isGroup(current) ? current : {};
  return { ...group, [step]: changedAt(group[step], rest, value) };
}

/** A list with one entry moved. */
export function withMoved(list: readonly Typed[], from: number, to: number): readonly Typed[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** A new entry of a list. */
export function newEntry(field: FormField): Typed {
  if (field.lists > 1) return [];
  return field.kind === 'input' ? {} : '';
}

/** Whether a form has such a path, so that a problem can be shown there. */
export function hasPlace(form: FilledForm, path: string): boolean {
  const inputs = new Map(form.inputs.map((input) => [input.name, input.fields]));
  let fields: readonly FormField[] = form.arguments;
  let field: FormField | null = null;
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      if (!field || field.lists === 0) return false;
      continue;
    }
    field = fields.find(({ name }) => name === step) ?? null;
    if (!field) return false;
    fields = inputs.get(field.of) ?? [];
  }
  return field !== null;
}
