import type { Failure, FailureKind } from '../../contract/failure.ts';

/**
 * Whether a failure means that nobody answered for the service, so that what was read before is shown. A key that is
 * refused is none: what it opened is no longer its owner's to see.
 */
export function isOutage({ kind }: Failure): boolean {
  return outages.has(kind);
}

const outages: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'timeout',
  'certificate',
  'clock',
  'proxy',
  'redirected',
  'notGraphQL',
  'gatewayTrouble',
  'quotaExceeded',
  'unreadable',
]);
