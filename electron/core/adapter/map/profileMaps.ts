import { dirname, join } from 'node:path';
import { mapFileLimits } from '../../../contract/serviceMap.ts';
import { readText } from '../../storage/files/readText.ts';
import type { FindPresetMap, PresetMap } from './presetMap.ts';
import { profileName, type ReadProfile } from '../../storage/settings/profile.ts';
import { say } from '../../../../words/core/say.ts';

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
