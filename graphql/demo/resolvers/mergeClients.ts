import type { ClientRecord, PhoneRecord } from '../records.ts';
import { invalid, notFound } from '../refusal.ts';
import type { ClinicStore } from '../store.ts';
import type { Table } from '../table.ts';
import { recordAudit } from './audit.ts';

/** Gives everything of one client to another one, her patients with their appointments first, and archives her. */
export function mergeClients(store: ClinicStore, keepId: string, removeId: string): ClientRecord {
  const keep = store.client(keepId);
  const remove = store.client(removeId);
  if (!keep) throw notFound('Client', keepId);
  if (!remove) throw notFound('Client', removeId);
  if (keepId === removeId) throw invalid('A client can’t be merged into itself');
  // First the log: making the back office reads the balances as they were.
  recordAudit(store, 'mergeClients', keepId);
  for (const patient of store.patientsOf(removeId))
    store.putPatient({ ...patient, clientId: keepId, updatedAt: store.stampAfter(patient.updatedAt) });
  const backOffice = store.backOffice();
  handOver(backOffice.invoices, keepId, removeId);
  handOver(backOffice.payments, keepId, removeId);
  handOver(backOffice.estimates, keepId, removeId);
  handOver(backOffice.creditMemos, keepId, removeId);
  handOver(backOffice.conversations, keepId, removeId);
  handOver(backOffice.messages, keepId, removeId);
  handOver(backOffice.reminders, keepId, removeId);
  backOffice.archivedClients.put({
    id: removeId,
    name: [remove.givenName, remove.familyName].filter((part) => part !== null).join(' '),
    email: remove.email,
    reason: 'Merged',
    archivedAt: store.now(),
    mergedIntoId: keepId,
  });
  store.removeClient(removeId);
  return store.putClient({ ...together(keep, remove), updatedAt: store.stampAfter(keep.updatedAt) });
}

function handOver<Row extends { readonly id: string; readonly clientId: string }>(
  table: Table<Row>,
  keepId: string,
  removeId: string,
): void {
  for (const row of table.list()) if (row.clientId === removeId) table.put({ ...row, clientId: keepId });
}

/** What the one that stays has, and what only the other one had. */
function together(keep: ClientRecord, remove: ClientRecord): ClientRecord {
  const spare = [remove.email, remove.secondaryEmail].filter((email) => email !== null && email !== keep.email);
  return {
    ...keep,
    email: keep.email ?? remove.email,
    secondaryEmail: keep.secondaryEmail ?? (keep.email === null ? remove.secondaryEmail : (spare[0] ?? null)),
    phoneNumbers: [...keep.phoneNumbers, ...remove.phoneNumbers.filter((phone) => !hasNumber(keep, phone))],
    address: keep.address ?? remove.address,
    isActive: keep.isActive || remove.isActive,
    notes: joined(keep.notes, remove.notes),
    alerts: joined(keep.alerts, remove.alerts),
    balanceCents: keep.balanceCents + remove.balanceCents,
    tags: [...new Set([...keep.tags, ...remove.tags])],
    insertedAt: Math.min(keep.insertedAt, remove.insertedAt),
  };
}

function hasNumber({ phoneNumbers }: ClientRecord, { value }: PhoneRecord): boolean {
  const digits = (text: string): string => text.replace(/\D/g, '');
  return phoneNumbers.some((each) => digits(each.value) === digits(value));
}

function joined(one: string | null, other: string | null): string | null {
  return [one, one === other ? null : other].filter((text) => text !== null).join('\n') || null;
}
