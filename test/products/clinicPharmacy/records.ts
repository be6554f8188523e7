import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  type ProviderRecord,
} from '../../dialects/practice.ts';
import { type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { pharmacyOf } from './pharmacy.ts';

export const clinicPharmacyIds = uuidIds();

/** How far an appointment is; a text that the service doesn't check. */
export const clinicPharmacyWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_progress',
  ready: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** Where the visit of somebody who is in the house is sent. */
const stations: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'triage',
  inProgress: 'doctor',
  ready: 'cashier',
  completed: 'done',
};
const roles = { veterinarian: 'doctor', technician: 'nurse', groomer: 'staff' };
const prefixes = ['Mr.', 'Mrs.', 'Ms.', null];
const nicknames = [null, 'Nok', null, 'Ploy', 'Bank', null];
const bloodGroups = ['A', 'B', 'O', 'AB', null];
const allergies = ['["penicillin"]', null, '[]', '["sulfa","nsaid"]', null];
const installed = Date.parse('2025-06-02T02:00:00Z');

/** As JavaScript writes an instant. */
export function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Ids of rows that the practice doesn't have are taken from far behind those of its kind. */
export function extraId(group: number, key: number): string {
  return clinicPharmacyIds.of('organization', group * 10_000 + key);
}

// Records never change, and days by two clocks take time to work out.
const judged = new WeakMap<AppointmentRecord, boolean>();

/** Whether the book has a row: each is of a patient with a doctor, and zones are not known. */
export function isAppointment(row: AppointmentRecord): boolean {
  if (row.isDeleted || row.isBlock || row.clientKey === null || row.providerKey === null) return false;
  const isClear = judged.get(row) ?? hasClearDay(row);
  judged.set(row, isClear);
  return isClear;
}

/** Patients, the newest first. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** Appointments, the latest first. */
export function appointmentsOf({ appointments }: Practice): readonly AppointmentRecord[] {
  return appointments.filter(isAppointment).toSorted((one, other) => other.start - one.start || other.key - one.key);
}

/** Columns that were written and that the practice doesn't know, and visits of those who came without an appointment. */
export interface ClinicMemory {
  readonly details: Map<number, Row>;
  readonly visits: Row[];
  readonly visitChanges: Map<string, Row>;
  /** Words for how far an appointment is that nobody else uses. */
  readonly words: Map<number, string>;
}

