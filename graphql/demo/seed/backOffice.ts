import type { ArchivedClientRecord, AuditRecord, BackOffice, TaskRecord } from '../backOffice.ts';
import { Random } from '../random.ts';
import type { ClientRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { Table } from '../table.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';
import { seedCreditMemos, seedEstimates, seedInvoices, seedPayments } from './billing.ts';
import { messageTemplates, seedCorrespondence } from './messages.ts';
import { personName } from './personNames.ts';
import { providers } from './places.ts';
import { seedReminders } from './reminders.ts';
import { seedInventory, seedPurchaseOrders } from './stock.ts';

/** What a clinic has beyond its desk, made to agree with its clients' balances. */
export function seedBackOffice(store: ClinicStore): BackOffice {
  const today = Math.floor(store.now() / dayMs) * dayMs;
  const random = new Random(store.seed, 'desk work');
  const invoices = seedInvoices(store, today);
  const { conversations, messages } = seedCorrespondence(store);
  const inventory = seedInventory(store.seed);
  return {
    invoices: new Table(invoices),
    payments: new Table(seedPayments(store.seed, invoices)),
    estimates: new Table(seedEstimates(store)),
    creditMemos: new Table(seedCreditMemos(store, today)),
    conversations: new Table(conversations),
    messages: new Table(messages),
    messageTemplates: new Table(messageTemplates),
    reminders: new Table(seedReminders(store)),
    weights: new Table([]),
    firstWeights: new Table([]),
    inventory: new Table(inventory),
    purchaseOrders: new Table(seedPurchaseOrders(store.seed, inventory, today)),
    audit: new Table(seedAudit(random, store.clients(), today)),
    tasks: new Table(seedTasks(random, store, today)),
    archivedClients: new Table(seedArchived(random, today)),
  };
}

function seedAudit(random: Random, clients: readonly ClientRecord[], today: number): AuditRecord[] {
  return clients.slice(0, 30).map((client, place) => ({
    id: String(810_001 + place),
    action: random.pick(['updateClient', 'createClient', 'recordPayment', 'sendMessage']),
    subjectId: client.id,
    at: today - (30 - place) * 7 * 60 * minuteMs,
  }));
}

const taskTitles = [
  'Call back about lab results',
  'Order renal diet',
  'Send records to specialist',
  'Check refrigerator log',
  'Follow up after dental',
  'Update price list',
  'Return call about estimate',
];

function seedTasks(random: Random, store: ClinicStore, today: number): TaskRecord[] {
  const patients = store.patients();
  return taskTitles.map((title, place) => ({
    id: String(641 + place),
    title,
    done: random.chance(0.3),
    dueDate: new Date(today + random.integer(-2, 6) * dayMs).toISOString().slice(0, 10),
    assigneeId: random.chance(0.8) ? random.pick(providers).id : null,
    patientId: patients.length > 0 && random.chance(0.6) ? random.pick(patients).id : null,
  }));
}

function seedArchived(random: Random, today: number): ArchivedClientRecord[] {
  return Array.from({ length: 14 }, (_, place) => {
    // Past the fixed names of living clients.
    const { givenName, familyName } = personName(random, 1000 + place);
    const reason = random.pick(['Merged', 'Moved away', 'Duplicate']);
    return {
      id: String(1001 + place),
      name: [givenName, familyName].filter((part) => part !== null).join(' '),
      email: random.chance(0.5) ? `former${String(place)}@example.com` : null,
      reason,
      archivedAt: today - random.integer(100, 2000) * dayMs,
      mergedIntoId: reason === 'Moved away' ? null : String(10_001 + place),
    };
  });
}
