import type { NewPayment } from '../../../../graphql/desk/generated/types.ts';
import { foldText } from '../../../../graphql/service/text.ts';
import type { EntryRow } from '../../../../graphql/service/readers/readEntry.ts';
import { sameAmount } from '../../../../graphql/service/readers/readMoney.ts';
import type { WriteValues } from '../../../../graphql/service/variables.ts';
import type { ClinicChanges } from '../clinic/changes.ts';
import { withoutNulls } from './appointmentValues.ts';

export interface PaymentCriteria {
  readonly client: string;
  readonly amount: string;
  readonly method?: string | null;
  readonly known: readonly string[];
}

/** The payment among these that matches; null where there is none. */
export function findPayment(
  payments: readonly EntryRow[],
  criteria: PaymentCriteria,
  changes: ClinicChanges,
): EntryRow | null {
  const { method = null, known, amount } = criteria;
  const methods = changes.fields('recordPayment').choices.find(({ field }) => field === 'method')?.values ?? [];
  // A method that is not among the service's values is the same one in another spelling.
  const isOther = (recorded: string | null): boolean =>
    method !== null &&
    recorded !== null &&
    lettersOf(recorded) !== lettersOf(method) &&
    (methods.length === 0 || methods.includes(recorded));
  const isIt = (each: EntryRow): boolean =>
    !known.includes(each.id) && each.amount !== null && sameAmount(each.amount.amount, amount) && !isOther(each.method);
  return payments.find(isIt) ?? null;
}

/** A service that takes any text may store it in its own spelling: CREDIT_CARD for credit card. */
function lettersOf(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}]/gu, '');
}

/** The values of a new payment, in the roles of the service map. */
export function paymentValues(payment: NewPayment, changes: ClinicChanges, today: string): WriteValues {
  const { client, amount, method, reference, invoice, location, notes } = payment;
  const isDated = changes.slots('recordPayment').some(({ role, demanded }) => role === 'date' && demanded);
  return withoutNulls({
    clientId: client,
    amount,
    method,
    reference,
    invoiceId: invoice,
    locationId: location,
    notes,
    // A service that requires a day gets today's; any other sets its own.
    date: isDated ? today : null,
  });
}
