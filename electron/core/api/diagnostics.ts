import { statSync } from 'node:fs';
import { arch, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { describeMap } from '../adapter/map/mapView.ts';
import type { StoredMap } from '../adapter/map/storedMap.ts';
import type { CountingLog } from '../foundation/log.ts';
import { logTail } from '../storage/logFile.ts';
import { listFolder } from '../storage/files/atomicWrite.ts';
import type { OpenedDataFolder } from '../storage/files/dataFolder.ts';
import { readAddress } from '../storage/settings/address.ts';
import type { DirectoryProgress } from '../../contract/clients.ts';
import {
  environmentKinds,
  type EnvironmentView,
  type OutcomeView,
  type SettingsView,
} from '../../contract/settings.ts';
import type { ConceptView, MapView } from '../../contract/serviceMap.ts';

/**
 * Every field of the diagnostics. What is not listed here is not in them: no name, no key, no address beyond its host,
 * nothing that a user typed.
 */
interface DiagnosticsFacts {
  readonly version: string;
  readonly host: SettingsView['host'];
  /** ISO instant. */
  readonly now: string;
  /** What the process runs on, by name, such as `node`. */
  readonly system: Readonly<Record<string, string | number>>;
  readonly keyStorage: SettingsView['keyStorage'];
  readonly offlineCopy: Pick<SettingsView['offlineCopy'], 'on' | 'where' | 'days'>;
  readonly dataFolder: 'ours' | 'taken' | 'closed';
  /** Our own files in it, by name, with their bytes. */
  readonly files: readonly (readonly [name: string, bytes: number])[];
  /** Their ids, which are constants of the app. */
  readonly notices: readonly string[];
  readonly environments: readonly {
    readonly kind: string;
    readonly inUse: boolean;
    readonly service: string;
    readonly hasKey: boolean;
    readonly lastOutcome: Pick<OutcomeView, 'kind' | 'at'> | null;
  }[];
  readonly outcomes: ReadonlyMap<string, number>;
  readonly map: Pick<MapView, 'source' | 'readAt' | 'types'> & {
    readonly corrections: number;
    /** Concepts by the state they are in. */
    readonly concepts: Readonly<Record<string, readonly string[]>>;
  };
  readonly directory: Pick<DirectoryProgress, 'state' | 'read' | 'expected'> & { readonly failure: string | null };
  readonly log: readonly string[];
}

/** The text that a user reads before copying it. */
export function diagnosticsText(facts: DiagnosticsFacts): string {
  const { map, directory, offlineCopy } = facts;
  return [
    `Front Desk ${facts.version}, ${facts.host}, ${facts.now}`,
    ...Object.entries(facts.system).map(([name, value]) => `${name}: ${value}`),
    '',
    `keys: ${facts.keyStorage}`,
    `offline copy: ${offlineCopy.on ? `on, ${offlineCopy.where}, ${offlineCopy.days} days` : 'off'}`,
    `data folder: ${facts.dataFolder}`,
    ...facts.files.map(([name, bytes]) => `  ${name} ${bytes}`),
    `notices: ${facts.notices.join(', ') || 'none'}`,
    '',
    ...facts.environments.map(
      ({ kind, inUse, service, hasKey, lastOutcome }) =>
        `${kind}${inUse ? ' (in use)' : ''}: ${service || 'not set up'}, ${hasKey ? 'key' : 'no key'}, ` +
        (lastOutcome ? `${lastOutcome.kind} at ${lastOutcome.at}` : 'no request yet'),
    ),
    `requests: ${[...facts.outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ') || 'none'}`,
    '',
    `map: ${map.source}, ${map.types ?? 'no'} types, read ${map.readAt ?? 'never'}, ${map.corrections} corrected`,
    ...Object.entries(map.concepts).map(([state, concepts]) => `  ${state}: ${concepts.join(' ')}`),
    `clients: ${directory.state}, ${directory.read} of ${directory.expected ?? 'unknown'}, ${directory.failure ?? 'no failure'}`,
    '',
    'log:',
    ...facts.log.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

const logLines = 80;

/** Picks the listed fields from the core's state. */
export function collectFacts(from: {
  readonly view: SettingsView;
  readonly folder: OpenedDataFolder;
  readonly log: CountingLog;
  readonly map: StoredMap;
  readonly directory: DirectoryProgress;
}): DiagnosticsFacts {
  const { view, folder, log, map, directory } = from;
  const { version, host, now, keyStorage, offlineCopy, environment } = view;
  // Log lines not yet written belong to it as well.
  log.flush();
  return {
    version,
    host,
    now,
    system: systemFacts(),
    keyStorage,
    offlineCopy,
    dataFolder: folder.takenBy !== null ? 'taken' : folder.mayWrite() ? 'ours' : 'closed',
    files: ownFiles(folder.folder),
    notices: view.notices.map(({ id }) => id).filter((id) => /^[\w-]{1,60}$/.test(id)),
    environments: view.environments.map((each) => ({
      kind: each.kind,
      inUse: each.kind === environment,
      service: serviceOf(each),
      hasKey: each.hasKey,
      lastOutcome: each.lastOutcome,
    })),
    outcomes: log.outcomes(),
    map: {
      source: map.source,
      readAt: map.readAt,
      types: map.types,
      corrections: Object.keys(map.corrections).length,
      concepts: byState(
        describeMap(map, { environment, organization: null, schema: null, refusalOf: () => null }).concepts,
      ),
    },
    directory: { ...directory, failure: directory.failure?.kind ?? null },
    log: logTail(folder.folder, logLines),
  };
}

function systemFacts(): Readonly<Record<string, string | number>> {
  const { electron, chrome, node } = process.versions;
  return {
    system: `${process.platform} ${release()} ${arch()}`,
    ...(electron === undefined ? {} : { electron }),
    ...(chrome === undefined ? {} : { chrome }),
    node,
    'memory of this process (MB)': Math.round(process.memoryUsage.rss() / 1_048_576),
    'memory of this computer (MB)': Math.round(totalmem() / 1_048_576),
    'running (minutes)': Math.round(process.uptime() / 60),
  };
}

/** The host alone: a path may name a clinic, and a query may hold anything. */
function serviceOf({ kind, url }: EnvironmentView): string {
  if (kind === 'demo') return 'this computer';
  const endpoint = readAddress(url ?? '');
  return typeof endpoint === 'string' ? '' : endpoint.host;
}

const names = ['settings', 'vault', 'desk-memory', 'snapshot-days', 'snapshot-clients'];
const mapNames = environmentKinds.flatMap((kind) => [kind, `${kind}.schema`]);
const known = [...names, ...mapNames.map((name) => `maps/${name}`)].map((name) => `${name}.json`);

/** Our own files and how many of each were put aside. Other names in the folder may be anything. */
function ownFiles(folder: string): readonly (readonly [string, number])[] {
  return known.flatMap((name) => {
    const bytes = sizeOf(join(folder, name));
    const [, place = '', base = name] = /^(?:(.*)\/)?([^/]+)$/.exec(name) ?? [];
    const aside = listFolder(join(folder, place)).filter(
      (each) => each.startsWith(`${base}.corrupt-`) || each.startsWith(`${base}.old-`),
    );
    return [
      ...(bytes === null ? [] : [[name, bytes] as const]),
      ...(aside.length > 0 ? [[`${name}, put aside:`, aside.length] as const] : []),
    ];
  });
}

function sizeOf(file: string): number | null {
  try {
    return statSync(file).size;
  } catch {
    return null;
  }
}

function byState(concepts: readonly ConceptView[]): Readonly<Record<string, readonly string[]>> {
  const states: Record<string, string[]> = {};
  for (const { concept, state } of concepts) (states[state] ??= []).push(concept);
  return states;
}
