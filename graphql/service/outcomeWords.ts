import { say } from '../../words/core/say.ts';
import { lineWords, type Words } from './lineWords.ts';
import type { Outcome, ServiceError } from './outcome.ts';

/** Words for every outcome. They hold the service's own message where it gave one, never a key or an address. */
export function wordsFor(outcome: Outcome): Words {
  switch (outcome.kind) {
    case 'ok':
      return { message: say('outcomes.answered'), action: say('outcomes.nothingToDo') };
    case 'partial':
    case 'refused':
    case 'forbidden':
      return {
        message: withDetails(outcome.kind, detailsOf(outcome.errors)),
        action: say(`outcomes.${outcome.kind}Do`),
      };
    case 'depthLimit':
      return { message: say('outcomes.tooDeep'), action: say('outcomes.tooDeepDo') };
    case 'keyMissing':
    case 'keyElsewhere':
    case 'keyLocked':
    case 'keyRejected':
    case 'tooLarge':
      return { message: say(`outcomes.${outcome.kind}`), action: say(`outcomes.${outcome.kind}Do`) };
    case 'headerMissing':
      return { message: withDetails(outcome.kind, outcome.description), action: say('outcomes.headerMissingDo') };
    case 'quotaExceeded':
      return {
        message: outcome.own ? say('outcomes.heldBack') : say('outcomes.quotaUsed'),
        action: outcome.waitSeconds === null ? say('outcomes.waitFewMinutes') : waitWords(outcome.waitSeconds),
      };
    case 'notGraphQL':
      return outcome.page
        ? { message: say('outcomes.webPage'), action: say('outcomes.webPageDo') }
        : { message: say('outcomes.otherAnswer'), action: say('outcomes.checkAddressAndSignIn') };
    case 'gatewayTrouble':
      return {
        message: say('outcomes.trouble', { status: String(outcome.status) }),
        action: outcome.waitSeconds == null ? say('outcomes.waitMinute') : waitWords(outcome.waitSeconds),
      };
    case 'unreadable':
      return { message: say('outcomes.unreadable'), action: say('outcomes.tryAgain') };
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

/** A sentence with the service's own words in it, where it gave any. */
function withDetails(kind: 'partial' | 'refused' | 'forbidden' | 'headerMissing', details: string): string {
  return details === '' ? say(`outcomes.${kind}`) : say(`outcomes.${kind}Said`, { said: details });
}

function detailsOf(errors: readonly ServiceError[]): string {
  return errors.find((error) => error.message !== '')?.message.slice(0, 300) ?? '';
}

function waitWords(seconds: number): string {
  if (seconds < 90) return say('outcomes.waitSeconds', { count: Math.max(seconds, 1) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? say('outcomes.waitMinutes', { count: minutes })
    : say('outcomes.waitHours', { count: Math.round(minutes / 60) });
}
