import { isRecord } from '../../../../graphql/service/json.ts';
import { isTimeZone } from '../../../../graphql/service/readers/time.ts';
import {
  appearances,
  densities,
  type EnvironmentKind,
  environmentKinds,
  isCurrency,
  textSizes,
} from '../../../contract/settings.ts';
import { isFileName } from '../../../contract/files.ts';
import { isAdvancedConnection, isOfflineCopy } from '../../../contract/guards.ts';
import { languageChoices } from '../../../contract/language.ts';
import { hasBadKey, readText } from '../files/readFile.ts';
import { readAddress } from './address.ts';
import { firstSettings, type Settings } from './storedSettings.ts';
import { t } from '../../../../i18n/core/t.ts';

/** Settings that an administrator presets for many computers. */
export type ReadProfile =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'preset';
      /** The first settings of a desk that has none yet. */
      readonly settings: Settings;
      /** By environment, the plain name of a map file beside the profile. */
      readonly maps: Readonly<Partial<Record<EnvironmentKind, string>>>;
    }
  /** None of it is used; the text names the errors, in the language of the reader. */
  | { readonly kind: 'refused'; readonly message: string };

export const profileName = 'front-desk-profile.json';
const maxBytes = 64_000;

/**
 * Reads `front-desk-profile.json`: addresses, location, zone, appearance, language and the offline copy, for a desk's first start. All of
 * it has to be valid, so that an error shows on the first computer and not on the fiftieth; a key is never read from a
 * file. It is written by hand, so a byte-order mark is accepted. One that is open to others than administrators is not used. Never throws.
 */
export function readProfile(file: string | null, isOpen = false): ReadProfile {
  if (file === null) return { kind: 'none' };
  const read = readText(file, maxBytes);
  if (read.kind === 'none') return read;
  if (isOpen) return refused(() => t('files.profileOpen'));
  if (read.kind === 'tooLarge') return refused(() => t('files.profileTooLarge'));
  if (read.kind === 'noText') return refused(() => t('files.profileNoText'));
  try {
    const value: unknown = JSON.parse(read.text);
    if (!isRecord(value)) return refused(() => t('files.profileNoObject'));
    if (hasBadKey(read.text)) return refused(() => t('files.profileTwice'));
    const problem = problemIn(value);
    // Sound: every part was checked, and this one holds names of files by environment.
    const maps = (value['maps'] ?? {}) as Readonly<Partial<Record<EnvironmentKind, string>>>;
    return problem === null ? { kind: 'preset', settings: settingsOf(value), maps } : refused(problem);
  } catch {
    return refused(() => t('files.profileNoJson'));
  }
}

function refused(why: () => string): ReadProfile {
  return {
    kind: 'refused',
    get message() {
      return t('files.profile', { file: profileName, why: why() });
    },
  };
}

const connectable: readonly string[] = environmentKinds.filter((kind) => kind !== 'demo');
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** A guard for each part, by name. */
const parts: Readonly<Record<string, (value: unknown) => boolean>> = {
  version: (value) => value === 1,
  appearance: (value) => appearances.some((each) => each === value),
  density: (value) => densities.some((each) => each === value),
  textSize: (value) => textSizes.some((each) => each === value),
  language: (value) => languageChoices.some((each) => each === value),
  currency: isCurrency,
  singleKeys: isFlag,
  numberLinks: isFlag,
  copiedNumbers: isFlag,
  startWithComputer: isFlag,
  offlineCopy: isOfflineCopy,
  environments: (value) => eachOf(value, isEnvironment),
  locations: (value) => eachOf(value, (each) => typeof each === 'string' && each !== '' && each.length <= 128),
  timeZones: (value) => eachOf(value, (each) => typeof each === 'string' && isTimeZone(each)),
  maps: (value) => eachOf(value, (each) => isFileName(each, 'json')),
};

/** The error, with the part's name; null where the profile is valid. */
function problemIn(value: Readonly<Record<string, unknown>>): (() => string) | null {
  const key = keyIn(value, '');
  if (key !== null) return () => t('files.profileKey', { name: key });
  if (value['version'] !== 1) return () => t('files.profileVersion');
  for (const [name, part] of Object.entries(value)) {
    const check = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!check) return () => t('files.profileUnknown', { name });
    if (!check(part)) return () => t('files.profileUnfit', { name });
  }
  return null;
}

/** The path of the first name that may hold a secret. */
function keyIn(value: unknown, path: string): string | null {
  if (!isRecord(value)) return null;
  for (const [name, below] of Object.entries(value)) {
    const way = path === '' ? name : `${path}.${name}`;
    // Whether keys without Ctrl or Alt are shortcuts is no secret.
    if (name !== 'singleKeys' && /key|secret|token|password|pin$/i.test(name)) return way;
    const found = keyIn(below, way);
    if (found !== null) return found;
  }
  return null;
}

function eachOf(value: unknown, check: (each: unknown, name: string) => boolean): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([name, each]) => connectable.includes(name) && check(each, name))
  );
}

function isEnvironment(value: unknown, kind: string): boolean {
  if (!isRecord(value)) return false;
  const { url, advanced = {} } = value;
  return typeof url === 'string' && typeof readAddress(url) !== 'string' && isAdvancedConnection(advanced, kind);
}

function settingsOf(value: Readonly<Record<string, unknown>>): Settings {
  const { version: _, maps: _files, environments = {}, locations = {}, ...others } = value;
  const places = Object.entries(isRecord(environments) ? environments : {}).map(([kind, place]) => {
    const { url = '', advanced } = isRecord(place) ? place : {};
    return [kind, { url, organization: null, ...(advanced !== undefined && { advanced }) }];
  });
  // Sound: every part was checked above, and is kept under the same name but for these two.
  return {
    ...firstSettings,
    ...others,
    environments: Object.fromEntries(places),
    lastLocation: locations,
  } as Settings;
}
