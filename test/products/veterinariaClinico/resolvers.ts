import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { bloques, clinicZone, clinicoRecords, especieOf, especies, estados, isCita, mascotasOf } from './records.ts';
import { failure, longOf } from './values.ts';
import { clinicoWrites } from './writes.ts';

type ById = Readonly<Record<string, string>>;

const vacunas = ['Rabia', 'Moquillo', 'Parvovirus'].map((descripcion, index) => ({ id: index + 1, descripcion }));

/** Resolvers of the service. All lists are whole, in the order of their ids. */
export function clinicoRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const cards = new Map<number, string>();
  const { ciOf, cliente, doctor, mascota, cita, diagnostico } = clinicoRecords(stage, cards);
  const clientes = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const citas = (isMeant: (row: AppointmentRecord) => boolean = () => true): object[] =>
    practice.appointments
      .filter((row) => isCita(row) && isMeant(row))
      .slice(0, cap)
      .map((row) => cita(row));
  const diagnosticos = (isMeant: (row: AppointmentRecord) => boolean): object[] =>
    practice.appointments.filter((row) => isCita(row) && row.state === 'completed' && isMeant(row)).map(diagnostico);
  const none = (): object[] => [];
  const mascotas = (isMeant: (id: number, especie: string) => boolean): object[] =>
    mascotasOf(practice)
      .filter((row) => isMeant(row.clientKey ?? 0, row.species))
      .slice(0, cap)
      .map(mascota);
  return {
    health: 'OK',
    _service: { sdl: '' },
    _entities: none,
    doctores: () => practice.providers.map(doctor),
    doctor({ id = '' }: ById) {
      const found = rowOf(practice.providers, longOf(id));
      return found && doctor(found);
    },
    doctorPorEmail({ email }: ById) {
      const found = practice.providers.find((row) => row.email === email);
      return found ? doctor(found) : null;
    },
    clientes: () => clientes().slice(0, cap).map(cliente),
    cliente({ id = '' }: ById) {
      const found = rowOf(practice.clients, longOf(id));
      return found && !found.isDeleted ? cliente(found) : null;
    },
    clientePorCi({ ci }: ById) {
      const found = clientes().find((row) => ciOf(row.key) === ci);
      return found ? cliente(found) : null;
    },
    mascotas: () => mascotas(() => true),
    mascota({ id = '' }: ById) {
      const found = rowOf(mascotasOf(practice), longOf(id));
      return found && mascota(found);
    },
    mascotasPorCliente: ({ clienteId = '' }: ById) => mascotas((owner) => owner === longOf(clienteId)),
    mascotasPorEspecie: ({ especieId = '' }: ById) =>
      mascotas((_, species) => species === especieOf(longOf(especieId))?.descripcion),
    especies,
    especie: ({ id = '' }: ById) => especieOf(longOf(id)),
    especiePorDescripcion: ({ descripcion }: ById) =>
      especies().find((row) => Reflect.get(row, 'descripcion') === descripcion) ?? null,
    bloquesHorarios: bloques,
    bloquesHorariosActivos: bloques,
    bloqueHorario: ({ id = '' }: ById) => bloques.find((row) => row.id === longOf(id)) ?? null,
    bloquesHorariosPorDia: ({ diasemana }: { diasemana: number }) =>
      bloques.filter((row) => row.diasemana === diasemana),
    citas: () => citas(),
    cita({ id = '' }: ById) {
      const found = rowOf(practice.appointments, longOf(id));
      return found && isCita(found) ? cita(found) : null;
    },
    citasPorMascota: ({ mascotaId = '' }: ById) => citas((row) => row.patientKey === longOf(mascotaId)),
    citasPorDoctor: ({ doctorId = '' }: ById) => citas((row) => row.providerKey === longOf(doctorId)),
    citasPorEstado: ({ estado }: { estado: number }) => citas((row) => estados[row.state] === estado),
    citasPorFecha({ fecha = '' }: ById) {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(fecha)) {
        const message = `Text '${fecha}' could not be parsed at index ${String(Math.min(fecha.length, 10))}`;
        throw failure(message, 'java.time.format.DateTimeParseException');
      }
      return citas((row) => wallDay(row.start, clinicZone) === fecha);
    },
    diagnosticos: () => diagnosticos(() => true),
    diagnostico: ({ id = '' }: ById) => diagnosticos((row) => row.key === longOf(id))[0] ?? null,
    diagnosticosPorCita: ({ citaId = '' }: ById) => diagnosticos((row) => row.key === longOf(citaId)),
    diagnosticosPorMascota: ({ mascotaId = '' }: ById) => diagnosticos((row) => row.patientKey === longOf(mascotaId)),
    tratamientos: none,
    tratamientosPorDiagnostico: none,
    vacunas,
    vacuna: ({ id = '' }: ById) => vacunas.find((row) => row.id === longOf(id)) ?? null,
    vacunaPorDescripcion: ({ descripcion }: ById) => vacunas.find((row) => row.descripcion === descripcion) ?? null,
    carnetsVacunacion: none,
    detallesVacunacion: none,
    detallesVacunacionPorCarnet: none,
    detallesVacunacionPorMascota: none,
    detallesVacunacionPorVacuna: none,
    ...clinicoWrites(stage, cards),
  };
}
