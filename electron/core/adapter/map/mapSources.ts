import { dirname, join } from 'node:path';
import type { SchemaProgress } from '../../../contract/channels.ts';
import { cancelledFailure, failureOf, notOffered } from '../../connection/failures.ts';
import type { Send } from '../../connection/transport/transport.ts';
import type { ServiceReading } from '../../connection/verify.ts';
import type { Notices } from '../../foundation/notices.ts';
import { readText } from '../../storage/files/readFile.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import { profileName, type ReadProfile } from '../../storage/settings/profile.ts';
import type { EnvironmentKind, Keys } from '../../../contract/settings.ts';
import type { FailureKind, Result } from '../../../contract/failure.ts';
import { mapFileLimits } from '../../../contract/serviceMap.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import type { ProbeResult } from '../../../../graphql/service/probe/probeService.ts';
import { t } from '../../../../i18n/core/t.ts';
import { fitForms, fitMap, type MapFile, readMapFile } from './mapFile.ts';
import { matchSchemaInTurns } from '../../../../graphql/service/match/matchSchema.ts';
import { probeRefusing, proveMatch, readServiceSchema } from './readServiceSchema.ts';
import type { ConnectionKey, Learned, ServiceMaps } from './serviceMaps.ts';
import { createTurns } from './turns.ts';

/** How far a reading has come: so many types of the schema, or so many queries of at most so many. */
export type ReadProgress = (read: number, requested: number, of?: SchemaProgress['of']) => void;

/** A service to read, and when and where that happens. */
export interface Service {
  readonly send: Send;
  readonly endpoint: Endpoint;
  readonly keys: Keys;
  /** Epoch milliseconds: appointments around it are read. */
  readonly now: number;
  /** The computer's zone, for places without one. */
  readonly timeZone: string;
}

/**
 * Reads the schema of a service, compares the map derived from it with a few rows, and stores it. If the service does
 * not show its schema, the stored map stays; without one it is inferred by probing queries. An interrupted reading is not
 * stored, as it would record a network failure as a trait of the service.
 */
export async function readMap(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  service: Service,
  signal: AbortSignal,
  onProgress?: ReadProgress,
  known: ServiceReading | null = null,
): Promise<Result<Learned>> {
  const { send, now, timeZone, ...access } = service;
  const forms = (maps.of(connectionKey).forms ?? []).map(({ mutation }) => mutation);
  if (known?.kind === 'probed' && !maps.has(connectionKey)) return guessed(maps, connectionKey, known.result);
  const reading =
    known?.kind === 'read' && forms.length === 0
      ? known
      : await readServiceSchema(send, access, signal, onProgress, forms);
  if (signal.aborted) return { ok: false, failure: cancelledFailure() };
  if (reading.kind === 'read') {
    const { schema } = reading;
    if (!maps.isUnproven(connectionKey, schema)) return { ok: true, value: maps.learn(connectionKey, schema) };
    onProgress?.(schema.types.size, 0, 'matching');
    const match = await proveMatch(
      send,
      access,
      { schema, match: await matchSchemaInTurns(schema, createTurns()), now, timeZone },
      signal,
      (sent, most) => onProgress?.(sent, most, 'rows'),
    );
    if (signal.aborted) return { ok: false, failure: cancelledFailure() };
    return { ok: true, value: maps.learn(connectionKey, schema, match) };
  }
  const { outcome } = reading;
  if (maps.has(connectionKey)) return outcome.kind === 'ok' ? unchanged : { ok: false, failure: failureOf(outcome) };
  const probed = await probeRefusing(send, access, signal, onProgress);
  return signal.aborted ? { ok: false, failure: cancelledFailure() } : guessed(maps, connectionKey, probed);
}

function guessed(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  { match, schema, stopped }: ProbeResult,
): Result<Learned> {
  if (stopped) return { ok: false, failure: failureOf(stopped) };
  maps.guess(connectionKey, match, schema);
  return { ok: true, value: { differs: true, changes: [] } };
}

const unchanged: Result<Learned> = { ok: true, value: { differs: false, changes: [] } };

/**
 * Imports a map file for a service, as far as its schema is known: operations that it lacks are refused by
 * name. A file from a manager and one from a profile are checked and imported alike.
 */
