import type { Failure } from '../../contract/failure.ts';
import type { Handlers } from './coreApi.ts';
import type { SaveFile, SavePdf } from '../foundation/ports.ts';
import { csvText } from './csv.ts';
import { say } from '../../../words/core/say.ts';

/** What the page asks to be written for the person: a list as text, and what it shows for printing as PDF. */
export function createFileHandlers(host: {
  readonly saveFile: SaveFile;
  readonly savePdf?: SavePdf | undefined;
}): Pick<Handlers, 'file:save' | 'page:pdf'> {
  return {
    async 'file:save'({ name, rows }) {
      const saved = await host.saveFile(name, csvText(rows));
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
    async 'page:pdf'({ name, paper }) {
      if (!host.savePdf) return { ok: false, failure: pdfNotOffered() };
      const saved = await host.savePdf(name, paper);
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
  };
}

function pdfNotOffered(): Failure {
  return { kind: 'notOffered', message: say('failures.pdfNotHere'), action: say('failures.pdfNotHereDo') };
}
