import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { idSource, nameSource } from './nameFields.ts';
import { shapeOf } from './resultShape.ts';
import { tenantOf } from './tenant.ts';
import { organizationNouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** `currentMerchant`, `myBusiness`, `getOrganization`: which one is meant is clear by the key. */
const byKey: ReadonlySet<string> = new Set(['current', 'my', 'own', 'this', 'viewer', 'get']);

/** The question that verifies a key, where the schema has one. The interface document names it `org`. */
export function findOrganization(
  schema: SchemaModel,
): { readonly operation: Operation<OrganizationFields>; readonly type: string } | null {
  const root = schema.types.get(schema.queryType);
  const isCalled = (name: string, noun: string): boolean =>
    wordsOf(name)
      .filter((word) => !byKey.has(word))
      .join(' ') === noun;
  const field = organizationNouns
    .flatMap((noun) => (root?.fields ?? []).filter(({ name }) => isCalled(name, noun)))
    .find((each) => each.arguments.length === 0 && shapeOf(schema, each)?.many === false);
  const tenant = field ? null : tenantOf(schema);
  const found = field ?? tenant?.field;
  const type = field ? schema.types.get(field.type.name ?? '') : tenant?.type;
  const context = type && { schema, type, levels: 2 };
  const id = context ? idSource(context) : null;
  const name = context ? nameSource(context, null) : undefined;
  if (!found || !type || !id || !name) return null;
  const rows = tenant?.rows ?? [];
  return { operation: { field: found.name, arguments: [], rows, fields: { id, name } }, type: type.name };
}
