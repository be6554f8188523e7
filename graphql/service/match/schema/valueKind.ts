import { type DateForm, dateFormIn } from '../../dateForm.ts';
import type { InputModel, SchemaModel } from '../../introspection/schemaModel.ts';

/** What kind of value stands at the end of a field. */
export type ValueKind = 'text' | 'number' | 'flag' | 'moment' | 'date' | 'clock' | 'enum' | 'id' | 'object' | 'other';

/** Scalars of the service's own, by their names: every service has other names, and few describe the contents. */
const scalarKinds: readonly (readonly [RegExp, ValueKind])[] = [
  [/^(time_?zone(id|name)?|zone_?id|tz)$/i, 'text'],
  [/^(string|text|.*email.*|.*phone.*|url|uri|citext|varchar|html|markdown|nonemptystring|.*string)$/i, 'text'],
  [/^boolean$|^bool$/i, 'flag'],
  [/^(id|.*uuid|guid|globalid|objectid|cursor|.*_?id)$/i, 'id'],
  [
    /^(.*date_?time.*|timestamp.*|instant|.*zoneddatetime|time ?stamp|.*moment|unixtime|epoch.*|zeitpunkt|datumzeit)$/i,
    'moment',
  ],
  [/^(.*date|calendarday|day|datum|tag|fecha)$/i, 'date'],
  [/^(.*time|timetz|clock|timeofday|uhrzeit|hora)$/i, 'clock'],
  [
    /^(int|.*int\d*|float|.*decimal|numeric|.*long|.*money|number|.*cents|double|short|.*amount|currency|byte|minutes?|duration)$/i,
    'number',
  ],
];

/** The kind of a type by its own kind and its name. */
export function valueKind(schema: SchemaModel, name: string | null): ValueKind {
  const type = name === null ? undefined : schema.types.get(name);
  if (!type || name === null) return 'other';
  if (type.kind === 'ENUM') return 'enum';
  if (type.kind !== 'SCALAR') return 'object';
  if (name === 'Time' && formatsOf(schema).stampsBy.has(name)) return 'moment';
  // `IntType`, `BooleanType`: a suffix that all scalars of a service have.
  const plain = name.replace(/(?<=.)_?(Type|Scalar)$/, '');
  const found = scalarKinds.find(([pattern]) => pattern.test(plain));
  return found?.[1] ?? kindInDescription(type.description) ?? (/date|time/i.test(name) ? 'moment' : 'text');
}

/** The kind by a scalar's description, where its name does not show it: `Date8`, written as YYYYMMDD. */
function kindInDescription(description: string | null): ValueKind | null {
  const text = description ?? '';
  const hasClock = /\bHH:?MM/i.test(text);
  if (/\b(YYYY|CCYY|JJJJ)-?MM-?(DD|TT)\b/i.test(text)) return hasClock ? 'moment' : 'date';
  return hasClock ? 'clock' : null;
}

/**
 * Whether dates and wall clocks of this name or type are written without separators, as 20261117 and 0930. Only
 * descriptions show it; one description of a name holds throughout the schema, unless another one contradicts it. Where all
 * dates that are described are written so, the others are as well.
 */
export function writesDigits(schema: SchemaModel, name: string, typeName: string | null): boolean {
  const { names, scalars, areDatesDigits } = formatsOf(schema);
  return scalars.has(typeName ?? '') || (isPlainText(typeName) && (areDatesDigits || names.has(name)));
}

/** The form of a date: digits alone or with the year last, where descriptions say so, else YYYY-MM-DD. */
export function dateForm(schema: SchemaModel, { name, type, description }: InputModel): DateForm | 'digits' | 'date' {
  return writesDigits(schema, name, type.name) ? 'digits' : (dateFormIn(description) ?? 'date');
}

/**
 * Whether a wall clock is written without seconds, as 09:30: by the description of the input, or of its scalar; and where it
 * says nothing, by that of an input of the same name, as the one for a new row tells what is meant by both.
 */
export function writesNoSeconds(schema: SchemaModel, input: InputModel): boolean {
  const texts = [input.description, schema.types.get(input.type.name ?? '')?.description];
  const saysNoSeconds = (text: string | null | undefined): boolean => /\bHH:MM\b(?![:[.])/i.test(text ?? '');
  if (texts.some(saysNoSeconds)) return true;
  if (/\bHH:MM/i.test(texts.join(' '))) return false;
  return [...schema.types.values()].some((type) =>
    type.inputFields.some(
      ({ name, type: of, description }) =>
        name === input.name && of.name === input.type.name && saysNoSeconds(description),
    ),
  );
}

interface Formats {
  readonly names: ReadonlySet<string>;
  readonly scalars: ReadonlySet<string>;
  /** Whether every date in a text whose form is described has no separators. */
  readonly areDatesDigits: boolean;
  /** Types in which schemas say when a row was made or changed: in Go `Time` is a whole moment. */
  readonly stampsBy: ReadonlySet<string>;
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
    areDatesDigits: named(digitDate).length > 0 && separated.size === 0,
    stampsBy: new Set(
      types.flatMap(({ fields }) =>
        fields.filter(({ name }) => stamp.test(name)).flatMap(({ type }) => type.name ?? []),
      ),
    ),
    scalars: new Set(
      types
        .filter(({ kind, description }) => kind === 'SCALAR' && digits.test(description ?? ''))
        .map(({ name }) => name),
    ),
  };
  known.set(schema, formats);
  return formats;
}

const stamp =
  /^(created|updated|inserted|modified|deleted|booked|requested|cancell?ed|confirmed|completed)_?(at|on|time)?$/i;

function isPlainText(typeName: string | null): boolean {
  return typeName === 'String' || typeName === 'ID';
}

const digits = /\b(YYYYMMDD|CCYYMMDD|JJJJMMTT|HHMM)\b/i;
const digitDate = /\b(YYYYMMDD|CCYYMMDD|JJJJMMTT)\b/i;
const separators = /\b(YYYY-MM-DD|JJJJ-MM-TT|HH:MM)\b/i;

/** The formats that a description names, as it writes them; empty where it names none. */
export function formatsInDescription(description: string | null | undefined): string {
  const named = /\b(?:YYYY|CCYY|JJJJ)-?MM-?(?:DD|TT)\b|\b(?:MM[/-]DD|DD[/.-]MM)[/.-]YYYY\b|\bHH:?MM\b/gi;
  return (description ?? '').match(named)?.join(' ') ?? '';
}
