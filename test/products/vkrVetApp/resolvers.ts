import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clientsOf, isRecord, vkrRecords } from './records.ts';
import { vkrTableWrites } from './tableWrites.ts';
import { instantsOf, prismaError } from './values.ts';
import { vkrWrites } from './writes.ts';

/** Most clients of the list without pages, however many there are. */
const listed = 100;
/** Types of services that are no surgery, by their numbers in the project's own database. */
const notSurgery = new Set([3, 37, 38]);

interface PageArgs {
  readonly search?: string | null;
  readonly first?: number | null;
  readonly after?: number | null;
}

interface Between {
  readonly data: { readonly dateStart: string; readonly dateEnd: string };
}

/** Resolvers of the service. */
export function vkrRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const records = vkrRecords(stage);
  const { tables } = records;
  const me: Row = { id: 1, login: 'manager', role: 'MANAGER', fullName: null };

  const matching = (search: string | null | undefined): readonly ClientRecord[] => {
    const part = (search ?? '').toLowerCase();
    const has = (text: string): boolean => text.toLowerCase().includes(part);
    return clientsOf(practice).filter((row) => has(fullNameOf(row)) || has(row.phones[0]?.value ?? ''));
  };
  const page = ({ search, first, after }: PageArgs): readonly ClientRecord[] => {
    // The cursor is made of whatever is given: only null says that there is none.
    if (after === undefined) {
      const kind = 'Argument cursor of type ClientWhereUniqueInput';
      throw prismaError(
        'client.findMany',
        `${kind} needs exactly one argument, but you provided none. Please choose one.`,
      );
    }
    const found = matching(search);
    const size = Math.min(first ?? cap, cap);
    if (after === null) return size < 0 ? found.slice(size) : found.slice(0, size);
    // A cursor that isn't in the table leads nowhere; one that isn't found is skipped with the row that follows.
    if (!clientsOf(practice).some(({ key }) => key === after)) return [];
    if (size < 0)
      return found
        .filter(({ key }) => key <= after)
        .slice(0, -1)
        .slice(size);
    return found.filter(({ key }) => key >= after).slice(1, 1 + size);
  };

  return {
    helloWorld: 'Hello World!',
    hello: ({ name }: { name: string }) => `Hello ${name}!`,
    resetIndexes: 'Hello !',
    me: () => me,
    // Only first and after are regarded: no order, and no way back.
    searchClients: (args: PageArgs) => ({
      nodes: page(args).map(records.client),
      totalCount: matching(args.search).length,
    }),
    clientsWithSearch: ({ search }: PageArgs) => matching(search).slice(0, Math.min(listed, cap)).map(records.client),
    clientDetail({ clientId }: { clientId: number }) {
      const found = rowOf(clientsOf(practice), clientId);
      return found && records.client(found);
    },
    pet: ({ petId }: { petId: number }) => records.petById(petId),
    allEmployees: () => records.employees,
    allReceptionPurpose: () => records.purposes,
    receptionRecord({ receptionRecordId }: { receptionRecordId: number }) {
      const found = rowOf(practice.appointments, receptionRecordId);
      return found && isRecord(found) ? records.record(found) : null;
    },
    // Whatever touches the time, its ends counted, in no order but that of the table.
    receptionRecordBetweenDate({ data }: Between) {
      const [start = 0, end = 0] = instantsOf(data, 'dateStart', 'dateEnd');
      return practice.appointments
        .filter((row) => isRecord(row) && row.start <= end && row.start + row.minutes * 60_000 >= start)
        .slice(0, cap)
        .map(records.record);
    },
    reception({ receptionId }: { receptionId: number }) {
      const found = tables.receptions.find(receptionId);
      return found && records.reception(found);
    },
    getWorkSchedulesBetweenDate({ data }: Between) {
      const [start = 0, end = 0] = instantsOf(data, 'dateStart', 'dateEnd');
      return tables.shifts
        .all()
        .filter(({ date }) => date <= end && date >= start)
        .map(records.shift);
    },
    getWorkScheduleById({ workScheduleId }: { workScheduleId: number }) {
      const found = tables.shifts.find(workScheduleId);
      return found && records.shift(found);
    },
    allGoods: () => tables.goods.all().map(records.goodsRow),
    allGoodsCategory: () => tables.categories.all(),
    allGoodsList: () =>
      tables.receptions.all().flatMap(({ id, goods }) => goods.map((item) => records.goodsList(id, item))),
    allServices: () => tables.services.all().map(records.serviceRow),
    getSurgeryList: () =>
      tables.services
        .all()
        .filter(({ typeId }) => !notSurgery.has(typeId))
        .map(records.serviceRow),
    allServiceType: () => tables.serviceTypes.all(),
    allServiceList: () =>
      tables.receptions.all().flatMap(({ id, services }) => services.map((item) => records.serviceList(id, item))),
    allTypeAnalyzesResearch: () => tables.researchTypes,
    analyzesResearch({ analyzesResearchId }: { analyzesResearchId: number }) {
      const found = tables.researches.find(analyzesResearchId);
      return found && records.research(found);
    },
    ...vkrWrites(stage, records),
    ...vkrTableWrites(stage, records, me),
  };
}
