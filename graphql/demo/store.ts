import type { BackOffice } from './backOfficeRecords.ts';
import type { Calendar } from './calendar.ts';
import type {
  AppointmentRecord,
  AppointmentTypeRecord,
  ClientRecord,
  LocationRecord,
  PatientRecord,
  ProviderRecord,
  Status,
  Table,
} from './records.ts';
import { type ChangeFeed, createChangeFeed } from './changeFeed.ts';
import type { Step } from './seed/visits.ts';

/** What a clinic starts with. */
interface ClinicSeed {
  readonly seed: string;
  /** The clock, epoch ms. */
  readonly now: () => number;
  readonly organization: { readonly id: string; readonly name: string; readonly websiteUrl: string };
  readonly calendar: Calendar;
  readonly locations: Table<LocationRecord>;
  readonly providers: Table<ProviderRecord>;
  readonly appointmentTypes: Table<AppointmentTypeRecord>;
  readonly clients: Table<ClientRecord>;
  readonly patients: Table<PatientRecord>;
  readonly appointments: Table<AppointmentRecord>;
  /** What will happen to the appointments, by time. */
  readonly steps: readonly Step[];
  readonly createBackOffice: (store: ClinicStore) => BackOffice;
  /** Updates the invoices to match the appointment book. */
  readonly billVisits: (store: ClinicStore, backOffice: BackOffice) => void;
}

// Far above every seeded id, so that a created object never meets one.
const firstCreatedId = 900_000_001;

/**
 * The clinic in memory: it keeps what is changed for as long as it runs.
 *
 * Records are immutable; a change stores a new one. Appointments advance by themselves with the
 * clock, until a request changes one: from then on only requests change it.
 */
export class ClinicStore {
  readonly calendar: Calendar;
  readonly organization: ClinicSeed['organization'];
  readonly locations: Table<LocationRecord>;
  readonly providers: Table<ProviderRecord>;
  readonly appointmentTypes: Table<AppointmentTypeRecord>;
  readonly seed: string;
  /** Every change of an appointment, a client or a patient. */
  readonly changes: ChangeFeed = createChangeFeed();
  readonly #start: ClinicSeed;
  readonly #patientIds = new Map<string, string[]>();
  readonly #changedByStaff = new Set<string>();
  readonly #paidAutomatically = new Set<string>();
  readonly #visitPayments = new Map<string, number>();
  #nextStep = 0;
  #nextId = firstCreatedId;
  #backOffice: BackOffice | null = null;
  #billedBook: readonly AppointmentRecord[] | null = null;
  #visits: { readonly of: readonly AppointmentRecord[]; readonly byPatient: Map<string, AppointmentRecord[]> } | null =
    null;
  #book: readonly AppointmentRecord[] | null = null;
  #active: { readonly of: readonly ClientRecord[]; readonly lists: readonly [ClientRecord[], ClientRecord[]] } | null =
    null;

  constructor(start: ClinicSeed) {
    this.#start = start;
    this.seed = start.seed;
    this.calendar = start.calendar;
    this.organization = start.organization;
    this.locations = start.locations;
    this.providers = start.providers;
    this.appointmentTypes = start.appointmentTypes;
    for (const patient of start.patients.list()) this.#linkPatient(patient);
  }

  /** The clinic's clock, epoch ms. */
  now(): number {
    return this.#start.now();
  }

  /** A fresh id; ids of all kinds come from one row. */
  createId(): string {
    this.#nextId += 1;
    return String(this.#nextId - 1);
  }

  /** The time stamp of a change: later than the former one even where the clock stands still. */
  stampAfter(former: number): number {
    return Math.max(this.now(), former + 1);
  }

  client(id: string | null): ClientRecord | null {
    return this.#start.clients.get(id);
  }

  /** Clients as they were entered: all, or only active (true) or inactive (false) ones. */
  clients(active?: boolean | null): readonly ClientRecord[] {
    const all = this.#start.clients.list();
    if (active === undefined || active === null) return all;
    if (this.#active?.of !== all) {
      this.#active = {
        of: all,
        lists: [all.filter((client) => client.isActive), all.filter((client) => !client.isActive)],
      };
    }
    return this.#active.lists[active ? 0 : 1];
  }

  putClient(client: ClientRecord): ClientRecord {
    const put = this.#start.clients.put(client);
    this.changes.emit({ kind: 'client', id: client.id });
    return put;
  }

  /** Removes a client; the client's patients must belong to another one already. */
  removeClient(id: string): void {
    this.#start.clients.remove(id);
  }

  patient(id: string | null): PatientRecord | null {
    return this.#start.patients.get(id);
  }

  patients(): readonly PatientRecord[] {
    return this.#start.patients.list();
  }

  /** The animals of one client. */
  patientsOf(clientId: string): readonly PatientRecord[] {
    const ids = this.#patientIds.get(clientId) ?? [];
    return ids.map((id) => this.patient(id)).filter((patient) => patient !== null);
  }

