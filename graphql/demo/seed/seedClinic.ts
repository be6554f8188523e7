import { createCalendar } from '../calendar.ts';
import { type ClientRecord, type PatientRecord, Table } from '../records.ts';
import { ClinicStore } from '../store.ts';
import { billVisits } from '../visitBilling.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';
import { patientPools, seedBook } from './appointments.ts';
import { appointmentKinds } from './appointmentTypes.ts';
import { seedClient } from './clients.ts';
import { seedPatients } from './patients.ts';
import { locations, organization, providers } from './locations.ts';
import { appointmentTypeOf } from './visits.ts';
import type { ArchivedClientRecord, AuditRecord, BackOffice, TaskRecord } from '../backOfficeRecords.ts';
import { Random } from '../random.ts';
import { seedCreditMemos, seedEstimates, seedInvoices, seedPayments } from './invoices.ts';
import { messageTemplates, seedCorrespondence } from './conversations.ts';
import { personName } from './personNames.ts';
import { seedReminders } from './reminders.ts';
import { seedAppointmentRequests } from './appointmentRequests.ts';
import { seedInventory, seedPurchaseOrders } from './inventory.ts';

/**
 * A clinic full of invented data: the same for the same seed, number of clients and time of `now` (epoch ms).
 *
 * People and days are drawn from streams of their own, so a larger clinic holds the smaller one's clients, and a
 * restart on the same day shows the same day.
 */
export function seedClinic(seed: string, now: () => number, clientCount: number): ClinicStore {
  const start = now();
  const today = Math.floor(start / dayMs) * dayMs;
  const clients: ClientRecord[] = [];
  const patients: PatientRecord[] = [];
  for (let index = 0; index < clientCount; index += 1) {
    const client = seedClient(seed, index, today);
    clients.push(client);
    for (const patient of seedPatients(seed, client, index, today)) patients.push(patient);
  }
  const calendar = createCalendar(locations, start);
  const book = seedBook(seed, start, calendar, locations, patientPools(clients, patients));
  return new ClinicStore({
    seed,
    now,
    organization,
    calendar,
    locations: new Table(locations),
    providers: new Table(providers),
    appointmentTypes: new Table(appointmentKinds.map(appointmentTypeOf)),
    clients: new Table(clients),
    patients: new Table(patients),
    appointments: new Table(book.appointments),
    steps: book.steps,
    createBackOffice: seedBackOffice,
    billVisits: billVisits,
  });
}

/** What a clinic has beyond its desk, made to agree with its clients' balances. */
function seedBackOffice(store: ClinicStore): BackOffice {
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
    appointmentRequests: new Table(seedAppointmentRequests(store)),
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
