import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice } from '../../contract/settings.ts';
import { sweepDrafts, writeAtomically } from '../files/atomicWrite.ts';
import type { Clock, SettingsFile } from '../ports.ts';
import { firstSettings, isSettings, type Settings } from './settings.ts';

export interface SettingsStore {
  read(): Settings;
  /** Keeps a change. Answers false when the disk refuses: the change then holds for this run, and a notice says so. */
  change(change: Partial<Settings>): boolean;
  notices(): readonly Notice[];
  /** Tells a person something that no request carries. */
  note(id: string, message: string): void;
  dismiss(id: string): void;
}

type Found =
  | { readonly kind: 'good'; readonly settings: Settings }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'closed' };

const maxFileBytes = 1_000_000;

/**
 * Opens the settings, whatever state the file is in. A damaged file is moved aside under a name with the time,
 * never overwritten; the last good copy takes its place, else first settings. Every good state is copied before
 * the first change of a run.
 */
export function openSettingsStore(options: {
  readonly folder: string;
  readonly clock: Clock;
  readonly openFile: (file: string) => SettingsFile;
}): SettingsStore {
  const file = join(options.folder, 'settings.json');
  const copy = join(options.folder, 'settings.last-good.json');
  const notices = new Map<string, Notice>();
  sweepDrafts(file);
  sweepDrafts(copy);

  // A damaged file that could not be moved aside is never written over.
  let writable = true;
  let writer: SettingsFile | null = null;
  let settings = open();

  function open(): Settings {
    const found = readSettings(file);
    if (found.kind === 'good') {
      keepCopy(file, copy);
      return found.settings;
    }
    if (found.kind === 'none') return firstSettings;
    if (found.kind === 'closed') {
      // What can't be read now may be good: nothing is written over it.
      writable = false;
      note('settings-closed', 'The settings file can’t be opened. Front Desk works with first settings until it can.');
      return firstSettings;
    }
    const former = readSettings(copy);
    const what = former.kind === 'good' ? 'the last good settings are back' : 'Front Desk starts with first settings';
    const aside = setAside();
    writable = aside !== null;
    const kept =
      aside === null ? 'It could not be moved, so nothing is saved.' : `The damaged file was kept as ${aside}.`;
    note('settings-damaged', `The settings file was damaged; ${what}. ${kept}`);
    if (former.kind !== 'good') return firstSettings;
    // The next start looks for them in the file itself.
    if (aside !== null) keepCopy(copy, file);
    return former.settings;
  }

  function setAside(): string | null {
    const time = new Date(options.clock.now()).toISOString().replace(/[:.]/g, '-');
    const name = `settings.json.corrupt-${time}`;
    try {
      renameSync(file, join(options.folder, name));
      return name;
    } catch {
      return null;
    }
  }

  function note(id: string, message: string): void {
    notices.set(id, { id, message });
  }

  return {
    read: () => settings,
    change(change) {
      settings = { ...settings, ...change };
      if (!writable) return false;
      try {
        writer ??= options.openFile(file);
        writer.write({ ...settings });
        notices.delete('settings-unwritten');
        return true;
      } catch {
        note(
          'settings-unwritten',
          'The settings could not be saved: the disk is full or read-only. They hold until you close Front Desk.',
        );
        return false;
      }
    },
    notices: () => [...notices.values()],
    note,
    dismiss: (id) => void notices.delete(id),
  };
}

/** A settings file of our own, for hosts without electron-store. */
export function openPlainSettingsFile(file: string): SettingsFile {
  return { write: (settings) => writeAtomically(file, `${JSON.stringify(settings, null, 2)}\n`) };
}

function readSettings(file: string): Found {
  let text: string;
  try {
    const bytes = readFileSync(file);
    if (bytes.length > maxFileBytes) return { kind: 'damaged' };
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    return { kind: codeOf(error) === 'ENOENT' ? 'none' : error instanceof TypeError ? 'damaged' : 'closed' };
  }
  try {
    const value: unknown = JSON.parse(text);
    return isSettings(value) ? { kind: 'good', settings: value } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

function keepCopy(file: string, copy: string): void {
  try {
    writeAtomically(copy, readFileSync(file));
  } catch {
    // A copy is a precaution; without one the settings still work.
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
