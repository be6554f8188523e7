import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../graphql/service/json.ts';
import { isServiceMap } from '../../../graphql/service/mapGuard.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import type { ConnectableEnvironment } from '../../contract/environment.ts';
import { writeAtomically } from '../files/atomicWrite.ts';

/** The maps of connected services, one file each. A map holds names of the service's schema, nothing secret. */
export interface MapStore {
  /** The map made for this origin; null where there is none, or none that can be used. */
  read(environment: ConnectableEnvironment, origin: string): ServiceMap | null;
  /** Keeps a map for the next start. A disk that refuses costs the next start a reading, nothing else. */
  keep(environment: ConnectableEnvironment, origin: string, map: ServiceMap): void;
}

const maxFileBytes = 4_000_000;

export function openMapStore(folder: string): MapStore {
  const fileOf = (environment: ConnectableEnvironment): string => join(folder, 'maps', `${environment}.json`);
  const kept = new Map<ConnectableEnvironment, { readonly origin: string; readonly map: ServiceMap }>();
  return {
    read(environment, origin) {
      const known = kept.get(environment) ?? readMapFile(fileOf(environment));
      if (known) kept.set(environment, known);
      return known?.origin === origin ? known.map : null;
    },
    keep(environment, origin, map) {
      kept.set(environment, { origin, map });
      try {
        writeAtomically(fileOf(environment), `${JSON.stringify({ version: 1, origin, map }, null, 2)}\n`);
      } catch {
        // It holds for this run.
      }
    },
  };
}

function readMapFile(file: string): { readonly origin: string; readonly map: ServiceMap } | null {
  try {
    const bytes = readFileSync(file);
    if (bytes.length > maxFileBytes) return null;
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (!isRecord(value) || value['version'] !== 1 || typeof value['origin'] !== 'string') return null;
    return isServiceMap(value['map']) ? { origin: value['origin'], map: value['map'] } : null;
  } catch {
    return null;
  }
}
