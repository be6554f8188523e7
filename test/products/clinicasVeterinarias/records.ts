import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';

/** Every document has an ObjectId. */
export const clinicasIds = hexIds();

/** The zone of the only clinic; nothing in the service tells it. */
export const clinicZone = 'America/New_York';

/** The three words that the database allows in a new visit. */
export const statusWords = {
  planned: 'agendada',
  confirmed: 'agendada',
  arrived: 'agendada',
  inProgress: 'agendada',
  ready: 'agendada',
  completed: 'realizada',
  cancelled: 'cancelada',
  noShow: 'cancelada',
} satisfies Record<VisitState, string>;

/** What documents hold that the practice has no place for, by key. */
export interface Extras {
  readonly address: Map<number, string>;
  readonly animal: Map<number, { readonly idade: number; readonly peso: number }>;
  /** The status and the medical notes, as they were last written. */
  readonly visit: Map<number, { readonly status: string; readonly historicoMedico: string | null }>;
}

/** Whether the clinic, which has one house, has this visit: it must have a veterinarian, and an animal with an owner. */
export function isConsulta(row: AppointmentRecord): boolean {
  const isComplete = row.providerKey !== null && row.patientKey !== null && row.clientKey !== null;
  return isComplete && row.placeKey === 1 && !row.isDeleted && !row.isBlock && isPlain(row.start);
}

/** Whether a day and a time say which instant is meant: the second of two equal ones can't be kept here. */
function isPlain(instant: number): boolean {
  return instantOfWall(wallText(instant, clinicZone), clinicZone) === instant;
}

/** The animals that have an owner, as every one here must have. */
export function animaisOf(practice: Practice): readonly PatientRecord[] {
  return practice.patients.filter((row) => rowOf(practice.clients, row.clientKey)?.isDeleted === false);
}

const specialities = {
  veterinarian: ['Clínica geral', 'Cirurgia'],
  technician: ['Enfermagem'],
  groomer: ['Banho e tosa'],
} satisfies Record<ProviderRecord['role'], readonly string[]>;

/** The practice as documents. */
export function clinicasRecords({ practice, meet, now }: Backstage, extras: Extras) {
  const id = clinicasIds.of;
  function cliente(row: ClientRecord): object {
    meet('client', row.key);
    return {
      id: id('client', row.key),
      nome: fullNameOf(row),
      contato: row.phones[0]?.value ?? '',
      endereco: extras.address.get(row.key) ?? `${row.street}, ${row.city}`,
      animais: () =>
        animaisOf(practice)
          .filter(({ clientKey }) => clientKey === row.key)
          .map(animal),
    };
  }
  function ageOf({ birthDate }: PatientRecord): number {
    if (birthDate === null) return 0;
    return Math.floor((now() - Date.parse(birthDate)) / 31_557_600_000);
  }
  function animal(row: PatientRecord): object {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const more = extras.animal.get(row.key);
    return {
      id: id('patient', row.key),
      nome: row.name,
      especie: row.species,
      raca: row.breed ?? '',
      idade: more?.idade ?? ageOf(row),
      peso: more?.peso ?? 2 + (row.key % 30) + 0.5,
      historicoMedico: row.key % 6 === 0 ? 'Alergia a penicilina' : null,
      clienteId: id('client', row.clientKey ?? 0),
      cliente: () => owner && cliente(owner),
    };
  }
  function veterinario(row: ProviderRecord): object {
    meet('provider', row.key);
    return {
      id: id('provider', row.key),
      nome: fullNameOf(row),
      especialidades: specialities[row.role],
      horariosDisponiveis: row.isActive ? ['08:00', '09:00', '10:00', '14:00', '15:00'] : [],
      consultas: () =>
        practice.appointments.filter((each) => isConsulta(each) && each.providerKey === row.key).map(consulta),
    };
  }
  function consulta(row: AppointmentRecord): object {
    meet('appointment', row.key);
    const [vet, pet] = [rowOf(practice.providers, row.providerKey), rowOf(practice.patients, row.patientKey)];
    const [day = '', time = ''] = wallText(row.start, clinicZone).split('T');
    const more = extras.visit.get(row.key);
    return {
      id: id('appointment', row.key),
      animalId: id('patient', row.patientKey ?? 0),
      veterinarioId: id('provider', row.providerKey ?? 0),
      // A date in a field of text is written as the milliseconds of its midnight in UTC.
      data: String(Date.parse(`${day}T00:00:00Z`)),
      horario: time.slice(0, 5),
      motivo: row.reason ?? '',
      status: more?.status ?? statusWords[row.state],
      historicoMedico: more?.historicoMedico ?? null,
      animal: () => pet && animal(pet),
      veterinario: () => vet && veterinario(vet),
    };
  }
  function feedback(row: AppointmentRecord): object {
    return {
      // One for each visit that took place; both count alike.
      id: id('visitType', row.key),
      consultaId: id('appointment', row.key),
      nota: 3 + (row.key % 3),
      comentario: row.key % 2 === 0 ? 'Muito bom atendimento' : null,
      consulta: () => consulta(row),
    };
  }
  return { cliente, animal, veterinario, consulta, feedback };
}
