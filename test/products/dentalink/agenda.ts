import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween } from '../../dialects/openings.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hours, intervalo, sobrecupo, usualSillon } from './records.ts';
import { badRequest, dayIn, dentalinkIds, endOf, idOf, isCita, notFound, zoneOfAccount } from './values.ts';

interface RangeArgs {
  readonly id_sucursal: number;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
}

interface AgendaArgs extends RangeArgs {
  readonly id_dentista: number;
  readonly mostrar_detalles?: number | null;
}

const minuteMs = 60_000;
const mostDays = 14;
const mostDentists = 100;
/** Minutes of a line of the agenda. */
const line = 15;

/** Appointments of a provider between two instants; blocks count, cancelled ones don't. */
export function meetingOf(
  practice: Practice,
  providerKey: number,
  between: { readonly start: number; readonly end: number },
  butKey: number | null = null,
): AppointmentRecord | null {
  const zone = zoneOfAccount(practice);
  const found = practice.appointments.find((row) => {
    const isThere = row.providerKey === providerKey && row.key !== butKey && row.state !== 'cancelled';
    const isOver = row.start < between.end && endOf(row) > between.start;
    return isThere && isOver && (row.isBlock ? !row.isDeleted : isCita(row, zone));
  });
  return found ?? null;
}

/** The place and the days that are asked for; at most two weeks. */
function rangeOf({ practice }: Backstage, args: RangeArgs): { place: PlaceRecord; days: readonly string[] } {
  const place = rowOf(practice.places, dentalinkIds.key('place', String(args.id_sucursal)));
  if (!place) throw notFound('La sucursal', args.id_sucursal);
  const [from, to] = [dayIn(args.fecha_inicio, 'fecha_inicio'), dayIn(args.fecha_fin, 'fecha_fin')];
  const days = daysBetween(from, to);
  if (from > to) throw badRequest('fecha_fin debe ser igual o posterior a fecha_inicio');
  if (days.length > mostDays) throw badRequest('El plazo máximo entre fecha_inicio y fecha_fin es de 2 semanas');
  return { place, days };
}

function worksAt(provider: ProviderRecord | null, place: PlaceRecord, day: string): boolean {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
  return provider?.isActive === true && provider.placeKeys.includes(place.key) && !isSunday;
}

/** Times of a day from the first hour of work to the last, each so many minutes after the one before: HH:MM:SS. */
function timesOf(step: number): readonly string[] {
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const [from, to] = [minutes(hours.from), minutes(hours.to)];
  return Array.from({ length: (to - from) / step }, (_, index) => {
    const minute = from + index * step;
    return [Math.floor(minute / 60), minute % 60, 0].map((part) => String(part).padStart(2, '0')).join(':');
  });
}

function timeAfter(time: string, minutes: number): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) + minutes * minuteMs).toISOString().slice(11, 19);
}

/** The queries for free times. */
export function agendaQueries(backstage: Backstage) {
  const { practice, now } = backstage;
  const zone = zoneOfAccount(practice);
  const at = (day: string, time: string): number => instantOfWall(`${day}T${time}`, zone);

  return {
    horariosDisponibles(args: RangeArgs & { readonly ids_dentista: readonly number[] }): readonly Row[] {
      const { place, days } = rangeOf(backstage, args);
      if (args.ids_dentista.length > mostDentists) throw badRequest('El máximo de ids_dentista es 100');
      return args.ids_dentista.flatMap((id): Row[] => {
        const provider = rowOf(practice.providers, dentalinkIds.key('provider', String(id)));
        // Who has no hours there has no entry either.
        if (!provider?.isActive || !provider.placeKeys.includes(place.key)) return [];
        const bloques = (day: string): readonly Row[] =>
          (worksAt(provider, place, day) ? timesOf(intervalo) : [])
            .filter((time) => {
              const start = at(day, time);
              const between = { start, end: start + intervalo * minuteMs };
              return start > now() && !meetingOf(practice, provider.key, between);
            })
            .map((time) => ({ hora_inicio: time, hora_fin: timeAfter(time, intervalo), intervalo }));
        return [{ id_dentista: id, fechas: days.map((fecha) => ({ fecha, bloques: bloques(fecha) })) }];
      });
    },

    agenda(args: AgendaArgs): readonly Row[] {
      const { place, days } = rangeOf(backstage, args);
      const provider = rowOf(practice.providers, dentalinkIds.key('provider', String(args.id_dentista)));
      if (!provider) throw notFound('El dentista', args.id_dentista);
      const detail = (row: AppointmentRecord, day: string, time: string): Row => {
        const client = rowOf(practice.clients, row.clientKey);
        const first = Math.floor((at(day, time) - row.start) / (line * minuteMs)) + 1;
        const start = timeAfter(time, (row.start - at(day, time)) / minuteMs);
        return {
          tipo: row.isBlock ? 'Bloqueo' : 'Cita',
          id_cita: row.isBlock ? null : idOf('appointment', row.key),
          id_paciente: client && idOf('client', client.key),
          nombre_paciente: client?.givenName ?? null,
          apellidos_paciente: client?.familyName ?? null,
          comentario: row.reason ?? '',
          bloque: `${String(Math.max(1, first))}/${String(Math.ceil(row.minutes / line))}`,
          duracion_total: row.minutes,
          inicio: start,
          fin: timeAfter(start, row.minutes),
        };
      };
      return days.map((fecha) => ({
        fecha,
        horas: (worksAt(provider, place, fecha) ? timesOf(line) : []).map((time) => {
          const start = at(fecha, time);
          const taken = meetingOf(practice, provider.key, { start, end: start + line * minuteMs });
          const isDetailed = args.mostrar_detalles === 1 && taken !== null;
          return {
            hora: time.slice(0, 5),
            sillones: [
              {
                id_sillon: usualSillon(provider.key),
                disponible: taken === null,
                detalle: isDetailed ? detail(taken, fecha, time) : null,
              },
              { id_sillon: sobrecupo, disponible: true, detalle: null },
            ],
          };
        }),
      }));
    },
  };
}
