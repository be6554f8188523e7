import type { Keys } from '../../../electron/contract/settings.ts';
import { createClock } from '../../../electron/core/foundation/timing.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { dentiagest } from '../../products/dentiagest/dentiagest.ts';
import { dentiagestIds } from '../../products/dentiagest/records.ts';
import { vetspireIds } from '../../products/vetspire/records.ts';
import { vetspire } from '../../products/vetspire/vetspire.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { startSecureClinic, trust } from '../../support/service/secureClinic.ts';
import type { ClinicBook } from './clinicBook.ts';

/** A way in which a clinic's service reports changes. */
export type Transport = (typeof transports)[number];

export const transports = ['sockets', 'streams', 'legacy', 'phoenix'] as const;

/** A clinic's service on loopback over TLS, and its store. */
export interface TorturedClinic {
  readonly url: string;
  readonly environment: 'production' | 'sandbox' | 'gateway';
  readonly keys: Keys;
  /** Where the desk shows the texts that the book writes. */
  readonly field: 'reason' | 'notes';
  readonly book: ClinicBook;
  readonly close: () => Promise<void>;
}

/** When the clinics' clocks start: a Tuesday morning in New York. */
export const startsAt = '2026-11-17T15:10:00Z';
/** Milliseconds; the desk's limit for a silent stream is a few times as long. */
const streamBeat = 400;
const dayMilliseconds = 86_400_000;

export function startTorturedClinic(transport: Transport): Promise<TorturedClinic> {
  switch (transport) {
    case 'sockets':
    case 'streams':
      return startDemo();
    case 'legacy':
      return startDialect(dentiagest, dentiagestIds, { field: 'notes', reportsRemoved: false });
    case 'phoenix':
      return startDialect(vetspire, vetspireIds, { field: 'reason', reportsRemoved: true });
  }
}

async function startDemo(): Promise<TorturedClinic> {
  const key = 'torture';
  const clock = createClock(startsAt);
  const now = (): number => clock.now();
  const clinic = await startSecureClinic({ auth: { kind: 'direct', key }, clients: 60, now, streamBeat });
  const distrust = trust(clinic.certificates.authority);
  const { store } = clinic;
  let last = Math.max(...store.appointments().map(({ id }) => Number(id)));
  type Appointment = Parameters<typeof store.putAppointment>[0];

  function recordOf(id: string): Appointment {
    const record = store.appointment(id);
    if (!record) throw new Error('The appointment is not there.');
    return record;
  }

  function put(id: string, change: Partial<Appointment>): void {
    const record = recordOf(id);
    store.putAppointment({ ...record, ...change, updatedAt: store.stampAfter(record.updatedAt) });
  }

  return {
    url: clinic.url,
    environment: 'sandbox',
    keys: { kind: 'single', key },
    field: 'reason',
    book: {
      edit: (id, reason) => put(id, { reason }),
      cancel: (id, reason) => put(id, { reason, status: 'CANCELLED', cancelledAt: now() }),
      move: (id) => put(id, { start: recordOf(id).start + 3 * dayMilliseconds }),
      add(like, reason) {
        last += 1;
        const id = String(last);
        store.putAppointment({ ...recordOf(like), id, reason, insertedAt: now(), updatedAt: now() });
        return id;
      },
    },
    async close() {
      await clinic.close();
      distrust();
    },
  };
}

async function startDialect(
  dialect: Dialect,
  ids: Ids,
  { field, reportsRemoved }: { readonly field: TorturedClinic['field']; readonly reportsRemoved: boolean },
): Promise<TorturedClinic> {
  const certificates = await makeCertificates();
  const distrust = trust(certificates.authority);
  const clock = createClock(startsAt);
  const now = (): number => clock.now();
  const server = await dialect.start({ tls: certificates.server, now });
  const { practice } = server;
  const keyOf = new Map(practice.appointments.map(({ key }) => [ids.of('appointment', key), key]));

  function recordOf(id: string): AppointmentRecord {
    const record = practice.appointments.find(({ key }) => key === keyOf.get(id));
    if (!record) throw new Error('The appointment is not there.');
    return record;
  }

  function change(id: string, to: Partial<AppointmentRecord>): void {
    const outcome = changeAppointment(practice, keyOf.get(id) ?? null, to, now());
    if (!outcome.ok) throw new Error(outcome.message);
  }

  return {
    url: server.url,
    ...(dialect.auth.kind === 'direct'
      ? { environment: 'sandbox', keys: { kind: 'single', key: dialect.auth.key } }
      : { environment: 'gateway', keys: dialect.auth }),
    field,
    book: {
      edit: (id, reason) => change(id, { reason }),
      cancel: (id, reason) => change(id, { reason, state: 'cancelled' }),
      move: (id) => change(id, { start: recordOf(id).start + dayMilliseconds }),
      ...(reportsRemoved && { remove: (id: string) => change(id, { isDeleted: true }) }),
      add(like, reason) {
        const key = Math.max(...practice.appointments.map((row) => row.key)) + 1;
        const id = ids.of('appointment', key);
        keyOf.set(id, key);
        practice.appointments.push({ ...recordOf(like), key, reason, createdAt: now(), updatedAt: now() });
        return id;
      },
    },
    async close() {
      await server.close();
      distrust();
    },
  };
}
