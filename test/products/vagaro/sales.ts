import { instantOfWall, utcText } from '../../dialects/clock.ts';
import * as practices from '../../dialects/practice.ts';
import { createLedger, type OrderRecord, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { isVagaroAppointment, opaqueId, vagaroIds } from './words.ts';

const { of } = vagaroIds;
const dollars = (cents: number): number => cents / 100;

/** What was sold, what customers answered in forms, and which times are free. */
export function vagaroSales(practice: practices.Practice, customerOf: (key: number) => Row | null) {
  const ledger = createLedger(practice);
  const aliasOf = (key: number): string | null => practices.rowOf(practice.places, key)?.city ?? null;

  const transaction = (order: OrderRecord): Row => {
    const [item] = order.items;
    const paid = ledger.payments.find((row) => row.orderKey === order.key);
    const method = paid?.method ?? null;
    const amount = (wanted: string): number => (method === wanted ? dollars(paidOf(ledger, order.key)) : 0);
    return {
      userPaymentId: opaqueId(`payment/${String(order.key)}`),
      userPaymentsMstId: opaqueId(`receipt/${String(order.key)}`),
      transactionId: method === 'CARD' ? String(70_000_000 + order.key) : null,
      transactionDate: utcText(order.at),
      businessId: of('place', order.placeKey),
      businessAlias: aliasOf(order.placeKey),
      customerId: of('client', order.clientKey),
      appointmentId: null,
      serviceProviderId: of('provider', order.placeKey),
      brandName: null,
      itemSold: item?.name ?? null,
      purchaseType: item?.quantity === 1 ? 'Service' : 'Product',
      quantity: item?.quantity ?? 1,
      ccAmount: amount('CARD'),
      cashAmount: amount('CASH'),
      checkAmount: amount('CHECK'),
      tax: dollars(order.taxCents),
      tip: 0,
      discount: 0,
      amountDue: dollars(order.subtotalCents + order.taxCents - paidOf(ledger, order.key)),
      customer: () => customerOf(order.clientKey),
    };
  };

  const formResponses = (): readonly Row[] =>
    practice.appointments
      .filter((row) => isVagaroAppointment(row) && row.key % 9 === 0 && row.clientKey !== null)
      .map((row) => ({
        formResponseId: opaqueId(`form/${String(row.key)}`),
        formId: opaqueId('form'),
        formTitle: 'New client intake',
        customerId: row.clientKey === null ? null : of('client', row.clientKey),
        businessId: of('place', row.placeKey),
        createdDate: utcText(row.createdAt),
        questionsAndAnswers: [
          { question: 'Any allergies?', answer: 'None' },
          { question: 'How did you hear about us?', answer: row.key % 2 === 0 ? 'A friend' : null },
        ],
      }));

  /** Free starting times of a day, each half hour from nine to five. */
  const freeTimes = (placeKey: number, providerKey: number, day: string, minutes: number): readonly string[] => {
    const zone = practices.rowOf(practice.places, placeKey)?.zone ?? 'America/New_York';
    const taken = practice.appointments.filter(
      (row) => row.providerKey === providerKey && !row.isDeleted && row.state !== 'cancelled',
    );
    const times = Array.from({ length: 16 }, (_, index) => {
      const hour = String(9 + Math.floor(index / 2)).padStart(2, '0');
      return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
    });
    return times.filter((time) => {
      const from = instantOfWall(`${day}T${time}:00`, zone);
      const to = from + minutes * 60_000;
      return !taken.some((row) => row.start < to && row.start + row.minutes * 60_000 > from);
    });
  };

  return {
    transactions: (): readonly Row[] => ledger.orders.toSorted((one, other) => one.at - other.at).map(transaction),
    formResponses,
    freeTimes,
  };
}
