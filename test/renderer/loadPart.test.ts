import { describe, expect, it } from 'vitest';
import { loadedPart, loadPart } from '../../renderer/components/loadPart.ts';

describe('a part of the page', () => {
  it('is loaded once, and known from then on', async () => {
    let loads = 0;
    const load = (): Promise<string> => Promise.resolve(`part ${(loads += 1)}`);
    expect(loadedPart(load)).toBeNull();
    expect(await Promise.all([loadPart(load), loadPart(load)])).toEqual(['part 1', 'part 1']);
    expect([loadedPart(load), await loadPart(load), loads]).toEqual(['part 1', 'part 1', 1]);
  });

  it('is loaded again after it could not be', async () => {
    let loads = 0;
    const load = (): Promise<string> => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('part');
    };
    await expect(loadPart(load)).rejects.toThrow('gone');
    expect(loadedPart(load)).toBeNull();
    expect(await loadPart(load)).toBe('part');
  });
});
