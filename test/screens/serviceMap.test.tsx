import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Transport } from '../../electron/contract/channels.ts';
import type { Keys } from '../../electron/contract/settings.ts';
import type { ConceptView, MapView } from '../../electron/contract/serviceMap.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { dialects } from '../dialects/dialects.ts';
import { dialectNow } from '../dialects/practice.ts';
import { makeCertificates } from '../support/service/certificates.ts';
import { fakeKeyring, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { openScreen } from '../support/page/screen.tsx';
import { trust } from '../support/service/secureClinic.ts';

const address = '#/settings/service';

/** The review of a service without a prepared map. */
async function openService(name: string, change: Partial<CorePorts> = {}): Promise<TestCore> {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`There is no dialect ${name}.`);
  const certificates = await makeCertificates();
  const server = await dialect.start({ tls: certificates.server });
  onTestFinished(trust(certificates.authority));
  onTestFinished(() => server.close());
  const test = await openScreen(address, { encryption: fakeKeyring(), clock: { now: () => dialectNow }, ...change });
  const { auth } = dialect;
  const keys: Keys = auth.kind === 'direct' ? { kind: 'single', key: auth.key } : auth;
  const environment = auth.kind === 'direct' ? 'sandbox' : 'gateway';
  valueOf(await test.request('connection:open', { environment, url: server.url, keys }));
  await screen.findByText(/Based on the schema of your practice system/);
  return test;
}

/**
 * A core that is unsure of one concept until it is corrected: what the matcher is unsure of changes with every version.
 */
function makeUnsure(concept: string): (transport: Transport) => Transport {
  let corrected = false;
  const unsure = (each: ConceptView): ConceptView =>
    corrected || !each.chosen
      ? { ...each, state: 'corrected' }
      : { ...each, state: 'unconfirmed', chosen: null, alternatives: [each.chosen], fields: [] };
  const changed = (view: MapView): MapView => ({
    ...view,
    concepts: view.concepts.map((each) => (each.concept === concept ? unsure(each) : each)),
  });
  return (transport) => ({
    subscribe: (listener) => transport.subscribe(listener),
    async request(text) {
      const envelope: { readonly channel: string; readonly payload: { readonly kind?: string } | null } =
        JSON.parse(text);
      if (envelope.channel === 'map:correct') corrected = envelope.payload?.kind === 'operation';
      const answer = await transport.request(
        envelope.channel === 'map:correct' ? JSON.stringify({ ...envelope, channel: 'map:read', payload: null }) : text,
      );
      if (envelope.channel !== 'map:read' && envelope.channel !== 'map:correct') return answer;
      return JSON.stringify({ ok: true, value: changed(valueOf<MapView>(JSON.parse(answer))) });
    },
  });
}

/** A core that has read rows of the clients’ list, and found one that fits and one that does not. */
function withVerdicts(transport: Transport): Transport {
  const judged = (each: ConceptView): ConceptView =>
    each.concept !== 'clients' || !each.chosen
      ? each
      : {
          ...each,
          chosen: { ...each.chosen, verdict: 'proven', reasons: [...each.chosen.reasons, 'its rows have names'] },
          alternatives: [
            {
              operation: 'oldClients',
              type: 'Row',
              confidence: 0.6,
              reasons: ['its rows lack names'],
              verdict: 'refuted',
            },
          ],
        };
  return {
    subscribe: (listener) => transport.subscribe(listener),
    async request(text) {
      const answer = await transport.request(text);
      if (!text.includes('"map:read"')) return answer;
      const view = valueOf<MapView>(JSON.parse(answer));
      return JSON.stringify({ ok: true, value: { ...view, concepts: view.concepts.map(judged) } });
    },
  };
}

async function readMap(test: TestCore): Promise<MapView> {
  return valueOf(await test.request('map:read', null));
}

/** Opens a row of a list and answers what it opens. */
async function openRow(name: RegExp, part = 'Data it reads'): Promise<BoundFunctions<typeof queries>> {
  const region = await screen.findByRole('region', { name: part });
  const row = within(region).getByRole('button', { name, expanded: false });
  await userEvent.click(row);
  const list = row.closest('li');
  if (!list) throw new Error('The row is not in a list.');
  return within(list);
}

