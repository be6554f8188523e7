import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { knownKey } from './book.ts';
import { type Ledger, otherId } from './ledger.ts';
import { payloadOf } from './payloads.ts';
import type { kedulRows } from './records.ts';

/** The mutation that makes an invoice, which an appointment is checked out with. */
export function invoiceWrites(
  stage: Backstage,
  { invoices }: Ledger,
  rows: ReturnType<typeof kedulRows>,
): Readonly<Record<string, (args: { readonly input: Row }) => Row>> {
  const { practice, now } = stage;
  return {
    createInvoice({ input }) {
      const id = givenText(input, 'id') ?? otherId('invoice', invoices.size + 1);
      const placeKey = knownKey(practice, 'place', input['locationId']) ?? 0;
      const clientKey = knownKey(practice, 'client', input['clientId']);
      const items = input['lineItems'] as readonly Row[];
      const invoice: Row = {
        id,
        note: input['note'] ?? null,
        location: () => rows.placed(placeKey),
        lineItems: () =>
          items.map((item, index) => {
            const person = rowOf(practice.providers, knownKey(practice, 'provider', item['employeeId']));
            const itemId = item['id'] ?? otherId('item', invoices.size * 20 + index);
            return { ...item, id: itemId, invoice, employee: () => person && rows.employee(person) };
          }),
        discount: input['discount'] ?? null,
        tip: input['tip'] ?? null,
        payment: input['payment'],
        client: () => rows.clientOf(clientKey),
        status: 'COMPLETED',
        refundInvoice: null,
        originalInvoice: null,
        createdAt: now(),
        updatedAt: now(),
        refundedAt: null,
        voidAt: null,
      };
      const outcome = written(stage, () => ({ ok: true, row: invoice }));
      if (outcome.ok) invoices.set(id, invoice);
      return payloadOf('invoice', outcome, (row) => row);
    },
  };
}
