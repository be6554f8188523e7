import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { idSource, nameSource } from './nameFields.ts';
import { shapeOf } from './resultShape.ts';
import { wordsOf } from './words.ts';

/** Nouns for the organization that a service belongs to. */
export const organizationNouns: readonly string[] = [
  'organization',
  'organisation',
  'org',
  'practice',
  'company',
  'tenant',
  'business',
  'merchant',
  'workspace',
  'franchise',
];

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
  const type = field && schema.types.get(field.type.name ?? '');
  const context = type && { schema, type, levels: 2 };
  const id = context ? idSource(context) : null;
  const name = context ? nameSource(context, null) : undefined;
  if (!field || !type || !id || !name) return null;
  return { operation: { field: field.name, arguments: [], rows: [], fields: { id, name } }, type: type.name };
}
