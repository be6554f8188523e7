import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QueuedCheckIn } from '../../electron/contract/offlineQueue.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { completeDirectory } from '../support/core/testDirectory.ts';
import {
  answerEarly,
  checkIn,
  cuttableService,
  goAway,
  notices,
  noteWalkIn,
  openDay,
  openReview,
  queueOf,
  settledRequests,
  tileOf,
} from '../support/page/offlineScreen.ts';
import { otherDesk } from '../support/page/changing.ts';
import { killPage, openPage } from '../support/page/screen.tsx';

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
});

describe('while the service does not answer', () => {
  it('a check-in by one key is queued and marked on tile, list, board and details, and nothing is requested', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    const [visit] = visits;
    if (!visit) throw new Error('Nobody is expected.');
    await goAway(service);
    const requested = await settledRequests(service);
    await checkIn(core, [visit]);
    expect(service.requests.slice(requested)).toEqual([]);
    expect(await queueOf(core)).toMatchObject([
      {
        kind: 'checkIn',
        at: expect.stringMatching(/^2026-11-17T10:10:\d\d-05:00$/),
        status: 'CHECKED_IN',
        attempt: null,
        appointment: { id: visit.id, version: visit.version, patient: { name: visit.patient?.name } },
      },
    ]);
    await within(notices()).findByText(/was checked in offline at 10:10\sAM/);
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(details).toHaveTextContent('Checked in offline 10:10');
    expect(within(details).getByRole('button', { name: 'Undo check-in' })).toBeVisible();
    expect(within(details).queryByRole('button', { name: /^Start/ })).toBeNull();
    await userEvent.keyboard('{Escape}b');
    const waiting = await screen.findByRole('region', { name: /^Waiting/ });
    await waitFor(() => expect(within(waiting).getByText(/Checked in offline 10:10/)).toBeVisible());
    expect(within(waiting).queryAllByRole('button', { name: new RegExp(`^Start ${visit.patient?.name}`) })).toEqual([]);
    await userEvent.keyboard('b');
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    await waitFor(() =>
      expect(screen.getAllByRole('row').filter((row) => row.textContent?.includes('Checked in offline'))).toHaveLength(
        1,
      ),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Providers' }));
    // Screens that are opened read what they always read, and nothing else.
    const before = new Set(service.requests.slice(0, requested));
    expect(service.requests.slice(requested).filter((each) => !before.has(each))).toEqual([]);
    expect(service.mutations).toEqual([]);
  });

  it('the first press queues as well, where the desk learns only by it that nobody answers', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    service.isUp = false;
    await checkIn(core, visits.slice(0, 1));
    expect(service.mutations).toEqual([]);
  });

  it('it is taken back by Ctrl+Z or in the details, as long as it is not sent', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    await goAway(service);
    await checkIn(core, visits.slice(0, 2));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await queueOf(core)).toHaveLength(1));
    const [first] = visits;
    if (!first) throw new Error('Nobody is expected.');
    (await tileOf(first)).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo check-in' }));
    await waitFor(async () => expect(await queueOf(core)).toEqual([]));
    await waitFor(async () => expect(await tileOf(first)).not.toHaveTextContent('Checked in offline'));
    expect(service.mutations).toEqual([]);
  });

  it('other changes say why they have to wait, and no button of them refuses', async () => {
    const service = cuttableService();
    const { visits } = await openDay(service);
    const [visit] = visits;
    if (!visit) throw new Error('Nobody is expected.');
    await goAway(service);
    (await tileOf(visit)).focus();
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('complementary', { name: 'Appointment' });
    expect(details).toHaveTextContent('Your practice system isn’t responding: only check-in works now.');
    for (const name of ['Move…', 'Edit…'])
      expect(within(details).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(within(details).getByRole('button', { name: 'Check in' })).not.toHaveAttribute('aria-disabled');
  });

  it('a walk-in is a note over the day and the board, and no appointment', async () => {
    const service = cuttableService();
    const { core } = await openDay(service);
    await completeDirectory(core);
    await goAway(service);
    const requested = await settledRequests(service);
    const tiles = document.querySelectorAll('[data-tile]').length;
    await noteWalkIn(core);
    expect(await queueOf(core)).toMatchObject([
      {
        kind: 'walkIn',
        who: 'Wilhelmina Ackerknecht',
        client: null,
        reason: 'Limps',
        phone: '917 555 0188',
        date: '2026-11-17',
      },
    ]);
    const notes = await screen.findByRole('list', { name: 'Walk-in notes' });
    expect(notes).toHaveTextContent(/Walk-in 10:10\sAM Wilhelmina Ackerknecht Limps · 917 555 0188/);
    expect(document.querySelectorAll('[data-tile]').length).toBe(tiles);
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('b');
    await screen.findByRole('region', { name: /^Waiting/ });
    expect(screen.getByRole('list', { name: 'Walk-in notes' })).toHaveTextContent('Wilhelmina Ackerknecht');
    expect(service.requests.slice(requested)).toEqual([]);
  });

  it('a night later, what was noted and checked in the evening before still stands there, under its own day', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    await otherDesk(core).day({ date: '2026-11-18' });
    await goAway(service);
    await checkIn(core, visits.slice(0, 1));
    await noteWalkIn(core, 2);
    killPage();
    service.now += 24 * 3_600_000;
    openPage(core, '#/');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Walk-in notes' })).toHaveTextContent(
        /Walk-in Tue, Nov 17, 10:1\d\sAM Wilhelmina Ackerknecht/,
      ),
    );
    expect((await queueOf(core)).map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-17']);
    const dialog = await openReview();
    expect(dialog).toHaveTextContent(/Appointment Tue, Nov 17, .*checked in here at 10:1\d\sAM/);
    expect(within(dialog).queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(service.mutations).toEqual([]);
  });

  it('a full queue says so and changes nothing on the screen', async () => {
    const service = cuttableService();
    const { core, visits } = await openDay(service);
    await goAway(service);
    await checkIn(core, visits.slice(0, 1));
    const [entry] = await queueOf(core);
    if (entry?.kind !== 'checkIn') throw new Error('Nothing was queued.');
    for (let each = 1; each < 200; each += 1) {
      const keep: QueuedCheckIn = {
        ...entry,
        id: `more ${each}`,
        appointment: { ...entry.appointment, id: `other ${each}` },
      };
      valueOf(await core.request('offlineQueue:change', { keep }));
    }
    const next = visits[1];
    if (!next) throw new Error('Nobody else is expected.');
    (await tileOf(next)).focus();
    await userEvent.keyboard('s');
    await answerEarly(next);
    await within(notices()).findByText(/^The offline list is full \(200 check-ins and notes\)\./);
    expect(await tileOf(next)).not.toHaveTextContent('Checked in offline');
  });
});
