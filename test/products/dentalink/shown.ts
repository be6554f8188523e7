import { wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { DentalinkMemory } from './memory.ts';
import { officeRecords } from './office.ts';
import { bookRecords, hours, intervalo } from './records.ts';
import { amountOf, dateText, datetimeText, idOf, isCita, pacientesOf } from './values.ts';

/** Rows with what they lead to. */
export type Shown = ReturnType<typeof shownRows>;

/** Makes rows as they are answered: fields, and functions for what they lead to. */
export function shownRows(backstage: Backstage, memory: DentalinkMemory) {
  const { practice, meet } = backstage;
  const book = bookRecords(backstage, memory);
  const office = officeRecords(backstage, memory);
  const { zone } = book;

  const citas = (): readonly AppointmentRecord[] => practice.appointments.filter((row) => isCita(row, zone));

  const paciente = (row: ClientRecord): Row => {
    meet('client', row.key);
    const own = <Item extends { readonly clientKey: number | null }>(items: readonly Item[]): readonly Item[] =>
      items.filter(({ clientKey }) => clientKey === row.key);
    return {
      ...book.pacienteFields(row),
      citas: () => own(citas()).map(cita),
      cargas: () => book.cargasOf(row).map(paciente),
      apoderados() {
        const titular = book.titularOf(row);
        return titular ? [paciente(titular)] : [];
      },
      convenios() {
        const ids = memory.convenios.get(row.key) ?? [];
        return office.convenios().filter(({ id }) => ids.includes(Number(id)));
      },
      tratamientos: () => own(memory.ledger.orders).map(office.tratamiento),
      pagos: () => own(memory.ledger.payments).map(office.pago),
      devoluciones: () =>
        own(memory.ledger.credits).map(({ key, cents, reason, at }) => ({
          id: key + 800,
          id_paciente: idOf('client', row.key),
          monto: amountOf(cents),
          comentario: reason,
          fecha: dateText(at, zone),
        })),
      evoluciones: () =>
        own(citas())
          .filter(({ state }) => state === 'completed')
          .map(evolucion),
      archivos: () =>
        row.key % 7 === 0
          ? [
              {
                id: row.key + 500,
                titulo: 'Consentimiento informado',
                nombre: `consentimiento-${String(row.key)}.pdf`,
                estado: 1,
                fecha_creacion: datetimeText(row.createdAt, zone),
              },
            ]
          : [],
      adicionales: () => [
        {
          id: 1,
          nombre: 'Mascotas',
          valor: own(practice.patients)
            .map(({ name }) => name)
            .join(', '),
        },
      ],
      tareas: () => own(memory.tareas).map(office.tarea),
    };
  };

  const evolucion = (row: AppointmentRecord): Row => {
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      id: row.key + 7000,
      id_paciente: idOf('client', row.clientKey ?? 0),
      id_dentista: provider && idOf('provider', provider.key),
      nombre_dentista: provider ? fullNameOf(provider) : '',
      fecha: dateText(row.start, zone),
      hora: wallTime(row.start, zone),
      datos: row.reason ?? '',
    };
  };

  const cita = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const order = rowOf(memory.ledger.orders, book.orderKeyOf(row));
    return {
      ...book.citaFields(row),
      paciente: () => client && paciente(client),
      dentista: () => provider && dentista(provider),
      sucursal: () => place && sucursal(place),
      tratamiento: () => order && office.tratamiento(order),
    };
  };

  const dentista = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    return {
      ...book.dentistaFields(row),
      citas: () =>
        citas()
          .filter(({ providerKey }) => providerKey === row.key)
          .map(cita),
      horarios: () =>
        (row.isActive ? row.placeKeys : []).flatMap((key) =>
          [1, 2, 3, 4, 5, 6].map((dia) => ({
            id_sucursal: idOf('place', key),
            dia,
            hora_inicio: hours.from,
            hora_fin: hours.to,
            intervalo,
          })),
        ),
    };
  };

  const sucursal = (row: PlaceRecord): Row => {
    meet('place', row.key);
    return {
      ...book.sucursalFields(row),
      cajas: () => [office.caja(row.key)],
      dentistas: () => practice.providers.filter(({ placeKeys }) => placeKeys.includes(row.key)).map(dentista),
    };
  };

  return { book, office, zone, citas, pacientes: () => pacientesOf(practice), paciente, cita, dentista, sucursal };
}
