import { t } from '../../i18n/core/t.ts';
import type { NetworkFailure, Outcome, ServiceError } from './outcome.ts';

/** The message for an outcome. It holds the service's own message where it gave one, never a key or an address. */
export function outcomeMessage(outcome: Outcome): OutcomeMessage {
  switch (outcome.kind) {
    case 'ok':
      return { message: t('outcomes.answered'), action: t('outcomes.nothingToDo') };
    case 'partial':
    case 'refused':
    case 'forbidden':
      return {
        message: withDetails(outcome.kind, detailsOf(outcome.errors)),
        action: t(`outcomes.${outcome.kind}Do`),
      };
    case 'depthLimit':
      return { message: t('outcomes.tooDeep'), action: t('outcomes.tooDeepDo') };
    case 'keyMissing':
    case 'keyElsewhere':
    case 'keyLocked':
    case 'keyRejected':
    case 'nothingRead':
    case 'tooLarge':
      return { message: t(`outcomes.${outcome.kind}`), action: t(`outcomes.${outcome.kind}Do`) };
    case 'headerMissing':
      return { message: withDetails(outcome.kind, outcome.description), action: t('outcomes.headerMissingDo') };
    case 'quotaExceeded':
      return {
        message: outcome.own ? t('outcomes.heldBack') : t('outcomes.quotaUsed'),
        action: outcome.waitSeconds === null ? t('outcomes.waitFewMinutes') : waitMessage(outcome.waitSeconds),
      };
    case 'notGraphQL':
      return outcome.page
        ? { message: t('outcomes.webPage'), action: t('outcomes.webPageDo') }
        : { message: t('outcomes.otherAnswer'), action: t('outcomes.checkAddressAndSignIn') };
    case 'gatewayTrouble':
      return {
        message: t('outcomes.trouble', { status: String(outcome.status) }),
        action: outcome.waitSeconds == null ? t('outcomes.waitMinute') : waitMessage(outcome.waitSeconds),
      };
    case 'unreadable':
      return { message: t('outcomes.unreadable'), action: t('outcomes.tryAgain') };
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
  return details === '' ? t(`outcomes.${kind}`) : t(`outcomes.${kind}Said`, { said: details });
}

/** The service's own words, at most 300 characters; empty where it gave none. */
export function detailsOf(errors: readonly ServiceError[]): string {
  return errors.find((error) => error.message !== '')?.message.slice(0, 300) ?? '';
}

function waitMessage(seconds: number): string {
  if (seconds < 90) return t('outcomes.waitSeconds', { count: Math.max(seconds, 1) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? t('outcomes.waitMinutes', { count: minutes })
    : t('outcomes.waitHours', { count: Math.round(minutes / 60) });
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
      message: () => ({ message: t('outcomes.noNetwork'), action: t('outcomes.noNetworkDo') }),
    },
    {
      codes: /SUSPENDED/,
      message: () => ({ message: t('outcomes.asleep'), action: t('outcomes.asleepDo') }),
    },
    {
      codes: /ENOTFOUND|EAI_|ERR_NAME_|ERR_DNS_|ICANN/,
      message: () => ({ message: t('outcomes.nameNotFound'), action: t('outcomes.checkLineAndAddress') }),
    },
    {
      codes: /BLOCKED_BY|ACCESS_DENIED|EACCES|EPERM/,
      message: () => ({ message: t('outcomes.blocked'), action: t('outcomes.blockedDo') }),
    },
    {
      codes: /ECONNREFUSED|ERR_CONNECTION_REFUSED/,
      message: () => ({ message: t('outcomes.noAnswer'), action: t('outcomes.noAnswerDo') }),
    },
    {
      codes:
        /ECONNRESET|EPIPE|ECONNABORTED|ENETRESET|UND_ERR_SOCKET|RESET|CLOSED|ABORTED|EMPTY_RESPONSE|NETWORK_CHANGED|HTTP2|QUIC/,
      message: () => ({ message: t('outcomes.lineBroke'), action: t('outcomes.checkLine') }),
    },
    { message: () => ({ message: t('outcomes.unreachable'), action: t('outcomes.checkLineAndAddress') }) },
  ],
  timeout: [{ message: () => ({ message: t('outcomes.timeout'), action: t('outcomes.timeoutDo') }) }],
  certificate: [
    {
      codes: /EXPIRED|NOT_YET_VALID|DATE_INVALID/,
      message: (code) => ({
        message: t('outcomes.certificateExpired', { code }),
        action: t('outcomes.certificateExpiredDo'),
      }),
    },
    {
      codes: /ALTNAME|COMMON_NAME|HOSTNAME/,
      message: (code) => ({
        message: t('outcomes.certificateElsewhere', { code }),
        action: t('outcomes.checkAddressAndSignIn'),
      }),
    },
    {
      codes: /EPROTO|ERR_SSL_|ERR_TLS13|ERR_TLS_HANDSHAKE/,
      message: (code) => ({ message: t('outcomes.notSecure', { code }), action: t('outcomes.notSecureDo') }),
    },
    {
      message: (code) => ({
        message: t('outcomes.certificateUntrusted', { code }),
        action: t('outcomes.certificateUntrustedDo'),
      }),
    },
  ],
  clock: [{ message: () => ({ message: t('outcomes.certificateDate'), action: t('outcomes.certificateDateDo') }) }],
  proxy: [
    {
      codes: /407|AUTH/,
      message: () => ({ message: t('outcomes.proxySignIn'), action: t('outcomes.proxySignInDo') }),
    },
    { message: () => ({ message: t('outcomes.proxyBlocks'), action: t('outcomes.proxyBlocksDo') }) },
  ],
  redirected: [{ message: () => ({ message: t('outcomes.redirected'), action: t('outcomes.redirectedDo') }) }],
  cancelled: [{ message: () => ({ message: t('outcomes.stopped'), action: t('outcomes.tryAgain') }) }],
};

/** The message for a network failure. */
export function networkFailureMessage({ kind, code }: Pick<NetworkFailure, 'kind' | 'code'>): OutcomeMessage {
  const ofKind = rows[kind];
  return (ofKind.find(({ codes }) => codes?.test(code) ?? true) ?? ofKind[0]).message(code);
}
