import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import { isSchemaModel } from '../../../graphql/service/introspection/schemaGuard.ts';
import { isRecord } from '../../../graphql/service/json.ts';
import type { EnvironmentKind } from '../../contract/environment.ts';
import { sweepDrafts, writeAtomically } from '../files/atomicWrite.ts';
import type { Clock } from '../ports.ts';
import { isKeptMap, type KeptMap } from './keptMap.ts';

/**
 * The maps of connected services and the schemas they were made from, two files each: the map is small and needed at
 * every start, the schema only when a manager corrects something. Neither holds anything secret or about a client.
 * When an environment gets another address, the former one's map is kept aside, as a manager may have corrected it.
 */
export interface MapStore {
  /** The map that was made for this origin; null where there is none, or none that can be used. */
  read(environment: EnvironmentKind, origin: string): KeptMap | null;
  /** Keeps a map. False when the disk refuses: it then holds for this run. */
  keep(environment: EnvironmentKind, map: KeptMap): boolean;
  /** The schema with this fingerprint; null where it is not kept. */
  readSchema(environment: EnvironmentKind, fingerprint: string): SchemaModel | null;
  keepSchema(environment: EnvironmentKind, fingerprint: string, schema: SchemaModel): void;
}

const version = 2;
const maxMapBytes = 8_000_000;
const maxSchemaBytes = 64_000_000;

export function openMapStore(folder: string, clock: Clock): MapStore {
  const mapFile = (environment: EnvironmentKind): string => join(folder, 'maps', `${environment}.json`);
  const asideFile = (environment: EnvironmentKind, origin: string): string =>
    join(folder, 'maps', `${environment}.${createHash('sha256').update(origin).digest('hex').slice(0, 16)}.json`);
  const schemaFile = (environment: EnvironmentKind): string => join(folder, 'maps', `${environment}.schema.json`);
  const maps = new Map<EnvironmentKind, KeptMap>();
  const schemas = new Map<EnvironmentKind, { readonly fingerprint: string; readonly schema: SchemaModel }>();
  const opened = new Set<EnvironmentKind>();
  /** By their files. */
  const formers = new Map<string, KeptMap>();

  function open(environment: EnvironmentKind): KeptMap | null {
    if (opened.has(environment)) return maps.get(environment) ?? null;
    opened.add(environment);
    const file = mapFile(environment);
    sweepDrafts(file);
    sweepDrafts(schemaFile(environment));
    const map = readMapIn(file);
    if (map) maps.set(environment, map);
    return map;
  }

  function readMapIn(file: string): KeptMap | null {
    const found = readJson(file, maxMapBytes);
    // The first version held no corrections: reading the service again gives all that it had.
    if (found === undefined || (isRecord(found) && found['version'] === 1)) return null;
    const map = isRecord(found) && found['version'] === version ? found['map'] : null;
    if (isKeptMap(map)) return map;
    // It may hold a manager's corrections, so it is moved aside and never written over.
    setAside(file, clock);
    return null;
  }

  /** The map of an address that the environment had before. */
  function formerOf(environment: EnvironmentKind, origin: string): KeptMap | null {
    const file = asideFile(environment, origin);
    const known = formers.get(file) ?? readMapIn(file);
    if (known?.origin !== origin) return null;
    formers.set(file, known);
    return known;
  }

  function keepFormer(environment: EnvironmentKind, map: KeptMap): void {
    const file = asideFile(environment, map.origin);
    formers.set(file, map);
    write(file, { version, map });
  }

  return {
    read(environment, origin) {
      const map = open(environment);
      return map?.origin === origin ? map : formerOf(environment, origin);
    },
    keep(environment, map) {
      const former = open(environment);
      if (former && former.origin !== map.origin) keepFormer(environment, former);
      maps.set(environment, map);
      return write(mapFile(environment), { version, map });
    },
    readSchema(environment, fingerprint) {
      const known = schemas.get(environment);
      if (known?.fingerprint === fingerprint) return known.schema;
      const found = readJson(schemaFile(environment), maxSchemaBytes);
      if (!isRecord(found) || found['version'] !== version || found['fingerprint'] !== fingerprint) return null;
      const schema = revive(found['schema']);
      if (schema) schemas.set(environment, { fingerprint, schema });
      return schema;
    },
    keepSchema(environment, fingerprint, schema) {
      schemas.set(environment, { fingerprint, schema });
      write(schemaFile(environment), {
        version,
        fingerprint,
        schema: { ...schema, types: [...schema.types.values()] },
      });
    },
  };
}

/** Undefined where there is no file, null where it can't be read. */
function readJson(file: string, maxBytes: number): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  if (bytes.length > maxBytes) return null;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function write(file: string, value: object): boolean {
  try {
    writeAtomically(file, `${JSON.stringify(value)}\n`);
    return true;
  } catch {
    return false;
  }
}

function setAside(file: string, clock: Clock): void {
  const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
  try {
    renameSync(file, `${file}.corrupt-${time}`);
  } catch {
    // It stays where it is until the next map is kept.
  }
}

function revive(value: unknown): SchemaModel | null {
  if (!isRecord(value) || !Array.isArray(value['types']) || !value['types'].every(isRecord)) return null;
  const model = { ...value, types: new Map(value['types'].map((type) => [type['name'], type])) };
  return isSchemaModel(model) ? model : null;
}
