import type { ConversationRecord, MessageRecord, MessageTemplateRecord } from '../backOfficeRecords.ts';
import { Random } from '../random.ts';
import type { AppointmentRecord, ClientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';

/** Everything that was written so far. */
interface Correspondence {
  readonly conversations: readonly ConversationRecord[];
  readonly messages: readonly MessageRecord[];
}

const nearDays = 3;

/** Threads with about a quarter of the clients who have visits near now. */
export function seedCorrespondence(store: ClinicStore): Correspondence {
  const now = store.now();
  const conversations: ConversationRecord[] = [];
  const messages: MessageRecord[] = [];
  const met = new Set<string>();
  for (const visit of store.appointments()) {
    if (Math.abs(visit.start - now) > nearDays * dayMs) continue;
    const client = store.client(store.patient(visit.patientId)?.clientId ?? null);
    if (!client || met.has(client.id)) continue;
    met.add(client.id);
    const random = new Random(store.seed, 'conversation', client.id);
    if (!random.chance(0.25) || (client.email === null && client.phoneNumbers.length === 0)) continue;
    const thread = seedThread(store, random, client, visit, conversations.length + 1);
    conversations.push(thread.conversation);
    messages.push(...thread.messages);
  }
  return { conversations, messages };
}

function seedThread(
  store: ClinicStore,
  random: Random,
  client: ClientRecord,
  visit: AppointmentRecord,
  place: number,
): { readonly conversation: ConversationRecord; readonly messages: readonly MessageRecord[] } {
  const id = String(670_000 + place);
  const { subject, texts } = random.pick(threads);
  const channel = client.phoneNumbers.length === 0 || (client.email !== null && random.chance(0.3)) ? 'EMAIL' : 'SMS';
  const pet = store.patient(visit.patientId)?.name ?? 'your pet';
  const name = client.givenName ?? client.familyName ?? 'there';
  // Generated backwards from the last message, so that none lies in the future.
  let sentAt = lastWrittenAt(random, store.now());
  const messages: MessageRecord[] = [];
  for (const [index, text] of [...texts.entries()].toReversed()) {
    const isInbound = text.startsWith('<');
    const isAnswered = index < texts.length - 1;
    messages.unshift({
      id: `${id}${String(index + 1)}`,
      conversationId: id,
      clientId: client.id,
      channel,
      direction: isInbound ? 'INBOUND' : 'OUTBOUND',
      author: isInbound
        ? [client.givenName, client.familyName].filter((part) => part !== null).join(' ')
        : 'Front desk',
      body: text.slice(1).replaceAll('{{pet}}', pet).replaceAll('{{name}}', name),
      status: isInbound ? 'RECEIVED' : 'DELIVERED',
      sentAt,
      readAt: isInbound && (isAnswered || random.chance(0.4)) ? sentAt + 3 * minuteMs : null,
    });
    sentAt -= random.integer(2, 95) * minuteMs;
  }
  const last = messages.at(-1);
  return {
    conversation: {
      id,
      subject,
      clientId: client.id,
      patientId: visit.patientId,
      isOpen: (last?.direction === 'INBOUND' && last.readAt === null) || random.chance(0.45),
      messageIds: messages.map((message) => message.id),
      lastMessageAt: last?.sentAt ?? sentAt,
    },
    messages,
  };
}

/** Within the last hours, or in office hours of the last two days. */
function lastWrittenAt(random: Random, now: number): number {
  if (random.chance(0.4)) return now - random.integer(4, 150) * minuteMs;
  const day = Math.floor(now / dayMs) * dayMs - random.integer(1, 2) * dayMs;
  // From nine or ten to five o'clock in both of the clinic's time zones.
  return day + random.integer(15 * 60, 22 * 60) * minuteMs;
}

/** Texts with blanks that a desk sends often. */
export const messageTemplates: readonly MessageTemplateRecord[] = [
  { id: '621', name: 'Appointment reminder', channel: 'SMS', body: 'See you and {{patient}} on {{date}} at {{time}}.' },
  { id: '622', name: 'Appointment confirmation', channel: 'EMAIL', body: 'Your appointment on {{date}} is booked.' },
  { id: '623', name: 'Vaccine due', channel: 'EMAIL', body: '{{patient}} is due for {{treatment}}.' },
  { id: '624', name: 'Ready for pick-up', channel: 'SMS', body: '{{patient}} is ready to go home.' },
  { id: '625', name: 'Condolences', channel: 'EMAIL', body: 'We are so sorry for the loss of {{patient}}.' },
];

/** One thing that a clinic and a client write to each other about: `<` came in, `>` went out. */
interface Thread {
  readonly subject: string;
  readonly texts: readonly string[];
}

/** Short and kind, as front desks write; {{pet}} and {{name}} are filled in. */
const threads: readonly Thread[] = [
  {
    subject: 'Medication pick-up',
    texts: [
      '<Hi, could I get a refill of {{pet}}’s medication before the weekend?',
      '>Of course, {{name}}. We will have it ready at the desk after 3 pm today.',
      '<Wonderful, thank you. I will come by after work.',
    ],
  },
  {
    subject: 'Test results',
    texts: [
      '>Hi {{name}}, {{pet}}’s blood work is back and everything looks normal. The doctor is happy with the values.',
      '<Such a relief! Do we need to change anything?',
      '>Nothing for now. Please go on as before, and we will see {{pet}} at the next visit.',
    ],
  },
  {
    subject: 'Moving the appointment',
    texts: [
      '<Something came up at work. Could {{pet}} come a little later in the day?',
      '>No problem. Would 30 minutes later suit you?',
      '<That is perfect.',
      '>Done. See you and {{pet}} then!',
    ],
  },
  {
    subject: 'Before the visit',
    texts: [
      '>Hello {{name}}, a reminder to please bring a fresh stool sample for {{pet}} to the appointment.',
      '<Will do. Should {{pet}} have breakfast first?',
    ],
  },
  {
    subject: 'After the visit',
    texts: [
      '>Hi {{name}}, how is {{pet}} doing today?',
      '<Much better, eating again and back on the sofa.',
      '>We are so glad to hear it. Please call us if anything changes.',
    ],
  },
  {
    subject: 'Ready to go home',
    texts: ['>{{pet}} did great today and is ready to go home. We are here until 6 pm.', '<On my way, thank you all!'],
  },
  {
    subject: 'Vaccination record',
    texts: [
      '<Could you send me {{pet}}’s vaccination record? The boarding place is asking for it.',
      '>Certainly, we will send it by e-mail this afternoon.',
      '<Thank you so much.',
    ],
  },
  {
    subject: 'Running late',
    texts: ['<We are stuck in traffic and will be ten minutes late. Is that all right?'],
  },
  {
    subject: 'Question about food',
    texts: [
      '<Is it all right to mix the new food with the old one for a few days?',
      '>Yes, please do: a quarter of the new one at first, and a little more each day.',
    ],
  },
  {
    subject: 'Thank you',
    texts: ['<Thank you for being so gentle with {{pet}} yesterday. It meant a lot to us.'],
  },
];
