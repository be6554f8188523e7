import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { WaitingEntry } from '../../../electron/contract/waitingList.ts';
import { type TestCore, valueOf } from '../core/memoryCore.ts';
import { waitingEntry } from '../core/waitingEntry.ts';
import { otherDesk, type Visit } from './changing.ts';

/** When the day is looked at. */
const now = Date.parse('2026-11-17T10:10:00-05:00');

export async function listOf(core: TestCore): Promise<readonly WaitingEntry[]> {
  return valueOf(await core.request('waitingList:read', null)).entries;
}

/** The mark of the demo clinic, as the page makes it. */
export async function clinicOf(core: TestCore): Promise<string> {
  const { environments } = valueOf(await core.request('settings:read', null));
  const organization = environments.find(({ kind }) => kind === 'demo')?.organization?.id ?? '';
  return `demo  ${organization}`;
}

/** A booked visit that is still to come, of a provider. */
export async function visitToCome(core: TestCore): Promise<Visit> {
  const { appointments } = await otherDesk(core).day();
  const visit = appointments.find(
    ({ provider, blocked, status, start, client, patient }) =>
      provider && client && patient && !blocked && status?.stage === 'booked' && Date.parse(start ?? '') > now,
  );
  if (!visit) throw new Error('Nobody is expected.');
  return visit;
}

/** Puts somebody on the list who is not on this day. */
export async function add(core: TestCore, change: Partial<WaitingEntry> = {}): Promise<WaitingEntry> {
  const { appointments } = await otherDesk(core).day({ date: '2026-11-18' });
  const today = new Set((await otherDesk(core).day()).appointments.map(({ client }) => client?.id));
  const other = appointments.find(({ client, patient, type }) => client && patient && type && !today.has(client.id));
  if (!other?.client || !other.patient || !other.type) throw new Error('Everybody comes today.');
  const { location } = await otherDesk(core).day();
  const entry = waitingEntry({
    clinic: await clinicOf(core),
    location: { id: location.id, name: location.name },
    client: { id: other.client.id, name: other.client.name },
    patient: { id: other.patient.id, name: other.patient.name },
    type: { id: other.type.id, name: other.type.name },
    minutes: 15,
    ...change,
  });
  valueOf(await core.request('waitingList:change', { keep: entry }));
  return entry;
}

export async function dayReady(): Promise<void> {
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Waiting list/ })).toBeEnabled());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Schedule' })).toHaveAttribute('data-creates'));
}

export async function focusTile(visit: Visit): Promise<HTMLElement> {
  const tiles = await screen.findAllByRole('button', { expanded: false });
  const tile = tiles.find(({ dataset }) => dataset['tile'] === visit.id);
  if (!tile) throw new Error('There is no such tile.');
  tile.focus();
  return tile;
}

export const title = { name: 'Waiting list' };
export const rows = (): readonly HTMLElement[] => within(screen.getByRole('dialog', title)).queryAllByRole('listitem');
export const notices = (): HTMLElement => screen.getByRole('region', { name: 'Notifications', hidden: true });

export async function cancel(core: TestCore, visit: Visit): Promise<void> {
  await otherDesk(core).setStatus(visit.id, 'CANCELLED');
}
