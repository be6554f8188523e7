import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { OrganizationFields, Operation } from '../serviceMap.ts';
import { idSource, nameSource } from './nameFields.ts';
import { shapeOf } from './resultShape.ts';
import { wordsOf } from './words.ts';

const names = ['org', 'organization', 'organisation', 'practice', 'company', 'tenant', 'business'];

/** The question that verifies a key, where the schema has one. The interface document names it `org`. */
export function findOrganization(
  schema: SchemaModel,
): { readonly operation: Operation<OrganizationFields>; readonly type: string } | null {
  const root = schema.types.get(schema.queryType);
  const field = names
    .flatMap((word) => (root?.fields ?? []).filter(({ name }) => wordsOf(name).join(' ') === word))
    .find((each) => each.arguments.length === 0 && shapeOf(schema, each)?.many === false);
  const type = field && schema.types.get(field.type.name ?? '');
  const context = type && { schema, type, levels: 2 };
  const id = context ? idSource(context) : null;
  const name = context ? nameSource(context, null) : undefined;
  if (!field || !type || !id || !name) return null;
  return { operation: { field: field.name, arguments: [], rows: [], fields: { id, name } }, type: type.name };
}
