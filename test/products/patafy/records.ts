import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues } from '../generatedRows.ts';

export const patafyIds = uuidIds();

/** How far a visit is. Whoever has arrived is still Confirmado; Atrasado is for those who are late. */
export const patafyWords = {
  planned: 'AguardandoConfirmacao',
  confirmed: 'Confirmado',
  arrived: 'Confirmado',
  inProgress: 'EmAndamento',
  ready: 'Pronto',
  completed: 'Finalizado',
  cancelled: 'Cancelado',
  noShow: 'NaoCompareceu',
} satisfies Record<VisitState, string>;

/** What the service says when something is wrong that it knows. */
export function problem(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** What GraphQL Yoga makes of every error that the service doesn't know. */
export const masked = (): GraphQLError => problem('Unexpected error.', 'INTERNAL_SERVER_ERROR');

const iso = (instant: number): string => new Date(instant).toISOString();
const installed = iso(Date.parse('2026-01-12T11:00:00Z'));

/** Whether the book of a shop has a visit: each one is of an animal with a tutor, and zones are not known. */
export function isAgendamento(row: AppointmentRecord): boolean {
  return row.patientKey !== null && row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** Tutors by name, as the service lists everything. */
export function tutoresOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => compareValues(fullNameOf(one), fullNameOf(other)) || one.key - other.key);
}

/** Animals by name. */
export function petsOf({ patients }: Practice): readonly PatientRecord[] {
  return patients.toSorted((one, other) => compareValues(one.name, other.name) || one.key - other.key);
}

/** An account must have an email, so that something was entered for everyone. */
export function emailOf({ key, emails }: ClientRecord): string {
  return (emails[0] ?? `tutor${String(key)}@sem-email.test`).toLowerCase();
}

