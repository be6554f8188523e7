import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { psicoConsultaWrites } from './consultaWrites.ts';
import { createPsicoMemory } from './memory.ts';
import { psicoPeopleWrites } from './peopleWrites.ts';
import { psicoRecords } from './records.ts';
import { checkUuid, dayOf, exception, isConsulta, practiceZone, psicoIds } from './values.ts';

interface Id {
  readonly id: string;
}

const slotMinutes = 50;

/** The root fields of the service. Nobody has to sign in, and nothing comes in pages. */
export function psicoRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createPsicoMemory(practice);
  const records = psicoRecords(backstage, memory);
  const today = (): string => dayOf(utcText(now()));

  const consultaOf = (id: string): AppointmentRecord => {
    checkUuid(id);
    const row = rowOf(practice.appointments, psicoIds.key('appointment', id));
    if (row && isConsulta(row)) return row;
    throw exception(404, `Consulta con ID ${id} no encontrada`);
  };
  const usuarioOf = (id: string): ClientRecord => {
    checkUuid(id);
    const row = records.client(id);
    if (row) return row;
    throw exception(404, `Usuario con ID ${id} no encontrado`);
  };
  const psicologoOf = (id: string): Row => {
    checkUuid(id);
    const row = records.psicologo(id);
    if (row) return row;
    throw exception(404, `Psicólogo con ID "${id}" no encontrado`);
  };
  const finders = { consultaOf, usuarioOf, psicologoOf, today };

  const listed = (rows: readonly AppointmentRecord[]): readonly Row[] => rows.map((row) => records.consulta(row));
  const dayOfVisit = (row: AppointmentRecord): number => Date.parse(wallDay(row.start, practiceZone));
  // A day is its midnight, so that today is in the past from its first second on.
  const isAhead = (row: AppointmentRecord): boolean => dayOfVisit(row) > now() && !records.isCancelled(row);
  const isBehind = (row: AppointmentRecord): boolean => dayOfVisit(row) < now() && !records.isCancelled(row);
  const isWith =
    (id: string) =>
    (row: AppointmentRecord): boolean =>
      records.psicologoId(row) === id;
  const psicologosBy = (fits: (row: Row) => boolean): readonly Row[] =>
    [...memory.psicologos.values()]
      .filter(fits)
      .toSorted((one, other) => String(one['nombre']).localeCompare(String(other['nombre']), 'en'));
  const psicologoBy = (field: 'email' | 'googleCalendarId', label: string, value: string): Row => {
    const [row] = psicologosBy((each) => each[field] === value);
    if (row) return records.barePsicologo(row);
    throw exception(404, `Psicólogo con ${label} "${value}" no encontrado`);
  };
  const eventsOf = (day: string): typeof memory.events => memory.events.filter(({ start }) => dayOf(start) === day);

  return {
    consultas: () => listed(records.consultas()),
    consulta: ({ id }: Id) => records.consulta(consultaOf(id)),
    consultasByUsuario({ usuarioId }: { readonly usuarioId: string }) {
      checkUuid(usuarioId);
      const key = psicoIds.key('client', usuarioId);
      return listed(records.consultas(({ clientKey }) => clientKey === key));
    },
    consultasByPsicologo({ psicologoId }: { readonly psicologoId: string }) {
      checkUuid(psicologoId);
      return listed(records.consultas(isWith(psicologoId)));
    },
    consultasProximas: () => listed(records.consultas(isAhead)),
    consultasPasadas: () => listed(records.consultas(isBehind).toReversed()),
    consultasProximasByPsicologo({ psicologoId }: { readonly psicologoId: string }) {
      checkUuid(psicologoId);
      return listed(records.consultas((row) => isWith(psicologoId)(row) && isAhead(row)));
    },
    usuarios: () => records.usuarios().map((row) => records.usuario(row)),
    usuario: ({ id }: Id) => records.usuario(usuarioOf(id)),
    usuarioByRut({ rut }: { readonly rut: string }) {
      const row = records.usuarios().find((client) => records.bareUsuario(client)['rut'] === rut);
      if (row) return records.usuario(row);
      throw exception(404, `Usuario con RUT ${rut} no encontrado`);
    },
    psicologos: () => psicologosBy((row) => row['activo'] === true).map((row) => records.barePsicologo(row)),
    psicologosAll: () => psicologosBy(() => true).map((row) => records.barePsicologo(row)),
    psicologo: ({ id }: Id) => records.psicologoWithConsultas(psicologoOf(id)),
    psicologoByEmail: ({ email }: { readonly email: string }) => psicologoBy('email', 'email', email),
    psicologoByCalendarId: ({ googleCalendarId }: { readonly googleCalendarId: string }) =>
      psicologoBy('googleCalendarId', 'Google Calendar ID', googleCalendarId),
    testCalendarConnection: true,
    getEventsForDate: ({ date }: { readonly date: string }) =>
      eventsOf(dayOf(date)).map(({ summary, start }) => `${summary} - ${start}`),
    /** Free times of the practice's own calendar, which has no visits: those are in the psychologists' ones. */
    horariosDisponibles({ fecha, horaInicio, horaFin }: Readonly<Record<string, string>>) {
      const day = dayOf(fecha ?? '');
      if (day < today()) return [];
      const minutesOf = (text = ''): number => {
        const [hour = Number.NaN, minute = Number.NaN] = text.split(':').map(Number);
        return hour * 60 + minute;
      };
      const taken = new Set(eventsOf(day).map(({ start }) => new Date(start).toISOString().slice(11, 16)));
      const slots: string[] = [];
      for (let minutes = minutesOf(horaInicio); minutes < minutesOf(horaFin); minutes += slotMinutes) {
        const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
        if (!taken.has(text)) slots.push(text);
      }
      return slots;
    },
    ...psicoConsultaWrites(backstage, records, memory, finders),
    ...psicoPeopleWrites(backstage, records, memory, finders),
  };
}

/** What finds a row by its id, or says that there is none. */
export interface PsicoFinders {
  readonly consultaOf: (id: string) => AppointmentRecord;
  readonly usuarioOf: (id: string) => ClientRecord;
  readonly psicologoOf: (id: string) => Row;
  readonly today: () => string;
}
