import type { Choice, Verdict } from '../match/matchSchema.ts';
import type { Reason } from '../match/words/reasons.ts';
import { sendQuery } from '../probe/sendQuery.ts';
import { readDate, readMoment } from '../readers/time.ts';
import type { Operation, RequestFields } from '../serviceMap.ts';
import { asText, readText } from '../sources.ts';
import { dropChoice, othersThan, type ProofSession } from './proofSession.ts';
import { proveFields, valuesOf } from './proveFields.ts';
import { withMost } from './slots.ts';
import { checkValues } from './valueChecks.ts';
import { sampleSize } from './wideRead.ts';

/**
 * Reads the first requests for appointments, once: rows with ids of their own, of people who can be called, with a wanted
 * time that can be read. What its rows are not is not offered, and nothing else is tried instead.
 */
export async function proveRequests(session: ProofSession): Promise<void> {
  const { operations, concepts, timeZone, requests, largestPage } = session;
  const match = concepts.requests;
  const chosen = match?.chosen;
  if (!operations.requests || !match || !chosen) return;
  const matched = largestPage === null ? operations.requests : withMost(operations.requests, largestPage);
  const read = await sendQuery(requests, 'requests', matched, { limit: sampleSize, offset: 0, page: 1 }, timeZone);
  const settle = (verdict: Verdict, reason: Reason, operation = matched): void => {
    if (verdict === 'refuted') {
      dropChoice(session, 'requests', othersThan(null, [chosen, ...match.others], new Map([[chosen, reason]])));
      return;
    }
    operations.requests = operation;
    const settled: Choice = { ...chosen, verdict, reasons: [...chosen.reasons, reason] };
    concepts.requests = { ...match, chosen: settled };
  };
  if (!read) return settle('unproven', 'noRequestsForRows');
  const { rows, outcome } = read;
  if (rows === null)
    return outcome.kind === 'refused' && !outcome.unsure
      ? settle('refuted', 'rejected')
      : settle('unproven', 'noResponse');
  if (rows.length === 0) return settle('unproven', 'noRows');
  // Sound: the list of requests is read by a request's fields.
  const given = matched as Operation<RequestFields>;
  const ids = rows.map((row) => readText(row, given.fields.id));
  if (ids.includes(null) || new Set(ids).size < ids.length) return settle('refuted', 'rowsLackIds');
  if (!saysWhen(valuesOf(given.fields.wanted, rows), rows.length)) return settle('refuted', 'rowsLackRequestedTime');
  const { operation } = proveFields(session.schema, 'requests', withRightTimes(given, rows), rows, session.now);
  const { name, phones, emails, client } = operation.fields as RequestFields;
  if (!client && !(name && (phones ?? emails))) return settle('refuted', 'rowsLackContact');
  settle('proven', { id: 'rowsRead', count: rows.length }, operation);
}

/** Whether most rows have a day, a moment or words for when: an id or an address is none of these, and nor is a plain number. */
function saysWhen(values: readonly unknown[], count: number): boolean {
  const said = values.filter((value) => {
    if (readDate(value, 'UTC') !== null || readMoment(value, 'UTC') !== null) return true;
    const text = asText(value) ?? '';
    return /\p{L}|\d[:.]\d/u.test(text) && checkValues('name', [text]) === 'fits';
  });
  return said.length > 0 && said.length * 2 >= count;
}

/** Without a time of sending that can't be read as one. */
function withRightTimes(operation: Operation<RequestFields>, rows: readonly unknown[]): Operation<RequestFields> {
  const { created, ...others } = operation.fields;
  const values = valuesOf(created, rows);
  const isTime = values.length === 0 || values.some((value) => readMoment(value, 'UTC') !== null);
  return isTime ? operation : { ...operation, fields: others };
}
