import type { ConnectableEnvironment, EnvironmentKind, Keys } from '../../contract/environment.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { type Endpoint, readAddress } from '../storage/settings/address.ts';
import type { Vault } from './vault/vault.ts';
import type { DemoHost } from './demoHost.ts';

/** Where one request goes and with which keys, or why there are none. Found anew for each request, never kept. */
export type Access =
  | { readonly kind: 'open'; readonly endpoint: Endpoint; readonly keys: Keys }
  | { readonly kind: 'keyMissing' | 'keyElsewhere' | 'keyLocked' };

/** The way to an environment as it is set up now. */
export async function findAccess(
  environment: EnvironmentKind,
  from: { readonly settings: SettingsStore; readonly vault: Vault; readonly demo: DemoHost },
): Promise<Access> {
  if (environment === 'demo') return { kind: 'open', ...(await from.demo.connect()) };
  const endpoint = readAddress(from.settings.read().environments[environment]?.url ?? '');
  if (typeof endpoint === 'string') return { kind: 'keyMissing' };
  return findStoredKeys(environment, endpoint, from.vault);
}

/** The stored keys of an environment for one endpoint. Keys verified for another origin are not given out. */
export async function findStoredKeys(
  environment: ConnectableEnvironment,
  endpoint: Endpoint,
  vault: Pick<Vault, 'use'>,
): Promise<Access> {
  const answer = await vault.use(environment, endpoint.origin);
  switch (answer.kind) {
    case 'keys':
      return { kind: 'open', endpoint, keys: answer.keys };
    case 'none':
      return { kind: 'keyMissing' };
    case 'otherAddress':
      return { kind: 'keyElsewhere' };
    case 'locked':
      return { kind: 'keyLocked' };
  }
}
