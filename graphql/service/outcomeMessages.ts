import { say } from '../../words/core/say.ts';
import type { NetworkFailure, Outcome, ServiceError } from './outcome.ts';

/** The message for an outcome. It holds the service's own message where it gave one, never a key or an address. */
export function outcomeMessage(outcome: Outcome): OutcomeMessage {
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
        action: outcome.waitSeconds === null ? say('outcomes.waitFewMinutes') : waitMessage(outcome.waitSeconds),
      };
    case 'notGraphQL':
      return outcome.page
        ? { message: say('outcomes.webPage'), action: say('outcomes.webPageDo') }
        : { message: say('outcomes.otherAnswer'), action: say('outcomes.checkAddressAndSignIn') };
    case 'gatewayTrouble':
      return {
        message: say('outcomes.trouble', { status: String(outcome.status) }),
        action: outcome.waitSeconds == null ? say('outcomes.waitMinute') : waitMessage(outcome.waitSeconds),
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
      return networkFailureMessage(outcome);
  }
}

/** A sentence with the service's own words in it, where it gave any. */
function withDetails(kind: 'partial' | 'refused' | 'forbidden' | 'headerMissing', details: string): string {
  return details === '' ? say(`outcomes.${kind}`) : say(`outcomes.${kind}Said`, { said: details });
}

function detailsOf(errors: readonly ServiceError[]): string {
  return errors.find((error) => error.message !== '')?.message.slice(0, 300) ?? '';
}

function waitMessage(seconds: number): string {
  if (seconds < 90) return say('outcomes.waitSeconds', { count: Math.max(seconds, 1) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? say('outcomes.waitMinutes', { count: minutes })
    : say('outcomes.waitHours', { count: Math.round(minutes / 60) });
}

/** What a receptionist reads: what happened, and the one thing to do. */
interface OutcomeMessage {
  readonly message: string;
  readonly action: string;
}

interface Row {
  /** The error names that are meant, among those of one kind; without it all others. */
  readonly codes?: RegExp;
  /** The error's name is shown only where it helps to look it up. */
  readonly message: (code: string) => OutcomeMessage;
}

/** Messages for network failures, by kind and error name: the first match wins, the last row of a kind always matches. */
const rows: Readonly<Record<NetworkFailure['kind'], readonly [...Row[], Row]>> = {
  unreachable: [
    {
      codes: /INTERNET_DISCONNECTED|ENETDOWN|ENETUNREACH|OFFLINE/,
      message: () => ({ message: say('outcomes.noNetwork'), action: say('outcomes.noNetworkDo') }),
    },
    {
      codes: /SUSPENDED/,
      message: () => ({ message: say('outcomes.asleep'), action: say('outcomes.asleepDo') }),
    },
    {
      codes: /ENOTFOUND|EAI_|ERR_NAME_|ERR_DNS_|ICANN/,
      message: () => ({ message: say('outcomes.nameNotFound'), action: say('outcomes.checkLineAndAddress') }),
    },
    {
      codes: /BLOCKED_BY|ACCESS_DENIED|EACCES|EPERM/,
      message: () => ({ message: say('outcomes.blocked'), action: say('outcomes.blockedDo') }),
    },
    {
      codes: /ECONNREFUSED|ERR_CONNECTION_REFUSED/,
      message: () => ({ message: say('outcomes.nobodyAnswers'), action: say('outcomes.nobodyAnswersDo') }),
    },
    {
      codes:
        /ECONNRESET|EPIPE|ECONNABORTED|ENETRESET|UND_ERR_SOCKET|RESET|CLOSED|ABORTED|EMPTY_RESPONSE|NETWORK_CHANGED|HTTP2|QUIC/,
      message: () => ({ message: say('outcomes.lineBroke'), action: say('outcomes.checkLine') }),
    },
    { message: () => ({ message: say('outcomes.unreachable'), action: say('outcomes.checkLineAndAddress') }) },
  ],
  timeout: [{ message: () => ({ message: say('outcomes.timeout'), action: say('outcomes.timeoutDo') }) }],
  certificate: [
    {
      codes: /EXPIRED|NOT_YET_VALID|DATE_INVALID/,
      message: (code) => ({
        message: say('outcomes.certificateExpired', { code }),
        action: say('outcomes.certificateExpiredDo'),
      }),
    },
    {
      codes: /ALTNAME|COMMON_NAME|HOSTNAME/,
      message: (code) => ({
        message: say('outcomes.certificateElsewhere', { code }),
        action: say('outcomes.checkAddressAndSignIn'),
      }),
    },
    {
      codes: /EPROTO|ERR_SSL_|ERR_TLS13|ERR_TLS_HANDSHAKE/,
      message: (code) => ({ message: say('outcomes.notSecure', { code }), action: say('outcomes.notSecureDo') }),
    },
    {
      message: (code) => ({
        message: say('outcomes.certificateUntrusted', { code }),
        action: say('outcomes.certificateUntrustedDo'),
      }),
    },
  ],
  clock: [{ message: () => ({ message: say('outcomes.certificateDate'), action: say('outcomes.certificateDateDo') }) }],
  proxy: [
    {
      codes: /407|AUTH/,
      message: () => ({ message: say('outcomes.proxySignIn'), action: say('outcomes.proxySignInDo') }),
    },
    { message: () => ({ message: say('outcomes.proxyBlocks'), action: say('outcomes.proxyBlocksDo') }) },
  ],
  redirected: [{ message: () => ({ message: say('outcomes.redirected'), action: say('outcomes.redirectedDo') }) }],
  cancelled: [{ message: () => ({ message: say('outcomes.stopped'), action: say('outcomes.tryAgain') }) }],
};

/** The message for a network failure. */
export function networkFailureMessage({ kind, code }: Pick<NetworkFailure, 'kind' | 'code'>): OutcomeMessage {
  const ofKind = rows[kind];
  return (ofKind.find(({ codes }) => codes?.test(code) ?? true) ?? ofKind[0]).message(code);
}
