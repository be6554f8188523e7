import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { type Written, addPatient, bookAppointment } from '../../dialects/practiceWrites.ts';
import { changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { cpfOf, emailOf, isAgendamento, masked, patafyIds, type patafyRows, patafyWords } from './records.ts';
import { problem, racas, tiposAnimal, tutoresOf, varianteId } from './records.ts';

type Rows = ReturnType<typeof patafyRows>;

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

interface NewVisit extends Record<'petshopId' | 'petId' | 'dataHoraInicio', string> {
  readonly servicoVarianteIds: readonly string[];
  readonly banhistaId?: string | null;
}

/** What may come after each status. */
const following: Readonly<Record<string, readonly string[]>> = {
  AguardandoConfirmacao: ['Confirmado', 'Cancelado'],
  Confirmado: ['EmAndamento', 'Atrasado', 'Cancelado', 'NaoCompareceu'],
  EmAndamento: ['Pronto', 'Finalizado'],
  Pronto: ['Finalizado'],
};
const isOver = (row: AppointmentRecord): boolean => ['completed', 'cancelled', 'noShow'].includes(row.state);

/** What changes data, one thing at a time. */
export function patafyWrites(stage: Backstage, rows: Rows, cpfs: Map<number, string>, shopOf: (id: string) => number) {
  const { practice, now } = stage;
  function row<Row>(write: () => Written<Row>): Row {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw problem(outcome.message, 'FORBIDDEN');
  }
  function found(id: string): AppointmentRecord {
    const one = rowOf(practice.appointments.filter(isAgendamento), patafyIds.key('appointment', id));
    if (one) return one;
    throw masked();
  }
  function isFree(providerKey: number, start: number, minutes: number, own: number | null): boolean {
    return practice.appointments.every((each) => {
      const isOther = each.providerKey !== providerKey || each.key === own || each.isDeleted || isOver(each);
      return isOther || each.start >= start + minutes * 60_000 || each.start + each.minutes * 60_000 <= start;
    });
  }
  /** The groomer who is asked for, or else the first who has time; refused where there is none. */
  function groomerFor(placeKey: number, id: string | null, start: number, minutes: number, own: number | null) {
    if (Number.isNaN(start)) throw masked();
    const [asked, isAsked] = [patafyIds.key('provider', id), id !== null];
    const staff = practice.providers.filter(
      (each) => each.placeKeys.includes(placeKey) && each.isActive && (!isAsked || each.key === asked),
    );
    const free = staff.find(({ key }) => isFree(key, start, minutes, own));
    if (free) return free.key;
    throw problem(`Horário não disponível${isAsked && own === null ? ' para este banhista' : ''}`, 'SLOT_UNAVAILABLE');
  }
  const change = (before: AppointmentRecord, parts: Partial<AppointmentRecord>): object =>
    rows.agendamento(row(() => changeAppointment(practice, before.key, parts, now())));
  function toStatus(id: string, status: string): object {
    const before = found(id);
    const word = patafyWords[before.state];
    if (!(following[word] ?? []).includes(status))
      throw problem(`Transição inválida: ${word} → ${status}`, 'INVALID_STATUS_TRANSITION');
    // The practice knows nobody who is late: such a visit is still confirmed.
    const state = stateOfWord(patafyWords, status === 'Atrasado' ? 'Confirmado' : status) ?? before.state;
    return change(before, { state });
  }
  type ById = Record<'id', string>;
  return {
    createTutorAssisted({ input }: { input: Texts<'nome' | 'email' | 'cpf' | 'telefone'> }) {
      const [cpf, email] = [(input.cpf ?? '').replaceAll(/\D/g, ''), (input.email ?? '').toLowerCase().trim()];
      if (cpf.length !== 11 || cpfOf(Number(cpf.slice(0, 9))) !== cpf) throw problem('CPF inválido', 'CPF_INVALID');
      const before = tutoresOf(practice).find((each) => rows.cpfOfTutor(each.key) === cpf || emailOf(each) === email);
      if (before) return rows.tutor(before);
      // The last word of a name counts as the family name, which the service doesn't know.
      const [, givenName, familyName] = /^(.*?)\s*(\S+)$/.exec((input.nome ?? '').trim()) ?? [];
      const details = { givenName, familyName, emails: [email], phones: [input.telefone] };
      const made = row(() => registerClient(practice, details, now()));
      cpfs.set(made.key, cpf);
      return rows.tutor(made);
    },
    createPet() {
      throw problem('Perfil de tutor não encontrado', 'FORBIDDEN');
    },
    createPetForTutor(args: { tutorProfileId: string; input: Texts<'nome' | 'tipoAnimalId' | 'racaId'> }) {
      const { nome, tipoAnimalId, racaId } = args.input;
      const species = tiposAnimal.find(({ id }) => id === tipoAnimalId)?.nome;
      const owner = rowOf(tutoresOf(practice), patafyIds.key('client', args.tutorProfileId));
      if (species === undefined || !owner) throw masked();
      const breed = racas.find(({ id }) => id === racaId)?.nome;
      return rows.pet(row(() => addPatient(practice, { clientKey: owner.key, name: nome, species, breed }, now())));
    },
    createAgendamento({ input }: { input: NewVisit }) {
      const [placeKey, ids] = [shopOf(input.petshopId), input.servicoVarianteIds];
      const types = practice.visitTypes.filter(({ key }) => ids.includes(varianteId(placeKey, key)));
      const minutes = types.reduce((total, type) => total + type.minutes, 0);
      const start = Date.parse(input.dataHoraInicio);
      const animal = rowOf(practice.patients, patafyIds.key('patient', input.petId));
      const providerKey = groomerFor(placeKey, input.banhistaId ?? null, start, minutes, null);
      if (!animal || animal.clientKey === null) throw problem('Pet sem tutor responsável', 'NOT_FOUND');
      const details = { start, minutes, placeKey, typeKey: types[0]?.key ?? 1, providerKey, patientKey: animal.key };
      // What staff enters needs no confirmation.
      return rows.agendamento(row(() => bookAppointment(practice, { ...details, state: 'confirmed' }, now())));
    },
    confirmAgendamento: ({ id }: ById) => toStatus(id, 'Confirmado'),
    cancelAgendamento: ({ id }: ById) => toStatus(id, 'Cancelado'),
    markNaoCompareceu: ({ id }: ById) => toStatus(id, 'NaoCompareceu'),
    updateAgendamentoStatus: ({ id, status }: ById & { status: string }) => toStatus(id, status),
    rescheduleAgendamento({ id, input }: ById & { input: { dataHoraInicio: string; banhistaId?: string | null } }) {
      const before = found(id);
      const start = Date.parse(input.dataHoraInicio);
      const { key, placeKey, minutes, providerKey: own } = before;
      const asked = input.banhistaId ?? (own === null ? null : patafyIds.of('provider', own));
      return change(before, { start, providerKey: groomerFor(placeKey, asked, start, minutes, key) });
    },
  };
}
