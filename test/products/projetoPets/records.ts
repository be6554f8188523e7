import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ClinicaDocument, PetsMemory, PlanoDocument, ProcedimentoDocument } from './documents.ts';
import type { ProcedimentoPlanoDocument } from './documents.ts';
import { createdText, ownersOf, petsIds, sexWords, timestampText } from './values.ts';

/** How rows of the practice look there. */
export type PetsRecords = ReturnType<typeof petsRecords>;

const findings = ['Sem alterações', 'Otite externa', 'Dermatite alérgica', 'Gastrite leve', 'Tártaro dentário'];
const prescriptions = [null, 'Solução otológica, 2 vezes ao dia, 7 dias', 'Anti-histamínico por 10 dias', null];
const tempers = [['Dócil'], ['Dócil', 'Brincalhão'], [], ['Agitado'], ['Medroso']];

/** Makes rows from the records of a practice; who belongs to them is looked up only where it is asked for. */
export function petsRecords({ practice, meet }: Backstage, memory: PetsMemory) {
  const owner = (row: ClientRecord): Row => {
    meet('client', row.key);
    const id = petsIds.of('client', row.key);
    const isHoused = row.street !== '' || row.city !== '';
    const address = { complemento: null, bairro: null, uf: null, cep: null };
    return {
      ...memory.profiles.get(id),
      id,
      email: row.emails[0] ?? null,
      name: fullNameOf(row),
      telefones: row.phones.map(({ value }) => value),
      endereco: isHoused ? { ...address, logradouro: row.street, cidade: row.city } : null,
    };
  };

  const member = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    const id = petsIds.of('provider', row.key);
    return { email: row.email, name: fullNameOf(row), telefones: [], ...memory.profiles.get(id), id };
  };

  /** The user with an id, who is an owner or works there. */
  const user = (id: string | null | undefined): Row | null => {
    const person = rowOf(ownersOf(practice), petsIds.key('client', id));
    if (person) return owner(person);
    const staff = rowOf(practice.providers, petsIds.key('provider', id));
    return staff && !memory.removedStaff.has(petsIds.of('provider', staff.key)) ? member(staff) : null;
  };

  const pet = (row: PatientRecord): Row => {
    meet('patient', row.key);
    return {
      criado: createdText(row.createdAt),
      peso: 3 + ((row.key * 37) % 250) / 10,
      comportamento: tempers[row.key % tempers.length],
      observacoes: row.microchip === null ? null : `Microchip ${row.microchip}`,
      sexo: sexWords[row.sex],
      ...memory.pets.get(row.key),
      id: petsIds.of('patient', row.key),
      nome: row.name,
      especie: row.species,
      cor: row.color,
      raca: row.breed,
      nascimento: row.birthDate,
      ativo: row.isActive,
      usuario: () => (row.clientKey === null ? null : user(petsIds.of('client', row.clientKey))),
    };
  };

  /** The procedures of a visit: the one that its type stands for, on the terms of the first plan that has it. */
  const proceduresOf = ({ typeKey }: AppointmentRecord): readonly string[] => {
    const procedure = memory.procedimentos.find((document) => document.typeKey === typeKey);
    const term = memory.procedimentoPlanos.find(({ procedimento }) => procedimento === procedure?.id);
    return procedure && term ? [term.id] : [];
  };

  const consulta = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const isOver = row.state === 'completed';
    return {
      diagnostico: isOver ? findings[row.key % findings.length] : null,
      receita: isOver ? prescriptions[row.key % prescriptions.length] : null,
      procedimentoPlanos: proceduresOf(row),
      ...memory.consultas.get(row.key),
      id: petsIds.of('appointment', row.key),
      timestamp: timestampText(row.start),
      atendente: row.providerKey === null ? null : petsIds.of('provider', row.providerKey),
      pet: row.patientKey === null ? null : petsIds.of('patient', row.patientKey),
    };
  };

  const procedimento = ({ nome, descricao, tipo }: ProcedimentoDocument): Row => ({ nome, descricao, tipo });

  const procedimentoPlano = ({ id: _id, procedimento: procedure, ...terms }: ProcedimentoPlanoDocument): Row => ({
    ...terms,
    procedimento() {
      const document = memory.procedimentos.find(({ id }) => id === procedure);
      return document ? procedimento(document) : null;
    },
  });

  const plano = ({ nome, descricao, procedimentoPlanos }: PlanoDocument): Row => ({
    nome,
    descricao,
    procedimentoPlanos: () =>
      memory.procedimentoPlanos.filter(({ id }) => procedimentoPlanos.includes(id)).map(procedimentoPlano),
  });

  const clinica = ({ nome, cnpj, admins, funcionarios, planos }: ClinicaDocument): Row => ({
    nome,
    cnpj,
    admins: () => admins.flatMap((id) => user(id) ?? []),
    funcionarios: () => funcionarios.flatMap((id) => user(id) ?? []),
    planos: () => memory.planos.filter(({ id }) => planos.includes(id)).map(plano),
  });

  return { owner, member, user, pet, consulta, procedimento, procedimentoPlano, plano, clinica };
}
