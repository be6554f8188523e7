import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { agendaQueries } from './agenda.ts';
import { fieldLista, type Lista, type ListaArgs, pageOf } from './listas.ts';
import { createMemory, estadoOfCita } from './memory.ts';
import { officeQueries } from './officeQueries.ts';
import { especialidades, sillones } from './records.ts';
import { shownRows } from './shown.ts';
import { dateText, datetimeText, dentalinkIds, isCita, notFound } from './values.ts';
import { dentalinkWrites } from './writes.ts';

const pacienteColumns = [
  'rut',
  'email',
  'nombre',
  'apellidos',
  'numero_ficha',
  'fecha_nacimiento',
  'fecha_afiliacion',
  'sexo',
  'habilitado',
  'celular',
  'telefono',
];
const dentistaColumns = ['rut', 'email', 'nombre', 'apellidos', 'id_especialidad', 'especialidad', 'habilitado'];
const estadoColumns = ['nombre', 'reservado', 'anulacion', 'uso_interno', 'habilitado'];

/** The root fields of the service over a practice. */
export function dentalinkRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(practice, now());
  const shown = shownRows(backstage, memory);
  const { book, zone } = shown;
  const keyIn = (kind: Kind, id: number): number | null => dentalinkIds.key(kind, String(id));

  const citas: Lista<AppointmentRecord> = {
    columns: {
      id: ({ key }) => Number(dentalinkIds.of('appointment', key)),
      fecha: ({ start }) => dateText(start, zone),
      hora: ({ start }) => datetimeText(start, zone).slice(11),
      id_dentista: ({ providerKey }) =>
        providerKey === null ? null : Number(dentalinkIds.of('provider', providerKey)),
      id_sucursal: ({ placeKey }) => Number(dentalinkIds.of('place', placeKey)),
      id_estado: (row) => estadoOfCita(memory, row).id,
      estado: (row) => estadoOfCita(memory, row).nombre,
      fecha_actualizacion: ({ updatedAt }) => datetimeText(updatedAt, zone),
    },
    sorts: ['id', 'fecha', 'hora'],
    show: shown.cita,
  };
  const lista = {
    citas,
    pacientes: fieldLista(
      book.pacienteFields,
      pacienteColumns,
      ['id', 'fecha_afiliacion', 'fecha_nacimiento'],
      shown.paciente,
    ),
    dentistas: fieldLista(book.dentistaFields, dentistaColumns, ['id'], shown.dentista),
    sucursales: fieldLista(book.sucursalFields, ['nombre', 'habilitada'], ['id'], shown.sucursal),
    estados: fieldLista(book.estado, estadoColumns, ['id']),
    motivos: fieldLista(book.motivo, ['id_especialidad', 'nombre_motivo_atencion', 'agenda_online'], []),
    plain: fieldLista((row: Row) => row, [], []),
  };

  return {
    pacientes: (args: ListaArgs) => pageOf(shown.pacientes(), lista.pacientes, args, cap),
    paciente({ id_paciente: id }: { readonly id_paciente: number }): Row {
      const row = rowOf(practice.clients, keyIn('client', id));
      if (!row || row.isDeleted) throw notFound('El paciente', id);
      return shown.paciente(row);
    },
    citas: (args: ListaArgs) => pageOf(shown.citas(), lista.citas, args, cap),
    cita({ id_cita: id }: { readonly id_cita: number }): Row {
      const row = rowOf(practice.appointments, keyIn('appointment', id));
      if (!row || !isCita(row, zone)) throw notFound('La cita', id);
      return shown.cita(row);
    },
    estadosCita: (args: ListaArgs) => pageOf(memory.estados, lista.estados, args, cap),
    dentistas: (args: ListaArgs) => pageOf(practice.providers, lista.dentistas, args, cap),
    dentista({ id_dentista: id }: { readonly id_dentista: number }): Row {
      const row = rowOf(practice.providers, keyIn('provider', id));
      if (!row) throw notFound('El dentista', id);
      return shown.dentista(row);
    },
    sucursales: (args: ListaArgs) => pageOf(practice.places, lista.sucursales, args, cap),
    sucursal({ id_sucursal: id }: { readonly id_sucursal: number }): Row {
      const row = rowOf(practice.places, keyIn('place', id));
      if (!row) throw notFound('La sucursal', id);
      return shown.sucursal(row);
    },
    sillones: (args: ListaArgs) =>
      pageOf(
        sillones.map((row) => ({ ...row })),
        lista.plain,
        args,
        cap,
      ),
    especialidades: (args: ListaArgs) =>
      pageOf(
        especialidades.map(({ id, nombre }) => ({ id, nombre, id_tipo_sucursal: 1, habilitada: 1 })),
        lista.plain,
        args,
        cap,
      ),
    motivosAtencionEspecialidad: (args: ListaArgs) =>
      pageOf(
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
        lista.motivos,
        args,
        cap,
      ),
    ...agendaQueries(backstage),
    ...officeQueries(backstage, memory, shown.office),
    ...dentalinkWrites(backstage, memory, shown),
  };
}
