import type {
  ArchivedClientRecord,
  AuditRecord,
  BackOffice,
  InventoryRecord,
  InvoiceRecord,
  MessageTemplateRecord,
  TaskRecord,
} from '../backOffice.ts';
import { Random } from '../random.ts';
import type { ClientRecord, PaymentRecord } from '../records.ts';
import type { ClinicStore } from '../store.ts';
import { Table } from '../table.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';
import { personName } from './personNames.ts';
import { providers } from './places.ts';

/** What a clinic has beyond its desk, made to agree with its clients' balances. */
export function seedBackOffice(store: ClinicStore): BackOffice {
  const today = Math.floor(store.now() / dayMs) * dayMs;
  const random = new Random(store.seed, 'backOffice');
  const invoices = seedInvoices(random, store.clients(), today);
  return {
    invoices: new Table(invoices),
    payments: new Table(seedPayments(random, invoices)),
    inventory: new Table(seedInventory(random)),
    audit: new Table(seedAudit(random, store.clients(), today)),
    messageTemplates: new Table(messageTemplates),
    tasks: new Table(seedTasks(random, store, today)),
    archivedClients: new Table(seedArchived(random, today)),
  };
}

/** One open invoice for what each client owes, and a few that were paid. */
function seedInvoices(random: Random, clients: readonly ClientRecord[], today: number): InvoiceRecord[] {
  const invoices: InvoiceRecord[] = [];
  const add = (client: ClientRecord, dueCents: number, paidCents: number): void => {
    const place = invoices.length + 1;
    invoices.push({
      id: String(700_000 + place),
      number: `HP-${String(20_000 + place)}`,
      clientId: client.id,
      locationId: client.primaryLocationId,
      status: dueCents > 0 ? 'OPEN' : 'PAID',
      totalCents: dueCents + paidCents,
      dueCents,
      invoicedAt: today - random.integer(1, 60) * dayMs + random.integer(840, 1320) * minuteMs,
    });
  };
  for (const client of clients) {
    if (client.balanceCents > 0) add(client, client.balanceCents, 0);
  }
  for (const client of clients.slice(0, 80)) {
    if (random.chance(0.5)) add(client, 0, random.integer(2500, 60_000));
  }
  return invoices;
}

function seedPayments(random: Random, invoices: readonly InvoiceRecord[]): PaymentRecord[] {
  return invoices
    .filter((invoice) => invoice.status === 'PAID')
    .map((invoice) => ({
      id: String(Number(invoice.id) + 100_000),
      clientId: invoice.clientId,
      locationId: invoice.locationId,
      amountCents: invoice.totalCents,
      method: random.pick(['CARD', 'CARD', 'CARD', 'CASH', 'CHECK']),
      reference: invoice.number,
      paidAt: invoice.invoicedAt + random.integer(1, 30) * minuteMs,
    }));
}

const supplies = [
  'Rabies vaccine, 1 dose',
  'DHPP vaccine, 1 dose',
  'FVRCP vaccine, 1 dose',
  'Carprofen 75 mg, 60 tablets',
  'Amoxicillin 250 mg, 30 capsules',
  'Gabapentin 100 mg, 90 capsules',
  'Heartworm test kit',
  'Elizabethan collar, medium',
  'Surgical gloves 7.5, box',
  'Lactated Ringer, 1 L',
  'Microchip',
  'Prescription diet, renal, 3 kg',
];

function seedInventory(random: Random): InventoryRecord[] {
  return supplies.map((name, place) => ({
    id: String(601 + place),
    name,
    sku: `SKU-${String(1000 + place * 17)}`,
    quantity: random.integer(0, 140),
    reorderAt: random.integer(5, 30),
    unitPriceCents: random.integer(250, 9000),
  }));
}

function seedAudit(random: Random, clients: readonly ClientRecord[], today: number): AuditRecord[] {
  return clients.slice(0, 30).map((client, place) => ({
    id: String(810_001 + place),
    action: random.pick(['updateClient', 'createClient', 'recordPayment', 'sendMessage']),
    subjectId: client.id,
    at: today - (30 - place) * 7 * 60 * minuteMs,
  }));
}

const messageTemplates: readonly MessageTemplateRecord[] = [
  { id: '621', name: 'Appointment reminder', channel: 'SMS', body: 'See you and {{patient}} on {{date}} at {{time}}.' },
  { id: '622', name: 'Appointment confirmation', channel: 'EMAIL', body: 'Your appointment on {{date}} is booked.' },
  { id: '623', name: 'Vaccine due', channel: 'EMAIL', body: '{{patient}} is due for {{treatment}}.' },
  { id: '624', name: 'Ready for pick-up', channel: 'SMS', body: '{{patient}} is ready to go home.' },
  { id: '625', name: 'Condolences', channel: 'EMAIL', body: 'We are so sorry for the loss of {{patient}}.' },
];

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
