import { capital } from '../generatedRows.ts';

/**
 * A field of a collection: `text`, `textarea`, `email`, `number`, `date`, `checkbox` or `json`, `select` with its options,
 * `one` or `many` with the collections it points to, `join` with a collection and the field there that points back. An `!`
 * stands after the kind where the field is required on all conditions.
 */
export type PayloadField = string | { readonly array: PayloadFields } | { readonly group: PayloadFields };

export interface PayloadFields {
  readonly [name: string]: PayloadField;
}

/** A collection, or a global where it has one document only. */
export interface PayloadCollection {
  readonly slug: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: PayloadFields;
  /** Its documents sign in. */
  readonly isAuth?: boolean;
  readonly isGlobal?: boolean;
}

/** Finds the name of a collection's type. */
export type TypeOf = (slug: string) => string;

const scalars: Readonly<Record<string, readonly [output: string, input: string]>> = {
  text: ['String', 'String'],
  textarea: ['String', 'String'],
  email: ['EmailAddress', 'String'],
  number: ['Float', 'Float'],
  date: ['DateTime', 'String'],
  checkbox: ['Boolean', 'Boolean'],
  json: ['JSON', 'JSON'],
};

const equality = ['equals', 'not_equals'];
const comparison = ['greater_than_equal', 'greater_than', 'less_than_equal', 'less_than'];
const partial = ['like', 'contains'];
const lists = ['in', 'not_in', 'all'];
const operators: Readonly<Record<string, readonly string[]>> = {
  text: [...equality, ...partial, ...lists],
  textarea: [...equality, ...partial],
  email: [...equality, ...partial, ...lists],
  number: [...equality, ...comparison],
  date: [...equality, ...comparison, 'like'],
  checkbox: equality,
  json: [...equality, ...partial, 'within', 'intersects'],
  select: [...equality, ...lists],
  one: [...equality, ...lists],
  many: [...equality, ...lists],
};

/** A field's kind and what comes with it. */
export function partsOf(field: string): { kind: string; isRequired: boolean; words: readonly string[] } {
  const [head = '', ...words] = field.split(' ');
  return { kind: head.replace('!', ''), isRequired: head.endsWith('!'), words };
}

