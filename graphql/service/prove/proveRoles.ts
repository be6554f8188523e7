import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import type { Reason } from '../match/words/reasons.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { wordsOf } from '../match/words/words.ts';
import type { AppointmentFields, Operation } from '../serviceMap.ts';
import { asText, type Path, readText, type Source, valueAt } from '../sources.ts';
import { withHidden, withoutFields, withoutWords } from './proveFields.ts';
import { linkedIds } from './judgeLink.ts';
import { holdsRoles, roleWords } from './wideRead.ts';

export interface Separated {
  readonly clients: Operation<object>;
  readonly providers: Operation<object>;
  readonly reason: Reason;
}

/**
 * Where one list holds clients and staff, the word by which they are told apart: those who come to appointments have
 * one, those who give them another. Null where no field tells.
 */
export function separateRoles(
  schema: SchemaModel,
  people: {
    readonly clients: Operation<object>;
    readonly providers: Operation<object>;
    readonly rows: readonly unknown[];
  },
  appointments: { readonly operation: Operation<AppointmentFields>; readonly rows: readonly unknown[] },
): Separated | null {
  const type = rowType(schema, people.clients);
  if (!type) return null;
  const { id } = people.clients.fields as { readonly id: Source };
  const clientIds = idsAt(appointments, 'client');
  const providerIds = idsAt(appointments, 'provider');
  for (const path of roleColumns(schema, type)) {
    const wordsAt = (ids: ReadonlySet<string>): ReadonlySet<string> =>
      new Set(
        people.rows
          .filter((row) => ids.has(readText(row, id) ?? ''))
          .flatMap((row) => asText(valueAt(row, path)) ?? []),
      );
    const clientWords = wordsAt(clientIds);
    const providerWords = wordsAt(providerIds);
    const isApart = ![...clientWords].some((word) => providerWords.has(word));
    if (!isApart || (clientWords.size === 0 && providerWords.size === 0)) continue;
    // A group does not tell staff from clients if the groups of one of them are unknown.
    const isOneSided = clientWords.size === 0 || providerWords.size === 0;
    if (isOneSided && path.length === 1 && wordsOf(path[0] ?? '').includes('group')) continue;
    const all = new Set(people.rows.flatMap((row) => asText(valueAt(row, path)) ?? []));
    const rest = (of: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
      of.size > 0 ? [...of] : [...all].filter((word) => !others.has(word));
    const come = rest(clientWords, providerWords);
    // Where none of them came to what was read, there may be suppliers too.
    const called = clientWords.size === 0 ? come.filter(isClientRole) : come;
    return {
      clients: only(people.clients, path, called.length > 0 ? called : come),
      providers: only(people.providers, path, rest(providerWords, clientWords)),
      reason: { id: 'distinguishedBy', name: path.join('.') },
    };
  }
  return null;
}

/** Where a person's role stands. */
export function roleColumns(schema: SchemaModel, type: TypeModel): readonly Path[] {
  const { leaves, branches } = contentsOf(schema, type);
  const own = leaves.filter(
    ({ words, kind, isList, path }) =>
      path.length === 1 && !isList && ['enum', 'text'].includes(kind) && words.some((word) => roleWords.includes(word)),
  );
  const named = branches.filter(holdsRoles).flatMap((branch) =>
    contentsOf(schema, branch.type)
      .leaves.filter(({ words, kind, path }) => path.length === 1 && kind === 'text' && words.join(' ') === 'name')
      .map(({ path }) => [...branch.path, ...path]),
  );
  return [...own.map(({ path }) => path), ...named];
}

/** What a role calls those who are no staff. */
const clientRoles: ReadonlySet<string> = new Set(['client', 'customer', 'owner', 'patient', 'guardian', 'parent']);

function isClientRole(role: string): boolean {
  return wordsOf(role).some((word) => clientRoles.has(word));
}

/** A list of all accounts without those whose role is a client's; null where no role says so, or all are clients. */
export function withoutClients(
  schema: SchemaModel,
  providers: Operation<object>,
  rows: readonly unknown[],
): Operation<object> | null {
  const type = rowType(schema, providers);
  for (const path of type ? roleColumns(schema, type) : []) {
    const roles = new Set(rows.flatMap((row) => asText(valueAt(row, path)) ?? []));
    const ofClients = [...roles].filter(isClientRole);
    if (ofClients.length === 0 || ofClients.length === roles.size) continue;
    return withoutWords(providers, path, ofClients);
  }
  return null;
}

function idsAt(
  { operation, rows }: { readonly operation: Operation<AppointmentFields>; readonly rows: readonly unknown[] },
  name: 'client' | 'provider',
): ReadonlySet<string> {
  return new Set(linkedIds(rows, operation.fields[name]));
}

function only(operation: Operation<object>, path: Path, words: readonly string[]): Operation<object> {
  const { tags } = operation.fields as { readonly tags?: Source };
  // The group that makes her a client is no tag of hers.
  const isTag = tags?.kind === 'path' && tags.path[0] === path[0];
  const untagged = isTag ? withoutFields(operation, 'tags') : operation;
  const known = Object.fromEntries(words.map((word) => [word, true as const]));
  return withHidden(untagged, { kind: 'otherThan', path, words: known });
}
