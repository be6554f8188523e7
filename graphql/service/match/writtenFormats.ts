import type { SchemaModel } from '../introspection/schemaModel.ts';

/**
 * Whether dates and wall clocks of this name or type are written without separators, as 20261117 and 0930. Only
 * descriptions tell; what one says of a name holds for it throughout the schema, unless another one says otherwise.
 */
export function writesDigits(schema: SchemaModel, name: string, typeName: string | null): boolean {
  const { names, scalars } = formatsOf(schema);
  return scalars.has(typeName ?? '') || (isPlainText(typeName) && names.has(name));
}

interface Formats {
  readonly names: ReadonlySet<string>;
  readonly scalars: ReadonlySet<string>;
}

const known = new WeakMap<SchemaModel, Formats>();

function formatsOf(schema: SchemaModel): Formats {
  const found = known.get(schema);
  if (found) return found;
  const types = [...schema.types.values()];
  const inputs = types.flatMap(({ fields, inputFields }) => [
    ...fields.filter(({ type }) => isPlainText(type.name)),
    ...fields.flatMap((field) => field.arguments),
    ...inputFields,
  ]);
  const named = (test: RegExp): readonly string[] =>
    inputs.filter(({ description }) => test.test(description ?? '')).map(({ name }) => name);
  const separated = new Set(named(separators));
  const formats: Formats = {
    names: new Set(named(digits).filter((name) => !separated.has(name))),
    scalars: new Set(
      types
        .filter(({ kind, description }) => kind === 'SCALAR' && digits.test(description ?? ''))
        .map(({ name }) => name),
    ),
  };
  known.set(schema, formats);
  return formats;
}

function isPlainText(typeName: string | null): boolean {
  return typeName === 'String' || typeName === 'ID';
}

const digits = /\b(YYYYMMDD|CCYYMMDD|JJJJMMTT|HHMM)\b/i;
const separators = /\b(YYYY-MM-DD|JJJJ-MM-TT|HH:MM)\b/i;

/** The formats that a description names, as it writes them; empty where it names none. */
export function formatsInDescription(description: string | null | undefined): string {
  return (description ?? '').match(/\b(?:YYYY|CCYY|JJJJ)-?MM-?(?:DD|TT)\b|\bHH:?MM\b/gi)?.join(' ') ?? '';
}
