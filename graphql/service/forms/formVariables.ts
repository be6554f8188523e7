import { isRecord } from '../json.ts';
import type { Form, FormField } from './form.ts';
import { type Fault, writeTyped, type Written } from './writeTyped.ts';

/** What is wrong with one value, and where: names and numbers of places in lists, from the argument on. */
export interface FormFault {
  readonly path: readonly string[];
  readonly fault: Fault;
  /** What may be said there instead, of a choice. */
  readonly choices: readonly string[];
}

export type FormVariables =
  | { readonly kind: 'ready'; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly kind: 'faults'; readonly faults: readonly FormFault[] };

const mostFaults = 100;
/** An input type may hold itself: what is typed ends somewhere. */
const deepest = 40;

/**
 * From what was typed, a tree of texts, flags, lists and groups, to the variables of a form's document. What was left empty is
 * left out; a null is sent, as somebody said so. Exact to the digit: see `writeTyped`.
 */
export function formVariables(form: Form, typed: unknown, timeZone: string): FormVariables {
  const faults: FormFault[] = [];
  const inputs = new Map(form.inputs.map((input) => [input.name, input]));
  const choices = new Map(form.choices.map((each) => [each.name, each]));

  function blame(path: readonly string[], fault: Fault, of: string): undefined {
    if (faults.length >= mostFaults) return undefined;
    faults.push({ path, fault, choices: fault === 'noChoice' ? (choices.get(of)?.values ?? []) : [] });
    return undefined;
  }

  function group(fields: readonly FormField[], values: unknown, path: readonly string[]): Record<string, unknown> {
    const written: Record<string, unknown> = {};
    if (!isRecord(values) || path.length > deepest) {
      blame(path, 'noGroup', '');
      return written;
    }
    const known = new Set(fields.map(({ name }) => name));
    // Its name is the page's, so that it is not said where.
    if (Object.keys(values).some((name) => !known.has(name))) blame(path, 'unknown', '');
    for (const field of fields) {
      const { name } = field;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const at = [...path, name];
      if (isEmpty(value)) {
        const mayBegin = field.required && field.lists === 0 && field.kind === 'input';
        if (mayBegin) written[name] = group(inputs.get(field.of)?.fields ?? [], value ?? {}, at);
        else if (field.required && Array.isArray(value) && value.length === 0) written[name] = [];
        else if (field.required) blame(at, 'missing', field.of);
        continue;
      }
      const result = one(field, field.type, value, at);
      if (result) written[name] = result.value;
    }
    return written;
  }

  /** A value under its wrappers; undefined where it was blamed. */
  function one(
    field: FormField,
    type: string,
    value: unknown,
    path: readonly string[],
  ): { readonly value: unknown } | undefined {
    if (value === null) return type.endsWith('!') ? blame(path, 'notEmpty', field.of) : { value };
    const bare = type.replace(/!$/, '');
    if (bare.startsWith('[')) {
      if (!Array.isArray(value)) return blame(path, 'noList', field.of);
      const inside = bare.slice(1, -1);
      // A place in a list that was left empty is none; a group was added on purpose, with nothing in it or not.
      const entries = value.flatMap((each, index) =>
        isEmpty(each) && !isRecord(each) ? [] : (one(field, inside, each, [...path, String(index)]) ?? []),
      );
      return { value: entries.map((entry) => entry.value) };
    }
    if (field.kind === 'input') return { value: group(inputs.get(field.of)?.fields ?? [], value, path) };
    const result: Written = writeTyped(field, value, choices, timeZone);
    return typeof result === 'string' ? blame(path, result, field.of) : result;
  }

  const variables = group(form.arguments, typed, []);
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'ready', variables };
}

/** Whether nothing was typed there, nor anywhere in it. A flag that is not set was set to no. */
function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  // A group in a list was added on purpose, with something in it or not.
  if (Array.isArray(value)) return value.every((each) => !isRecord(each) && isEmpty(each));
  return isRecord(value) && Object.values(value).every(isEmpty);
}
