import { wallDay } from '../../dialects/clock.ts';
import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import { laterDay } from './values.ts';

/** The parts of an address that a guardian of the shared practice has no place for. */
export interface AddressRest {
  readonly line2: string;
  readonly province: string;
  readonly postalCode: string;
}

export interface WeightRow {
  readonly id: string;
  readonly patientKey: number;
  readonly grams: number;
  readonly bodyCondition: number | null;
  readonly at: number;
}

export interface ImmunizationRow {
  readonly id: string;
  readonly patientKey: number;
  readonly vaccineId: string;
  readonly givenOn: string;
  readonly providerKey: number | null;
  readonly lotNumber: string;
}

export interface RecallRow {
  readonly id: string;
  readonly patientKey: number;
  readonly ruleId: string;
  readonly dueOn: string;
  readonly isAnswered: boolean;
}

export interface WorkItemRow {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string | null;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly isDone: boolean;
}

export interface WaitlistRow {
  readonly id: string;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly earliestOn: string;
  readonly latestOn: string;
  readonly remarks: string;
  readonly at: number;
}

export interface AuditRow {
  readonly actor: string;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly at: number;
}

/** What Marlow keeps beside the shared practice; maps go by keys of its rows. */
export interface MarlowMemory {
  readonly ledger: Ledger;
  readonly vocabulary: Vocabulary;
  readonly addresses: Map<number, AddressRest>;
  readonly languages: Map<number, string>;
  readonly fixed: Map<number, boolean>;
  readonly coGuardians: Map<number, readonly number[]>;
  readonly rooms: Map<number, string | null>;
  readonly withdrawals: Map<number, string>;
  readonly stageChanges: Map<number, readonly { readonly stage: string; readonly at: number }[]>;
  readonly partnerEntries: Set<number>;
  readonly weights: WeightRow[];
  readonly immunizations: ImmunizationRow[];
  readonly recalls: readonly RecallRow[];
  readonly workItems: WorkItemRow[];
  readonly waitlist: WaitlistRow[];
  readonly audit: AuditRow[];
}

const dayMs = 86_400_000;

/** What the service holds when it starts, counted from the rows of the practice. */
export function createMemory(practice: Practice, now: number): MarlowMemory {
  const today = wallDay(now, practice.places[0]?.zone ?? 'UTC');
  const { clients, patients, providers, places, visitTypes } = practice;
  const vets = providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
  const shots = patients.filter(({ key }) => key % 3 !== 2);
  const due = patients.filter(({ key, isDeceased, clientKey }) => key % 4 !== 1 && !isDeceased && clientKey !== null);
  const waiting = patients.filter(
    ({ key, isDeceased, clientKey }) => key % 29 === 3 && !isDeceased && clientKey !== null,
  );
  const shared = patients.filter(({ key, clientKey }) => key % 19 === 0 && clientKey !== null);
  const typeKey = visitTypes.find(({ isBlock }) => !isBlock)?.key ?? 1;
  return {
    ledger: createLedger(practice),
    vocabulary: createVocabulary(patients),
    addresses: new Map(),
    languages: new Map(clients.filter(({ key }) => key % 6 === 0).map(({ key }) => [key, 'FR'])),
    fixed: new Map(patients.map(({ key }) => [key, key % 2 === 0])),
    coGuardians: new Map(
      shared.map((row) => {
        const other = clients.find(({ key, isDeleted }) => !isDeleted && key > (row.clientKey ?? 0));
        return [row.key, other ? [other.key] : []];
      }),
    ),
    rooms: new Map(),
    withdrawals: new Map(),
    stageChanges: new Map(),
    partnerEntries: new Set(),
    weights: patients.flatMap(({ key }) =>
      [400, 30].slice(0, 1 + (key % 2)).map((daysAgo) => ({
        id: String(key * 10 + (daysAgo === 30 ? 2 : 1)),
        patientKey: key,
        grams: 900 + ((key * 731) % 30_000) + (daysAgo === 30 ? 150 : 0),
        bodyCondition: key % 5 === 0 ? null : 4 + (key % 3),
        at: now - daysAgo * dayMs,
      })),
    ),
    immunizations: shots.map(({ key }, index) => ({
      id: String(7001 + index),
      patientKey: key,
      vaccineId: String(1 + (key % 3)),
      givenOn: laterDay(today, -(20 + ((key * 13) % 500))),
      providerKey: vets[key % Math.max(1, vets.length)]?.key ?? null,
      lotNumber: `LT${String(4400 + (key % 37))}`,
    })),
    recalls: due.map(({ key }, index) => ({
      id: String(9001 + index),
      patientKey: key,
      ruleId: String(1 + (key % 3)),
      dueOn: laterDay(today, ((key * 11) % 120) - 40),
      isAnswered: key % 9 === 0,
    })),
    workItems: ['Call the laboratory about cytology', 'Order syringes', 'Renew the X-ray permit'].map(
      (title, index) => ({
        id: String(51 + index),
        title,
        dueOn: index === 1 ? null : laterDay(today, index),
        providerKey: vets[index]?.key ?? null,
        patientKey: index === 0 ? (patients[0]?.key ?? null) : null,
        isDone: index === 2,
      }),
    ),
    waitlist: waiting.map(({ key, clientKey }, index) => ({
      id: String(301 + index),
      clientKey: clientKey ?? 0,
      patientKey: key,
      placeKey: places[index % places.length]?.key ?? 1,
      typeKey,
      earliestOn: today,
      latestOn: laterDay(today, 14),
      remarks: index % 2 === 0 ? 'Mornings only' : '',
      at: now - (index + 1) * dayMs,
    })),
    audit: [],
  };
}
