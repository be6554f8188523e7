import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import { dueOf, type Ledger, type OrderRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { answerOne, answerProblem, badRequest, type Entry, notFound } from './envelopes.ts';
import type { AscendPlaces } from './places.ts';
import type { AscendRecords } from './records.ts';
import { ascendIds, dollars, idOf, instantText } from './values.ts';

/** What was done for money, what came in, and what is owed. */
export interface AscendMoney {
  readonly patientProcedures: () => readonly Entry[];
  readonly productionCollections: () => readonly Entry[];
  readonly agingBalance: (patientId: string) => Row;
  readonly agingBalanceReport: (locationId: string) => Row;
}

const dayMs = 86_400_000;
const perOrder = 10;
const buckets = ['currentAmount', 'thirtyDaysAmount', 'sixtyDaysAmount', 'ninetyDaysAmount'] as const;

export function ascendMoney(
  { practice, now }: Backstage,
  ledger: Ledger,
  places: AscendPlaces,
  records: AscendRecords,
): AscendMoney {
  const dayOf = (instant: number, placeKey: number): string =>
    wallDay(instant, rowOf(practice.places, placeKey)?.zone ?? 'UTC');
  const procedureOf = (key: number): VisitTypeRecord | null => {
    const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
    return types[key % Math.max(1, types.length)] ?? null;
  };
  const locationWith = (placeKey: number): Row | null => {
    const place = rowOf(practice.places, placeKey);
    return place && places.location(place);
  };
  const staffAt = (placeKey: number): Row | null => {
    const row = practice.providers.find(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));
    return row ? places.provider(row) : null;
  };

  const procedures = (order: OrderRecord): readonly Entry[] =>
    order.items.map(({ name, quantity, unitCents }, index) => {
      const key = order.key * perOrder + index;
      const id = idOf('procedure', key);
      const procedure = procedureOf(key);
      return {
        id,
        show: () => ({
          id,
          type: 'PatientProcedureV1',
          amount: dollars(quantity * unitCents),
          entryDate: dayOf(order.at, order.placeKey),
          serviceDate: dayOf(order.at, order.placeKey),
          treatmentPlannedDate: null,
          status: 'COMPLETED',
          state: 'ACTIVE',
          notes: name,
          billToInsurance: true,
          autoCalculateEstimateEnabled: true,
          unlock: false,
          procedureTeeth: [],
          patient: () => records.patientWith(order.clientKey),
          location: () => locationWith(order.placeKey),
          practiceProcedure: procedure && ((): Row => places.procedure(procedure)),
          renderingProvider: () => staffAt(order.placeKey),
          lastModified: instantText(order.at),
        }),
      };
    });

  const transaction = (key: number, clientKey: number, placeKey: number, at: number, rest: Row): Entry => {
    const id = idOf('transaction', key);
    return {
      id,
      show() {
        const client = rowOf(practice.clients, clientKey);
        const name = client ? fullNameOf(client) : '';
        return {
          id,
          type: 'ProductionCollectionV1',
          transactionDate: dayOf(at, placeKey),
          serviceDate: dayOf(at, placeKey),
          location: () => locationWith(placeKey),
          provider: () => staffAt(placeKey),
          patient: () => records.patientWith(clientKey),
          patientName: name,
          primaryGuarantorName: name,
          ...rest,
        };
      },
    };
  };

  /** What is owed by the age of the debt. */
  const agingOf = (clientKey: number): readonly number[] => {
    const sums = buckets.map(() => 0);
    for (const order of ledger.orders.filter((row) => row.clientKey === clientKey)) {
      const age = Math.min(buckets.length - 1, Math.max(0, Math.floor((now() - order.at) / (30 * dayMs))));
      sums[age] = (sums[age] ?? 0) + dueOf(ledger, order);
    }
    return sums;
  };
  const shown = (sums: readonly number[]): Row => {
    const total = dollars(sums.reduce((sum, each) => sum + each, 0));
    const parts = buckets.map((name, index) => [name, dollars(sums[index] ?? 0)] as const);
    return { ...Object.fromEntries(parts), total, balance: total };
  };

  return {
    patientProcedures: () => ledger.orders.flatMap(procedures),
    productionCollections: () => [
      ...ledger.orders.map((row) =>
        transaction(row.key * 2, row.clientKey, row.placeKey, row.at, {
          transactionCategory: 'CHARGE',
          transactionSubCategory: 'PROCEDURE',
          collectionProduction: 'PRODUCTION',
          amount: dollars(row.subtotalCents + row.taxCents),
        }),
      ),
      ...ledger.payments.map((row) =>
        transaction(
          row.key * 2 + 1,
          row.clientKey,
          rowOf(ledger.orders, row.orderKey)?.placeKey ?? rowOf(practice.clients, row.clientKey)?.placeKey ?? 0,
          row.at,
          {
            transactionCategory: 'PAYMENT',
            transactionSubCategory: row.method,
            collectionProduction: 'COLLECTION',
            amount: -dollars(row.cents),
          },
        ),
      ),
    ],
    agingBalance(patientId) {
      const patient = records.patientWith(ascendIds.key('client', patientId));
      if (!patient) return answerProblem(notFound('PatientV1', patientId));
      return answerOne({ patient: () => patient, ...shown(agingOf(ascendIds.key('client', patientId) ?? 0)) });
    },
    agingBalanceReport(locationId) {
      const place = rowOf(practice.places, ascendIds.key('place', locationId));
      if (!place) return answerProblem(badRequest('INVALID_FILTER', 'location.id is needed', 'filter'));
      const debtors = practice.clients
        .filter(({ placeKey, isDeleted }) => placeKey === place.key && !isDeleted)
        .map((row) => ({ row, sums: agingOf(row.key) }))
        .filter(({ sums }) => sums.some((sum) => sum > 0));
      const totals = buckets.map((_, index) => debtors.reduce((sum, { sums }) => sum + (sums[index] ?? 0), 0));
      return answerOne({
        ...shown(totals),
        location: () => places.location(place),
        patientReports: debtors.map(({ row, sums }) => ({
          id: ascendIds.of('client', row.key),
          firstName: row.givenName,
          lastName: row.familyName,
          ...shown(sums),
        })),
      });
    },
  };
}
