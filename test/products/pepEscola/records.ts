import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Lookups } from './lookups.ts';

/** Patients, users and units have UUIDs, entries of the book and consultations have numbers. */
export const pepIds = uuidIds();

/** What is entered since the server runs and has no place in the practice. */
export interface PepMemory {
  /** Persons who are not patients yet. */
  readonly persons: Map<string, Row>;
  /** Persons who became patients, by the client's key. */
  readonly personIds: Map<number, string>;
  readonly profiles: Map<number, Row>;
  readonly bookings: Row[];
  readonly changes: Row[];
}

/** The numbers that a contact has room for: a mobile one, and one other. */
export function phonesThere({ phones }: practices.ClientRecord): readonly string[] {
  const mobile = phones.find(({ label }) => label === 'Mobile');
  const other = phones.find(({ label }) => label !== 'Mobile');
  return [mobile, other].flatMap((phone) => phone?.value ?? []);
}

const statuses: Readonly<Record<practices.VisitState, string | null>> = {
  planned: null,
  confirmed: null,
  arrived: null,
  inProgress: 'Em atendimento',
  ready: 'Atendido',
  completed: 'Atendido',
  cancelled: null,
  noShow: 'Falta',
};

/** The state that a word of the book stands for. */
export function stateOfStatus(word: unknown): practices.VisitState | undefined {
  if (word === 'Ausente' || word === 'Falta') return 'noShow';
  if (word === 'Em atendimento') return 'inProgress';
  return word === 'Atendido' ? 'completed' : undefined;
}

// prettier-ignore
const groups: Readonly<Record<practices.ProviderRecord['role'], Row>> = {
  veterinarian: { id: 1, nome: 'Médico' }, technician: { id: 2, nome: 'Enfermagem' }, groomer: { id: 3, nome: 'Estudante' },
};

/** How rows of the practice look there. */
export type PepRecords = ReturnType<typeof pepRecords>;

/** Makes rows from the records of a practice. */
export function pepRecords({ practice, meet }: Backstage, memory: PepMemory, lookups: Lookups) {
  const unit = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    return (
      place && { id: pepIds.of('place', place.key), nome: place.name, cnes: `2${String(4_000_000_000 + place.key)}` }
    );
  };

  const address = ({ street, city }: practices.ClientRecord, isWhole: boolean): readonly Row[] => {
    if (street === '') return [];
    const [numero = '0', ...names] = street.split(' ');
    const plain: Row = { logradouro: names.join(' '), numero: Number(numero) };
    if (!isWhole) return [plain];
    const cidade = lookups.named('cidade', city);
    return [{ ...plain, id: numero, tipoLogradouro: lookups.first('tipoLogradouro'), cidade, cep: null, ativo: true }];
  };

  const contact = (row: practices.ClientRecord): Row => ({
    id: row.key,
    celular: row.phones.find(({ label }) => label === 'Mobile')?.value ?? null,
    telefone: row.phones.find(({ label }) => label !== 'Mobile')?.value ?? null,
    email: row.emails[0] ?? null,
  });

  const personId = (key: number): string => memory.personIds.get(key) ?? pepIds.of('patient', key);

  const person = (row: practices.ClientRecord, isWhole: boolean): Row => ({
    id: personId(row.key),
    nome: practices.fullNameOf(row),
    // Text of a date is the number of its milliseconds there.
    dataNascimento: String(Date.UTC(1950 + (row.key % 55), row.key % 12, 1 + (row.key % 28))),
    sexo: String(1 + (row.key % 2)),
    contato: contact(row),
    enderecos: address(row, isWhole),
  });

  const patient = (row: practices.ClientRecord, isWhole: boolean): Row => {
    meet('client', row.key);
    const chosen = (name: string, every: number): Row | null =>
      row.key % every === 0 ? null : lookups.at(name, row.key);
    return {
      id: pepIds.of('client', row.key),
      prontuario: String(row.key).padStart(4, '0'),
      rg: row.key % 5 === 0 ? null : String(10_000_000 + row.key * 7919),
      cpf: String(10_000_000_000 + row.key * 7_654_321),
      cartaoFamilia: null,
      cns: row.key % 3 === 0 ? null : `7${String(10_000_000_000_000 + row.key * 104_729)}`,
      agenteComunitario: null,
      pessoa: person(row, isWhole),
      ...memory.profiles.get(row.key),
      ...(isWhole && {
        unidadeSaude: unit(row.placeKey),
        nacionalidade: lookups.first('pais'),
        naturalidade: lookups.named('cidade', row.city),
        estadoCivil: chosen('estadoCivil', 7),
        religiao: chosen('religiao', 2),
        corPele: chosen('corPele', 9),
        escolaridade: chosen('escolaridade', 6),
        tempoEstudo: chosen('tempoEstudo', 4),
        profissao: chosen('profissao', 5),
        situacaoProfissional: chosen('situacaoProfissional', 8),
        especialidades: [lookups.at('especialidade', row.key)],
      }),
    };
  };

  const user = (row: practices.ProviderRecord): Row => ({
    id: pepIds.of('provider', row.key),
    nome: row.email.split('@')[0],
    pessoa: {
      id: pepIds.of('organization', 100 + row.key),
      nome: practices.fullNameOf(row),
      dataNascimento: null,
      sexo: null,
      contato: { id: 1000 + row.key, celular: null, telefone: null, email: row.email },
    },
    grupos: [groups[row.role]],
  });

  /** An entry of the book; who comes, and to whom, is never loaded. */
  const booking = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      insercao: false,
      retorno: row.typeKey === 6,
      ambulatorio: practices.rowOf(practice.visitTypes, row.typeKey)?.name,
      data_horario: String(row.start),
      confirmado: row.state !== 'planned' && row.state !== 'cancelled',
      status: statuses[row.state],
      cancelado: row.state === 'cancelled',
    };
  };

  /** What was written down of a visit. */
  const consultation = (row: practices.AppointmentRecord): Row => {
    const complaint = practices.rowOf(practice.visitTypes, row.typeKey);
    return {
      id: row.key,
      primeira: false,
      acompanhante: null,
      fonteEncaminhamento: null,
      historiaDoencaAtual: row.reason,
      queixaPrincipal: { id: row.typeKey, nome: complaint?.name },
      queixas: [{ id: row.typeKey, nome: complaint?.name }],
      suspeitasDiagnosticas: null,
      planoConduta: row.reason === null ? null : 'Retorno em 30 dias.',
    };
  };

  const clients = (): readonly practices.ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const client = (id: unknown): practices.ClientRecord | null => {
    const key = pepIds.key('client', typeof id === 'string' ? id : null);
    return clients().find((row) => row.key === key) ?? null;
  };
  const bookings = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted);
  const consulted = (): readonly practices.AppointmentRecord[] =>
    bookings().filter(({ state, clientKey }) => state === 'completed' && clientKey !== null);
  const usersOf = (): readonly Row[] => practice.providers.map(user);

  return { unit, person, patient, contact, user, usersOf, booking, bookings, consultation, consulted, clients, client };
}
