import type { BillLine, EstimateRecord } from '../billing.ts';
import { centsOfDecimal, costOf, percentOf } from '../money.ts';
import { invalid, notFound } from '../refusal.ts';
import { sumOf } from '../seed/bills.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';
import { recordAudit } from './audit.ts';
import { textOr } from './inputText.ts';
import type { DemoContext } from './resolver.ts';

interface LineInput {
  readonly description: string;
  readonly quantity: string;
  readonly price: {
    readonly amount: string;
    readonly discount?: { readonly kind: 'PERCENT' | 'AMOUNT'; readonly value: string } | null;
  };
}

interface EstimateInput {
  readonly clientId: string;
  readonly patientId?: string | null;
  readonly validUntil?: string | null;
  readonly note?: string | null;
  readonly lines: readonly LineInput[];
}

const mostLines = 50;
const mostCents = 10_000_000;
const daysValid = 30;

/** Makes an estimate from its lines and refuses what can't be counted. */
export function createEstimate(
  _source: unknown,
  { input }: { readonly input: EstimateInput },
  { store }: DemoContext,
): EstimateRecord {
  const { clientId, lines } = input;
  if (!store.client(clientId)) throw notFound('Client', clientId);
  const patientId = input.patientId ?? null;
  const patient = store.patient(patientId);
  if (patientId !== null && !patient) throw notFound('Patient', patientId);
  if (patient && patient.clientId !== clientId) throw invalid(`${patient.name} belongs to another client`);
  if (lines.length === 0 || lines.length > mostLines) throw invalid(`An estimate has 1 to ${String(mostLines)} lines`);
  const today = utcDayOf(store.now());
  const validUntil = input.validUntil ?? addDays(today, daysValid);
  if (validUntil < addDays(today, -1)) throw invalid('validUntil is in the past');
  const note = textOr(null, input.note, 'note');
  const billed = lines.map((line, place) => lineOf(line, place + 1));
  const totalCents = sumOf(billed);
  if (totalCents > mostCents) throw invalid('The total must be at most 100000.00');
  const { estimates } = store.backOffice();
  const id = store.createId();
  recordAudit(store, 'createEstimate', id);
  return estimates.put({
    id,
    number: `EST-${String(3001 + estimates.size)}`,
    clientId,
    patientId,
    status: 'DRAFT',
    lines: billed.map((line) => ({ ...line, id: `${id}-${line.id}` })),
    totalCents,
    note,
    validUntil,
    createdAt: store.now(),
  });
}

function lineOf({ description, quantity, price }: LineInput, place: number): BillLine {
  const text = textOr(null, description, 'description');
  if (text === null) throw invalid(`Line ${String(place)} needs a description`);
  const hundredths = centsOfDecimal(quantity);
  if (hundredths === null || hundredths <= 0 || hundredths > 1_000_000) {
    throw invalid(`quantity of ${text} must be above 0, at most 10000, with at most two decimals`);
  }
  const unitCents = priceOf(text, price);
  return {
    id: String(place),
    description: text,
    quantity: hundredths,
    unitCents,
    totalCents: costOf(unitCents, hundredths),
  };
}

function priceOf(text: string, { amount, discount }: LineInput['price']): number {
  const cents = centsOfDecimal(amount);
  if (cents === null || cents < 0 || cents > mostCents) {
    throw invalid(`amount of ${text} must be a sum in whole cents from 0 to 100000.00`);
  }
  if (!discount) return cents;
  const value = centsOfDecimal(discount.value);
  if (value === null || value < 0) throw invalid(`discount of ${text} must be at least 0, with at most two decimals`);
  if (discount.kind === 'PERCENT') {
    if (value > 10_000) throw invalid(`discount of ${text} must be at most 100 percent`);
    return cents - percentOf(cents, value);
  }
  if (value > cents) throw invalid(`discount of ${text} is more than its price`);
  return cents - value;
}