/** The rows of the service. */
export function clinicPharmacyRows({ practice, meet }: Backstage, memory: ClinicMemory) {
  const { details, visits, visitChanges, words } = memory;
  const pharmacy = pharmacyOf();
  const timesOf = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => {
    return { created_at: iso(row.createdAt), updated_at: iso(row.updatedAt) };
  };
  const own = (test: (row: AppointmentRecord) => boolean) => () =>
    appointmentsOf(practice).filter(test).map(appointment);
  function member(row: ProviderRecord): Row {
    const since = installed + row.key * 86_400_000;
    return {
      id: clinicPharmacyIds.of('provider', row.key),
      role: roles[row.role],
      email: row.email,
      // Accounts are named as people are called.
      username: fullNameOf(row),
      status: row.isActive ? 'active' : 'inactive',
      avatar_url: row.key % 2 === 0 ? `/uploads/avatars/${String(row.key)}.png` : null,
      ...timesOf({ createdAt: since, updatedAt: since }),
      appointments: own(({ providerKey }) => providerKey === row.key),
      medicalRecords: () => records().filter(({ doctorKey }) => doctorKey === row.key),
      orders: [],
      treatmentPlans: [],
    };
  }
  /** Accounts of those who see no patients. */
  function clerk(role: string, username: string, index: number): Row {
    const since = installed - index * 3_600_000;
    const email = `${username.toLowerCase().replaceAll(' ', '.')}@example.test`;
    const nothing = { appointments: [], medicalRecords: [], orders: [], treatmentPlans: [] };
    const times = timesOf({ createdAt: since, updatedAt: since });
    return { id: extraId(1, index), role, email, username, status: 'active', ...times, ...nothing };
  }
  const clerks = (): Row[] => [
    clerk('admin', 'Admin', 0),
    clerk('cashier', 'Casey Till', 1),
    clerk('cashier', 'Dana Whitfield', 2),
    clerk('staff', 'Robin Desk', 3),
  ];
  const users = (): Row[] => [...practice.providers.map(member).toReversed(), ...clerks()];
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const age = 19 + ((row.key * 7) % 60);
    return {
      id: clinicPharmacyIds.of('client', row.key),
      first_name: row.givenName ?? '',
      last_name: row.familyName,
      national_id: row.key % 4 === 0 ? null : String(1_100_000_000_000 + row.key * 7_919_003),
      prefix: row.givenName === null ? null : prefixes[row.key % prefixes.length],
      nickname: nicknames[row.key % nicknames.length],
      date_of_birth: row.key % 5 === 0 ? null : iso(Date.UTC(2026 - age, row.key % 12, 1 + (row.key % 28))),
      age,
      gender: ['female', 'male', 'other', null][row.key % 4],
      blood_group: bloodGroups[row.key % bloodGroups.length],
      phone: row.phones[0]?.value ?? null,
      email: row.emails[0] ?? null,
      address: row.street === '' ? null : row.street,
      district: row.city === '' ? null : row.city,
      province: row.city === '' ? null : 'Maine',
      zip_code: row.city === '' ? null : '04101',
      drug_allergies: allergies[row.key % allergies.length],
      notes: row.note,
      ...details.get(row.key),
      ...timesOf(row),
      appointments: own(({ clientKey }) => clientKey === row.key),
      medicalRecords: () => records().filter(({ patientKey }) => patientKey === row.key),
      orders: () => orders().filter(({ patientKey }) => patientKey === row.key),
      treatmentPlans: [],
      visits: () => allVisits().filter(({ patientId }) => patientId === clinicPharmacyIds.of('client', row.key)),
      queueTickets: () => tickets().filter(({ patientId }) => patientId === clinicPharmacyIds.of('client', row.key)),
    };
  }
  const patientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && patient(row);
  };
  const doctorOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && member(row);
  };
  const wordOf = ({ key, state }: AppointmentRecord): string => words.get(key) ?? clinicPharmacyWords[state];
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return {
      id: clinicPharmacyIds.of('appointment', row.key),
      appointment_time: iso(row.start),
      status: wordOf(row),
      reason: row.reason,
      ...timesOf(row),
      patient: () => patientOf(row.clientKey),
      doctor: () => doctorOf(row.providerKey),
      medicalRecords: () => records().filter(({ appointmentKey }) => appointmentKey === row.key),
      visits: () =>
        allVisits().filter(({ appointmentId }) => appointmentId === clinicPharmacyIds.of('appointment', row.key)),
    };
  }
  const done = (): readonly AppointmentRecord[] =>
    appointmentsOf(practice).filter(({ state }) => state === 'completed');
  function records(): Row[] {
    return done().map((row) => ({
      id: extraId(2, row.key),
      patientKey: row.clientKey,
      doctorKey: row.providerKey,
      appointmentKey: row.key,
      symptoms: row.reason,
      diagnosis: row.key % 3 === 0 ? null : 'Healthy',
      treatment: row.key % 2 === 0 ? 'Rest and fluids' : null,
      notes: null,
      ...timesOf(row),
      patient: () => patientOf(row.clientKey),
      doctor: () => doctorOf(row.providerKey),
      appointment: () => appointment(row),
      prescriptions: [],
    }));
  }
  function orders(): Row[] {
    return done().map((row) => {
      const total = 40 + row.minutes;
      const order: Row = {
        id: extraId(3, row.key),
        patientKey: row.clientKey,
        order_date: iso(row.start + row.minutes * 60_000),
        status: row.key % 6 === 0 ? 'pending' : 'completed',
        total_amount: total,
        vat_amount: 0,
        ...timesOf(row),
        is_walkin: row.key % 4 === 0,
        user: () => clerks()[1],
        patient: () => patientOf(row.clientKey),
        orderItems: [],
        payments: [],
        invoice: null,
      };
      return order;
    });
  }
  function visitOf(row: AppointmentRecord): Row {
    return visit({
      id: extraId(4, row.key),
      ticketId: extraId(5, row.key),
      patientId: clinicPharmacyIds.of('client', row.clientKey ?? 0),
      appointmentId: clinicPharmacyIds.of('appointment', row.key),
      visit_date: iso(row.start - (row.key % 3) * 300_000),
      status: stations[row.state],
      chief_complaint: row.reason,
      ...timesOf(row),
    });
  }
  function visit(row: Row): Row {
    const shown = { ...row, ...visitChanges.get(String(row['id'])) };
    const appointmentId = typeof shown.appointmentId === 'string' ? shown.appointmentId : null;
    return {
      ...shown,
      patient: () => patientOf(clinicPharmacyIds.key('client', String(row['patientId']))),
      appointment() {
        const found = rowOf(practice.appointments, clinicPharmacyIds.key('appointment', appointmentId));
        return found && appointment(found);
      },
      vitals: null,
      queueTickets: () => tickets().filter(({ visitId }) => visitId === row['id']),
    };
  }
  /** Everyone who came, the latest first: with an appointment or without. */
  function allVisits(): Row[] {
    const came = appointmentsOf(practice).filter(({ state }) => stations[state] !== undefined);
    return [...visits.toReversed().map(visit), ...came.map(visitOf)];
  }
  function tickets(): Row[] {
    const waiting = allVisits().filter(({ status }) => status !== 'done' && status !== 'cancelled');
    return waiting.map((row, index) => ({
      id: row['ticketId'],
      visitId: row['id'],
      patientId: row['patientId'],
      number: waiting.length - index,
      station: row['status'] === 'open' ? 'triage' : row['status'],
      status: row['status'] === 'doctor' ? 'in_service' : 'waiting',
      priority: index % 7 === 0 ? 1 : 0,
      created_at: row['created_at'],
      updated_at: row['updated_at'],
      visit: () => row,
      patient: row['patient'],
      events: [],
    }));
  }
  return { ...pharmacy, users, wordOf, patient, appointment, records, orders, allVisits, tickets };
}
