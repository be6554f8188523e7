import type { Outcome, ServiceError } from '../outcome.ts';
import { isRecord } from '../json.ts';
import type { WriteOperation } from '../serviceWrites.ts';
import { asText, isCondition, type Path, valueAt, valuesAt } from '../sources.ts';
import { refusalOf } from './refusal.ts';

/** How a mutation ended. */
export type WriteOutcome =
  /** The id of the changed object, where the service gives it. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** The service refused, with its own messages; nothing was changed. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /**
   * It was sent and the result is unknown: it may have been done. Never resend it automatically. With `problems` the
   * service's words may be a refusal: they are, where a look shows that nothing was changed.
   */
  | { readonly kind: 'unknown'; readonly outcome: Outcome; readonly problems?: readonly Problem[] }
  /** It was not done: it never reached the service, or the service refused the key or the request. */
  | { readonly kind: 'failed'; readonly outcome: Outcome };

export interface Problem {
  readonly message: string;
  /** The field it is about, in the service's words. */
  readonly field: string | null;
}

/**
 * Judges the answer of a mutation. Many services refuse with HTTP 200 and no errors: by a list of messages, a false
 * success flag, no affected row, or an error as the answer's type (service-dialects, Traps).
 */
export function readWriteOutcome(operation: WriteOperation, outcome: Outcome): WriteOutcome {
  switch (outcome.kind) {
    case 'ok':
      return readPayload(operation, payloadIn(outcome.data, operation)) ?? withoutResult(operation, outcome.data);
    case 'partial':
      return readPartial(operation, outcome);
    case 'refused':
      // A service that broke on the way, or behind the change, may have made it.
      if (outcome.unsure || outcome.errors.some((error) => isBehind(error, operation)))
        return { kind: 'unknown', outcome };
      return outcome.executed
        ? refusalIn(outcome, outcome.errors)
        : { kind: 'refused', problems: problemsOf(outcome.errors) };
    // That a request too many was not carried out is usual, and nowhere promised.
    case 'quotaExceeded':
    case 'gatewayTrouble':
    case 'unreadable':
    case 'tooLarge':
    case 'notGraphQL':
      return { kind: 'unknown', outcome };
    case 'unreachable':
    case 'certificate':
    case 'clock':
    case 'proxy':
    case 'redirected':
    case 'timeout':
    case 'cancelled':
      return { kind: outcome.sent ? 'unknown' : 'failed', outcome };
    case 'keyMissing':
    case 'keyElsewhere':
    case 'keyLocked':
    case 'keyRejected':
    case 'nothingRead':
    case 'headerMissing':
    case 'forbidden':
    case 'depthLimit':
      return { kind: 'failed', outcome };
  }
}

/** Data without the change: not an answer to this request, or a refusal that only a text tells of. */
function withoutResult(operation: WriteOperation, data: Readonly<Record<string, unknown>>): WriteOutcome {
  const problems = replyIn(operation, payloadIn(data, operation));
  return { kind: 'unknown', outcome: { kind: 'notGraphQL' }, ...(problems.length > 0 && { problems }) };
}

/** What a service says of a result that is none. */
function replyIn({ result: { reply } }: WriteOperation, payload: unknown): readonly Problem[] {
  const message = reply ? asText(valueAt(payload, reply)) : null;
  return message === null ? [] : [{ message, field: null }];
}

/** An answer with errors beside it: what was changed is there, and only something that was to be shown of it is not. */
function readPartial(operation: WriteOperation, outcome: Extract<Outcome, { kind: 'partial' }>): WriteOutcome {
  const { data, errors } = outcome;
  const payload = payloadIn(data, operation);
  if (payload === undefined || payload === null) return refusalIn(outcome, errors);
  const end = readPayload(operation, payload);
  // Errors of the change contradict its result, and without an id the changed object is unknown.
  const isSure =
    end?.kind === 'refused' || (end !== null && end.id !== null && errors.every((error) => isBehind(error, operation)));
  return end && isSure ? end : { kind: 'unknown', outcome };
}

/** The result where a change gave errors alone: refused only if every one of them is surely a refusal. */
function refusalIn(outcome: Outcome, errors: readonly ServiceError[]): WriteOutcome {
  const kinds = errors.map(refusalOf);
  if (kinds.includes('failed')) return { kind: 'unknown', outcome };
  const problems = problemsOf(errors);
  return kinds.includes('unclear') ? { kind: 'unknown', outcome, problems } : { kind: 'refused', problems };
}

/** Whether an error arose below the change, in the selection of its result: then it was carried out before. */
function isBehind({ path }: ServiceError, operation: WriteOperation): boolean {
  const own = pathOf(operation);
  return path.length > own.length && own.every((step, index) => path[index] === step);
}

/** From the answer's data to what the change answered. */
function pathOf({ way = [], field }: WriteOperation): Path {
  return [...way, field];
}

/** What the change answered; undefined where the answer has nothing of it. */
function payloadIn(data: Readonly<Record<string, unknown>>, { way = [], field }: WriteOperation): unknown {
  const holder = valueAt(data, way);
  return isRecord(holder) ? holder[field] : undefined;
}

function problemsOf(errors: readonly ServiceError[]): readonly Problem[] {
  return errors.map(({ message }) => ({ message, field: null }));
}

/** The result by the payload itself; null where it does not report the change. */
function readPayload(
  operation: WriteOperation,
  payload: unknown,
): Extract<WriteOutcome, { readonly kind: 'done' | 'refused' }> | null {
  const { result } = operation;
  const problems = result.refusals.flatMap(({ list, text, field }) =>
    valuesAt(payload, list).flatMap((entry): readonly Problem[] => {
      const message = asText(text === null ? entry : valueAt(entry, [text]));
      return message === null ? [] : [{ message, field: field === null ? null : placeText(valuesAt(entry, [field])) }];
    }),
  );
  const success = result.success && valueAt(payload, result.success);
  const affected = result.affected && Number(valueAt(payload, result.affected));
  const id = result.object ? asText(valueAt(payload, [...result.object.path, result.object.id])) : null;
  // Where the changed thing should be and is not, nothing was changed: a union answered an error, or a row was not found.
  // Of what was deleted as it should be some services answer null as well.
  const isNull = payload === null && !deletes.test(operation.field);
  const lost = result.object !== null && id === null && (isNull || result.object.path.some(isCondition));
  const isOther = result.type !== undefined && isRecord(payload) && ![undefined, result.type].includes(typeOf(payload));
  if (problems.length > 0) return { kind: 'refused', problems };
  if (success === false || affected === 0 || lost || isOther)
    return { kind: 'refused', problems: replyIn(operation, payload) };
  const isConfirmed = id !== null || success === true || (affected ?? 0) > 0;
  // Neither success nor the changed object, though its id was selected: this is no answer to the request.
  if (payload === undefined || ((result.object !== null || result.unclear) && !isConfirmed)) return null;
  return { kind: 'done', id };
}

function typeOf({ __typename: name }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof name === 'string' ? name : undefined;
}

const deletes = /delete|remove|destroy|erase|elimina|supprime|excluir|l(ö|oe)sche/i;

/** A field is named by a text, or by the steps of a path. */
function placeText(steps: readonly unknown[]): string | null {
  const words = steps.flatMap((step) => asText(step) ?? []);
  return words.length > 0 ? words.join('.') : null;
}
