import { GraphQLError, type GraphQLResolveInfo, isEnumType, isScalarType } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { edgedbObjects, keyOf } from './records.ts';
import { clinicTypes } from './schema.ts';
import { type SelectArgs, asWritten, linked, selectRows } from './select.ts';
import { type ObjectType, ancestorsOf, pointersOf, typeNamed } from './typeText.ts';
import { type Writes, edgedbWrites, violation } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = { Owner: 'client', Pet: 'patient', Visit: 'appointment' };

/** Resolvers of what the database reflects of every type. */
export function edgedbRoots(stage: Backstage): object {
  const { objectsOf } = edgedbObjects(stage);
  const writes = edgedbWrites(stage);
  const concrete = clinicTypes.filter((type) => type.isAbstract !== true && type.aliasOf === undefined);
  /** All objects of a type; those of an abstract one are of many types. */
  const all = (type: ObjectType): readonly Row[] => {
    if (type.aliasOf !== undefined) return objectsOf[type.name]?.() ?? [];
    return concrete
      .filter((each) => each === type || ancestorsOf(clinicTypes, each).includes(type))
      .flatMap(({ name }) => objectsOf[name]?.() ?? []);
  };
  function show(row: Row, alias: string | null = null): Row {
    const type = typeNamed(clinicTypes, typeNameOf(row));
    const kind = kinds[type.name];
    if (kind) stage.meet(kind, keyOf(kind, row) ?? 0);
    const shown: Record<string, unknown> = { ...row, ...(alias !== null && { __typename: alias }) };
    for (const { name, isLink, isMulti } of pointersOf(clinicTypes, type)) {
      if (!isLink) continue;
      shown[name] = (args: SelectArgs, _: unknown, info: GraphQLResolveInfo) => {
        const found = selectRows(linked(row, name) ?? [], asWritten(args, info), stage.cap).map((each) => show(each));
        return isMulti ? found : (found[0] ?? null);
      };
    }
    return shown;
  }
  const denied = (name: string, way: string) => (): never => {
    throw violation(way, name);
  };
  const writesOf = (row: Row): Writes => {
    const name = typeNameOf(row);
    return (
      writes[name] ?? { insert: denied(name, 'insert'), update: denied(name, 'update'), remove: denied(name, 'delete') }
    );
  };
  const roots: Record<string, unknown> = {};
  for (const type of clinicTypes) {
    const { name } = type;
    const alias = type.aliasOf === undefined ? null : name;
    const select = (args: SelectArgs): readonly Row[] => selectRows(all(type), args, stage.cap);
    const fields: Record<string, (args: SelectArgs & { readonly data: never }) => unknown> = {};
    fields[name] = (args: SelectArgs) => select(args).map((row) => show(row, alias));
    fields[`insert_${name}`] = ({ data }: { data: readonly Row[] }) =>
      data.map((one) => show((writes[name]?.insert ?? denied(name, 'insert'))(one)));
    fields[`update_${name}`] = ({ data, ...args }: SelectArgs & { readonly data: Row }) =>
      select(args).map((row) => show(writesOf(row).update(row, data)));
    fields[`delete_${name}`] = (args: SelectArgs) => {
      // They are shown as they were.
      const gone = select(args).map((row) => show(row, alias));
      for (const row of gone) writesOf({ ...row, ...(alias !== null && { __typename: 'Visit_Type' }) }).remove(row);
      return gone;
    };
    for (const [field, resolve] of Object.entries(fields))
      roots[field] = (args: SelectArgs & { readonly data: never }, _: unknown, info: GraphQLResolveInfo) => {
        refuseObjects(info);
        return resolve(asWritten(args, info));
      };
  }
  return roots;
}

/** Objects and lists have to stand in the text of a query: its variables are scalars. */
function refuseObjects({ operation, schema }: GraphQLResolveInfo): void {
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const inner = type.kind === 'NonNullType' ? type.type : type;
    const named = inner.kind === 'NamedType' ? schema.getType(inner.name.value) : undefined;
    if (!isScalarType(named) && !isEnumType(named))
      throw new GraphQLError(
        `Only scalar input variables are allowed. Variable '${variable.name.value}' has non-scalar value.`,
      );
  }
}

function typeNameOf(row: Row): string {
  return String(row['__typename']).replace('_Type', '');
}
