import { mayBeDeskMutation } from '../match/writeIntents.ts';
import type { FieldModel, SchemaModel, TypeModel } from './schemaModel.ts';

/**
 * The types that the desk needs next: what the query root's fields answer and take, then what those lead to. Of the mutations only those are followed that may be the desk's.
 */
export function chooseTypes(schema: SchemaModel): readonly string[] {
  const root = schema.types.get(schema.queryType);
  const mutations = schema.mutationType === null ? undefined : schema.types.get(schema.mutationType);
  const needed = new Set<string>();
  const follow = (type: TypeModel | undefined): void => {
    for (const name of [
      ...(type?.fields ?? []).flatMap(namesIn),
      ...(type?.inputFields ?? []).flatMap(({ type: of }) => of.name ?? []),
      ...(type?.kind === 'UNION' ? type.possibleTypes : []),
    ]) {
      const next = schema.types.get(name);
      if (!next || needed.has(name) || next === mutations || !worthReading(next)) continue;
      needed.add(name);
      follow(next);
    }
  };
  follow(root);
  const writes = (mutations?.fields ?? []).filter(({ name }) => mayBeDeskMutation(name));
  if (mutations) follow({ ...mutations, fields: writes });
  return [...needed].filter((name) => schema.types.get(name)?.read === false);
}

/** Of a scalar of the service's own the description may say how it is written. */
function worthReading({ name }: TypeModel): boolean {
  return !builtIn.has(name) && !name.startsWith('__');
}

const builtIn: ReadonlySet<string> = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

function namesIn(field: FieldModel): readonly string[] {
  return [field.type.name ?? [], ...field.arguments.map(({ type }) => type.name ?? [])].flat();
}
