/** How a message travels. */
export type Channel = 'EMAIL' | 'SMS';

/** A text with blanks that is sent to clients. */
export interface MessageTemplateRecord {
  readonly id: string;
  readonly name: string;
  readonly channel: Channel;
  readonly body: string;
}

/** One message; instants in epoch ms. readAt is for messages that came in. */
export interface MessageRecord {
  readonly id: string;
  readonly conversationId: string;
  readonly clientId: string;
  readonly channel: Channel;
  readonly direction: 'INBOUND' | 'OUTBOUND';
  readonly author: string;
  readonly body: string;
  readonly status: string;
  readonly sentAt: number;
  readonly readAt: number | null;
}

/** A thread of messages with one client, oldest id first. */
export interface ConversationRecord {
  readonly id: string;
  readonly subject: string | null;
  readonly clientId: string;
  readonly patientId: string | null;
  readonly isOpen: boolean;
  readonly messageIds: readonly string[];
  readonly lastMessageAt: number;
}

/** Something that a client is told on a day, YYYY-MM-DD. */
export interface ReminderRecord {
  readonly id: string;
  readonly kind: 'APPOINTMENT_REMINDER' | 'CONFIRMATION' | 'VACCINATION_DUE' | 'RECALL';
  readonly channel: Channel;
  readonly dueDate: string;
  readonly status: 'SCHEDULED' | 'SENT' | 'FAILED' | 'CONFIRMED';
  readonly clientId: string;
  readonly patientId: string | null;
  readonly appointmentId: string | null;
  readonly locationId: string | null;
  readonly text: string;
}
