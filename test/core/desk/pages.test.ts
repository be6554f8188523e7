import { describe, expect, it } from 'vitest';
import type { EntryOwner } from '../../../electron/core/adapter/clinic/entries.ts';
import { openMemoryService } from '../../support/service/memoryService.ts';

interface PageVariables {
  readonly clientId?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly first?: number;
  readonly after?: string | null;
  readonly startDate?: string;
  readonly endDate?: string;
}

const jane: EntryOwner = { kind: 'client', id: '1' };
const signal = new AbortController().signal;

function schemaWith(payments: string, more = ''): string {
  return `
  type Query {
    org: Organization
    clients(limit: Int, offset: Int): [Client]
    client(id: ID!): Client
    ${payments}
  }
  scalar DateTime
  scalar Decimal
  type Organization { id: ID! name: String }
  type Client { id: ID! name: String phone: String email: String }
  type Payment { id: ID! client: Client amount: Decimal method: String paidAt: DateTime }
  ${more}`;
}

function paymentsOf(count: number, client = '1') {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${String(index)}`,
    client: { id: client, name: 'Jane Doe' },
    amount: '10.00',
    method: 'CASH',
    paidAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
}

/** A service with a maximum page size, whatever the requested one. */
function capped(count: number, cap: number) {
  const requests: PageVariables[] = [];
  const root = {
    payments(variables: PageVariables) {
      requests.push(variables);
      const from = variables.offset ?? 0;
      return paymentsOf(count).slice(from, from + Math.min(cap, variables.limit ?? cap));
    },
  };
  return { requests, root };
}

const byOffset = 'payments(clientId: ID, limit: Int, offset: Int): [Payment]';

describe('the payments of a client', () => {
  it.each([
    [60, 50, 2],
    [25, 25, 2],
    [7, 50, 1],
    [0, 50, 1],
  ])('are read whole: %i where a page holds %i', async (count, cap, requestCount) => {
    const { requests, root } = capped(count, cap);
    const { clinic } = await openMemoryService(schemaWith(byOffset), root);
    const read = await clinic.entries('payments', jane, 'Europe/Dublin', signal);
    expect(read).toMatchObject({ ok: true, value: { complete: true, unreadable: 0 } });
    expect(read.ok && read.value?.entries.length).toBe(count);
    expect(requests).toHaveLength(requestCount);
  });

  it('are read up to a bound, and reported as incomplete', async () => {
    const { requests, root } = capped(2_000, 100);
    const { clinic } = await openMemoryService(schemaWith(byOffset), root);
    const read = await clinic.entries('payments', jane, 'Europe/Dublin', signal);
    expect(read).toMatchObject({ ok: true, value: { complete: false } });
    expect(requests.length).toBeLessThanOrEqual(5);
  });

  it('follow a service’s next page, however short this one is', async () => {
    const all = paymentsOf(9);
    const root = {
      payments({ after }: PageVariables) {
        const from = after ? Number(after) : 0;
        const edges = all.slice(from, from + 3).map((node, index) => ({ node, cursor: String(from + index + 1) }));
        return { edges, pageInfo: { hasNextPage: from + 3 < all.length, endCursor: String(from + 3) } };
      },
    };
    const connection = `
    type PaymentConnection { edges: [PaymentEdge] pageInfo: PageInfo! }
    type PaymentEdge { node: Payment cursor: String }
    type PageInfo { hasNextPage: Boolean! endCursor: String }`;
    const text = schemaWith('payments(clientId: ID, first: Int, after: String): PaymentConnection', connection);
    const { clinic } = await openMemoryService(text, root);
    const read = await clinic.entries('payments', jane, 'Europe/Dublin', signal);
    expect(read.ok && read.value?.entries.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('belong to one client only, even where the service ignores the client filter', async () => {
    const root = { payments: () => [...paymentsOf(2), ...paymentsOf(4, '2').slice(2)] };
    const { clinic } = await openMemoryService(schemaWith(byOffset), root);
    const read = await clinic.entries('payments', jane, 'Europe/Dublin', signal);
    expect(read.ok && read.value?.entries.map(({ id }) => id).toSorted()).toEqual(['p0', 'p1']);
  });

  it('cover the last two years where a period is required', async () => {
    const requests: PageVariables[] = [];
    const root = {
      payments(variables: PageVariables) {
        requests.push(variables);
        return paymentsOf(1);
      },
    };
    const text = schemaWith('payments(clientId: ID, startDate: DateTime!, endDate: DateTime!): [Payment]');
    const { clinic } = await openMemoryService(text, root);
    await clinic.entries('payments', jane, 'Europe/Dublin', signal);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.startDate).toMatch(/^2024-11-1/);
    expect(requests[0]?.endDate).toMatch(/^2026-11-1[78]/);
  });
});
