import { maxDepth } from '../depth.ts';
import { buildDocument } from '../documents.ts';
import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { isRecord } from '../json.ts';
import { contentsOf, isListed } from '../match/leaves.ts';
import { isIdentity, rowType } from '../match/resultShape.ts';
import type { EntityScores } from '../match/entities.ts';
import type { ReadConcept } from '../match/plans.ts';
import type { Outcome } from '../outcome.ts';
import type { ProbeSession } from '../probe/probeSession.ts';
import type { Operation } from '../serviceMap.ts';
import { isCondition, type Path } from '../sources.ts';
import { type ArgumentValues, buildVariables } from '../variables.ts';

/** The most rows that are read of one list. */
export const sampleSize = 60;
/** The most values that are selected of a row, so that a service with a limit on the size of queries answers. */
const maxValues = 140;
const maxPerBranch = 10;

/** Rows of a list with everything that one question could select of them, and how the service answered. */
export interface WideRead {
  readonly outcome: Outcome;
  /** Null where the service gave no list. */
  readonly rows: readonly unknown[] | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/**
 * Reads the first rows of an operation, with all plain values of the row and of what it leads to beside what the map
 * reads. Where the service refuses so much, only what the map reads.
 */
export async function readWide(
  session: ProbeSession,
  schema: SchemaModel,
  scores: EntityScores,
  concept: ReadConcept,
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone: string,
): Promise<WideRead | null> {
  const type = rowType(schema, operation);
  const levels = maxDepth - 1 - operation.rows.length;
  const all = type ? widePaths(schema, scores, type, levels) : [];
  const wide = { ...operation, fields: { mapped: operation.fields, all } };
  const variables = buildVariables(operation, values, timeZone);
  for (const each of all.length > 0 ? [wide, operation] : [operation]) {
    const document = buildDocument(concept, each, `Desk${concept}Proof`);
    if (document.depth > maxDepth) continue;
    const outcome = await session.send({ name: document.name, text: document.text, variables });
    if (outcome === null) return null;
    const read = { outcome, rows: 'data' in outcome ? rowsOf(outcome.data, operation) : null };
    if (read.rows !== null || each === operation) return { ...read, data: 'data' in outcome ? outcome.data : null };
  }
  return null;
}

/** All plain values of a type and of what it leads to, the nearest first. */
export function widePaths(schema: SchemaModel, scores: EntityScores, type: TypeModel, levels: number): readonly Path[] {
  const { leaves, branches } = contentsOf(schema, type);
  const own = leaves.filter(({ path }) => path.length <= levels).map(({ path }) => path);
  const led = branches
    .filter((branch) => !branch.many || isPart(schema, scores, branch.type))
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
  return [...own, ...led].slice(0, maxValues);
}

/** Lists of phone numbers, names, participants and animals are read along; lists of visits and papers may be endless. */
function isPart(schema: SchemaModel, scores: EntityScores, type: TypeModel): boolean {
  if (!isIdentity(schema, type) || !isListed(schema, type)) return true;
  const own = scores.get(type.name);
  return own !== undefined && Math.max(own.patient.score, own.provider.score, own.client.score) >= 0.4;
}

/** The rows of an answer; null where the service left out the list itself. */
export function rowsOf(
  data: Readonly<Record<string, unknown>>,
  operation: Pick<Operation<object>, 'field' | 'rows'>,
): readonly unknown[] | null {
  let current: readonly unknown[] = [data[operation.field]];
  for (const step of operation.rows) {
    if (isCondition(step)) continue;
    current = current.flat().map((each) => (isRecord(each) ? each[step] : undefined));
  }
  const found = current.flat();
  return found.every((row) => row === null || row === undefined) && found.length > 0
    ? null
    : found.filter((row) => row !== null && row !== undefined);
}
