import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { ShowRow } from './records.ts';
import { type OmaStore, transaction } from './store.ts';
import { dateText, instantIn, omaError } from './values.ts';

type Write = (args: Row) => unknown;

const networks = ['Mpesa', 'Tigopesa', 'Airtel', 'Halopesa', 'Azampesa'];
const bestRating = 5;

/** The input of a mutation. */
export function inputOf(args: Row): Row {
  const { input } = args;
  return isRow(input) ? input : {};
}

/** Mutations around appointments. */
export function bookingWrites(
  { practice, now }: Backstage,
  store: OmaStore,
  show: ShowRow,
): Readonly<Record<string, Write>> {
  const ratings = new Map<number, readonly number[]>();

  const found = (table: string, id: unknown): Row => {
    const row = store.find(table, id);
    if (row) return row;
    throw omaError(404, `${table} not found`);
  };

  /** Whether a doctor is with someone else at a time. */
  const isBusy = (doctorId: number, butKey: number, start: number, minutes: number): boolean =>
    practice.appointments.some(
      (row) =>
        row.providerKey === doctorId &&
        row.key !== butKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start,
    );

  return {
    // An appointment is opened by the patient whose account it is, and the account of the desk has none.
    setAppointmentProviderAndDepartment(args) {
      const { providerId, departmentId } = inputOf(args);
      found('HealthProvider', providerId);
      found('Department', departmentId);
      throw omaError(404, 'Patient not found');
    },
    setDoctorToAppointment(args) {
      const { appointmentId, doctorId, scheduleTime } = inputOf(args);
      const before = rowOf(practice.appointments, Number(found('Appointment', appointmentId)['id']));
      const doctor = found('Doctor', doctorId);
      const start = instantIn(scheduleTime, 'scheduleTime');
      const { providerIds } = doctor;
      if (before?.state === 'completed' || before?.state === 'cancelled')
        throw omaError(400, 'Appointment is no longer active');
      if (!Array.isArray(providerIds) || !providerIds.includes(before?.placeKey))
        throw omaError(400, 'Doctor does not work at this health provider');
      if (before && isBusy(Number(doctor['id']), before.key, start, before.minutes))
        throw omaError(400, 'Doctor is not available at this time');
      const change = { providerKey: Number(doctor['id']), start };
      const outcome = changeAppointment(practice, before?.key ?? null, change, now());
      if (!outcome.ok) throw omaError(404, 'Appointment not found');
      store.refresh();
      return show('Appointment', found('Appointment', appointmentId));
    },
    payForAppointment(args) {
      const { appointmentId, phone, provider } = inputOf(args);
      const appointment = found('Appointment', appointmentId);
      if (!networks.includes(String(provider))) throw omaError(400, `Unknown payment provider ${String(provider)}`);
      if (!/^\+?\d{9,15}$/.test(String(phone).replace(/[\s()-]/g, ''))) throw omaError(400, 'Invalid phone number');
      if (appointment['transactionId'] !== null)
        return { success: false, message: 'Appointment is already paid', transaction: null };
      const { id, patientId, price } = appointment;
      const stamp = dateText(now());
      const paid = transaction(Number(id), Number(patientId), Number(price), String(provider));
      const row = store.add('Transaction', { ...paid, createdAt: stamp, updatedAt: stamp });
      return { success: true, message: 'Payment request was sent', transaction: show('Transaction', row) };
    },
    rateDoctor(args) {
      const { doctorId, rate } = inputOf(args);
      const doctor = found('Doctor', doctorId);
      if (!(Number(rate) >= 1 && Number(rate) <= bestRating)) throw omaError(400, 'Rate must be between 1 and 5');
      const given = [...(ratings.get(Number(doctorId)) ?? [Number(doctor['ratings'] ?? rate)]), Number(rate)];
      ratings.set(Number(doctorId), given);
      store.change('Doctor', doctorId, { ratings: given.reduce((sum, each) => sum + each, 0) / given.length });
      return true;
    },
  };
}
