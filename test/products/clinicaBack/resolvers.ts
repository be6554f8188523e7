import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type ConsultationRow, createStore, type Store } from './records.ts';
import { dateOf, found, longOf, refusal, textOf } from './refusal.ts';
import { accountOf, type DoctorRow, emailOf, isPatient, type SheduleRow, timeText } from './seeds.ts';
import { clinicaWrites } from './writes.ts';

const roles = { ADMIN: '1', DOCTOR: '2', PATIENT: '3' } as const;

/** How rows are shown; what leads to other rows are functions. */
export type Shown = ReturnType<typeof shownRows>;

function shownRows({ meet }: Backstage, store: Store) {
  const role = (name: keyof typeof roles): readonly Row[] => [{ id: roles[name], name: `ROLE_${name}` }];
  const patient = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: String(row.key),
      ...store.paperOf(row.key),
      address: [row.street, row.city].filter((part) => part !== '').join(', '),
      phone: row.phones[0]?.value ?? null,
      user: () => ({
        id: String(accountOf(row.key)),
        fullName: fullNameOf(row),
        enabled: row.isActive,
        email: emailOf(row),
        userType: store.untyped.has(row.key) ? null : 'PATIENT',
        roles: role('PATIENT'),
      }),
    };
  };
  const doctor = ({ id, code, userId, fullName, email, enabled }: DoctorRow): Row => ({
    id: String(id),
    code,
    user: { id: String(userId), fullName, email, enabled, userType: 'DOCTOR', roles: role('DOCTOR') },
  });
  const shedule = (row: SheduleRow): Row => ({
    id: String(row.id),
    dayOfWeek: row.dayOfWeek,
    startTime: timeText(row.from),
    endTime: timeText(row.to),
    slotDuration: row.slotDuration,
    totalSlots: Math.floor((row.to - row.from) / row.slotDuration),
    status: row.status,
    doctor: () => store.doctors.filter(({ id }) => id === row.doctorId).map(doctor)[0] ?? null,
    speciality: () => store.specialities.find(({ id }) => id === row.specialityId) ?? null,
    consultingRoom: () => store.rooms.find(({ id }) => id === row.roomId) ?? null,
  });
  const ofShedule = (id: number): readonly AppointmentRecord[] =>
    store.appointments().filter((row) => store.slotOf(row)?.sheduleId === id);
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const slot = store.slotOf(row);
    return {
      id: String(row.key),
      appointmentDate: slot?.date ?? null,
      slotNumber: slot?.number ?? null,
      status: store.wordOf(row),
      patient: () => {
        const client = store.clientOf(row);
        return client && patient(client);
      },
      // The slots that are taken are counted by the list of hours alone.
      doctorShedule: () => store.shedules.filter(({ id }) => id === slot?.sheduleId).map(shedule)[0] ?? null,
    };
  };
  return {
    patient,
    doctor,
    appointment,
    shedule: (row: SheduleRow): Row => ({ ...shedule(row), appointments: () => ofShedule(row.id).map(appointment) }),
    sheduleResponse: (row: SheduleRow): Row => ({
      ...shedule(row),
      reservedSlots: () => ofShedule(row.id).map((each) => store.slotOf(each)?.number ?? null),
    }),
    // A diagnosis is kept under a misspelled name, and so never shown.
    consultation: (row: ConsultationRow): Row => ({
      ...row,
      diagnosis: null,
      appointment: () => {
        const own = store.appointment(row.appointmentId);
        return own && appointment(own);
      },
    }),
  };
}

