import {
  type Appearance,
  appearances,
  type ConnectableEnvironment,
  densities,
  type Density,
  type EnvironmentKind,
  environmentKinds,
  isCurrency,
  type OrganizationView,
  type PagePreferences,
  type TextSize,
  textSizes,
} from '../../../contract/settings.ts';
import type { AdvancedConnection } from '../../../contract/advancedConnection.ts';
import { type ClientView, maxClientViews } from '../../../contract/clients.ts';
import { isAdvancedConnection, isClientTable, isOfflineCopy } from '../../../contract/guards.ts';
import { isObject } from '../../../contract/shapes.ts';
import { type LanguageChoice, languageChoices, resolveLanguage } from '../../../contract/language.ts';
import type { FileFormat } from '../files/storedFile.ts';

/** The stored values of an environment besides its keys. */
export interface EnvironmentSettings {
  readonly url: string;
  readonly organization: OrganizationView | null;
  /** Absent where the service takes requests as usual. */
  readonly advanced?: AdvancedConnection;
}

/** The settings file, whole. Nothing in it is secret or about a client. A new key is a new version: see `Form`. */
export interface Settings {
  readonly version: 1;
  readonly appearance: Appearance;
  /** Absent while not chosen: comfortable. */
  readonly density?: Density;
  /** Absent while not chosen: 100. */
  readonly textSize?: TextSize;
  /** Absent while not chosen: the computer's. */
  readonly language?: LanguageChoice;
  /** Whether shortcuts of a single character work; absent while not chosen. */
  readonly singleKeys?: boolean;
  /** Whether `tel:` links and copied numbers are looked up; absent while not chosen. */
  readonly numberLinks?: boolean;
  readonly copiedNumbers?: boolean;
  /** Whether Front Desk starts with the computer; absent while not chosen. */
  readonly startWithComputer?: boolean;
  /** Named tables of all clients. They hold no search text, as that may be a client's name. */
  readonly clientViews?: readonly ClientView[];
  /** Whether there is an offline copy, and its age limit; absent while not chosen. */
  readonly offlineCopy?: { readonly on: boolean; readonly days: number };
  /** The clinic's zone by environment, where one was chosen. */
  readonly timeZones?: Readonly<Partial<Record<EnvironmentKind, string>>>;
  /** The currency of amounts that the service returns without one; absent or null while not chosen. */
  readonly currency?: string | null;
  /** The address to check for newer versions; absent or null: no check. */
  readonly updates?: { readonly url: string } | null;
  readonly environment: EnvironmentKind;
  readonly environments: Readonly<Partial<Record<ConnectableEnvironment, EnvironmentSettings>>>;
  /** The last used location, by environment. */
  readonly lastLocation: Readonly<Partial<Record<EnvironmentKind, string>>>;
}

export const firstSettings: Settings = {
  version: 1,
  appearance: 'system',
  environment: 'demo',
  environments: {},
  lastLocation: {},
};

/** How a page is to appear; `languages` are the computer's. */
export function appearanceOf(
  { appearance, density = 'comfortable', textSize = '100', language = 'system' }: Settings,
  languages: readonly string[] = [],
): PagePreferences {
  return { appearance, density, textSize, language: resolveLanguage(language, languages) };
}

export const settingsFormat: FileFormat<Settings> = { version: 1, is: isSettings };

const connectable = Object.fromEntries(
  environmentKinds
    .filter((kind) => kind !== 'demo')
    .map((kind) => [kind, (value: unknown) => isEnvironmentSettings(value, kind)]),
);
const everyKind = Object.fromEntries(environmentKinds.map((kind) => [kind, isText]));

/** Whether a parsed settings file is one this version can use, every key known and of its type. */
export function isSettings(value: unknown): value is Settings {
  return isObject(
    value,
    {
      version: (version) => version === 1,
      appearance: (appearance) => appearances.some((known) => known === appearance),
      environment: (environment) => environmentKinds.some((known) => known === environment),
      environments: (environments) => isObject(environments, {}, connectable),
      lastLocation: (lastLocation) => isObject(lastLocation, {}, everyKind),
    },
    {
      density: (density) => densities.some((known) => known === density),
      textSize: (textSize) => textSizes.some((known) => known === textSize),
      language: (language) => languageChoices.some((known) => known === language),
      singleKeys: isFlag,
      offlineCopy: isOfflineCopy,
      clientViews: (views) => Array.isArray(views) && views.length <= maxClientViews && views.every(isClientView),
      numberLinks: isFlag,
      copiedNumbers: isFlag,
      startWithComputer: isFlag,
      updates: (updates) => updates === null || isObject(updates, { url: isText }),
      timeZones: (timeZones) => isObject(timeZones, {}, everyKind),
      currency: (currency) => currency === null || isCurrency(currency),
    },
  );
}

function isEnvironmentSettings(value: unknown, kind: EnvironmentKind): boolean {
  const isOrganization = (organization: unknown): boolean =>
    organization === null || isObject(organization, { id: isText, name: isText });
  return isObject(
    value,
    { url: isText, organization: isOrganization },
    { advanced: (advanced) => isAdvancedConnection(advanced, kind) },
  );
}

function isClientView(view: unknown): boolean {
  if (typeof view !== 'object' || view === null || !('name' in view)) return false;
  const { name, ...table } = view;
  return isText(name) && isClientTable(table);
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 4096;
}
