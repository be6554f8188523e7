import type { Backstage } from '../../dialects/dialect.ts';
import { type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { noDoctor, noPatient, refused, textIn } from './answers.ts';
import { type SapaevMemory, isZapis, nameParts, sapaevRows, sapaevWords } from './records.ts';
import { dateTimeOf } from './values.ts';
import { sapaevDeskWrites } from './deskWrites.ts';

type Input = Readonly<Record<'input', Row>>;

const validStatuses = ['scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled', 'no_show'];

const noAppointment = refused('Запись не найдена', 'APPOINTMENT_NOT_FOUND');

/** What changes patients and appointments; answers say whether it was done, in Russian. */
export function sapaevWrites(stage: Backstage, memory: SapaevMemory): object {
  const { practice, now } = stage;
  const rows = sapaevRows(stage, memory);
  /** The answer to a write; what goes wrong there is not said. */
  function answered<Record>(write: () => Written<Record>, message: string, show: (row: Record) => Row): Row {
    const outcome = written(stage, write);
    if (outcome.ok) return { success: true, message, errors: null, ...show(outcome.row) };
    return refused(stage.refuseWrites ?? 'Внутренняя ошибка сервера', 'INTERNAL_ERROR');
  }
  const zapis = (id: number) => rowOf(practice.appointments.filter(isZapis), id);
  /** What the practice has no place for. */
  function remember(key: number, input: Row): void {
    const given = ['birthDate', 'address', 'passportSeries', 'passportNumber']
      .map((field) => [field, textIn(input, field)] as const)
      .filter(([, value]) => value !== null);
    memory.patients.set(key, { ...memory.patients.get(key), ...Object.fromEntries(given) });
  }
  const statusOf = (word: string): VisitState => {
    const states = Object.keys(sapaevWords) as VisitState[]; // Sound: the record has exactly these keys.
    return states.find((state) => sapaevWords[state] === word) ?? 'planned';
  };
  return {
    createPatient({ input }: Input) {
      const phone = textIn(input, 'phone') ?? '';
      if (practice.clients.some((row) => rows.patientColumns(row)['phone'] === phone))
        return refused('Пациент с таким номером телефона уже существует', 'PHONE_EXISTS');
      const details = {
        ...nameParts(textIn(input, 'fullName') ?? ''),
        phones: [phone],
        emails: [textIn(input, 'email')],
      };
      return answered(
        () => registerClient(practice, details, now()),
        'Пациент успешно создан',
        (row) => {
          memory.patients.set(row.key, { birthDate: null, passportSeries: null, passportNumber: null });
          remember(row.key, input);
          return { patient: rows.patient(row) };
        },
      );
    },
    updatePatient({ id, input }: Input & { readonly id: number }) {
      const before = rowOf(practice.clients, id);
      if (!before) return noPatient;
      const [name, phone, email] = ['fullName', 'phone', 'email'].map((field) => textIn(input, field));
      const changes = {
        ...(typeof name === 'string' && nameParts(name)),
        ...(typeof phone === 'string' && {
          phones: [{ label: before.phones[0]?.label ?? 'Mobile', value: phone }, ...before.phones.slice(1)],
        }),
        ...(typeof email === 'string' && { emails: [email, ...before.emails.slice(1)] }),
      };
      return answered(
        () => changeClient(practice, before.key, changes, now()),
        'Пациент успешно обновлен',
        (row) => {
          remember(row.key, input);
          return { patient: rows.patient(row) };
        },
      );
    },
    deletePatient({ id }: { readonly id: number }) {
      const index = practice.clients.findIndex(({ key }) => key === id);
      if (index === -1) return noPatient;
      const isNeeded = [...practice.appointments, ...rows.visits()].some(({ clientKey }) => clientKey === id);
      if (isNeeded)
        return refused('Нельзя удалить пациента с существующими записями или визитами', 'HAS_RELATED_RECORDS');
      return answered(
        () => ({ ok: true, row: practice.clients.splice(index, 1) }),
        'Пациент успешно удален',
        () => ({}),
      );
    },
    createAppointment({ input }: Input) {
      const start = dateTimeOf(input['appointmentDate']);
      const who = practice.clients.find(({ key }) => key === input['patientId']);
      if (!who) return noPatient;
      const doctor = practice.providers.find(({ key }) => key === input['doctorId']);
      if (!doctor) return noDoctor;
      const service = rows.services().find(({ key }) => key === input['serviceId']);
      if (!service) return refused('Услуга не найдена', 'SERVICE_NOT_FOUND');
      const details = {
        start,
        placeKey: 1,
        // A service that was entered here is kept as the first one.
        typeKey: rowOf(practice.visitTypes, service.key)?.key ?? 1,
        providerKey: doctor.key,
        clientKey: who.key,
        reason: textIn(input, 'notes'),
      };
      return answered(
        () => bookAppointment(practice, details, now()),
        'Запись успешно создана',
        (row) => ({ appointment: rows.appointment(row) }),
      );
    },
    updateAppointmentStatus({ id, status }: { readonly id: number; readonly status: string }) {
      const before = zapis(id);
      if (!before) return noAppointment;
      if (!validStatuses.includes(status))
        return refused(`Недопустимый статус. Допустимые: ${validStatuses.join(', ')}`, 'INVALID_STATUS');
      // The same word again leaves what the practice knows more exactly.
      const state = sapaevWords[before.state] === status ? before.state : statusOf(status);
      return answered(
        () => changeAppointment(practice, before.key, { state }, now()),
        'Статус записи успешно обновлен',
        (row) => ({ appointment: rows.appointment(row) }),
      );
    },
    cancelAppointment({ id, reason }: { readonly id: number; readonly reason?: string | null }) {
      const before = zapis(id);
      if (!before) return noAppointment;
      if (before.state === 'completed') return refused('Нельзя отменить завершенную запись', 'CANNOT_CANCEL_COMPLETED');
      // Why goes on below the notes.
      const note = `${before.reason ?? ''}\nОтменено: ${reason ? reason : 'Без указания причины'}`;
      const changes = { state: 'cancelled', reason: note, cancelReason: reason ?? null } as const;
      return answered(
        () => changeAppointment(practice, before.key, changes, now()),
        'Запись успешно отменена',
        (row) => ({ appointment: rows.appointment(row) }),
      );
    },
    ...sapaevDeskWrites(stage, memory),
  };
}
