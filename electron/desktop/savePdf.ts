import { BrowserWindow } from 'electron';
import type { Failure } from '../contract/failure.ts';
import type { SavePdf } from '../core/foundation/ports.ts';
import { saveFile } from './saveFile.ts';
import { say } from '../../words/core/say.ts';

/** Takes the page as it is laid out for paper, and only then asks where: nothing on it changes meanwhile. */
export const savePdf: SavePdf = async (suggestedName, paper) => {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) return { ok: false, failure: notMade() };
  const options = { pageSize: paper, preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true };
  const bytes = await window.webContents.printToPDF(options).catch(() => null);
  return bytes ? saveFile(suggestedName, bytes) : { ok: false, failure: notMade() };
};

function notMade(): Failure {
  return { kind: 'internal', message: say('failures.pdfNotMade'), action: say('failures.pdfNotMadeDo') };
}
