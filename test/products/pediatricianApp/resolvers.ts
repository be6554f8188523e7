import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { pediatricianCareWrites } from './careWrites.ts';
import { createMemory, pediatricianRecords } from './records.ts';
import { pediatricianUserWrites } from './userWrites.ts';
import { failure, pediatricianIds } from './values.ts';

interface ById {
  readonly id: string;
}

/** Root fields of the product, each from the service that can resolve it. */
export function pediatricianRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const memory = createMemory(stage);
  const records = pediatricianRecords(stage, memory);
  const capped = <Each>(rows: readonly Each[]): readonly Each[] => rows.slice(0, cap);
  const prises = (vaccineId: string): readonly Row[] =>
    [...memory.prises.values()].filter((row) => row.vaccineId === vaccineId).map((row) => records.prise(row, false));
  const vaccine = (id: string): Row => ({ ...records.vaccine(id), prises: () => prises(id) });
  return {
    user: ({ id }: ById) => records.user(id),
    userList: () => capped(records.users()),
    pet({ id }: ById): Row | null {
      const row = rowOf(practice.patients, pediatricianIds.key('patient', id));
      return row && records.pet(row);
    },
    petList: () => capped(practice.patients).map(records.pet),
    visit({ id }: ById): Row | null {
      const row = rowOf(records.visits(), pediatricianIds.key('appointment', id));
      return row && records.visit(row, false);
    },
    visitList: () => capped(records.visits()).map((row) => records.visit(row, false)),
    visitsByUser({ userId }: { readonly userId: string }): readonly Row[] {
      const user = records.user(userId);
      if (!user) throw failure('User not found');
      const [owner, vet] = [pediatricianIds.key('client', userId), pediatricianIds.key('provider', userId)];
      const rows = records
        .visits()
        .filter((row) => (user['role'] === 'OWNER' ? row.clientKey === owner : row.providerKey === vet));
      return capped(rows).map((row) => records.visit(row, true));
    },
    visitsByPet({ petId }: { readonly petId: string }): readonly Row[] {
      const pet = rowOf(practice.patients, pediatricianIds.key('patient', petId));
      if (!pet) throw failure('Pet not found');
      const rows = records.visits().filter(({ patientKey }) => patientKey === pet.key);
      return capped(rows).map((row) => records.visit(row, true));
    },
    vaccine: ({ id }: ById) => (memory.vaccines.has(id) ? vaccine(id) : null),
    vaccineList: () => capped([...memory.vaccines.keys()]).map(vaccine),
    prise({ id }: ById): Row | null {
      const row = memory.prises.get(id);
      return row ? records.prise(row, true) : null;
    },
    priseList: () => capped([...memory.prises.values()]).map((row) => records.prise(row, true)),
    ...pediatricianUserWrites(stage, records, memory),
    ...pediatricianCareWrites(stage, records, memory),
  };
}
