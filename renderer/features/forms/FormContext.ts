import { createContext, useContext } from 'react';
import type { FormField, Typed } from './typedValues.ts';

/** What every field of a form works with. */
export interface FormControls {
  /** The fields of each input type. */
  readonly inputs: ReadonlyMap<string, readonly FormField[]>;
  readonly descriptions: ReadonlyMap<string, string | null>;
  readonly choices: ReadonlyMap<string, readonly string[]>;
  /** What is wrong, by the place: `input.lines.0.price`. */
  readonly problems: ReadonlyMap<string, string>;
  /** Whether fields can be sent as empty on purpose. */
  readonly empties: boolean;
  /** Changes a value; undefined takes it away. */
  readonly set: (path: readonly string[], value: Typed | undefined) => void;
  /** Puts the focus there once it is drawn. */
  readonly focus: (name: string) => void;
}

export const FormContext = createContext<FormControls | null>(null);

export function useFormControls(): FormControls {
  const controls = useContext(FormContext);
  if (!controls) throw new Error('There is no form around this field.');
  return controls;
}

/** Whether something is wrong with this, or with anything in it. */
export function hasProblemIn(problems: ReadonlyMap<string, string>, place: string): boolean {
  return [...problems.keys()].some((each) => each === place || each.startsWith(`${place}.`));
}
