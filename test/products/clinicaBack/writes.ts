import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { startOf, type Store } from './records.ts';
import { dateOf, found, longOf, referredTo, refusal, textOf } from './refusal.ts';
import type { Shown } from './resolvers.ts';
import { accountOf, emailOf, isPatient, serverZone } from './seeds.ts';
import { tableWrites } from './tableWrites.ts';

const states = { PENDING: 'planned', CONFIRMED: 'confirmed', CANCELED: 'cancelled' } as const;

/** A day of an input, DD-MM-YYYY, as the service keeps and shows it: YYYY-MM-DD. */
function dayOf(value: unknown): string {
  const text = textOf(value ?? 'null');
  const [, day = '', month = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const isDay = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  if (!isDay) throw refusal(`La fecha debe estar en formato dd-MM-yyyy. Valor recibido: ${text}`);
  return iso;
}

/** A name in one text as given name and family name, which is the last word. */
function splitName(fullName: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = fullName.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
}

function nullPointer(call: string): Error {
  return refusal(`Cannot invoke "com.kevin.gestionhistoriaclinica.models.dto.${call}" because "dto" is null`);
}

/** The mutations of the service. */
export function clinicaWrites(backstage: Backstage, store: Store, shown: Shown): object {
  const { practice, now, refuseWrites } = backstage;
  const ready = (): void => {
    if (refuseWrites !== null) throw refusal(refuseWrites);
  };
  const done = <Any>(outcome: Written<Any>): Any => {
    if (outcome.ok) return outcome.row;
    throw refusal(outcome.message);
  };
  const patientOf = (id: unknown): ClientRecord => {
    if ((id ?? null) === null) throw refusal('The given id must not be null');
    const key = longOf(id);
    const client = rowOf(practice.clients, key);
    return found(client && isPatient(client) ? client : null, 'Paciente', key);
  };
  /** An address belongs to one account only. */
  const unused = (email: string, own: number | null): void => {
    const doctors = store.doctors.filter(({ userId }) => userId !== own).map((row) => row.email);
    const patients = practice.clients.filter(({ key }) => accountOf(key) !== own).map(emailOf);
    if ([...doctors, ...patients].includes(email))
      throw refusal(`could not execute statement [Duplicate entry '${email}' for key 'users.UK_email']`);
  };

  const appointments = {
    createAppointment({ input }: Row): Row {
      ready();
      if (!isRow(input)) throw nullPointer('shedule.AppointmentDto.getDoctorSheduleId()');
      const date = dateOf(input['appointmentDate']);
      const sheduleId = input['doctorSheduleId'] ?? null;
      if (sheduleId === null) throw refusal('The given id must not be null');
      const key = longOf(sheduleId);
      // The service takes the word for specialities here too.
      const shedule = found(
        store.shedules.find(({ id }) => id === key),
        'Especialidad',
        key,
      );
      const number = typeof input['slotNumber'] === 'number' ? input['slotNumber'] : null;
      const today = wallDay(now(), serverZone);
      // Only slots of the day on which it is asked are looked at, whatever day is wanted.
      const taken = store.appointments().filter((row) => {
        const slot = store.slotOf(row);
        return slot?.sheduleId === key && slot.number === number && slot.date === today;
      });
      if (taken.length > 1)
        throw refusal(`Query did not return a unique result: ${String(taken.length)} results were returned`);
      if (taken.length === 1) throw refusal('El cupo ya está reservado para este horario.');
      const client = patientOf(input['patientId']);
      const row = done(
        bookAppointment(
          practice,
          {
            start: startOf(shedule, date ?? today, number),
            minutes: shedule.slotDuration,
            placeKey: rowOf(practice.places, shedule.roomId)?.key ?? 1,
            typeKey: 1,
            providerKey: rowOf(practice.providers, shedule.doctorId)?.key ?? null,
            clientKey: client.key,
          },
          now(),
        ),
      );
      store.added.add(row.key);
      store.slots.set(row.key, { sheduleId: key, number, date });
      return shown.appointment(row);
    },
    updateAppointment({ id, input }: Row): Row {
      ready();
      const key = longOf(id);
      const before = found(store.appointment(key), 'Ficha de atención', key);
      if (!isRow(input)) throw nullPointer('shedule.AppointmentDto.setId(java.lang.Long)');
      // A status that isn't given is emptied; nothing else can be changed.
      const word = typeof input['status'] === 'string' ? input['status'] : null;
      const state = Object.entries(states).find(([each]) => each === word)?.[1];
      store.words.set(key, word);
      return shown.appointment(done(changeAppointment(practice, before.key, { state }, now())));
    },
    deleteAppointment({ id }: Row): boolean {
      ready();
      const row = store.appointment(longOf(id));
      if (!row) return true;
      if (store.consultations.some(({ appointmentId }) => appointmentId === row.key)) throw referredTo('consultations');
      done(changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
  };

  const patients = {
    createPatient({ input }: Row): Row {
      ready();
      const given = isRow(input) ? input : {};
      const user = given['user'];
      if (!isRow(user)) throw nullPointer('user.UserDto.getFullName()');
      const [fullName, email] = [String(user['fullName']), String(user['email'])];
      unused(email, null);
      const birthdate = dayOf(given['birthdate']);
      const name = splitName(fullName);
      const phone = typeof given['phone'] === 'string' ? given['phone'] : null;
      const row = done(registerClient(practice, { ...name, emails: [email], phones: [phone] }, now()));
      const street = typeof given['address'] === 'string' ? given['address'] : '';
      store.papers.set(row.key, { ic: typeof given['ic'] === 'string' ? given['ic'] : null, birthdate });
      // Nothing says the type of an account that is opened for a patient.
      store.untyped.add(row.key);
      const isActive = user['enabled'] !== false;
      return shown.patient(done(changeClient(practice, row.key, { street, city: '', isActive }, now())));
    },
    updatePatient({ id, input }: Row): Row {
      ready();
      const before = patientOf(id);
      const given = isRow(input) ? input : {};
      const birthdate = dayOf(given['birthdate']);
      const user = isRow(given['user']) ? given['user'] : null;
      // The account is the one whose id is given, which need not be this patient's.
      if (user) changeAccount(user, before);
      store.papers.set(before.key, { ic: String(given['ic']), birthdate });
      const { phones } = contactChange(before, String(given['phone']), undefined);
      const change = { street: String(given['address']), city: '', phones };
      return shown.patient(done(changeClient(practice, before.key, change, now())));
    },
  };

  function changeAccount(user: Row, patient: ClientRecord): void {
    const id = longOf(user['id']);
    const client = found(
      practice.clients.find((row) => isPatient(row) && accountOf(row.key) === id),
      'User',
      id,
    );
    if (client.key !== patient.key) throw refusal(`Duplicate entry '${String(id)}' for key 'patients.UK_user_id'`);
    const [fullName, email] = [String(user['fullName']), String(user['email'])];
    unused(email, id);
    const { emails } = contactChange(client, undefined, email);
    const name = fullName === fullNameOf(client) ? {} : splitName(fullName);
    done(changeClient(practice, client.key, { ...name, emails, isActive: user['enabled'] !== false }, now()));
  }

  return { ...appointments, ...patients, ...tableWrites(backstage, store, shown, { ready, unused }) };
}
