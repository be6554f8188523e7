import { fullNameOf, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isSchedule, managerIds, timeText } from './values.ts';

/** What the product stores beside the practice; rows by their id. */
export interface ManagerMemory {
  readonly account: Row;
  readonly user: Row;
  readonly doctors: Map<string, Row>;
  /** What patients have that clients of the practice don't. */
  readonly profiles: Map<string, Row>;
  readonly specialties: Map<string, Row>;
  readonly tables: Map<string, Row>;
  readonly procedures: Map<string, Row>;
  readonly guides: Map<string, Row>;
  /** What schedules have that appointments don't, by the key of the appointment. */
  readonly schedules: Map<number, Row>;
  /** An id that no row of these tables has had. */
  readonly nextId: () => string;
}

// Some of those with which every account begins.
const defaults: readonly (readonly [specialty: string, code: string, name: string])[] = [
  ['DIAGNÓSTICA', '81000065', 'Consulta Odontológica Inicial'],
  ['DIAGNÓSTICA', '81000049', 'Consulta Odontológica de Urgência'],
  ['RADIOLOGIA', '81000421', 'Radiografia Periapical'],
  ['RADIOLOGIA', '81000383', 'Radiografia Oclusal'],
  ['RADIOLOGIA', '81000278', 'Fotografia'],
  ['PREVENÇÃo', '84000198', 'Profilaxia–Polimento Coronário'],
  ['PREVENÇÃo', '85300047', 'Raspagem Supra-Gengival'],
  ['ENDODONTIA', '85200042', 'Pulpotomia'],
  ['ENDODONTIA', '85200034', 'Pulpectomia'],
  ['PERIODONTIA', '82000921', 'Gengivectomia'],
  ['PRÓTESE', '90090610', 'Planejamento em Prótese'],
  ['CIRURGIA', '82000298', 'Bridectomia'],
  ['CIRURGIA', '82000239', 'Biópsia de Boca'],
];
const roles = ['GET_DOCTOR', 'GET_GUIDE', 'GET_PATIENT', 'CREATE_PATIENT', 'GET_PROCEDURE', 'GET_SPECIALTY'];
const noAddress = {
  country: null,
  cep: null,
  state: null,
  city: null,
  street: null,
  neighborhood: null,
  complement: null,
};
const opened = Date.parse('2019-01-07T12:00:00Z');

/** A row of a table by its id. */
export function entryOf(row: Row): readonly [string, Row] {
  return [String(row['id']), row];
}

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): ManagerMemory {
  let ids = 1;
  const nextId = (): string => {
    ids += 1;
    return managerIds.of('organization', ids);
  };
  const stamps = { createdAt: new Date(opened).toISOString(), updatedAt: new Date(opened).toISOString() };
  const accountId = managerIds.of('organization', practice.organization.key);
  const user = {
    id: nextId(),
    accountId,
    status: true,
    email: 'clinica@example.test',
    name: practice.organization.name,
    gender: null,
    roles: roles.map((role) => ({ id: nextId(), role })),
    ...stamps,
  };
  const specialties = new Map(
    [...new Set([...defaults.map(([specialty]) => specialty), 'CLÍNICA GERAL'])].map((name) =>
      entryOf({ id: nextId(), name }),
    ),
  );
  const specialtyId = (name: string): unknown =>
    [...specialties.values()].find((row) => row['name'] === name)?.['id'] ?? null;
  const [standard, own] = ['Tabela Padrão', 'Particular'].map((name): Row => ({ id: nextId(), name, ...stamps }));
  const procedures = new Map([
    ...defaults.map(([specialty, code, name]) => {
      const row = { id: nextId(), name, code, value: null, specialtyId: specialtyId(specialty) };
      return entryOf({ ...row, procedureTableId: standard?.['id'], ...stamps });
    }),
    ...practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, minutes }) => {
        const row = { id: managerIds.of('visitType', key), name, code: null, value: String(minutes * 4) };
        return entryOf({
          ...row,
          specialtyId: specialtyId('CLÍNICA GERAL'),
          procedureTableId: own?.['id'],
          ...stamps,
        });
      }),
  ]);
  const doctors = practice.providers.map((person) => {
    const names = person.role === 'veterinarian' ? ['CLÍNICA GERAL', 'CIRURGIA'] : ['CLÍNICA GERAL'];
    return entryOf({
      id: managerIds.of('provider', person.key),
      name: fullNameOf(person),
      gender: null,
      birth: timeText(Date.UTC(1970 + person.key, person.key, person.key)),
      register: person.title === null ? null : `${person.title} ${String(4100 + person.key)}`,
      email: person.email,
      ...noAddress,
      specialtyIds: names.map(specialtyId),
      ...stamps,
    });
  });
  const visits = practice.appointments.filter((row) => isSchedule(row) && row.state === 'completed');
  const guides = visits.map((visit) => {
    const type = rowOf(practice.visitTypes, visit.typeKey);
    const procedure = { id: nextId(), procedureId: managerIds.of('visitType', visit.typeKey) };
    return entryOf({
      id: nextId(),
      doctorId: managerIds.of('provider', visit.providerKey ?? 0),
      patientId: managerIds.of('client', visit.clientKey ?? 0),
      procedureTableId: own?.['id'],
      proceduresGuide: [{ ...procedure, value: String((type?.minutes ?? 0) * 4), quantity: '1' }],
      comments: visit.key % 3 === 0 ? 'Retorno em 30 dias' : null,
      start: timeText(visit.start),
      isClosed: visit.key % 2 === 0,
      createdAt: new Date(visit.createdAt).toISOString(),
      updatedAt: new Date(visit.updatedAt).toISOString(),
    });
  });
  return {
    account: {
      id: accountId,
      plan: 'STARTER',
      name: practice.organization.name,
      users: [user],
      status: true,
      ...stamps,
    },
    user,
    doctors: new Map(doctors),
    profiles: new Map(),
    specialties,
    tables: new Map([standard, own].filter((row) => row !== undefined).map(entryOf)),
    procedures,
    guides: new Map(guides),
    schedules: new Map(),
    nextId,
  };
}
