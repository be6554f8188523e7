import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { ManagerMemory } from './memory.ts';
import type { ManagerRecords } from './records.ts';
import { failed, idIn, idsIn, instantIn, managerIds } from './values.ts';

interface Args {
  readonly id: string;
  readonly input: Row;
}

/** The given and the family name of a name; what is last is the family's. */
function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const space = name.lastIndexOf(' ');
  return { givenName: space < 0 ? null : name.slice(0, space), familyName: name.slice(space + 1) };
}

/** The mutations for patients and for the calendar. */
export function managerWrites(
  backstage: Backstage,
  records: ManagerRecords,
  memory: ManagerMemory,
): Readonly<Record<string, (args: Args) => unknown>> {
  const { practice, now } = backstage;
  const allow = (): void => {
    if (backstage.refuseWrites !== null) throw new GraphQLError(backstage.refuseWrites);
  };
  const done = <Record>(message: string, write: () => Written<Record>): Record => {
    allow();
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : failed(message, 'BAD_USER_INPUT');
  };

  const saveProfile = (key: number, input: Row, message: string): Row | null => {
    const before = rowOf(practice.clients, key);
    const { emails } = contactChange(before, undefined, givenText(input, 'email'));
    const [street, city] = [givenText(input, 'street'), givenText(input, 'city')];
    const change: Partial<ClientRecord> = {
      ...namesOf(String(input['name'])),
      ...(emails !== undefined && { emails }),
      ...(street !== undefined && { street: street ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
    };
    done(message, () => changeClient(practice, key, change, now()));
    const id = managerIds.of('client', key);
    const { name: _, email: __, ...profile } = presentFields(input);
    memory.profiles.set(id, { ...memory.profiles.get(id), ...profile });
    return records.patient(id);
  };

  /** What an input says of a schedule; references that lead nowhere are refused. */
  const scheduleIn = (input: Row, message: string) => {
    const resources = isRow(input['resources']) ? input['resources'] : {};
    const doctorId = idIn(resources, 'doctor');
    const patient = records.patient(idIn(resources, 'patient'));
    const procedureIds = idsIn(resources, 'procedures') ?? [];
    const isKnown = records.doctor(doctorId) && procedureIds.every((id) => memory.procedures.has(id));
    if (!isKnown || !patient) failed(message, 'BAD_USER_INPUT');
    const [start, end] = [String(input['start']), String(input['end'])];
    const from = instantIn(start) ?? 0;
    const typeKey = procedureIds.map((id) => managerIds.key('visitType', id)).find((key) => key !== null);
    return {
      stored: { title: String(input['title']), start, end, doctorId, procedureIds },
      sendEmail: resources['sendEmail'],
      change: {
        start: from,
        minutes: ((instantIn(end) ?? from) - from) / 60_000,
        clientKey: managerIds.key('client', idIn(resources, 'patient')),
        providerKey: managerIds.key('provider', doctorId),
        reason: givenText(resources, 'comments'),
        ...(typeKey !== undefined && { typeKey }),
      },
    };
  };
  const store = (row: AppointmentRecord, { stored, sendEmail }: { stored: Row; sendEmail: unknown }): Row => {
    const before = memory.schedules.get(row.key);
    const mail = sendEmail === undefined ? (before?.['sendEmail'] ?? false) : sendEmail;
    memory.schedules.set(row.key, { ...stored, sendEmail: mail });
    return records.schedule(row);
  };

  return {
    createPatient({ input }) {
      const message = 'Falha ao criar paciente';
      const { key } = done(message, () => registerClient(practice, namesOf(String(input['name'])), now()));
      return saveProfile(key, input, message);
    },
    updatePatient({ id, input }) {
      const message = 'Falha ao editar paciente';
      const key = records.patient(id) && managerIds.key('client', id);
      return key ? saveProfile(key, input, message) : failed(message, 'BAD_USER_INPUT');
    },
    createSchedule({ input }) {
      const message = 'Falha ao criar agendamento';
      const { change, ...rest } = scheduleIn(input, message);
      const row = done(message, () => bookAppointment(practice, { placeKey: 1, typeKey: 1, ...change }, now()));
      return store(row, rest);
    },
    updateSchedule({ id, input }) {
      const message = 'Falha ao atualizar agendamento';
      const before = rowOf(practice.appointments, managerIds.key('appointment', id));
      if (!before || !records.isShown(before)) failed(message, 'BAD_USER_INPUT');
      // Whether a mail is sent stays where it isn't said; procedures that aren't said are gone.
      const shown = records.schedule(before)['resources'];
      const { change, stored, sendEmail } = scheduleIn(input, message);
      const row = done(message, () => changeAppointment(practice, before.key, change, now()));
      return store(row, {
        stored,
        sendEmail: sendEmail === undefined && isRow(shown) ? shown['sendEmail'] : sendEmail,
      });
    },
  };
}
