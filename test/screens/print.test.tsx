import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readCsv } from '../support/readCsv.ts';
import { openScreen } from '../support/page/screen.tsx';

/** The browser's own printing: it notifies the page before and after, and takes the content in between. */
function stubPrinting(): HTMLElement[] {
  const papers: HTMLElement[] = [];
  vi.stubGlobal('print', () => {
    dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector<HTMLElement>('body > .print-root');
    // Sound: a copy of an element is one.
    if (paper) papers.push(paper.cloneNode(true) as HTMLElement);
    dispatchEvent(new Event('afterprint'));
  });
  return papers;
}

async function openPrinting(change: Parameters<typeof openScreen>[1] = {}): Promise<HTMLElement> {
  await openScreen('#/', change);
  await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
  await userEvent.keyboard('{Control>}p{/Control}');
  return screen.findByRole('dialog', { name: 'Print schedule' });
}

describe('printing the day', () => {
  it('shows the day sheet as it will print, by time, with what reception needs', async () => {
    const dialog = await openPrinting();
    const table = within(dialog).getByRole('table', { name: /^All providers, Tuesday, November 17, 2026/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Time',
      'Patient',
      'Client',
      'Phones',
      'Type',
      'Reason',
      'Provider',
      'Room',
      'Status',
      'Alerts',
      'Balance',
    ]);
    expect(within(table).getByText('Riverside')).toBeVisible();
    expect(within(table).getByText(/^as of 10:10.AM EST/)).toBeVisible();
    const row = within(table).getByRole('row', { name: /Domino/ });
    for (const text of ['Wendy Robinson-Parker', '(862) 555-0166', 'Dr. Daniel Weiss', 'Exam 2', 'Escape artist']) {
      expect(row).toHaveTextContent(text);
    }
  });

  it('puts on paper what the preview shows, and nothing of the page', async () => {
    const papers = stubPrinting();
    const dialog = await openPrinting();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Phones' }));
    const rows = within(dialog).getAllByRole('row').length;
    expect(document.querySelector('.print-root')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    const [paper] = papers;
    expect(paper?.dataset['paper']).toBe('landscape');
    expect(paper?.querySelectorAll('tr')).toHaveLength(rows);
    expect(paper?.textContent).not.toContain('Phones');
    expect(paper?.textContent).toContain('Tuesday, November 17, 2026');
    expect(document.querySelector('.print-root')).toBeNull();
  });

  it('prints with the key that opened it', async () => {
    const papers = stubPrinting();
    await openPrinting();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(papers).toHaveLength(1);
  });

  it('makes a sheet for each provider with something to do, without the provider’s column', async () => {
    const dialog = await openPrinting();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'One sheet per provider' }));
    const sheets = within(dialog).getAllByRole('table');
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets[0]).toHaveAccessibleName(/^Dr\. Amara Okafor/);
    expect(within(dialog).queryByRole('columnheader', { name: 'Provider' })).toBeNull();
    expect(within(dialog).queryByRole('table', { name: /Priya Raman/ })).toBeNull();
  });

  it('leaves out cancelled visits, shows how many, and lists them on request', async () => {
    const dialog = await openPrinting();
    expect(within(dialog).getByText('Not listed because cancelled or no-show: 3.')).toBeVisible();
    expect(within(dialog).queryByRole('row', { name: /Freckles/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Cancelled and no-shows (3)' }));
    expect(within(dialog).getByRole('row', { name: /Freckles.*Cancelled/ })).toBeVisible();
    expect(within(dialog).queryByText(/^Not listed/)).toBeNull();
  });

  it('makes a label of a patient, with the breed from the patient’s card', async () => {
    const papers = stubPrinting();
    const dialog = await openPrinting();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Patient label' }));
    const patients = within(dialog).getByRole('combobox', { name: 'Patient' });
    await userEvent.selectOptions(patients, within(patients).getAllByRole('option', { name: /Domino/ })[0] ?? '');
    const label = within(dialog).getByRole('group', { name: 'Patient label' });
    expect(label).toHaveTextContent(/Domino.*Wendy Robinson-Parker.*\(862\) 555-0166/);
    expect(await within(label).findByText(/ · /)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(papers[0]?.dataset['paper']).toBe('label');
    expect(papers[0]?.textContent).toBe(label.textContent);
  });

  it('saves a PDF where the host can, while the paper is laid out', async () => {
    const requests: unknown[] = [];
    const dialog = await openPrinting({
      async savePdf(name, paper) {
        requests.push(name, paper, document.querySelector('.print-root')?.querySelectorAll('tbody tr').length);
        return { ok: true, value: `/documents/${name}` };
      },
    });
    const rows = within(dialog).getAllByRole('row').length - 2;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save as PDF' }));
    expect(await within(dialog).findByText('Saved to /documents/schedule-riverside-2026-11-17.pdf')).toBeVisible();
    expect(requests).toEqual(['schedule-riverside-2026-11-17.pdf', 'Letter', rows]);
    expect(document.querySelector('.print-root')).toBeNull();
  });

  it('explains where a PDF comes from where the host makes none', async () => {
    const dialog = await openPrinting();
    expect(within(dialog).queryByRole('button', { name: 'Save as PDF' })).toBeNull();
    expect(within(dialog).getByText(/choose Print, then “Save as PDF”/)).toBeVisible();
  });
});

describe('exporting the list', () => {
  it('saves the shown day as CSV, and shows where', async () => {
    const saved: string[] = [];
    await openScreen('#/', {
      async saveFile(name, text) {
        saved.push(name, text);
        return { ok: true, value: `/exports/${name}` };
      },
    });
    const column = await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    expect(await screen.findByText('List saved to /exports/schedule-riverside-2026-11-17.csv')).toBeVisible();
    const [name, text = ''] = saved;
    expect(name).toBe('schedule-riverside-2026-11-17.csv');
    const [heads = [], ...rows] = readCsv(text);
    const provider = heads.indexOf('Provider');
    // Tiles below the window are drawn a moment later.
    await waitFor(() =>
      expect(rows.filter((row) => row[provider] === 'Dr. Amara Okafor')).toHaveLength(
        within(column).getAllByRole('button').length,
      ),
    );
    // Some of the demo clinic's numbers begin with a plus.
    expect(rows.flat().some((cell) => cell.startsWith("'+1"))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.queryByText(/List saved/)).toBeNull();
  });

  it('shows nothing when the person cancels, and what to do when the disk refuses', async () => {
    let full = false;
    await openScreen('#/', {
      saveFile: async () =>
        full
          ? { ok: false, failure: { kind: 'storage', message: 'The disk is full.', action: 'Make room.' } }
          : { ok: true, value: null },
    });
    await screen.findByRole('group', { name: /^Dr\. Amara Okafor/ });
    const button = screen.getByRole('button', { name: 'Export schedule' });
    await userEvent.click(button);
    full = true;
    await userEvent.click(button);
    expect(await screen.findByText('The disk is full. Make room.')).toBeVisible();
    expect(screen.queryByText(/saved to/)).toBeNull();
  });
});
