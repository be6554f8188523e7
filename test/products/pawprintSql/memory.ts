import type { PatientRecord, Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { SpeciesFile, vacCodes } from './codes.ts';
import { day8, time4, type YesNo } from './values.ts';

export interface VacRow {
  readonly vacNo: number;
  readonly patientKey: number;
  readonly vacCd: string;
  readonly giveDt: string;
  readonly dueDt: string;
  readonly lotNo: string | null;
  readonly providerKey: number | null;
}

export interface WeightRow {
  readonly wtNo: number;
  readonly patientKey: number;
  readonly wtDt: string;
  readonly wtLbs: number;
}

export interface ReminderRow {
  readonly remNo: number;
  readonly patientKey: number;
  readonly remCd: string;
  readonly remDesc: string;
  readonly dueDt: string;
  readonly sentDt: string | null;
  readonly remStat: string;
}

export interface NoteRow {
  readonly noteNo: number;
  readonly patientKey: number;
  readonly at: number;
  readonly noteTyp: string;
  readonly noteTxt: string;
  readonly providerKey: number | null;
}

export interface TodoRow {
  readonly todoNo: number;
  readonly todoTxt: string;
  readonly dueDt: string | null;
  readonly providerKey: number | null;
  readonly doneYn: YesNo;
}

export interface AuditRow {
  readonly at: number;
  readonly tblName: string;
  readonly keyTxt: string;
  readonly actCd: string;
}

/** Columns of APTFILE that the shared practice has no place for. */
export interface AptExtras {
  readonly aptNote?: string | null;
  readonly cxlCd?: string | null;
  readonly inTm?: string | null;
  readonly outTm?: string | null;
  readonly addUsr?: string;
}

/** What the database holds beside the shared practice. */
export interface PawprintMemory {
  readonly zone: string;
  readonly ledger: Ledger;
  readonly species: SpeciesFile;
  readonly vacs: readonly VacRow[];
  readonly weights: WeightRow[];
  readonly reminders: ReminderRow[];
  readonly notes: NoteRow[];
  readonly todos: TodoRow[];
  readonly audit: AuditRow[];
  /** By the keys of appointments. */
  readonly extras: Map<number, AptExtras>;
  /** By the keys of patients; not known unless it was written. */
  readonly altered: Map<number, YesNo | null>;
}

const dayMs = 86_400_000;

/** What the database holds when the gateway starts. */
export function createMemory(practice: Practice, now: number): PawprintMemory {
  // What has no hospital of its own goes by the clock of the server, which stands at the first one.
  const zone = practice.places[0]?.zone ?? 'UTC';
  const species = new SpeciesFile(practice);
  const living = practice.patients.filter(({ isDeceased, clientKey }) => !isDeceased && clientKey !== null);
  const vets = practice.providers.filter(({ role }) => role === 'veterinarian');
  const vetOf = ({ key }: PatientRecord): number | null => vets[key % Math.max(1, vets.length)]?.key ?? null;
  const day = (days: number): string => day8(now + days * dayMs, zone);
  const vacs = living.flatMap((row) =>
    vacCodes
      .filter((vac, place) => vac.speciesCd === species.codeOf(row.species) && (row.key + place) % 3 !== 0)
      .map((vac) => {
        const ago = (row.key * 17) % 400;
        return { row, vac, ago };
      }),
  );
  return {
    zone,
    ledger: createLedger(practice),
    species,
    vacs: vacs.map(({ row, vac, ago }, index) => ({
      vacNo: index + 1,
      patientKey: row.key,
      vacCd: vac.vacCd,
      giveDt: day(-ago),
      dueDt: day(vac.dueMos * 30 - ago),
      lotNo: row.key % 2 === 0 ? `L${String(4000 + row.key)}` : null,
      providerKey: vetOf(row),
    })),
    weights: living.flatMap((row, index) =>
      [0, 1].map((step) => ({
        wtNo: index * 2 + step + 1,
        patientKey: row.key,
        wtDt: day(-((row.key * 5) % 200) - (1 - step) * 180),
        wtLbs: ((row.key * 37) % 700) / 10 + 4 + step / 2,
      })),
    ),
    reminders: vacs.map(({ row, vac }, index) => {
      const days = ((row.key * 5 + index) % 90) - 30;
      return {
        remNo: index + 1,
        patientKey: row.key,
        remCd: vac.vacCd,
        remDesc: vac.vacDesc,
        dueDt: day(days),
        sentDt: days < 0 ? day(days - 14) : null,
        remStat: days < 0 ? 'S' : 'O',
      };
    }),
    notes: living
      .filter(({ key }) => key % 4 === 1)
      .map((row, index) => ({
        noteNo: index + 1,
        patientKey: row.key,
        at: now - ((row.key * 11) % 300) * dayMs,
        noteTyp: index % 3 === 0 ? 'P' : 'S',
        noteTxt:
          index % 3 === 0 ? 'Client called, doing well.' : 'S: bright. O: TPR normal. A: healthy. P: recheck 1 yr.',
        providerKey: vetOf(row),
      })),
    todos: [
      { todoNo: 1, todoTxt: 'Call lab about missing results', dueDt: day(0), providerKey: null, doneYn: 'N' },
      { todoNo: 2, todoTxt: 'Order rabies tags', dueDt: day(3), providerKey: null, doneYn: 'N' },
      { todoNo: 3, todoTxt: 'Back up server', dueDt: day(-1), providerKey: null, doneYn: 'Y' },
    ],
    audit: [{ at: now - 3_600_000, tblName: 'SYSPARM', keyTxt: 'GWVER', actCd: 'C' }],
    extras: new Map(),
    altered: new Map(),
  };
}

/** Notes a time of the clock for an appointment that gets a new letter: when it came in, when it went out. */
export function clockedExtras(before: AptExtras, letter: string, at: number, zone: string): AptExtras {
  if (letter === 'I') return { ...before, inTm: time4(at, zone) };
  if (letter === 'D') return { ...before, outTm: time4(at, zone) };
  return before;
}
