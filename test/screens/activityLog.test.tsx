import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { gapText } from '../../renderer/features/auditLog/auditLabels.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

type Screen = Awaited<ReturnType<typeof openScreen>>;

/** Anna moves an appointment and changes its client, who is known by then; before her someone erased the copy. */
async function openLog(hash = '#/settings/record') {
  const test = await openScreen('#/');
  valueOf(await test.request('snapshot:erase', null));
  valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
  const answer = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
  // Sound: a registered operation answers in its shape.
  const { day } = answer.data as unknown as ScheduleDayQuery;
  const found = day.appointments.find(({ client, status }) => client && status?.stage === 'confirmed');
  if (!found?.client || !found.start) throw new Error('No appointment.');
  const { id, version, client, start } = found;
  const appointment = { id, version, location: day.location.id, date: day.date };
  await change(test, 'UpdateAppointment', { appointment, to: { start: start.replace(/T\d\d:\d\d/, 'T17:45') } });
  valueOf(await test.request('desk:query', { operation: 'ClientCard', variables: { id: client.id } }));
  await change(test, 'UpdateClient', { client: { id: client.id, version: 'old' }, to: { phone: '646 555 0177' } });
  location.hash = hash;
  await screen.findByRole('table', { name: 'Activity log' });
  return { test, client, day };
}

async function change(test: Screen, operation: string, variables: Readonly<Record<string, unknown>>): Promise<void> {
  valueOf(await test.request('desk:change', { operation, variables }));
}

function entries(): readonly string[] {
  return screen.queryAllByRole('cell').flatMap((cell) => (cell.querySelector('time') ? [] : (cell.textContent ?? '')));
}

describe('the activity log', () => {
  it('says what was done, links the day and the client, and does not tell as done what was not', async () => {
    const { client, day } = await openLog();
    const row = await screen.findByRole('row', { name: /Anna moved an appointment from .* to 5:45\sPM on/ });
    const link = await within(row).findByRole('link', { name: 'Tue, Nov 17' });
    expect(link).toHaveAttribute('href', `#/day/${day.location.id}/${day.date}`);
    const tried = screen.getByRole('row', { name: /Anna tried to change a client/ });
    expect(tried).toHaveTextContent(/Someone else changed it first/);
    expect(tried).not.toHaveTextContent('0177');
    expect(within(tried).getByRole('link', { name: client.name })).toHaveAttribute('href', `#/clients/${client.id}`);
    expect(screen.getByText(/^4 entries since/)).toHaveTextContent(/The log is intact/);
  });

  it('is filtered by person, action and result, which the address keeps', async () => {
    await openLog();
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Anna');
    expect(await screen.findByText(/^2 of 4 entries/)).toBeVisible();
    expect(location.hash).toBe('#/settings/record/who=Anna');
    await userEvent.selectOptions(screen.getByLabelText('Kind of action'), 'Clients and patients');
    await waitFor(() => expect(entries()).toEqual([expect.stringMatching(/^Anna tried to change a client/)]));
    await userEvent.selectOptions(screen.getByLabelText('Result'), 'Done');
    expect(await screen.findByText('No matching entries')).toBeVisible();
    expect(location.hash).toBe('#/settings/record/who=Anna&kind=clients&outcome=done');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByText(/^4 entries since/)).toBeVisible();
    expect(location.hash).toBe('#/settings/record');
  });

  it('says of an empty one only that it is empty, and leads back to the settings', async () => {
    await openScreen('#/settings/record');
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(screen.queryByText(/0 entries|log is intact/)).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings');
  });

  it('says in a sentence each where it was altered', () => {
    const file = 'audit-000001.jsonl';
    const texts = (['changed', 'missing', 'torn'] as const).flatMap((why) =>
      [0, 3].map((line) => gapText({ file, line, why })),
    );
    expect(texts).toEqual([
      'audit-000001.jsonl was changed.',
      'Line 3 of audit-000001.jsonl was changed.',
      'Entries of audit-000001.jsonl are missing, or the whole file.',
      'Entries of audit-000001.jsonl are missing, or the whole file.',
      'Writing audit-000001.jsonl was interrupted.',
      'Writing line 3 of audit-000001.jsonl was interrupted.',
    ]);
  });

  it('opens filtered by days on the clinic’s clock, and says where they are in the wrong order', async () => {
    await openLog('#/settings/record/who=&period=custom&from=2026-11-17&to=2026-11-17');
    expect(await screen.findByText(/^2 of 4 entries/)).toBeVisible();
    expect(entries()).toEqual(['The front desk turned sign-in on', 'The front desk erased the offline copy']);
    const to = screen.getByLabelText('To');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-16');
    expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first.');
    expect(await screen.findByText('No matching entries')).toBeVisible();
  });
});
