import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf, stretchOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { internalError } from './failures.ts';
import { type Beside, amplicodeIds, amplicodeRecords, isVisit, localInstant } from './records.ts';
import { sideTables } from './tables.ts';
import { amplicodeWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type OwnerFilter = Texts<'firstName' | 'lastName'>;
type VisitFilter = Texts<
  'ownerFirstName' | 'ownerLastName' | 'petIdentificationNumber' | 'visitStartAfter' | 'visitStartBefore'
>;
interface OwnerArgs {
  readonly filter?: OwnerFilter | null;
  readonly page?: { readonly number: number; readonly size: number } | null;
  readonly sort?: readonly (Texts<'direction' | 'property'> | null)[] | null;
}
interface CursorArgs extends Pick<OwnerArgs, 'filter' | 'sort'> {
  readonly page?: (Texts<'after' | 'before'> & { readonly first: number; readonly last: number }) | null;
}

const usualSize = 20;
const columns: Readonly<Record<string, string>> = { CITY: 'city', FIRST_NAME: 'firstName', LAST_NAME: 'lastName' };

/** Resolvers of the example application, for who has the rights of an administrator. */
export function amplicodeRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const beside: Beside = { tables: sideTables(), extras: new Map(), endless: new Set() };
  const { tables } = beside;
  const records = amplicodeRecords(stage, beside);
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const has = (value: unknown, part: string | null | undefined): boolean =>
    !part || (typeof value === 'string' && value.toLowerCase().includes(part.toLowerCase()));
  const all = <Any>(list: readonly Any[], show: (row: Any) => Row): Row[] => list.slice(0, cap).map(show);
  function owners({ filter, sort }: Pick<OwnerArgs, 'filter' | 'sort'>): readonly ClientRecord[] {
    const found = clients().filter(
      (row) => has(row.givenName, filter?.firstName) && has(row.familyName, filter?.lastName),
    );
    const keys = (sort ?? []).flatMap((each) => {
      const column = columns[each?.property ?? ''];
      if (column === undefined) return [];
      return [{ value: (row: Row) => row[column], isDescending: each?.direction === 'DESC', nullsFirst: false }];
    });
    const sortable = found.map((record) => ({
      record,
      city: record.city,
      firstName: record.givenName,
      lastName: record.familyName,
    }));
    return sortedBy(sortable, keys).map(({ record }) => record);
  }
  const ownerList = (args: OwnerArgs): Row[] => all(owners(args), records.owner);
  function ownerPage(args: OwnerArgs): Row {
    const { number, size } = args.page ?? { number: 0, size: usualSize };
    if (number < 0 || size < 1) throw internalError();
    const found = owners(args);
    const content = sliceOf(found, number * size, size, cap).map(records.owner);
    return { content, totalElements: found.length };
  }
  function ownerConnection(args: CursorArgs): Row {
    const { first = usualSize, last = 0, after = null, before = null } = args.page ?? {};
    // Java's numbers can't be missing: nought is what was not asked for.
    const size = first > 0 ? { first } : { last };
    const stretch = stretchOf(owners(args), { after, before, ...size }, cap);
    const kept = first > 0 && last > 0 ? stretch.edges.slice(-last) : stretch.edges;
    const cursor = (value: string | null | undefined): Row | null => (value ? { value } : null);
    return {
      edges: kept.map((edge) => ({ cursor: cursor(edge.cursor), node: records.owner(edge.row) })),
      pageInfo: {
        hasNextPage: stretch.hasNext,
        hasPreviousPage: stretch.hasPrevious || kept.length < stretch.edges.length,
        startCursor: cursor(kept[0]?.cursor),
        endCursor: cursor(kept.at(-1)?.cursor),
      },
    };
  }
  function fits(row: AppointmentRecord, filter: VisitFilter): boolean {
    const animal = rowOf(practice.patients, row.patientKey);
    const holder = rowOf(practice.clients, animal?.clientKey ?? null);
    const { visitStartAfter: after, visitStartBefore: before } = filter;
    return (
      has(holder?.givenName, filter.ownerFirstName) &&
      has(holder?.familyName, filter.ownerLastName) &&
      has(animal && records.extrasOf(animal).number, filter.petIdentificationNumber) &&
      (!after || row.start >= localInstant(after)) &&
      (!before || row.start <= localInstant(before))
    );
  }
  const visits = (filter: VisitFilter): Row[] =>
    all(
      practice.appointments.filter((row) => isVisit(row) && fits(row, filter)),
      records.visit,
    );
  function existing<Any>(row: Any | null | undefined, show: (row: Any) => Row): Row {
    if (row === null || row === undefined) throw internalError();
    return show(row);
  }
  return {
    testEntity: ({ id }: { id?: string }) => tables.tests.find(id),
    testEntityList: tables.tests.list,
    testEntityByIdsList: ({ ids }: { ids?: readonly (string | null)[] | null }) =>
      tables.tests.list().filter((row) => ids?.includes(String(row['id'])) ?? false),
    notNullScalarsTestEntity: ({ id }: { id?: string }) => tables.strict.find(id),
    notNullScalarsTestEntityList: tables.strict.list,
    scalarsTestEntity: ({ id }: { id?: string }) => tables.scalars.find(id),
    scalarsTestEntityList: tables.scalars.list,
    owner: ({ id }: { id?: string | null }) =>
      existing(rowOf(clients(), amplicodeIds.key('client', id)), records.owner),
    ownerByNamesList: ownerList,
    ownerByNamesSeparateMethodsList: ownerList,
    ownerList: () => ownerList({}),
    ownerListByNamesFilter: ownerList,
    ownerListByNamesFilterOffsetPage: ownerPage,
    ownerListByNamesFilterOffsetPageSorted: ownerPage,
    ownerListByNamesFilterSorted: ownerList,
    ownerListFilterCursorPageSorted: ownerConnection,
    ownerListOffsetPage: ownerPage,
    ownerListOffsetPageSorted: ownerPage,
    ownerListSorted: ownerList,
    pet: ({ id }: { id: string }) => existing(rowOf(practice.patients, amplicodeIds.key('patient', id)), records.pet),
    petByIdentificationNumberList: ({ identificationNumber: part }: { identificationNumber?: string | null }) =>
      all(
        practice.patients.filter((row) => has(records.extrasOf(row).number, part)),
        records.pet,
      ),
    petDescription: ({ identifier }: { identifier?: string }) =>
      existing(
        records.descriptions().find((row) => row['identifier'] === identifier),
        (row) => row,
      ),
    petDescriptionList: () => records.descriptions(),
    petDisease: ({ petDiseaseIdentifier: id }: { petDiseaseIdentifier?: string }) => tables.diseases.find(id),
    petDiseaseList: tables.diseases.list,
    petList: () => all(practice.patients, records.pet),
    petListByTypeId({ typeId }: { typeId: string }) {
      const type = tables.types.list().find(({ id }) => id === typeId);
      return all(
        practice.patients.filter(({ species }) => type !== undefined && species === type['name']),
        records.pet,
      );
    },
    petType: ({ id }: { id?: string }) => tables.types.find(id),
    petTypeList: tables.types.list,
    tag: ({ id }: { id?: string }) => tables.tags.find(id),
    tagList: tables.tags.list,
    userInfo: { username: 'admin' },
    visit({ id }: { id?: string | null }) {
      return existing(rowOf(practice.appointments.filter(isVisit), amplicodeIds.key('appointment', id)), records.visit);
    },
    visitFilteredList: ({ filter }: { filter?: VisitFilter | null }) => visits(filter ?? {}),
    visitList: () => visits({}),
    ...amplicodeWrites(stage, beside, records),
  };
}
