import { expect } from 'vitest';
import type {
  ChangeEndFragment,
  ChangeOfClientFragment,
  ClientBillingQuery,
  ClientCardQuery,
  ClientMessagesQuery,
  DueRemindersQuery,
  NewPaymentQuery,
  OffersQuery,
  PatientRecordQuery,
  ScheduleDayQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

export type Day = ScheduleDayQuery['day'];
export type Visit = Day['appointments'][number];

/** A day as a page gets it. */
export async function queryDay(core: TestCore, variables: object = {}): Promise<Day> {
  const query = { operation: 'ScheduleDay', variables: { ...variables } };
  const { data, errors } = valueOf(await core.request('desk:query', query));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

/** How a change ended; one that was not even sent fails the test. */
export async function sendChange(core: TestCore, operation: string, variables: object): Promise<ChangeEndFragment> {
  const { data, errors } = valueOf(await core.request('desk:change', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  const [end] = Object.values(data ?? {});
  // Sound: every mutation of the desk answers a Change.
  return end as ChangeEndFragment;
}

/** An appointment as a page names it in a request for a change. */
export function seenOn(day: Day, visit: Visit): object {
  return { id: visit.id, version: visit.version, location: day.location.id, date: day.date };
}

export type Card = NonNullable<ClientCardQuery['client']>;

/** A client's card as a page gets it. */
export async function queryCard(core: TestCore, id: string): Promise<Card | null> {
  const { data, errors } = valueOf(await core.request('desk:query', { operation: 'ClientCard', variables: { id } }));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ClientCardQuery).client;
}

/** The card of an existing client. */
export async function cardOf(core: TestCore, id: string): Promise<Card> {
  const card = await queryCard(core, id);
  if (!card) throw new Error('The client is not there.');
  return card;
}

/** How a change of a client or a patient ended; one that was not even sent fails the test. */
export async function changeClient(
  core: TestCore,
  operation: string,
  variables: object,
): Promise<ChangeOfClientFragment> {
  const { data, errors } = valueOf(await core.request('desk:change', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  const [end] = Object.values(data ?? {});
  // Sound: these mutations of the desk answer a Change with what it was about.
  return end as ChangeOfClientFragment;
}

/** A client or a patient as a page names it in a request for a change. */
export function seen({ id, version }: { readonly id: string; readonly version: string }): object {
  return { id, version };
}

/** The inputs of a change, and whether it is offered at all. */
export async function queryOffer(
  core: TestCore,
  change: string,
): Promise<OffersQuery['service']['offers'][number] | undefined> {
  const { data } = valueOf(await core.request('desk:query', { operation: 'Offers', variables: {} }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as OffersQuery).service.offers.find((each) => each.change === change);
}

interface EntryQueries {
  readonly ClientMessages: ClientMessagesQuery;
  readonly DueReminders: DueRemindersQuery;
  readonly PatientRecord: PatientRecordQuery;
  readonly Offers: OffersQuery;
}

/** What a page gets of a question. */
export async function queryEntries<Name extends keyof EntryQueries>(
  test: TestCore,
  operation: Name,
  variables: Readonly<Record<string, string>>,
): Promise<EntryQueries[Name]> {
  const { data, errors } = valueOf(await test.request('desk:query', { operation, variables }));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return data as unknown as EntryQueries[Name];
}

export type AskedBilling = ClientBillingQuery['billing'];

/** What a client owes and paid, as a page gets it. */
export async function queryBilling(core: TestCore, client: string): Promise<AskedBilling> {
  const { data, errors } = valueOf(
    await core.request('desk:query', { operation: 'ClientBilling', variables: { client } }),
  );
  if (errors) throw new Error(errors[0]?.message);
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ClientBillingQuery).billing;
}

/** The payments of a client; a service that lists none fails the test. */
export async function paymentsOf(core: TestCore, client: string) {
  const { payments } = await queryBilling(core, client);
  if (!payments || payments.problem) throw new Error(payments?.problem?.message ?? 'No payments are listed.');
  return payments.entries;
}

/** A payment that was made since, or the words of the failure to look. */
export async function queryNewPayment(
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
    const billing = await queryBilling(core, String(id));
    if (/^[1-9]/.test(billing.balance?.amount ?? '')) return { id: String(id), billing };
  }
  throw new Error('No client has a balance.');
}
