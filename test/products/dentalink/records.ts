import { wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type DentalinkMemory, estadoOfCita } from './memory.ts';
import { dateText, datetimeText, endOf, type Estado, flag, idOf, numbersOf, rutOf, zoneOfAccount } from './values.ts';

/** How rows of the practice look there. */
export type BookRecords = ReturnType<typeof bookRecords>;

/** Especialidades by the profession of a provider. */
export const especialidades = [
  { id: 1, nombre: 'General', role: 'veterinarian' },
  { id: 2, nombre: 'Higiene', role: 'technician' },
  { id: 3, nombre: 'Estética', role: 'groomer' },
] as const;

/** The chair of those who are booked beside others. */
export const sobrecupo = 7;

/** Chairs; there are as many at every place. */
export const sillones: readonly { readonly id: number; readonly nombre: string }[] = [
  { id: 1, nombre: 'Sillón 1' },
  { id: 2, nombre: 'Sillón 2' },
  { id: 3, nombre: 'Sillón 3' },
  { id: sobrecupo, nombre: 'Sobrecupo' },
];

/** Minutes that every booking is a multiple of. */
export const intervalo = 5;
/** Hours of work, from Monday to Saturday. */
export const hours = { from: '08:00:00', to: '18:00:00' } as const;
/** The user who enters what comes through a desk. */
export const recepcion = { id: 1, nombre: 'Recepción' } as const;

/** The first chair of a provider. */
export function usualSillon(providerKey: number | null): number {
  return providerKey === null ? sobrecupo : 1 + (providerKey % 3);
}

