import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { managerCatalogWrites } from './catalogWrites.ts';
import { createMemory } from './memory.ts';
import { managerRecords } from './records.ts';
import { failed, holds, managerIds, type PageArgs, pageOf, patientsOf } from './values.ts';
import { managerWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

/** The root fields of the product. */
export function managerRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = managerRecords(backstage, memory);
  const byName = (one: Row, other: Row): number => compareValues(one['name'], other['name']);
  const idOf = (row: Row): unknown => row['id'];

  return {
    me: memory.account,
    user: memory.user,
    doctor({ id }: IdArgs): Row {
      const row = records.doctor(id);
      return row ? records.fullDoctor(row) : failed('Falha ao buscar profissional', 'BAD_USER_INPUT');
    },
    doctors: () => [...memory.doctors.values()].map((row) => records.fullDoctor(row)),
    guide({ id }: IdArgs): Row {
      const row = memory.guides.get(id);
      return row ? records.guide(row, true) : failed('Falha ao buscar guia', 'BAD_USER_INPUT');
    },
    guides(args: PageArgs) {
      // Both names have to hold the text, and all are counted.
      const rows = [...memory.guides.values()]
        .filter((row) => holds(records.doctor(row['doctorId'])?.['name'], args.filter))
        .filter((row) => holds(records.patient(row['patientId'])?.['name'], args.filter))
        .toSorted((one, other) => compareValues(one['createdAt'], other['createdAt']));
      return {
        guides: () => pageOf(rows, args, cap, idOf).map((row) => records.guide(row, true)),
        queryInfo: { ammount: memory.guides.size },
      };
    },
    // In the words for a doctor.
    patient: ({ id }: IdArgs) => records.patient(id) ?? failed('Falha ao buscar profissional', 'FORBIDDEN'),
    patients(args: PageArgs) {
      const ids = patientsOf(practice)
        .filter((row) => holds(fullNameOf(row), args.filter))
        .map(({ key }) => managerIds.of('client', key));
      return {
        patients: () => pageOf(ids, args, cap, (id) => id).map((id) => records.patient(id)),
        queryInfo: { ammount: ids.length },
      };
    },
    procedureTable({ id }: IdArgs): Row {
      const row = records.table(id);
      return row ? records.fullTable(row) : failed('Falha ao buscar tabela de procedimento', 'FORBIDDEN');
    },
    procedureTables: () => [...memory.tables.values()].map((row) => records.fullTable(row)),
    procedures(args: PageArgs & { readonly procedureTableId: string }) {
      const rows = [...memory.procedures.values()]
        .filter((row) => row['procedureTableId'] === args.procedureTableId && holds(row['name'], args.filter))
        .toSorted(byName);
      return {
        procedures: () => pageOf(rows, args, cap, idOf).map((row) => records.fullProcedure(row)),
        queryInfo: { ammount: rows.length },
      };
    },
    procedure({ id }: IdArgs): Row {
      const row = memory.procedures.get(id);
      return row ? records.fullProcedure(row) : failed('Falha ao buscar procedimento', 'FORBIDDEN');
    },
    specialty: ({ id }: IdArgs) => records.specialty(id) ?? failed('Falha ao buscar especialidade', 'FORBIDDEN'),
    specialties: () => [...memory.specialties.values()].toSorted(byName),
    // Its two arguments have to be there and say nothing.
    schedules: () => practice.appointments.filter((row) => records.isShown(row)).map((row) => records.schedule(row)),
    ...managerCatalogWrites(backstage, records, memory),
    ...managerWrites(backstage, records, memory),
  };
}
