import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { meetingOf } from './agenda.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { DentalinkMemory } from './memory.ts';
import { especialidades, intervalo, sillones, sobrecupo } from './records.ts';
import type { Shown } from './shown.ts';
import { badRequest, dayIn, dentalinkIds, type Estado, estadoOf, isCita, notFound, zoneOfAccount } from './values.ts';

interface Between {
  readonly start: number;
  readonly end: number;
}

const minuteMs = 60_000;

function numberIn(input: Row, field: string): number | null {
  const value = input[field];
  return typeof value === 'number' ? value : null;
}

/** The mutations that change the book. */
export function citaWrites(backstage: Backstage, memory: DentalinkMemory, shown: Shown) {
  const { practice, now } = backstage;
  const zone = zoneOfAccount(practice);
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const estadoIn = (id: number | null): Estado | null => {
    if (id === null) return null;
    const found = memory.estados.find((row) => row.id === id);
    if (!found) throw badRequest(`El estado ${String(id)} no existe`);
    return found;
  };
  const checkMinutes = (minutes: number): void => {
    if (minutes <= 0 || minutes % intervalo !== 0)
      throw badRequest('La duración no es compatible con el intervalo de atención del profesional');
  };
  const startOf = (input: Row): number => {
    const day = dayIn(givenText(input, 'fecha') ?? '', 'fecha');
    const time = /^([01]\d|2[0-3]):[0-5]\d(?=$|:00$)/.exec((givenText(input, 'hora_inicio') ?? '').trim())?.[0];
    if (time === undefined) throw badRequest('El formato de hora_inicio debe ser HH:MM');
    return instantOfWall(`${day}T${time}:00`, zone);
  };

  /** Who is named, or the first of an especialidad who works there and is free. */
  const dentistaIn = (input: Row, place: PlaceRecord, between: Between): ProviderRecord => {
    const [id, specialty] = [numberIn(input, 'id_dentista'), numberIn(input, 'id_especialidad')];
    const staff = practice.providers.filter((row) => row.isActive && row.placeKeys.includes(place.key));
    if (id !== null) {
      const row = rowOf(staff, dentalinkIds.key('provider', String(id)));
      if (row) return row;
      throw badRequest('El dentista no atiende en la sucursal');
    }
    const wanted = especialidades.find((row) => row.id === specialty);
    if (!wanted) throw badRequest('Debe especificar id_dentista o id_especialidad');
    const free = staff.find((row) => row.role === wanted.role && !meetingOf(practice, row.key, between));
    if (free) return free;
    throw badRequest('No hay dentistas disponibles de la especialidad');
  };

  const citaOf = (id: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, dentalinkIds.key('appointment', String(id)));
    if (row && isCita(row, zone)) return row;
    throw notFound('La cita', id);
  };

  return {
    crearCita({ input }: { readonly input: Row }): Row {
      allowed();
      const place = rowOf(practice.places, dentalinkIds.key('place', String(input['id_sucursal'])));
      if (!place) throw badRequest('La sucursal no existe');
      const client = rowOf(practice.clients, dentalinkIds.key('client', String(input['id_paciente'])));
      if (!client || client.isDeleted) throw badRequest('El paciente no existe');
      if (!client.isActive) throw badRequest('El paciente se encuentra deshabilitado');
      const idSillon = numberIn(input, 'id_sillon') ?? sobrecupo;
      if (!sillones.some(({ id }) => id === idSillon)) throw badRequest('El sillón no existe');
      if (numberIn(input, 'videoconsulta') === 1) throw badRequest('El horario no admite videoconsultas');
      const minutes = numberIn(input, 'duracion') ?? 0;
      checkMinutes(minutes);
      const start = startOf(input);
      const between = { start, end: start + minutes * minuteMs };
      const provider = dentistaIn(input, place, between);
      // Who is booked beside others sits on a chair of its own.
      if (idSillon !== sobrecupo && meetingOf(practice, provider.key, between))
        throw badRequest('El horario no se encuentra disponible');
      const given = numberIn(input, 'id_tratamiento');
      const order = given === null ? memory.planes.get(client.key) : rowOf(memory.ledger.orders, given - 700);
      if (given !== null && order?.clientKey !== client.key) throw badRequest('El tratamiento no es del paciente');
      const estado = estadoIn(numberIn(input, 'id_estado')) ?? estadoOf('planned');
      const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
      const booking = {
        start,
        minutes,
        placeKey: place.key,
        // A cita doesn't say what it is for: the motivo of that length stands in.
        typeKey: (types.find((type) => type.minutes === minutes) ?? types[0])?.key ?? null,
        providerKey: provider.key,
        clientKey: client.key,
        reason: (givenText(input, 'comentario') ?? '').trim() || null,
        state: estado.state,
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      memory.chosen.set(row.key, estado.id);
      memory.reservas.set(row.key, { idSillon, orderKey: order?.key ?? null });
      return shown.cita(row);
    },
    modificarCita({ id_cita: id, input }: { readonly id_cita: number; readonly input: Row }): Row {
      allowed();
      const row = citaOf(id);
      const estado = estadoIn(numberIn(input, 'id_estado'));
      const minutes = numberIn(input, 'duracion');
      const reason = givenText(input, 'comentarios');
      const { providerKey, start } = row;
      if (minutes !== null) {
        checkMinutes(minutes);
        const between = { start, end: start + minutes * minuteMs };
        const isLonger = minutes > row.minutes && providerKey !== null;
        if (isLonger && meetingOf(practice, providerKey, between, row.key))
          throw badRequest('El horario no se encuentra disponible');
      }
      const change = {
        state: estado?.state,
        minutes: minutes ?? undefined,
        reason: reason === undefined ? undefined : (reason ?? '').trim() || null,
      };
      const changed = done(() => changeAppointment(practice, row.key, change, now()));
      if (estado) memory.chosen.set(row.key, estado.id);
      return shown.cita(changed);
    },
    crearEstadoCita({ input }: { readonly input: Row }): Row {
      allowed();
      const nombre = (givenText(input, 'nombre') ?? '').trim();
      if (nombre === '') throw badRequest('El nombre es requerido');
      const row: Estado = {
        id: Math.max(...memory.estados.map(({ id }) => id)) + 1,
        nombre,
        color: givenText(input, 'color') ?? '#ffffff',
        state: numberIn(input, 'anulacion') === 1 ? 'cancelled' : 'planned',
        isReserved: false,
        isConfirmed: false,
      };
      memory.estados.push(row);
      return shown.book.estado(row);
    },
  };
}
