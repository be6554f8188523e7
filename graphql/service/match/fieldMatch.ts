import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type { Path, PhoneSource, Source } from '../serviceMap.ts';
import { isPlain, pickField, stepOf, valueKind, type ValueKind } from './fieldSearch.ts';
import { objectType, shapeOf } from './resultShape.ts';
import { wordsOf } from './words.ts';

/** Builds the sources of one type within a number of levels that are left; what lies deeper is left out. */
export interface FieldContext {
  readonly schema: SchemaModel;
  readonly type: TypeModel;
  readonly levels: number;
}

const written: readonly ValueKind[] = ['text', 'number', 'enum', 'id'];

/** The field that tells one object from its like: id, uuid, or the one of an id type. */
export function idSource({ schema, type }: FieldContext): Source | null {
  const ids = type.fields.filter(
    (field) => isPlain(field) && field.type.lists === 0 && valueKind(schema, field.type.name) !== 'object',
  );
  const byName = (name: RegExp): FieldModel | undefined => ids.find((field) => name.test(field.name));
  const ofIdType = ids.filter((field) => valueKind(schema, field.type.name) === 'id');
  const found =
    byName(/^id$/i) ??
    byName(/^uuid$/i) ??
    byName(/^(ref|key|guid|_id|number|no)$/i) ??
    ofIdType.find(({ type: of }) => of.required) ??
    ofIdType[0];
  return found ? at(found.name) : null;
}

/** The first field of these words that holds a readable value. */
export function textSource(
  { schema, type }: FieldContext,
  alternatives: readonly string[],
  avoid: readonly string[] = [],
  kinds: readonly ValueKind[] = written,
): Source | undefined {
  const field = pickField(schema, type, alternatives, kinds, avoid);
  return field && field.type.lists === 0 ? at(field.name) : undefined;
}

/** A whole name, or a given and a family name put together. */
export function nameSource(context: FieldContext): Source | undefined {
  const whole = textSource(context, ['full name', 'display name', 'name', 'legal name', 'label', 'caption'], notNames, [
    'text',
  ]);
  const { given, family } = nameParts(context);
  const isWhole = whole?.kind === 'path' && wordsOf(whole.path[0] ?? '').length <= 2;
  if (whole && isWhole) return whole;
  if (given && family) return { kind: 'join', paths: [given, family], separator: ' ' };
  return whole ?? textSource(context, ['title', 'business name', 'company'], [], ['text']);
}

/** Given and family name, where the type has both. */
export function nameParts(context: FieldContext): { readonly given: Path | null; readonly family: Path | null } {
  const part = (words: readonly string[]): Path | null => {
    const source = textSource(context, words, ['preferred', 'maiden', 'middle', 'pet'], ['text']);
    return source?.kind === 'path' ? source.path : null;
  };
  return {
    given: part(['given name', 'first name', 'forename', 'fname', 'first']),
    family: part(['family name', 'last name', 'surname', 'lname', 'last']),
  };
}

const notNames = [
  'first',
  'last',
  'given',
  'family',
  'user',
  'file',
  'middle',
  'nick',
  'maiden',
  'sur',
  'fore',
  'organization',
  'doctor',
  'client',
  'location',
  'room',
];

/** An address in one field, or put together from an object's or the type's own lines. */
export function addressSource(context: FieldContext): Source | undefined {
  const { schema, type, levels } = context;
  const line = textSource(
    context,
    ['address string', 'full address', 'address', 'formatted address'],
    ['email', 'mail', 'ip', 'line2', 'two'],
    ['text'],
  );
  if (line) return line;
  const objects = type.fields.filter(
    (field) => isPlain(field) && field.type.lists === 0 && wordsOf(field.name).includes('address'),
  );
  for (const field of objects) {
    const below = objectType(schema, field.type.name);
    const lines = below && levels >= 2 ? addressLines(schema, below).map((name) => [field.name, name]) : [];
    if (lines.length > 0) return { kind: 'join', paths: lines, separator: ', ' };
  }
  const own = addressLines(schema, type);
  return own.length >= 2 ? { kind: 'join', paths: own.map((name) => [name]), separator: ', ' } : undefined;
}

