import { join } from 'node:path';
import { writeAtomically } from '../files/atomicWrite.ts';
import type { DataFolder } from '../files/dataFolder.ts';
import { type FileLabels, openStoredFile } from '../files/storedFile.ts';
import type { SettingsFile } from '../../foundation/ports.ts';
import { t } from '../../../../i18n/core/t.ts';
import { firstSettings, type Settings, settingsFormat } from './storedSettings.ts';

export interface SettingsStore {
  /** No settings were stored before: the values are preset or defaults. */
  readonly isFirst: boolean;
  read(): Settings;
  /**
   * Stores a change. Returns false when the disk refuses: the change then holds for this run, and a notice reports it.
   */
  change(change: Partial<Settings>): boolean;
}

const name = 'settings.json';
const maxBytes = 1_000_000;
const labels: FileLabels = {
  id: 'settings',
  get file() {
    return t('files.settingsFile');
  },
  get content() {
    return t('files.settings');
  },
  get restored() {
    return t('files.settingsRestored');
  },
  get without() {
    return t('files.settingsWithout');
  },
};

/** Opens the settings; the file may be in any state. */
export function openSettingsStore(
  options: DataFolder & {
    readonly openFile: (file: string) => SettingsFile;
    /** The first settings of a desk that has none yet. */
    readonly first?: Settings;
  },
): SettingsStore {
  let writer: SettingsFile | null = null;
  const file = openStoredFile({
    ...options,
    name,
    format: settingsFormat,
    labels,
    maxBytes,
    lastGood: true,
    replace(next: Settings) {
      // Opened last: the host's own writer reads the file as well, after it was validated here.
      writer ??= options.openFile(join(options.folder, name));
      writer.write({ ...next });
    },
  });
  let settings = file.found ?? options.first ?? firstSettings;
  if (file.found) file.confirm();

  return {
    isFirst: file.found === null,
    read: () => settings,
    change(change) {
      settings = { ...settings, ...change };
      return file.write(settings);
    },
  };
}

/** A settings file of our own, for hosts without electron-store. */
export function openPlainSettingsFile(file: string): SettingsFile {
  return { write: (settings) => writeAtomically(file, `${JSON.stringify(settings, null, 2)}\n`) };
}

/** The last used location, by environment. */
export function lastLocationOf(
  settings: SettingsStore,
  environment: Settings['environment'],
): { read(): string | null; keep(location: string): void } {
  return {
    read: () => settings.read().lastLocation[environment] ?? null,
    keep(location) {
      const { lastLocation } = settings.read();
      if (lastLocation[environment] !== location) {
        settings.change({ lastLocation: { ...lastLocation, [environment]: location } });
      }
    },
  };
}

/** Whether Front Desk is to start with the computer. The host applies it, and reports the system's actual state. */
export interface StartSetting {
  isEnabled(): boolean;
  /** It came with the computer's profile, and the system does not know it yet. */
  readonly isPreset: boolean;
  /** The system's actual state, if a user changed it there or the system refused. Settings show that state. */
  found(on: boolean): void;
}

/** The choice in the settings; `onChange` is called when it follows the system. */
export function createStartSetting(settings: SettingsStore, onChange: () => void): StartSetting {
  const chosen = (): boolean | undefined => settings.read().startWithComputer;
  return {
    isEnabled: () => chosen() ?? false,
    isPreset: settings.isFirst && chosen() !== undefined,
    found(on) {
      settings.change({ startWithComputer: on });
      onChange();
    },
  };
}