  putPatient(patient: PatientRecord): PatientRecord {
    const former = this.patient(patient.id);
    if (former && former.clientId !== patient.clientId) {
      const left = (this.#patientIds.get(former.clientId) ?? []).filter((id) => id !== patient.id);
      this.#patientIds.set(former.clientId, left);
    }
    if (former?.clientId !== patient.clientId) this.#linkPatient(patient);
    const put = this.#start.patients.put(patient);
    this.changes.emit({ kind: 'patient', id: patient.id });
    return put;
  }

  appointment(id: string | null): AppointmentRecord | null {
    this.#applyDueSteps();
    return this.#start.appointments.get(id);
  }

  /** Applies what is due by now; done by every reading too. */
  advance(): void {
    this.#applyDueSteps();
  }

  /** The whole book as of now, by start and then by id. */
  appointments(): readonly AppointmentRecord[] {
    this.#applyDueSteps();
    this.#book ??= this.#start.appointments
      .list()
      .toSorted((one, other) => one.start - other.start || Number(one.id) - Number(other.id));
    return this.#book;
  }

  /** The appointments of one patient, by start. */
  visitsOf(patientId: string): readonly AppointmentRecord[] {
    const book = this.appointments();
    if (this.#visits?.of !== book) {
      const byPatient = new Map<string, AppointmentRecord[]>();
      for (const visit of book) {
        if (visit.patientId === null) continue;
        const known = byPatient.get(visit.patientId);
        if (known) known.push(visit);
        else byPatient.set(visit.patientId, [visit]);
      }
      this.#visits = { of: book, byPatient };
    }
    return this.#visits.byPatient.get(patientId) ?? [];
  }

  /** Whether a visit was completed automatically, with everything paid. A visit that staff complete needs a payment. */
  isPaidAutomatically(appointmentId: string): boolean {
    return this.#paidAutomatically.has(appointmentId);
  }

  /** What was paid on a visit's invoice at the desk, in whole cents. */
  visitPaid(appointmentId: string): number {
    return this.#visitPayments.get(appointmentId) ?? 0;
  }

  /** Notes what was paid on a visit's invoice. */
  payVisit(appointmentId: string, cents: number): void {
    this.#visitPayments.set(appointmentId, this.visitPaid(appointmentId) + cents);
  }

  /** Saves an appointment that was booked or changed by a request. */
  putAppointment(appointment: AppointmentRecord): AppointmentRecord {
    this.#changedByStaff.add(appointment.id);
    this.#book = null;
    const put = this.#start.appointments.put(appointment);
    this.changes.emit({ kind: 'appointment', id: appointment.id });
    return put;
  }

  /** All records beyond the front desk; created on first use, as a front desk seldom needs them. */
  backOffice(): BackOffice {
    this.#backOffice ??= this.#start.createBackOffice(this);
    const book = this.appointments();
    if (this.#billedBook !== book) {
      this.#billedBook = book;
      this.#start.billVisits(this, this.#backOffice);
    }
    return this.#backOffice;
  }

  /** Applies every step that is due by now. A clock that is set back undoes nothing. */
  #applyDueSteps(): void {
    const { steps, appointments } = this.#start;
    const now = this.now();
    const changed = new Set<string>();
    for (let step = steps[this.#nextStep]; step && step.at <= now; step = steps[this.#nextStep]) {
      this.#nextStep += 1;
      const appointment = appointments.get(step.appointmentId);
      if (!appointment || this.#changedByStaff.has(appointment.id)) continue;
      const { status, at, reason } = step;
      if (status === 'COMPLETED') this.#paidAutomatically.add(appointment.id);
      appointments.put({ ...withStatus(appointment, status, at, reason), updatedAt: at });
      this.#book = null;
      changed.add(appointment.id);
    }
    // When all of it is done: who hears of a change reads.
    for (const id of changed) this.changes.emit({ kind: 'appointment', id });
  }

  #linkPatient(patient: PatientRecord): void {
    const ids = this.#patientIds.get(patient.clientId);
    if (ids) ids.push(patient.id);
    else this.#patientIds.set(patient.clientId, [patient.id]);
  }
}

/**
 * An appointment in another state, with the time stamps that go with it; `at` in epoch ms.
 *
 * Going back takes the stamps of the later states away: an appointment that is planned again was never checked in.
 */
export function withStatus(
  appointment: AppointmentRecord,
  status: Status,
  at: number,
  reason: string | null = null,
): AppointmentRecord {
  if (status === 'CANCELLED') {
    return { ...appointment, status, cancelledAt: appointment.cancelledAt ?? at, cancellationReason: reason };
  }
  const called = { ...appointment, status, cancelledAt: null, cancellationReason: null };
  if (status === 'NO_SHOW') {
    return { ...called, checkedInAt: null, startedAt: null, checkingOutAt: null, completedAt: null };
  }
  const rank = progress.indexOf(status);
  const stamp = (stage: Status, former: number | null): number | null => {
    if (progress.indexOf(stage) > rank) return null;
    return former ?? (stage === status ? at : null);
  };
  return {
    ...called,
    confirmedAt: stamp('CONFIRMED', appointment.confirmedAt),
    checkedInAt: stamp('CHECKED_IN', appointment.checkedInAt),
    startedAt: stamp('IN_PROGRESS', appointment.startedAt),
    checkingOutAt: stamp('CHECKING_OUT', appointment.checkingOutAt),
    completedAt: stamp('COMPLETED', appointment.completedAt),
  };
}

const progress: readonly Status[] = ['PLANNED', 'CONFIRMED', 'CHECKED_IN', 'IN_PROGRESS', 'CHECKING_OUT', 'COMPLETED'];