/** A number with the two digits that make a Brazilian tax number of it. */
export function cpfOf(number: number): string {
  const digits = Array.from(String(number).padStart(9, '0'), Number);
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (weight - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

const tipos = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];
const racaNames = ['Labrador Retriever', 'Domestic Shorthair', 'Dachshund', 'Maine Coon', 'Holland Lop', 'Cockatiel'];
const tipoOfRaca = ['Canine', 'Feline', 'Canine', 'Feline', 'Rabbit', 'Avian'];

/** Ids of rows that the practice doesn't have are taken from far behind those of visit types, which nothing else uses. */
const extraId = (group: number, index: number): string => patafyIds.of('visitType', group + index);
const catalogued = (group: number) => (nome: string, index: number) => {
  return { id: extraId(group, index), nome, ativo: true, ordem: index + 1, createdAt: installed };
};

export const tiposAnimal = tipos.map(catalogued(1000));
export const racas = racaNames.map((nome, index) => {
  const tipoAnimal = tipoOf(tipoOfRaca[index] ?? '');
  return { ...catalogued(1100)(nome, index), tipoAnimalId: tipoAnimal.id, tipoAnimal };
});

/** A kind of animal; what is not in the catalogue is unknown. */
function tipoOf(species: string) {
  const known = tipos.includes(species) ? species : 'Unknown';
  return catalogued(1000)(known, tipos.indexOf(known));
}

/** The rows of the service; tax numbers are its own, and only those of new tutors are remembered. */
export function patafyRows({ practice, meet }: Backstage, cpfs: ReadonlyMap<number, string>) {
  const cpfOfTutor = (key: number): string => cpfs.get(key) ?? cpfOf(100_200_300 + key * 7919);
  function petShop(row: PlaceRecord) {
    const slug = row.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const rules = { aceitaPetsAgressivos: true, intervaloBanhoMinutos: 0, prazoCancelamentoHoras: 24 };
    const { name: nomeExibicao, city: cidade, state: estado, phone: telefone, email } = row;
    const names = { nomeExibicao, razaoSocial: `${nomeExibicao} Ltda`, cnpj: String(11_222_333_000_100 + row.key) };
    const where = { endereco: `${row.street}, ${row.postalCode}`, cidade, estado, telefone, email };
    const configJson = { slug, nome: nomeExibicao, ...rules, animaisAtendidos: tipos };
    const id = patafyIds.of('place', row.key);
    return { id, ...names, ...where, ativo: true, configJson, createdAt: installed, updatedAt: installed };
  }
  /** A member of staff as a shop has her; one who works at two shops has one profile here. */
  function staff(row: ProviderRecord, placeKey: number) {
    const { email, isActive: ativo } = row;
    const ids = { id: patafyIds.of('provider', row.key), userId: patafyIds.of('organization', 1000 + row.key) };
    const roles = row.key === 1 ? ['owner', 'banhista'] : ['banhista'];
    const petshopId = patafyIds.of('place', placeKey);
    return { ...ids, petshopId, nome: fullNameOf(row), email, roles, ativo, createdAt: installed };
  }
  function tutor(row: ClientRecord) {
    meet('client', row.key);
    return {
      id: patafyIds.of('client', row.key),
      userId: patafyIds.of('organization', row.key),
      nome: fullNameOf(row),
      email: emailOf(row),
      cpf: cpfOfTutor(row.key),
      telefone: row.phones[0]?.value ?? null,
      endereco: row.street === '' ? null : `${row.street}, ${row.city}`,
      ativo: row.isActive,
    };
  }
  function pet(row: PatientRecord) {
    meet('patient', row.key);
    const owner = rowOf(practice.clients, row.clientKey);
    const tipoAnimal = tipoOf(row.species);
    return {
      id: patafyIds.of('patient', row.key),
      nome: row.name,
      tipoAnimalId: tipoAnimal.id,
      tipoAnimal,
      racaId: racas.find(({ nome }) => nome === row.breed)?.id ?? null,
      agressivo: false,
      obsCompartilhadas: {},
      tutores() {
        if (!owner || owner.isDeleted) return [];
        const { id: tutorProfileId, nome, email } = tutor(owner);
        return [{ tutorProfileId, nome, email, tipo: 'responsavel' }];
      },
      createdAt: iso(row.createdAt),
    };
  }
  function agendamento(row: AppointmentRecord) {
    meet('appointment', row.key);
    const [animal, owner] = [rowOf(practice.patients, row.patientKey), rowOf(practice.clients, row.clientKey)];
    const groomer = rowOf(practice.providers, row.providerKey);
    const service = { id: extraId(400, row.key), servicoVarianteId: varianteId(row.placeKey, row.typeKey), ordem: 0 };
    const [petshopId, petId] = [patafyIds.of('place', row.placeKey), patafyIds.of('patient', row.patientKey ?? 0)];
    const tutorProfileId = patafyIds.of('client', row.clientKey ?? 0);
    const flags = { banhistaFixadoPeloTutor: false, pago: row.state === 'completed', precisaTransporte: false };
    return {
      id: patafyIds.of('appointment', row.key),
      ...flags,
      petshopId,
      petId,
      tutorProfileId,
      dataHoraInicio: iso(row.start),
      duracaoTotalMinutos: row.minutes,
      banhistaId: groomer && patafyIds.of('provider', groomer.key),
      status: patafyWords[row.state],
      origem: row.key % 3 === 0 ? 'tutor' : 'atendente',
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      servicos: [service],
      pet() {
        const shown = animal && pet(animal);
        return shown && { id: shown.id, nome: shown.nome, tipoAnimal: shown.tipoAnimal.nome, raca: animal.breed };
      },
      tutor: () => owner && tutor(owner),
      banhista: groomer && staff(groomer, row.placeKey),
    };
  }
  return { cpfOfTutor, petShop, staff, tutor, pet, agendamento };
}

/** The id of the only variant of a service; each shop has services of its own. */
export function varianteId(placeKey: number, typeKey: number): string {
  return patafyIds.of('visitType', placeKey * 100 + typeKey);
}

/** The services of a shop. */
export function servicosOf({ visitTypes }: Practice, placeKey: number) {
  return visitTypes
    .filter(({ isBookable }) => isBookable)
    .map(({ key, name: nome, minutes: duracaoMinutos }) => {
      const servicoId = extraId(1300, placeKey * 100 + key);
      const price = { duracaoMinutos, preco: duracaoMinutos * 2.5, ativo: true };
      const variantes = [{ id: varianteId(placeKey, key), servicoId, ...price }];
      return { id: servicoId, petshopId: patafyIds.of('place', placeKey), nome, ativo: true, variantes };
    });
}