export function takeMapFile(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  file: MapFile,
  schema: Result<SchemaModel>,
): Result<null> {
  if (!schema.ok && !hidesSchema(schema.failure.kind)) return schema;
  // An inferred schema is partial: missing operations may exist.
  const shown = schema.ok && maps.of(connectionKey).source !== 'guessed' ? schema.value : null;
  const fits = shown && fitMap(file.map, shown);
  if (fits && !fits.ok) return fits;
  const formsFit = shown && fitForms(file.forms ?? [], shown);
  if (formsFit && !formsFit.ok) return formsFit;
  // Without a schema nothing can be compared: the whole map is imported unchecked.
  maps.take(connectionKey, shown ? file : { ...file, corrected: null });
  return { ok: true, value: null };
}

/** The schema of a service, after it was read; else the reason why there is none. */
export function schemaAfter(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  reading: Result<unknown>,
): Result<SchemaModel> {
  const schema = maps.schema(connectionKey);
  if (schema) return { ok: true, value: schema };
  return reading.ok ? { ok: false, failure: notOffered('schema') } : reading;
}

/** Whether a reachable service accepts the key, but does not show its schema. */
export function hidesSchema(failure: FailureKind): boolean {
  return failure === 'notOffered' || failure === 'forbidden' || failure === 'refused';
}

/** A map that an administrator presets for many computers, as a file with this name. */
interface PresetMap {
  readonly name: string;
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    /** Made on reading, in the language of that moment. */
    | { readonly kind: 'unread'; readonly why: () => string };
}

/** The map that is preset for an environment; null where none is. */
export type FindPresetMap = (environment: EnvironmentKind) => PresetMap | null;

/**
 * Imports the preset map for a service that was just read, as if a manager had imported it; if it can't be used, a
 * notice gives the reason, and the inferred map stays. Returns whether it was imported.
 */
export function takePresetMap(
  using: { readonly maps: ServiceMaps; readonly findPresetMap: FindPresetMap; readonly notices: Notices },
  connectionKey: ConnectionKey,
  learned: Result<Learned>,
): boolean {
  const { maps, findPresetMap, notices } = using;
  const preset = findPresetMap(connectionKey.environment);
  if (!preset) return false;
  const id = `map-preset-${connectionKey.environment}`;
  const why = rejectionReason(maps, preset, connectionKey, learned);
  if (why) notices.note(id, () => t('map.presetRefused', { file: preset.name, why: why() }));
  else notices.dismiss(id);
  return why === null;
}

function rejectionReason(
  maps: ServiceMaps,
  { content }: PresetMap,
  connectionKey: ConnectionKey,
  learned: Result<Learned>,
): (() => string) | null {
  if (content.kind === 'unread') return content.why;
  const file = readMapFile(content.text);
  const taken = file.ok
    ? takeMapFile(maps, connectionKey, file.value, schemaAfter(maps, connectionKey, learned))
    : file;
  return taken.ok ? null : () => taken.failure.message;
}

/** Finds the map files that a profile names, in its folder. Each is read only when a service is connected. */
export function openProfileMaps(profileFile: string | null, profile: ReadProfile): FindPresetMap {
  return (environment) => {
    const name = profile.kind === 'preset' ? profile.maps[environment] : undefined;
    if (profileFile === null || name === undefined) return null;
    return { name, ...readPresetFile(join(dirname(profileFile), name)) };
  };
}

function readPresetFile(file: string): Pick<PresetMap, 'content'> {
  const read = readText(file, mapFileLimits.bytes);
  switch (read.kind) {
    case 'none':
      return { content: { kind: 'unread', why: () => t('map.presetMissing', { profile: profileName }) } };
    case 'noText':
      return { content: { kind: 'unread', why: () => t('map.presetNoText') } };
    case 'tooLarge':
      return tooLarge;
    case 'text':
      return JSON.stringify(read.text).length > mapFileLimits.charactersWritten ? tooLarge : { content: read };
  }
}

const tooLarge: Pick<PresetMap, 'content'> = { content: { kind: 'unread', why: () => t('map.presetTooLarge') } };
