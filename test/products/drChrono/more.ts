import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ClientRecord } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { DrChronoRecords } from './records.ts';
import { accountZone, drChronoIds, timestamp } from './values.ts';

/** Lists that have little to do with a front desk; allergies and tasks grow by writes. */
export type DrChronoLists = ReturnType<typeof drChronoLists>;

const procedures = ['Office visit', 'Immunization', 'Minor procedure', 'Blood panel', 'Antibiotics'];
const decimal = (cents: number): string => (cents / 100).toFixed(2);
const day = (instant: number): string => wallDay(instant, accountZone);

/** What else the API lists. */
export function drChronoLists({ practice, now }: Backstage, records: DrChronoRecords) {
  const ledger = createLedger(practice);
  const ofPatient = (row: ClientRecord): { readonly patient: number; readonly doctor: number } => ({
    patient: Number(drChronoIds.of('client', row.key)),
    doctor: Number(drChronoIds.of('provider', records.doctorKeyOf(row) ?? 1)),
  });
  const people = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const whose = (key: number): { readonly patient: number; readonly doctor: number } => {
    const row = people.find((person) => person.key === key);
    return row ? ofPatient(row) : { patient: 0, doctor: 0 };
  };
  const every = (step: number, make: (row: ClientRecord) => Row): Row[] =>
    people.filter(({ key }) => key % step === 0).map((row) => ({ ...ofPatient(row), id: 500 + row.key, ...make(row) }));

  return {
    allergies: every(7, () => ({
      description: 'Penicillin',
      reaction: 'Hives',
      status: 'active',
      notes: '',
      rxnorm: '7980',
    })),
    medications: every(5, ({ createdAt }) => ({
      appointment: null,
      name: 'Amoxicillin 500 MG Oral Capsule',
      status: 'active',
      dosage_quantity: '1',
      dosage_units: 'capsule',
      frequency: 'Three times a day',
      date_prescribed: timestamp(createdAt),
      prn: false,
    })),
    problems: every(6, ({ createdAt }) => ({
      name: 'Hypertension',
      icd_code: 'I10',
      status: 'active',
      date_diagnosis: day(createdAt),
    })),
    documents: every(10, ({ key, updatedAt }) => ({
      description: 'Referral letter',
      document: `https://drchrono.example.test/documents/${String(key)}.pdf`,
      date: day(updatedAt),
      metatags: [],
      archived: false,
    })),
    insurances: ['Aetna', 'Cigna', 'Harbor Health Plan', 'Blue Cross Blue Shield'].map((name, index) => ({
      payer_id: String(60_000 + index),
      payer_name: name,
      state: 'ME',
    })),
    line_items: ledger.orders.flatMap(({ key, clientKey, placeKey, items, at }) =>
      items.map(({ quantity, unitCents }, index) => ({
        ...whose(clientKey),
        id: key * 10 + index,
        appointment: null,
        office: Number(drChronoIds.of('place', placeKey)),
        code: String(99_211 + index),
        procedure_type: 'C',
        description: procedures[(key + index) % procedures.length],
        quantity: quantity.toFixed(2),
        price: decimal(unitCents),
        billed: decimal(quantity * unitCents),
        balance_pt: decimal(0),
        service_date: day(at),
        posted_date: day(at),
        updated_at: timestamp(at),
      })),
    ),
    patient_payments: ledger.payments.map(({ key, clientKey, cents, method, at }) => ({
      ...whose(clientKey),
      id: 900 + key,
      appointment: null,
      amount: decimal(cents),
      payment_method: { CARD: 'CRED', CASH: 'CASH', CHECK: 'CHCK' }[method],
      notes: '',
      posted_date: day(at),
      received_date: day(at),
      created_at: timestamp(at),
    })),
    messages: ledger.messages
      .filter(({ isInbound }) => isInbound)
      .map(({ key, clientKey, body, author, isRead, at }) => ({
        ...whose(clientKey),
        id: key,
        title: `From ${author}`,
        message_notes: body,
        type: 'OM',
        read: isRead,
        starred: false,
        archived: false,
        received_at: timestamp(at),
      })),
    tasks: ['Call the lab', 'Order vaccines', 'Send referral'].map((title, index): Row => ({
      id: 31 + index,
      title,
      category: 1 + (index % 2),
      status: 1,
      priority: 20,
      assignee_user: 1,
      due_date: day(now() + index * 86_400_000),
      due_time: null,
      notes: index === 0 ? [{ id: 1, text: 'They open at eight.', created_at: timestamp(now()) }] : [],
      archived: false,
      created_at: timestamp(now() - 86_400_000),
    })),
    task_categories: ['General', 'Billing'].map((name, index) => ({
      id: index + 1,
      name,
      is_global: true,
      archived: false,
    })),
    reminder_profiles: [
      { id: 1, name: 'Day before', doctor: 15_201, reminders: [{ amount: 1, unit: 'day', type: 'email' }] },
    ],
    patient_flag_types: ['VIP', 'Breeder', 'Payment plan'].map((name, index) => ({
      id: index + 1,
      name,
      color: '#E76F51',
      priority: index + 1,
      archived: false,
      doctor: 15_201,
    })),
    users: practice.providers.map((person) => ({
      id: person.key,
      username: fullNameOf(person)
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '.'),
      doctor: () => records.doctor(person),
      is_doctor: true,
      is_staff: false,
      practice_group: drChronoIds.of('organization', practice.organization.key),
      permissions: person.key === 1 ? ['manage_accounts', 'use_scheduling', 'view_billing'] : ['use_scheduling'],
    })),
  };
}
