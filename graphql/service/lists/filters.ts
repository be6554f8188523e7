import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../introspection/schemaModel.ts';
import { meaningOf } from '../match/values/argumentMeaning.ts';
import type { ArgumentReading } from '../match/queries/argumentRoles.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { valueKind, writesDigits } from '../match/schema/valueKind.ts';
import { wordsOf } from '../match/words/words.ts';
import type { ArgumentRole } from '../serviceMap.ts';
import type { Path } from '../sources.ts';
import type { SchemaTypes } from './schemaTypes.ts';
import type { FilterForm, FilterKind, ListFilter } from './serviceList.ts';
import { titleOfName } from '../text.ts';

/** The filters of a list, and required inputs that the desk can't fill. */
export interface FilterReading {
  readonly filters: readonly ListFilter[];
  readonly unknown: readonly string[];
}

const pagingRoles: ReadonlySet<ArgumentRole> = new Set(['limit', 'offset', 'page', 'cursor', 'search'] as const);

/**
 * The filters of a field that gives rows: its arguments that neither page nor search, and the plain fields of its input
 * objects. `at` is the step that takes them where the field stands below another one.
 */
export function filtersOf(
  types: SchemaTypes,
  field: FieldModel,
  reading: ArgumentReading,
  rowType: TypeModel,
  at: string | undefined,
): FilterReading {
  const { schema } = types;
  const taken = new Set(
    reading.arguments.flatMap(({ name, at: step, slots }) =>
      step === at ? slots.map(({ path }) => [name, ...path].join('.')) : [],
    ),
  );
  const filters = field.arguments.flatMap((input) => {
    const found = inputFilters(types, input, [], isRequired(input));
    return found.map((filter) => ({
      ...filter,
      argument: input.name,
      type: input.type.text,
      ...(at !== undefined && { at }),
    }));
  });
  const free = filters.filter(({ key }) => !taken.has(key)).map((filter) => withLinkedType(types, filter, rowType));
  const given = new Set([...taken, ...free.map(({ key }) => key)]);
  const unknown = field.arguments.flatMap((input) => lacking(schema, input, [input.name], given, 0));
  return { filters: withClearTitles(free), unknown };
}

/** `assigneeId` takes an id of the type that the rows link to as `assignee`. */
function withLinkedType({ schema }: SchemaTypes, filter: ListFilter, rowType: TypeModel): ListFilter {
  if (filter.kind !== 'id' || filter.of !== null) return filter;
  const words = wordsOf(filter.path.findLast((step) => !/^_?(eq|equals|equalTo|is)$/.test(step)) ?? filter.argument);
  const targetName = words.filter((word) => word !== 'id').join(' ');
  const { branches } = contentsOf(schema, rowType);
  const linked = branches.find(({ many, words: own }) => !many && own.join(' ') === targetName);
  return linked ? { ...filter, of: linked.type.name } : filter;
}

type Found = Omit<ListFilter, 'argument' | 'type' | 'at'>;

function inputFilters(
  types: SchemaTypes,
  input: InputModel,
  above: Path,
  required: boolean,
  top = input.name,
): readonly Found[] {
  const { schema } = types;
  const type = schema.types.get(input.type.name ?? '');
  if (type?.kind === 'INPUT_OBJECT') {
    if (input.type.lists > 0) return [];
    if (above.length === 0) {
      return type.inputFields.flatMap((field) =>
        inputFilters(types, field, [field.name], required && isRequired(field), top),
      );
    }
    // The operators of one field: what it is to be equal to.
    const equal =
      above.length === 1 ? type.inputFields.find(({ name }) => /^_?(eq|equals|equalTo|is)$/.test(name)) : undefined;
    return equal ? inputFilters(types, equal, [...above, equal.name], required && isRequired(equal), top) : [];
  }
  const isOperator = above.length === 2;
  const name = isOperator ? (above[0] ?? input.name) : input.name;
  const kind = valueKind(schema, input.type.name);
  if (input.type.name === null || input.type.lists > 1 || isPlace(input, kind)) return [];
  const filter = kindOf(types, { ...input, name }, kind);
  if (!filter) return [];
  return [
    {
      key: [top, ...above].join('.'),
      title: titleOfName(name),
      choices: type?.kind === 'ENUM' ? type.enumValues : [],
      required,
      path: above,
      ...filter,
    },
  ];
}

/** Whether an input is for paging; backward paging is not used. */
function isPlace(input: InputModel, kind: ReturnType<typeof valueKind>): boolean {
  const words = wordsOf(input.name);
  if (kind === 'number' && (words.join(' ') === 'last' || words.join(' ') === 'first')) return true;
  if (words.length === 1 && (words[0] === 'before' || words[0] === 'after') && (kind === 'text' || kind === 'id'))
    return true;
  const meaning = meaningOf(input, kind, { period: false, search: false, self: [], start: [] });
  return meaning !== null && 'role' in meaning && meaning.role !== 'search' && pagingRoles.has(meaning.role);
}

function kindOf(
  types: SchemaTypes,
  input: InputModel,
  kind: ReturnType<typeof valueKind>,
): { readonly kind: FilterKind; readonly of: string | null; readonly form: FilterForm } | null {
  const { schema } = types;
  const many = input.type.lists > 0;
  const name = input.type.name ?? '';
  const words = wordsOf(input.name);
  const as = (form: FilterForm['as']): FilterForm => ({ as: form, many });
  const isNumber = kind === 'number' && /^(int|float|long|short|double|bigint)/i.test(name);
  const namesType = words.at(-1) === 'id' && words.length > 1;
  if (kind === 'id' || (namesType && (kind === 'text' || kind === 'number'))) {
    const of = namesType
      ? types.named(words.slice(0, -1))
      : kind === 'id' && words.length === 1
        ? types.named(words)
        : null;
    return { kind: 'id', of, form: as(isNumber ? 'number' : 'text') };
  }
  switch (kind) {
    case 'enum':
      return { kind: 'choice', of: null, form: as('text') };
    case 'flag':
      return { kind: 'flag', of: null, form: as('flag') };
    case 'number':
      return { kind: 'number', of: null, form: as(isNumber ? 'number' : 'text') };
    case 'date':
      return { kind: 'date', of: null, form: as(writesDigits(schema, input.name, name) ? 'digits' : 'text') };
    case 'moment':
      return { kind: 'moment', of: null, form: as(/naive|local|^timestamp$/i.test(name) ? 'naive' : 'instant') };
    case 'text':
    case 'clock':
      return { kind: 'text', of: null, form: as('text') };
    case 'object':
    case 'other':
      return null;
  }
}

/** What must be given and is neither a page, a search nor a filter. */
function lacking(
  schema: SchemaModel,
  input: InputModel,
  path: readonly string[],
  given: ReadonlySet<string>,
  level: number,
): readonly string[] {
  const key = path.join('.');
  if (!isRequired(input) || given.has(key)) return [];
  const type = schema.types.get(input.type.name ?? '');
  const opens = type?.kind === 'INPUT_OBJECT' && input.type.lists === 0 && type.inputFields.length > 0;
  if (!opens || level > 4) return [key];
  return type.inputFields.flatMap((field) => lacking(schema, field, [...path, field.name], given, level + 1));
}

/** Filters with the same title get the title of their whole path. */
function withClearTitles(filters: readonly ListFilter[]): readonly ListFilter[] {
  return filters.map((filter) => {
    const clashes = filters.filter(({ title }) => title === filter.title).length > 1;
    return clashes ? { ...filter, title: titleOfName(filter.key) } : filter;
  });
}
