import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../renderer/state/dialogs.ts';
import { queryEntries } from '../support/core/deskRequests.ts';
import { valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';

const about = {
  patient: 'Stella',
  start: '2026-11-19T14:30:00-05:00',
  provider: 'Dr. Okafor',
  location: 'Riverside',
};
const ingrid = { client: '10528', name: 'Ingrid Esposito' };

async function openMessages(request: object = { about }) {
  const core = await openScreen('#/clients');
  await screen.findByRole('searchbox', { name: 'Search clients' });
  openDialog('messages', { ...ingrid, ...request });
  await screen.findByRole('dialog', { name: 'Messages with Ingrid Esposito' });
  await screen.findByRole('button', { name: 'Send' });
  return core;
}

async function part(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Message templates' });
}

describe('a template', () => {
  it('is filled in and sent with Alt T, Enter and Ctrl Enter', async () => {
    const core = await openMessages();
    screen.getByLabelText('Message').focus();
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}{Enter}');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toMatch(
      /^Hello Ingrid, a reminder of Stella’s appointment on Thursday, November 19 at 2:30 PM/,
    );
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: /^Send now/ }));
    await screen.findAllByText(/^Message to .* sent\.$/);
    await waitFor(async () => {
      const { messages } = await queryEntries(core, 'ClientMessages', { client: ingrid.client });
      expect((messages.messages?.entries ?? []).map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/^Hello Ingrid, a reminder of Stella’s/),
      );
    });
  });

  it('whose values are not known is flagged, and is not sent until they are filled in', async () => {
    await openMessages({ about: { ...about, start: null }, template: 'confirm' });
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toContain('on {{date}} at {{time}}');
    expect(field).toHaveAccessibleDescription(/^Fill in \{\{date\}\}, \{\{time\}\} before you send this\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('region', { name: 'Messages waiting to be sent' })).toBeNull();
    const filled = field.value.replace('{{date}}', 'Friday').replace('{{time}}', 'noon');
    await userEvent.clear(field);
    await userEvent.paste(filled);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('region', { name: 'Messages waiting to be sent' })).toBeVisible();
  });

  it('goes in where the cursor is, and takes nothing away that was typed', async () => {
    await openMessages();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
    await userEvent.type(field, 'Before after');
    field.setSelectionRange(7, 7);
    await userEvent.click(screen.getByRole('button', { name: /^Templates/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Please call us' }));
    expect(field.value).toMatch(/^Before Hello Ingrid, please call us about Stella .*after$/);
  });
});

describe('the templates in Settings', () => {
  it('are edited with a preview on a made-up visit, and saved', async () => {
    const core = await openScreen('#/settings');
    const place = await part();
    const text = within(place).getByLabelText('Text');
    await userEvent.clear(text);
    await userEvent.type(text, 'Hi ');
    await userEvent.click(within(place).getByRole('button', { name: '{{patient}}' }));
    expect(within(place).getByRole('figure', { name: 'Preview' })).toHaveTextContent('Hi Biscuit');
    await userEvent.click(within(place).getByRole('button', { name: 'Save templates' }));
    expect(await screen.findByText('Message templates saved.')).toBeVisible();
    const stored = valueOf(await core.request('settings:read', null)).messageTemplates;
    expect(stored?.map(({ name }) => name)).toEqual([
      'Reminder',
      'Please confirm',
      'Ready to go home',
      'Please call us',
    ]);
    expect(stored?.[0]?.text).toBe('Hi {{patient}}');
  });

  it('say which placeholder is none, at its own template, and lose nothing that was typed', async () => {
    const core = await openScreen('#/settings');
    const place = await part();
    const text = within(place).getByLabelText('Text');
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('Hello {{owner}}');
    await userEvent.click(within(place).getByRole('button', { name: 'Add template' }));
    await waitFor(() => expect(within(place).getByLabelText('Name')).toHaveFocus());
    await userEvent.clear(within(place).getByLabelText('Name'));
    await userEvent.type(within(place).getByLabelText('Name'), 'Recall');
    await userEvent.type(within(place).getByLabelText('Text'), 'Time for a check-up.');
    await userEvent.click(within(place).getByRole('button', { name: 'Save templates' }));
    await waitFor(() => expect(within(place).getByLabelText('Text')).toHaveFocus());
    expect(within(place).getByLabelText('Text')).toHaveValue('Hello {{owner}}');
    expect(within(place).getByLabelText('Text')).toHaveAccessibleDescription(/^\{\{owner\}\} isn’t a placeholder/);
    expect(valueOf(await core.request('settings:read', null)).messageTemplates).toBeNull();
    await userEvent.clear(within(place).getByLabelText('Text'));
    await userEvent.type(within(place).getByLabelText('Text'), 'Hello');
    await userEvent.click(within(place).getByRole('button', { name: 'Save templates' }));
    await screen.findByText('Message templates saved.');
    const stored = valueOf(await core.request('settings:read', null)).messageTemplates;
    expect(stored?.at(-1)).toMatchObject({ name: 'Recall', text: 'Time for a check-up.' });
  });

  it('go back to the original ones, which can be undone', async () => {
    const core = await openScreen('#/settings');
    const own = [{ id: 'a', name: 'Own', text: 'Hello' }];
    valueOf(await core.request('messageTemplates:change', { templates: own }));
    const place = await part();
    await userEvent.click(await within(place).findByRole('button', { name: 'Restore original templates' }));
    await screen.findByText('Original templates restored.');
    expect(valueOf(await core.request('settings:read', null)).messageTemplates).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(valueOf(await core.request('settings:read', null)).messageTemplates).toEqual(own));
  });
});