/** Makes rows of people, places and the book. */
export function bookRecords({ practice }: Backstage, memory: DentalinkMemory) {
  const zone = zoneOfAccount(practice);

  /** The client of whom another is a carga: every tenth belongs to the one before. */
  const titularOf = ({ key }: ClientRecord): ClientRecord | null => {
    const titular = key % 10 === 0 ? rowOf(practice.clients, key - 1) : null;
    return titular?.isDeleted === false ? titular : null;
  };
  const cargasOf = ({ key }: ClientRecord): readonly ClientRecord[] => {
    const next = rowOf(practice.clients, key + 1);
    return next && !next.isDeleted && titularOf(next)?.key === key ? [next] : [];
  };

  /** Columns of a paciente by which lists are searched, too. */
  const pacienteFields = (row: ClientRecord): Row => {
    const ficha = memory.fichas.get(row.key);
    const birth =
      row.key % 6 === 0 ? '0000-00-00' : `${String(1948 + ((row.key * 7) % 57))}-0${String(1 + (row.key % 9))}-14`;
    return {
      id: idOf('client', row.key),
      rut: ficha?.rut ?? rutOf(7_400_000 + row.key * 7919),
      tipo_documento: ficha?.tipo_documento ?? 0,
      nombre: row.givenName ?? '',
      nombre_social: ficha?.nombre_social ?? '',
      apellidos: row.familyName,
      fecha_nacimiento: ficha?.fecha_nacimiento ?? birth,
      fecha_afiliacion: dateText(row.createdAt, zone),
      ...numbersOf(row),
      ciudad: row.city,
      comuna: ficha?.comuna ?? '',
      direccion: row.street,
      email: row.emails[0] ?? '',
      sexo: ficha?.sexo ?? '',
      id_genero: ficha?.id_genero ?? null,
      numero_ficha: ficha?.numero_ficha ?? String(2000 + row.key),
      observaciones: row.note ?? '',
      tiene_cargas: flag(cargasOf(row).length > 0),
      es_carga: flag(titularOf(row) !== null),
      fecha_deshabilitacion: row.isActive ? '' : dateText(row.updatedAt, zone),
      id_usuario_deshabilitacion: row.isActive ? null : recepcion.id,
      habilitado: flag(row.isActive),
    };
  };

  /** The plan that a cita is part of. */
  const orderKeyOf = (row: AppointmentRecord): number | null => {
    const reserva = memory.reservas.get(row.key);
    return reserva ? reserva.orderKey : (memory.planes.get(row.clientKey ?? 0)?.key ?? null);
  };

  const citaFields = (row: AppointmentRecord): Row => {
    const estado = estadoOfCita(memory, row);
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const order = rowOf(memory.ledger.orders, orderKeyOf(row));
    const idSillon = memory.reservas.get(row.key)?.idSillon ?? usualSillon(row.providerKey);
    return {
      id: idOf('appointment', row.key),
      id_paciente: idOf('client', row.clientKey ?? 0),
      nombre_paciente: client ? fullNameOf(client) : '',
      nombre_social_paciente: memory.fichas.get(row.clientKey ?? 0)?.nombre_social ?? '',
      id_estado: estado.id,
      estado_cita: estado.nombre,
      estado_anulacion: flag(estado.state === 'cancelled'),
      estado_confirmacion: flag(estado.isConfirmed),
      id_tratamiento: order && order.key + 700,
      nombre_tratamiento: order?.items[0]?.name ?? '',
      tratamiento_sin_asignar: flag(!order),
      fecha: dateText(row.start, zone),
      hora_inicio: wallTime(row.start, zone),
      hora_fin: wallTime(endOf(row), zone),
      duracion: row.minutes,
      id_dentista: provider && idOf('provider', provider.key),
      nombre_dentista: provider ? fullNameOf(provider) : '',
      id_sucursal: idOf('place', row.placeKey),
      nombre_sucursal: rowOf(practice.places, row.placeKey)?.name ?? '',
      id_sillon: idSillon,
      nombre_sillon: sillones.find(({ id }) => id === idSillon)?.nombre ?? '',
      comentarios: row.reason ?? '',
      fecha_actualizacion: datetimeText(row.updatedAt, zone),
      fecha_creacion: datetimeText(row.createdAt, zone),
      id_usuario: recepcion.id,
      nombre_usuario: recepcion.nombre,
    };
  };

  const estado = (row: Estado): Row => ({
    id: row.id,
    nombre: row.nombre,
    color: row.color,
    reservado: flag(row.isReserved),
    anulacion: flag(row.state === 'cancelled'),
    uso_interno: 0,
    habilitado: 1,
  });

  const dentistaFields = (row: ProviderRecord): Row => {
    const especialidad = especialidades.find(({ role }) => role === row.role) ?? especialidades[0];
    const sucursales = row.placeKeys.map((key) => idOf('place', key));
    const home = rowOf(practice.places, row.placeKeys[0] ?? null);
    return {
      id: idOf('provider', row.key),
      rut: rutOf(6_100_000 + row.key * 6007),
      nombre: row.givenName,
      apellidos: row.familyName,
      celular: '',
      telefono: '',
      ciudad: home?.city ?? '',
      comuna: '',
      direccion: '',
      email: row.email,
      id_especialidad: especialidad.id,
      especialidad: especialidad.nombre,
      agenda_online: flag(row.isActive && row.role === 'veterinarian'),
      intervalo,
      habilitado: flag(row.isActive),
      contratos_sucursal: row.isActive ? sucursales : [],
      horarios_sucursal: row.isActive ? sucursales : [],
    };
  };

  const sucursalFields = (row: PlaceRecord): Row => {
    return {
      id: idOf('place', row.key),
      nombre: row.name,
      telefono: row.phone,
      ciudad: row.city,
      comuna: `${row.state} ${row.postalCode}`,
      direccion: row.street,
      habilitada: 1,
    };
  };

  const motivo = (row: VisitTypeRecord): Row => ({
    id: idOf('visitType', row.key),
    id_especialidad: 1,
    nombre_especialidad: especialidades[0].nombre,
    id_motivo_atencion: 40 + row.key,
    nombre_motivo_atencion: row.name,
    duracion: row.minutes,
    color: row.color,
    agenda_online: flag(row.isBookable),
    id_cups: null,
    habilitado: 1,
  });

  return {
    zone,
    titularOf,
    cargasOf,
    orderKeyOf,
    pacienteFields,
    citaFields,
    estado,
    dentistaFields,
    sucursalFields,
    motivo,
  };
}
