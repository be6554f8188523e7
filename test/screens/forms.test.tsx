import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dialectNow } from '../dialects/practice.ts';
import { switchForm } from '../support/core/explorerRequests.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { openLossyTransport } from '../support/service/lossyTransport.ts';
import { type EstimateDesk, openEstimates } from '../support/service/estimateDialect.ts';
import { fakeKeyring, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';
import { trust } from '../support/service/secureClinic.ts';

/** The form of an estimate, four levels deep, at a service that neverAborted has prepared the desk for. */
async function openEstimateForm(mutation = 'createEstimate'): Promise<EstimateDesk & { readonly test: TestCore }> {
  const desk = openEstimates();
  const certificates = await makeCertificates();
  const server = await desk.dialect.start({ tls: certificates.server });
  onTestFinished(trust(certificates.authority));
  onTestFinished(() => server.close());
  const test = await openScreen('#/settings/service', { encryption: fakeKeyring(), clock: { now: () => dialectNow } });
  const keys = { kind: 'single', key: 'registry-key' } as const;
  valueOf(await test.request('connection:open', { environment: 'sandbox', url: server.url, keys }));
  await screen.findByText(/Based on the schema of your practice system/);
  await switchForm(test, mutation);
  location.hash = `#/forms/${mutation}`;
  await screen.findByRole('heading', { level: 1, name: new RegExp(mutation) });
  return Object.assign(desk, { test });
}

const typeIn = async (label: string | RegExp, text: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function fillLine(number: number, text: string, amount: string): Promise<void> {
  const line = within(await screen.findByRole('group', { name: `Lines ${number}` }));
  await userEvent.type(line.getByLabelText('Text (required)'), text);
  await userEvent.type(line.getByLabelText('Amount (required)'), amount);
}

describe('a form of an operation of the service', () => {
  it('goes from the first key to the service, four levels deep', async () => {
    const desk = await openEstimateForm();
    await typeIn('Client id (required)', 'PTY-0001');
    await userEvent.selectOptions(await screen.findByLabelText('Kind (required)'), 'DENTAL');
    await fillLine(1, 'Scale and polish', '120.50');
    const first = within(screen.getByRole('group', { name: 'Lines 1' }));
    await userEvent.click(first.getByRole('button', { name: /^Discount/, expanded: false }));
    await userEvent.type(first.getByLabelText('Percent (required)'), '12.5');
    expect(first.getByLabelText('Percent (required)')).toHaveAccessibleDescription('In percent of the price.');
    await press('Add to Lines');
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Lines 2' })).getByLabelText('Text (required)')).toHaveFocus(),
    );
    await fillLine(2, 'X-ray', '80');
    await press('Move up: Lines 2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move up: Lines 1' })).toHaveFocus());

    await press('Preview');
    expect(await screen.findByRole('heading', { name: 'This is exactly what will be sent' })).toBeVisible();
    const row = screen.getByRole('row', { name: /lines\[2\]\.price\.discount\.percent/ });
    expect(row).toHaveTextContent('12.5');
    expect(screen.getByRole('region', { name: 'Text: Document' })).toHaveTextContent('createEstimate(input: $input)');
    expect(desk.made).toEqual([]);
    await press('Send…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send createEstimate?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Done. ID: EST-1.')).toBeVisible();
    expect(desk.made).toEqual([
      {
        clientId: 'PTY-0001',
        kind: 'DENTAL',
        lines: [
          { text: 'X-ray', quantity: 1, price: { amount: '80' } },
          { text: 'Scale and polish', quantity: 1, price: { amount: '120.50', discount: { percent: '12.5' } } },
        ],
      },
    ]);
    expect(valueOf(await desk.test.request('drafts:read', null))).toEqual([]);
    await press('Run again');
    expect(await screen.findByLabelText('Client id (required)')).toHaveValue('');
  });

  it('shows what is missing at its field, and focuses it', async () => {
    const desk = await openEstimateForm();
    await press('Preview');
    expect(await screen.findByText('4 fields need correcting.')).toBeVisible();
    const client = screen.getByLabelText('Client id (required)');
    expect(client).toHaveAccessibleDescription('Required.');
    await waitFor(() => expect(client).toHaveFocus());
    await typeIn('Client id (required)', 'P');
    expect(client).toHaveAccessibleDescription('Whose estimate it is.');
    expect(desk.made).toEqual([]);
  });

  it('shows a refusal at the field that the service names', async () => {
    const desk = await openEstimateForm();
    await typeIn('Client id (required)', 'PTY-0001');
    await userEvent.selectOptions(await screen.findByLabelText('Kind (required)'), 'OTHER');
    await fillLine(1, 'Walk', '1');
    desk.refuse = [
      { message: 'Nobody pays that', path: ['input', 'lines', '0', 'price', 'amount'] },
      { message: 'Closed today', path: null },
    ];
    await press('Preview');
    await press('Send…');
    await press('Send now');
    const amount = await screen.findByLabelText('Amount (required)');
    expect(amount).toHaveAccessibleDescription('Nobody pays that');
    expect(amount).toHaveValue('1');
    expect(screen.getByText('Closed today')).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
  });

  it('requires the typed name of a deletion', async () => {
    await openEstimateForm('deleteEstimate');
    await typeIn('Id (required)', 'EST-7');
    await press('Preview');
    await press('Send…');
    const send = await screen.findByRole('button', { name: 'Send now' });
    await userEvent.click(send);
    expect(screen.getByLabelText('Type deleteEstimate to send it')).toHaveAccessibleDescription(
      'The name doesn’t match.',
    );
    await typeIn('Type deleteEstimate to send it', 'deleteEstimate');
    await userEvent.click(send);
    expect(await screen.findByText(/Done/)).toBeVisible();
  });

  it('sends a null only on request, and opens recursive inputs on demand', async () => {
    await openEstimateForm();
    await typeIn('Client id (required)', 'PTY-0001');
    await userEvent.selectOptions(await screen.findByLabelText('Kind (required)'), 'OTHER');
    await fillLine(1, 'Walk', '1');
    expect(screen.queryByRole('group', { name: 'Parts 1' })).toBeNull();
    await press('Add to Parts');
    const part = within(await screen.findByRole('group', { name: 'Parts 1' }));
    await userEvent.type(part.getByLabelText('Text (required)'), 'A part');
    await userEvent.click(screen.getByLabelText('Allow sending empty fields'));
    await userEvent.click(screen.getByLabelText('Send “Notes” as empty'));
    await press('Preview');
    expect(await part.findByLabelText('Amount (required)')).toHaveAccessibleDescription('Required.');
    await userEvent.type(part.getByLabelText('Amount (required)'), '2');
    await press('Preview');
    expect(await screen.findByRole('row', { name: 'input.notes null' })).toBeVisible();
  });
});

