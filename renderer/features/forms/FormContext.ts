import { createContext, useContext } from 'react';
import type { FormField, Typed } from './typedValues.ts';

/** What all fields of a form share. */
export interface FormControls {
  /** The fields of each input type. */
  readonly inputs: ReadonlyMap<string, readonly FormField[]>;
  readonly descriptions: ReadonlyMap<string, string | null>;
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** Problems by path: `input.lines.0.price`. */
  readonly problems: ReadonlyMap<string, string>;
  /** Whether fields can explicitly be sent as null. */
  readonly empties: boolean;
  /** Sets a value; undefined removes it. */
  readonly set: (path: readonly string[], value: Typed | undefined) => void;
  /** Focuses the field once it is rendered. */
  readonly focus: (name: string) => void;
}

export const FormContext = createContext<FormControls | null>(null);

export function useFormControls(): FormControls {
  const controls = useContext(FormContext);
  if (!controls) throw new Error('There is no form around this field.');
  return controls;
}

/** Whether there is a problem here or anywhere below. */
export function hasProblemIn(problems: ReadonlyMap<string, string>, place: string): boolean {
  return [...problems.keys()].some((each) => each === place || each.startsWith(`${place}.`));
}
