import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherDesk } from '../support/page/changing.ts';
import { openBooking } from '../support/page/bookingScreen.ts';
import { openScreen } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

const region = (): HTMLElement => screen.getByRole('region', { name: 'Next available' });
const times = (): readonly string[] =>
  within(region())
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('button'))
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

async function settled(matches: RegExp): Promise<void> {
  await waitFor(() => {
    expect(times().length).toBeGreaterThan(0);
    expect(times().filter((each) => !matches.test(each))).toEqual([]);
  });
}

describe('the slot finder', () => {
  it('shows the next free Tuesday afternoons with a provider in eight keys from the day', async () => {
    const core = await openScreen('#/');
    const { appointments, providers } = await otherDesk(core).day();
    const visit = appointments.find(({ provider, status }) => provider !== null && status?.stage === 'booked');
    const name = providers.find(({ id }) => id === visit?.provider?.id)?.name ?? '';
    const tiles = await screen.findAllByRole('button', { expanded: false });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
    tiles.find(({ dataset }) => dataset['tile'] === visit?.id)?.focus();
    // A new appointment after this one, the weekdays, Tuesday, the part of the day. A native drop-down takes a letter: here
    // jsdom has none, and choosing stands for the two letters that lead to the afternoon.
    for (const key of ['n', '{Enter}', '{Alt>}[KeyF]{/Alt}', 't', ' ', '{Tab}']) {
      await userEvent.keyboard(key);
      if (key === '{Enter}') await screen.findByRole('region', { name: 'Next available' });
    }
    expect(document.activeElement).toHaveAccessibleName('Part of the day');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the day' }), 'Afternoon');
    await settled(new RegExp(`^(Today|Tue, .*) (12|[1-5]):\\d\\d PM .*${name}\\d$`));
  });

  it('takes several weekdays and hours, by mouse, and says where nothing fits', async () => {
    await openBooking();
    await settled(/./);
    await userEvent.click(screen.getByRole('button', { name: 'Thu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fri' }));
    await settled(/^(Thu|Fri), /);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of the day' }), 'Hours…');
    await userEvent.type(screen.getByLabelText('From'), '09:00');
    await userEvent.type(screen.getByLabelText('Until'), '10:00');
    await settled(/^(Thu|Fri), .* 9:(00|15|30) AM/);
    await userEvent.clear(screen.getByLabelText('Until'));
    await userEvent.type(screen.getByLabelText('Until'), '08:00');
    expect(await screen.findByText('The end must come after the start.')).toBeVisible();
  });

  it('gives more times of the same kind, then those of the next two weeks', async () => {
    await openBooking();
    await userEvent.click(await screen.findByRole('button', { name: 'Wed' }));
    await settled(/^Tomorrow|^Wed, /);
    const first = times();
    await userEvent.click(screen.getByRole('button', { name: 'More times' }));
    await waitFor(() => expect(times().length).toBeGreaterThan(first.length));
    expect(times().slice(0, first.length)).toEqual(first);
    await settled(/^Tomorrow|^Wed, /);
  });
});
