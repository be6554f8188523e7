import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { givenText } from '../givenText.ts';
import { diaryWrites } from './diaryWrites.ts';
import { keyGiven, keyIn } from './given.ts';
import { nextId, type TarndaleMemory, vaccineMonths } from './memory.ts';
import { invalid, type Mutation, mutationsWith, notFound, type RowWith } from './outcomes.ts';
import { peopleWrites } from './peopleWrites.ts';
import { levelId, orderKeyOf, receiptId } from './tradeRows.ts';
import { dayOf, tarndaleIds, tenders } from './values.ts';

const heaviest = 1500;

/** All mutations. */
export function tarndaleWrites(
  backstage: Backstage,
  memory: TarndaleMemory,
  rowWith: RowWith,
): Readonly<Record<string, Mutation>> {
  const { practice, now, refuseWrites } = backstage;
  const { ledger } = memory;
  const mutation = mutationsWith(refuseWrites, rowWith);
  return {
    ...diaryWrites(backstage, memory, rowWith, mutation),
    ...peopleWrites(backstage, memory, mutation),
    recordWeighIn: mutation('WeighIn', (input) => {
      const kilograms = Number(input['kilograms']);
      if (!(kilograms > 0 && kilograms < heaviest)) throw invalid('kilograms', 'Is out of range.');
      const score = input['conditionScore'];
      const row = {
        id: nextId(memory.weighIns),
        patientKey: keyIn(practice, 'patient', input['animalId']),
        weighedOn: dayOf(input['weighedOn']),
        kilograms,
        conditionScore: typeof score === 'number' ? score : null,
      };
      memory.weighIns.push(row);
      return row.id;
    }),
    recordVaccination: mutation('Vaccination', (input) => {
      const vaccineId = Number(input['vaccineId']);
      if (vaccineMonths[vaccineId - 1] === undefined) throw notFound('Vaccine', vaccineId);
      const row = {
        id: nextId(memory.vaccinations),
        patientKey: keyIn(practice, 'patient', input['animalId']),
        vaccineId,
        providerKey: keyGiven(practice, 'provider', input['operatorId']) ?? null,
        givenOn: dayOf(input['givenOn']),
        batchNumber: givenText(input, 'batchNumber') ?? null,
      };
      memory.vaccinations.push(row);
      return row.id;
    }),
    receiptPayment: mutation('Receipt', (input) => {
      const clientKey = keyIn(practice, 'client', input['accountId']);
      const id = input['invoiceId'];
      const order = typeof id === 'number' ? rowOf(ledger.orders, orderKeyOf(id)) : null;
      if (typeof id === 'number' && order?.clientKey !== clientKey) throw notFound('Invoice', id);
      const method = (['CARD', 'CASH', 'CHECK'] as const).find((word) => tenders[word] === input['tender']);
      const payment = {
        clientKey,
        orderKey: order?.key,
        cents: centsOf(input['amount']),
        method,
        reference: givenText(input, 'reference'),
      };
      const outcome = takePayment(practice, ledger, payment, now());
      if (!outcome.ok) throw invalid(outcome.field, `${outcome.message}.`);
      return receiptId(outcome.row.key);
    }),
    sendCommunication: mutation('Communication', (input) => {
      const message = { clientKey: keyIn(practice, 'client', input['accountId']), body: String(input['body']) };
      const outcome = writeMessage(practice, ledger, message, now());
      if (!outcome.ok) throw invalid(outcome.field, `${outcome.message}.`);
      memory.media.set(outcome.row.key, {
        medium: String(input['medium']),
        subject: givenText(input, 'subject') ?? null,
      });
      return outcome.row.key;
    }),
    logCallback: mutation('Callback', (input) => {
      const remarks = String(input['remarks']).trim();
      if (remarks === '') throw invalid('remarks', 'A value is required.');
      const row = {
        id: nextId(memory.callbacks),
        clientKey: keyIn(practice, 'client', input['accountId']),
        patientKey: keyGiven(practice, 'patient', input['animalId']) ?? null,
        providerKey: keyGiven(practice, 'provider', input['operatorId']) ?? null,
        dueOn: dayOf(input['dueOn']),
        remarks,
        completedAt: null,
      };
      memory.callbacks.push(row);
      return row.id;
    }),
    completeCallback: mutation('Callback', (input) => {
      const id = Number(input['callbackId']);
      const index = memory.callbacks.findIndex((row) => row.id === id);
      const before = memory.callbacks[index];
      if (!before) throw notFound('Callback', id);
      memory.callbacks[index] = { ...before, completedAt: before.completedAt ?? now() };
      return id;
    }),
    adjustStockLevel: mutation('StockLevel', (input) => {
      const placeKey = tarndaleIds.key('place', Number(input['centreId'])) ?? 0;
      const id = levelId(Number(input['stockItemId']), placeKey);
      const onHand = Number(rowWith('StockLevel', id)?.['onHand'] ?? Number.NaN);
      if (Number.isNaN(onHand)) throw notFound('StockLevel', id);
      const by = Number(input['adjustment']);
      if (onHand + by < 0) throw invalid('adjustment', 'There is not as much on hand.');
      memory.adjustments.set(id, (memory.adjustments.get(id) ?? 0) + by);
      return id;
    }),
  };
}
