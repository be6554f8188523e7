import { statSync } from 'node:fs';
import { arch, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { environmentKinds } from '../../../contract/environment.ts';
import type { ConceptView } from '../../../contract/serviceMap.ts';
import type { EnvironmentView, SettingsView } from '../../../contract/settings.ts';
import type { DirectoryProgress } from '../../../contract/clients.ts';
import { listFolder } from '../../storage/files/atomicWrite.ts';
import type { OpenedDataFolder } from '../../storage/files/dataFolder.ts';
import type { StoredMap } from '../../adapter/map/storedMap.ts';
import { describeMap } from '../../adapter/map/mapView.ts';
import { readAddress } from '../../storage/settings/address.ts';
import type { DiagnosticsFacts } from './diagnosticsText.ts';
import { logTail } from '../../foundation/log/logTail.ts';
import type { CountingLog } from '../../foundation/log/countingLog.ts';

const logLines = 80;

/** Picks what diagnostics may say out of what the core knows. */
export function collectFacts(from: {
  readonly view: SettingsView;
  readonly folder: OpenedDataFolder;
  readonly log: CountingLog;
  readonly map: StoredMap;
  readonly directory: DirectoryProgress;
}): DiagnosticsFacts {
  const { view, folder, log, map, directory } = from;
  const { version, host, now, keyStorage, offlineCopy, environment } = view;
  // What waits is part of what happened.
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
