import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { mutationOf } from './payloads.ts';
import { kapRecords } from './records.ts';
import type { KapStore } from './store.ts';
import { validPk } from './values.ts';

interface CheckupInput {
  readonly name?: string | null;
  readonly daysUntil?: number | null;
}

/** Mutations of studies and of the checkups that they plan. */
export function kapStudyWrites(stage: Backstage, store: KapStore): object {
  const records = kapRecords(stage, store);
  const indexOf = (rows: readonly { readonly pk: number }[], type: 'Study' | 'Checkup', id: string): number => {
    const pk = validPk(`${type}Type`, id);
    const index = rows.findIndex((each) => each.pk === pk);
    if (index === -1) throw new GraphQLError(`${type} matching query does not exist.`);
    return index;
  };
  const nextPk = (rows: readonly { readonly pk: number }[]): number => 1 + Math.max(0, ...rows.map(({ pk }) => pk));
  return {
    createStudy: mutationOf(stage, ({ name }: { name: string }) => {
      if (name === '') return { study: null };
      const study = { pk: nextPk(store.studies), name };
      store.studies.push(study);
      return { study: records.study(study) };
    }),
    updateStudy: mutationOf(stage, ({ id, name }: { id: string; name: string }) => {
      const index = indexOf(store.studies, 'Study', id);
      const study = { pk: store.studies[index]?.pk ?? 0, name };
      if (name === '') return { study: null };
      store.studies[index] = study;
      return { study: records.study(study) };
    }),
    deleteStudy: mutationOf(stage, ({ id }: { id: string }) => {
      const [gone] = store.studies.splice(indexOf(store.studies, 'Study', id), 1);
      const left = store.checkups.filter(({ studyPk }) => studyPk !== gone?.pk);
      store.checkups.splice(0, store.checkups.length, ...left);
      return { ok: true };
    }),
    createCheckup: mutationOf(stage, (input: { name: string; studyId: string; daysUntil: number }) => {
      if (input.name === '' || input.studyId === '') throw new GraphQLError('Invalid parameters given');
      const study = store.studies[indexOf(store.studies, 'Study', input.studyId)];
      const parts = { name: input.name, daysUntil: input.daysUntil, studyPk: study?.pk ?? 0 };
      const checkup = { pk: nextPk(store.checkups), ...parts };
      store.checkups.push(checkup);
      return { checkup: records.checkup(checkup) };
    }),
    updateCheckup: mutationOf(stage, ({ id, name, daysUntil }: CheckupInput & { id: string }) => {
      const index = indexOf(store.checkups, 'Checkup', id);
      const before = store.checkups[index];
      if (!before) return { checkup: null };
      const checkup = { ...before, name: name || before.name, daysUntil: daysUntil ?? before.daysUntil };
      store.checkups[index] = checkup;
      return { checkup: records.checkup(checkup) };
    }),
    deleteCheckup: mutationOf(stage, ({ id }: { id: string }) => {
      store.checkups.splice(indexOf(store.checkups, 'Checkup', id), 1);
      return { ok: true };
    }),
  };
}
