import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoClinic } from '../../graphql/demo/server.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;

beforeAll(async () => {
  clinic = await startClinic();
});
afterAll(() => clinic.close());

interface Message {
  readonly id: string;
  readonly direction: string;
  readonly body: string;
  readonly author: string;
  readonly sentAt: string;
  readonly readAt: string | null;
}

interface Thread {
  readonly id: string;
  readonly subject: string | null;
  readonly isOpen: boolean;
  readonly unreadCount: number;
  readonly lastMessageAt: string;
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly email: string | null;
    readonly phoneNumbers: object[];
  };
  readonly latestMessage: Message;
  readonly messages: readonly Message[];
}

const messageFields = 'id conversationId clientId channel direction body author status sentAt readAt';
const threadFields = `id subject isOpen unreadCount lastMessageAt client { id name email phoneNumbers { id } } patient { id }
  latestMessage { ${messageFields} } messages { ${messageFields} }`;

async function threads(args: string): Promise<Thread[]> {
  const query = `{ conversations(${args}) { edges { node { ${threadFields} } } pageInfo { hasNextPage } } }`;
  const { data, errors } = await runQuery<{ conversations: { edges: { node: Thread }[] } }>(clinic.url, query);
  expect(errors).toBeUndefined();
  return data.conversations.edges.map(({ node }) => node);
}

const send = `mutation S($input: MessageInput!) { sendMessage(input: $input) { ${messageFields} } }`;

async function refuse(query: string, input: object, message: RegExp, code = 'validation_failed'): Promise<void> {
  const { errors } = await runQuery(clinic.url, query, { input });
  expect(errors?.[0]?.message).toMatch(message);
  expect(errors?.[0]?.extensions?.code).toBe(code);
}

