import { buildDocuments } from '../../../graphql/service/documents.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import { type ConnectableEnvironment, type EnvironmentKind, environmentKinds } from '../../contract/environment.ts';
import type { Failure } from '../../contract/failure.ts';
import type { Result } from '../../contract/result.ts';
import type { ConnectionReport, ConnectionRequest, EnvironmentView, OutcomeView } from '../../contract/settings.ts';
import { type Clinic, createClinic } from '../clinic/clinic.ts';
import { cancelledFailure, viewOf } from '../failures.ts';
import type { Log } from '../log.ts';
import type { MapStore } from '../map/mapStore.ts';
import { readServiceMap } from '../map/readServiceMap.ts';
import type { Clock } from '../ports.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { readAddress } from '../transport/endpoint.ts';
import type { Send } from '../transport/transport.ts';
import type { Vault } from '../vault/vault.ts';
import { findAccess } from './access.ts';
import type { DemoHost } from './demoHost.ts';
import { createServiceClient } from './serviceClient.ts';
import { addressFailure, type Verification, verify } from './verify.ts';

/** The environments, which of them the screens show, and the way from typed keys to a clinic that answers. */
export interface Connections {
  environment(): EnvironmentKind;
  /** Host and port of the environment in use, for the eye. */
  host(): string;
  clinic(): Clinic;
  lastOutcome(): OutcomeView | null;
  describe(): readonly EnvironmentView[];
  /** Verifies without keeping anything. */
  test(request: ConnectionRequest, signal: AbortSignal): Promise<Result<ConnectionReport>>;
  /** Verifies; keys and address replace the former ones only when the service accepts them. */
  open(request: ConnectionRequest, signal: AbortSignal): Promise<Result<ConnectionReport>>;
  use(environment: EnvironmentKind): Result<null>;
  forget(environment: EnvironmentKind): Result<null>;
}

export function createConnections(options: {
  readonly settings: SettingsStore;
  readonly vault: Vault;
  readonly demo: DemoHost;
  readonly send: Send;
  /** The map of a service that was never read: the demo clinic, or one that does not show its schema. */
  readonly map: ServiceMap;
  readonly maps: MapStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly timeZone: string;
  /** Another clinic answers from now on. */
  readonly onChange: () => void;
  readonly onSettingsChange: () => void;
}): Connections {
  const { settings, vault, send, map, log, clock } = options;
  /** Outcomes of the environment in use, and of tries, which say nothing about it. */
  const outcomes = new Map<EnvironmentKind, OutcomeView>();
  const tries = new Map<EnvironmentKind, OutcomeView>();
  const question = buildDocuments(map).get('organization');
  if (!question) throw new Error('A service map without an organization can verify no key.');
  const verifying = { send, vault, map, question };
  let clinic = connect(settings.read().environment);

  /** Every connection has its own clinic, so nothing remembered of one is ever shown under another. */
  function connect(environment: EnvironmentKind): Clinic {
    const ask = createServiceClient({
      environment,
      send,
      findAccess: () => findAccess(environment, options),
      probe: verifying.question,
      onOutcome: (outcome) => record(outcomes, environment, viewOf(outcome, clock.now())),
      log,
      clock,
    });
    return createClinic({ map: mapOf(environment), ask, clock, timeZone: options.timeZone });
  }

  function mapOf(environment: EnvironmentKind): ServiceMap {
    if (environment === 'demo') return map;
    const endpoint = readAddress(settings.read().environments[environment]?.url ?? '');
    return (typeof endpoint === 'string' ? null : options.maps.read(environment, endpoint.origin)) ?? map;
  }

  function switchTo(environment: EnvironmentKind): void {
    settings.change({ environment });
    clinic = connect(environment);
    options.onChange();
  }

  /** Screens that show an outcome hear of it when its kind changes, not at every request. */
  function record(into: Map<EnvironmentKind, OutcomeView>, environment: EnvironmentKind, view: OutcomeView): void {
    const before = into.get(environment)?.kind;
    into.set(environment, view);
    if (before !== view.kind) options.onSettingsChange();
  }

  function outcomeOf(environment: EnvironmentKind): OutcomeView | null {
    const [first, second] = environment === settings.read().environment ? [outcomes, tries] : [tries, outcomes];
    return first.get(environment) ?? second.get(environment) ?? null;
  }

  function report(environment: ConnectableEnvironment, { outcome, opened }: Verification): ConnectionReport {
    const view = viewOf(outcome, clock.now());
    if (outcome.kind !== 'cancelled') record(tries, environment, view);
    log.write({ event: 'verified', environment, outcome: outcome.kind });
    return { outcome: view, organization: opened?.organization ?? null };
  }

  return {
    environment: () => settings.read().environment,
    host: () => hostOf(settings),
    clinic: () => clinic,
    lastOutcome: () => outcomes.get(settings.read().environment) ?? null,
    describe: () => environmentKinds.map((kind) => describeEnvironment(kind, settings, vault, outcomeOf(kind))),
    async test(request, signal) {
      const result = await verify(request, verifying, signal);
      return result.ok ? { ok: true, value: report(request.environment, result.value) } : result;
    },
    async open(request, signal) {
      const { environment } = request;
      const result = await verify(request, verifying, signal);
      if (!result.ok) return result;
      const value = report(environment, result.value);
      const { opened } = result.value;
      if (!opened) return { ok: true, value };
      const read = await readServiceMap(send, opened, signal);
      if (signal.aborted) return { ok: false, failure: cancelledFailure() };
      if (read) options.maps.keep(environment, opened.endpoint.origin, read);
      const kept = await vault.keep(environment, opened.endpoint.origin, opened.keys);
      const known = { url: request.url.trim(), organization: opened.organization };
      settings.change({ environments: { ...settings.read().environments, [environment]: known } });
      switchTo(environment);
      if (!kept) settings.note('key-unwritten', keyNotWritten);
      return { ok: true, value };
    },
    use(environment) {
      if (environment !== 'demo' && !settings.read().environments[environment]) {
        return { ok: false, failure: addressFailure('empty') };
      }
      switchTo(environment);
      return { ok: true, value: null };
    },
    forget(environment) {
      if (environment === 'demo') return { ok: true, value: null };
      if (!vault.forget(environment)) return { ok: false, failure: keyNotRemoved };
      outcomes.delete(environment);
      tries.delete(environment);
      if (environment !== settings.read().environment) {
        options.onSettingsChange();
        return { ok: true, value: null };
      }
      // What the clinic remembers came with the key that is gone.
      clinic = connect(environment);
      options.onChange();
      return { ok: true, value: null };
    },
  };
}

function describeEnvironment(
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

function hostOf(settings: SettingsStore): string {
  const { environment, environments } = settings.read();
  if (environment === 'demo') return 'this computer';
  const endpoint = readAddress(environments[environment]?.url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.host;
}

const keyNotWritten =
  'The key could not be saved: the disk is full or read-only. It works until you close Front Desk; free some space and connect again to keep it.';
const keyNotRemoved: Failure = {
  kind: 'storage',
  message: 'The key could not be removed from the disk: it is read-only.',
  action: 'Make the data folder writable and try again.',
};
