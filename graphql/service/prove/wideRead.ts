import { maxDepth } from '../depth.ts';
import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { type Branch, contentsOf } from '../match/leaves.ts';
import { isListed } from '../match/listedTypes.ts';
import { isIdentity } from '../match/identity.ts';
import { rowType } from '../match/resultShape.ts';
import type { EntityScores } from '../match/entities.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { ProbeSession } from '../probe/probeSession.ts';
import { type QueryAnswer, sendQuery } from '../probe/sendQuery.ts';
import type { Operation } from '../serviceMap.ts';
import type { Path } from '../sources.ts';
import type { ArgumentValues } from '../variables.ts';

/** The most rows that are read of one list. */
export const sampleSize = 60;
/** The most values that are selected of a row, so that a service with a limit on the size of queries answers. */
const maxValues = 140;
const maxPerBranch = 10;

/**
 * Reads the first rows of an operation, with all plain values of the row and of what it leads to beside what the map
 * reads. Where the service refuses so much, the plain values of the row itself, and at last only what the map reads.
 */
export async function readWide(
  session: ProbeSession,
  schema: SchemaModel,
  scores: EntityScores,
  concept: ReadConcept,
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone: string,
): Promise<QueryAnswer | null> {
  const type = rowType(schema, operation);
  const levels = maxDepth - 1 - operation.rows.length;
  const all = type ? widePaths(schema, scores, type, levels) : [];
  const send = (fields: object): Promise<QueryAnswer | null> =>
    sendQuery(session, concept, { ...operation, fields }, values, timeZone);
  // What a service can't give of the records that a row leads to leaves the row's own values.
  const own = all.filter((path) => path.length === 1);
  for (const more of own.length < all.length ? [all, own] : [all]) {
    if (more.length === 0) continue;
    const answer = await send({ mapped: operation.fields, all: more });
    if (answer?.rows) return answer;
  }
  return send(operation.fields);
}

/** All plain values of a type and of what it leads to, the nearest first. */
export function widePaths(schema: SchemaModel, scores: EntityScores, type: TypeModel, levels: number): readonly Path[] {
  const { leaves, branches } = contentsOf(schema, type);
  const own = leaves.filter(({ path }) => path.length <= levels).map(({ path }) => path);
  const led = branches
    .filter((branch) => !branch.many || isPart(schema, scores, branch.type) || holdsRoles(branch))
    .flatMap((branch) => {
      const below = contentsOf(schema, branch.type);
      const values = below.leaves.filter(({ path }) => path.length <= 2).slice(0, maxPerBranch);
      // Who takes part in a visit is often a reference inside an entry of a list.
      const inner = branch.many
        ? below.branches
            .filter(({ many }) => !many)
            .flatMap(({ path, type: entry }) =>
              contentsOf(schema, entry)
                .leaves.filter((leaf) => leaf.path.length === 1)
                .slice(0, maxPerBranch)
                .map((leaf) => [...path, ...leaf.path]),
            )
        : [];
      return [...values.map(({ path }) => path), ...inner]
        .map((path) => [...branch.path, ...path])
        .filter((path) => path.length <= levels);
    });
  return [...own, ...led].filter((path) => !path.some((step) => aggregate.test(step))).slice(0, maxValues);
}

/** Counts and sums over rows say nothing of one row, and some services refuse them beside it. */
const aggregate = /_(count|max|min|avg|sum)$|^_(count|metadata|aggregate)/;

/** Words of a field that tells people apart. */
export const roleWords = ['role', 'type', 'kind', 'group', 'category', 'position'];

/** The groups of a user are few, and tell what she may do. */
export function holdsRoles({ words }: Branch): boolean {
  return words.length === 1 && roleWords.includes(words[0] ?? '');
}

/** Lists of phone numbers, names, participants and animals are read along; lists of visits and papers may be endless. */
function isPart(schema: SchemaModel, scores: EntityScores, type: TypeModel): boolean {
  if (!isIdentity(schema, type) || !isListed(schema, type)) return true;
  const own = scores.get(type.name);
  return own !== undefined && Math.max(own.patient.score, own.provider.score, own.client.score) >= 0.4;
}
