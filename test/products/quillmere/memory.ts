import type { Practice } from '../../dialects/practice.ts';

/** A weight that was taken. */
export interface WeighingRow {
  readonly key: number;
  readonly patientKey: number;
  readonly at: number;
  readonly kilograms: string;
  readonly score: number | null;
}

/** Something to be done. */
export interface ErrandRow {
  readonly key: number;
  readonly placeKey: number;
  readonly matter: string;
  readonly urgency: string;
  readonly providerKey: number | null;
  readonly about: { readonly kind: 'client' | 'patient' | 'appointment'; readonly key: number } | null;
  readonly dueOn: string;
  readonly doneAt: number | null;
}

/** A message that went out. */
export interface MissiveRow {
  readonly key: number;
  readonly clientKey: number;
  readonly carrier: string;
  readonly fate: string;
  readonly subject: string;
  readonly wording: string;
  readonly at: number;
}

/** Money that came in for a bill. */
export interface ReceiptRow {
  readonly key: number;
  readonly billKey: number;
  readonly tender: string;
  readonly at: number;
}

/** A deed that the trail has. */
export interface TrailRow {
  readonly key: number;
  readonly at: number;
  readonly subjectId: string;
  readonly subjectKind: string;
  readonly deed: string;
}

/** What the teams keep beside the shared practice: arrays grow by writes. */
export interface Memory {
  readonly weighings: WeighingRow[];
  readonly errands: ErrandRow[];
  readonly missives: MissiveRow[];
  readonly receipts: ReceiptRow[];
  readonly trail: TrailRow[];
  /** How often an attendance was changed, by its key. */
  readonly revisions: Map<number, number>;
  /** What was said when an attendance was called off, by its key. */
  readonly callOffCauses: Map<number, string>;
  /** The postcodes of keepers, by their keys: only those that were written here are known. */
  readonly postcodes: Map<number, string>;
}

const dayMs = 86_400_000;

/** The key after the greatest one. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ key }) => key));
}

/** What is there when the service starts, made by counting. */
export function createMemory({ clients, patients, places, providers }: Practice, now: number): Memory {
  const day = (offset: number): string => new Date(now + offset * dayMs).toISOString().slice(0, 10);
  const weighings = patients
    .filter(({ key }) => key % 3 !== 0)
    .map(({ key, species }, index): WeighingRow => {
      const grams = (species === 'Canine' ? 9000 : 2600) + ((key * 370) % 4000);
      const at = now - ((key * 11) % 300) * dayMs;
      return {
        key: index + 1,
        patientKey: key,
        at,
        kilograms: (grams / 1000).toFixed(2),
        score: key % 2 === 0 ? 5 : null,
      };
    });
  const matters = [
    'Ring back about blood results',
    'Order more flea treatment',
    'Post the passport',
    'Check the fridge',
  ];
  const errands = places.flatMap(({ key: placeKey }, place) =>
    matters.map((matter, index): ErrandRow => {
      const helper = providers.find(({ placeKeys, isActive }) => isActive && placeKeys.includes(placeKey));
      const patient = patients[place * matters.length + index];
      return {
        key: place * matters.length + index + 1,
        placeKey,
        matter,
        urgency: ['TODAY', 'ROUTINE', 'ROUTINE', 'AT_ONCE'][index] ?? 'ROUTINE',
        providerKey: index % 2 === 0 ? (helper?.key ?? null) : null,
        about: index % 2 === 0 && patient ? { kind: 'patient', key: patient.key } : null,
        dueOn: day(index - 1),
        doneAt: index === 2 ? now - dayMs : null,
      };
    }),
  );
  const missives = clients
    .filter(({ key, isDeleted }) => !isDeleted && key % 3 === 1)
    .map(({ key: clientKey, emails }, index): MissiveRow => ({
      key: index + 1,
      clientKey,
      carrier: emails.length > 0 ? 'EMAIL' : 'SMS',
      fate: index % 9 === 4 ? 'BOUNCED' : 'DELIVERED',
      subject: 'Your booster is due',
      wording: 'A booster is due for your pet. Please ring us.',
      at: now - (1 + (clientKey % 40)) * dayMs,
    }));
  return {
    weighings,
    errands,
    missives,
    receipts: [],
    trail: [],
    revisions: new Map(),
    callOffCauses: new Map(),
    postcodes: new Map(),
  };
}
