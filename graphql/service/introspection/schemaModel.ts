import { isRecord } from '../json.ts';

/** A service's schema as far as it was read. Types that were not read have only a name and a kind. */
export interface SchemaModel {
  readonly queryType: string;
  readonly mutationType: string | null;
  readonly types: ReadonlyMap<string, TypeModel>;
  /** Absent where the service has no subscriptions. */
  readonly subscriptions?: SubscriptionModel;
}

/**
 * What a service reports by itself. The types that only events are made of stand apart from the others: what clients and
 * appointments are is told by what can be queried.
 */
export interface SubscriptionModel {
  readonly fields: readonly FieldModel[];
  readonly types: readonly TypeModel[];
}

export type TypeKind = 'SCALAR' | 'OBJECT' | 'INTERFACE' | 'UNION' | 'ENUM' | 'INPUT_OBJECT';

export interface TypeModel {
  readonly name: string;
  readonly kind: TypeKind;
  readonly description: string | null;
  /** In the schema's order; of objects and interfaces. */
  readonly fields: readonly FieldModel[];
  /** Of input objects. */
  readonly inputFields: readonly InputModel[];
  readonly enumValues: readonly string[];
  readonly interfaces: readonly string[];
  readonly possibleTypes: readonly string[];
  /** False where only name and kind are known. */
  readonly read: boolean;
}

export interface FieldModel {
  readonly name: string;
  readonly description: string | null;
  readonly arguments: readonly InputModel[];
  readonly type: TypeReference;
  readonly deprecated: boolean;
  /** Whether its type stands for the JSON that rows were seen to hold there; the service's own type is a scalar. */
  readonly isJson?: true;
}

/** An argument or a field of an input object. */
export interface InputModel {
  readonly name: string;
  readonly description?: string | null;
  readonly type: TypeReference;
  /** As written in the schema; null without one. */
  readonly defaultValue: string | null;
}

/** A type with its wrappers. A null name: it was too deep to be read, and is not guessed. */
export interface TypeReference {
  readonly name: string | null;
  /** As written in the schema: `[Client!]!`. */
  readonly text: string;
  /** How many lists are around it. */
  readonly lists: number;
  /** Whether the outermost wrapper forbids null. */
  readonly required: boolean;
}

/** Whether a value must be given: not nullable and without a default. */
export function isRequired(input: InputModel): boolean {
  return input.type.required && input.defaultValue === null;
}

/** The input type at the end of a path from another one; its name may be written with lists: `[ClientInput!]!`. */
export function inputTypeAt(schema: SchemaModel, type: string, path: readonly string[]): TypeModel | undefined {
  let current = schema.types.get(type.replace(/[[\]!]/g, ''));
  for (const step of path.filter((each) => each !== '0')) {
    const field: InputModel | undefined = current?.inputFields.find(({ name }) => name === step);
    current = schema.types.get(field?.type.name ?? '');
  }
  return current;
}

/** Whether a value from a file is a schema that was read before. */
export function isSchemaModel(value: unknown): value is SchemaModel {
  if (!isRecord(value)) return false;
  const { queryType, mutationType, types, subscriptions } = value;
  if (subscriptions !== undefined && !isSubscriptionModel(subscriptions)) return false;
  if (typeof queryType !== 'string' || !(mutationType === null || typeof mutationType === 'string')) return false;
  return types instanceof Map && [...types].every(([name, type]) => typeof name === 'string' && isType(type));
}

function isSubscriptionModel(value: unknown): boolean {
  return isRecord(value) && isListOf(value['fields'], isField) && isListOf(value['types'], isType);
}

function isType(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, kind, fields, inputFields, enumValues, interfaces, possibleTypes, read } = value;
  return (
    typeof name === 'string' &&
    typeof kind === 'string' &&
    typeof read === 'boolean' &&
    isListOf(fields, isField) &&
    isListOf(inputFields, isInput) &&
    [enumValues, interfaces, possibleTypes].every((list) => isListOf(list, (each) => typeof each === 'string'))
  );
}

function isField(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    isReference(value['type']) &&
    isListOf(value['arguments'], isInput)
  );
}

function isInput(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && isReference(value['type']);
}

function isReference(value: unknown): boolean {
  return isRecord(value) && typeof value['text'] === 'string' && typeof value['lists'] === 'number';
}

function isListOf(value: unknown, check: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}
