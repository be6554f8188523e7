import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import type { Operation, OrganizationFields } from '../serviceMap.ts';
import { isIdentity, objectType } from './identity.ts';
import { idSource, nameSource } from './nameFields.ts';
import { shapeOf } from './resultShape.ts';
import { tenantOf } from './tenant.ts';
import { distractors, organizationNouns } from './vocabulary.ts';
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
  const caller = field ? null : organizationOfCaller(schema);
  const tenant = field || caller ? null : tenantOf(schema);
  const found = field ?? caller?.holder ?? tenant?.field;
  const type = field ? schema.types.get(field.type.name ?? '') : (caller?.type ?? tenant?.type);
  const context = type && { schema, type, levels: 2 };
  const id = context ? idSource(context) : null;
  const name = context ? nameSource(context, null) : undefined;
  if (!found || !type || !id || !name) return null;
  const rows = caller ? [caller.field.name] : (tenant?.rows ?? []);
  return { operation: { field: found.name, arguments: [], rows, fields: { id, name } }, type: type.name };
}

/** Fields that answer whoever asks. */
const callers: ReadonlySet<string> = new Set([
  'me',
  'viewer',
  'currentUser',
  'currentuser',
  'whoami',
  'myself',
  'getMe',
]);

interface OrganizationOfCaller {
  /** `me`, and its field that leads to the organization. */
  readonly holder: FieldModel;
  readonly field: FieldModel;
  readonly type: TypeModel;
}

const ofCallers = new WeakMap<SchemaModel, OrganizationOfCaller | null>();

/** The organization that whoever asks belongs to: the `company` of `me`. Null where there is none, or several. */
export function organizationOfCaller(schema: SchemaModel): OrganizationOfCaller | null {
  const known = ofCallers.get(schema);
  if (known !== undefined) return known;
  const found = findOrganizationOfCaller(schema);
  ofCallers.set(schema, found);
  return found;
}

function findOrganizationOfCaller(schema: SchemaModel): OrganizationOfCaller | null {
  const roots = schema.types.get(schema.queryType)?.fields ?? [];
  const [only, another] = roots
    .filter(({ name, arguments: list }) => callers.has(name) && list.length === 0)
    .flatMap((holder) => {
      const person = holder.type.lists === 0 ? objectType(schema, holder.type.name) : null;
      return (person?.fields ?? []).flatMap((field) => {
        const type = field.type.lists === 0 ? objectType(schema, field.type.name) : null;
        const words = wordsOf(field.name);
        const isOrganization =
          organizationNouns.includes(words.at(-1) ?? '') && !words.some((word) => distractors.has(word));
        return type && isOrganization && field.arguments.length === 0 && isIdentity(schema, type)
          ? [{ holder, field, type }]
          : [];
      });
    });
  return only && !another ? only : null;
}
