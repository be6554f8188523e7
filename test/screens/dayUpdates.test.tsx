import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../electron/core/foundation/ports.ts';
import { systemWaiting } from '../../electron/core/foundation/timing.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { queryDay, seenOn, sendChange } from '../support/core/deskRequests.ts';
import { openScreen } from '../support/page/screen.tsx';

const limits = { within: 5_000, shortestPause: 1, longestPause: 1, leastTry: 1 };
const transport = { headersWithin: 5_000, idleWithin: 5_000, totalWithin: 5_000, maxBytes: 16 * 1024 * 1024 };

describe('the corner of the day', () => {
  it('says that changes are looked for, then that they are reported, then that there is no connection', async () => {
    let isCut = false;
    const fetch: Fetch = (url, init) =>
      isCut
        ? Promise.reject(
            new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }),
          )
        : nodeFetch(url, init);
    const live = { isDirect: async () => true };
    const core = await openScreen('#/', {
      live,
      fetch,
      waiting: systemWaiting,
      lineLimits: { retry: limits, transport },
    });
    const checked = await screen.findByText('as of 10:10 AM');
    expect(checked.parentElement).toHaveAttribute(
      'title',
      expect.stringMatching(/^Checked for changes every 30 seconds/),
    );

    const day = await queryDay(core);
    const visit = day.appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null);
    if (!visit) throw new Error('Nothing is planned any more.');
    await expect
      .poll(
        async () => {
          const now = await queryDay(core, { location: day.location.id, date: day.date });
          const seen = now.appointments.find(({ id }) => id === visit.id) ?? visit;
          const to = { reason: `Limping ${seen.version.length} ${Math.random()}` };
          await sendChange(core, 'UpdateAppointment', { appointment: seenOn(now, seen), to });
          return screen.queryByText('Live · 10:10 AM');
        },
        { timeout: 15_000, interval: 500 },
      )
      .not.toBeNull();
    expect(screen.getByText('Live · 10:10 AM').parentElement).toHaveAttribute(
      'title',
      expect.stringMatching(/within a second/),
    );

    isCut = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh schedule' }));
    const offline = await screen.findByText('Offline · 10:10 AM');
    expect(offline.parentElement).toHaveAttribute('title', expect.stringMatching(/^No connection/));
  });
});
