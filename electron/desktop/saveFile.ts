import { BrowserWindow, dialog } from 'electron';
import { fileNotWritten } from '../core/failures.ts';
import { writeAtomically } from '../core/files/atomicWrite.ts';
import type { SaveFile } from '../core/ports.ts';

/** Asks for a place with the system's own dialog and writes the file there; the page never learns of a folder. */
export const saveFile: SaveFile = async (suggestedName, text) => {
  const [window] = BrowserWindow.getAllWindows();
  const options = { defaultPath: suggestedName };
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options));
  if (canceled || filePath === '') return { ok: true, value: null };
  try {
    writeAtomically(filePath, text);
    return { ok: true, value: filePath };
  } catch {
    return { ok: false, failure: fileNotWritten };
  }
};
