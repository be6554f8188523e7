import { BrowserWindow, dialog } from 'electron';
import { fileNotWritten } from '../core/connection/failures.ts';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';
import type { Result } from '../contract/result.ts';

/** Asks for a place with the system's own dialog and writes the file there; the page never learns of a folder. */
export async function saveFile(suggestedName: string, content: string | Uint8Array): Promise<Result<string | null>> {
  const [window] = BrowserWindow.getAllWindows();
  const options = { defaultPath: suggestedName };
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options));
  if (canceled || filePath === '') return { ok: true, value: null };
  try {
    writeAtomically(filePath, content);
    return { ok: true, value: filePath };
  } catch {
    return { ok: false, failure: fileNotWritten() };
  }
}
