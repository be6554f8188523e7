import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeKeyring, startTestCore, temporaryFolder, valueOf } from '../support/core/memoryCore.ts';
import { forget, openPage, openScreen } from '../support/page/screen.tsx';

async function openStaffed(hash = '#/') {
  const test = await openScreen(hash);
  valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
  valueOf(await test.request('staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' }));
  return test;
}

async function signIn(name: string, pin: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
  await userEvent.keyboard(`${pin}{Enter}`);
}

describe('a desk with people', () => {
  it('is turned on in the settings, by its first manager', async () => {
    await openScreen('#/settings');
    const part = within(await screen.findByRole('region', { name: 'Users' }));
    await userEvent.click(part.getByRole('button', { name: 'Turn on' }));
    expect(part.getByText('Enter 4 to 12 digits.')).toBeVisible();
    await userEvent.type(part.getByLabelText('Name'), 'Anna');
    await userEvent.type(part.getByLabelText('PIN'), '12a34');
    await userEvent.click(part.getByRole('button', { name: 'Turn on' }));
    const people = within(await part.findByRole('list', { name: 'Users on this computer' }));
    expect(people.getByText(/Anna/)).toHaveTextContent('(you)');
    await userEvent.type(part.getByLabelText('Name'), 'anna');
    await userEvent.type(part.getByLabelText('PIN'), '5678');
    await userEvent.click(part.getByRole('button', { name: 'Add' }));
    // Nothing that was typed is lost.
    expect(await part.findByText(/is already on the list/)).toBeVisible();
    expect(part.getByLabelText('Name')).toHaveValue('anna');
    expect(screen.getByRole('button', { name: /^Lock, .*Anna/ })).toBeVisible();
  });

  it('is locked by a key, shows no client data, and restarts the page', async () => {
    await openStaffed();
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
    await waitFor(() => expect(document.querySelectorAll('[data-tile]').length).toBeGreaterThan(0));
    await userEvent.keyboard('{Alt>}l{/Alt}');
    await screen.findByText('Who’s signing in?');
    expect(document.querySelector('[data-tile]')).toBeNull();
    expect(document.title).toBe('Front Desk');
    await waitFor(() => expect(forget).toHaveBeenCalledTimes(1));

    await signIn('Ben', '0000');
    expect((await screen.findAllByText(/Wrong PIN/)).length).toBeGreaterThan(0);
    expect(document.querySelector('[data-tile]')).toBeNull();
    await userEvent.keyboard('5678{Enter}');
    await screen.findByRole('button', { name: /^Lock, .*Ben/ });
    await waitFor(() => expect(document.querySelectorAll('[data-tile]').length).toBeGreaterThan(0));
  });

  it('whose list can’t be read can be tried again and be freed, by keys, and says why', async () => {
    const encryption = fakeKeyring();
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const { folder } = temporary;
    const first = await startTestCore({ encryption }, folder);
    valueOf(await first.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    await first.close();
    encryption.locked = true;
    const test = await startTestCore({ encryption }, folder);
    onTestFinished(() => test.close());
    openPage(test, '#/');
    expect(await screen.findByRole('heading', { name: /Couldn’t open the list of users/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/couldn’t open it/));
    await userEvent.click(screen.getByRole('button', { name: 'Reset sign-in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    encryption.locked = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await signIn('Anna', '1234');
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
  });

  it('loses nothing that was being typed', async () => {
    const test = await openStaffed('#/clients');
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
    await userEvent.click(await screen.findByRole('button', { name: /Register client/ }));
    await userEvent.type(await screen.findByLabelText('Client’s name'), 'Mary Jo Park');
    test.core.lock();
    await screen.findByText(/locked or asleep/);
    await waitFor(() => expect(forget).toHaveBeenCalled());
    await signIn('Anna', '1234');
    await userEvent.click(await screen.findByRole('button', { name: /Register client/ }));
    expect(await screen.findByLabelText('Client’s name')).toHaveValue('Mary Jo Park');
  });

  it('starts locked where it was closed, whatever the address', async () => {
    const test = await openStaffed();
    test.core.lock();
    openPage(test, '#/clients/10001');
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows reception what only managers change, closed', async () => {
    const test = await openStaffed('#/settings');
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
    test.core.lock();
    await signIn('Ben', '5678');
    const copy = within(await screen.findByRole('region', { name: 'Offline copy' }));
    expect(copy.getByText('Only a manager can change this.')).toBeVisible();
    expect(copy.getByRole('checkbox')).toBeDisabled();
    expect(within(screen.getByRole('region', { name: 'Appearance' })).getAllByRole('group')[0]).toBeEnabled();
    const people = within(screen.getByRole('region', { name: 'Users' }));
    await userEvent.click(people.getByRole('button', { name: 'Change your PIN' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current PIN'), '5678');
    await userEvent.type(dialog.getByLabelText('New PIN'), '2468');
    await userEvent.type(dialog.getByLabelText('Confirm new PIN'), '2469');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    expect(dialog.getByText('PINs don’t match.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Confirm new PIN'));
    await userEvent.type(dialog.getByLabelText('Confirm new PIN'), '2468{Enter}');
    await screen.findByText('PIN changed.');
    test.core.lock();
    await signIn('Ben', '2468');
    await screen.findByRole('button', { name: /^Lock, .*Ben/ });
  });

  it('shows reception no export that would be refused', async () => {
    const test = await openStaffed('#/review');
    await screen.findByRole('button', { name: /^Lock, .*Anna/ });
    const offered = await screen.findByRole('button', { name: 'Export CSV' });
    await waitFor(() => expect(offered).not.toHaveAttribute('aria-disabled'));
    test.core.lock();
    await signIn('Ben', '5678');
    await screen.findByRole('grid', { name: 'Clients' });
    const refused = screen.getByRole('button', { name: 'Export CSV' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription('Only a manager can export clients.');
    await userEvent.click(refused);
    await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
    expect(screen.queryByText(/only a manager can do/i)).toBeNull();
    location.hash = '#/';
    expect(await screen.findByRole('button', { name: 'Print schedule' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull();
  });

  it('is freed where no manager can sign in', async () => {
    const test = await openStaffed();
    test.core.lock();
    await userEvent.click(await screen.findByRole('button', { name: 'No manager can sign in' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset sign-in' }));
    await screen.findByRole('banner');
    expect(screen.queryByRole('button', { name: /^Lock,/ })).toBeNull();
  });
});

describe('the record', () => {
  it('shows who did what and how it ended, last first', async () => {
    const test = await openStaffed('#/settings/record');
    valueOf(await test.request('snapshot:erase', null));
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    const rows = await waitFor(() => {
      const found = within(screen.getByRole('table')).getAllByRole('row');
      expect(found).toHaveLength(4);
      return found;
    });
    // The first row is the day's.
    expect(rows[1]).toHaveTextContent(/Anna erased the offline copy$/);
    expect(rows[3]).toHaveTextContent(/The front desk turned sign-in on$/);
    expect(screen.getByText(/The log is intact/)).toBeVisible();
  });
});
