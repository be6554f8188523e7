import type { Backstage } from '../../dialects/dialect.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { ascendClinical } from './clinical.ts';
import { answerPage, answerWithId, type CollectionArgs, type Entry } from './envelopes.ts';
import { ascendInsurance } from './insurance.ts';
import { firstMemory } from './memory.ts';
import { ascendMoney } from './money.ts';
import { ascendPlaces, recareTemplateCount } from './places.ts';
import { ascendRecords } from './records.ts';
import { ascendSchedule } from './schedule.ts';
import { type AscendCollection, ascendResources } from './schema.ts';
import { ascendIds, idOf, isAppointment, patientsOf } from './values.ts';
import { ascendWrites } from './writes.ts';

const usualSize = 100;

/** The root fields of the service. */
export function ascendRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const ledger = createLedger(practice);
  const memory = firstMemory(practice);
  const places = ascendPlaces(practice);
  const records = ascendRecords(backstage, memory, places, (collection, id) => entryOf(collection, id)?.show() ?? null);
  const money = ascendMoney(backstage, ledger, places, records);
  const { of } = ascendIds;

  const counted = (count: number, kind: 'feeSchedule' | 'recareTemplate', show: (key: number) => Row): Entry[] =>
    Array.from({ length: count }, (_, index) => ({ id: idOf(kind, index + 1), show: () => show(index + 1) }));

  const collections: Readonly<Record<AscendCollection, () => readonly Entry[]>> = {
    organizations: () => [{ id: of('organization', practice.organization.key), show: places.organization }],
    locations: () => practice.places.map((row) => ({ id: of('place', row.key), show: () => places.location(row) })),
    operatories: places.operatories,
    providers: () =>
      practice.providers.map((row) => ({ id: of('provider', row.key), show: () => places.provider(row) })),
    users: () => practice.providers.map((row) => ({ id: idOf('user', row.key), show: () => places.user(row) })),
    patients: () =>
      patientsOf(practice).map((row) => ({ id: of('client', row.key), show: () => records.patient(row) })),
    appointments: () =>
      practice.appointments
        .filter(isAppointment)
        .map((row) => ({ id: of('appointment', row.key), show: () => records.appointment(row) })),
    events: () =>
      practice.appointments
        .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
        .map((row) => ({ id: idOf('event', row.key), show: () => records.event(row) })),
    practiceProcedures: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map((row) => ({ id: of('visitType', row.key), show: () => places.procedure(row) })),
    patientNotes: () => memory.notes.map((row) => ({ id: idOf('note', row.key), show: () => records.note(row) })),
    feeSchedules: () => counted(2, 'feeSchedule', places.feeSchedule),
    recareTemplates: () => counted(recareTemplateCount, 'recareTemplate', places.recareTemplate),
    patientProcedures: money.patientProcedures,
    productionCollections: money.productionCollections,
    ...ascendSchedule(practice, places),
    ...ascendClinical(backstage, places, records),
    ...ascendInsurance(backstage, ledger, places, records),
  };

  const entryOf = (collection: AscendCollection, id: string): Entry | undefined =>
    collections[collection]().find((each) => each.id === id);

  const queries = ascendResources.flatMap(([collection, single, type]) => {
    const entries = collections[collection];
    return [
      [
        collection,
        (args: CollectionArgs): Row => answerPage(entries(), args, { usual: usualSize, cap }, records.quietly),
      ],
      [single, ({ id }: { readonly id: string }): Row => answerWithId(entries(), id.trim(), type)],
    ] as const;
  });

  return {
    ...Object.fromEntries(queries),
    agingBalances: ({ patientId }: { readonly patientId: string }) => money.agingBalance(patientId),
    agingBalanceReport: ({ filter }: { readonly filter: string }) =>
      money.agingBalanceReport(/(?:^|,)\s*location\.id==(\d+)/.exec(filter)?.[1] ?? ''),
    ...ascendWrites(backstage, memory, records, (collection, id) => entryOf(collection, id) !== undefined),
  };
}
