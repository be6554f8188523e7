import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { isExpected } from './expectedVisits.ts';
import type { Transport } from '../../../electron/contract/channels.ts';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import type { TestCore } from '../core/memoryCore.ts';
import { otherDesk, type Visit } from './changing.ts';

/** The tile or row of a visit. */
export function tileOf({ id }: Pick<Visit, 'id'>): HTMLElement {
  const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  if (!tile) throw new Error('The visit has no tile.');
  return tile;
}

/** The visits of the provider who has most of them, by start, and the grid ready to select. */
export async function busiestProvider(
  core: TestCore,
): Promise<{ readonly name: string; readonly visits: readonly Visit[] }> {
  const { appointments, providers } = await otherDesk(core).day();
  const [busiest] = providers
    .map(({ id, name }) => ({
      name,
      visits: appointments
        .filter((each) => each.provider?.id === id && !each.blocked)
        .toSorted((one, other) => Date.parse(one.start ?? '') - Date.parse(other.start ?? '')),
    }))
    .toSorted((one, other) => other.visits.filter(isExpected).length - one.visits.filter(isExpected).length);
  if (!busiest) throw new Error('Nobody works on this day.');
  await waitFor(() => tileOf(busiest.visits[0] ?? { id: '' }));
  await waitFor(() => expect(document.querySelector('[data-selects]')).not.toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select all for a provider' })).toBeEnabled());
  return busiest;
}

export function selectedIds(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-tile][aria-pressed="true"]')]
    .map(({ dataset }) => dataset['tile'] ?? '')
    .toSorted();
}

export const idsOf = (visits: readonly Pick<Visit, 'id'>[]): readonly string[] => visits.map(({ id }) => id).toSorted();

/** A service whose days do not offer a change. */
export function withoutDayOffer(change: string): (transport: Transport) => Transport {
  return (transport) => ({
    ...transport,
    async request(envelope) {
      const text = await transport.request(envelope);
      if (!envelope.includes('"operation":"ScheduleDay"')) return text;
      // Sound: a registered operation answers in its shape.
      const answer = JSON.parse(text) as { value: { data: ScheduleDayQuery } };
      const { day } = answer.value.data;
      const offers = day.offers.map((each) =>
        each.change === change ? { ...each, offered: false, takes: [], demands: [] } : each,
      );
      return JSON.stringify({
        ...answer,
        value: { ...answer.value, data: { ...answer.value.data, day: { ...day, offers } } },
      });
    },
  });
}
