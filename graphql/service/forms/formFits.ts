import { isRequired, type InputModel, type SchemaModel } from '../introspection/schemaModel.ts';
import type { Form, FormField } from './form.ts';

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
