import type { EnvironmentKind } from '../../../contract/environment.ts';
import type { Result } from '../../../contract/result.ts';
import type { Notices } from '../../foundation/notices.ts';
import { readMapFile } from './mapFile.ts';
import type { Learned, ServiceMaps, ConnectionKey } from './serviceMaps.ts';
import { schemaAfter, takeMapFile } from './takeMapFile.ts';
import { say } from '../../../../words/core/say.ts';
import { dirname, join } from 'node:path';
import { mapFileLimits } from '../../../contract/serviceMap.ts';
import { readText } from '../../storage/files/readText.ts';
import { profileName, type ReadProfile } from '../../storage/settings/profile.ts';

/** A map that somebody has laid out for many computers, as a file with this name. */
export interface PresetMap {
  readonly name: string;
  readonly content:
    | { readonly kind: 'text'; readonly text: string }
    /** Said when it is read, in the language of then. */
    | { readonly kind: 'unread'; readonly why: () => string };
}

/** The map that is preset for an environment; null where none is. */
export type FindPresetMap = (environment: EnvironmentKind) => PresetMap | null;

/**
 * Takes the preset map for a service that was just read, as if a manager had imported it; where it can't be used, a notice
 * says why, and the service is read as it was understood. Answers whether it was taken.
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
  const why = whyNotTaken(maps, preset, connectionKey, learned);
  if (why) notices.note(id, () => say('map.presetRefused', { file: preset.name, why: why() }));
  else notices.dismiss(id);
  return why === null;
}

function whyNotTaken(
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

/** Finds the map files that a profile names, which lie beside it. Each is read only when a service is connected. */
export function openProfileMaps(profileFile: string | null, profile: ReadProfile): FindPresetMap {
  return (environment) => {
    const name = profile.kind === 'preset' ? profile.maps[environment] : undefined;
    if (profileFile === null || name === undefined) return null;
    return { name, ...readMap(join(dirname(profileFile), name)) };
  };
}

function readMap(file: string): Pick<PresetMap, 'content'> {
  const read = readText(file, mapFileLimits.bytes);
  switch (read.kind) {
    case 'none':
      return { content: { kind: 'unread', why: () => say('map.presetMissing', { profile: profileName }) } };
    case 'noText':
      return { content: { kind: 'unread', why: () => say('map.presetNoText') } };
    case 'tooLarge':
      return tooLarge;
    case 'text':
      return JSON.stringify(read.text).length > mapFileLimits.charactersWritten ? tooLarge : { content: read };
  }
}

const tooLarge: Pick<PresetMap, 'content'> = { content: { kind: 'unread', why: () => say('map.presetTooLarge') } };
