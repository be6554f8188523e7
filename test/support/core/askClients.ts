import { expect } from 'vitest';
import type {
  ChangeOfClientFragment,
  ClientCardQuery,
  OffersQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { type TestCore, valueOf } from './memoryCore.ts';

export type Card = NonNullable<ClientCardQuery['client']>;

/** A client's card as a page gets it. */
export async function askCard(core: TestCore, id: string): Promise<Card | null> {
  const { data, errors } = valueOf(await core.request('desk:query', { operation: 'ClientCard', variables: { id } }));
  expect(errors).toBeUndefined();
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ClientCardQuery).client;
}

/** The card of somebody who is there. */
export async function cardOf(core: TestCore, id: string): Promise<Card> {
  const card = await askCard(core, id);
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

/** A client or a patient as a page names it when it asks for a change. */
export function seen({ id, version }: { readonly id: string; readonly version: string }): object {
  return { id, version };
}

/** What a change can be told, and whether it is offered at all. */
export async function askOffer(
  core: TestCore,
  change: string,
): Promise<OffersQuery['service']['offers'][number] | undefined> {
  const { data } = valueOf(await core.request('desk:query', { operation: 'Offers', variables: {} }));
  // Sound: a registered operation answers in its shape.
  return (data as unknown as OffersQuery).service.offers.find((each) => each.change === change);
}
