import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherDesk, type Visit } from '../support/page/changing.ts';
import { openScreen } from '../support/page/screen.tsx';
import { busiestProvider, idsOf, selectedIds, tileOf } from '../support/page/selectingScreen.ts';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const bar = (): HTMLElement => screen.getByRole('region', { name: 'Selected appointments' });
const isOff = ({ status }: Visit): boolean => ['cancelled', 'noShow'].includes(status?.stage ?? '');

describe('selecting in the grid', () => {
  it('toggles with Ctrl and a click, which opens nothing, and says how many', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const [one, two] = visits;
    if (!one || !two) throw new Error('Too few visits.');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(tileOf(one));
    await user.click(tileOf(two));
    expect(selectedIds()).toEqual(idsOf([one, two]));
    expect(bar()).toHaveTextContent('2 selected');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 selected');
    await user.click(tileOf(one));
    await user.keyboard('{/Control}');
    expect(selectedIds()).toEqual([two.id]);
    expect(screen.queryByRole('complementary', { name: 'Appointment' })).toBeNull();
    // A click without Ctrl opens as ever.
    await user.click(tileOf(one));
    expect(await screen.findByRole('complementary', { name: 'Appointment' })).toBeVisible();
    expect(selectedIds()).toEqual([two.id]);
  });

  it('takes a range of a column with Shift and a click', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(tileOf(visits[1] ?? { id: '' }));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(tileOf(visits[4] ?? { id: '' }));
    expect(selectedIds()).toEqual(idsOf(visits.slice(1, 5)));
    // The range ends elsewhere: what is no longer in it goes.
    await user.click(tileOf(visits[2] ?? { id: '' }));
    await user.keyboard('{/Shift}');
    expect(selectedIds()).toEqual(idsOf(visits.slice(1, 3)));
  });

  it('is done by keys: Space, Shift with arrows, Escape', async () => {
    const core = await openScreen('#/');
    const { visits } = await busiestProvider(core);
    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard(' ');
    expect(selectedIds()).toEqual(idsOf(visits.slice(0, 1)));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selectedIds()).toEqual(idsOf(visits.slice(0, 3)));
    expect(tileOf(visits[2] ?? { id: '' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selectedIds()).toEqual(idsOf(visits.slice(0, 2)));
    await userEvent.keyboard('{Escape}');
    expect(selectedIds()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Selected appointments' })).toBeNull();
    // Without a selection the same keys change the end of a visit, as ever.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selectedIds()).toEqual([]);
    await userEvent.keyboard('{Escape}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    expect(selectedIds()).toHaveLength(2);
  });

  it('takes what a box touches that is drawn with Shift over empty time, and books nothing', async () => {
    const core = await openScreen('#/');
    const { name, visits } = await busiestProvider(core);
    const column = screen.getByRole('group', { name: new RegExp(`^${name}`) });
    const box = (from: number, to: number, options: { readonly shiftKey: boolean }): void => {
      const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, ...options };
      fireEvent.pointerDown(column, { ...mouse, clientX: 5, clientY: from, buttons: 1 });
      fireEvent.pointerMove(column, { ...mouse, clientX: 95, clientY: to, buttons: 1 });
      fireEvent.pointerUp(column, { ...mouse, clientX: 95, clientY: to });
    };
    Object.assign(column, { getBoundingClientRect: () => new DOMRect(0, 0, 100, 2000) });
    box(0, 2000, { shiftKey: true });
    expect(selectedIds()).toEqual(idsOf(visits));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Escape leaves what was selected before.
    await userEvent.keyboard('{Escape}');
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, shiftKey: true };
    fireEvent.pointerDown(column, { ...mouse, clientX: 5, clientY: 0, buttons: 1 });
    fireEvent.pointerMove(column, { ...mouse, clientX: 95, clientY: 900, buttons: 1 });
    expect(selectedIds().length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    expect(selectedIds()).toEqual([]);
  });

  it('takes all of a provider by menu, by the head of the column and by keys, and all that is shown', async () => {
    const core = await openScreen('#/');
    const { name, visits } = await busiestProvider(core);
    const expected = idsOf(visits.filter((each) => !isOff(each)));
    await userEvent.click(screen.getByRole('button', { name: 'Select all for a provider' }));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^All for ${name}`) }));
    expect(selectedIds()).toEqual(expected);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(selectedIds()).toEqual([]);

    const head = screen.getByRole('heading', { name }).parentElement ?? document.body;
    await userEvent.hover(head);
    await userEvent.click(within(head).getByRole('button', { name: `All for ${name}` }));
    expect(selectedIds()).toEqual(expected);
    await userEvent.keyboard('{Escape}');

    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    expect(selectedIds()).toEqual(expected);
    await userEvent.keyboard('{Control>}a{/Control}');
    const { appointments } = await otherDesk(core).day();
    expect(selectedIds()).toHaveLength(appointments.filter(({ blocked }) => !blocked).length);
  });

  it('leaves blocked time alone', async () => {
    const core = await openScreen('#/');
    await busiestProvider(core);
    const { appointments } = await otherDesk(core).day();
    const block = appointments.find(({ blocked }) => blocked);
    const tile = document.querySelector<HTMLElement>(`[data-tile$="${block?.id}"]`);
    tile?.focus();
    await userEvent.keyboard(' ');
    expect(selectedIds()).toEqual([]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Blocked time can’t be selected.',
    );
  });

  it('stays while the day is read again, tells what is gone, and ends with the day', async () => {
    const core = await openScreen('#/');
    const { name, visits } = await busiestProvider(core);
    tileOf(visits[0] ?? { id: '' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    const before = selectedIds();
    await userEvent.keyboard('r');
    await waitFor(() => expect(selectedIds()).toEqual(before));
    // What a filter hides is not changed unseen.
    await userEvent.click(screen.getByRole('button', { name: /^\d+ Booked$/ }));
    await waitFor(() => expect(selectedIds().length).toBeLessThan(before.length));
    const gone = before.length - selectedIds().length;
    expect(bar()).toHaveTextContent(new RegExp(`${gone} (is|are) no longer shown\\.`));
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected appointments' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    await screen.findByRole('heading', { name });
    expect(selectedIds()).toEqual([]);
  });
});

describe('selecting in the list', () => {
  it('takes the rows between, by mouse and keys', async () => {
    const core = await openScreen('#/');
    await busiestProvider(core);
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
    const rows = within(screen.getByRole('table')).getAllByRole('button');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(rows[2] ?? document.body);
    await user.keyboard('{/Control}{Shift>}');
    await user.click(rows[5] ?? document.body);
    await user.keyboard('{/Shift}');
    const between = rows.slice(2, 6).filter((row) => !row.closest('tr')?.hasAttribute('data-blocked'));
    expect(selectedIds()).toHaveLength(between.length);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(rows[6]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(selectedIds()).toEqual([]);
    // In a list Shift with an arrow changes nothing else, so it begins a selection too.
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selectedIds().length).toBeGreaterThan(0);
  });
});