describe('conversations', () => {
  it('are threads of the past, the newest first, without real names', async () => {
    const all = await threads('first: 200');
    expect(all.length).toBeGreaterThan(20);
    expect(all.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    const last = all.map(({ lastMessageAt }) => lastMessageAt);
    expect(last).toEqual(last.toSorted().toReversed());
    for (const { latestMessage, messages, lastMessageAt, unreadCount } of all) {
      expect(messages[0]).toEqual(latestMessage);
      expect(latestMessage.sentAt).toBe(lastMessageAt);
      const times = messages.map(({ sentAt }) => Date.parse(sentAt));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(Math.max(...times)).toBeLessThanOrEqual(saturdayMorning);
      expect(messages.filter(({ direction, readAt }) => direction === 'INBOUND' && readAt === null)).toHaveLength(
        unreadCount,
      );
      for (const { body } of messages) expect(body).not.toMatch(/[{}@]|https?:/);
    }
    const open = await threads('open: true, first: 200');
    expect(open).toEqual(all.filter(({ isOpen }) => isOpen));
    expect(await threads(`clientId: "${String(all[0]?.client.id)}"`)).toEqual(all.slice(0, 1));
  });

  it('have an answer at once, and what was unread is read', async () => {
    const unread = (await threads('open: true, first: 200')).find(
      ({ unreadCount, client }) => unreadCount > 0 && client.phoneNumbers.length > 0,
    );
    if (!unread) throw new Error('No unread message');
    const clientId = unread.client.id;
    const { data } = await runQuery<{ sendMessage: Message }>(clinic.url, send, {
      input: { clientId, channel: 'SMS', body: ' See you soon! ', conversationId: unread.id },
    });
    expect(data.sendMessage).toMatchObject({
      direction: 'OUTBOUND',
      body: 'See you soon!',
      status: 'QUEUED',
      conversationId: unread.id,
    });
    const [first] = await threads('first: 1');
    expect(first).toMatchObject({ id: unread.id, unreadCount: 0, latestMessage: data.sendMessage });
    expect(first?.messages).toHaveLength(unread.messages.length + 1);
    const listed = await runQuery<{ messages: Message[] }>(
      clinic.url,
      `{ messages(conversationId: "${unread.id}", limit: 1) { ${messageFields} } }`,
    );
    expect(listed.data.messages).toEqual([data.sendMessage]);
  });

  it('begin with a subject, or without one', async () => {
    const count = async (): Promise<number> => (await threads('clientId: "10005"')).length;
    const before = await count();
    const input = { clientId: '10005', channel: 'SMS', body: 'Hello' };
    await runQuery(clinic.url, send, { input: { ...input, subject: 'Boarding' } });
    await runQuery(clinic.url, send, { input });
    expect(await count()).toBe(before + 1);
    const [newest] = await threads('clientId: "10005"');
    expect(newest).toMatchObject({ subject: 'Boarding', isOpen: true });
    expect(newest?.messages).toHaveLength(2);
  });

  it('refuse unreadable text', async () => {
    const [thread] = await threads('first: 1');
    const input = { clientId: '10005', channel: 'SMS', body: 'Hello' };
    await refuse(send, { ...input, body: '  ' }, /needs a text/);
    await refuse(send, { ...input, clientId: '1' }, /was not found/, 'not_found');
    await refuse(send, { ...input, conversationId: '1' }, /Conversation 1 was not found/, 'not_found');
    const other = (await threads('first: 50')).find(({ client }) => client.id !== '10005') ?? thread;
    await refuse(send, { ...input, conversationId: other?.id }, /belongs to another client/);
    const make = await runQuery<{ createClient: { id: string } }>(
      clinic.url,
      'mutation { createClient(input: { familyName: "Without" }) { id } }',
    );
    const unreachable = { ...input, clientId: make.data.createClient.id };
    await refuse(send, unreachable, /no phone number/);
    await refuse(send, { ...unreachable, channel: 'EMAIL' }, /no e-mail address/);
  });
});

describe('reminders', () => {
  const fields = 'id kind channel dueDate status text appointmentId client { id } patient { id }';

  it('are a handful for today at every location', async () => {
    for (const locationId of ['101', '102', '103']) {
      const { data } = await runQuery<{ reminders: { kind: string; dueDate: string; text: string }[] }>(
        clinic.url,
        `{ reminders(locationId: "${locationId}", from: "2026-11-21", to: "2026-11-21") { ${fields} } }`,
      );
      expect(data.reminders.length).toBeGreaterThan(3);
      expect(data.reminders.length).toBeLessThan(12);
      expect(data.reminders.every(({ dueDate }) => dueDate === '2026-11-21')).toBe(true);
      // Days as a clinic writes them to a client.
      const texts = data.reminders.map(({ text }) => text).join(' ');
      expect(texts).toMatch(/on (Sunday|Monday), November 2\d\./);
      expect(texts).not.toMatch(/\d{4}-\d\d/);
    }
  });

  it('are scheduled, but not for the past or for another one’s patient', async () => {
    const schedule = `mutation R($input: ReminderInput!) { scheduleReminder(input: $input) { ${fields} } }`;
    const input = { kind: 'RECALL', channel: 'SMS', dueDate: '2027-03-01', clientId: '10005', text: 'Time to come.' };
    const { data } = await runQuery<{ scheduleReminder: object }>(clinic.url, schedule, { input });
    expect(data.scheduleReminder).toMatchObject({ kind: 'RECALL', status: 'SCHEDULED', client: { id: '10005' } });
    const listed = await runQuery(clinic.url, `{ reminders(from: "2027-03-01", to: "2027-03-01") { ${fields} } }`);
    expect(listed.data).toEqual({ reminders: [data.scheduleReminder] });
    await refuse(schedule, { ...input, dueDate: '2026-11-01' }, /past/);
    await refuse(schedule, { ...input, text: ' ' }, /needs a text/);
    await refuse(schedule, { ...input, patientId: '500001' }, /belongs to another client/);
  });
});
