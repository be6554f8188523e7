import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../introspection/schemaModel.ts';
import {
  type FieldKind,
  type Form,
  type FormChoices,
  type FormField,
  longestDescription,
  mostChoices,
  mostFields,
  mostInputs,
  mostLevels,
  fieldTitle,
  type Writing,
} from './form.ts';
import { isForm } from './checkForm.ts';
import { valueKind, writesDigits } from '../match/schema/valueKind.ts';
import { wordsOf } from '../match/words/words.ts';
import { readWriteResult } from '../match/mutations/writeResult.ts';
import type { WriteResult } from '../serviceWrites.ts';

/**
 * The form of a mutation, made from its arguments and every input type that they reach. Null where the schema does not have
 * it, or where it demands something of a type that can't even be named.
 */
export function buildForm(schema: SchemaModel, mutation: string): Form | null {
  const root = schema.types.get(schema.mutationType ?? '');
  const field = root?.fields.find(({ name }) => name === mutation);
  if (!field) return null;
  const named = field.arguments.filter(({ type }) => type.name !== null);
  if (field.arguments.some((each) => each.type.name === null && isRequired(each))) return null;
  const inputs = inputsOf(schema, named);
  const choices = new Map<string, FormChoices>();
  const fieldOf = (input: InputModel): FormField => {
    const kind = kindOfField(schema, input, inputs.has(input.type.name ?? ''));
    const of = input.type.name ?? '';
    if (kind.kind === 'choice') choices.set(of, { name: of, values: schema.types.get(of)?.enumValues ?? [] });
    return {
      name: input.name,
      title: fieldTitle(input.name),
      description: shortened(input.description),
      ...kind,
      type: input.type.text,
      of,
      lists: input.type.lists,
      required: isRequired(input),
      defaultValue: input.defaultValue?.slice(0, longestDescription) ?? null,
    };
  };
  const form: Form = {
    mutation,
    description: shortened(field.description),
    arguments: named.map(fieldOf),
    inputs: [...inputs.values()].map((type) => ({
      name: type.name,
      description: shortened(type.description),
      // A form shows a few hundred fields at most; required ones are always among them.
      fields: firstFields(type.inputFields).map(fieldOf),
    })),
    choices: [...choices.values()],
    result: formResult(schema, field),
  };
  return isForm(form) ? form : null;
}

/** The types that the form of a mutation needs and that were not read yet, with those that its answer is made of. */
export function typesForForm(schema: SchemaModel, mutation: string): readonly string[] {
  const root = schema.types.get(schema.mutationType ?? '');
  const field = root?.fields.find(({ name }) => name === mutation);
  if (!field) return [];
  const needed = new Set<string>();
  const need = (name: string | null): TypeModel | undefined => {
    const type = name === null ? undefined : schema.types.get(name);
    if (type && !type.read && !builtIn.has(type.name)) needed.add(type.name);
    return type;
  };
  for (const { type } of field.arguments) need(type.name);
  for (const input of inputsOf(schema, field.arguments).values())
    for (const { type } of input.inputFields) need(type.name);
  // Of the answer: what was changed, or a wrapper of it, or a choice of both, and lists of errors.
  const result = need(field.type.name);
  const around = [result, ...(result?.possibleTypes ?? []).map(need)];
  for (const type of around) for (const each of type?.fields ?? []) need(each.type.name);
  return [...needed];
}

const builtIn: ReadonlySet<string> = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

/** Input types whose fields are known, nearest first. */
function inputsOf(schema: SchemaModel, from: readonly InputModel[]): ReadonlyMap<string, TypeModel> {
  const found = new Map<string, TypeModel>();
  let level = from;
  for (let depth = 0; depth < mostLevels && level.length > 0; depth += 1) {
    const next: InputModel[] = [];
    for (const { type } of level) {
      const input = type.name === null ? undefined : schema.types.get(type.name);
      if (input?.kind !== 'INPUT_OBJECT' || input.inputFields.length === 0 || found.has(input.name)) continue;
      if (found.size >= mostInputs) return found;
      found.set(input.name, input);
      next.push(...input.inputFields);
    }
    level = next;
  }
  return found;
}

function firstFields(fields: readonly InputModel[]): readonly InputModel[] {
  if (fields.length <= mostFields) return fields;
  const demanded = fields.filter(isRequired);
  const others = fields.filter((each) => !isRequired(each)).slice(0, Math.max(0, mostFields - demanded.length));
  return [...demanded, ...others];
}