describe('the review of a service', () => {
  it('is reached from Settings and leads back', async () => {
    await openScreen('#/settings');
    await userEvent.click(await screen.findByRole('link', { name: 'Review mapping' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Data mapping' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Settings', current: 'page' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  it('shows the demo clinic’s map like any other, with samples and corrections', async () => {
    const test = await openScreen(address);
    expect(await screen.findByText(/Included with the demo clinic/)).toBeVisible();
    const clients = await openRow(/^Client list/);
    await userEvent.click(clients.getByRole('button', { name: /^Show a sample/ }));
    const sample = await clients.findByRole('region', { name: /^Sample/ });
    expect(within(sample).getAllByRole('row')).toHaveLength(6);
    await userEvent.click(clients.getByRole('radio', { name: 'My practice system doesn’t have this' }));
    expect(await screen.findByText('“Client list” is now marked as not available.')).toBeVisible();
    expect((await readMap(test)).concepts.find(({ concept }) => concept === 'clients')?.chosen).toBeNull();
    expect(clients.queryByRole('region', { name: /^Sample/ })).toBeNull();
  });

  it('says in words which operations were checked by reading, with the reasons', async () => {
    await openScreen(address, {}, withVerdicts);
    const clients = await openRow(/^Client list .*Verified with data$/);
    const used = clients.getByRole('radio', { name: /^getClients .* Verified with data$/ });
    expect(used).toBeChecked();
    await userEvent.click(clients.getByRole('button', { name: 'Show another operation that may match' }));
    expect(clients.getByRole('radio', { name: /^oldClients .* Doesn’t match the data$/ })).not.toBeChecked();
    const reasons = within(clients.getByRole('list', { name: 'Reasons for oldClients' }));
    expect(reasons.getByText('its rows lack names')).toBeVisible();
    expect(clients.getByText('its rows have names')).toBeVisible();
    const reads = within(screen.getByRole('region', { name: 'Data it reads' }));
    expect(reads.getByRole('button', { name: /^A day’s appointments .*Not verified yet$/ })).toBeVisible();
    const writes = within(screen.getByRole('region', { name: 'Data it changes' }));
    expect(writes.queryByText(/checked/i)).toBeNull();
  });

  it('shows every document that may be sent', async () => {
    const test = await openService('mixed');
    const [document] = (await readMap(test)).documents;
    if (!document) throw new Error('There is no document.');
    const row = await openRow(new RegExp(`${document.name} Depth ${document.depth} of 8`), 'Possible requests');
    expect(row.getByRole('region', { name: `Text of ${document.name}` })).toHaveTextContent(/^query/);
    expect(row.getByRole('button', { name: /Copy/ })).toBeVisible();
  });

  it('shows questions about uncertain matches, and applies the answer at once', async () => {
    await openScreen(address, {}, makeUnsure('client'));
    expect(await screen.findByText('1 data mapping needs review')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to it' }));
    const row = screen.getByRole('button', { name: /^Client profile Needs review/ });
    expect(row).toHaveFocus();
    const group = screen.getByRole('radiogroup', {
      name: 'Which operation opens a client profile? Choose one:',
    });
    const option = within(group).getByRole('radio', { name: /^client / });
    expect(option).not.toBeChecked();
    await userEvent.click(option);
    expect(await screen.findByText('Nothing needs review.')).toBeVisible();
    expect(option).toBeChecked();
    expect(option).toHaveFocus();
    expect(row).toHaveAccessibleName('Client profile client Selected by you Not verified yet');

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 data mapping needs review')).toBeVisible();
    expect(option).not.toBeChecked();
    // The button that was pressed is gone; the focus stays beside it, and goes back to the concept from there.
    expect(screen.getByRole('button', { name: 'Dismiss this notice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(option).toHaveFocus();
  });

  it('leads to what is needed and not there, and takes that for an answer', async () => {
    await openService('minimal');
    const strip = await screen.findByText(/^\d+ data mappings need review$/);
    const count = Number.parseInt(strip.textContent, 10);
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first' }));
    expect(document.activeElement).toHaveAccessibleName(/Not available$/);
    expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('radio', { name: 'My practice system doesn’t have this' }));
    await waitFor(() => expect(strip).toHaveTextContent(new RegExp(`^${count - 1} data mapping`)));
    expect(screen.getByRole('radio', { name: 'My practice system doesn’t have this' })).toHaveFocus();
  });

  it('stays as it is through a correction: the place, the focus and what is open', async () => {
    const test = await openService('mixed');
    const clients = await openRow(/^Client list/);
    await userEvent.click(clients.getByRole('button', { name: /^Show a sample of “Client list/ }));
    await clients.findByRole('region', { name: /^Sample of “Client list/ });
    await userEvent.click(clients.getByRole('button', { name: /other operations that may match/ }));
    const before = clients.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    const accounts = clients.getByRole('radio', { name: /^accounts / });
    await userEvent.click(accounts);
    expect(await screen.findByText(/^“Client list” is now read from/)).toHaveTextContent(/accounts\.$/);
    await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull());
    expect(accounts).toHaveFocus();
    expect(accounts).toBeChecked();
    expect(clients.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(before);
    expect(clients.getByRole('region', { name: /^Sample of “Client list/ })).toBeVisible();
    expect(location.hash).toBe(address);

    await userEvent.click(clients.getByRole('button', { name: 'Undo my corrections' }));
    await waitFor(() => expect(clients.getByRole('radio', { name: /^clients / })).toBeChecked());
    expect(screen.getByRole('button', { name: 'Dismiss this notice' })).toHaveFocus();
    // Undoing that brings the correction back.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(accounts).toBeChecked());
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(screen.getByRole('button', { name: /^Client list accounts / })).toHaveFocus();
    expect((await readMap(test)).concepts.find(({ concept }) => concept === 'clients')?.chosen?.operation).toBe(
      'accounts',
    );
  });

  it('chooses nothing on the way of the arrow keys', async () => {
    await openService('mixed');
    const clients = await openRow(/^Client list/);
    await userEvent.click(clients.getByRole('button', { name: /other operations that may match/ }));
    const chosen = clients.getByRole('radio', { name: /^clients / });
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(clients.getByRole('radio', { name: /^accounts / })).toHaveFocus();
    expect(chosen).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(clients.getByRole('radio', { name: 'My practice system doesn’t have this' })).toHaveFocus();
    expect(chosen).toBeChecked();
  });

  it('reads a field from elsewhere, or from nowhere', async () => {
    const test = await openService('mixed');
    const clients = await openRow(/^Client list/);
    const field = async () =>
      (await readMap(test)).concepts
        .find(({ concept }) => concept === 'clients')
        ?.fields.find(({ field: each }) => each === 'notes');
    const choice = clients.getByRole('combobox', { name: /^Notes of/ });
    const [first = ''] = (await field())?.choices ?? [];
    await userEvent.selectOptions(choice, first);
    await expect.poll(async () => (await field())?.from).toEqual([first]);
    expect(await screen.findByText(/^Notes of “Client list” is now read from/)).toBeVisible();
    await userEvent.selectOptions(choice, 'nothing');
    await expect.poll(async () => (await field())?.from).toEqual([]);
    expect(clients.getByRole('combobox', { name: /^ID of/ })).not.toHaveTextContent('nothing');
  });

  it('shows the progress of the reading, and stops it on request', async () => {
    let hold = false;
    let requestCount = 0;
    await openService('mixed', {
      fetch: (url, init) => {
        if (!hold || (requestCount += 1) <= 3) return fetch(url, init);
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      },
    });
    hold = true;
    const button = screen.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    expect(await screen.findByText(/^Loading the schema: \d+ of \d+ types$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop loading' }));
    expect(await screen.findByRole('button', { name: 'Refresh' })).toHaveFocus();
    expect(screen.queryByText(/^Loading the schema: /)).toBeNull();
    hold = false;
    await userEvent.click(button);
    expect(await screen.findByText('Schema refreshed. No changes.')).toBeVisible();
  });

  it('changes nothing on a map that is refused', async () => {
    const test = await openService('mixed');
    const before = await readMap(test);
    const file = screen.getByLabelText('Mapping file');
    await userEvent.upload(file, new File(['{"kind":"recipe"}'], 'recipe.json', { type: 'application/json' }));
    expect(await screen.findByText('This isn’t a Front Desk mapping.')).toBeVisible();
    await userEvent.upload(file, new File(['x'.repeat(200_001)], 'large.json', { type: 'application/json' }));
    expect(await screen.findByText(/The file large.json is larger than 200 kB/)).toBeVisible();
    expect(await readMap(test)).toEqual(before);
  });

  it('writes the map to a file and takes it back, with a confirmation before corrections are replaced', async () => {
    const files: string[] = [];
    const test = await openService('mixed', {
      saveFile: async (_name, text) => {
        files.push(text);
        return { ok: true, value: '/exports/map.json' };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Export mapping' }));
    expect(await screen.findByText(/^Mapping saved to/)).toHaveTextContent('/exports/map.json');
    valueOf(await test.request('map:correct', { kind: 'nothing', concept: 'patients' }));
    await screen.findByRole('button', { name: /^Patient list.*Selected by you/ });
    const [text = ''] = files;
    await userEvent.upload(screen.getByLabelText('Mapping file'), new File([text], 'map.json'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Use the mapping from map.json?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use file' }));
    expect(await screen.findByText(/is now in use\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Patient list patients .*% match Verified with data$/ })).toBeVisible();
  });

  it('shows the next environment’s map when another one is used', async () => {
    const test = await openService('mixed');
    valueOf(await test.request('connection:use', { environment: 'demo' }));
    expect(await screen.findByText(/Included with the demo clinic/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Data mapping' })).toBeVisible();
  });
});
