import type { Ledger } from '../../dialects/practiceLedger.ts';
import type { DeskRecords } from './deskRecords.ts';
import type { MedicalRecords } from './medicalRecords.ts';
import type { MoneyRecords } from './moneyRecords.ts';
import type { OfficeRecords } from './officeRecords.ts';
import type { AddressPart } from './relations.ts';
import type { StockRecords } from './stock.ts';

/** What the tables and the mutations work with. */
export interface WriteTools {
  readonly desk: DeskRecords;
  readonly money: MoneyRecords;
  readonly stock: StockRecords;
  readonly medical: MedicalRecords;
  readonly office: OfficeRecords;
  readonly ledger: Ledger;
  /** The room that was chosen for a visit, by the key of the visit. */
  readonly rooms: Map<number, number | null>;
  /** Where a visit came from, by the key of the visit. */
  readonly sources: Map<number, string>;
  /** What the practice doesn't keep of an owner's address, by the key of the owner. */
  readonly addresses: Map<number, AddressPart>;
}
