import type { NetworkFailure } from './outcome.ts';

/** What a receptionist reads: what happened, and the one thing to do. */
export interface Words {
  readonly message: string;
  readonly action: string;
}

interface Row extends Words {
  /** The error names that are meant, among those of one kind; without it all others. */
  readonly codes?: RegExp;
}

const tryAgain = 'Check the internet connection, then try again.';

/** Words for what can happen on the line, by kind and error name; the first that fits counts, the last of a kind always does. */
const rows: Readonly<Record<NetworkFailure['kind'], readonly [...Row[], Row]>> = {
  unreachable: [
    {
      codes: /INTERNET_DISCONNECTED|ENETDOWN|ENETUNREACH|OFFLINE/,
      message: 'This computer has no network.',
      action: 'Check the cable or the wireless network; Front Desk goes on by itself when it is back.',
    },
    {
      codes: /SUSPENDED/,
      message: 'The computer was asleep.',
      action: 'Try again; it may take a few seconds until the network is back.',
    },
    {
      codes: /ENOTFOUND|EAI_|ERR_NAME_|ERR_DNS_|ICANN/,
      message: 'The service can’t be reached: its name was not found.',
      action: 'Check the internet connection and the address, then try again.',
    },
    {
      codes: /BLOCKED_BY|ACCESS_DENIED|EACCES|EPERM/,
      message: 'The service can’t be reached: something on this computer does not let Front Desk out.',
      action: 'Ask your IT to let Front Desk through the firewall or the virus scanner.',
    },
    {
      codes: /ECONNREFUSED|ERR_CONNECTION_REFUSED/,
      message: 'The service can’t be reached: nobody answers there.',
      action: 'Check the address; if it is right, the service is down: try again in a few minutes.',
    },
    {
      codes:
        /ECONNRESET|EPIPE|ECONNABORTED|ENETRESET|UND_ERR_SOCKET|RESET|CLOSED|ABORTED|EMPTY_RESPONSE|NETWORK_CHANGED|HTTP2|QUIC/,
      message: 'The service can’t be reached: the connection broke.',
      action: tryAgain,
    },
    {
      message: 'The service can’t be reached.',
      action: 'Check the internet connection and the address, then try again.',
    },
  ],
  timeout: [{ message: 'The service took too long to answer.', action: 'Try again in a moment.' }],
  certificate: [
    {
      codes: /EXPIRED|NOT_YET_VALID|DATE_INVALID/,
      message: 'The service’s certificate has expired. Nothing was sent.',
      action: 'Tell the service’s operator; Front Desk goes on by itself when it is renewed.',
    },
    {
      codes: /ALTNAME|COMMON_NAME|HOSTNAME/,
      message: 'The service’s certificate is for another address. Nothing was sent.',
      action: 'Check the address, and whether this network asks you to sign in first.',
    },
    {
      codes: /EPROTO|ERR_SSL_|ERR_TLS13|ERR_TLS_HANDSHAKE/,
      message: 'No secure connection to the service could be made.',
      action: 'Try again; if it stays, ask your IT whether something on this network reads encrypted traffic.',
    },
    {
      message: 'The service’s certificate can’t be trusted. Nothing was sent.',
      action: 'Check the address and this computer’s clock; else ask your IT for the clinic’s certificate authority.',
    },
  ],
  clock: [
    {
      message: 'The service’s certificate does not fit today’s date. Nothing was sent.',
      action:
        'Check this computer’s date and time. If they are right, the certificate has expired: tell the service’s operator.',
    },
  ],
  proxy: [
    {
      codes: /407|AUTH/,
      message: 'A proxy on this network wants you to sign in.',
      action: 'Sign in to the proxy, or ask your IT to let Front Desk through.',
    },
    {
      message: 'A proxy on this network stands between Front Desk and the service, and does not connect them.',
      action: 'Ask your IT to let Front Desk through.',
    },
  ],
  redirected: [
    {
      message: 'The address points somewhere else. Front Desk did not follow, to keep the key safe.',
      action:
        'Enter the service’s own address; if it worked before, see whether this network asks you to sign in first.',
    },
  ],
  cancelled: [{ message: 'This was stopped.', action: 'Try again.' }],
};

/** Words for what happened on the line. The error's name stands behind them only where somebody could look it up. */
export function lineWords({ kind, code }: Pick<NetworkFailure, 'kind' | 'code'>): Words {
  const ofKind = rows[kind];
  const { message, action } = ofKind.find(({ codes }) => codes?.test(code) ?? true) ?? ofKind[0];
  return { message: kind === 'certificate' ? message.replace('.', ` (${code}).`) : message, action };
}
