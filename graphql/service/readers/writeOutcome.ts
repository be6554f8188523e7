import type { Outcome } from '../outcome.ts';
import type { WriteOperation } from '../serviceWrites.ts';
import { asText, isCondition, valueAt, valuesAt } from './sources.ts';

/** How a mutation ended. */
export type WriteOutcome =
  /** The id of what was changed, where the service tells it. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** The service said no, in its own words; nothing was changed. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** It was sent and no answer came that tells: it may have been done. Never send it again unasked. */
  | { readonly kind: 'unknown'; readonly outcome: Outcome }
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
      return readAnswer(operation, outcome.data[operation.field]);
    case 'partial':
    case 'refused':
      return { kind: 'refused', problems: outcome.errors.map(({ message }) => ({ message, field: null })) };
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
    case 'headerMissing':
    case 'forbidden':
    case 'depthLimit':
    case 'quotaExceeded':
      return { kind: 'failed', outcome };
  }
}

function readAnswer({ result }: WriteOperation, answer: unknown): WriteOutcome {
  const problems = result.refusals.flatMap(({ list, text, field }) =>
    valuesAt(answer, list).flatMap((entry): readonly Problem[] => {
      const message = asText(text === null ? entry : valueAt(entry, [text]));
      return message === null ? [] : [{ message, field: field === null ? null : placeText(valuesAt(entry, [field])) }];
    }),
  );
  const failed = result.success !== undefined && valueAt(answer, result.success) === false;
  const untouched = result.affected !== undefined && Number(valueAt(answer, result.affected)) === 0;
  const id = result.object ? asText(valueAt(answer, [...result.object.path, result.object.id])) : null;
  // Where the changed thing should be and is not, nothing was changed: a union answered an error, or a row was not found.
  const lost = result.object !== null && id === null && (answer === null || result.object.path.some(isCondition));
  if (problems.length > 0 || failed || untouched || lost) return { kind: 'refused', problems };
  return { kind: 'done', id };
}

/** A field is named by a text, or by the steps of a path. */
function placeText(steps: readonly unknown[]): string | null {
  const words = steps.flatMap((step) => asText(step) ?? []);
  return words.length > 0 ? words.join('.') : null;
}
