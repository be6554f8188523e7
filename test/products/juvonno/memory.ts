import { wallDay } from '../../dialects/clock.ts';
import { byStart, type Practice, zoneOf } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { isAppointment } from './values.ts';

/** What is known of a customer beside the shared practice. */
export interface Profile {
  readonly chart?: string;
  readonly bornOn?: string;
  readonly gender?: string;
  readonly language?: string | null;
  readonly isDischarged?: boolean;
  readonly province?: string | null;
  readonly postal?: string | null;
  /** Values of custom fields by their ids. */
  readonly custom?: ReadonlyMap<number, string | null>;
}

/** What a customer is treated for. */
export interface ComplaintRow {
  readonly id: number;
  readonly clientKey: number;
  readonly name: string;
  readonly onsetOn: string | null;
  readonly priority: string;
  readonly isResolved: boolean;
  readonly laterality: string | null;
}

/** What can be billed. */
export interface ServiceRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly cents: number;
}

/** What an appointment has beside the shared book. */
export interface Extra {
  readonly serviceId?: number | null | undefined;
  readonly complaintId?: number | null | undefined;
}

/** What Juvonno keeps beside the shared practice. */
export interface JuvonnoMemory {
  readonly ledger: Ledger;
  readonly services: readonly ServiceRow[];
  readonly complaints: ComplaintRow[];
  /** Names of groups; the id of each is its place, from 1. */
  readonly groups: readonly string[];
  readonly profiles: Map<number, Profile>;
  readonly extras: Map<number, Extra>;
}

/** Fields that the clinic has added to its customers. */
export const customFields = [
  { id: 11, name: 'Pets', type: 'text' },
  { id: 12, name: 'Emergency contact', type: 'text' },
  { id: 13, name: 'How did you hear about us?', type: 'text' },
] as const;

/** The custom field with what the clinic knows of a customer's animals. */
export const petsField = 11;

/** What the service holds when it starts. */
export function createMemory(practice: Practice): JuvonnoMemory {
  const ledger = createLedger(practice);
  const items = new Map(ledger.orders.flatMap(({ items: lines }) => lines.map((item) => [item.name, item] as const)));
  const services = [...items.values()].map(({ name, unitCents }, index): ServiceRow => {
    return { id: 701 + index, code: `S${String(100 + index * 10)}`, name, cents: unitCents };
  });
  return {
    ledger,
    services,
    complaints: complaintsOf(practice),
    groups: [...new Set(practice.clients.flatMap(({ tags }) => tags))].toSorted(),
    profiles: new Map(),
    extras: new Map(),
  };
}

/** A complaint for each thing that a customer came for; its onset is the day of the first visit. */
function complaintsOf(practice: Practice): ComplaintRow[] {
  const complaints = new Map<string, ComplaintRow>();
  for (const row of practice.appointments.filter(isAppointment).toSorted(byStart)) {
    if (row.clientKey === null || row.reason === null) continue;
    const place = `${String(row.clientKey)}\n${row.reason}`;
    const known = complaints.get(place);
    complaints.set(place, {
      id: known?.id ?? 8001 + complaints.size,
      clientKey: row.clientKey,
      name: row.reason,
      onsetOn: known?.onsetOn ?? wallDay(row.start, zoneOf(practice, row)),
      priority: 'normal',
      // Whoever was treated and has nothing ahead is done with it.
      isResolved: row.state === 'completed',
      laterality: null,
    });
  }
  return [...complaints.values()];
}
