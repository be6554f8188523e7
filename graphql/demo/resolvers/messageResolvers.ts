import type { Channel, ConversationRecord, MessageRecord, ReminderRecord } from '../backOfficeRecords.ts';
import { connectionOf, newestFirst, filterByClient, pageOf } from './listPages.ts';
import { invalid, notFound, textOr } from './input.ts';
import type { ClinicStore } from '../store.ts';
import { type DemoContext, type FieldResolvers, recordAudit } from './resolver.ts';
import type { ClientRecord } from '../records.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';

interface Page {
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Queries about what clinic and clients write to each other. */
export const messageQueries: FieldResolvers = {
  conversations: (
    _source: unknown,
    args: {
      readonly clientId?: string | null;
      readonly open?: boolean | null;
      readonly first?: number | null;
      readonly after?: string | null;
    },
    { store }: DemoContext,
  ) => {
    const matching = filterByClient(store.backOffice().conversations.list(), args.clientId).filter(
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
    args: Page & { readonly clientId?: string | null; readonly conversationId?: string | null },
    { store }: DemoContext,
  ) => {
    const { conversationId } = args;
    const rows = filterByClient(store.backOffice().messages.list(), args.clientId);
    const matching = conversationId ? rows.filter((row) => row.conversationId === conversationId) : rows;
    return pageOf(
      newestFirst(matching, ({ sentAt }) => sentAt),
      args.limit,
      args.offset,
    );
  },
  messageTemplates: (_source: unknown, { channel }: { readonly channel?: string | null }, { store }: DemoContext) =>
    store
      .backOffice()
      .messageTemplates.list()
      .filter((template) => !channel || template.channel === channel),
  appointmentRequests: (_source: unknown, args: Page & { readonly status?: string | null }, { store }: DemoContext) =>
    pageOf(
      newestFirst(
        store
          .backOffice()
          .appointmentRequests.list()
          .filter(({ status }) => !args.status || status === args.status),
        ({ createdAt }) => createdAt,
      ),
      args.limit,
      args.offset,
    ),
  reminders: (
    _source: unknown,
    args: Page & { readonly locationId?: string | null; readonly from?: string | null; readonly to?: string | null },
    { store }: DemoContext,
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

/** Fields of a conversation that come from its messages. */
export const conversationLinks: FieldResolvers = {
  unreadCount: (thread: ConversationRecord, _args: object, { store }: DemoContext) =>
    messagesOf(store, thread).filter(({ direction, readAt }) => direction === 'INBOUND' && readAt === null).length,
  latestMessage: ({ messageIds }: ConversationRecord, _args: object, { store }: DemoContext) =>
    store.backOffice().messages.get(messageIds.at(-1) ?? null),
  messages: (thread: ConversationRecord, { limit }: Page, { store }: DemoContext) =>
    pageOf(messagesOf(store, thread).toReversed(), limit),
};

type Text = string | null;

interface MessageInput {
  readonly clientId: string;
  readonly channel: Channel;
  readonly body: string;
  readonly conversationId?: Text;
  readonly subject?: Text;
}

interface ReminderInput {
  readonly kind: ReminderRecord['kind'];
  readonly channel: Channel;
  readonly dueDate: string;
  readonly clientId: string;
  readonly patientId?: Text;
  readonly appointmentId?: Text;
  readonly text: string;
}

/** Mutations that send messages to clients. */
export const messageMutations: FieldResolvers = {
  sendMessage: (_source: unknown, { input }: { readonly input: MessageInput }, { store }: DemoContext) => {
    const client = reachableClient(store, input.clientId, input.channel);
    const body = textOr(null, input.body, 'body');
    if (body === null) throw invalid('A message needs a text');
    const { conversations, messages } = store.backOffice();
    const thread = threadFor(store, client, input);
    const now = store.now();
    for (const id of thread.messageIds) {
      const message = messages.get(id);
      // A reply marks earlier messages as read.
      if (message?.direction === 'INBOUND' && message.readAt === null) messages.put({ ...message, readAt: now });
    }
    const message: MessageRecord = {
      id: store.createId(),
      conversationId: thread.id,
      clientId: client.id,
      channel: input.channel,
      direction: 'OUTBOUND',
      author: 'Front desk',
      body,
      status: 'QUEUED',
      sentAt: now,
      readAt: null,
    };
    conversations.put({ ...thread, isOpen: true, messageIds: [...thread.messageIds, message.id], lastMessageAt: now });
    recordAudit(store, 'sendMessage', message.id);
    return messages.put(message);
  },
  scheduleReminder: (_source: unknown, { input }: { readonly input: ReminderInput }, { store }: DemoContext) => {
    const client = reachableClient(store, input.clientId, input.channel);
    const text = textOr(null, input.text, 'text');
    if (text === null) throw invalid('A reminder needs a text');
    // A day of grace: somewhere it is still yesterday.
    if (input.dueDate < addDays(utcDayOf(store.now()), -1)) throw invalid('dueDate is in the past');
    const patient = store.patient(input.patientId ?? null);
    if (input.patientId && !patient) throw notFound('Patient', input.patientId);
    if (patient && patient.clientId !== client.id) throw invalid(`${patient.name} belongs to another client`);
    const appointment = store.appointment(input.appointmentId ?? null);
    if (input.appointmentId && !appointment) throw notFound('Appointment', input.appointmentId);
    if (appointment && store.patient(appointment.patientId)?.clientId !== client.id) {
      throw invalid('The appointment belongs to another client');
    }
    const id = store.createId();
    recordAudit(store, 'scheduleReminder', id);
    return store.backOffice().reminders.put({
      id,
      kind: input.kind,
      channel: input.channel,
      dueDate: input.dueDate,
      status: 'SCHEDULED',
      clientId: client.id,
      patientId: patient?.id ?? appointment?.patientId ?? null,
      appointmentId: appointment?.id ?? null,
      locationId: appointment?.locationId ?? client.primaryLocationId,
      text,
    });
  },
};

function reachableClient(store: ClinicStore, id: string, channel: Channel): ClientRecord {
  const client = store.client(id);
  if (!client) throw notFound('Client', id);
  if (channel === 'EMAIL' && client.email === null) throw invalid('This client has no e-mail address');
  if (channel === 'SMS' && client.phoneNumbers.length === 0) throw invalid('This client has no phone number');
  return client;
}

function threadFor(store: ClinicStore, client: ClientRecord, input: MessageInput): ConversationRecord {
  const { conversations } = store.backOffice();
  const subject = textOr(null, input.subject, 'subject');
  if (input.conversationId) {
    const thread = conversations.get(input.conversationId);
    if (!thread) throw notFound('Conversation', input.conversationId);
    if (thread.clientId !== client.id) throw invalid('The conversation belongs to another client');
    return thread;
  }
  const own = newestFirst(filterByClient(conversations.list(), client.id), ({ lastMessageAt }) => lastMessageAt);
  const newest = subject === null ? own.find(({ isOpen }) => isOpen) : undefined;
  if (newest) return newest;
  const lastMessageAt = store.now();
  const id = store.createId();
  return { id, subject, clientId: client.id, patientId: null, isOpen: true, messageIds: [], lastMessageAt };
}
