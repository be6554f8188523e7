import { type Practice, type PatientRecord, dialectNow } from '../../dialects/practice.ts';
import { createLedger, type CreditRecord, type Ledger, type OrderRecord } from '../../dialects/practiceLedger.ts';
import { daysAfter, placeDay } from './values.ts';

/** A row of a table that writes add to. */
export interface WeighInRow {
  readonly id: number;
  readonly patientKey: number;
  readonly weighedOn: string;
  readonly kilograms: number;
  readonly conditionScore: number | null;
}

export interface VaccinationRow {
  readonly id: number;
  readonly patientKey: number;
  readonly vaccineId: number;
  readonly providerKey: number | null;
  readonly givenOn: string;
  readonly batchNumber: string | null;
}

export interface CallbackRow {
  readonly id: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly providerKey: number | null;
  readonly dueOn: string;
  readonly remarks: string;
  readonly completedAt: number | null;
}

export interface WaitlistRow {
  readonly id: number;
  readonly placeKey: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly typeKey: number;
  readonly notBefore: string;
  readonly remarks: string | null;
  readonly addedAt: number;
}

/** What the shared practice has no place for in an account. */
export interface AccountExtras {
  readonly salutation: string | null;
  readonly referralSourceId: number | null;
  readonly suburb: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
}

/** What is kept beside the practice. */
export interface TarndaleMemory {
  /** Its invoices and credit notes go to another account when accounts are merged. */
  readonly ledger: Ledger & { readonly orders: OrderRecord[]; readonly credits: CreditRecord[] };
  readonly weighIns: WeighInRow[];
  readonly vaccinations: VaccinationRow[];
  readonly callbacks: CallbackRow[];
  readonly waitlist: WaitlistRow[];
  /** By the keys of clients. */
  readonly extras: Map<number, AccountExtras>;
  /** Columns of the diary that were chosen, by the keys of appointments. */
  readonly columns: Map<number, number | null>;
  /** How and under which subject a message went out, by its key. */
  readonly media: Map<number, { readonly medium: string; readonly subject: string | null }>;
  /** What stock was adjusted by, by the ids of levels. */
  readonly adjustments: Map<number, number>;
  /** Names of flags, species and breeds in the order in which they were met: the place is the id. */
  readonly flagNames: string[];
  readonly speciesNames: string[];
  readonly breedNames: string[];
}

/** Months that each vaccine covers, in the order of their ids. */
export const vaccineMonths = [36, 12, 12, 12] as const;

const speciesNames = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Equine', 'Bovine', 'Ovine'];

/** What the service holds when it starts. */
export function createMemory(practice: Practice): TarndaleMemory {
  const today = placeDay(practice, null, dialectNow);
  const living = practice.patients.filter(({ isDeceased }) => !isDeceased);
  const people = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const vets = practice.providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
  const firstOf = (clientKey: number): PatientRecord | undefined =>
    practice.patients.find((row) => row.clientKey === clientKey);
  const ledger = createLedger(practice);
  return {
    ledger: { ...ledger, orders: [...ledger.orders], credits: [...ledger.credits] },
    weighIns: living
      .filter(({ key }) => key % 3 !== 1)
      .map(({ key }, index) => ({
        id: index + 1,
        patientKey: key,
        weighedOn: daysAfter(today, -((key * 13) % 300) - 1),
        kilograms: 2 + ((key * 37) % 310) / 10,
        conditionScore: key % 5 === 0 ? null : 3 + (key % 5),
      })),
    vaccinations: living
      .filter(({ key }) => key % 3 !== 0)
      .map(({ key }, index) => ({
        id: index + 1,
        patientKey: key,
        vaccineId: 1 + (key % vaccineMonths.length),
        providerKey: vets[key % Math.max(1, vets.length)]?.key ?? null,
        givenOn: daysAfter(today, -((key * 17) % 400) - 1),
        batchNumber: key % 4 === 0 ? null : `B${String(4000 + key)}`,
      })),
    callbacks: people
      .filter(({ key }) => key % 9 === 4)
      .map(({ key }, index) => ({
        id: index + 1,
        clientKey: key,
        patientKey: firstOf(key)?.key ?? null,
        providerKey: vets[index % Math.max(1, vets.length)]?.key ?? null,
        dueOn: daysAfter(today, (index % 9) - 4),
        remarks: ['Ring with blood results', 'How is the wound?', 'Confirm the dental'][index % 3] ?? '',
        completedAt: index % 3 === 0 ? dialectNow - (index + 1) * 3_600_000 : null,
      })),
    waitlist: people
      .filter(({ key }) => key % 20 === 7)
      .map(({ key, placeKey }, index) => ({
        id: index + 1,
        placeKey,
        clientKey: key,
        patientKey: firstOf(key)?.key ?? null,
        typeKey: practice.visitTypes[0]?.key ?? 1,
        notBefore: daysAfter(today, 1 + index),
        remarks: index % 2 === 0 ? 'Mornings only' : null,
        addedAt: dialectNow - (index + 2) * 7_200_000,
      })),
    extras: new Map(),
    columns: new Map(),
    media: new Map(),
    adjustments: new Map(),
    flagNames: [...new Set(['Do not text', ...practice.clients.flatMap(({ tags }) => tags)])],
    speciesNames: [...new Set([...speciesNames, ...practice.patients.map(({ species }) => species)])],
    breedNames: [...new Set(practice.patients.flatMap((row) => breedName(row) ?? []))],
  };
}

/** The name under which a breed is kept: the same word can be a breed of two species. */
export function breedName({ species, breed }: Pick<PatientRecord, 'species' | 'breed'>): string | null {
  return breed === null ? null : `${species}/${breed}`;
}

/** The id of a name, which is entered where it is new. */
export function idOfName(names: string[], name: string): number {
  if (!names.includes(name)) names.push(name);
  return names.indexOf(name) + 1;
}

/** The id of the next row. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ id }) => id));
}
