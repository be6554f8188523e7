import type { Log } from '../foundation/log.ts';
import type { Clock } from '../foundation/ports.ts';
import type { Authentication, Endpoint } from '../storage/settings/address.ts';
import type { EnvironmentKind, Keys } from '../../contract/settings.ts';
import type { AnyDocument, ServiceDocument } from '../../../graphql/service/documents.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { t } from '../../../i18n/core/t.ts';
import type { Access } from './environments.ts';
import type { Send } from './transport/transport.ts';

/**
 * Sends one document of the map to the connected service: with retries, or once where the failure itself is the answer, as
 * when searching for the row that makes a page fail.
 */
export type QueryService = (
  document: AnyDocument,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  attempts?: 'once',
) => Promise<Outcome>;

/** Sends one document with given keys. */
export function sendDocument(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  document: AnyDocument,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  attempts?: 'once',
): Promise<Outcome> {
  return send(
    {
      url: access.endpoint.url,
      headers: authenticationHeaders(access.keys, access.endpoint.authentication),
      query: document.text,
      operationName: document.name,
      variables,
      ...(attempts && { attempts }),
    },
    signal,
  );
}

/**
 * Creates the query function of a clinic. A 403 with errors may mean the key or only this operation, so the
 * organization query probes the key once to find out which.
 */
export function createServiceClient(options: {
  readonly environment: EnvironmentKind;
  readonly send: Send;
  readonly findAccess: () => Promise<Access>;
  readonly probe: ServiceDocument;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly log: Log;
  readonly clock: Clock;
}): QueryService {
  const { send, probe, log, clock } = options;

  async function queryOnce(
    document: AnyDocument,
    variables: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    attempts?: 'once',
  ): Promise<Outcome> {
    const access = await options.findAccess();
    if (access.kind !== 'open') return { kind: access.kind };
    const outcome = await sendDocument(send, access, document, variables, signal, attempts);
    if (outcome.kind !== 'forbidden') return outcome;
    if (document.name === probe.name) return { kind: 'keyRejected' };
    const check = await sendDocument(send, access, probe, {}, signal);
    return check.kind === 'forbidden' || check.kind === 'keyRejected' ? { kind: 'keyRejected' } : outcome;
  }

  return async (document, variables, signal, attempts) => {
    const started = clock.now();
    const outcome = await queryOnce(document, variables, signal, attempts);
    log.write({
      event: 'request',
      environment: options.environment,
      document: document.name,
      outcome: outcome.kind,
      milliseconds: clock.now() - started,
    });
    if (isConnectionState(outcome, document)) options.onOutcome(outcome);
    return outcome;
  };
}

/**
 * Whether an outcome tells how the connection is. A refused change is shown at its form, and an answer that is too large
 * is read again in parts, or shown where it was requested: the connection itself is fine.
 */
function isConnectionState(outcome: Outcome, document: AnyDocument): boolean {
  if (outcome.kind === 'refused') return !document.text.startsWith('mutation');
  return outcome.kind !== 'cancelled' && outcome.kind !== 'tooLarge';
}

/**
 * The authentication headers of an environment (interface document, Authentication): the raw key, without Bearer, unless
 * the service was set up to take it otherwise. The gateway's two headers are always the same.
 */
export function authenticationHeaders(
  keys: Keys,
  { header = 'authorization', scheme }: Authentication = {},
): Readonly<Record<string, string>> {
  if (keys.kind === 'gateway') return { 'x-api-key': keys.apiKey, 'x-service-key': keys.serviceKey };
  const isWhole = scheme === undefined || withScheme.test(keys.key);
  return { [header.toLowerCase()]: isWhole ? keys.key : `${scheme} ${keys.key}` };
}

/**
 * A key that was copied with the word before it, as services show it: `Bearer abc`. It is sent as it was copied. Some have a
 * word of their own (RFC 9110 11.4): behind such a one stands something as long as a key.
 */
const withScheme = /^(?:(?:Bearer|Token|Basic|JWT|ApiKey|Api-Key) (?=\S)|[a-z][\w-]{2,19} (?=\S{16,}$))/i;

/** The error in typed keys, as text; null when they can be sent. Line breaks and such never fit a header. */
export function keyProblem(environment: EnvironmentKind, keys: Keys): string | null {
  if ((environment === 'gateway') !== (keys.kind === 'gateway')) return t('connection.twoKeys');
  const texts = keys.kind === 'single' ? [keys.key] : [keys.apiKey, keys.serviceKey];
  if (texts.some((text) => text === ''))
    return keys.kind === 'single' ? t('connection.keyMissing') : t('connection.oneKeyMissing');
  // RFC 9110 5.5: visible ASCII; a copied key with a line break or a typographic dash is a copying mistake.
  const own = keys.kind === 'single' ? texts.map((text) => text.replace(withScheme, '')) : texts;
  if (own.some((text) => !/^[\x21-\x7e]+$/.test(text))) {
    return t('connection.badKey');
  }
  return null;
}
