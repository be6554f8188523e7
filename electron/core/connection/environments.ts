import { type Endpoint, readAddress } from '../storage/settings/address.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import type {
  ConnectableEnvironment,
  EnvironmentKind,
  EnvironmentView,
  Keys,
  OutcomeView,
} from '../../contract/settings.ts';
import { t } from '../../../i18n/core/t.ts';
import type { DemoHost } from './demoHost.ts';
import type { Vault } from './vault.ts';

/** Where one request goes and with which keys, or why there are none. Resolved for each request, never cached. */
export type Access =
  | { readonly kind: 'open'; readonly endpoint: Endpoint; readonly keys: Keys }
  | { readonly kind: 'keyMissing' | 'keyElsewhere' | 'keyLocked' };

/** The way to an environment as it is set up now. */
export async function findAccess(
  environment: EnvironmentKind,
  from: { readonly settings: SettingsStore; readonly vault: Vault; readonly demo: DemoHost },
): Promise<Access> {
  if (environment === 'demo') return { kind: 'open', ...(await from.demo.connect()) };
  const { url = '', advanced } = from.settings.read().environments[environment] ?? {};
  const endpoint = readAddress(url, advanced);
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

/** An environment as the page may know it. */
export function describeEnvironment(
  kind: EnvironmentKind,
  settings: SettingsStore,
  vault: Vault,
  lastOutcome: OutcomeView | null,
): EnvironmentView {
  if (kind === 'demo') return { kind, url: null, hasKey: false, keySetAt: null, organization: null, lastOutcome };
  const known = settings.read().environments[kind];
  const { hasKey, setAt } = vault.describe(kind);
  return {
    kind,
    url: known?.url ?? null,
    ...(known?.advanced && { advanced: known.advanced }),
    hasKey,
    keySetAt: setAt,
    organization: known?.organization ?? null,
    lastOutcome,
  };
}

/** Host and port of the environment in use, for the eye. */
export function hostOf(settings: SettingsStore): string {
  const { environment, environments } = settings.read();
  if (environment === 'demo') return t('connection.thisComputer');
  const endpoint = readAddress(environments[environment]?.url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.host;
}

/** The origin of an environment's service, by which its map is known; the demo clinic is on another port each run. */
export function originOf(settings: SettingsStore, environment: EnvironmentKind): string {
  if (environment === 'demo') return 'demo';
  const endpoint = readAddress(settings.read().environments[environment]?.url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.origin;
}
