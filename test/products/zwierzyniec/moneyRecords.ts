import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import {
  type CreditRecord,
  dueOf,
  type Ledger,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { amountOf, daysAfter, momentText, paymentWays, rowId, zwierzyniecIds } from './values.ts';

/** Shows what clients owe and pay. */
export interface MoneyRecords {
  readonly invoice: (row: OrderRecord) => Row;
  readonly payment: (row: PaymentRecord) => Row;
  readonly credit: (row: CreditRecord) => Row;
  readonly invoicesOf: (row: ClientRecord) => readonly Row[];
  readonly balanceOf: (row: ClientRecord) => number;
  readonly invoiceOf: (row: AppointmentRecord) => Row | null;
  readonly report: (row: PlaceRecord, day: string) => Row;
}

/** The days until an invoice is to be paid. */
export const daysToPay = 14;

const { of } = zwierzyniecIds;

/** The records of money. */
export function moneyRecords({ practice }: Backstage, ledger: Ledger, desk: DeskRecords): MoneyRecords {
  const zoneAt = (placeKey: number): string =>
    (rowOf(practice.places, placeKey) ?? practice.places[0])?.zone ?? 'Europe/Warsaw';
  const clientOf = (key: number) => (): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && shown(desk.client(row));
  };

  const payment = (row: PaymentRecord): Row => ({
    id: rowId('Platnosc', row.key),
    kwota: amountOf(row.cents),
    sposob: paymentWays[row.method],
    dataWplywu: momentText(row.at),
    tytul: row.reference,
    wlascicielId: of('client', row.clientKey),
    wlasciciel: clientOf(row.clientKey),
    fakturaId: row.orderKey === null ? null : rowId('Faktura', row.orderKey),
    faktura() {
      const order = rowOf(ledger.orders, row.orderKey);
      return order && invoice(order);
    },
  });

  const invoice = (row: OrderRecord): Row => {
    const due = dueOf(ledger, row);
    const issued = wallDay(row.at, zoneAt(row.placeKey));
    const place = rowOf(practice.places, row.placeKey);
    const pet = rowOf(practice.patients, row.patientKey);
    return {
      id: rowId('Faktura', row.key),
      numer: `FV/${issued.slice(0, 4)}/${String(row.key).padStart(5, '0')}`,
      status: due <= 0 ? 'OPLACONA' : paidOf(ledger, row.key) > 0 ? 'CZESCIOWO_OPLACONA' : 'NIEOPLACONA',
      dataWystawienia: issued,
      terminPlatnosci: daysAfter(issued, daysToPay),
      wlascicielId: of('client', row.clientKey),
      wlasciciel: clientOf(row.clientKey),
      zwierze: () => pet && shown(desk.patient(pet)),
      placowkaId: of('place', row.placeKey),
      placowka: () => place && shown(desk.place(place)),
      pozycje: row.items.map(({ name, quantity, unitCents }, index) => ({
        lp: index + 1,
        nazwa: name,
        ilosc: quantity,
        cenaJednostkowa: amountOf(unitCents),
        wartosc: amountOf(quantity * unitCents),
      })),
      platnosci: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
      waluta: 'PLN',
      kwotaNetto: amountOf(row.subtotalCents),
      kwotaVat: amountOf(row.taxCents),
      kwotaBrutto: amountOf(row.subtotalCents + row.taxCents),
      doZaplaty: amountOf(due),
      utworzono: momentText(row.at),
    };
  };

  return {
    invoice,
    payment,
    credit: (row) => ({
      id: rowId('Nadplata', row.key),
      kwota: amountOf(row.cents),
      powod: row.reason,
      dataNadplaty: wallDay(row.at, zoneAt(0)),
      wlasciciel: clientOf(row.clientKey),
    }),
    invoicesOf: ({ key }) => ledger.orders.filter(({ clientKey }) => clientKey === key).map(invoice),
    balanceOf({ key }) {
      const owed = ledger.orders
        .filter(({ clientKey }) => clientKey === key)
        .reduce((sum, order) => sum + dueOf(ledger, order), 0);
      return amountOf(-owed);
    },
    invoiceOf(row) {
      const zone = zoneAt(row.placeKey);
      const day = wallDay(row.start, zone);
      const order = ledger.orders.find(
        ({ patientKey, at }) => patientKey !== null && patientKey === row.patientKey && wallDay(at, zone) === day,
      );
      return order && row.state === 'completed' ? invoice(order) : null;
    },
    report(place, day) {
      const ofDay = ledger.payments.filter((row) => {
        const order = rowOf(ledger.orders, row.orderKey);
        return (order?.placeKey ?? place.key) === place.key && wallDay(row.at, place.zone) === day;
      });
      const sumOf = (method: PaymentRecord['method'] | null): number =>
        amountOf(ofDay.reduce((sum, row) => sum + (method === null || row.method === method ? row.cents : 0), 0));
      return {
        dzien: day,
        placowka: shown(desk.place(place)),
        gotowka: sumOf('CASH'),
        karta: sumOf('CARD'),
        przelew: sumOf('CHECK'),
        razem: sumOf(null),
      };
    },
  };
}
