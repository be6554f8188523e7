import type { Backstage } from '../../dialects/dialect.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { type Id, isOpen, minuteMs, type StBook, type TimesInput } from './book.ts';
import type { ById } from './crm.ts';
import type { StJobRecords } from './jobRecords.ts';
import type { StMemory } from './memory.ts';
import { apiError, idOf, invalid, momentIn } from './values.ts';
import type { Gate } from './writes.ts';

/** Mutations of single appointments, and of who is assigned to them. */
export function visitWrites(
  { practice, now }: Backstage,
  rows: StJobRecords,
  memory: StMemory,
  { allowed, done }: Gate,
  book: StBook,
) {
  const { jobOf, visitOf, techniciansIn, change, remember, timesIn, windowIn, holdReasonIn } = book;

  return {
    addAppointment({
      request,
    }: {
      readonly request: TimesInput & { readonly jobId: Id; readonly specialInstructions?: string | null };
    }): Row {
      allowed();
      const { key, first } = jobOf(request.jobId);
      const [providerKey = null, ...others] = techniciansIn(request.technicianIds);
      const { placeKey, typeKey, patientKey, clientKey, reason } = first;
      const booking = { ...timesIn(request), placeKey, typeKey, patientKey, clientKey, reason, providerKey };
      const window = windowIn(request);
      const row = done(bookAppointment(practice, booking, now()));
      memory.jobOf.set(row.key, key);
      remember(row.key, { ...window, others, specialInstructions: request.specialInstructions ?? undefined });
      return rows.appointment(row);
    },
    deleteAppointment({ id }: ById): boolean {
      allowed();
      const row = visitOf(id);
      const job = rows.jobOfKey(memory.jobOf.get(row.key) ?? row.key);
      if ((job?.visits.length ?? 0) < 2) throw apiError(409, "The only appointment of a job can't be deleted.");
      change(row, { isDeleted: true });
      return true;
    },
    rescheduleAppointment({ id, request }: ById & { readonly request: Partial<TimesInput> }): Row {
      allowed();
      const row = visitOf(id);
      if (!isOpen(row)) throw apiError(409, `Appointment is ${rows.statusOf(row)} and can't be rescheduled.`);
      const start = request.start ? momentIn(request.start, 'request.start') : row.start;
      const end = request.end ? momentIn(request.end, 'request.end') : start + row.minutes * minuteMs;
      if (end <= start) throw invalid('request.end', 'End must be later than start.');
      const window = windowIn(request);
      const changed = change(row, { start, minutes: Math.round((end - start) / minuteMs) });
      remember(row.key, window);
      return rows.appointment(changed);
    },
    holdAppointment({ id, request }: ById & { readonly request: { readonly reasonId: Id } }): Row {
      allowed();
      const row = visitOf(id);
      if (!isOpen(row)) throw apiError(409, `Appointment is ${rows.statusOf(row)} and can't be put on hold.`);
      remember(row.key, { holdReasonId: holdReasonIn(request.reasonId) });
      return rows.appointment(row);
    },
    removeAppointmentHold({ id }: ById): Row {
      allowed();
      const row = visitOf(id);
      if (rows.statusOf(row) !== 'Hold') throw apiError(409, 'Appointment is not on hold.');
      remember(row.key, { holdReasonId: null });
      return rows.appointment(row);
    },
    confirmAppointment({ id }: ById): Row {
      allowed();
      const row = visitOf(id);
      if (!isOpen(row)) throw apiError(409, `Appointment is ${rows.statusOf(row)} and can't be confirmed.`);
      return rows.appointment(row.state === 'planned' ? change(row, { state: 'confirmed' }) : row);
    },
    removeAppointmentConfirmation({ id }: ById): Row {
      allowed();
      const row = visitOf(id);
      return rows.appointment(row.state === 'confirmed' ? change(row, { state: 'planned' }) : row);
    },
    updateAppointmentSpecialInstructions({
      id,
      request,
    }: ById & { readonly request: { readonly specialInstructions: string } }): Row {
      allowed();
      const row = change(visitOf(id), {});
      remember(row.key, { specialInstructions: request.specialInstructions });
      return rows.appointment(row);
    },
    assignTechnicians({
      request,
    }: {
      readonly request: { readonly jobAppointmentId: Id; readonly technicianIds: readonly Id[] };
    }): Row {
      allowed();
      const row = visitOf(request.jobAppointmentId);
      const assigned = rows.assignmentsOf(row).map(({ provider }) => provider.key);
      const [providerKey = null, ...others] = [...new Set([...assigned, ...techniciansIn(request.technicianIds)])];
      remember(row.key, { others });
      return rows.appointment(change(row, { providerKey }));
    },
    unassignTechnicians({
      request,
    }: {
      readonly request: { readonly jobAppointmentId: Id; readonly technicianIds: readonly Id[] };
    }): Row {
      allowed();
      const row = visitOf(request.jobAppointmentId);
      const gone = new Set(request.technicianIds.map(Number));
      const assigned = rows.assignmentsOf(row).map(({ provider }) => provider.key);
      const [providerKey = null, ...others] = assigned.filter((key) => !gone.has(idOf('provider', key)));
      remember(row.key, { others });
      return rows.appointment(change(row, { providerKey }));
    },
  };
}
