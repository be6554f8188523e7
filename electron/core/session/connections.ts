import { buildDocument } from '../../../graphql/service/documents.ts';
import { interfaceMap } from '../../../graphql/service/interfaceMap.ts';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import {
  type ConnectableEnvironment,
  type ConnectionReport,
  type ConnectionRequest,
  type EnvironmentKind,
  environmentKinds,
  type EnvironmentView,
  type OutcomeView,
} from '../../contract/settings.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import { type QueryService, createServiceClient } from '../connection/serviceClient.ts';
import { type Clinic, createClinic } from '../adapter/clinic/clinic.ts';
import { cancelledFailure, failureOf, isOfLine, viewOf } from '../connection/failures.ts';
import type { Log } from '../foundation/log.ts';
import type { Form } from '../../../graphql/service/forms/form.ts';
import type { RegularHours } from '../../contract/workingHours.ts';
import { createIdentify } from '../adapter/map/identifyService.ts';
import { mapInUse } from '../adapter/map/storedMap.ts';
import {
  type FindPresetMap,
  hidesSchema,
  readMap,
  type ReadProgress,
  schemaAfter,
  takePresetMap,
} from '../adapter/map/mapSources.ts';
import { type FormReading, readForm } from '../adapter/map/mapForms.ts';
import type { Learned, ServiceMaps, ConnectionKey } from '../adapter/map/serviceMaps.ts';
import type { Notices } from '../foundation/notices.ts';
import type { EventBus } from '../foundation/eventBus.ts';
import type { Clock, RereadPace } from '../foundation/ports.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import type { Send } from '../connection/transport/transport.ts';
import type { Vault } from '../connection/vault.ts';
import { type Access, describeEnvironment, findAccess, hostOf, originOf } from '../connection/environments.ts';
import type { DemoHost } from '../connection/demoHost.ts';
import { createRereading } from './rereadSchema.ts';
import { addressFailure, type ServiceReading, type Verification, verify } from '../connection/verify.ts';
import { t } from '../../../i18n/core/t.ts';

/** The environments, which of them the screens show, and the way from typed keys to a clinic that answers. */
export interface Connections {
  environment(): EnvironmentKind;
  /** Host and port of the environment in use, for the eye. */
  host(): string;
  clinic(): Clinic;
  /** Sends queries outside the clinic's own; a refused one does not change the connection's status. */
  readonly queryService: QueryService;
  /** The service in use, read through another map: to try one before it is used. */
  clinicWith(map: ServiceMap): Clinic;
  /** Which environment and address is in use. */
  connectionKey(): ConnectionKey;
  /** Where the service in use is, and with which keys. */
  access(): Promise<Access>;
  /** Reads the schema of the service in use and maps it; the clinic answers through the new map at once. */
  readMap(signal: AbortSignal): Promise<Result<Learned>>;
  /** Makes the form of a mutation of the service in use, and reads its unknown input types. */
  readForm(schema: SchemaModel, mutation: string, signal: AbortSignal): Promise<Result<FormReading>>;
  /** The time zone of the clinic in use, for locations without one at the service. */
  chooseZone(timeZone: string | null): void;
  /** Answers through the map as it now is: it was corrected. */
  remap(): void;
  lastOutcome(): OutcomeView | null;
  describe(): readonly EnvironmentView[];
  /** Verifies without keeping anything. */
  test(request: ConnectionRequest, signal: AbortSignal): Promise<Result<ConnectionReport>>;
  /** Verifies; keys and address replace the former ones only when the service accepts them. */
  open(request: ConnectionRequest, signal: AbortSignal): Promise<Result<ConnectionReport>>;
  use(environment: EnvironmentKind): Result<null>;
  forget(environment: EnvironmentKind): Result<null>;
  /** Stops what runs in the background. */
  close(): void;
}

