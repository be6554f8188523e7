import { afterEach, describe, expect, it } from 'vitest';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { mixed } from '../../dialects/mixed/mixed.ts';
import { relay } from '../../dialects/relay/relay.ts';
import { sendChange, queryEntries } from '../../support/core/deskRequests.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore } from '../../support/core/memoryCore.ts';

const closers: TestCore[] = [];
afterEach(() => Promise.all(closers.splice(0).map((test) => test.close())));

async function open(change: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await startTestCore(change);
  closers.push(test);
  return test;
}

/** Loses answers to mutations: `after` the service has carried them out, or `before` they reach it. */
function losing(when: 'after' | 'before') {
  const line = { lost: 0 };
  const fetch: CorePorts['fetch'] = async (url, init) => {
    if (!init.body.includes('"query":"mutation')) return nodeFetch(url, init);
    line.lost += 1;
    if (when === 'after') await nodeFetch(url, init);
    throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
  };
  return { line, ports: { fetch } };
}

const client = '10528';
const message = { client, text: 'Stella can come at four.', channel: 'SMS' };

async function textsOf(test: TestCore, id = client): Promise<readonly (string | null)[]> {
  const { messages } = await queryEntries(test, 'ClientMessages', { client: id });
  return (messages.messages?.entries ?? []).map(({ text }) => text);
}

describe('the messages of a client', () => {
  it('are listed by conversation and one by one, with their authors and the conversation’s status', async () => {
    const { messages } = await queryEntries(await open(), 'ClientMessages', { client: '10056' });
    const [conversation] = messages.conversations?.entries ?? [];
    expect(conversation).toMatchObject({ name: 'Ready to go home', status: 'Open' });
    expect(conversation?.lines?.map(({ incoming }) => incoming)).toContain(true);
    expect(conversation?.lines?.map(({ incoming }) => incoming)).toContain(false);
    expect(messages.messages?.entries.map((each) => each.conversation)).toContain(conversation?.id);
    expect(messages.messages?.entries.every(({ text, author, time }) => text && author && time)).toBe(true);
  });

  it('grow by what is sent, in the conversation that was named, and in no other', async () => {
    const test = await open();
    const [before] = (await queryEntries(test, 'ClientMessages', { client })).messages.conversations?.entries ?? [];
    const conversation = before?.id ?? '';
    const end = await sendChange(test, 'SendMessage', { message: { ...message, conversation } });
    expect(end.__typename).toBe('Done');
    const { messages } = await queryEntries(test, 'ClientMessages', { client });
    const sent = messages.messages?.entries.filter(({ text }) => text === message.text);
    expect(sent).toHaveLength(1);
    expect(sent?.[0]).toMatchObject({ conversation, incoming: false });
    expect(messages.conversations?.entries).toHaveLength(1);
  });
});

describe('sending a message', () => {
  it('refuses an empty or too long text before anything is sent, and reports the service’s refusal', async () => {
    const test = await open();
    for (const text of ['  ', 'x'.repeat(5_001)]) {
      const end = await sendChange(test, 'SendMessage', { message: { ...message, text } });
      expect(end).toMatchObject({ __typename: 'Refused', problems: [{ field: 'text' }] });
    }
    const wrong = await sendChange(test, 'SendMessage', { message: { ...message, conversation: '1' } });
    expect(wrong.__typename).toBe('Refused');
    expect(await textsOf(test)).not.toContain(message.text);
  });

  it('finds a sent message whose answer was lost, and sends it once', async () => {
    const { line, ports } = losing('after');
    const test = await open(ports);
    expect(await sendChange(test, 'SendMessage', { message })).toMatchObject({ __typename: 'Done' });
    expect(line.lost).toBe(1);
    expect((await textsOf(test)).filter((text) => text === message.text)).toHaveLength(1);
  });

  it('reports an unknown outcome where nothing is found, and does not send it again', async () => {
    const { line, ports } = losing('before');
    const test = await open(ports);
    expect(await sendChange(test, 'SendMessage', { message })).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(line.lost).toBe(1);
    expect(await textsOf(test)).not.toContain(message.text);
  });

  it('is not taken as sent for the same text in an earlier message', async () => {
    let isCut = false;
    const fetch: CorePorts['fetch'] = (url, init) =>
      isCut && init.body.includes('"query":"mutation')
        ? Promise.reject(Object.assign(new Error('x'), { code: 'ECONNRESET' }))
        : nodeFetch(url, init);
    const test = await open({ fetch });
    expect(await sendChange(test, 'SendMessage', { message })).toMatchObject({ __typename: 'Done' });
    isCut = true;
    expect(await sendChange(test, 'SendMessage', { message })).toMatchObject({ __typename: 'OutcomeUnknown' });
  });
});

describe.each([
  ['mixed', mixed],
  ['relay', relay],
])('the messages at %s', (_name, dialect) => {
  it('are listed by conversation, and one that is sent is found though its answer was lost', async () => {
    const { line, ports } = losing('after');
    const { test } = await connectDialect(dialect, {}, ports);
    const { clients } = await searchClients(test);
    const found = await firstWithTalk(test, clients);
    const [conversation] = found.conversations;
    expect(conversation?.lines?.length).toBeGreaterThan(0);
    const { service } = await queryEntries(test, 'Offers', {});
    const offer = service.offers.find(({ change }) => change === 'sendMessage');
    expect(offer?.offered).toBe(true);
    const takesThread = offer?.takes.includes('conversation') ?? false;
    const [channel] = offer?.choices.find(({ field }) => field === 'channel')?.values ?? [];
    const end = await sendChange(test, 'SendMessage', {
      message: {
        client: found.client,
        text: 'We are open until six.',
        ...(takesThread && { conversation: conversation?.id }),
        ...(channel !== undefined && { channel }),
      },
    });
    expect(end).toMatchObject({ __typename: 'Done' });
    expect(line.lost).toBe(1);
  });
});

async function searchClients(test: TestCore): Promise<{ readonly clients: readonly string[] }> {
  const { value } = (await test.request('desk:query', {
    operation: 'FindClients',
    variables: { search: 'a', includeService: true, first: 40 },
    // Sound: a registered operation answers in its shape.
  })) as unknown as { value: { data: { findClients: { clients: readonly { id: string }[] } } } };
  return { clients: value.data.findClients.clients.map(({ id }) => id) };
}

async function firstWithTalk(test: TestCore, clients: readonly string[]) {
  for (const id of clients) {
    const { messages } = await queryEntries(test, 'ClientMessages', { client: id });
    const conversations = messages.conversations?.entries ?? [];
    if (conversations.length > 0) return { client: id, conversations };
  }
  throw new Error('No message was found.');
}
