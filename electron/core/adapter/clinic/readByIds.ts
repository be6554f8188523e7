import { batchSize, type ServiceDocument } from '../../../../graphql/service/documents.ts';
import { batchVariables } from '../../../../graphql/service/variables.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { Operation } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { askRows, type Question, rowsIn } from './rows.ts';
import type { AskService } from '../../connection/serviceClient.ts';

/** More than a day ever needs; what is beyond stays as it was mentioned. */
const mostIds = 400;

/**
 * Reads many objects by their ids, 20 in a request. Where one bad id spoils a whole batch its objects are read one by
 * one, and the bad one is left out.
 */
export async function readByIds(
  ask: AskService,
  question: Question<{ readonly id: Source }>,
  batch: ServiceDocument | null,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const wanted = ids.slice(0, mostIds);
  const groups = batch ? groupsOf(wanted, batchSize) : [];
  const rows: unknown[] = [];
  const single = batch ? [] : [...wanted];
  for (const group of groups) {
    const outcome = batch ? await ask(batch, batchVariables(question.operation, group), signal) : null;
    if (!outcome || mayBeOneId(outcome)) single.push(...group);
    else if (outcome.kind === 'ok' || outcome.kind === 'partial')
      rows.push(...group.flatMap((_, index) => rowAt(outcome.data, question.operation, index)));
    // A quota that is used up, or a line that is down, is the same for every single id.
    else return rows;
    if (signal.aborted) return rows;
  }
  for (const id of single) {
    const answer = await askRows(ask, question, { id }, signal);
    if (answer.ok) rows.push(...answer.value);
    if (signal.aborted) return rows;
  }
  return rows;
}

/** Failures that one bad id among many may cause. */
function mayBeOneId({ kind }: Outcome): boolean {
  return kind === 'refused' || kind === 'forbidden' || kind === 'gatewayTrouble';
}

function rowAt(
  data: Readonly<Record<string, unknown>>,
  operation: Operation<object>,
  index: number,
): readonly unknown[] {
  return rowsIn({ [operation.field]: data[`r${index}`] }, operation);
}

function groupsOf<Value>(list: readonly Value[], size: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
