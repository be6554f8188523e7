import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type ConsultationRow, nextId, type Store } from './records.ts';
import { found, longOf, referredTo, refusal } from './refusal.ts';
import type { Shown } from './resolvers.ts';
import { type DoctorRow, serverZone, type SheduleRow } from './seeds.ts';

interface Checks {
  /** Fails where writing is refused. */
  readonly ready: () => void;
  /** Fails where an address belongs to another account. */
  readonly unused: (email: string, own: number | null) => void;
}

/** A time of an input, HH:mm, in minutes after midnight. */
function minutesOf(value: unknown): number {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(value)) ?? [];
  if (hours === '') throw refusal(`El tiempo debe estar en formato HH:mm. Valor recibido: ${String(value)}`);
  return Number(hours) * 60 + Number(minutes);
}

function byId<Any extends { readonly id: number }>(rows: readonly Any[], id: unknown, what: string): Any {
  const key = longOf(id);
  return found(
    rows.find((row) => row.id === key),
    what,
    key,
  );
}

function put<Any extends { readonly id: number }>(rows: Any[], row: Any): Any {
  const index = rows.findIndex(({ id }) => id === row.id);
  if (index === -1) rows.push(row);
  else rows[index] = row;
  return row;
}

function removeFrom(rows: { readonly id: number }[], id: number): void {
  const index = rows.findIndex((row) => row.id === id);
  if (index !== -1) rows.splice(index, 1);
}

/** The mutations of the tables that only the service has. */
export function tableWrites({ now }: Backstage, store: Store, shown: Shown, { ready, unused }: Checks): object {
  const inputOf = ({ input }: Row): Row => {
    ready();
    return isRow(input) ? input : {};
  };
  const isUsed = (field: 'doctorId' | 'specialityId' | 'roomId', id: number): boolean =>
    store.shedules.some((row) => row[field] === id);

  const lists = {
    createSpeciality: (args: Row) =>
      put(store.specialities, { name: String(inputOf(args)['name']), id: nextId(store.specialities) }),
    updateSpeciality(args: Row) {
      const name = String(inputOf(args)['name']);
      return put(store.specialities, { ...byId(store.specialities, args['id'], 'Especialidad'), name });
    },
    deleteSpeciality({ id }: Row) {
      ready();
      const row = byId(store.specialities, id, 'Especialidad');
      if (isUsed('specialityId', row.id)) throw referredTo('doctor_shedules');
      removeFrom(store.specialities, row.id);
      return true;
    },
    createConsultingRoom(args: Row) {
      const { roomName, roomLocation } = inputOf(args);
      const id = nextId(store.rooms);
      return put(store.rooms, { id, roomName: String(roomName), roomLocation: String(roomLocation) });
    },
    updateConsultingRoom(args: Row) {
      const { roomName, roomLocation } = inputOf(args);
      const { id } = byId(store.rooms, args['id'], 'Habitación de Consulta');
      return put(store.rooms, { id, roomName: String(roomName), roomLocation: String(roomLocation) });
    },
    // A room that isn't there is deleted just as well.
    deleteConsultingRoom({ id }: Row) {
      ready();
      const key = longOf(id);
      if (isUsed('roomId', key)) throw referredTo('doctor_shedules');
      removeFrom(store.rooms, key);
      return true;
    },
  };

  const account = (user: unknown, own: number | null): Pick<DoctorRow, 'fullName' | 'email' | 'enabled'> => {
    const { fullName, email, enabled } = isRow(user) ? user : {};
    unused(String(email), own);
    return { fullName: String(fullName), email: String(email), enabled: enabled !== false };
  };
  const doctors = {
    createDoctor(args: Row) {
      const { code, user } = inputOf(args);
      const id = nextId(store.doctors);
      return shown.doctor(put(store.doctors, { ...account(user, null), id, userId: 1 + id, code: String(code) }));
    },
    updateDoctor(args: Row) {
      const { code, user } = inputOf(args);
      const before = byId(store.doctors, args['id'], 'Doctor');
      const userId = longOf(isRow(user) ? user['id'] : null);
      found(store.doctors.find((row) => row.userId === userId) ?? null, 'User', userId);
      return shown.doctor(put(store.doctors, { ...before, ...account(user, userId), userId, code: String(code) }));
    },
    deleteDoctor({ id }: Row) {
      ready();
      const row = byId(store.doctors, id, 'Doctor');
      if (isUsed('doctorId', row.id)) throw referredTo('doctor_shedules');
      removeFrom(store.doctors, row.id);
      return true;
    },
  };

  const hours = (input: Row, id: number): SheduleRow => {
    const doctorId = byId(store.doctors, input['doctorId'], 'Doctor').id;
    const specialityId = byId(store.specialities, input['specialityId'], 'Especialidad').id;
    const roomId = byId(store.rooms, input['consultingRoomId'], 'Habitación de Consulta').id;
    const [from, to] = [minutesOf(input['startTime']), minutesOf(input['endTime'])];
    if (to <= from) throw refusal('El rango de tiempo debe ser válido y mayor a 0 minutos.');
    const slotDuration = Number(input['slotDuration']);
    if (slotDuration <= 0) throw refusal('La duración del cupo debe ser mayor a 0.');
    const [dayOfWeek, status] = [Number(input['dayOfWeek']), input['status'] === true];
    return { id, dayOfWeek, from, to, slotDuration, status, doctorId, specialityId, roomId };
  };
  const shedules = {
    createDoctorShedule: (args: Row) =>
      shown.shedule(put(store.shedules, hours(inputOf(args), nextId(store.shedules)))),
    updateDoctorShedule(args: Row) {
      const input = inputOf(args);
      const { id } = byId(store.shedules, args['id'], 'Especialidad');
      return shown.shedule(put(store.shedules, hours(input, id)));
    },
    deleteDoctorShedule() {
      throw refusal("Unimplemented method 'delete'");
    },
  };

  const consultations = {
    createConsultation(args: Row) {
      const { appointmentId } = inputOf(args);
      const key = longOf(appointmentId);
      found(store.appointment(key), 'Ficha de atención', key);
      const row: ConsultationRow = {
        id: nextId(store.consultations),
        consultationDate: wallDay(now(), serverZone),
        status: 'PENDING',
        appointmentId: key,
        laboratoryTests: [],
        diagnosticFiles: [],
        medications: [],
      };
      return shown.consultation(put(store.consultations, row));
    },
    updateConsultation(args: Row) {
      const { status, laboratoryTest, diagnosticFile, medication } = inputOf(args);
      const before = byId(store.consultations, args['id'], 'Consultation');
      const plus = (rows: readonly Row[], added: unknown): readonly Row[] =>
        isRow(added) ? [...rows, { ...added, id: String(900 + before.id * 10 + rows.length) }] : rows;
      return shown.consultation(
        put(store.consultations, {
          ...before,
          status: typeof status === 'string' ? status : before.status,
          laboratoryTests: plus(before.laboratoryTests, laboratoryTest),
          diagnosticFiles: plus(before.diagnosticFiles, diagnosticFile),
          medications: plus(before.medications, medication),
        }),
      );
    },
  };
  return { ...lists, ...doctors, ...shedules, ...consultations };
}
