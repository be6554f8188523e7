import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { QueuedEntry } from '../../../electron/contract/offlineQueue.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { type TestCore, tuesday, valueOf } from '../core/memoryCore.ts';
import { otherDesk, type Visit } from './changing.ts';
import { openScreen } from './screen.tsx';

/** A service that can be cut off, and which mutations of it are refused or lost. */
export interface Service {
  readonly ports: Partial<CorePorts>;
  isUp: boolean;
  now: number;
  /** Every request that was tried, also while it was away. */
  readonly requests: string[];
  /** Mutations that reached the service. */
  readonly mutations: string[];
  fate: (count: number) => 'done' | 'refused' | 'lost' | 'unheard';
}

const refusal = { data: null, errors: [{ message: 'Closed for stocktaking', extensions: { code: 'BAD_USER_INPUT' } }] };

export function cuttableService(): Service {
  const service: Service = {
    isUp: true,
    now: tuesday,
    requests: [],
    mutations: [],
    fate: () => 'done',
    ports: {
      clock: { now: () => service.now },
      async fetch(url, init) {
        service.requests.push(init.body);
        if (!service.isUp) throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
        if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
        service.mutations.push(init.body);
        const fate = service.fate(service.mutations.length);
        if (fate === 'refused') return Response.json(refusal);
        if (fate === 'unheard') throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        const answer = await nodeFetch(url, init);
        if (fate === 'lost') throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        return answer;
      },
    },
  };
  return service;
}

export async function dayReady(): Promise<void> {
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
}

/** Booked visits that are still to come, with a patient, in the order of the day. */
export async function expected(core: TestCore, most: number): Promise<readonly Visit[]> {
  const { appointments } = await otherDesk(core).day();
  return appointments
    .filter(({ status, client, patient, blocked }) => status?.stage === 'booked' && client && patient && !blocked)
    .slice(0, most);
}

export async function goAway(service: Service): Promise<void> {
  service.isUp = false;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh schedule' }));
  await screen.findByText(/^Check in clients and note walk-ins as usual/);
}

/** How many requests there were once no more come, as of what the day loads after itself. */
export async function settledRequests(service: Service): Promise<number> {
  for (;;) {
    const { length } = service.requests;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (service.requests.length === length) return length;
  }
}

export async function comeBack(service: Service): Promise<void> {
  service.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh schedule' }));
  await waitFor(() => expect(screen.queryByText(/^Check in clients and note walk-ins as usual/)).toBeNull());
}

export async function tileOf({ id }: Pick<Visit, 'id'>): Promise<HTMLElement> {
  return waitFor(() => {
    const tile = document.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`);
    if (!tile) throw new Error('There is no such tile.');
    return tile;
  });
}

export async function queueOf(core: TestCore): Promise<readonly QueuedEntry[]> {
  return valueOf(await core.request('offlineQueue:read', null)).entries;
}

/** Answers the question that comes before a check-in of more than two hours ahead. */
export async function answerEarly({ start }: Visit): Promise<void> {
  if (Date.parse(start ?? '') - tuesday <= 2 * 3_600_000) return;
  await screen.findByRole('dialog', { name: /^Check in .* now\?$/ });
  await userEvent.keyboard('{Enter}');
}

/** Checks visits in by keyboard while the service is away. */
export async function checkIn(core: TestCore, visits: readonly Visit[]): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    (await tileOf(visit)).focus();
    await userEvent.keyboard('s');
    await answerEarly(visit);
    await waitFor(async () => expect(await queueOf(core)).toHaveLength(index + 1));
    await waitFor(async () => expect(await tileOf(visit)).toHaveTextContent('Checked in offline 10:10'));
  }
}

export const notices = (): HTMLElement => screen.getByRole('region', { name: 'Notifications', hidden: true });

export async function openReview(): Promise<HTMLElement> {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('q');
  return screen.findByRole('dialog', { name: 'Offline check-ins' });
}

/** Once all days are read again. */
export async function reviewed(dialog: HTMLElement, name: RegExp): Promise<HTMLElement> {
  return within(dialog).findByRole('button', { name });
}

export function rowOf(dialog: HTMLElement, visit: Visit): HTMLElement {
  const row = within(dialog)
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes(visit.patient?.name ?? '?'));
  if (!row) throw new Error('It is not in the list.');
  return row;
}

export async function openDay(service: Service, hash = '#/'): Promise<{ core: TestCore; visits: readonly Visit[] }> {
  const core = await openScreen(hash, service.ports);
  await dayReady();
  return { core, visits: await expected(core, 4) };
}

/** Notes somebody whom nobody knows, by keyboard. */
export async function noteWalkIn(core: TestCore, count = 1): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('w');
  const form = await screen.findByRole('dialog', { name: 'Note a walk-in' });
  await waitFor(() => expect(within(form).getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('Wilhelmina Ackerknecht{Tab}Limps{Tab}917 555 0188{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await queueOf(core)).toHaveLength(count);
}
