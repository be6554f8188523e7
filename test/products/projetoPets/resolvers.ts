import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createMemory } from './documents.ts';
import { petsDocumentWrites } from './documentWrites.ts';
import { petsRecords } from './records.ts';
import { checkId, type Collection, isConsulta, ownersOf, petsIds } from './values.ts';
import { petsWrites } from './writes.ts';

interface ById {
  readonly id?: string | null;
}

/** The root fields of the service. Lists are whole; no id finds nothing, and one that can't be an id is an error. */
export function petsRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = petsRecords(backstage, memory);
  const listed = <Item>(items: readonly Item[], show: (item: Item) => Row): readonly Row[] =>
    items.slice(0, cap).map(show);
  const document = <Document extends { readonly id: string }>(
    model: Collection,
    documents: readonly Document[],
    { id }: ById,
    show: (found: Document) => Row,
  ): Row | null => {
    if (typeof id !== 'string') return null;
    checkId(id, model);
    const found = documents.find((each) => each.id === id);
    return found ? show(found) : null;
  };

  const consultas = (): readonly Row[] => listed(practice.appointments.filter(isConsulta), records.consulta);
  const clinicas = (): readonly Row[] => listed(memory.clinicas, records.clinica);
  const planos = (): readonly Row[] => listed(memory.planos, records.plano);
  const procedimentoPlanos = (): readonly Row[] => listed(memory.procedimentoPlanos, records.procedimentoPlano);

  return {
    getUser({ id }: ById) {
      if (typeof id === 'string') checkId(id, 'User');
      return records.user(id);
    },
    getUsers() {
      const owners = ownersOf(practice).slice(0, cap);
      const staff = practice.providers.filter(({ key }) => !memory.removedStaff.has(petsIds.of('provider', key)));
      return [...owners.map(records.owner), ...staff.slice(0, cap - owners.length).map(records.member)];
    },
    getPets: () => listed(practice.patients, records.pet),
    getPet({ id }: ById) {
      // This one is wrapped, and hides what went wrong.
      if (typeof id === 'string' && !/^[\da-f]{24}$/i.test(id))
        throw new GraphQLError('An unknown error has occurred!  Please try again later');
      const row = rowOf(practice.patients, petsIds.key('patient', id));
      return row && records.pet(row);
    },
    getPetsByUser({ id }: ById) {
      if (typeof id === 'string') checkId(id, 'Pet', 'usuario');
      // Nothing asked for is nobody's, as the database reads it.
      const owner = typeof id === 'string' ? petsIds.key('client', id) : null;
      if (typeof id === 'string' && owner === null) return [];
      const rows = practice.patients.filter(({ clientKey }) => clientKey === owner);
      return listed(rows, records.pet);
    },
    getConsulta({ id }: ById) {
      if (typeof id === 'string') checkId(id, 'Consulta');
      const row = rowOf(practice.appointments, petsIds.key('appointment', id));
      return row && isConsulta(row) ? records.consulta(row) : null;
    },
    getConsultas: consultas,
    // Lists by something take no argument, and give everything.
    getConsultasByPet: consultas,
    getClinica: (args: ById) => document('Clinica', memory.clinicas, args, records.clinica),
    getClinicas: clinicas,
    getClinicasByUser: clinicas,
    getPlano: (args: ById) => document('Plano', memory.planos, args, records.plano),
    getPlanos: planos,
    getPlanosByClinica: planos,
    getProcedimento: (args: ById) => document('Procedimento', memory.procedimentos, args, records.procedimento),
    getProcedimentos: () => listed(memory.procedimentos, records.procedimento),
    getProcedimentoPlano: (args: ById) =>
      document('ProcedimentoPlano', memory.procedimentoPlanos, args, records.procedimentoPlano),
    getProcedimentoPlanos: procedimentoPlanos,
    getProcedimentoPlanosByPlano: procedimentoPlanos,
    ...petsWrites(backstage, records, memory),
    ...petsDocumentWrites(backstage, records, memory),
  };
}
