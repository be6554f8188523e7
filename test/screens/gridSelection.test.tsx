import '@testing-library/jest-dom/vitest';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachMarks } from '../../renderer/features/day/selection/selectionMarks.ts';
import { createSelection, mostSelected, SelectionContext } from '../../renderer/features/day/selection/selection.ts';
import { dayWith } from '../support/page/dayWith.ts';
import { EditableDay } from '../support/page/editableDay.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const many = Array.from({ length: mostSelected + 50 }, (_visit, index) => ({
  name: `Pet ${index}`,
  who: index % 2 === 0 ? 'okafor' : 'chen',
  at: [480 + 2 * index, 482 + 2 * index] as const,
}));

function show(day = dayWith(many)) {
  const selection = createSelection();
  let renders = 0;
  const view = (shown: typeof day) => (
    <SelectionContext value={selection}>
      <Profiler id="day" onRender={() => (renders += 1)}>
        <EditableDay key={shown.asOf} day={shown} onRequest={() => undefined} />
      </Profiler>
    </SelectionContext>
  );
  const { container, rerender } = render(view(day));
  selection.show('day', day.appointments);
  const stop = attachMarks(container, selection);
  return { selection, container, renders: () => renders, again: (next: typeof day) => rerender(view(next)), stop };
}

const marked = (): number => document.querySelectorAll('[data-tile][data-selected][aria-pressed="true"]').length;

describe('a selection on the grid', () => {
  it('renders no tile again, however many are selected', async () => {
    const { selection, renders } = show();
    // Those outside of the first look follow.
    await waitFor(() => expect(document.querySelectorAll('[data-tile]')).toHaveLength(many.length));
    const before = renders();
    act(() => selection.replace(selection.selectable().keys()));
    expect(marked()).toBe(mostSelected);
    act(() => selection.clear());
    expect([marked(), renders()]).toEqual([0, before]);
  });

  it('takes at most two hundred, and says so', () => {
    const { selection } = show();
    selection.replace(selection.selectable().keys());
    expect(selection.view().note).toEqual({ kind: 'limit' });
    const left = [...selection.selectable().keys()].find((id) => !selection.view().ids.has(id)) ?? '';
    selection.toggle(left);
    expect([selection.view().ids.size, selection.view().ids.has(left)]).toEqual([mostSelected, false]);
  });

  it('marks tiles that are rendered later, and none once it is stopped', async () => {
    const day = dayWith(many.slice(0, 4));
    const { selection, again, stop } = show(day);
    selection.replace(selection.selectable().keys());
    expect(marked()).toBe(4);
    // As after a refetch that renders every column anew.
    act(() => again({ ...day, asOf: '2026-11-17T10:11:00-05:00' }));
    await act(() => Promise.resolve());
    expect(marked()).toBe(4);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(4);
    stop();
    selection.clear();
    expect(marked()).toBe(4);
  });
});
