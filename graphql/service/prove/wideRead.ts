import { maxDepth } from '../depth.ts';
import { takes } from '../documents.ts';
import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { type Branch, contentsOf } from '../match/schema/leaves.ts';
import { isListed } from '../match/schema/listedTypes.ts';
import { isIdentity } from '../match/schema/identity.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { EntityScores } from '../match/entities/entities.ts';
import type { ReadConcept } from '../match/queries/plans.ts';
import type { Outcome } from '../outcome.ts';
import type { ProbeSession } from '../probe/probeSession.ts';
import { type QueryAnswer, sendQuery } from '../probe/sendQuery.ts';
import type { Operation } from '../serviceMap.ts';
import { type Path, valueAt } from '../sources.ts';
import type { ArgumentValues } from '../variables.ts';
import { brokenPaths, isBelow, withoutPaths } from './brokenFields.ts';

/** The most rows that are read of one list. */
export const sampleSize = 60;
/** The most values that are selected of a row, so that a service with a limit on the size of queries answers. */
const maxValues = 140;
const maxPerBranch = 10;
/** How often a list is read again without what the service named as broken. */
const maxRepeats = 4;

/** What was read, and the operation without what the service can't give. */
export interface WideAnswer extends QueryAnswer {
  readonly operation: Operation<object>;
}

/**
 * Reads the first rows of an operation, with all plain values of the row and of what it leads to beside what the map
 * reads. Where the service refuses so much, the plain values of the row itself, and at last only what the map reads. What
 * an answer names as broken is left out, at most four times.
 */
export async function readWide(
  session: ProbeSession,
  schema: SchemaModel,
  scores: EntityScores,
  concept: ReadConcept,
  given: Operation<object>,
  values: ArgumentValues,
  timeZone: string,
): Promise<WideAnswer | null> {
  const type = rowType(schema, given);
  const levels = maxDepth - 1 - given.rows.length;
  const all = type ? widePaths(schema, scores, type, levels) : [];
  // What a service can't give of the records that a row leads to leaves the row's own values.
  const own = all.filter((path) => path.length === 1);
  const steps = [all, ...(own.length < all.length ? [own] : []), []].filter(
    (more, index) => more.length > 0 || index > 0,
  );
  let operation = given;
  let broken: readonly Path[] = [];
  let answer: QueryAnswer | null = null;
  for (let step = 0, repeats = 0; step < steps.length; step += 1) {
    const more = (steps[step] ?? []).filter((path) => !isBelow(path, broken));
    const fields = more.length > 0 ? { mapped: operation.fields, all: more } : operation.fields;
    answer = await sendQuery(session, concept, { ...operation, fields }, values, timeZone);
    if (!answer) return null;
    // Fewer days are asked for first: with all values they tell more than many rows with few.
    if (isTooMuch(answer.outcome) && takes(given, 'from')) break;
    const found = brokenPaths(operation, answer.outcome).filter((path) => !isBelow(path, broken));
    const { rows } = answer;
    // A value that fails takes what holds it along: without it the rest may be there.
    const spoiled = rows && found.filter((path) => path.length > 1 && isMissing(rows, path));
    if (spoiled?.length === 0) break;
    const left = found.length > 0 && repeats < maxRepeats ? withoutPaths(operation, found) : null;
    if (!left) {
      if (rows) break;
      continue;
    }
    operation = left;
    broken = [...broken, ...found];
    repeats += 1;
    step -= 1;
  }
  return answer && { ...answer, operation };
}

/** Whether an answer was larger than what is received, or took too long. */
export function isTooMuch({ kind }: Outcome): boolean {
  return kind === 'tooLarge' || kind === 'timeout';
}

/** Whether what holds a broken value is missing in most rows, and not in one that is damaged. */
function isMissing(rows: readonly unknown[], [holder = '']: Path): boolean {
  return rows.filter((row) => valueAt(row, [holder]) === null).length > rows.length / 2;
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
