import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { dueOf, type OrderRecord, paidOf, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { itemGroups, itemRow, items, taxCodes, vendors } from './codes.ts';
import { givenKey, keyOf } from './lookups.ts';
import type { PawprintMemory } from './memory.ts';
import type { PawprintRecords } from './records.ts';
import { day8, dayOf8, dollars, numberOf, type PageArgs, pageOf, time4 } from './values.ts';

/** The first number of invoices is one above this. */
export const invoiceSeed = 300_000;

interface Span extends PageArgs {
  readonly clnNo?: number | null;
  readonly fromDt?: string | null;
  readonly thruDt?: string | null;
}

const payCodes: Readonly<Record<PaymentRecord['method'], string>> = { CARD: 'CC', CASH: 'CA', CHECK: 'CK' };
const dayMs = 86_400_000;

/** How a payment looks, also to those who write it. */
export function paymentRow(memory: PawprintMemory, records: PawprintRecords, row: PaymentRecord): Row {
  return {
    payNo: row.key,
    clnNo: numberOf('client', row.clientKey),
    cln: () => records.clnOf(row.clientKey),
    invNo: row.orderKey === null ? null : invoiceSeed + row.orderKey,
    payDt: day8(row.at, memory.zone),
    payTm: time4(row.at, memory.zone),
    payAmt: dollars(row.cents),
    payCd: payCodes[row.method],
    refTxt: row.reference,
  };
}

/** Queries of accounts, price list and purchasing. */
export function pawprintMoney(backstage: Backstage, records: PawprintRecords, memory: PawprintMemory): object {
  const { practice, cap, now } = backstage;
  const { ledger, zone } = memory;
  const start = now();
  const day = (days: number): string => day8(start + days * dayMs, zone);
  const pay = (row: PaymentRecord): Row => paymentRow(memory, records, row);
  const invoice = (row: OrderRecord): Row => {
    const [due, invZone] = [dueOf(ledger, row), rowOf(practice.places, row.placeKey)?.zone ?? zone];
    return {
      invNo: invoiceSeed + row.key,
      hospNo: numberOf('place', row.placeKey),
      hosp: () => records.hospOf(row.placeKey),
      clnNo: numberOf('client', row.clientKey),
      cln: () => records.clnOf(row.clientKey),
      petNo: numberOf('patient', row.patientKey),
      pet: () => records.petOf(row.patientKey),
      invDt: day8(row.at, invZone),
      invTm: time4(row.at, invZone),
      invStat: due > 0 ? 'O' : 'P',
      subTot: dollars(row.subtotalCents),
      taxAmt: dollars(row.taxCents),
      invTot: dollars(row.subtotalCents + row.taxCents),
      paidAmt: dollars(paidOf(ledger, row.key)),
      balDue: dollars(due),
      dets: row.items.map(({ name, quantity, unitCents }, index) => ({
        lineNo: index + 1,
        itmDesc: name,
        qty: quantity,
        unitPr: dollars(unitCents),
        extAmt: dollars(quantity * unitCents),
      })),
      pays: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(pay),
    };
  };
  /** Rows of a client and of days, the newest first. */
  const chosen = <Item extends { readonly key: number; readonly clientKey: number; readonly at: number }>(
    rows: readonly Item[],
    { clnNo, fromDt, thruDt }: Span,
  ): readonly Item[] => {
    const clientKey = givenKey(practice, 'client', clnNo) ?? null;
    const [from, thru] = [fromDt ? dayOf8(fromDt, 'fromDt') : '', thruDt ? dayOf8(thruDt, 'thruDt') : '~'];
    return rows
      .filter((row) => clientKey === null || row.clientKey === clientKey)
      .filter(({ at }) => wallDay(at, zone) >= from && wallDay(at, zone) <= thru)
      .toSorted((one, other) => other.at - one.at || other.key - one.key);
  };
  const estimates = (): readonly (Row & { readonly clientKey: number })[] =>
    practice.patients.flatMap(({ key, clientKey }) => {
      if (clientKey === null || key % 12 !== 0) return [];
      const picked = items.filter((_, index) => (index + key) % 3 === 0);
      const dets = picked.map(({ itmNo, itmDesc, unitPr }, index) => {
        return { lineNo: index + 1, itmNo, itmDesc, lowQty: 1, highQty: 2, unitPr };
      });
      const cents = picked.reduce((sum, { unitPr }) => sum + Math.round(unitPr * 100), 0);
      return {
        clientKey,
        estNo: 600 + key,
        clnNo: numberOf('client', clientKey),
        cln: () => records.clnOf(clientKey),
        petNo: numberOf('patient', key),
        pet: () => records.petOf(key),
        estDt: day(-(key % 40)),
        expDt: day(90 - (key % 40)),
        estDesc: 'Treatment plan',
        lowTot: dollars(cents),
        highTot: dollars(cents * 2),
        dets,
      };
    });
  const orders = vendors.map((vnd, index) => {
    const isReceived = index === 0;
    const dets = items
      .filter(({ vndNo }) => vndNo === vnd.vndNo)
      .map((itm, line) => {
        const [ordQty, rcvQty] = [100, isReceived ? 100 : 0];
        return { lineNo: line + 1, itmNo: itm.itmNo, itm: itemRow(itm), ordQty, rcvQty, costPr: itm.costPr ?? 0 };
      });
    return {
      poNo: 50 + index,
      vndNo: vnd.vndNo,
      vnd,
      poDt: day(-12 * (2 - index)),
      poStat: isReceived ? 'R' : 'O',
      dets,
    };
  });

  return {
    invBrowse(args: Span & { readonly hospNo?: number | null; readonly invStat?: string | null }) {
      const placeKey = givenKey(practice, 'place', args.hospNo) ?? null;
      const rows = chosen(ledger.orders, args)
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter((row) => !args.invStat || args.invStat === (dueOf(ledger, row) > 0 ? 'O' : 'P'));
      return pageOf(rows, args, cap, invoice);
    },
    invGet({ invNo }: { readonly invNo: number }) {
      const row = rowOf(ledger.orders, invNo - invoiceSeed);
      return row && invoice(row);
    },
    payBrowse: (args: Span) => pageOf(chosen(ledger.payments, args), args, cap, pay),
    arHist({ clnNo }: { readonly clnNo: number }) {
      const clientKey = keyOf(practice, 'client', clnNo);
      const lines = [
        ...ledger.orders.map((row) => ({
          ...row,
          arTyp: 'I',
          arDesc: 'Invoice',
          cents: row.subtotalCents + row.taxCents,
        })),
        ...ledger.payments.map((row) => ({ ...row, arTyp: 'P', arDesc: 'Payment', cents: -row.cents })),
        ...ledger.credits.map((row) => ({ ...row, arTyp: 'C', arDesc: row.reason, cents: -row.cents })),
      ];
      let balance = 0;
      return lines
        .filter((row) => row.clientKey === clientKey)
        .toSorted((one, other) => one.at - other.at)
        .map(({ key, at, arTyp, arDesc, cents }) => {
          balance += cents;
          const docNo = arTyp === 'I' ? invoiceSeed + key : key;
          return { clnNo, arDt: day8(at, zone), arTyp, docNo, arDesc, arAmt: dollars(cents), runBal: dollars(balance) };
        });
    },
    estBrowse(args: PageArgs & { readonly clnNo?: number | null }) {
      const clientKey = givenKey(practice, 'client', args.clnNo) ?? null;
      const rows = estimates().filter((row) => clientKey === null || row.clientKey === clientKey);
      return pageOf(rows, args, cap, (row) => row);
    },
    itmBrowse(args: PageArgs & { readonly findTxt?: string | null; readonly grpCd?: string | null }) {
      const text = (args.findTxt ?? '').toLowerCase();
      const rows = items
        .filter(({ itmDesc, itmNo }) => itmDesc.toLowerCase().includes(text) || itmNo === text)
        .filter(({ grpCd }) => !args.grpCd || grpCd === args.grpCd);
      return pageOf(rows, args, cap, itemRow);
    },
    itmGet({ itmNo }: { readonly itmNo: string }) {
      const row = items.find((each) => each.itmNo === itmNo);
      return row ? itemRow(row) : null;
    },
    itmGrpAll: () => itemGroups,
    taxAll: () => taxCodes,
    vndAll: () => vendors,
    vndGet: ({ vndNo }: { readonly vndNo: number }) => vendors.find((row) => row.vndNo === vndNo) ?? null,
    poBrowse(args: PageArgs & { readonly poStat?: string | null }) {
      const rows = orders.filter(({ poStat }) => !args.poStat || poStat === args.poStat);
      return pageOf(rows, args, cap, (row) => row);
    },
  };
}
