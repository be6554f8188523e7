import type { AnyDocument, ServiceDocument } from '../../../graphql/service/documents.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import type { EnvironmentKind, Keys } from '../../contract/environment.ts';
import type { Log } from '../foundation/log/log.ts';
import type { Clock } from '../foundation/ports.ts';
import { authenticationHeaders } from './transport/endpoint.ts';
import type { Endpoint } from '../storage/settings/address.ts';
import type { Send } from './transport/transport.ts';
import type { Access } from './access.ts';

/**
 * Asks the connected service one document of the map: with retries, unless the failure itself is what is wanted, as with
 * whoever searches for the row that makes a page fail.
 */
export type AskService = (
  document: AnyDocument,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  manner?: 'once',
) => Promise<Outcome>;

/** Asks one document with given keys. */
export function askOnce(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  document: AnyDocument,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  manner?: 'once',
): Promise<Outcome> {
  return send(
    {
      url: access.endpoint.url,
      headers: authenticationHeaders(access.keys),
      query: document.text,
      operationName: document.name,
      variables,
      ...(manner && { manner }),
    },
    signal,
  );
}

/**
 * Makes the way a clinic asks its service. A 403 with errors may mean the key or only this operation, so the
 * key is probed once with the organization question to tell which.
 */
export function createServiceClient(options: {
  readonly environment: EnvironmentKind;
  readonly send: Send;
  readonly findAccess: () => Promise<Access>;
  readonly probe: ServiceDocument;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly log: Log;
  readonly clock: Clock;
}): AskService {
  const { send, probe, log, clock } = options;

  async function ask(
    document: AnyDocument,
    variables: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
    manner?: 'once',
  ): Promise<Outcome> {
    const access = await options.findAccess();
    if (access.kind !== 'open') return { kind: access.kind };
    const outcome = await askOnce(send, access, document, variables, signal, manner);
    if (outcome.kind !== 'forbidden') return outcome;
    if (document.name === probe.name) return { kind: 'keyRejected' };
    const check = await askOnce(send, access, probe, {}, signal);
    return check.kind === 'forbidden' || check.kind === 'keyRejected' ? { kind: 'keyRejected' } : outcome;
  }

  return async (document, variables, signal, manner) => {
    const started = clock.now();
    const outcome = await ask(document, variables, signal, manner);
    log.write({
      event: 'request',
      environment: options.environment,
      document: document.name,
      outcome: outcome.kind,
      milliseconds: clock.now() - started,
    });
    // Whoever is told no at a change is told there; the way to the service is good.
    const isAnswered = outcome.kind === 'refused' && document.text.startsWith('mutation');
    if (outcome.kind !== 'cancelled' && !isAnswered) options.onOutcome(outcome);
    return outcome;
  };
}
