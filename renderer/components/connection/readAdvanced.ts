import {
  type AdvancedConnection,
  isKeyHeader,
  isKeyScheme,
  isServicePath,
} from '../../../electron/contract/advancedConnection.ts';

export const advancedFields = ['path', 'header', 'scheme'] as const;
export type AdvancedField = (typeof advancedFields)[number];

/** The names of the fields that are kept as a draft; fields for keys have no name. */
export const typedFields = ['address', ...advancedFields] as const;
export type TypedField = (typeof typedFields)[number];

const checks: Readonly<Record<AdvancedField, (value: unknown) => value is string>> = {
  path: isServicePath,
  header: isKeyHeader,
  scheme: isKeyScheme,
};

interface TypedAdvanced {
  /** What was typed, as far as it is valid. */
  readonly advanced: AdvancedConnection;
  readonly problems: readonly AdvancedField[];
}

/** What was typed into the advanced fields of a form; an empty field stands for the usual value. */
export function readAdvanced(form: HTMLFormElement | null): TypedAdvanced {
  const typed = advancedFields
    .map((name) => [name, fieldOf(form, name)?.value.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  const isValid = ([name, value]: (typeof typed)[number]): boolean => checks[name](value);
  return {
    advanced: Object.fromEntries(typed.filter(isValid)),
    problems: typed.filter((each) => !isValid(each)).map(([name]) => name),
  };
}

/** A field of a form by its name. */
export function fieldOf(form: HTMLFormElement | null, name: TypedField): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