function shortened(description: string | null | undefined): string | null {
  const text = description?.trim() ?? '';
  return text === '' ? null : text.slice(0, longestDescription);
}

interface Kind {
  readonly kind: FieldKind;
  readonly writing: Writing;
}

/** What a person types in an argument or a field of an input type, and the format that the service requires. */
function kindOfField(schema: SchemaModel, input: InputModel, isKnownInput: boolean): Kind {
  const name = input.type.name;
  const type = name === null ? undefined : schema.types.get(name);
  if (name === null || !type) return anything;
  if (type.kind === 'INPUT_OBJECT') return isKnownInput ? { kind: 'input', writing: 'json' } : anything;
  if (/^(json|any|map|object|record|dictionary|struct|upload|file)/i.test(name) && type.kind === 'SCALAR')
    return anything;
  switch (valueKind(schema, name)) {
    // An enum with unread or too many values is entered as text: variables write both alike.
    case 'enum':
      return { kind: hasChoices(type.enumValues) ? 'choice' : 'text', writing: 'text' };
    case 'flag':
      return { kind: 'flag', writing: 'flag' };
    case 'id':
      return { kind: 'id', writing: 'text' };
    case 'number':
      return numberKind(name);
    case 'date':
      return { kind: 'date', writing: writesDigits(schema, input.name, name) ? 'digits' : 'text' };
    case 'clock':
      return { kind: 'clock', writing: writesDigits(schema, input.name, name) ? 'digits' : 'text' };
    case 'moment':
      return { kind: 'moment', writing: momentWriting(name) };
    case 'text':
      return { kind: textKind(name, input), writing: 'text' };
    case 'object':
    case 'other':
      return anything;
  }
}

function hasChoices({ length }: readonly string[]): boolean {
  return length > 0 && length <= mostChoices;
}

const anything: Kind = { kind: 'other', writing: 'json' };

/** GraphQL's own numbers are numbers in JSON; decimals of the service's own are texts, as no reader may round them. */
function numberKind(name: string): Kind {
  if (name === 'Int') return { kind: 'whole', writing: 'number' };
  if (name === 'Float') return { kind: 'decimal', writing: 'number' };
  const isWhole = /int\d*$|long$|short$|byte$|cents$|^minutes?$|^duration$/i.test(name);
  if (isWhole) return { kind: 'whole', writing: 'number' };
  return { kind: 'decimal', writing: /^(double|number)$/i.test(name) ? 'number' : 'text' };
}

function momentWriting(name: string): Writing {
  if (/epoch|unix/i.test(name)) return /milli|ms$/i.test(name) ? 'milliseconds' : 'seconds';
  return /naive|local|^timestamp$/i.test(name) ? 'naive' : 'instant';
}

function textKind(typeName: string, { name }: InputModel): FieldKind {
  if (/e_?mail/i.test(typeName)) return 'email';
  if (/phone/i.test(typeName)) return 'phone';
  if (/^(url|uri)$/i.test(typeName)) return 'url';
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (last === 'email') return 'email';
  if (last === 'phone' || last === 'mobile') return 'phone';
  if (last === 'url' || last === 'uri') return 'url';
  return longWords.has(last) ? 'longText' : 'text';
}

const longWords: ReadonlySet<string> = new Set([
  'note',
  'comment',
  'description',
  'body',
  'message',
  'instruction',
  'remark',
  'summary',
  'content',
  'detail',
  'bemerkung',
  'notiz',
  'beschreibung',
]);

/** How the result of any mutation is read. An object always gets a selection, even where little is known of it. */
function formResult(schema: SchemaModel, field: FieldModel): WriteResult {
  const kind = schema.types.get(field.type.name ?? '')?.kind;
  const { result } = readWriteResult(schema, field);
  // A type too deep to be read is taken for an object: plain values are not wrapped that deep.
  const isObject = field.type.name === null || kind === 'OBJECT' || kind === 'INTERFACE' || kind === 'UNION';
  const { unclear, ...known } = result;
  // Of a choice of several good ends and bad ones, the bad ones are known by their names.
  return { ...known, ...(unclear && known.refusals.length === 0 && { unclear }), anything: isObject };
}
