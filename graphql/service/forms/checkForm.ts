import { isRecord } from '../json.ts';
import { isPlainName, isWriteResult } from '../mapGuard.ts';
import { maxDepth } from '../depth.ts';
import {
  fieldKinds,
  type Form,
  formDocument,
  type FormField,
  longestDescription,
  mostChoices,
  mostFields,
  mostInputs,
  writings,
} from './form.ts';
import { type InputModel, isRequired, type SchemaModel } from '../introspection/schemaModel.ts';

/** How many mutations may be switched on at most. */
export const mostForms = 100;

/**
 * Whether a value from a file is the form of a mutation. Its names end up in a document that is sent with a key: each is a
 * plain GraphQL name, and the document is no deeper than the service answers.
 */
export function isForm(value: unknown): value is Form {
  if (!isRecord(value)) return false;
  const { mutation, description, arguments: list, inputs, choices, result } = value;
  const isShaped =
    isPlainName(mutation) &&
    isDescription(description) &&
    isListOf(list, isArgument, mostFields) &&
    isListOf(inputs, isInput, mostInputs) &&
    isListOf(choices, isChoices, mostFields) &&
    isWriteResult(result);
  if (!isShaped) return false;
  // Sound: each part was just checked.
  const form = value as unknown as Form;
  const known = new Set(form.inputs.map(({ name }) => name));
  const fields = [...form.arguments, ...form.inputs.flatMap((input) => input.fields)];
  const isClosed = fields.every(({ kind, of }) => kind !== 'input' || known.has(of));
  return isClosed && formDocument(form).depth <= maxDepth;
}

/** Whether a value from a file is the list of a map's forms. */
export function areForms(value: unknown): value is readonly Form[] {
  return isListOf(value, isForm, mostForms);
}

function isField(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, title, description, kind, writing, type, of, lists, required, defaultValue } = value;
  return (
    isPlainName(name) &&
    isText(title, 200) &&
    isDescription(description) &&
    isOneOf(fieldKinds, kind) &&
    isOneOf(writings, writing) &&
    (of === '' || isPlainName(of)) &&
    isTypeOf(type, of, lists) &&
    typeof required === 'boolean' &&
    (defaultValue === null || isText(defaultValue, 4_096))
  );
}

/** Whether a type as it is written has just these lists around that name. */
function isTypeOf(type: unknown, of: string, lists: unknown): boolean {
  if (typeof type !== 'string' || typeof lists !== 'number' || type.length > 200) return false;
  const [, open, name, close] = /^(\[{0,10})([^[\]!]+)!?((?:\]!?){0,10})$/.exec(type) ?? [];
  // A question mark stands for a type too deep to be read.
  return name === (of === '' ? '?' : of) && open?.length === lists && close?.replaceAll('!', '').length === lists;
}

/** Of an argument the type is declared in the document: there it must be known. */
function isArgument(value: unknown): boolean {
  return isField(value) && isRecord(value) && value['of'] !== '';
}

function isInput(value: unknown): boolean {
  return (
    isRecord(value) &&
    isPlainName(value['name']) &&
    isDescription(value['description']) &&
    isListOf(value['fields'], isField, mostFields)
  );
}

function isChoices(value: unknown): boolean {
  return isRecord(value) && isPlainName(value['name']) && isListOf(value['values'], isPlainName, mostChoices);
}

function isDescription(value: unknown): boolean {
  return value === null || isText(value, longestDescription);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value);
}

function isListOf(value: unknown, is: (each: unknown) => boolean, most: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every(is);
}

/**
 * What a form names that a schema does not have, or has otherwise; null where it fits. What was not read of the schema can't
 * be compared and passes.
 */
export function formMisfit(form: Form, schema: SchemaModel): string | null {
  const root = schema.types.get(schema.mutationType ?? '');
  if (!root) return schema.mutationType === null ? `Mutation.${form.mutation}` : null;
  if (!root.read) return null;
  const field = root.fields.find(({ name }) => name === form.mutation);
  if (!field) return `${root.name}.${form.mutation}`;
  const where = `${root.name}.${form.mutation}`;
  return (
    misfitIn(where, form.arguments, field.arguments) ??
    form.inputs.map(({ name, fields }) => misfitOfInput(schema, name, fields)).find((each) => each !== null) ??
    form.choices.map(({ name, values }) => misfitOfChoices(schema, name, values)).find((each) => each !== null) ??
    null
  );
}

function misfitOfInput(schema: SchemaModel, name: string, fields: readonly FormField[]): string | null {
  const type = schema.types.get(name);
  if (!type) return name;
  return type.read ? misfitIn(name, fields, type.inputFields) : null;
}

function misfitOfChoices(schema: SchemaModel, name: string, values: readonly string[]): string | null {
  const type = schema.types.get(name);
  if (!type) return name;
  const gone = type.read ? values.find((each) => !type.enumValues.includes(each)) : undefined;
  return gone === undefined ? null : `${name}.${gone}`;
}

function misfitIn(where: string, fields: readonly FormField[], present: readonly InputModel[]): string | null {
  const other = fields.find(({ name, type }) => present.find((each) => each.name === name)?.type.text !== type);
  if (other) return `${where}(${other.name}: ${other.type})`;
  const added = present.find((each) => isRequired(each) && !fields.some(({ name }) => name === each.name));
  return added ? `${where}(${added.name}: ${added.type.text})` : null;
}
