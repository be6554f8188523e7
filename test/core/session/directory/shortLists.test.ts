import { describe, expect, it } from 'vitest';
import { openClientService, servedClients } from '../../../support/service/clientService.ts';
import { openDirectory } from '../../../support/core/testDirectory.ts';

describe('a list that stops before its own count', () => {
  it.each([
    ['offset', 25, 300],
    ['offset', 100, 300],
    ['page', 100, 300],
    ['cursor', 100, 300],
  ] as const)('is read on by %s past unreadable rows, %i a page', async (paging, cap, broken) => {
    const all = servedClients(2_000).map((each, place) => (place >= 1_000 && place < 1_000 + broken ? null : each));
    const { clinic } = await openClientService({
      paging,
      cap,
      total: () => all.length,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'complete', read: 2_000 - broken });
    expect(directory.view().flawCount).toBe(broken);
  });

  it('is read on past many rows under one id', async () => {
    const all = servedClients(2_000).map((each, place) => (place < 75 ? { ...each, id: 'c0' } : each));
    const { clinic } = await openClientService({
      paging: 'offset',
      cap: 25,
      total: () => all.length,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'complete', read: 1_926 });
  });

  it('is dropped where none of it can be read, and reports that more exist', async () => {
    const { clinic, count } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve: ({ limit }) => Array.from({ length: limit }, () => null),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'incomplete', read: 0 });
    expect(count()).toBeLessThan(60);
  });

  it.each([
    ['offset', 1_000],
    ['page', 1_000],
    ['cursor', 1_000],
    ['limit', 500],
  ] as const)('is not all there is: by %s, after %i rows', async (paging, given) => {
    const all = servedClients(given);
    const { clinic } = await openClientService({
      paging,
      cap: 500,
      capsOnce: paging === 'limit',
      total: () => 5_000,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'incomplete', read: given });
    expect(directory.isComplete()).toBe(false);
  });

  it.each(['page', 'cursor'] as const)('by %s, once only, removes no known client', async (paging) => {
    const all = servedClients(2_000);
    let empty = -1;
    let fewest = 2_000;
    const { clinic, count: requestCount } = await openClientService({
      paging,
      cap: 100,
      // It says nothing of how many there are.
      serve({ from, limit, count }) {
        if (count > empty && empty > 0) fewest = Math.min(fewest, directory.store.size);
        return count === empty ? [] : all.slice(from, from + limit);
      },
    });
    const { directory, becomes } = openDirectory(clinic, { reread: 5, betweenPages: 0 });
    directory.control('resume');
    await becomes('complete');
    empty = requestCount() + 8;
    while (requestCount() < empty + 60) await new Promise((resolve) => setTimeout(resolve, 2));
    directory.stop();
    expect(fewest).toBe(2_000);
  });
});
