import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

/** The requests of the page for a location's day; what is held waits until it is let go. */
function watchedDays() {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  return {
    asked,
    held,
    through: (transport: Parameters<NonNullable<Parameters<typeof openScreen>[2]>>[0]) => ({
      ...transport,
      async request(envelope: string) {
        const answer = transport.request(envelope);
        if (!envelope.includes('"LocationDay"')) return answer;
        asked.push(/"location":"(\d+)"/.exec(envelope)?.[1] ?? '');
        await new Promise<void>((resolve) => held.push(resolve));
        return answer;
      },
    }),
  };
}

const card = async (name: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!found) throw new Error('The location is not in a list.');
  return found;
};

describe('the locations', () => {
  it('show today of each: opening hours, who works, and what is booked', async () => {
    await openScreen('#/locations');
    const riverside = within(await card('Riverside'));
    expect(await riverside.findByText('Open today')).toBeVisible();
    expect(riverside.getByText(/^\d+:00\sAM – \d+:00\sPM$/)).toBeVisible();
    expect(riverside.getByText(/Dr\. Amara Okafor/)).toBeVisible();
    expect(riverside.getByText(/^\d+, \d+% booked$/)).toBeVisible();
  });

  it('are read one after the other, once each', async () => {
    const days = watchedDays();
    const core = await openScreen('#/locations', {}, days.through);
    await card('Riverside');
    const count = screen.getAllByRole('heading', { level: 2 }).length;
    expect(count).toBeGreaterThan(1);
    for (let index = 1; index <= count; index += 1) {
      await waitFor(() => expect(days.held).toHaveLength(index));
      expect(days.asked).toHaveLength(index);
      days.held.at(-1)?.();
    }
    await waitFor(() => expect(screen.getAllByText('Appointments', { selector: 'dt' })).toHaveLength(count));
    expect(new Set(days.asked).size).toBe(count);
    expect(days.asked).toHaveLength(count);
    // Looking does not change where the desk opens.
    const { data } = valueOf(await core.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(JSON.stringify(data)).toContain('"name":"Riverside"');
  });
});
