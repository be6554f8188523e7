import type { Failure } from '../../contract/failure.ts';
import type { OutcomeView } from '../../contract/settings.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { outcomeMessage } from '../../../graphql/service/outcomeMessages.ts';
import type { DeskConcept } from '../../../graphql/service/serviceMap.ts';
import { t } from '../../../i18n/core/t.ts';
import { requestedPause } from './transport/retryPolicy.ts';

/** The failure that the page gets for an outcome without data. */
export function failureOf(outcome: Exclude<Outcome, { kind: 'ok' }>): Failure {
  const pause = requestedPause(outcome);
  const requested = pause === null ? {} : { waitSeconds: pause / 1000 };
  return { kind: outcome.kind, ...outcomeMessage(outcome), ...requested };
}

/** An outcome as settings and the status strip show it. `at` is epoch milliseconds. */
export function viewOf(outcome: Outcome, at: number): OutcomeView {
  return { kind: outcome.kind, ...outcomeMessage(outcome), at: new Date(at).toISOString() };
}

/**
 * Failures on the way to the service: it got no request, so a retry costs it nothing, and they clear without notice.
 */
export function isOfLine({ kind }: { readonly kind: OutcomeView['kind'] }): boolean {
  return lineKinds.has(kind);
}

const lineKinds: ReadonlySet<OutcomeView['kind']> = new Set([
  'unreachable',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'notGraphQL',
]);

export function badRequest(message: string): Failure {
  return { kind: 'badRequest', message, action: t('failures.badRequestDo') };
}

/** A channel or an operation that is on no list. */
export function unknownQuestion(): Failure {
  return badRequest(t('failures.unknownQuestion'));
}

/** A known question with values that its guard or its operation does not take. */
export function unfitValues(): Failure {
  return badRequest(t('failures.unfitValues'));
}

export function notOffered(what: DeskConcept | 'anyLocation' | 'schema'): Failure {
  return lacks(t(`lacking.${what}`));
}

/**
 * An operation of the service by its name; `byOperation` where it exists and requires inputs that the desk can't
 * supply.
 */
export function operationNotOffered(operation: string, why: 'operation' | 'byOperation'): Failure {
  return lacks(t(`lacking.${why}`, { operation }));
}

function lacks(message: string): Failure {
  return { kind: 'notOffered', message, action: t('failures.notOfferedDo') };
}

/** A look for a payment that ended before all of them were read: that it was not among them means nothing. */
export function paymentsNotWhole(): Failure {
  return { kind: 'unreadable', message: t('failures.paymentsNotWhole'), action: t('failures.paymentsNotWholeDo') };
}

/** What free times are queried for, where a service requires it. */
export type NeededChoice = 'timesPerType' | 'timesPerProvider' | 'timesPerLength';

/** A query that the service accepts only with a choice that is not made yet. */
export function choiceNeeded(choice: NeededChoice): Failure {
  return { kind: 'notOffered', message: t(`lacking.${choice}`), action: t(`lacking.${choice}Do`) };
}

export function cancelledFailure(): Failure {
  return { kind: 'cancelled', message: t('outcomes.stopped'), action: t('outcomes.tryAgain') };
}

export function fileNotWritten(): Failure {
  return { kind: 'storage', message: t('failures.fileNotWritten'), action: t('failures.fileNotWrittenDo') };
}

export function copyNotErased(): Failure {
  return { kind: 'storage', message: t('failures.copyNotErased'), action: t('failures.copyNotErasedDo') };
}
