import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';

const entry = 'front-desk.desktop';
const handled = 'x-scheme-handler/tel';

/**
 * Makes Front Desk the program for `tel:` links, or no longer; false where the system did not take it. On Linux Electron
 * can only switch it on, so that what it has set is removed from the user's file of programs (freedesktop.org, MIME
 * applications specification).
 */
export function setLinkHandler(on: boolean, platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'linux') return changeAssociations(on) && (!on || app.setAsDefaultProtocolClient('tel'));
  // On Windows, what follows `--` is no switch, whatever a link has smuggled in.
  return on
    ? app.setAsDefaultProtocolClient('tel', process.execPath, ['--'])
    : app.removeAsDefaultProtocolClient('tel', process.execPath, ['--']);
}

/** False where the file can't be read or written; it then is as it was. */
function changeAssociations(on: boolean): boolean {
  const file = join(app.getPath('appData'), 'mimeapps.list');
  try {
    const [place, before] = readOrEmpty(file);
    const after = changeHandler(before, on);
    if (after !== before) writeAtomically(place, after);
    return true;
  } catch {
    return false;
  }
}

/** The file behind a link, which many people keep their settings under, and its text; empty where there is none. */
function readOrEmpty(file: string): readonly [place: string, text: string] {
  try {
    const place = realpathSync(file);
    return [place, readFileSync(place, 'utf8')];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [file, ''];
    throw error;
  }
}

const defaults = '[Default Applications]';
const removed = '[Removed Associations]';

/**
 * The file with Front Desk taken out of the programs for such links and listed as one that is not to be used for them;
 * with `on` no longer listed as such. Without the list it would be used again as the only program that offers itself.
 */
export function changeHandler(text: string, on: boolean): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const kept = lines.flatMap((line, index) => {
    const group = lines.slice(0, index).findLast((each) => each.startsWith('['));
    const isTheirs = line.startsWith(`${handled}=`) && (group === removed || (group === defaults && !on));
    if (!isTheirs) return [line];
    const others = line
      .slice(handled.length + 1)
      .split(';')
      .filter((each) => each !== '' && each !== entry);
    return others.length === 0 ? [] : [`${handled}=${others.join(';')};`];
  });
  return kept.length === 0 && on ? text : `${(on ? kept : withRemoval(kept)).join('\n')}\n`;
}

function withRemoval(lines: readonly string[]): readonly string[] {
  const at = lines.indexOf(removed);
  if (at === -1) return [...lines, ...(lines.length > 0 ? [''] : []), removed, `${handled}=${entry};`];
  const end = lines.findIndex((line, index) => index > at && line.startsWith('['));
  const own = lines.findIndex(
    (line, index) => index > at && (end === -1 || index < end) && line.startsWith(`${handled}=`),
  );
  if (own === -1) return lines.toSpliced(at + 1, 0, `${handled}=${entry};`);
  return lines.with(own, `${(lines[own] ?? '').replace(/;?$/, ';')}${entry};`);
}
