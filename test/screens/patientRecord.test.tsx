import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../electron/preview/previewPorts.ts';
import { queryDay, queryEntries } from '../support/core/deskRequests.ts';
import { watchedService } from '../support/page/clientsScreen.ts';
import type { TestCore } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

async function openRecord(patient: string, ports: Partial<CorePorts> = {}): Promise<HTMLElement> {
  await openScreen('#/clients/10528', ports);
  await userEvent.click(await screen.findByRole('button', { name: `Patient record of ${patient}` }));
  const dialog = await screen.findByRole('dialog', { name: `Patient record: ${patient}` });
  await within(dialog).findByRole('heading', { name: 'Vaccinations' });
  return dialog;
}

describe('the record of a patient', () => {
  it('is opened from the client’s card, is fetched only then, and changes nothing', async () => {
    const service = watchedService();
    await openScreen('#/clients/10528', service.ports);
    const button = await screen.findByRole('button', { name: 'Patient record of Stella' });
    expect(service.sent.some((body) => body.includes('vaccinations('))).toBe(false);
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Patient record: Stella' });
    const visits = await within(dialog).findByRole('region', { name: 'Consultations' });
    expect(within(visits).getAllByRole('listitem').length).toBeGreaterThan(0);
    // Notes are folded by default.
    for (const note of visits.querySelectorAll('details')) expect(note.open).toBe(false);
    const weights = within(dialog).getByRole('region', { name: 'Weights' });
    expect(within(weights).getAllByRole('cell', { name: /^[\d.]+\slb$/ }).length).toBeGreaterThan(0);
    expect(within(dialog).getByRole('region', { name: 'Overdue or due in the next 30 days' })).toBeVisible();
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(service.sent.filter((body) => body.includes('"query":"mutation'))).toEqual([]);
  });

  it('says who the patient is, and its last weight, above everything else', async () => {
    const dialog = await openRecord('Stella');
    const weights = within(dialog).getByRole('region', { name: 'Weights' });
    const [latest] = within(weights).getAllByRole('cell', { name: /^[\d.]+\slb$/ });
    await waitFor(() =>
      expect(within(dialog).getByRole('heading', { level: 2 }).parentElement).toHaveTextContent(
        /(Canine|Feline|Rabbit|Avian) · .+ · (Male|Female).* · \d+ (years|months|weeks)/,
      ),
    );
    expect(within(dialog).getByRole('heading', { level: 2 }).parentElement).toHaveTextContent(
      (latest?.textContent ?? '?').replace('\u00a0', ' '),
    );
  });

  it('shows in one line that a part can’t be read, and shows the rest', async () => {
    const dialog = await openRecord('Stella', {
      fetch: (url, init) =>
        init.body.includes('vaccinations(')
          ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
          : nodeFetch(url, init),
    });
    const part = within(dialog).getByRole('region', { name: 'Vaccinations' });
    expect(within(part).getByText(/^Couldn’t load: /)).toBeVisible();
    expect(within(dialog).getByRole('region', { name: 'Weights' }).querySelector('td')).not.toBeNull();
  });
});

/** The day with what comes once the page has nothing better to do. */
async function openIdleDay(ports: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await openScreen('#/', ports);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  return test;
}

describe('the reminders of a day', () => {
  it('are counted beside the day, fetched once, and lead to the appointment or the client', async () => {
    const service = watchedService();
    await openIdleDay(service.ports);
    const requestCount = (): number => service.sent.filter((body) => body.includes('reminders(')).length;
    await userEvent.click(await screen.findByRole('button', { name: /reminders due/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Reminders and confirmations' });
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(2);
    expect(requestCount()).toBe(1);
    const [row] = rows;
    if (!row) throw new Error('No reminder was found.');
    expect(row).toHaveTextContent(/(Email|SMS)/);
    const who = within(row).getByTitle('Open client');
    const name = who.textContent ?? '';
    await userEvent.click(who);
    expect(await screen.findByRole('article', { name })).toBeVisible();
    expect(requestCount()).toBe(1);
  });

  it('are hidden where the service can’t return them', async () => {
    const refused = JSON.stringify({
      data: null,
      errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }],
    });
    let requestCount = 0;
    const test = await openIdleDay({
      fetch: async (url, init) => {
        if (!init.body.includes('reminders(')) return nodeFetch(url, init);
        requestCount += 1;
        return new Response(refused, { headers: { 'content-type': 'application/json' } });
      },
    });
    await vi.waitFor(() => expect(requestCount).toBe(1));
    // Sent after the page's own query, and answered after it.
    const { location, date } = await queryDay(test);
    const { reminders } = await queryEntries(test, 'DueReminders', { location: location.id, date });
    expect(reminders?.problem?.kind).toBe('forbidden');
    expect(screen.queryByRole('button', { name: /[Rr]eminders/ })).toBeNull();
  });
});
