import { BrowserWindow, dialog } from 'electron';
import type { Failure, Result } from '../contract/failure.ts';
import { fileNotWritten } from '../core/connection/failures.ts';
import type { SavePdf } from '../core/foundation/ports.ts';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';
import { t } from '../../i18n/core/t.ts';

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

/** Takes the page as it is laid out for paper, and only then asks where: nothing on it changes meanwhile. */
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
