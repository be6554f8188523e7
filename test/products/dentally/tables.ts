import { type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { createLedger, dueOf, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { dayText, dentallyIds, idOf } from './values.ts';

const longAgo = '2018-06-04T09:00:00-04:00';
const receptionists = [
  ['Claire', 'Booth'],
  ['Marcus', 'Hale'],
] as const;
const roles = { veterinarian: 'Dentist', technician: 'Hygienist', groomer: 'Therapist' } as const;
const reasons = ['Patient cancelled', 'Practitioner unavailable', 'Booked in error', 'Other'];
const sources = ['Word of mouth', 'Website', 'Passing by'];
const treatments = [
  ['EX', 'Examination'],
  ['SP', 'Scale and polish'],
  ['CF', 'Composite filling'],
  ['CR', 'Crown'],
] as const;

const money = (cents: number): string => (cents / 100).toFixed(2);

/** Rows of tables that lead to none of the diary's, and how others begin. */
export function dentallyTables(practice: Practice) {
  const ledger = createLedger(practice);
  const user = (number: number, firstName: string, lastName: string, more: Row): Row => ({
    __typename: 'User',
    id: idOf('User', number),
    createdAt: longAgo,
    firstName,
    lastName,
    mobilePhone: null,
    title: null,
    ...more,
  });
  const balanceOf = (key: number): number =>
    ledger.orders.reduce((sum, order) => sum - (order.clientKey === key ? dueOf(ledger, order) : 0), 0);
  return {
    ledger,
    users: [
      ...practice.providers.map((person) =>
        user(person.key, person.givenName, person.familyName, {
          email: person.email,
          permissionLevel: 2,
          role: roles[person.role],
          title: person.role === 'veterinarian' ? 'Dr' : null,
        }),
      ),
      ...receptionists.map(([given, family], index) =>
        user(101 + index, given, family, {
          email: `reception${String(index + 1)}@example.test`,
          mobilePhone: '+1 207 555 0950',
          permissionLevel: 1,
          role: 'Receptionist',
        }),
      ),
    ],
    cancellationReasons: reasons.map((reason, index) => ({
      __typename: 'AppointmentCancellationReason',
      id: idOf('AppointmentCancellationReason', index + 1),
      archived: index === 3,
      databaseId: index + 1,
      reason,
      reasonType: index === 0 ? 'Patient' : 'Practice',
    })),
    acquisitionSources: sources.map((name, index) => ({
      __typename: 'AcquisitionSource',
      id: idOf('AcquisitionSource', index + 1),
      active: true,
      name,
      notes: null,
      showInPortal: index === 1,
    })),
    paymentPlans: ['Private', 'Membership'].map((name, index) => ({
      __typename: 'PaymentPlan',
      id: idOf('PaymentPlan', index + 1),
      active: true,
      colour: index === 0 ? '#2a9d8f' : '#e9c46a',
      dentistRecallInterval: 6,
      examDuration: 20,
      hygienistRecallInterval: 6,
      name,
      patientFriendlyName: null,
      scaleAndPolishDuration: 30,
    })),
    treatments: treatments.map(([code, nomenclature], index) => ({
      __typename: 'Treatment',
      id: idOf('Treatment', index + 1),
      active: true,
      code,
      description: null,
      nomenclature,
      patientNomenclature: nomenclature,
      region: index > 1 ? 'Tooth' : 'Mouth',
    })),
    /** Rooms have the numbers of their sites, twice each. */
    rooms: practice.places.flatMap(({ key }) => [2 * key - 1, 2 * key]),
    room: (number: number | null, siteOf: (key: number) => Row | null): Row | null =>
      number === null
        ? null
        : {
            __typename: 'Room',
            id: idOf('Room', number),
            name: `Surgery ${String(2 - (number % 2))}`,
            site: () => siteOf(Math.ceil(number / 2)),
          },
    account: (client: ClientRecord): Row => ({
      __typename: 'Account',
      id: idOf('Account', client.key),
      currentBalance: money(balanceOf(client.key)),
      openingBalance: '0.00',
      patientName: fullNameOf(client),
      plannedNhsTreatmentValue: '0.00',
      plannedPrivateTreatmentValue: client.key % 4 === 0 ? '145.00' : '0.00',
    }),
    balanceOf,
    invoices: ledger.orders.map((order): Row & { readonly clientKey: number; readonly placeKey: number } => {
      const due = dueOf(ledger, order);
      return {
        __typename: 'Invoice',
        clientKey: order.clientKey,
        placeKey: order.placeKey,
        id: idOf('Invoice', order.key),
        amount: money(due + paidOf(ledger, order.key)),
        amountOutstanding: money(due),
        datedOn: dayText(order.at),
        dueOn: dayText(order.at + 14 * 86_400_000),
        invoiceItems: order.items.map((item) => ({
          itemPrice: money(item.unitCents),
          name: item.name,
          nhsCharge: false,
          quantity: item.quantity,
          totalPrice: money(item.unitCents * item.quantity),
        })),
        nhsAmount: '0.00',
        paid: due === 0,
        paidOn: due === 0 ? dayText(order.at) : null,
        reference: `INV-${String(7000 + order.key)}`,
      };
    }),
    reasonByText: (text: string): number | null =>
      practice.visitTypes.find(({ name, isBookable }) => isBookable && name === text)?.key ?? null,
    practice: {
      __typename: 'Practice',
      id: dentallyIds.of('organization', practice.organization.key),
      addressLine1: practice.places[0]?.street ?? null,
      emailAddress: 'group@example.test',
      name: practice.organization.name,
      nhs: false,
      phoneNumber: practice.places[0]?.phone ?? null,
      postcode: practice.places[0]?.postalCode ?? null,
      slug: 'harbor',
      timeZone: 'America/New_York',
      town: practice.places[0]?.city ?? null,
      website: 'https://harbor.example.test',
    },
  };
}
