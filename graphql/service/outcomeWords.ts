import { lineWords, type Words } from './lineWords.ts';
import type { Outcome, ServiceError } from './outcome.ts';

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
        message: outcome.own
          ? 'Front Desk has asked the service very often within a minute, and holds back.'
          : 'The plan’s number of requests is used up for now.',
        action: waitWords(outcome.waitSeconds, 'Wait a few minutes and try again.'),
      };
    case 'notGraphQL':
      return outcome.page
        ? {
            message: 'A web page answered: it was not the practice-management service.',
            action: 'If this network asks you to sign in first, do so in a browser; else check the address.',
          }
        : {
            message: 'Something answered, but it was not the practice-management service.',
            action: 'Check the address, and whether this network asks you to sign in first.',
          };
    case 'gatewayTrouble':
      return {
        message: `The service has trouble of its own (status ${outcome.status}).`,
        action: waitWords(outcome.waitSeconds ?? null, 'Wait a minute and try again.'),
      };
    case 'unreadable':
      return { message: 'The answer arrived damaged and was not used.', action: 'Try again.' };
    case 'tooLarge':
      return {
        message: 'The answer was far larger than expected and was not read.',
        action: 'Check the address. Report it if the address is right.',
      };
    case 'unreachable':
    case 'timeout':
    case 'certificate':
    case 'clock':
    case 'proxy':
    case 'redirected':
    case 'cancelled':
      return lineWords(outcome);
  }
}

function quote(errors: readonly ServiceError[]): string {
  const message = errors.find((error) => error.message !== '')?.message;
  return message === undefined ? '' : `: “${message.slice(0, 300)}”`;
}

function waitWords(seconds: number | null, otherwise: string): string {
  if (seconds === null) return otherwise;
  if (seconds < 90) return `Wait ${Math.max(seconds, 1)} ${seconds > 1 ? 'seconds' : 'second'} and try again.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? `Wait ${minutes} minutes and try again.`
    : `Wait ${Math.round(minutes / 60)} hours and try again.`;
}
