import type { Outcome, ServiceError } from './outcome.ts';

/** What a receptionist reads about an outcome: what happened, and the one thing to do. */
export interface Words {
  readonly message: string;
  readonly action: string;
}

/** Words for every outcome. They hold the service's own message where it gave one, never a key or an address. */
export function wordsFor(outcome: Outcome): Words {
  switch (outcome.kind) {
    case 'ok':
      return { message: 'The service answered.', action: 'Nothing to do.' };
    case 'partial':
      return {
        message: `The service answered only in part${quote(outcome.errors)}.`,
        action: 'What is missing is marked. Refresh to ask again.',
      };
    case 'refused':
      return {
        message: `The service did not accept this request${quote(outcome.errors)}.`,
        action: 'Refresh. If it stays, show this message to whoever looks after your connection.',
      };
    case 'depthLimit':
      return {
        message: 'The service finds this request too deep (query_depth_limit).',
        action: 'Report this to whoever looks after Front Desk: the request must be split.',
      };
    case 'forbidden':
      return {
        message: `This key may not see or do that${quote(outcome.errors)}.`,
        action: 'Ask your administrator for a key with this permission.',
      };
    case 'keyMissing':
      return {
        message: 'There is no key for this environment on this computer.',
        action: 'Open Settings and paste the key.',
      };
    case 'keyElsewhere':
      return {
        message: 'The address changed, and a stored key goes only to the address it was verified for.',
        action: 'Paste the key for the new address.',
      };
    case 'keyLocked':
      return {
        message: 'The stored key can’t be opened now: another user stored it, or the system’s key store is locked.',
        action: 'Unlock the system’s key store and restart Front Desk, or paste the key again.',
      };
    case 'keyRejected':
      return {
        message: 'The service does not accept the key.',
        action: 'Paste the key for this environment again; testing and production keys differ.',
      };
    case 'headerMissing':
      return {
        message: `The gateway misses a key${outcome.description ? `: “${outcome.description}”` : ''}.`,
        action: 'Enter both keys, the gateway key and the application key.',
      };
    case 'quotaExceeded':
      return {
        message: 'The plan’s number of requests is used up for now.',
        action: waitWords(outcome.retryAfter),
      };
    case 'notGraphQL':
      return {
        message: 'Something answered, but it was not the practice-management service.',
        action: 'Check the address, and whether this network asks you to sign in first.',
      };
    case 'gatewayTrouble':
      return {
        message: `The service has trouble of its own (status ${outcome.status}).`,
        action: 'Wait a minute and try again.',
      };
    case 'unreadable':
      return { message: 'The answer arrived damaged and was not used.', action: 'Try again.' };
    case 'tooLarge':
      return {
        message: 'The answer was far larger than expected and was not read.',
        action: 'Check the address. Report it if the address is right.',
      };
    case 'unreachable':
      return {
        message: 'The service can’t be reached.',
        action: 'Check the internet connection and the address, then try again.',
      };
    case 'timeout':
      return { message: 'The service took too long to answer.', action: 'Try again in a moment.' };
    case 'certificate':
      return {
        message: `The service’s certificate can’t be trusted (${outcome.code}). Nothing was sent.`,
        action: 'Check the address and this computer’s clock; else ask your IT for the clinic’s certificate authority.',
      };
    case 'clock':
      return {
        message: 'The service’s certificate does not fit today’s date. Nothing was sent.',
        action:
          'Check this computer’s date and time. If they are right, the certificate has expired: tell the service’s operator.',
      };
    case 'proxy':
      return {
        message: 'A proxy on this network stands between Front Desk and the service.',
        action: 'Sign in to the proxy or ask your IT to let Front Desk through.',
      };
    case 'redirected':
      return {
        message: 'The address points somewhere else. Front Desk did not follow, to keep the key safe.',
        action: 'Enter the service’s own address.',
      };
    case 'cancelled':
      return { message: 'This was stopped.', action: 'Try again.' };
  }
}

function quote(errors: readonly ServiceError[]): string {
  const message = errors.find((error) => error.message !== '')?.message;
  return message === undefined ? '' : `: “${message.slice(0, 300)}”`;
}

function waitWords(retryAfter: string | null): string {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  if (seconds === null) return 'Wait a few minutes and try again.';
  return seconds < 90
    ? `Wait ${seconds} seconds and try again.`
    : `Wait ${Math.ceil(seconds / 60)} minutes and try again.`;
}
