import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PsicoMemory } from './memory.ts';
import type { PsicoRecords } from './records.ts';
import type { PsicoFinders } from './resolvers.ts';
import { dayOf, exception, hourOf, practiceZone, psicoIds } from './values.ts';

interface Id {
  readonly id: string;
}

const usualMinutes = 50;

/** The mutations for visits, and the one of the calendar. */
export function psicoConsultaWrites(
  backstage: Backstage,
  records: PsicoRecords,
  memory: PsicoMemory,
  { consultaOf, usuarioOf, psicologoOf, today }: PsicoFinders,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const remember = (key: number, fields: Row): void => {
    memory.consultas.set(key, { ...memory.consultas.get(key), ...fields });
  };
  const text = (input: Row, field: string): string => givenText(input, field) ?? '';
  /** Visits at this very day and hour that aren't called off. */
  const visitsAt = (day: string, hour: string): readonly AppointmentRecord[] =>
    records.consultas((row) => {
      const isThen = wallDay(row.start, practiceZone) === day && wallTime(row.start, practiceZone) === hour;
      return isThen && !records.isCancelled(row);
    });
  const instantAt = (day: string, hour: string): number => instantOfWall(`${day}T${hour}`, practiceZone);

  return {
    createConsulta({ createConsultaInput: input }: { readonly createConsultaInput: Row }) {
      const client = usuarioOf(text(input, 'usuarioId'));
      const psicologo = psicologoOf(text(input, 'psicologoId'));
      const id = String(psicologo['id']);
      const day = dayOf(text(input, 'fecha'));
      if (day < today()) throw exception(400, 'No se pueden crear consultas en fechas pasadas');
      const hour = hourOf(text(input, 'hora'));
      if (visitsAt(day, hour).some((row) => records.psicologoId(row) === id)) {
        const name = `${String(psicologo['nombre'])} ${String(psicologo['apellidos'])}`;
        throw exception(400, `Ya existe una consulta programada para ${name} en esta fecha y hora`);
      }
      // A psychologist who was added is unknown to the practice, so that a visit with her is stored with another one.
      const providerKey = psicoIds.key('provider', id);
      const isKnown = practice.providers.some(({ key }) => key === providerKey);
      const row = done(() =>
        bookAppointment(
          practice,
          {
            start: instantAt(day, hour),
            minutes: usualMinutes,
            placeKey: 1,
            typeKey: 1,
            providerKey: isKnown ? providerKey : 1,
            clientKey: client.key,
            reason: text(input, 'motivo'),
          },
          now(),
        ),
      );
      const isOnline = input['tipo'] === 'ONLINE';
      remember(row.key, {
        tipo: input['tipo'],
        confirmada: false,
        psicologoId: isKnown ? undefined : id,
        googleEventId: `evt${String(row.key).padStart(6, '0')}`,
        googleMeetLink: isOnline ? `https://meet.example.test/psi-${String(row.key)}` : null,
      });
      return records.consulta(row);
    },
    updateConsulta({ id, updateConsultaInput: input }: Id & { readonly updateConsultaInput: Row }) {
      const before = consultaOf(id);
      const given = presentFields(input);
      const isMoved = Boolean(given['fecha']) || Boolean(given['hora']);
      const day = given['fecha'] ? dayOf(text(given, 'fecha')) : wallDay(before.start, practiceZone);
      const hour = given['hora'] ? hourOf(text(given, 'hora')) : wallTime(before.start, practiceZone);
      // No matter with whom.
      if (isMoved && visitsAt(day, hour).some(({ key }) => key !== before.key))
        throw exception(400, 'Ya existe una consulta programada para esta fecha y hora');
      const emptied = ['fecha', 'hora', 'tipo', 'motivo'].find((column) => given[column] === null);
      if (emptied !== undefined) {
        const relation = 'of relation "consulta" violates not-null constraint';
        throw new GraphQLError(`null value in column "${emptied}" ${relation}`);
      }
      const reason = 'motivo' in given ? text(given, 'motivo') : undefined;
      const start = isMoved ? instantAt(day, hour) : undefined;
      // The people stay as they are: what is loaded of a relation counts for more than the number of its column.
      const row = done(() => changeAppointment(practice, before.key, { start, reason }, now()));
      if ('tipo' in given) {
        const link = given['tipo'] === 'ONLINE' && {
          googleMeetLink: `https://meet.example.test/psi-${String(row.key)}`,
        };
        remember(row.key, { tipo: given['tipo'], ...link });
      }
      return records.consulta(row, false);
    },
    confirmarConsulta({ id }: Id) {
      const before = consultaOf(id);
      const state = before.state === 'planned' ? 'confirmed' : undefined;
      const row = done(() => changeAppointment(practice, before.key, { state }, now()));
      // Also one that is called off, and stays so.
      remember(row.key, { confirmada: true });
      return records.consulta(row);
    },
    cancelarConsulta({ id }: Id) {
      const before = consultaOf(id);
      const { confirmada } = records.bareConsulta(before);
      const row = done(() => changeAppointment(practice, before.key, { state: 'cancelled' }, now()));
      remember(row.key, { confirmada });
      return records.consulta(row);
    },
    removeConsulta({ id }: Id) {
      const before = consultaOf(id);
      const shown = records.consulta(before);
      done(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      // What is removed has lost its id.
      return { ...shown, id: null };
    },
    createTestEvent({ summary, startDateTime, includeGoogleMeet }: Readonly<Record<string, unknown>>) {
      done(() => ({ ok: true, row: null }));
      memory.events.push({ summary: String(summary), start: String(startDateTime) });
      const number = String(memory.events.length);
      const meetLink = includeGoogleMeet === true ? `https://meet.example.test/test-${number}` : null;
      return { eventId: `test${number}`, meetLink, success: true, message: 'Evento creado exitosamente' };
    },
  };
}
