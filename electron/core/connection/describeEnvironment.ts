import type { EnvironmentKind } from '../../contract/environment.ts';
import type { EnvironmentView, OutcomeView } from '../../contract/settings.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { readAddress } from '../storage/settings/address.ts';
import type { Vault } from './vault/vault.ts';
import { say } from '../../../words/core/say.ts';

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
    hasKey,
    keySetAt: setAt,
    organization: known?.organization ?? null,
    lastOutcome,
  };
}

/** Host and port of the environment in use, for the eye. */
export function hostOf(settings: SettingsStore): string {
  const { environment, environments } = settings.read();
  if (environment === 'demo') return say('connection.thisComputer');
  const endpoint = readAddress(environments[environment]?.url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.host;
}

/** The origin of an environment's service, by which its map is known; the demo clinic is on another port each run. */
export function originOf(settings: SettingsStore, environment: EnvironmentKind): string {
  if (environment === 'demo') return 'demo';
  const endpoint = readAddress(settings.read().environments[environment]?.url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.origin;
}
