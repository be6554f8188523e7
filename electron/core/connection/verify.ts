import type { ServiceDocument } from '../../../graphql/service/documents.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { readOrganization } from '../../../graphql/service/readers/readObjects.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import type { ConnectionRequest, Keys, OrganizationView } from '../../contract/settings.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { sendDocument, keyProblem } from './serviceClient.ts';
import { type AddressProblem, type Endpoint, readAddress } from '../storage/settings/address.ts';
import type { Send } from './transport/transport.ts';
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
  } | null;
}

/**
 * Tries an address and keys with the organization question (interface document, Endpoints: the first query to
 * verify a key). Keeps nothing. What can't even be sent, such as a plain-http address, is a failure at the form.
 */
export async function verify(
  request: ConnectionRequest,
  using: {
    readonly send: Send;
    readonly vault: Pick<Vault, 'use'>;
    readonly map: ServiceMap;
    readonly question: ServiceDocument;
  },
  signal: AbortSignal,
): Promise<Result<Verification>> {
  const endpoint = readAddress(request.url);
  if (typeof endpoint === 'string') return { ok: false, failure: addressFailure(endpoint) };
  const typed = request.keys && trimmed(request.keys);
  const problem = typed && keyProblem(request.environment, typed);
  if (problem) return { ok: false, failure: { kind: 'badKey', message: problem, action: t('connection.keyDo') } };
  const access = typed
    ? { kind: 'open' as const, endpoint, keys: typed }
    : await findStoredKeys(request.environment, endpoint, using.vault);
  if (access.kind !== 'open') return { ok: true, value: { outcome: { kind: access.kind }, opened: null } };

  const outcome = await sendDocument(using.send, access, using.question, {}, signal);
  // On this one question "not allowed" can only mean the key.
  if (outcome.kind === 'forbidden') return { ok: true, value: { outcome: { kind: 'keyRejected' }, opened: null } };
  if (outcome.kind !== 'ok') return { ok: true, value: { outcome, opened: null } };
  const { field, fields } = using.map.organization;
  const row = outcome.data[field];
  const organization = isRecord(row) ? readOrganization(row, fields) : null;
  // Well-formed JSON is not enough: the key opened something only if an organization came back.
  if (!organization) return { ok: true, value: { outcome: { kind: 'notGraphQL' }, opened: null } };
  return { ok: true, value: { outcome, opened: { endpoint, keys: access.keys, organization } } };
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
} as const satisfies Readonly<Record<AddressProblem, string>>;

export function addressFailure(problem: AddressProblem): Failure {
  return { kind: 'badAddress', message: t(addressMessages[problem]), action: t('connection.addressDo') };
}
