import { afterEach, describe, expect, it } from 'vitest';
import { clearNotices, readNotices, tell, undoLast } from '../../renderer/lib/notices.ts';

afterEach(clearNotices);

const words = (): readonly string[] => readNotices().map((notice) => notice.words);

describe('notices', () => {
  it('are three at most, newest first; what is to be dismissed by hand goes last', () => {
    tell({ words: 'Stays', until: 'dismissed' });
    for (const each of ['one', 'two', 'three']) tell({ words: each });
    expect(words()).toEqual(['three', 'two', 'Stays']);
  });

  it('about the same thing replace each other', () => {
    tell({ words: 'Saving', about: 'a' });
    tell({ words: 'Saved', about: 'a' });
    expect(words()).toEqual(['Saved']);
  });

  it('undo the last that offers it, once', () => {
    const undone: string[] = [];
    for (const each of ['first', 'second'])
      tell({ words: each, action: { word: 'Undo', undoes: true, run: () => undone.push(each) } });
    tell({ words: 'other', action: { word: 'Look', run: () => undone.push('other') } });
    expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
    expect(undone).toEqual(['second', 'first']);
  });
});
