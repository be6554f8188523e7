import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';
import { trust } from '../support/service/secureClinic.ts';
import { startTokenService, type TokenService } from '../support/service/tokenService.ts';

const key = 'canary-token-0b51';

async function tokenService(): Promise<TokenService> {
  const service = await startTokenService(key);
  const distrust = trust(service.certificates.authority);
  onTestFinished(async () => {
    distrust();
    await service.close();
  });
  return service;
}

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name: new RegExp(`Environment:\\s*${name}`) });
  const card = heading.closest('li');
  if (!card) throw new Error('The environment is not in a list.');
  return within(card);
}

describe('advanced connection settings', () => {
  it('are closed at first, connect a service that takes its key otherwise, and come back', async () => {
    const user = userEvent.setup();
    const service = await tokenService();
    const test = await openScreen('#/settings');
    const form = await cardOf('Sandbox');
    await user.click(form.getByRole('button', { name: 'Set up Sandbox' }));
    expect(form.getByLabelText('Path')).not.toBeVisible();
    await user.type(form.getByLabelText('Address'), service.url);
    await user.type(form.getByLabelText('Key'), key);
    await user.click(form.getByText('Advanced'));
    expect(form.getByLabelText('Header')).toHaveAccessibleDescription(
      'The HTTP header that carries the key. Empty: Authorization',
    );
    await user.type(form.getByLabelText('Path'), '/api/query');
    await user.type(form.getByLabelText('Header'), 'X-Api-Token');
    await user.click(form.getByRole('button', { name: 'Connect' }));
    // Without the word before the key the service refuses it; everything typed is still there.
    expect((await form.findAllByText(/rejected the key/))[0]).toBeVisible();
    expect(form.getByLabelText('Path')).toHaveValue('/api/query');
    expect(form.getByLabelText('Header')).toHaveValue('X-Api-Token');
    expect(form.getByLabelText('Key')).toHaveValue(key);
    await user.type(form.getByLabelText('Prefix'), 'Bearer');
    await user.click(form.getByRole('button', { name: 'Connect' }));
    // A connected clinic is shown at once.
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(/Environment:\s*Sandbox/));

    const advanced = { path: '/api/query', header: 'X-Api-Token', scheme: 'Bearer' };
    const { environments } = valueOf(await test.request('settings:read', null));
    expect(environments.find(({ kind }) => kind === 'sandbox')).toMatchObject({ hasKey: true, advanced });
    killPage();
    openPage(test, '#/settings');
    const again = await cardOf('Sandbox');
    await user.click(again.getByRole('button', { name: 'Change Sandbox' }));
    for (const [label, value] of [
      ['Path', '/api/query'],
      ['Header', 'X-Api-Token'],
      ['Prefix', 'Bearer'],
    ] as const) {
      expect(again.getByLabelText(label)).toBeVisible();
      expect(again.getByLabelText(label)).toHaveValue(value);
    }
    await user.click(again.getByRole('button', { name: 'Test connection' }));
    expect(await again.findByText(/^Connection works\./)).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain(key);
  });

  it('name what can’t be sent beside its field, and send nothing', async () => {
    const user = userEvent.setup();
    const service = await tokenService();
    await openScreen('#/settings');
    const form = await cardOf('Sandbox');
    await user.click(form.getByRole('button', { name: 'Set up Sandbox' }));
    await user.type(form.getByLabelText('Address'), service.url);
    await user.type(form.getByLabelText('Key'), key);
    await user.click(form.getByText('Advanced'));
    const [header, prefix] = [form.getByLabelText('Header'), form.getByLabelText('Prefix')];
    await user.type(header, 'Host');
    await user.type(prefix, 'Bearer of news');
    await user.click(form.getByText('Advanced'));
    await user.click(form.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(header).toHaveFocus());
    expect(header).toBeVisible();
    expect(header).toBeInvalid();
    expect(header).toHaveAccessibleDescription('Enter a header that can carry a key.');
    expect(prefix).toHaveAccessibleDescription(/^Enter one word without spaces/);
    await user.type(header, '-Key');
    expect(header).toBeValid();
    expect(header).toHaveFocus();
    expect(prefix).toBeInvalid();
    expect(service.received).toEqual([]);
  });

  it('let a gateway have another path only', async () => {
    const user = userEvent.setup();
    await openScreen('#/settings');
    const form = await cardOf('Gateway');
    await user.click(form.getByRole('button', { name: 'Set up Gateway' }));
    await user.click(form.getByText('Advanced'));
    expect(form.getByLabelText('Path')).toBeVisible();
    expect(form.queryByLabelText('Header')).toBeNull();
    expect(form.queryByLabelText('Prefix')).toBeNull();
  });

  it('are kept while they are not tried yet, but never what may be a key', async () => {
    const user = userEvent.setup();
    const test = await openScreen('#/settings');
    const form = await cardOf('Sandbox');
    await user.click(form.getByRole('button', { name: 'Set up Sandbox' }));
    await user.click(form.getByText('Advanced'));
    await user.type(form.getByLabelText('Path'), '/api');
    await user.click(form.getByLabelText('Prefix'));
    await user.paste('canary-key-pasted-into-the-prefix');
    await expect
      .poll(async () => JSON.stringify(valueOf(await test.request('drafts:read', null))))
      .toContain('"path":"/api"');
    killPage();
    openPage(test, '#/settings');
    const again = await cardOf('Sandbox');
    await user.click(again.getByRole('button', { name: 'Set up Sandbox' }));
    await waitFor(() => expect(again.getByLabelText('Path')).toHaveValue('/api'));
    expect(again.getByLabelText('Path')).toBeVisible();
    expect(again.getByLabelText('Prefix')).toHaveValue('');
    expect(JSON.stringify(valueOf(await test.request('drafts:read', null)))).not.toContain('canary');
  });
});
