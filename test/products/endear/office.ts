import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { MessageRecord, OrderRecord, ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { EndearEvents } from './events.ts';
import { firstUsedAt, type CommentRecord, type EndearMemory, type NoteRecord, type TaskRecord } from './memory.ts';
import type { EndearPeople } from './people.ts';
import { pageOf } from './search.ts';
import { moreId, phonesOf } from './values.ts';

/** How notes, tasks, messages and orders look there. */
export type EndearOffice = ReturnType<typeof endearOffice>;

/** An address that may be written to. */
export interface SubscriptionRecord {
  readonly client: ClientRecord;
  readonly channel: 'EMAIL' | 'SMS';
  readonly address: string;
}

/** Texts that are sent again and again. */
export const templates: readonly { readonly key: number; readonly name: string; readonly body: string }[] = [
  { key: 1, name: 'Reminder', body: 'Hi {{first_name}}, we look forward to seeing you!' },
  { key: 2, name: 'Thank you', body: 'Thank you for coming in, {{first_name}}.' },
];

/** Pages of pictures for customers. */
export const stories: readonly { readonly key: number; readonly title: string }[] = [
  { key: 1, title: 'Coats for the cold season' },
];

/** Makes rows from what is written about customers, and to them. */
export function endearOffice(
  { practice, cap }: Backstage,
  memory: EndearMemory,
  people: EndearPeople,
  events: EndearEvents,
) {
  const { ledger } = memory;
  const customerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? people.customer(row) : null;
  };
  const times = ({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    created_at: utcText(createdAt),
    updated_at: utcText(updatedAt),
  });

  const comment = (row: CommentRecord): Row => ({
    ...times(row),
    id: moreId('comment', row.key),
    comment: row.text,
    creator: () => events.userOf(row.providerKey),
  });

  const note = (row: NoteRecord): Row => ({
    ...times(row),
    id: moreId('note', row.key),
    title: row.title,
    description: row.description,
    tags: row.tags,
    customer: () => customerOf(row.clientKey),
    creator: () => events.userOf(row.providerKey),
    created_in_team: () => events.teamOf(row.placeKey),
    comments: () => memory.comments.filter(({ noteKey }) => noteKey === row.key).map(comment),
    time_zone: row.zone,
  });

  const task = (row: TaskRecord): Row => ({
    ...times(row),
    id: moreId('task', row.key),
    type: row.type,
    title: row.title,
    description_html: row.description,
    status: row.completedAt === null ? 'OPEN' : 'COMPLETED',
    due_date: utcText(row.due),
    expires_at: row.expires === null ? null : utcText(row.expires),
    time_zone: row.zone,
    assigned_team: () => events.teamOf(row.placeKey),
    assigned_users: () => practice.providers.filter(({ key }) => row.providerKeys.includes(key)).map(people.user),
    customers: () => row.clientKeys.map(customerOf).filter((each) => each !== null),
    completed_at: row.completedAt === null ? null : utcText(row.completedAt),
  });

  const messagesIn = ({ key }: ThreadRecord): readonly MessageRecord[] =>
    ledger.messages.filter(({ threadKey }) => threadKey === key);

  const conversation = (row: ThreadRecord): Row => ({
    id: moreId('thread', row.key),
    subject: row.subject,
    channel: 'SMS',
    is_closed: row.isClosed,
    customer: () => customerOf(row.clientKey),
    messages: (args: ConnectionArgs) => pageOf(messagesIn(row), args, cap, message),
    last_message_at: () => {
      const last = messagesIn(row).at(-1);
      return last ? utcText(last.at) : null;
    },
  });

  const message = (row: MessageRecord): Row => ({
    id: moreId('message', row.key),
    conversation: () => {
      const thread = rowOf(ledger.threads, row.threadKey);
      return thread && conversation(thread);
    },
    channel: 'SMS',
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    body: row.body,
    author_name: row.author,
    is_read: row.isRead,
    sent_at: utcText(row.at),
  });

  const template = (row: (typeof templates)[number]): Row => ({
    id: moreId('more', 400_000 + row.key),
    name: row.name,
    body: row.body,
    channel: 'SMS',
    created_at: utcText(firstUsedAt),
  });

  const story = (row: (typeof stories)[number]): Row => ({
    id: moreId('more', 500_000 + row.key),
    title: row.title,
    url: `https://stories.example.test/${String(row.key)}`,
    creator: null,
    created_at: utcText(firstUsedAt),
  });

  const subscriptions = (): readonly SubscriptionRecord[] =>
    practice.clients
      .filter(({ isDeleted }) => !isDeleted)
      .flatMap((client) => [
        ...client.emails.map((address) => ({ client, channel: 'EMAIL' as const, address })),
        ...phonesOf(client).map((address) => ({ client, channel: 'SMS' as const, address })),
      ]);

  const subscription = ({ client, channel, address }: SubscriptionRecord): Row => ({
    id: `${channel.toLowerCase()}:${address}`,
    channel,
    address,
    status: client.isActive ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    customer: () => customerOf(client.key),
    updated_at: utcText(client.updatedAt),
  });

  /** A message to a customer counts as an event of marketing, too. */
  const marketingEvent = (row: MessageRecord): Row => ({
    id: moreId('more', 600_000 + row.key),
    name: row.isInbound ? 'REPLIED' : 'DELIVERED',
    channel: 'SMS',
    customer: () => customerOf(row.clientKey),
    occurred_at: utcText(row.at),
  });

  const attribution = (row: OrderRecord): Row => ({
    id: moreId('order', row.key),
    order_number: `#${String(1000 + row.key)}`,
    amount: (row.subtotalCents + row.taxCents) / 100,
    currency: 'USD',
    customer: () => customerOf(row.clientKey),
    team: () => events.teamOf(row.placeKey),
    user: () => {
      const client = rowOf(practice.clients, row.clientKey);
      return events.userOf((client && people.assignedTo(client)[0]) ?? null);
    },
    ordered_at: utcText(row.at),
  });

  return {
    comment,
    note,
    task,
    conversation,
    message,
    messagesIn,
    template,
    story,
    subscriptions,
    subscription,
    marketingEvent,
    attribution,
  };
}
