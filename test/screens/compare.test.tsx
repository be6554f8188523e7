import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import type { DuplicatePairsQuery } from '../../graphql/desk/generated/operations.ts';
import { distinctPairsDraftId, pairKey } from '../../renderer/features/compare/usePairs.ts';
import { answerInstead, honest } from '../support/page/bookingScreen.ts';
import { draftText, withoutOffer } from '../support/page/clientFormScreen.ts';
import { completeDirectory } from '../support/core/testDirectory.ts';
import { type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { killPage, openPage, openScreen } from '../support/page/screen.tsx';

/** The screen on a core that has read all clients, with the first pair open. */
async function openPairs(
  ports: Partial<CorePorts> = {},
  through?: (transport: Transport) => Transport,
): Promise<TestCore> {
  const test = await openScreen('#/', ports, through);
  await completeDirectory(test);
  location.hash = '#/clients/compare';
  await screen.findByRole('heading', { name: 'Compare clients' });
  return test;
}

async function openFirst(): Promise<void> {
  const [first] = await within(await screen.findByRole('list', { name: 'Pairs' })).findAllByRole('link');
  if (first) await userEvent.click(first);
  await screen.findByRole('region', { name: 'Merge' });
}

const both = /^Brandon Johnson and Brandon Johnson/;

describe('clients that may be one', () => {
  it('stand in a list with why, and side by side with what differs', async () => {
    await openPairs();
    expect(await screen.findByText(/^\d+ pairs/)).toBeVisible();
    const [first] = await within(screen.getByRole('list', { name: 'Pairs' })).findAllByRole('link');
    expect(first).toHaveTextContent('Brandon Johnson and Brandon Johnson');
    expect(first).toHaveTextContent('Same email address, same name');
    await openFirst();
    const view = screen.getByRole('article', { name: 'Brandon Johnson and Brandon Johnson' });
    expect(view).toHaveTextContent(/values differ/);
    expect(within(view).getByRole('row', { name: /^Email Same/ })).toBeVisible();
    expect(within(view).getByRole('row', { name: /^Phone Differs \(347\) 555-0170 \(708\) 555-0192/ })).toBeVisible();
    expect(within(view).getByRole('row', { name: /^Alerts Only right Nothing/ })).toBeVisible();
    expect(within(view).getAllByRole('link', { name: 'Brandon Johnson' })[0]).toHaveAttribute(
      'href',
      '#/clients/10058',
    );
  });

  it('are merged after a second press that Enter alone does not make', async () => {
    const { sent, ports } = honest();
    const test = await openPairs(ports);
    await openFirst();
    await userEvent.click(screen.getAllByRole('radio', { name: 'Keep' })[1] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Merge…' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/can’t be undone.*ID 10058.*will be deleted.*ID 10108/);
    expect(screen.getByRole('button', { name: 'Don’t merge' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Merge…' }));
    await userEvent.click(screen.getByRole('button', { name: /^Merge into Brandon Johnson permanently/ }));
    expect(await screen.findByText('Brandon Johnson merged into Brandon Johnson.')).toBeVisible();
    expect(sent).toHaveLength(1);
    const gone = await test.request('desk:query', { operation: 'ClientToEdit', variables: { id: '10058' } });
    expect(gone).toMatchObject({ ok: true, value: { data: { client: null } } });
    await waitFor(() => expect(screen.queryByRole('link', { name: both })).toBeNull());
  });

  it('are marked as different for good, which can be undone', async () => {
    const test = await openPairs();
    await openFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Not duplicates' }));
    expect(await screen.findByText('Brandon Johnson and Brandon Johnson are not duplicates.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Pairs' });
    expect(within(list).queryByRole('link', { name: both })).toBeNull();
    expect(await screen.findByRole('button', { name: '1 not duplicates' })).toBeVisible();
    await waitFor(async () => expect(await draftText(test)).toContain('10058\\n10108'));

    killPage();
    openPage(test, '#/clients/compare');
    await userEvent.click(await screen.findByRole('button', { name: '1 not duplicates' }));
    await userEvent.click(await screen.findByRole('link', { name: both }));
    await userEvent.click(await screen.findByRole('button', { name: 'Possible duplicates after all' }));
    await waitFor(async () => expect(await draftText(test)).not.toContain('10058'));
  });

  it('come after those marked as different, however many these are', async () => {
    const test = await openPairs();
    await openFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Not duplicates' }));
    await waitFor(async () => expect(await draftText(test)).toContain('10058\\n10108'));
    killPage();
    const { data } = valueOf(
      await test.request('desk:query', { operation: 'DuplicatePairs', variables: { first: 100 } }),
    );
    // Sound: a registered operation answers in its shape.
    const { pairs, total } = (data as unknown as DuplicatePairsQuery).duplicatePairs;
    const apart = pairs.slice(0, 60);
    const draft = valueOf(await test.request('drafts:read', null)).find(({ id }) => id === distinctPairsDraftId);
    const content = { ...draft?.content, typed: { pairs: apart.map(pairKey) } };
    valueOf(await test.request('drafts:keep', { id: distinctPairsDraftId, content }));
    openPage(test, '#/clients/compare');
    const left = total - apart.length;
    expect(await screen.findByText(`${left} pairs`)).toBeVisible();
    const list = screen.getByRole('list', { name: 'Pairs' });
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(left));
    await userEvent.click(screen.getByRole('button', { name: '60 not duplicates' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(50));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(60));
  });

  it('can be marked as different again after an undo, and the list keeps them all', async () => {
    await openPairs();
    await openFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Not duplicates' }));
    await userEvent.click(await screen.findByRole('button', { name: '1 not duplicates' }));
    await userEvent.click(await screen.findByRole('link', { name: both }));
    await userEvent.click(await screen.findByRole('button', { name: 'Possible duplicates after all' }));
    expect(await screen.findByRole('heading', { name: 'No pairs marked as not duplicates' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not duplicates' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to possible duplicates' }));
    expect(await screen.findByRole('link', { name: both })).toBeVisible();
  });

  it('show why they can’t be merged, and offer a line to copy', async () => {
    await openPairs({}, withoutOffer('mergeClients', 'This key may not merge.'));
    await openFirst();
    expect(screen.getByRole('region', { name: 'Merge' })).toHaveTextContent('This key may not merge.');
    expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy to-do' })).toBeVisible();
  });

  it('are never merged twice where the outcome is unknown', async () => {
    const outcome = {
      __typename: 'OutcomeUnknown',
      message: 'It was sent, and no reply came.',
      action: 'Look first.',
    };
    await openPairs({}, answerInstead('MergeClients', outcome));
    await openFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Merge…' }));
    await userEvent.click(screen.getByRole('button', { name: /^Merge into/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/no reply came/);
    expect(screen.getByRole('button', { name: 'Check if it went through' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Merge into/ })).toBeNull();
  });

  it('that no longer exist are shown as gone', async () => {
    await openScreen('#/clients/compare/10058/999999');
    expect(await screen.findByRole('heading', { name: 'One of them no longer exists' })).toBeVisible();
  });
});
