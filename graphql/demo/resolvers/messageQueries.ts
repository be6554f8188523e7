import type { ConversationRecord } from '../messaging.ts';
import { connectionOf, pageOf } from '../paging.ts';
import { invalid } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { newestFirst, ofClient } from './billingQueries.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;
type Id = string | null;

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Queries about what clinic and clients write to each other. */
export const messageQueries: FieldResolvers = {
  conversations: (
    _source: unknown,
    args: {
      readonly clientId?: Id;
      readonly open?: boolean | null;
      readonly first?: number | null;
      readonly after?: string | null;
    },
    { store }: Context,
  ) => {
    const matching = ofClient(store.backOffice().conversations.list(), args.clientId).filter(
      ({ isOpen }) => typeof args.open !== 'boolean' || isOpen === args.open,
    );
    return connectionOf(
      newestFirst(matching, ({ lastMessageAt }) => lastMessageAt),
      args.first,
      args.after,
    );
  },
  messages: (
    _source: unknown,
    args: Page & { readonly clientId?: Id; readonly conversationId?: Id },
    { store }: Context,
  ) => {
    const { conversationId } = args;
    const rows = ofClient(store.backOffice().messages.list(), args.clientId);
    const matching = conversationId ? rows.filter((row) => row.conversationId === conversationId) : rows;
    return pageOf(
      newestFirst(matching, ({ sentAt }) => sentAt),
      args.limit,
      args.offset,
    );
  },
  messageTemplates: (_source: unknown, { channel }: { readonly channel?: string | null }, { store }: Context) =>
    store
      .backOffice()
      .messageTemplates.list()
      .filter((template) => !channel || template.channel === channel),
  reminders: (
    _source: unknown,
    args: Page & { readonly locationId?: Id; readonly from?: string | null; readonly to?: string | null },
    { store }: Context,
  ) => {
    const { locationId, from, to } = args;
    if (from && to && to < from) throw invalid('to is before from');
    const matching = store
      .backOffice()
      .reminders.list()
      .filter((row) => !locationId || row.locationId === locationId)
      .filter(({ dueDate }) => (!from || dueDate >= from) && (!to || dueDate <= to))
      .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
    return pageOf(matching, args.limit, args.offset);
  },
};

/** The messages of a thread, oldest first. */
function messagesOf(store: ClinicStore, { messageIds }: ConversationRecord) {
  const { messages } = store.backOffice();
  return messageIds.map((id) => messages.get(id)).filter((message) => message !== null);
}

/** What a thread says about its messages. */
export const conversationLinks: FieldResolvers = {
  unreadCount: (thread: ConversationRecord, _args: object, { store }: Context) =>
    messagesOf(store, thread).filter(({ direction, readAt }) => direction === 'INBOUND' && readAt === null).length,
  latestMessage: ({ messageIds }: ConversationRecord, _args: object, { store }: Context) =>
    store.backOffice().messages.get(messageIds.at(-1) ?? null),
  messages: (thread: ConversationRecord, { limit }: Page, { store }: Context) =>
    pageOf(messagesOf(store, thread).toReversed(), limit),
};
