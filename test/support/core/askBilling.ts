import type { ClientBillingQuery, NewPaymentQuery } from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

export type AskedBilling = ClientBillingQuery['billing'];

/** What a client owes and paid, as a page gets it. */
export async function askBilling(core: TestCore, client: string): Promise<AskedBilling> {
  const { data, errors } = valueOf(
    await core.request('desk:query', { operation: 'ClientBilling', variables: { client } }),
  );
  if (errors) throw new Error(errors[0]?.message);
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ClientBillingQuery).billing;
}

/** The payments of a client; a service that lists none fails the test. */
export async function paymentsOf(core: TestCore, client: string) {
  const { payments } = await askBilling(core, client);
  if (!payments || payments.problem) throw new Error(payments?.problem?.message ?? 'No payments are listed.');
  return payments.entries;
}

/** A payment that was made since, or the words of the failure to look. */
export async function askNewPayment(
  core: TestCore,
  variables: { readonly client: string; readonly amount: string; readonly known: readonly string[] },
): Promise<NewPaymentQuery['newPayment'] | string> {
  const answer = valueOf(await core.request('desk:query', { operation: 'NewPayment', variables: { ...variables } }));
  if (answer.errors) return answer.errors[0]?.message ?? '';
  // Sound for the same reason.
  return (answer.data as unknown as NewPaymentQuery).newPayment;
}

/** A client who owes something at the demo clinic, with an open invoice where it has them. */
export async function debtor(core: TestCore): Promise<{ readonly id: string; readonly billing: AskedBilling }> {
  for (let id = 10_001; id < 10_120; id += 1) {
    const billing = await askBilling(core, String(id));
    if (/^[1-9]/.test(billing.balance?.amount ?? '')) return { id: String(id), billing };
  }
  throw new Error('Nobody owes anything.');
}
