import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';

/** Every table counts from 1. */
export const clinicoIds = numberIds(0);

/** The zone of the only clinic, in which the database keeps its times. */
export const clinicZone = 'America/New_York';

/** What its pages call Pendiente, Confirmada, Completada and Cancelada; the service itself has the numbers alone. */
export const estados = {
  planned: 0,
  confirmed: 1,
  arrived: 1,
  inProgress: 1,
  ready: 1,
  completed: 2,
  cancelled: 3,
  noShow: 3,
} satisfies Record<VisitState, number>;

const especieNames = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];
const onlyPlace = 1;

/** Whether the clinic, which has one house, has this visit: it must have a doctor, and an animal with an owner. */
export function isCita(row: AppointmentRecord): boolean {
  const isComplete = row.providerKey !== null && row.patientKey !== null && row.clientKey !== null;
  return isComplete && row.placeKey === onlyPlace && !row.isDeleted && !row.isBlock && isPlain(row.start);
}

/** Whether a time without offset says which instant is meant: the second of two equal ones can't be kept here. */
function isPlain(instant: number): boolean {
  return instantOfWall(wallText(instant, clinicZone), clinicZone) === instant;
}

/** The animals that have an owner, as every one here must have. */
export function mascotasOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false);
}

/** A kind of animal by its place in the table, from 1. */
export function especieOf(id: number): { readonly id: number; readonly descripcion: string } | null {
  const descripcion = especieNames[id - 1];
  return descripcion === undefined ? null : { id, descripcion };
}

/** All kinds of animals. */
export function especies(): readonly object[] {
  return especieNames.map((_, index) => especieOf(index + 1) ?? {});
}

/** The hours in which doctors see animals, a morning and an afternoon from Monday, 1, to Friday. */
export const bloques = [1, 2, 3, 4, 5].flatMap((diasemana) => [
  { id: diasemana * 2 - 1, diasemana, horainicio: '08:00', horafinal: '12:00', activo: 1 },
  { id: diasemana * 2, diasemana, horainicio: '14:00', horafinal: '18:00', activo: 1 },
]);

function bloqueOf(start: number): object | null {
  const [day = '', time = ''] = wallText(start, clinicZone).split('T');
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return bloques.find((each) => each.diasemana === weekday && each.horainicio <= time && time < each.horafinal) ?? null;
}

/** How a LocalDateTime is written when it is read: without seconds where they are none. */
function readTime(instant: number): string {
  return wallText(instant, clinicZone).replace(/:00$/, '');
}

/** The practice as rows of the service; identity cards are its own, and only those of new people are remembered. */
export function clinicoRecords({ practice, meet }: Backstage, cards: ReadonlyMap<number, string>) {
  const ciOf = (key: number): string => cards.get(key) ?? String(6_100_000 + key * 37);
  function cliente(row: ClientRecord): object {
    meet('client', row.key);
    return {
      __typename: 'Cliente',
      id: row.key,
      nombre: row.givenName ?? '',
      apellido: row.familyName,
      ci: ciOf(row.key),
      telefono: row.phones[0]?.value ?? '',
      fotourl: null,
    };
  }
  function doctor(row: ProviderRecord): object {
    return {
      __typename: 'Doctor',
      id: row.key,
      nombre: row.givenName,
      apellido: row.familyName,
      ci: String(4_200_000 + row.key * 53),
      telefono: `207-555-03${String(row.key).padStart(2, '0')}`,
      email: row.email,
      fotourl: `https://example.test/doctores/${String(row.key)}.jpg`,
    };
  }
  function mascota(row: PatientRecord): object {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    return {
      __typename: 'Mascota',
      id: row.key,
      nombre: row.name,
      // The day is required, so an estimated one was entered.
      fechanacimiento: row.birthDate ?? '2015-01-01',
      raza: row.breed ?? '',
      sexo: { MALE: 'M', FEMALE: 'H', UNKNOWN: 'D' }[row.sex],
      fotourl: null,
      cliente: () => owner && cliente(owner),
      especie: () => especieOf(especieNames.indexOf(row.species) + 1) ?? especieOf(especieNames.length),
    };
  }
  function cita(row: AppointmentRecord, time: (instant: number) => string = readTime): object {
    meet('appointment', row.key);
    const [vet, animal] = [rowOf(practice.providers, row.providerKey), rowOf(practice.patients, row.patientKey)];
    return {
      __typename: 'Cita',
      id: row.key,
      fechacreacion: time(row.createdAt),
      motivo: row.reason ?? '',
      fechareserva: time(row.start),
      estado: estados[row.state],
      doctor: () => vet && doctor(vet),
      mascota: () => animal && mascota(animal),
      bloqueHorario: () => bloqueOf(row.start),
    };
  }
  function diagnostico(row: AppointmentRecord): object {
    return {
      id: row.key,
      descripcion: 'Sin novedad',
      fecharegistro: wallDay(row.start, clinicZone),
      observaciones: '',
      cita: () => cita(row),
      tratamientos: [],
    };
  }
  return { ciOf, cliente, doctor, mascota, cita, diagnostico };
}
