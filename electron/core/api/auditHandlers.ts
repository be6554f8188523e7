import type { CsvCell } from '../../contract/files.ts';
import { csvText } from './csv.ts';
import type { Handlers } from './coreApi.ts';
import type { SaveFile } from '../foundation/ports.ts';
import type { Audit } from '../audit/audit.ts';
import { say } from '../../../words/core/say.ts';

/** What a manager reads of the record, and takes with her. */
export function createAuditHandlers(audit: Audit, saveFile: SaveFile): Pick<Handlers, 'audit:read' | 'audit:export'> {
  return {
    'audit:read': async (question) => ({ ok: true, value: await audit.read(question) }),
    async 'audit:export'() {
      const rows: CsvCell[][] = [titles()];
      for await (const line of audit.all()) {
        const { number, at, who, what, outcome, names, about } = line;
        rows.push([number, at, who, what, outcome, names.join(' '), about.join(' ')]);
      }
      const saved = await saveFile('front-desk-record.csv', csvText(rows));
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
  };
}

function titles(): CsvCell[] {
  const names = ['number', 'time', 'who', 'what', 'outcome', 'names', 'about'] as const;
  return names.map((name) => say(`record.${name}`));
}
