import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { createMemory, type Memory } from './memory.ts';
import { type AdsRecords, adsRecords } from './records.ts';
import { adsError, clinicZone, notFound, numberIn, patientBy, patientsOf } from './values.ts';
import { adsWrites } from './writes.ts';

function statsOf(practice: Practice, { book, invoices, dentists }: Memory): Row {
  const rows = book();
  const counts = new Map<number, number>();
  for (const { providerKey } of rows) {
    if (providerKey !== null) counts.set(providerKey, (counts.get(providerKey) ?? 0) + 1);
  }
  const [top] = dentists.toSorted((one, other) => (counts.get(other.key) ?? 0) - (counts.get(one.key) ?? 0));
  const paid = invoices.filter(({ status }) => status === 'PAID');
  const cents = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return {
    totalPatients: patientsOf(practice).length,
    totalAppointments: rows.length,
    totalRevenue: cents / 100,
    unpaidInvoicesCount: invoices.length - paid.length,
    topDentistName: top && counts.has(top.key) ? `${top.firstName} ${top.lastName}` : 'No appointments yet',
  };
}

function adsQueries({ practice, cap }: Backstage, memory: Memory, records: AdsRecords): object {
  const zone = clinicZone(practice);
  /** Patients with their appointments, which bring their dentists and nothing else along. */
  const withAppointments = (clients: readonly ClientRecord[]): readonly Row[] => {
    const byClient = new Map<number | null, AppointmentRecord[]>();
    for (const row of memory.book()) {
      const own = byClient.get(row.clientKey) ?? [];
      own.push(row);
      byClient.set(row.clientKey, own);
    }
    return clients.map((client) =>
      records.patient(client, () =>
        (byClient.get(client.key) ?? []).map((row) => records.appointment(row, ['dentist'])),
      ),
    );
  };
  return {
    healthCheck: (): string => 'Enterprise ADS Dental Surgery API is online!',
    getAllPatients: (): readonly Row[] => withAppointments(patientsOf(practice).slice(0, cap)),
    getPatientById({ id }: { readonly id: string }): Row {
      const number = numberIn(id);
      const row = patientBy(practice, number);
      // The original puts its whole message where the name of the table belongs.
      if (!row) throw notFound(`Patient with ID ${String(number)} not found.`);
      return records.patient(row);
    },
    getPatientXRays({ patientId }: { readonly patientId: string }): readonly Row[] {
      const number = numberIn(patientId);
      if (!patientBy(practice, number)) throw notFound('Patient', number);
      return (memory.xrays.get(number) ?? []).map((row) => records.xray(row));
    },
    // The one who asks is the office manager, and has no bills.
    myInvoices(): void {
      throw adsError('UNAUTHENTICATED', 'Unauthorized');
    },
    getAllInvoices: (): readonly Row[] =>
      memory.invoices
        .toSorted((one, other) => other.issued - one.issued || one.id - other.id)
        .slice(0, cap)
        .map((row) => records.invoice(row, true)),
    getAllAppointments(): readonly Row[] {
      // Without hours that come twice, the latest date and time is the latest start.
      const rows = memory.book().toSorted((one, other) => other.start - one.start || one.key - other.key);
      return rows.slice(0, cap).map((row) => records.appointment(row, ['patient', 'dentist', 'surgery', 'invoice']));
    },
    getPatientAppointments({ patientId }: { readonly patientId: string }): readonly Row[] {
      const number = numberIn(patientId);
      const dayOf = (row: AppointmentRecord): string => wallDay(row.start, zone);
      return memory
        .book()
        .filter(({ clientKey }) => clientKey === number)
        .toSorted((one, other) => compareValues(dayOf(one), dayOf(other)))
        .slice(0, cap)
        .map((row) => records.appointment(row, ['dentist', 'surgery', 'patient']));
    },
    getDentists: (): readonly Row[] => memory.dentists.slice(0, cap).map((row) => records.dentist(row)),
    getDentist({ id }: { readonly id: string }): Row | null {
      const row = rowOf(memory.dentists, numberIn(id));
      return row && records.dentist(row);
    },
    getPatientsForDentist({ dentistId }: { readonly dentistId: string }): readonly Row[] {
      const number = numberIn(dentistId);
      const seen = memory.book().filter(({ providerKey }) => providerKey === number);
      const clients = [...new Set(seen.map(({ clientKey }) => clientKey))].map((key) => rowOf(practice.clients, key));
      return withAppointments(clients.filter((client) => client !== null).slice(0, cap));
    },
    getSurgeries: (): readonly Row[] => memory.surgeries.slice(0, cap).map((row) => records.surgery(row)),
    getClinicStats: (): Row => statsOf(practice, memory),
  };
}

/** The root fields of the product. */
export function adsRoots(backstage: Backstage): object {
  const memory = createMemory(backstage.practice);
  const records = adsRecords(backstage, memory);
  return { ...adsQueries(backstage, memory, records), ...gated(adsWrites(backstage, memory, records), backstage) };
}

/** The same, where a key that may only read is refused. */
function gated(writes: object, { refuseWrites }: Backstage): object {
  if (refuseWrites === null) return writes;
  const refuse = (): void => {
    throw adsError('FORBIDDEN', refuseWrites);
  };
  return Object.fromEntries(Object.keys(writes).map((name) => [name, refuse]));
}
