import { utcText } from '../../dialects/clock.ts';
import { dialectNow, fullNameOf, type PatientRecord, type Practice } from '../../dialects/practice.ts';
import { createLedger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { besideId, decimalText, lodestarIds } from './values.ts';

/** A case that another practice sends. */
interface ReferralRow {
  readonly key: number;
  readonly id: string;
  readonly status: 'RECEIVED' | 'ACCEPTED' | 'DECLINED';
  readonly urgency: 'ROUTINE' | 'URGENT' | 'EMERGENCY';
  readonly question: string;
  readonly receivedAt: string;
  readonly patientKey: number;
  readonly vetKey: number;
}

interface TaskRow {
  readonly key: number;
  readonly title: string;
  readonly placeKey: number;
  readonly assigneeKey: number | null;
  readonly dueOn: string | null;
  readonly doneAt: string | null;
}

/** What the product stores beside the practice. */
export interface Neighbours {
  readonly organizations: Set<number>;
  /** Parts of addresses that the practice doesn't keep, by the key of the client. */
  readonly addresses: Map<number, { readonly state: string | null; readonly zip: string | null }>;
  readonly referrals: ReferralRow[];
  readonly tasks: TaskRow[];
  readonly practices: readonly (Row & { readonly key: number; readonly name: string })[];
  readonly vet: (key: number) => Row | null;
  readonly invoicesOf: (clientKey: number | null) => readonly (Row & { readonly clientKey: number })[];
  readonly lettersOf: (patient: PatientRecord) => readonly Row[];
  readonly wardsOf: (placeKey: number) => readonly (Row & { readonly name: string })[];
}

// prettier-ignore
const referrers = [
  { key: 1, name: 'Casco Bay Veterinary Clinic', city: 'Falmouth', vets: ['Ingrid Solberg', 'Peter Amato'] },
  { key: 2, name: 'Old Orchard Animal Care', city: 'Old Orchard Beach', vets: ['Hollis Greer'] },
  { key: 3, name: 'Flatirons Small Animal', city: 'Louisville', vets: ['Dana Whitehorse', 'Lee Chung'] },
  { key: 4, name: 'Kennebunk Cats Only', city: 'Kennebunk', vets: ['Maureen Daly'] },
] as const;

const questions = [
  'Lame for six weeks, joint imaging please',
  'Raised kidney values, please work up',
  'Seizures, second this month',
  'Mass on the spleen',
];

const doneDay = '2026-11-16T20:15:00Z';

/** Everything of the product that the practice has no rows for. */
export function createNeighbours(practice: Practice): Neighbours {
  const ledger = createLedger(practice);
  const practices = referrers.map(({ key, name, city }) => {
    const id = besideId('practice', key);
    const state = key === 3 ? 'CO' : 'ME';
    return {
      key,
      id,
      name,
      phone: `+1 207 555 03${String(key * 11)}`,
      email: `reception${String(key)}@referrer.example.test`,
      postalAddress: { street: `${String(key * 7)} Main Street`, city, state, zip: null },
      vets: () => allVets.filter((row) => row.practiceKey === key).map((row) => vet(row.key)),
      lettersBy: (['EMAIL', 'PORTAL', 'POST'] as const)[key % 3] ?? 'EMAIL',
    };
  });
  const allVets = referrers
    .flatMap(({ key, vets }) => vets.map((fullName) => ({ practiceKey: key, fullName })))
    .map((row, index) => ({ ...row, key: index + 1 }));
  const vet = (key: number): Row | null => {
    const row = allVets.find((each) => each.key === key);
    if (!row) return null;
    return {
      id: besideId('vet', key),
      fullName: row.fullName,
      directLine: key % 2 === 0 ? null : `+1 207 555 04${String(key * 11)}`,
      email: `vet${String(key)}@referrer.example.test`,
      practice: () => practices.find((each) => each.key === row.practiceKey) ?? null,
    };
  };
  const vetOf = (patientKey: number): number => 1 + (patientKey % allVets.length);

  const visited = practice.patients.filter((patient) => {
    return practice.appointments.some((row) => row.patientKey === patient.key && !row.isDeleted && !row.isBlock);
  });
  const referrals = visited
    .filter(({ key, clientKey }) => key % 3 !== 0 && clientKey !== null)
    .map(({ key }, index): ReferralRow => ({
      key: index + 1,
      id: lodestarIds.of('organization', 500 + index),
      status: key % 7 === 0 ? 'RECEIVED' : 'ACCEPTED',
      urgency: (['ROUTINE', 'URGENT', 'EMERGENCY'] as const)[key % 3] ?? 'ROUTINE',
      question: questions[key % questions.length] ?? 'Second opinion',
      receivedAt: utcText(dialectNow - (key + 2) * 86_400_000),
      patientKey: key,
      vetKey: vetOf(key),
    }));

  const invoices = ledger.orders.map((order) => ({
    id: lodestarIds.of('organization', 10 + order.key),
    clientKey: order.clientKey,
    number: `INV-26-${String(order.key).padStart(5, '0')}`,
    issuedAt: utcText(order.at),
    lines: order.items.map(({ name, quantity, unitCents }) => {
      return { description: name, quantity, unitPrice: decimalText(unitCents) };
    }),
    total: decimalText(order.subtotalCents + order.taxCents),
    balance: decimalText(dueOf(ledger, order)),
  }));
  const tasks = practice.places.flatMap(({ key: placeKey, name }) =>
    ['Call the laboratory', 'Send the scans back', 'Order blood for Thursday'].map((title, index): TaskRow => {
      const key = placeKey * 3 + index;
      const assignee = practice.providers.find((row) => row.isActive && row.placeKeys.includes(placeKey));
      return {
        key,
        title: index === 1 ? `${title} (${name})` : title,
        placeKey,
        assigneeKey: index === 2 ? null : (assignee?.key ?? null),
        dueOn: index === 0 ? '2026-11-18' : null,
        doneAt: key % 4 === 0 ? doneDay : null,
      };
    }),
  );

  return {
    organizations: new Set(practice.clients.filter(({ givenName }) => givenName === null).map(({ key }) => key)),
    addresses: new Map(
      practice.clients.map(({ key, city }) => {
        return [key, city === 'Boulder' ? { state: 'CO', zip: '80302' } : { state: 'ME', zip: null }] as const;
      }),
    ),
    referrals,
    tasks,
    practices,
    vet,
    invoicesOf: (clientKey) => invoices.filter((row) => clientKey === null || row.clientKey === clientKey),
    lettersOf: ({ key, name, clientKey }) => {
      const owner = practice.clients.find((row) => row.key === clientKey);
      if (!owner || key % 6 !== 1) return [];
      return [
        {
          id: lodestarIds.of('patient', 1000 + key),
          to: () => vet(vetOf(key)),
          subject: `${name} (${fullNameOf(owner)})`,
          body: 'Thank you for sending this case. A full report follows.',
          sentAt: key % 12 === 1 ? doneDay : null,
        },
      ];
    },
    wardsOf: (placeKey) =>
      ['ICU', 'Dogs', 'Cats'].map((name, index) => ({
        id: besideId('ward', placeKey * 3 + index),
        name,
        isolation: name === 'ICU' && placeKey === 1,
        kennels: 6 + index * 2,
      })),
  };
}