describe('forms at the demo clinic', () => {
  async function openTask(line = openLossyTransport()): Promise<TestCore> {
    const test = await openScreen('#/locations', line.ports);
    await switchForm(test, 'createTask');
    location.hash = '#/forms/createTask';
    await screen.findByLabelText('Title (required)');
    return test;
  }

  it('lose nothing that was typed, also where the page is gone', async () => {
    const test = await openTask();
    await typeIn('Title (required)', 'Call Mrs Hall');
    await waitFor(async () => expect(valueOf(await test.request('drafts:read', null))).toHaveLength(1));
    killPage();
    openPage(test, '#/forms/createTask');
    expect(await screen.findByLabelText('Title (required)')).toHaveValue('Call Mrs Hall');
  });

  it('report an unknown outcome, and send nothing again before a look-up', async () => {
    const line = openLossyTransport();
    const test = await openTask(line);
    await typeIn('Title (required)', 'Call Mrs Hall');
    await press('Preview');
    line.lose = 'answers';
    await press('Send…');
    await press('Send now');
    expect(await screen.findByText(/Front Desk won’t resend it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull();
    killPage();
    openPage(test, '#/forms/createTask');
    expect(await screen.findByText(/Front Desk won’t resend it/)).toBeVisible();
    expect(line.sent).toHaveLength(1);
    await press('I checked: it didn’t go through');
    expect(await screen.findByLabelText('Title (required)')).toHaveValue('Call Mrs Hall');
  });

  it('lead to where they are turned on, while none is', async () => {
    await openScreen('#/forms');
    expect(await screen.findByText('No operations turned on')).toBeVisible();
    const [link, ...more] = screen.getAllByRole('link', { name: 'Turn operations on or off' });
    expect(link).toHaveAttribute('href', '#/settings/service');
    expect(more).toEqual([]);
  });

  it('take a date and a time as people write them, and send them on the clinic’s clock', async () => {
    const test = await openScreen('#/settings/service');
    await press('Load schema');
    await screen.findByRole('region', { name: 'Operations' });
    await switchForm(test, 'addWeight');
    location.hash = '#/forms/addWeight';
    await typeIn('Patient id (required)', '20001');
    await typeIn('Value (required)', '12.5');
    await userEvent.selectOptions(await screen.findByLabelText('Unit (required)'), 'KG');
    const measured = within(screen.getByRole('group', { name: 'Measured at' }));
    await userEvent.type(measured.getByRole('textbox', { name: 'Measured at' }), '11/16/2026');
    await press('Preview');
    expect(await screen.findByText('Enter both a date and a time.')).toBeVisible();
    await userEvent.type(measured.getByRole('textbox', { name: 'Measured at, Time' }), '2pm');
    await press('Preview');
    expect(await screen.findByRole('row', { name: /measuredAt/ })).toHaveTextContent('2026-11-16T14:00:00-05:00');
  });

  it('leave the focus where the person types on after a refusal, however late the next frame is', async () => {
    const test = await openScreen('#/settings/service');
    await press('Load schema');
    await screen.findByRole('region', { name: 'Operations' });
    await switchForm(test, 'addWeight');
    location.hash = '#/forms/addWeight';
    await typeIn('Patient id (required)', '20001');
    await typeIn('Value (required)', '12.5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Measured at' }), '11/16/2026');
    // A busy computer draws late.
    const frames: FrameRequestCallback[] = [];
    const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    onTestFinished(() => request.mockRestore());
    await press('Preview');
    expect(await screen.findByText('Enter both a date and a time.')).toBeVisible();
    const time = screen.getByRole('textbox', { name: 'Measured at, Time' });
    await userEvent.click(time);
    for (const draw of frames) draw(0);
    await userEvent.keyboard('2pm');
    expect(time).toHaveValue('2pm');
  });

  it('are switched on where a manager reviews the service, and reached by the palette', async () => {
    await openScreen('#/settings/service');
    await press('Load schema');
    const part = within(await screen.findByRole('region', { name: 'Operations' }));
    await userEvent.type(await part.findByRole('searchbox', { name: 'Search operations' }), 'createTask');
    const toggle = part.getByRole('switch', { name: 'Operation createTask' });
    expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
    expect(part.getByRole('link', { name: 'Open operation createTask' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'run a form');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: /createTask/ }));
    expect(await screen.findByLabelText('Title (required)')).toBeVisible();
  });
});
