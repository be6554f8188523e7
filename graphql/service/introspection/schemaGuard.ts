import { isRecord } from '../json.ts';
import type { SchemaModel } from './schemaModel.ts';

/** Whether a value from a file is a schema that was read before. */
export function isSchemaModel(value: unknown): value is SchemaModel {
  if (!isRecord(value)) return false;
  const { queryType, mutationType, types } = value;
  if (typeof queryType !== 'string' || !(mutationType === null || typeof mutationType === 'string')) return false;
  return types instanceof Map && [...types].every(([name, type]) => typeof name === 'string' && isType(type));
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
