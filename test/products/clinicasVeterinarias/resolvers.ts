import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import {
  type Extras,
  animaisOf,
  clinicZone,
  clinicasIds,
  clinicasRecords,
  isConsulta,
  statusWords,
} from './records.ts';

type Texts<Name extends string> = Partial<Readonly<Record<Name, string | null>>>;

interface ById {
  readonly id: string;
}

type ClienteArgs = Texts<'nome' | 'contato' | 'endereco'>;

type AnimalArgs = Texts<'nome' | 'especie' | 'raca'> & {
  readonly idade?: number | null;
  readonly peso?: number | null;
};

type ConsultaArgs = Readonly<Record<'animalId' | 'veterinarioId' | 'data' | 'horario' | 'motivo', string>>;

const serverError = 'INTERNAL_SERVER_ERROR';

/** Resolvers of the service. All lists are whole, in the order in which the documents were stored. */
export function clinicasRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const extras: Extras = { address: new Map(), animal: new Map(), visit: new Map() };
  const { cliente, animal, veterinario, consulta, feedback } = clinicasRecords(stage, extras);
  const clientes = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const consultas = (): readonly AppointmentRecord[] => practice.appointments.filter(isConsulta);
  const feedbacks = (): readonly AppointmentRecord[] => consultas().filter(({ state }) => state === 'completed');
  const list =
    <Row>(rows: () => readonly Row[], shown: (row: Row) => object) =>
    (): object[] =>
      rows()
        .slice(0, cap)
        .map((row) => shown(row));
  const one =
    <Row extends { readonly key: number }>(
      model: string,
      kind: Kind,
      rows: () => readonly Row[],
      shown: (row: Row) => object,
    ) =>
    ({ id }: ById): object | null => {
      const found = rowOf(rows(), keyOf(model, kind, id));
      return found && shown(found);
    };
  const written = <Row>(write: () => Written<Row>): Row => rowOrError(stage, write, serverError);
  return {
    getClientes: list(clientes, cliente),
    getCliente: one('Cliente', 'client', clientes, cliente),
    getAnimais: list(() => animaisOf(practice), animal),
    getAnimal: one('Animal', 'patient', () => animaisOf(practice), animal),
    getVeterinarios: list(() => practice.providers, veterinario),
    getVeterinario: one('Veterinario', 'provider', () => practice.providers, veterinario),
    getConsultas: list(consultas, consulta),
    getConsulta: one('Consulta', 'appointment', consultas, consulta),
    getFeedbacks: list(feedbacks, feedback),
    getFeedback: one('Feedback', 'visitType', feedbacks, feedback),
    createCliente(args: ClienteArgs) {
      demand('Cliente', args, ['nome', 'contato', 'endereco']);
      const details = { ...partsOf(args.nome ?? ''), phones: [args.contato] };
      const made = written(() => registerClient(practice, details, now()));
      extras.address.set(made.key, args.endereco ?? '');
      return cliente(made);
    },
    updateCliente({ id, nome, contato, endereco }: ClienteArgs & ById) {
      const before = rowOf(clientes(), keyOf('Cliente', 'client', id));
      if (!before) return null;
      const change = {
        ...(nome && partsOf(nome)),
        phones: contactChange(before, contato ?? undefined, undefined).phones,
      };
      const after = written(() => changeClient(practice, before.key, change, now()));
      if (endereco) extras.address.set(after.key, endereco);
      return cliente(after);
    },
    createAnimal({ clienteId, ...args }: AnimalArgs & { readonly clienteId: string }) {
      demand('Animal', args, ['nome', 'especie', 'raca']);
      const details = { clientKey: keyOf('Animal', 'client', clienteId, 'clienteId'), name: args.nome };
      const made = written(() => addPatient(practice, { ...details, species: args.especie, breed: args.raca }, now()));
      extras.animal.set(made.key, { idade: args.idade ?? 0, peso: args.peso ?? 0 });
      return animal(made);
    },
    updateAnimal({ id, nome, especie, raca, idade, peso }: AnimalArgs & ById) {
      const before = rowOf(animaisOf(practice), keyOf('Animal', 'patient', id));
      if (!before) return null;
      const change = { name: nome ?? undefined, species: especie ?? undefined, breed: raca ?? undefined };
      const after = written(() => changePatient(practice, before.key, change, now()));
      const shown = animal(after);
      const kept = (field: string): number => Number(Reflect.get(shown, field));
      extras.animal.set(after.key, { idade: idade ?? kept('idade'), peso: peso ?? kept('peso') });
      return animal(after);
    },
    // The staff are not changed here.
    createVeterinario: forbid,
    updateVeterinario: forbid,
    createConsulta(args: ConsultaArgs) {
      demand('Consulta', args, ['horario', 'motivo']);
      const details = {
        start: startOf(args),
        placeKey: 1,
        typeKey: 1,
        providerKey: keyOf('Consulta', 'provider', args.veterinarioId, 'veterinarioId'),
        patientKey: keyOf('Consulta', 'patient', args.animalId, 'animalId'),
        reason: args.motivo,
      };
      return consulta(written(() => bookAppointment(practice, details, now())));
    },
    updateConsulta({ id, status, historicoMedico }: Texts<'status' | 'historicoMedico'> & ById) {
      const before = rowOf(consultas(), keyOf('Consulta', 'appointment', id));
      if (!before) return null;
      const old = extras.visit.get(before.key);
      // Changes are not checked: a status may be any text, and is kept as it is.
      const state = status && status !== statusWords[before.state] ? stateOf(status) : before.state;
      const after = written(() => changeAppointment(practice, before.key, { state }, now()));
      extras.visit.set(after.key, {
        status: status ?? old?.status ?? statusWords[after.state],
        historicoMedico: historicoMedico === undefined ? (old?.historicoMedico ?? null) : historicoMedico,
      });
      return consulta(after);
    },
    createFeedback: forbid,
  };
}

