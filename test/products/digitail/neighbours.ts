import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byStart, rowOf } from '../../dialects/practice.ts';
import { createLedger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { DigitailRecords } from './records.ts';
import { connectionOf, digitailIds, localOf, utcOf } from './values.ts';

interface Args extends ConnectionArgs {
  readonly clinicId?: string | null;
  readonly petId?: string | null;
  readonly petParentId?: string | null;
  readonly from?: string | null;
  readonly to?: string | null;
}

const { of } = digitailIds;
const charges: readonly (readonly [code: string, label: string, price: number])[] = [
  ['CONS', 'Consultation', 68],
  ['RABV', 'Rabies vaccine', 31.5],
  ['NAIL', 'Nail trim', 19.99],
  ['BLPN', 'Blood panel', 148.75],
];

/** Rooms, events, records, prescriptions, invoices and charges, which can be read alone. */
export function digitailNeighbours(
  { practice, cap }: Backstage,
  records: DigitailRecords,
): Readonly<Record<string, (args: Args) => unknown>> {
  const ledger = createLedger(practice);
  const list = (rows: readonly Row[], args: Args): Row => connectionOf(rows, args, cap, (row) => row);
  const isAbout = (wanted: string | null | undefined, id: unknown): boolean => !wanted || wanted === id;

  const rooms = practice.places.flatMap(({ key }) =>
    ['Exam room 1', 'Surgery'].map((name, index) => ({
      id: String(key * 10 + index),
      clinicId: of('place', key),
      name,
    })),
  );
  const events = (): readonly Row[] =>
    practice.appointments
      .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
      .toSorted(byStart)
      .map((row) => ({
        id: String(600 + row.key),
        clinicId: of('place', row.placeKey),
        name: row.reason ?? 'Blocked',
        date: localOf(row.start, row.placeKey),
        capacity: 0,
        appointmentsNumber: 0,
        visitTypes: [],
      }));
  const visits = (): readonly Row[] =>
    practice.appointments
      .filter((row) => row.state === 'completed' && row.patientKey !== null && !row.isDeleted)
      .toSorted(byStart)
      .map((row) => ({
        id: String(40_000 + row.key),
        petId: of('patient', row.patientKey ?? 0),
        pet: () => [rowOf(practice.patients, row.patientKey)].flatMap((pet) => pet ?? []).map(records.pet)[0],
        vetId: row.providerKey === null ? null : of('provider', row.providerKey),
        title: row.reason ?? 'Consultation',
        date: utcOf(row.start),
        anamnesis: row.reason,
        diagnosis: null,
        treatment: null,
        finalizedAt: utcOf(row.start + row.minutes * 60_000),
      }));
  const invoices = ledger.orders.map((order): Row => {
    const due = dueOf(ledger, order);
    return {
      id: String(8000 + order.key),
      series: 'INV',
      number: order.key,
      clinicId: of('place', order.placeKey),
      petParentId: of('client', order.clientKey),
      petParent: () => records.petParentOf(order.clientKey),
      status: due === 0 ? 'PAID' : 'ISSUED',
      currency: 'USD',
      total: (order.subtotalCents + order.taxCents) / 100,
      tax: order.taxCents / 100,
      due: due / 100,
      issuedAt: utcOf(order.at),
      items: order.items.map(({ name, quantity, unitCents }) => ({ name, quantity, unitPrice: unitCents / 100 })),
    };
  });

  return {
    rooms: ({ clinicId }) => rooms.filter((room) => isAbout(clinicId, room.clinicId)),
    events: (args) =>
      list(
        events().filter(
          ({ clinicId, date }) =>
            isAbout(args.clinicId, clinicId) &&
            (!args.from || String(date) >= args.from) &&
            (!args.to || String(date).slice(0, 10) <= args.to),
        ),
        args,
      ),
    records: (args) =>
      list(
        visits().filter(({ petId }) => isAbout(args.petId, petId)),
        args,
      ),
    prescriptions: (args) =>
      list(
        visits()
          .filter((visit, index) => index % 4 === 0 && isAbout(args.petId, visit['petId']))
          .map((visit) => ({
            id: `9${String(visit['id'])}`,
            recordId: visit['id'],
            petId: visit['petId'],
            drug: 'Amoxicillin 250 mg',
            dosage: 'Twice a day',
            refills: 0,
            createdAt: visit['date'],
          })),
        args,
      ),
    invoices: (args) =>
      list(
        invoices.filter(
          (row) => isAbout(args.clinicId, row['clinicId']) && isAbout(args.petParentId, row['petParentId']),
        ),
        args,
      ),
    charges: (args) =>
      list(
        charges.map(([code, label, price], index) => ({
          id: String(index + 1),
          code,
          label,
          price,
          vat: 0,
          active: true,
        })),
        args,
      ),
  };
}
