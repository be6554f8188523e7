import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import type { ProbeResult } from '../../../graphql/service/probe/probeService.ts';
import type { ConnectionRequest, Keys, OrganizationView } from '../../contract/settings.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { keyProblem } from './serviceClient.ts';
import { type AddressProblem, type Endpoint, readAddress } from '../storage/settings/address.ts';
import type { Vault } from './vault.ts';
import { findStoredKeys } from './environments.ts';
import { t } from '../../../i18n/core/t.ts';

/** How a try ended. `opened` is there only when the service accepted the keys and named its organization. */
export interface Verification {
  readonly outcome: Outcome;
  readonly opened: {
    readonly endpoint: Endpoint;
    readonly keys: Keys;
    readonly organization: OrganizationView;
    readonly reading: ServiceReading | null;
  } | null;
}

/** The schema as it was read, or as it was inferred by probing where the service does not show it. */
export type ServiceReading =
  { readonly kind: 'read'; readonly schema: SchemaModel } | { readonly kind: 'probed'; readonly result: ProbeResult };

/** How a service answered the question whose it is. Without an organization the key has opened nothing. */
export interface Identification {
  readonly outcome: Outcome;
  readonly organization: OrganizationView | null;
  /** Where the schema had to be read for this, it need not be read again. */
  readonly reading: ServiceReading | null;
}

export type Identify = (
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
) => Promise<Identification>;

/**
 * Tries an address and keys with the question whose the service is. Keeps nothing. What can't even be sent, such as a
 * plain-http address, is a failure at the form.
 */
export async function verify(
  request: ConnectionRequest,
  using: { readonly vault: Pick<Vault, 'use'>; readonly identify: Identify },
  signal: AbortSignal,
): Promise<Result<Verification>> {
  const endpoint = readAddress(request.url, request.advanced);
  if (typeof endpoint === 'string') return { ok: false, failure: addressFailure(endpoint) };
  const typed = request.keys && trimmed(request.keys);
  const problem = typed && keyProblem(request.environment, typed);
  if (problem) return { ok: false, failure: { kind: 'badKey', message: problem, action: t('connection.keyDo') } };
  const access = typed
    ? { kind: 'open' as const, endpoint, keys: typed }
    : await findStoredKeys(request.environment, endpoint, using.vault);
  if (access.kind !== 'open') return { ok: true, value: { outcome: { kind: access.kind }, opened: null } };

  const { outcome, organization, reading } = await using.identify(access, signal);
  if (!organization) return { ok: true, value: { outcome, opened: null } };
  return { ok: true, value: { outcome, opened: { endpoint, keys: access.keys, organization, reading } } };
}

/** Copied keys often end with a line break. */
function trimmed(keys: Keys): Keys {
  return keys.kind === 'single'
    ? { kind: 'single', key: keys.key.trim() }
    : { kind: 'gateway', apiKey: keys.apiKey.trim(), serviceKey: keys.serviceKey.trim() };
}

const addressMessages = {
  empty: 'connection.addressMissing',
  notAnAddress: 'connection.noAddress',
  notHttps: 'connection.notEncrypted',
  holdsPassword: 'connection.holdsPassword',
  badPath: 'connection.badPath',
  badHeader: 'connection.badHeader',
  badScheme: 'connection.badScheme',
} as const satisfies Readonly<Record<AddressProblem, string>>;

export function addressFailure(problem: AddressProblem): Failure {
  const isAdvanced = problem === 'badPath' || problem === 'badHeader' || problem === 'badScheme';
  const action = t(isAdvanced ? 'connection.keyDo' : 'connection.addressDo');
  return { kind: 'badAddress', message: t(addressMessages[problem]), action };
}