function forbid(): never {
  throw new GraphQLError('Operação não permitida', { extensions: { code: serverError } });
}

/** The key behind an ObjectId; what isn't one can't be cast, and one that is not known leads nowhere. */
function keyOf(model: string, kind: Kind, id: string, path = '_id'): number | null {
  const cast = `Cast to ObjectId failed for value "${id}" (type string) at path "${path}"`;
  if (/^[\da-f]{24}$/i.test(id)) return clinicasIds.key(kind, id);
  throw path === '_id' ? failure(`${cast} for model "${model}"`) : invalid(model, `${path}: ${cast}`);
}

function demand(model: string, args: Readonly<Record<string, unknown>>, required: readonly string[]): void {
  const missing = required.filter((path) => args[path] === '').map((path) => `${path}: Path \`${path}\` is required.`);
  if (missing.length > 0) throw invalid(model, missing.join(', '));
}

/** The day counts by UTC, the time by the clock of the clinic; a time that is none means the beginning of the day. */
function startOf({ data, horario }: ConsultaArgs): number {
  // Digits alone are milliseconds, as they are read.
  const instant = /^\d{5,}$/.test(data) ? Number(data) : Date.parse(data);
  if (Number.isNaN(instant))
    throw invalid('Consulta', `data: Cast to date failed for value "${data}" (type string) at path "data"`);
  const [, hours = '00', minutes = '00'] = /^(\d{1,2}):(\d{2})/.exec(horario) ?? [];
  return instantOfWall(
    `${new Date(instant).toISOString().slice(0, 10)}T${hours.padStart(2, '0')}:${minutes}`,
    clinicZone,
  );
}

function stateOf(status: string): VisitState {
  const states = Object.keys(statusWords) as VisitState[]; // Sound: the record has exactly these keys.
  return states.find((state) => statusWords[state] === status) ?? 'planned';
}

/** The last word of a name, and those before it. */
function partsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
}

function invalid(model: string, reason: string): GraphQLError {
  return failure(`${model} validation failed: ${reason}`);
}

function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: serverError } });
}
