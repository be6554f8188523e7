import { expect, it } from 'vitest';
import { connectDialect } from '../support/core/connectDialect.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { microsoftBookings } from './microsoftBookings/microsoftBookings.ts';

it('opens the card of a client at a service whose cards are asked for at one place each', async () => {
  const { test } = await connectDialect(microsoftBookings);
  const ask = async (operation: string, variables: object): Promise<unknown> => {
    const answer = valueOf(await test.request('desk:query', { operation, variables: { ...variables } }));
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  // Sound: the operations select these.
  const { clients } = (await ask('ClientList', { search: null, first: 50, after: null })) as {
    clients: { clients: readonly { id: string; name: string }[] };
  };
  const last = clients.clients.at(-1);
  const card = (await ask('ClientCard', { id: last?.id })) as { client: { name: string } | null };
  expect(card.client?.name).toBe(last?.name);
});
