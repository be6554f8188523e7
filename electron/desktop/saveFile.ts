import { BrowserWindow, dialog } from 'electron';
import type { Failure, Result } from '../contract/failure.ts';
import { fileNotWritten } from '../core/connection/failures.ts';
import type { SavePdf } from '../core/foundation/ports.ts';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';
import { t } from '../../i18n/core/t.ts';

/** Requests a path with the system's own dialog and writes the file there; the page never receives a path. */
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

/** Captures the page's print layout first and opens the dialog after that: nothing on it changes meanwhile. */
export const savePdf: SavePdf = async (suggestedName, paper) => {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) return { ok: false, failure: notMade() };
  const options = { pageSize: paper, preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true };
  const bytes = await window.webContents.printToPDF(options).catch(() => null);
  return bytes ? saveFile(suggestedName, bytes) : { ok: false, failure: notMade() };
};

function notMade(): Failure {
  return { kind: 'internal', message: t('failures.pdfNotMade'), action: t('failures.pdfNotMadeDo') };
}