/** A slug or an option of a select as GraphQL can name it: `no-show` becomes no_show, America/New_York too. */
export function mangled(name: string): string {
  return (/^\d/.test(name) ? `_${name}` : name).replaceAll(/[-/.+,()']/g, '_').replaceAll(' ', '');
}

/** A type's name under the one that it belongs to. */
export function typeUnder(parent: string, name: string): string {
  return `${parent}_${capital(name)}`;
}

/** The object type of these fields, after the types that it needs. */
export function objectText(type: string, fields: PayloadFields, typeOf: TypeOf, idType: string | null): string {
  const needed: string[] = [];
  const lines = Object.entries(fields).map(([name, field]) => {
    const under = typeUnder(type, name);
    if (typeof field !== 'string') {
      if ('group' in field) {
        needed.push(objectText(under, field.group, typeOf, null));
        return `${name}: ${under}`;
      }
      needed.push(objectText(under, field.array, typeOf, 'String'));
      return `${name}: [${under}!]`;
    }
    const { kind, isRequired, words } = partsOf(field);
    const bang = isRequired ? '!' : '';
    if (kind === 'select') {
      needed.push(enumText(`${type}_${name}`, words));
      return `${name}: ${type}_${name}${bang}`;
    }
    if (kind === 'join') {
      const target = typeOf(words[0] ?? '');
      needed.push(`type ${under} { docs: [${target}!]! hasNextPage: Boolean! totalDocs: Int }`);
      return `${name}(count: Boolean, limit: Int, page: Int, sort: String, where: ${target}_where): ${under}`;
    }
    if (words.length > 1) {
      needed.push(
        enumText(`${under}_RelationTo`, words),
        `union ${under} = ${words.map(typeOf).join(' | ')}`,
        `type ${under}_Relationship { relationTo: ${under}_RelationTo value: ${under} }`,
      );
      return `${name}: ${under}_Relationship`;
    }
    // The document that one relation points to may be gone, though the relation is required.
    if (kind === 'one') return `${name}: ${typeOf(words[0] ?? '')}`;
    if (kind === 'many') return `${name}: [${typeOf(words[0] ?? '')}!]${bang}`;
    return `${name}: ${scalars[kind]?.[0] ?? 'String'}${bang}`;
  });
  return [
    ...needed,
    `type ${type} {\n  ${[...(idType === null ? [] : [`id: ${idType}`]), ...lines].join('\n  ')}\n}`,
  ].join('\n');
}

/** The filter of a collection, where groups and arrays have become names with two underscores. */
export function whereText(type: string, fields: PayloadFields): string {
  const types: string[] = [];
  const lines = flatFields({ ...fields, id: 'text' }).flatMap(([name, field]) => {
    const { kind, isRequired, words } = partsOf(field);
    if (kind === 'join') return [];
    if (words.length > 1 && kind !== 'select') {
      const relation = `${type}_${name}_Relation`;
      types.push(
        enumText(`${relation}_RelationTo`, words),
        `input ${relation} { relationTo: ${relation}_RelationTo value: JSON }`,
      );
      return [`${name}: ${relation}`];
    }
    const operand = kind === 'select' ? `${type}_${name}_Input` : (scalars[kind]?.[0] ?? 'JSON');
    if (kind === 'select') types.push(enumText(operand, words));
    const conditions = (operators[kind] ?? []).map((each) => {
      if (each === 'within' || each === 'intersects') return `${each}: JSON`;
      return `${each}: ${lists.includes(each) ? `[${operand}]` : operand}`;
    });
    if (!isRequired) conditions.push('exists: Boolean');
    types.push(`input ${type}_${name}_operator { ${conditions.join(' ')} }`);
    return [`${name}: ${type}_${name}_operator`];
  });
  const body = `{ ${lines.join('\n  ')}\n  AND: [${type}_where_and] OR: [${type}_where_or] }`;
  return [...types, ...['', '_and', '_or'].map((suffix) => `input ${type}_where${suffix} ${body}`)].join('\n');
}

/** The input of a write; of an update nothing is required. */
export function inputText(type: string, fields: PayloadFields, isUpdate = false): string {
  const needed: string[] = [];
  const lines = Object.entries(fields).flatMap(([name, field]) => {
    const under = typeUnder(type, name);
    if (typeof field !== 'string') {
      const isGroup = 'group' in field;
      needed.push(inputText(under, isGroup ? field.group : { ...field.array, id: 'text' }));
      return [`${name}: ${isGroup ? `mutation${under}Input` : `[mutation${under}Input]`}`];
    }
    const { kind, isRequired, words } = partsOf(field);
    const bang = isRequired && !isUpdate ? '!' : '';
    if (kind === 'join') return [];
    if (kind === 'select') {
      needed.push(enumText(`${type}_${name}_MutationInput`, words));
      return [`${name}: ${type}_${name}_MutationInput${bang}`];
    }
    if (words.length > 1) {
      const relation = `${under}RelationshipInput`;
      needed.push(
        enumText(`${relation}RelationTo`, words),
        `input ${relation} { relationTo: ${relation}RelationTo value: JSON }`,
      );
      return [`${name}: ${relation}`];
    }
    if (kind === 'one') return [`${name}: String`];
    return [`${name}: ${kind === 'many' ? '[String]' : `${scalars[kind]?.[1] ?? 'String'}${bang}`}`];
  });
  return [...needed, `input mutation${type}Input {\n  ${lines.join('\n  ')}\n}`].join('\n');
}

function flatFields(fields: PayloadFields, before = ''): readonly (readonly [name: string, field: string])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (typeof field === 'string') return [[`${before}${name}`, field] as const];
    return flatFields('group' in field ? field.group : field.array, `${before}${name}__`);
  });
}

function enumText(name: string, values: readonly string[]): string {
  return `enum ${name} { ${values.map(mangled).join(' ')} }`;
}