export function createConnections(options: {
  readonly settings: SettingsStore;
  readonly notices: Notices;
  readonly vault: Vault;
  readonly demo: DemoHost;
  readonly send: Send;
  readonly maps: ServiceMaps;
  /** The preset configuration for many computers. */
  readonly findPresetMap: FindPresetMap;
  readonly log: Log;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly rereadAfter: number;
  readonly rereadPace: RereadPace;
  /** What each request of the environment in use came to. */
  readonly onOutcome: (outcome: Outcome) => void;
  /**
   * Receives an event when another clinic answers, when the map of the current one changes, and with the progress of reading a
   * schema.
   */
  readonly events: EventBus;
}): Connections {
  const { settings, notices, vault, send, maps, log, clock, events } = options;
  const emitSettings = (): void => events.emit({ kind: 'settingsChanged' });
  /** Outcomes of the environment in use; those of connection tests don't count. */
  const outcomes = new Map<EnvironmentKind, LastOutcome>();
  const tries = new Map<EnvironmentKind, LastOutcome>();
  const question = buildDocument('organization', interfaceMap.organization);
  const verifying = { vault, identify: createIdentify(send, clock) };
  let clinic = connect(settings.read().environment);
  const rereading = createRereading({
    // Without a map of its own, as after damage, a service is barely usable: reading it can't wait.
    after: () => (maps.has(connectionKey(settings.read().environment)) ? options.rereadAfter : 0),
    every() {
      const { rereadPace } = options;
      return maps.isSure(connectionKey(settings.read().environment)) ? rereadPace.proven : rereadPace.unproven;
    },
    async reread(signal) {
      // The demo clinic's map is part of the app, and a service without a key can't be queried.
      if (settings.read().environment === 'demo') return;
      const learned = await learn(signal);
      if (learned.ok && learned.value.changes.length > 0) notices.note('map-changed', () => t('connection.mapChanged'));
      if (learned.ok) emitSettings();
    },
  });
  rereading.restart();

  function connectionKey(environment: EnvironmentKind): ConnectionKey {
    return { environment, origin: originOf(settings, environment) };
  }

  function createQuery(environment: EnvironmentKind, isReported: (outcome: Outcome) => boolean): QueryService {
    return createServiceClient({
      environment,
      send,
      findAccess: () => findAccess(environment, options),
      probe: question,
      onOutcome(outcome) {
        if (environment === settings.read().environment) options.onOutcome(outcome);
        if (isReported(outcome)) record(outcomes, environment, outcome);
      },
      log,
      clock,
    });
  }

  /** Every connection has its own clinic, so cached data of one is never shown under another. */
  function connect(environment: EnvironmentKind, map = mapInUse(maps.of(connectionKey(environment)))): Clinic {
    const queryService = createQuery(environment, () => true);
    const chosenZone = settings.read().timeZones?.[environment] ?? null;
    const forms = (): readonly Form[] => maps.of(connectionKey(environment)).forms ?? [];
    const regularHours = (): readonly RegularHours[] => maps.of(connectionKey(environment)).hours ?? [];
    return createClinic({ map, queryService, clock, timeZone: options.timeZone, chosenZone, forms, regularHours });
  }

  function switchTo(environment: EnvironmentKind): void {
    settings.change({ environment });
    reconnect();
    rereading.restart();
  }

  /**
   * Reads a service. The preset map is used when this computer reads the service for the first time (in the background,
   * if the network failed during connecting) and when a user connects it, so that a corrected file takes effect then.
   * Once a map was imported, or a manager has corrected it here, it belongs to this computer: it is stored by address,
   * and neither removing a key nor undoing a correction returns it to the profile. A start alone changes nothing, so no
   * map is replaced unnoticed.
   */
  async function readService(
    key: ConnectionKey,
    service: Parameters<typeof readMap>[2],
    mayBegin: boolean,
    signal: AbortSignal,
    known: ServiceReading | null = null,
  ): Promise<Result<Learned>> {
    const onProgress: ReadProgress = (read, requested, of = 'types') =>
      events.emit({ kind: 'schemaProgress', of, read, requested });
    const learned = await readMap(maps, key, service, signal, onProgress, known);
    if (!mayBegin || maps.isDecided(key)) return learned;
    // A network failure or an abort is no verdict on the file: the next reading requests it again.
    if (!learned.ok && !hidesSchema(learned.failure.kind)) return learned;
    const taken = takePresetMap(options, key, learned);
    return taken ? { ok: true, value: { differs: true, changes: learned.ok ? learned.value.changes : [] } } : learned;
  }

  async function learn(signal: AbortSignal): Promise<Result<Learned>> {
    const { environment } = settings.read();
    const access = await findAccess(environment, options);
    if (access.kind !== 'open') return { ok: false, failure: failureOf({ kind: access.kind }) };
    const { endpoint, keys } = access;
    const service = { send, endpoint, keys, now: clock.now(), timeZone: options.timeZone };
    const isFirst = !maps.has(connectionKey(environment));
    const learned = await readService(connectionKey(environment), service, isFirst, signal);
    // The person may have switched to another environment meanwhile.
    if (learned.ok && learned.value.differs && environment === settings.read().environment) remap();
    return learned;
  }

  function reconnect(): void {
    clinic = connect(settings.read().environment);
    events.emit({ kind: 'connectionChanged' });
  }

  function remap(): void {
    clinic = connect(settings.read().environment);
    events.emit({ kind: 'mapChanged' });
  }

  /** Emits when the kind of the outcome changes, not at every request. */
  function record(into: Map<EnvironmentKind, LastOutcome>, environment: EnvironmentKind, outcome: Outcome): void {
    const before = into.get(environment);
    into.set(environment, { outcome, at: clock.now() });
    if (before?.outcome.kind === outcome.kind) return;
    emitSettings();
    const isBack = before !== undefined && isOfLine(before.outcome) && outcome.kind === 'ok';
    if (isBack && into === outcomes && environment === settings.read().environment)
      events.emit({ kind: 'serviceRestored' });
  }

  function outcomeOf(environment: EnvironmentKind): OutcomeView | null {
    const [first, second] = environment === settings.read().environment ? [outcomes, tries] : [tries, outcomes];
    return viewOfLast(first.get(environment) ?? second.get(environment));
  }

  function report(environment: ConnectableEnvironment, { outcome, opened }: Verification): ConnectionReport {
    if (outcome.kind !== 'cancelled') record(tries, environment, outcome);
    log.write({ event: 'verified', environment, outcome: outcome.kind });
    return { outcome: viewOf(outcome, clock.now()), organization: opened?.organization ?? null };
  }

  return {
    environment: () => settings.read().environment,
    host: () => hostOf(settings),
    clinic: () => clinic,
    queryService: (...query) => createQuery(settings.read().environment, isAboutConnection)(...query),
    clinicWith: (map) => connect(settings.read().environment, map),
    connectionKey: () => connectionKey(settings.read().environment),
    access: () => findAccess(settings.read().environment, options),
    chooseZone(timeZone) {
      const { environment, timeZones } = settings.read();
      const others = Object.entries(timeZones ?? {}).filter(([kind]) => kind !== environment);
      const chosen = timeZone === null ? [] : [[environment, timeZone] as const];
      settings.change({ timeZones: Object.fromEntries([...others, ...chosen]) });
      remap();
    },
    readMap: learn,
    async readForm(schema, mutation, signal) {
      const access = await findAccess(settings.read().environment, options);
      if (access.kind !== 'open') return { ok: false, failure: failureOf({ kind: access.kind }) };
      return readForm({ send, endpoint: access.endpoint, keys: access.keys }, schema, mutation, signal);
    },
    remap,
    lastOutcome: () => viewOfLast(outcomes.get(settings.read().environment)),
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
      const { endpoint, keys } = opened;
      const service = { send, endpoint, keys, now: clock.now(), timeZone: options.timeZone };
      await readService({ environment, origin: endpoint.origin }, service, true, signal, opened.reading);
      if (signal.aborted) return { ok: false, failure: cancelledFailure() };
      const kept = await vault.keep(environment, endpoint.origin, keys);
      const { url, advanced = {} } = request;
      const known = {
        url: url.trim(),
        organization: opened.organization,
        ...(Object.keys(advanced).length > 0 && { advanced }),
      };
      settings.change({ environments: { ...settings.read().environments, [environment]: known } });
      switchTo(environment);
      if (!kept) notices.note('key-unwritten', () => t('connection.keyNotKept'));
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
      if (!vault.forget(environment)) return { ok: false, failure: keyNotRemoved() };
      outcomes.delete(environment);
      tries.delete(environment);
      if (environment !== settings.read().environment) {
        emitSettings();
        return { ok: true, value: null };
      }
      // What the clinic cached was read with the key that is gone.
      reconnect();
      return { ok: true, value: null };
    },
    close: () => rereading.stop(),
  };
}

function isAboutConnection(outcome: Outcome): boolean {
  return outcome.kind === 'ok' || outcome.kind === 'keyRejected' || isOfLine(outcome);
}

/** An outcome and its time; its text is made on reading, in the language of that moment. */
interface LastOutcome {
  readonly outcome: Outcome;
  readonly at: number;
}

function viewOfLast(last: LastOutcome | undefined): OutcomeView | null {
  return last ? viewOf(last.outcome, last.at) : null;
}

function keyNotRemoved(): Failure {
  return { kind: 'storage', message: t('connection.keyNotRemoved'), action: t('connection.keyNotRemovedDo') };
}

/** The schema of the service in use as it is at hand, else read now. */
export async function loadSchema(
  maps: ServiceMaps,
  connections: Connections,
  signal: AbortSignal,
): Promise<Result<SchemaModel>> {
  const kept = maps.schema(connections.connectionKey());
  if (kept) return { ok: true, value: kept };
  const learned = await connections.readMap(signal);
  return learned.ok ? schemaAfter(maps, connections.connectionKey(), learned) : learned;
}
