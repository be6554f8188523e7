import type { AppointmentRecord, ClientRecord } from '../../graphql/demo/records.ts';
import type { ClinicStore } from '../../graphql/demo/store.ts';
import type { Slot, Write } from './ledger.ts';

type Slots = Readonly<Partial<Record<Slot, string | null>>>;

/** What a clinic was made to write from now on, and what it has. */
export interface ClinicTrace {
  readonly writes: readonly Write[];
  kept(subject: string, slot: Slot): string | null | undefined;
}

/** Follows everything that is written to a clinic's books. The demo's own simulation is not counted. */
export function traceClinic(store: ClinicStore): ClinicTrace {
  const writes: Write[] = [];
  const putAppointment = store.putAppointment.bind(store);
  const putClient = store.putClient.bind(store);

  function note(subject: string, before: Slots, after: Slots): void {
    for (const slot of slots)
      if (after[slot] !== before[slot]) writes.push({ subject, slot, value: after[slot] ?? null });
  }

  store.putAppointment = (appointment) => {
    note(appointment.id, appointmentSlots(store.appointment(appointment.id)), appointmentSlots(appointment));
    return putAppointment(appointment);
  };
  store.putClient = (client) => {
    note(client.id, clientSlots(store.client(client.id)), clientSlots(client));
    return putClient(client);
  };
  return {
    writes,
    // Ids of all kinds come from one row, so one id is never both.
    kept: (subject, slot) =>
      ({ ...appointmentSlots(store.appointment(subject)), ...clientSlots(store.client(subject)) })[slot],
  };
}

const slots: readonly Slot[] = ['reason', 'notes', 'status', 'name'];

/** Who calls a visit off says why, and that belongs to the status. */
function appointmentSlots(appointment: AppointmentRecord | null): Slots {
  if (!appointment) return {};
  const { reason, note, status, cancellationReason } = appointment;
  return { reason, notes: note, status: status === 'CANCELLED' ? `CANCELLED ${cancellationReason}` : status };
}

function clientSlots(client: ClientRecord | null): Slots {
  return client ? { name: client.familyName, notes: client.notes } : {};
}
