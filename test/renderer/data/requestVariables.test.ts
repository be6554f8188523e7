import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScheduleDayDocument } from '../../../graphql/desk/generated/documents/day.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../../renderer/bridge/bridge.ts';
import { createDeskClient } from '../../../renderer/data/DeskDataProvider.tsx';
import { queryDesk } from '../../../renderer/data/queryDesk.ts';
import { dayWith, statusOf, visit } from '../day/days.ts';

beforeEach(() => void vi.stubGlobal('location', { hash: '#/clients' }));
afterEach(() => void vi.unstubAllGlobals());

const place = { location: 'l1', date: '2026-11-17' };

function deskClient() {
  const requests: unknown[] = [];
  const answers: (() => void)[] = [];
  const request = (_channel: string, payload: unknown): Promise<unknown> => {
    requests.push(payload);
    const data = { day: dayWith([visit({ id: 'a', status: statusOf('booked') })]) };
    return new Promise((resolve) => answers.push(() => resolve({ ok: true, value: { data } })));
  };
  const client = createDeskClient({ request, subscribe: () => () => undefined } as unknown as Bridge);
  return { client, requests, answers };
}

describe('how a day is read', () => {
  it('is told to the core and not to the cache', async () => {
    const { client, requests, answers } = deskClient();
    const read = queryDesk(client, ScheduleDayDocument, place, { requestVariables: { recent: true, inPassing: true } });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    const { data } = await read;
    expect(requests).toEqual([{ operation: 'ScheduleDay', variables: { ...place, recent: true, inPassing: true } }]);
    // Found by its location and date alone.
    const known = client.cache.readQuery<ScheduleDayQuery>({
      query: client.cache.transformDocument(ScheduleDayDocument),
      variables: place,
    });
    expect(known?.day.appointments).toHaveLength(1);
    expect(known?.day).toEqual(data?.day);
  });

  it('waits for no query that was sent before to be read in another way', async () => {
    const { client, requests, answers } = deskClient();
    const reads = [{ requestVariables: { recent: false } }, { requestVariables: { recent: true } }, {}].map((how) =>
      queryDesk(client, ScheduleDayDocument, place, how),
    );
    await expect.poll(() => requests.length).toBe(3);
    answers.forEach((answer) => answer());
    for (const { data } of await Promise.all(reads)) expect(data?.day.appointments).toHaveLength(1);
  });
});
