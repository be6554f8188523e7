import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { filtered, type PageArgs, pageOf } from './collection.ts';
import { apiPlatformIds, apiPlatformItems } from './records.ts';
import { bare, lowerFirst, type Resource } from './resourceText.ts';
import { clinicResources } from './schema.ts';
import { apiPlatformWrites, httpError } from './writes.ts';

const kinds: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  Client: 'client',
  Animal: 'patient',
  Consultation: 'appointment',
};

type Input = Row & { readonly id?: string; readonly clientMutationId?: string | null };

/** Resolvers of what is built for every resource. */
export function apiPlatformRoots(stage: Backstage): object {
  const all = rememberedRows(stage.practice, apiPlatformItems(stage));
  const resourceOf = (iri: unknown): Resource | undefined => {
    const path = typeof iri === 'string' ? /^\/api\/(\w+)\/\d+$/.exec(iri)?.[1] : undefined;
    return clinicResources.find((resource) => resource.path === path);
  };
  const find = (iri: unknown): Row | null => {
    const resource = resourceOf(iri);
    return (resource && all(resource.name).find(({ id }) => id === iri)) ?? null;
  };
  const writes = apiPlatformWrites(stage, find);
  const collection = (resource: Resource, rows: readonly Row[], args: Row & PageArgs): object =>
    pageOf(filtered(resource, rows, args, find), args, stage.cap, (row) => show(resource, row));
  function show(resource: Resource, row: Row): Row {
    const kind = kinds[resource.name];
    if (kind) stage.meet(kind, apiPlatformIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row, __typename: resource.name };
    for (const [field, type] of Object.entries(resource.relations ?? {})) {
      const target = clinicResources.find(({ name }) => name === bare(type)) ?? resource;
      const value = row[field];
      shown[field] = (args: Row & PageArgs) => {
        if (!Array.isArray(value)) return showFound(target, value);
        return collection(
          target,
          value.map(find).filter((other) => other !== null),
          args,
        );
      };
    }
    return shown;
  }
  function showFound(resource: Resource | undefined, iri: unknown): Row | null {
    const row = find(iri);
    return row && resource ? show(resource, row) : null;
  }
  /** What an id that is no IRI comes to: the reason is only in the log. */
  const routed = (id: string): Resource => {
    const resource = resourceOf(id);
    if (resource) return resource;
    throw new GraphQLError('Internal server error');
  };
  const roots: Record<string, unknown> = { node: ({ id }: { id: string }) => showFound(routed(id), id) };
  for (const resource of clinicResources) {
    const { name, plural } = resource;
    const field = lowerFirst(name);
    const existing = ({ id = '' }: Input): string => {
      const isOther = routed(id) !== resource;
      if (isOther && find(id)) throw new GraphQLError(`Item "${id}" did not match expected type "${name}".`);
      if (isOther || !find(id)) throw httpError(404, `Item "${id}" not found.`);
      return id;
    };
    const payload = (item: Row | null, { clientMutationId = null }: Input): Row => ({
      [field]: item,
      clientMutationId,
    });
    roots[field] = ({ id }: { id: string }) => (routed(id) === resource ? showFound(resource, id) : null);
    roots[plural] = (args: Row & PageArgs) => collection(resource, all(name), args);
    roots[`create${name}`] = ({ input }: { input: Input }) =>
      payload(showFound(resource, writes.create(resource, input)), input);
    roots[`update${name}`] = ({ input }: { input: Input }) => {
      const id = existing(input);
      writes.update(resource, id, input);
      return payload(showFound(resource, id), input);
    };
    roots[`delete${name}`] = ({ input }: { input: Input }) => {
      const id = existing(input);
      writes.remove(resource, id);
      // Of what is gone only the id is left to say.
      return payload({ id }, input);
    };
  }
  return roots;
}
