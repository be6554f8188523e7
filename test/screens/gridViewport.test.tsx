import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScheduleDay } from '../../renderer/features/day/columns.ts';
import { DaySchedule } from '../../renderer/features/day/DaySchedule.tsx';
import { nothingOffered } from '../../renderer/features/day/grid/gridChange.ts';
import { dayWith } from '../support/page/dayWith.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  Object.assign(Element.prototype, { scrollTo: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const long = dayWith([
  { name: 'Bella', who: 'okafor', at: [480, 510] },
  { name: 'Max', who: 'okafor', at: [1020, 1050] },
  { name: 'Luna', who: 'chen', at: [1080, 1110] },
]);
const next = dayWith(
  [
    { name: 'Rex', who: 'okafor', at: [480, 510] },
    { name: 'Pip', who: 'lee', at: [1080, 1110] },
  ],
  { date: '2026-11-18' },
);

describe('a day that is larger than the window', () => {
  it('is drawn in the viewport first, and whole once that is painted', async () => {
    openDay(long);
    expect(names()).toEqual(['Bella']);
    expect(screen.getByRole('group', { name: 'Dr. Okafor' })).toBeVisible();
    paint();
    await waitFor(() => expect(names()).toEqual(['Bella', 'Max', 'Luna']));
    expect(screen.getByRole('group', { name: 'Dr. Okafor, 2 appointments' })).toBeVisible();
  });

  it('has nothing of the page laid out before it is there to be laid out with it', () => {
    const clientHeight = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    openDay(long);
    expect(clientHeight).not.toHaveBeenCalled();
  });

  it('stays whole when it is read again, and another day begins anew', async () => {
    const show = openDay(long);
    paint();
    await waitFor(() => expect(names()).toHaveLength(3));
    show({ ...long, appointments: [...long.appointments], asOf: '2026-11-17T14:00:00-05:00' });
    expect(names()).toHaveLength(3);
    show(next);
    expect(names()).toEqual(['Rex']);
    paint();
    await waitFor(() => expect(names()).toEqual(['Rex', 'Pip']));
  });

  it('lets keys go where nothing is drawn yet', async () => {
    openDay(long);
    screen.getByRole('button', { name: /Bella/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /Max/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /Luna/ })).toHaveFocus();
  });
});

/** The schedule alone; what is answered shows it another day. */
function openDay(first: ScheduleDay): (day: ScheduleDay) => void {
  const draw = (day: ScheduleDay) => (
    <DaySchedule
      day={day}
      wholeDay={day}
      view={{ kind: 'provider', slotMinutes: 15 }}
      nowMinute={null}
      hours={null}
      selected={null}
      onSelect={() => undefined}
      offers={nothingOffered}
      pending={new Set()}
      onCreate={() => undefined}
      onMove={() => undefined}
    />
  );
  const { rerender } = render(draw(first));
  return (day) => rerender(draw(day));
}

function names(): readonly (string | undefined)[] {
  return screen.getAllByRole('button').map(({ textContent }) => /Bella|Max|Luna|Rex|Pip/.exec(textContent)?.[0]);
}

/** What is prepared comes on the screen, and what waited for that. */
function paint(): void {
  for (let frame = 0; frame < 2; frame += 1) frames.splice(0).forEach((run) => run());
}
