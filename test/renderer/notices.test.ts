import { afterEach, describe, expect, it } from 'vitest';
import { clearNotices, readNotices, notify, undoLast } from '../../renderer/lib/notices.ts';

afterEach(clearNotices);

const words = (): readonly string[] => readNotices().map((notice) => notice.words);

describe('notices', () => {
  it('are three at most, newest first; what is to be dismissed by hand goes last', () => {
    notify({ words: 'Stays', until: 'dismissed' });
    for (const each of ['one', 'two', 'three']) notify({ words: each });
    expect(words()).toEqual(['three', 'two', 'Stays']);
  });

  it('about the same thing replace each other', () => {
    notify({ words: 'Saving', about: 'a' });
    notify({ words: 'Saved', about: 'a' });
    expect(words()).toEqual(['Saved']);
  });

  it('undo the last that offers it, once', () => {
    const undone: string[] = [];
    for (const each of ['first', 'second'])
      notify({ words: each, action: { word: 'Undo', undoes: true, run: () => undone.push(each) } });
    notify({ words: 'other', action: { word: 'Look', run: () => undone.push('other') } });
    expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
    expect(undone).toEqual(['second', 'first']);
  });
});
