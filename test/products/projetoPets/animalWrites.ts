import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { PetsMemory } from './documents.ts';
import { removedText } from './documentWrites.ts';
import type { PetsRecords } from './records.ts';
import { checkId, createdText, instantIn, isConsulta, petsIds, sexOf } from './values.ts';

interface ById {
  readonly id?: string | null;
}

interface PetArgs extends ById {
  readonly nome: string;
  readonly especie?: string | null;
  readonly cor?: string | null;
  readonly raca?: string | null;
  readonly sexo?: string | null;
  readonly peso?: number | null;
  readonly nascimento?: string | null;
  readonly criado?: string | null;
  readonly ativo?: boolean | null;
  readonly comportamento?: readonly (string | null)[] | null;
  readonly observacoes?: string | null;
  readonly usuario: string;
}

interface ConsultaArgs extends ById {
  readonly timestamp?: string | null;
  readonly diagnostico?: string | null;
  readonly receita?: string | null;
  readonly procedimentoPlanos?: readonly (string | null)[] | null;
  readonly atendente?: string | null;
  readonly pet: string;
}

/** The mutations of pets and of consultations: with an id they change, without one they make. */
export function petsAnimalWrites(
  backstage: Backstage,
  records: PetsRecords,
  memory: PetsMemory,
): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  /** What the practice keeps of a pet. */
  const petChange = (args: PetArgs, clientKey: number | null): Partial<PatientRecord> =>
    presentFields({
      name: args.nome,
      species: args.especie ?? undefined,
      breed: args.raca,
      color: args.cor === undefined ? undefined : (args.cor ?? ''),
      sex: args.sexo === undefined ? undefined : sexOf(args.sexo),
      birthDate: args.nascimento,
      isActive: args.ativo ?? undefined,
      clientKey,
    });
  const savePet = (key: number, args: PetArgs, clientKey: number | null, criado: string | null | undefined): Row => {
    const row = done(() => changePatient(practice, key, petChange(args, clientKey), now()));
    const { sexo, peso, comportamento, observacoes } = args;
    const given = presentFields({ sexo, peso, comportamento, observacoes, criado });
    memory.pets.set(key, { ...memory.pets.get(key), ...given });
    return records.pet(row);
  };

  /** The type of visit that the first known procedure stands for. */
  const typeOf = (ids: ConsultaArgs['procedimentoPlanos']): number | undefined => {
    const terms = memory.procedimentoPlanos.filter(({ id }) => ids?.includes(id) === true);
    const types = terms.map(
      ({ procedimento }) => memory.procedimentos.find(({ id }) => id === procedimento)?.typeKey ?? null,
    );
    return types.find((type) => type !== null) ?? undefined;
  };
  const placeOf = (providerKey: number | null, patient: PatientRecord | null): number | null =>
    rowOf(practice.providers, providerKey)?.placeKeys[0] ??
    rowOf(practice.clients, patient?.clientKey ?? null)?.placeKey ??
    practice.places[0]?.key ??
    null;
  const rememberConsulta = (row: AppointmentRecord, args: ConsultaArgs): Row => {
    const { diagnostico, receita, procedimentoPlanos } = args;
    const given = presentFields({ diagnostico, receita, procedimentoPlanos });
    memory.consultas.set(row.key, { ...memory.consultas.get(row.key), ...given });
    return records.consulta(row);
  };

  return {
    createEditPet(args: PetArgs) {
      allowed();
      checkId(args.usuario, 'Pet', 'usuario');
      const clientKey = petsIds.key('client', args.usuario);
      if (typeof args.id === 'string') {
        checkId(args.id, 'Pet');
        const before = rowOf(practice.patients, petsIds.key('patient', args.id));
        return before && savePet(before.key, args, clientKey, args.criado);
      }
      const made = done(() => addPatient(practice, { clientKey, name: args.nome, species: args.especie }, now()));
      const empty = { peso: null, comportamento: [], observacoes: null };
      return savePet(made.key, { ...empty, ...args }, clientKey, createdText(now()));
    },
    removePet({ id }: ById) {
      allowed();
      if (typeof id === 'string') checkId(id, 'Pet');
      const index = practice.patients.findIndex(({ key }) => key === petsIds.key('patient', id));
      if (index !== -1) practice.patients.splice(index, 1);
      return removedText;
    },
    createEditConsulta(args: ConsultaArgs) {
      allowed();
      checkId(args.pet, 'Consulta', 'pet');
      const { id, atendente, timestamp } = args;
      if (typeof atendente === 'string') checkId(atendente, 'Consulta', 'atendente');
      const patient = rowOf(practice.patients, petsIds.key('patient', args.pet));
      const providerKey = petsIds.key('provider', atendente);
      const typeKey = typeOf(args.procedimentoPlanos);
      if (typeof id === 'string') {
        checkId(id, 'Consulta');
        const before = rowOf(practice.appointments, petsIds.key('appointment', id));
        if (!before || !isConsulta(before)) return null;
        const change = {
          start: timestamp === undefined ? undefined : instantIn(timestamp),
          typeKey,
          providerKey: atendente === undefined ? undefined : providerKey,
          ...(patient && { patientKey: patient.key, clientKey: patient.clientKey }),
        };
        const moved = atendente ? { ...change, placeKey: placeOf(providerKey, patient) ?? undefined } : change;
        return rememberConsulta(
          done(() => changeAppointment(practice, before.key, moved, now())),
          args,
        );
      }
      const usual = practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null;
      const booking = {
        start: instantIn(timestamp),
        placeKey: placeOf(providerKey, patient),
        typeKey: typeKey ?? usual,
        providerKey,
        patientKey: patient?.key ?? null,
      };
      const empty = { diagnostico: null, receita: null, procedimentoPlanos: [] };
      return rememberConsulta(
        done(() => bookAppointment(practice, booking, now())),
        { ...empty, ...args },
      );
    },
    removeConsulta({ id }: ById) {
      allowed();
      if (typeof id === 'string') checkId(id, 'Consulta');
      const row = rowOf(practice.appointments, petsIds.key('appointment', id));
      if (row && isConsulta(row)) done(() => changeAppointment(practice, row.key, { state: 'cancelled' }, now()));
      return removedText;
    },
  };
}
