import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { WriteResult } from '../../serviceWrites.ts';
import { conditionTypes, fieldNameOf, isCondition, type Path } from '../../sources.ts';
import { objectType } from '../schema/identity.ts';
import { aliased } from '../schema/unions.ts';

/**
 * A result in which each key has one type: `message: String!` of one type and `message: String` of another can't stand
 * in one answer (GraphQL specification, Field Selection Merging), so that the latter gets an alias.
 */
export function withAliases(schema: SchemaModel, answer: string | null, result: WriteResult): WriteResult {
  const types = new Map<string, string>();
  const alias = (path: Path): Path => {
    let [type, at, condition] = [answer, '', ''];
    return path.map((step) => {
      if (isCondition(step)) {
        condition = step;
        type = conditionTypes(step)[0] ?? null;
        return step;
      }
      const field = objectType(schema, type)?.fields.find(({ name }) => name === fieldNameOf(step));
      const text = field?.type.text ?? '';
      const known = types.get(`${at} ${step}`) ?? text;
      types.set(`${at} ${step}`, known);
      const own = known === text ? step : aliased(condition, step);
      [type, at, condition] = [field?.type.name ?? null, `${at} ${own}`, ''];
      return own;
    });
  };
  const nameIn = (list: Path, name: string | null): string | null =>
    name === null ? null : (alias([...list, name]).at(-1) ?? name);
  const { object, success, affected, reply, refusals } = result;
  const id = object && alias([...object.path, object.id]);
  return {
    ...result,
    object: id && { path: id.slice(0, -1), id: id.at(-1) ?? '' },
    ...(success && { success: alias(success) }),
    ...(affected && { affected: alias(affected) }),
    ...(reply && { reply: alias(reply) }),
    refusals: refusals.map(({ list, text, field }) => ({
      list: alias(list),
      text: nameIn(list, text),
      field: nameIn(list, field),
    })),
  };
}
