import { dialectNow, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { dayAfter, drumlinIds, numberOf } from './values.ts';

/** What an account has that the practice has no place for; undefined where it was never written. */
export interface AcctExtra {
  readonly acct_type_cd?: string | undefined;
  readonly title_cd?: string | null | undefined;
  readonly salutation?: string | null | undefined;
  readonly addr_2?: string | null | undefined;
  readonly county?: string | null | undefined;
  readonly post_cd?: string | null | undefined;
}

/** The same of an appointment. */
export interface ApptExtra {
  readonly book_id?: number | undefined;
  /** Keys of the animals after the first one. */
  readonly others?: readonly number[] | undefined;
  readonly can_reason_cd?: string | undefined;
  readonly arrivedAt?: number | undefined;
}

/** A call to a holding. */
export interface HoldingRow {
  readonly key: number;
  readonly clientKey: number;
  readonly species_cd: string;
  readonly head_cnt: number;
}

/** What the database holds beside the practice. */
export interface DrumlinMemory {
  readonly ledger: Ledger;
  readonly accts: Map<number, AcctExtra>;
  readonly appts: Map<number, ApptExtra>;
  readonly holdings: readonly HoldingRow[];
  readonly waiting: Row[];
  readonly blocks: Row[];
  readonly deaths: Map<number, string>;
}

/** The database as it is before the first write. */
export function createMemory(practice: Practice): DrumlinMemory {
  const owners = practice.clients.filter(({ isDeleted, isActive }) => !isDeleted && isActive);
  return {
    ledger: createLedger(practice),
    accts: new Map(),
    appts: new Map(),
    holdings: owners
      .filter(({ key }) => key % 14 === 2)
      .map(({ key }) => ({
        key: 300 + key,
        clientKey: key,
        species_cd: key % 4 === 0 ? 'OVI' : 'BOV',
        head_cnt: 20 + ((key * 17) % 140),
      })),
    waiting: owners
      .filter(({ key }) => key % 23 === 6)
      .map(({ key, placeKey, ...name }, index) => ({
        wait_id: 40 + index,
        bu_cd: drumlinIds.of('place', placeKey),
        acct_no: numberOf('client', key),
        anml_no: null,
        type_cd: 'CONS',
        wanted_from: dayAfter(new Date(dialectNow).toISOString().slice(0, 10), index + 1),
        wanted_to: null,
        pref_time: index % 2 === 0 ? 'before school' : null,
        wait_txt: `Ring ${fullNameOf(name)}, would come at once`,
        done: index % 3 === 2,
      })),
    blocks: [],
    deaths: new Map(),
  };
}
