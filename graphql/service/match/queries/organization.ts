import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { Operation, OrganizationFields } from '../../serviceMap.ts';
import type { Path } from '../../sources.ts';
import { foldName } from '../../text.ts';
import { isIdentity, objectType } from '../schema/identity.ts';
import { idSource, nameSource } from '../values/nameFields.ts';
import { shapeOf } from '../schema/resultShape.ts';
import { tenantOf } from './tenant.ts';
import { distractors, organizationNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

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
  const found = field
    ? { field, type: schema.types.get(field.type.name ?? ''), rows: [] }
    : (ofCaller(schema) ?? tenantOf(schema));
  if (!found?.type) return null;
  const { type, rows } = found;
  const context = { schema, type, levels: 2 };
  const id = idSource(context);
  const name = nameSource(context, null);
  if (!id || !name) return null;
  return { operation: { field: found.field.name, arguments: [], rows, fields: { id, name } }, type: type.name };
}

function ofCaller(
  schema: SchemaModel,
): { readonly field: FieldModel; readonly type: TypeModel; readonly rows: Path } | null {
  const caller = organizationOfCaller(schema);
  return caller && { field: caller.holder, type: caller.type, rows: [caller.field.name] };
}

/** Root fields that return the signed-in user, without capitals and underscores. */
const callers: ReadonlySet<string> = new Set(['me', 'viewer', 'currentuser', 'whoami', 'myself', 'getme']);

interface OrganizationOfCaller {
  /** `me`, and its field that leads to the organization. */
  readonly holder: FieldModel;
  readonly field: FieldModel;
  readonly type: TypeModel;
}

const ofCallers = new WeakMap<SchemaModel, OrganizationOfCaller | null>();

/** The signed-in user's organization, such as `me { company }`; null where there is none, or several. */
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
    .filter(({ name, arguments: list }) => callers.has(foldName(name)) && list.length === 0)
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