/** The root fields of the service. Those of medical histories have nothing behind them, and answer null. */
export function clinicaRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const store = createStore(practice);
  const shown = shownRows(backstage, store);
  const whole = <Any>(rows: readonly Any[], show: (row: Any) => unknown): readonly unknown[] =>
    rows.slice(0, cap).map(show);
  const byId = <Any extends { readonly id: number }>(rows: readonly Any[], id: unknown, what: string): Any => {
    const key = longOf(id);
    return found(
      rows.find((row) => row.id === key),
      what,
      key,
    );
  };
  const patients = (): readonly ClientRecord[] => practice.clients.filter(isPatient);
  const same = <Any>(row: Any): Any => row;
  return {
    specialities: () => whole(store.specialities, same),
    speciality: ({ id }: Row) => byId(store.specialities, id, 'Especialidad'),
    consultingRooms: () => whole(store.rooms, same),
    consultingRoom: ({ id }: Row) => byId(store.rooms, id, 'Habitación de Consulta'),
    patients: () => whole(patients(), shown.patient),
    patient({ id }: Row) {
      const key = longOf(id);
      return shown.patient(
        found(
          patients().find((row) => row.key === key),
          'Paciente',
          key,
        ),
      );
    },
    doctors: () => whole(store.doctors, shown.doctor),
    doctor: ({ id }: Row) => shown.doctor(byId(store.doctors, id, 'Doctor')),
    doctorShedules: ({ params }: Row) => whole(store.shedules.filter(fitsHours(params)), shown.sheduleResponse),
    // The service takes the word for specialities here too.
    doctorShedule: ({ id }: Row) => shown.shedule(byId(store.shedules, id, 'Especialidad')),
    appointments: ({ params }: Row) => whole(store.appointments().filter(fits(store, params)), shown.appointment),
    appointment({ id }: Row) {
      const key = longOf(id);
      return shown.appointment(found(store.appointment(key), 'Ficha de atención', key));
    },
    medicalHistories: null,
    medicalHistory: null,
    consultations: () => whole(store.consultations, shown.consultation),
    consultation: ({ id }: Row) => shown.consultation(byId(store.consultations, id, 'Consultation')),
    createMedicalHistory: null,
    ...clinicaWrites(backstage, store, shown),
  };
}

/** Conditions on hours: those that are given have to be met. */
function fitsHours(params: unknown): (row: SheduleRow) => boolean {
  const given = isRow(params) ? params : {};
  const wanted = (['doctorId', 'specialityId'] as const).flatMap((name) => numbered(given, name, name));
  const room = numbered(given, 'consultingRoomId', 'roomId' as const);
  const { dayOfWeek = null, status = null } = given;
  return (row) =>
    [...wanted, ...room].every(({ field, value }) => row[field] === value) &&
    (dayOfWeek === null || row.dayOfWeek === dayOfWeek) &&
    (status === null || row.status === status);
}

function numbered<Field extends string>(given: Row, name: string, field: Field) {
  const value = given[name] ?? null;
  return value === null ? [] : [{ field, value: longOf(value) }];
}

/**
 * Conditions on appointments.
 *
 * Those on the day and on the status have never worked: one asks for a column where a property is needed, the other
 * expects a truth value.
 */
function fits(store: Store, params: unknown): (row: AppointmentRecord) => boolean {
  const given = isRow(params) ? params : {};
  const { status = null, appointmentDate = null } = given;
  if (status !== null)
    throw refusal(
      `org.springframework.validation.BeanPropertyBindingResult: 1 errors\nField error in object '$.params' on field 'status': rejected value [${textOf(status)}]`,
    );
  if (dateOf(appointmentDate) !== null)
    throw refusal(
      "Could not resolve attribute 'appointment_date' of 'com.kevin.gestionhistoriaclinica.models.entities.shedule.Appointment'",
    );
  const patient = numbered(given, 'patientId', 'patient');
  const hours = numbered(given, 'doctorSheduleId', 'id' as const);
  const others = (['doctorId', 'specialityId'] as const).flatMap((name) => numbered(given, name, name));
  return (row) => {
    const shedule = store.shedules.find(({ id }) => id === store.slotOf(row)?.sheduleId);
    const isOfHours = [...hours, ...others].every(({ field, value }) => shedule?.[field] === value);
    return isOfHours && patient.every(({ value }) => row.clientKey === value);
  };
}
