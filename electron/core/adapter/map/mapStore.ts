import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isSchemaModel, type SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import type { EnvironmentKind } from '../../../contract/settings.ts';
import { isObject } from '../../../contract/shapes.ts';
import { writeAtomically } from '../../storage/files/atomicWrite.ts';
import type { DataFolder } from '../../storage/files/dataFolder.ts';
import { type FileFormat, type FileLabels, openStoredFile, type StoredFile } from '../../storage/files/storedFile.ts';
import { readJsonFile } from '../../storage/files/readFile.ts';
import { isStoredMap, type StoredMap, withoutReasonTexts } from './storedMap.ts';
import { t } from '../../../../i18n/core/t.ts';

/**
 * The maps of connected services and the schemas they were made from, two files each: the map is small and needed at
 * every start, the schema only when a manager corrects something. Neither holds anything secret or about a client.
 * When an environment gets another address, the former one's map is moved aside, as a manager may have corrected it.
 */
export interface MapStore {
  /** The map that was made for this origin; null where there is none, or none that can be used. */
  read(environment: EnvironmentKind, origin: string): StoredMap | null;
  /** Stores a map. False when the disk refuses: it then holds for this run. */
  keep(environment: EnvironmentKind, map: StoredMap): boolean;
  /** The schema with this fingerprint; null where it is not stored. */
  readSchema(environment: EnvironmentKind, fingerprint: string): SchemaModel | null;
  keepSchema(environment: EnvironmentKind, fingerprint: string, schema: SchemaModel): void;
}

interface Content {
  readonly version: 3;
  readonly map: StoredMap;
}

export const mapFormat: FileFormat<Content> = {
  version: 3,
  is: isContent,
  // The first version held no corrections: reading the service again restores its content.
  migrations: { 1: () => null, 2: (former) => ({ version: 3, map: withoutReasonTexts(former['map']) }) },
};

const schemaVersion = 2;
const maxMapBytes = 8_000_000;
const maxSchemaBytes = 64_000_000;

export function openMapStore(data: DataFolder): MapStore {
  const mapName = (environment: EnvironmentKind): string => `${environment}.json`;
  const asideName = (environment: EnvironmentKind, origin: string): string =>
    `${environment}.${createHash('sha256').update(origin).digest('hex').slice(0, 16)}.json`;
  const schemaFile = (environment: EnvironmentKind): string => join(data.folder, 'maps', `${environment}.schema.json`);
  /** By name: opened on first use. */
  const files = new Map<string, { readonly file: StoredFile<Content>; map: StoredMap | null }>();
  const schemas = new Map<EnvironmentKind, { readonly fingerprint: string; readonly schema: SchemaModel }>();

  function open(
    name: string,
    environment: EnvironmentKind,
  ): { readonly file: StoredFile<Content>; map: StoredMap | null } {
    const known = files.get(name);
    if (known) return known;
    const file = openStoredFile({
      ...data,
      name: join('maps', name),
      format: mapFormat,
      labels: labelsOf(environment),
      maxBytes: maxMapBytes,
      lastGood: true,
    });
    if (file.found) file.confirm();
    const opened = { file, map: file.found?.map ?? null };
    files.set(name, opened);
    return opened;
  }

  function keep(name: string, environment: EnvironmentKind, map: StoredMap): boolean {
    const opened = open(name, environment);
    opened.map = map;
    return opened.file.write({ version: 3, map });
  }

  /** The map of an address that the environment had before. */
  function formerOf(environment: EnvironmentKind, origin: string): StoredMap | null {
    const { map } = open(asideName(environment, origin), environment);
    return map?.origin === origin ? map : null;
  }

  return {
    read(environment, origin) {
      const { map } = open(mapName(environment), environment);
      return map?.origin === origin ? map : formerOf(environment, origin);
    },
    keep(environment, map) {
      const { map: former } = open(mapName(environment), environment);
      if (former && former.origin !== map.origin) keep(asideName(environment, former.origin), environment, former);
      return keep(mapName(environment), environment, map);
    },
    readSchema(environment, fingerprint) {
      const known = schemas.get(environment);
      if (known?.fingerprint === fingerprint) return known.schema;
      const read = readJsonFile(schemaFile(environment), maxSchemaBytes);
      const found = read.kind === 'json' ? read.value : null;
      if (!isRecord(found) || found['version'] !== schemaVersion || found['fingerprint'] !== fingerprint) return null;
      const schema = revive(found['schema']);
      if (schema) schemas.set(environment, { fingerprint, schema });
      return schema;
    },
    keepSchema(environment, fingerprint, schema) {
      schemas.set(environment, { fingerprint, schema });
      if (!data.mayWrite()) return;
      const content = { version: schemaVersion, fingerprint, schema: { ...schema, types: [...schema.types.values()] } };
      try {
        writeAtomically(schemaFile(environment), `${JSON.stringify(content)}\n`);
      } catch {
        // It can be read from the service again.
      }
    },
  };
}

function labelsOf(environment: EnvironmentKind): FileLabels {
  return {
    id: `map-${environment}`,
    get file() {
      return t(`files.${environment}Map`);
    },
    get content() {
      return t(`files.${environment}Map`);
    },
    get restored() {
      return t('files.restored');
    },
    get without() {
      return t('files.mapWithout');
    },
  };
}

function isContent(value: unknown): value is Content {
  return isObject(value, { version: (version) => version === 3, map: isStoredMap });
}

function revive(value: unknown): SchemaModel | null {
  if (!isRecord(value) || !Array.isArray(value['types']) || !value['types'].every(isRecord)) return null;
  const model = { ...value, types: new Map(value['types'].map((type) => [type['name'], type])) };
  return isSchemaModel(model) ? model : null;
}
