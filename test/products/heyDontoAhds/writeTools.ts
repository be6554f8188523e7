import type { Backstage } from '../../dialects/dialect.ts';
import type { Ledger } from '../../dialects/practiceLedger.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { AhdsMemory } from './memory.ts';
import type { AhdsMoney } from './moneyRecords.ts';
import type { AhdsRecords } from './records.ts';
import { badRequest } from './values.ts';

/** What writes work with. */
export interface WriteTools {
  readonly records: AhdsRecords;
  readonly money: AhdsMoney;
  readonly memory: AhdsMemory;
  readonly ledger: Ledger;
}

/** The arguments of a write: the site, the id of a record, and what is said of it. */
export type WriteArgs = Row & { readonly siteId: number; readonly input: Row };

/** What a coded value is called: its display, or its code where it has none. */
export function wordOf(value: unknown): string | null | undefined {
  if (value === undefined || value === null) return value;
  if (!isRow(value)) return null;
  return givenText(value, 'display') ?? givenText(value, 'code') ?? null;
}

/** Refuses what the practice refuses, in the manner of the store. */
export function outcomeOf({ refuseWrites }: Backstage): <Record>(write: () => Written<Record>) => Record {
  return (write) => {
    if (refuseWrites !== null) throw badRequest(refuseWrites);
    const outcome = write();
    if (outcome.ok) return outcome.row;
    throw badRequest(outcome.message);
  };
}
