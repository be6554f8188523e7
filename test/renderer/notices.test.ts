import { afterEach, describe, expect, it } from 'vitest';
import { clearNotices, readNotices, notify, undoLast } from '../../renderer/state/notices.ts';

afterEach(clearNotices);

const text = (): readonly string[] => readNotices().map((notice) => notice.text);

describe('notices', () => {
  it('are three at most, newest first; what is to be dismissed by hand goes last', () => {
    notify({ text: 'Stays', until: 'dismissed' });
    for (const each of ['one', 'two', 'three']) notify({ text: each });
    expect(text()).toEqual(['three', 'two', 'Stays']);
  });

  it('about the same thing replace each other', () => {
    notify({ text: 'Saving', about: 'a' });
    notify({ text: 'Saved', about: 'a' });
    expect(text()).toEqual(['Saved']);
  });

  it('undo the last that offers it, once', () => {
    const undone: string[] = [];
    for (const each of ['first', 'second'])
      notify({ text: each, action: { label: 'Undo', undoes: true, run: () => undone.push(each) } });
    notify({ text: 'other', action: { label: 'Look', run: () => undone.push('other') } });
    expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
    expect(undone).toEqual(['second', 'first']);
  });
});
