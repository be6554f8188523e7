import { expect, it } from 'vitest';
import { createMemoize } from '../../../../electron/core/adapter/clinic/memoize.ts';
import { createUntilChanged } from '../../../../electron/core/adapter/clinic/untilChanged.ts';

it('forgets what was read before a change, and what was read while it was under way', async () => {
  const { untilChanged, changing } = createUntilChanged();
  const remember = untilChanged(createMemoize({ now: () => 0 }, 30_000));
  let reads = 0;
  const read = async (): Promise<unknown> => {
    const answer = await remember('day', async () => ({ ok: true, value: (reads += 1) }));
    return answer.ok && answer.value;
  };
  expect([await read(), await read()]).toEqual([1, 1]);
  const meanwhile = await changing(read);
  expect([meanwhile, await read(), await read()]).toEqual([2, 3, 3]);
  await expect(changing(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await read()).toBe(4);
});
