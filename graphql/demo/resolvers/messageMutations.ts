import type { Channel, ConversationRecord, MessageRecord, ReminderRecord } from '../messaging.ts';
import type { ClientRecord } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import { addDays, utcDayOf } from '../zoneTime.ts';
import { recordAudit } from './audit.ts';
import { newestFirst, ofClient } from './billingQueries.ts';
import { textOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;
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

/** Mutations that tell clients something. */
export const messageMutations: FieldResolvers = {
  sendMessage: (_source: unknown, { input }: { readonly input: MessageInput }, { store }: Context) => {
    const client = reachableClient(store, input.clientId, input.channel);
    const body = textOr(null, input.body, 'body');
    if (body === null) throw invalid('A message needs a text');
    const { conversations, messages } = store.backOffice();
    const thread = threadFor(store, client, input);
    const now = store.now();
    for (const id of thread.messageIds) {
      const message = messages.get(id);
      // Whoever answers has read what came before.
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
  scheduleReminder: (_source: unknown, { input }: { readonly input: ReminderInput }, { store }: Context) => {
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
  const own = newestFirst(ofClient(conversations.list(), client.id), ({ lastMessageAt }) => lastMessageAt);
  const newest = subject === null ? own.find(({ isOpen }) => isOpen) : undefined;
  if (newest) return newest;
  const lastMessageAt = store.now();
  const id = store.createId();
  return { id, subject, clientId: client.id, patientId: null, isOpen: true, messageIds: [], lastMessageAt };
}
