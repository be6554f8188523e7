import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { PawprintMemory } from './memory.ts';
import { fault, numberOf } from './values.ts';

/** What every write passes through. */
export interface Gate {
  /** Throws where this key may not write. */
  readonly allowed: () => void;
  /** The row that was written, noted in the audit trail, or an error with the column that is to blame. */
  readonly done: <Item extends { readonly key: number }>(
    outcome: Written<Item>,
    tblName: string,
    actCd: 'A' | 'C' | 'D',
  ) => Item;
  readonly note: (tblName: string, keyTxt: string, actCd: 'A' | 'C' | 'D') => void;
}

const columns: Readonly<Record<string, string>> = {
  start: 'aptDt',
  patient: 'petNo',
  client: 'clnNo',
  clientId: 'clnNo',
  orderId: 'invNo',
  amount: 'payAmt',
  method: 'payCd',
  lastName: 'lname',
  name: 'petName',
  body: 'msgTxt',
};

/** Tables whose rows have numbers that start at a seed. */
const tables: Readonly<Record<string, 'client' | 'patient' | 'appointment'>> = {
  CLNMAST: 'client',
  PETMAST: 'patient',
  APTFILE: 'appointment',
};

/** The gate of one server. */
export function createGate({ refuseWrites, now }: Backstage, memory: PawprintMemory): Gate {
  const note: Gate['note'] = (tblName, keyTxt, actCd) => {
    memory.audit.push({ at: now(), tblName, keyTxt, actCd });
  };
  return {
    note,
    allowed() {
      if (refuseWrites !== null) throw fault(1403, refuseWrites);
    },
    done(outcome, tblName, actCd) {
      if (!outcome.ok) throw fault(1030, outcome.message, columns[outcome.field] ?? outcome.field);
      const table = tables[tblName];
      note(tblName, String(table ? numberOf(table, outcome.row.key) : outcome.row.key), actCd);
      return outcome.row;
    },
  };
}