function addressLines(schema: SchemaModel, type: TypeModel): readonly string[] {
  const wanted = [
    ['line1', 'street', 'address1', 'line 1', 'address'],
    ['line2', 'address2'],
    ['city', 'town'],
    ['state', 'region', 'province'],
    ['postal code', 'zip', 'postcode', 'postal'],
  ];
  return wanted.flatMap((words) => pickField(schema, type, words, ['text'])?.name ?? []);
}

/** Every phone of a type: scalars, lists of text, lists of entries, bare or in pages. */
export function phoneSources({ schema, type, levels }: FieldContext): readonly PhoneSource[] {
  return matching(
    type,
    ['phone', 'mobile', 'cell', 'telephone', 'tel'],
    ['preferred', 'verified', 'extension', 'type', 'decline', 'fax'],
  ).flatMap((field): readonly PhoneSource[] => {
    const kind = valueKind(schema, field.type.name);
    if (kind === 'text') {
      return field.type.lists > 0
        ? [{ list: [field.name], number: [], label: null }]
        : [{ list: [], number: [field.name], label: null }];
    }
    const entries = kind === 'object' ? shapeOf(schema, field) : null;
    if (!entries || levels < 2 + entries.rows.length) return [];
    const number = pickField(
      schema,
      entries.type,
      ['value', 'number', 'phone', 'e164', 'digits', 'raw'],
      ['text'],
      ['label', 'type', 'country', 'code'],
    );
    const label = pickField(
      schema,
      entries.type,
      ['label', 'name', 'type', 'kind'],
      ['text', 'enum'],
      ['phone', 'number'],
    );
    return number
      ? [
          {
            list: [stepOf(field) ?? field.name, ...entries.rows],
            number: [number.name],
            label: label ? [label.name] : null,
          },
        ]
      : [];
  });
}

/** Every e-mail address of a type. */
export function emailPaths({ schema, type, levels }: FieldContext): readonly Path[] {
  return matching(
    type,
    ['email', 'mail'],
    ['decline', 'verified', 'opt', 'street', 'mailing', 'preference', 'status'],
  ).flatMap((field): readonly Path[] => {
    const kind = valueKind(schema, field.type.name);
    if (kind === 'text') return [[field.name]];
    const entries = kind === 'object' ? shapeOf(schema, field) : null;
    const value =
      entries && levels >= 2 + entries.rows.length
        ? pickField(schema, entries.type, ['value', 'address', 'email'], ['text'])
        : null;
    return entries && value ? [[stepOf(field) ?? field.name, ...entries.rows, value.name]] : [];
  });
}

/** Whether something is in use: a flag, the opposite of one, or the lack of a time stamp. */
export function activeSource({ schema, type }: FieldContext): Source | undefined {
  const yes = pickField(schema, type, ['active', 'enabled', 'current'], ['flag'], ['inactive', 'reminder']);
  if (yes) return at(yes.name);
  const no = pickField(schema, type, ['inactive', 'archived', 'disabled'], ['flag', 'moment'], ['by']);
  return no ? { kind: 'not', path: [no.name] } : undefined;
}

function matching(type: TypeModel, words: readonly string[], avoid: readonly string[]): readonly FieldModel[] {
  const fits = type.fields.filter((field) => {
    const of = wordsOf(field.name);
    return (
      stepOf(field) !== null && words.some((word) => of.includes(word)) && !avoid.some((word) => of.includes(word))
    );
  });
  // The plain one first: `phone` before `alternatePhone`.
  return fits.toSorted((one, other) => wordsOf(one.name).length - wordsOf(other.name).length);
}

export function at(...path: Path): Source {
  return { kind: 'path', path };
}
