import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from '../graphene/find.ts';
import { shown } from './lists.ts';
import { teethRows } from './records.ts';
import { teethWrites } from './writes.ts';

const treatments = ['Filling', 'Extraction', 'Root canal', 'Scaling'];

/** Resolvers of the service, for somebody who has logged in. */
export function teethRoots(stage: Backstage): object {
  const births = new Map<number, string>();
  const rows = teethRows(stage, births);
  const list = (type: string, all: () => readonly Row[], args: ListArgs & Row): object => rows.list(type, all)(args);
  const byId = (all: readonly Row[], id: unknown, model: string): Row | null => {
    const row = all.find((each) => each['id'] === String(id));
    if (row) return shown(row);
    throw new GraphQLError(`${model} matching query does not exist.`);
  };
  return {
    viewer: rows.me,
    users({ input, ...args }: ListArgs & Row) {
      const all = (): readonly Row[] => rows.users().filter(({ groupName }) => !input || groupName === input);
      return list('UserType', all, args);
    },
    user: ({ userId }: Row) => byId(rows.users(), userId, 'User'),
    groups: rows.groups,
    durations: ['10', '20', '30', '40', '50', '60', '90'].map(rows.named),
    teeth: Array.from({ length: 32 }, (_, index) => rows.named(String(index + 1), index)),
    treatments: treatments.map(rows.named),
    companies: (args: ListArgs & Row) => list('CompanyType', () => stage.practice.places.map(rows.company), args),
    company: ({ companyId }: Row) => companyId && byId(stage.practice.places.map(rows.company), companyId, 'Company'),
    userCompany: (args: ListArgs & Row) => list('CompanyUserType', rows.companyUsers, args),
    approvalStatuses: [rows.approved],
    multiLanguage: rows.languages,
    appointments({ patient, ...args }: ListArgs & Row) {
      const all = (): readonly Row[] => rows.book().filter(({ patientId }) => !patient || patientId === patient);
      return list('AppointmentType', all, args);
    },
    appointmentDetails: [],
    appointmentLang: (args: ListArgs & Row) => list('AppointmentLangType', () => [], args),
    ...teethWrites(stage, rows, births),
  };
}
