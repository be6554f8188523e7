import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { PsicoMemory } from './memory.ts';
import { isConsulta, isUsuario, midnight, practiceZone, psicoIds, registryNumber } from './values.ts';

/** How rows of the practice look there. */
export type PsicoRecords = ReturnType<typeof psicoRecords>;

const confirmedStates: readonly VisitState[] = ['confirmed', 'arrived', 'inProgress', 'ready', 'completed'];

/** Makes rows of the tables; a relation that a service doesn't load is not there. */
export function psicoRecords({ practice, meet }: Backstage, memory: PsicoMemory) {
  const isoText = (instant: number): string => new Date(instant).toISOString();
  /** Every visit, in the order of day and hour. */
  const consultas = (fits: (row: AppointmentRecord) => boolean = () => true): readonly AppointmentRecord[] => {
    const column = (row: AppointmentRecord): string =>
      `${wallDay(row.start, practiceZone)} ${wallTime(row.start, practiceZone)}`;
    return practice.appointments
      .filter((row) => isConsulta(row) && fits(row))
      .toSorted((one, other) => (column(one) < column(other) ? -1 : column(one) > column(other) ? 1 : 0));
  };
  const stored = (row: AppointmentRecord): Row => memory.consultas.get(row.key) ?? {};
  const psicologoId = (row: AppointmentRecord): string => {
    const { psicologoId: id } = stored(row);
    return typeof id === 'string' ? id : psicoIds.of('provider', row.providerKey ?? 0);
  };
  const isCancelled = (row: AppointmentRecord): boolean =>
    Boolean(stored(row)['cancelada'] ?? row.state === 'cancelled');

  /** A visit alone, without its people. */
  const bareConsulta = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const isOnline = row.key % 5 === 0;
    return {
      tipo: isOnline ? 'ONLINE' : 'PRESENCIAL',
      confirmada: confirmedStates.includes(row.state),
      googleEventId: row.key % 9 === 0 ? null : `evt${String(row.key).padStart(6, '0')}`,
      googleMeetLink: isOnline ? `https://meet.example.test/psi-${String(row.key)}` : null,
      ...stored(row),
      cancelada: isCancelled(row),
      id: psicoIds.of('appointment', row.key),
      fecha: midnight(wallDay(row.start, practiceZone)),
      hora: wallTime(row.start, practiceZone),
      motivo: row.reason ?? '',
      createdAt: isoText(row.createdAt),
      updatedAt: isoText(row.updatedAt),
      usuarioId: psicoIds.of('client', row.clientKey ?? 0),
      psicologoId: psicologoId(row),
    };
  };
  const bareUsuario = (client: ClientRecord): Row => {
    meet('client', client.key);
    return {
      rut: registryNumber(client.key),
      direccion: client.street === '' ? null : `${client.street}, ${client.city}`,
      ...memory.profiles.get(client.key),
      id: psicoIds.of('client', client.key),
      nombre: client.givenName ?? '',
      apellidos: client.familyName,
      correo: client.emails[0] ?? '',
      // Its column can't be null.
      telefono: client.phones[0]?.value ?? '',
      createdAt: isoText(client.createdAt),
      updatedAt: isoText(client.updatedAt),
    };
  };
  /** What is computed is there however a psychologist was loaded. */
  const barePsicologo = (row: Row): Row => ({
    ...row,
    nombreCompleto: `${String(row['nombre'])} ${String(row['apellidos'])}`,
    consultasCount: () => consultas((visit) => psicologoId(visit) === row['id']).length,
  });

  const psicologo = (id: string): Row | null => memory.psicologos.get(id) ?? null;
  const client = (id: string): ClientRecord | null => {
    const row = rowOf(practice.clients, psicoIds.key('client', id));
    return row && !row.isDeleted && (isUsuario(row) || memory.profiles.has(row.key)) ? row : null;
  };
  return {
    consultas,
    psicologoId,
    isCancelled,
    bareConsulta,
    bareUsuario,
    barePsicologo,
    psicologo,
    client,
    usuarios: (): readonly ClientRecord[] =>
      practice.clients.filter((row) => !row.isDeleted && (isUsuario(row) || memory.profiles.has(row.key))),
    /** A visit with its patient, and with its psychologist unless that isn't loaded. */
    consulta(row: AppointmentRecord, hasPsicologo = true): Row {
      const person = rowOf(practice.clients, row.clientKey);
      const doctor = psicologo(psicologoId(row));
      return {
        ...bareConsulta(row),
        usuario: person && bareUsuario(person),
        ...(hasPsicologo && { psicologo: doctor && barePsicologo(doctor) }),
      };
    },
    /** A patient with visits that lead no further. */
    usuario: (row: ClientRecord): Row => ({
      ...bareUsuario(row),
      consultas: () => consultas(({ clientKey }) => clientKey === row.key).map(bareConsulta),
    }),
    psicologoWithConsultas: (row: Row): Row => ({
      ...barePsicologo(row),
      consultas: () => consultas((visit) => psicologoId(visit) === row['id']).map(bareConsulta),
    }),
  };
}
