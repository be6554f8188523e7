import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient, mergeClients } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { hasClearDay } from '../clearDay.ts';
import { boardWithPipeline, erxesIds, erxesRecords, pipeline, stages, stateOfStage } from './records.ts';

interface Page {
  readonly page?: number;
  readonly perPage?: number;
  readonly searchValue?: string;
  readonly ids?: readonly string[];
  readonly excludeIds?: boolean;
}

interface CustomersArgs extends Page {
  readonly type?: string;
  readonly tag?: string;
  readonly sortField?: string;
  readonly sortDirection?: number;
}

interface CardsArgs {
  readonly _ids?: readonly string[];
  readonly skip?: number;
  readonly limit?: number;
  readonly pipelineId?: string;
  readonly stageId?: string;
  readonly search?: string;
  readonly customerIds?: readonly string[];
  readonly assignedUserIds?: readonly string[];
  readonly branchIds?: readonly string[];
  readonly noSkipArchive?: boolean;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly startDateStartDate?: string;
  readonly startDateEndDate?: string;
  readonly closeDateStartDate?: string;
  readonly closeDateEndDate?: string;
  readonly date?: { readonly month: number; readonly year: number };
  readonly sortField?: string;
  readonly sortDirection?: number;
}

interface CardInput {
  readonly stageId?: string | null;
  readonly startDate?: string | null;
  readonly closeDate?: string | null;
  readonly description?: string | null;
  readonly status?: string | null;
  readonly assignedUserIds?: readonly string[] | null;
  readonly branchIds?: readonly string[] | null;
  readonly customerIds?: readonly string[] | null;
  readonly productsData?: unknown;
}

interface CustomerInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly primaryEmail?: string | null;
  readonly emails?: readonly string[] | null;
  readonly primaryPhone?: string | null;
  readonly phones?: readonly string[] | null;
  readonly description?: string | null;
}

const perPageOfAll = 20;
const { key } = erxesIds;

/** Resolvers of the system: customers, and deals as the visits of a pipeline. */
export function erxesRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { customer, user, branch, product, listItem, card, tags } = erxesRecords(stage);
  function pageOf<Row>(rows: readonly Row[], { page = 1, perPage = perPageOfAll }: Page): readonly Row[] {
    return sliceOf(rows, (Math.max(1, page) - 1) * perPage, perPage, cap);
  }
  const found = (texts: readonly (string | null)[], term = ''): boolean =>
    texts.some((text) => text?.toLowerCase().includes(term.toLowerCase()));
  const customersOf = ({ ids, excludeIds, searchValue, tag, type, sortField, sortDirection = -1 }: CustomersArgs) => {
    if (type !== undefined && type !== 'customer') return [];
    const valueOf = (row: ClientRecord): string | number => {
      if (sortField === 'firstName') return row.givenName ?? '';
      if (sortField === 'lastName') return row.familyName;
      return sortField === 'modifiedAt' ? row.updatedAt : row.createdAt;
    };
    return practice.clients
      .filter((row) => !row.isDeleted)
      .filter((row) => !ids || ids.includes(erxesIds.of('client', row.key)) !== (excludeIds ?? false))
      .filter((row) => tag === undefined || tags.some(({ _id, name }) => _id === tag && row.tags.includes(name)))
      .filter((row) => found([fullNameOf(row), ...row.emails, ...row.phones.map(({ value }) => value)], searchValue))
      .toSorted((a, b) => {
        const [one, other] = [valueOf(a), valueOf(b)];
        return one === other ? a.key - b.key : (one < other ? -1 : 1) * sortDirection;
      });
  };
  const deals = (args: CardsArgs) =>
    practice.appointments.filter((row) => !row.isBlock && hasClearDay(row) && meetsCards(row, args));
  const usersOf = ({ isActive = true, searchValue, ids }: Page & { isActive?: boolean }) =>
    practice.providers
      .filter((row) => row.isActive === isActive && found([fullNameOf(row), row.email], searchValue))
      .filter((row) => !ids || ids.includes(erxesIds.of('provider', row.key)));
  const services = ({ type, searchValue }: Page & { type?: string }) =>
    practice.visitTypes.filter(
      (row) => !row.isBlock && (type === undefined || type === 'service') && found([row.name], searchValue),
    );
  return {
    customersMain(args: CustomersArgs) {
      const rows = customersOf(args);
      return { list: () => pageOf(rows, args).map(customer), totalCount: rows.length };
    },
    customers: (args: CustomersArgs) => pageOf(customersOf(args), args).map(customer),
    customerDetail({ _id }: { _id: string }) {
      const row = rowOf(practice.clients, key('client', _id));
      return row && customer(row);
    },
    customerCounts: (args: CustomersArgs) => ({ all: customersOf(args).length }),
    companiesMain: { list: [], totalCount: 0 },
    companies: [],
    tags,
    users: (args: Page & { isActive?: boolean }) => pageOf(usersOf(args), args).map(user),
    allUsers: ({ isActive }: { isActive?: boolean }) =>
      practice.providers.filter((row) => isActive === undefined || row.isActive === isActive).map(user),
    userDetail({ _id }: { _id?: string }) {
      const row = rowOf(practice.providers, key('provider', _id));
      return row && user(row);
    },
    usersTotalCount: (args: Page & { isActive?: boolean }) => usersOf(args).length,
    usersGroups: [],
    departments: [],
    branches: ({ searchValue }: { searchValue?: string }) =>
      practice.places.filter((row) => found([row.name], searchValue)).map(branch),
    branchDetail({ _id }: { _id: string }) {
      const row = rowOf(practice.places, key('place', _id));
      return row && branch(row);
    },
    structureDetail: { _id: erxesIds.of('organization', 1), title: practice.organization.name },
    products: (args: Page & { type?: string }) => pageOf(services(args), args).map(product),
    productsTotalCount: (args: Page & { type?: string }) => services(args).length,
    productDetail({ _id }: { _id?: string }) {
      const row = rowOf(practice.visitTypes, key('visitType', _id));
      return row && product(row);
    },
    productCategories: [],
    brands: [],
    conversations: [],
    boards: ({ type }: { type: string }) => (type === 'deal' ? [boardWithPipeline] : []),
    boardDetail: boardWithPipeline,
    pipelines: [pipeline],
    pipelineDetail: pipeline,
    pipelineLabels: [],
    stages: ({ pipelineId }: { pipelineId?: string }) =>
      stages.filter((one) => one.pipelineId === (pipelineId ?? one.pipelineId)),
    stageDetail: ({ _id }: { _id: string }) => stages.find(({ _id: id }) => id === _id) ?? null,
    deals: (args: CardsArgs) => sliceOf(inCardOrder(deals(args), args), args.skip, args.limit ?? 10, cap).map(listItem),
    dealsTotalCount: (args: CardsArgs) => deals(args).length,
    dealDetail({ _id }: { _id: string }) {
      const row = rowOf(practice.appointments, key('appointment', _id));
      return row && !row.isBlock ? card(row) : null;
    },
    archivedDeals: (args: Page) =>
      pageOf(
        practice.appointments.filter((row) => row.isDeleted && !row.isBlock),
        args,
      ).map(card),
    archivedDealsCount: () => practice.appointments.filter((row) => row.isDeleted && !row.isBlock).length,
    // What keeps time free is a task of the team.
    tasks: (args: CardsArgs) =>
      practice.appointments
        .filter((row) => row.isBlock && meetsCards(row, args))
        .map((row) => ({ ...listItem(row), name: row.reason, customers: [], stage: null })),
    tasksTotalCount: (args: CardsArgs) =>
      practice.appointments.filter((row) => row.isBlock && meetsCards(row, args)).length,
    tickets: [],
    ticketsTotalCount: 0,
    ...erxesWrites(stage),
  };
}

function meetsCards(row: AppointmentRecord, args: CardsArgs): boolean {
  const end = row.start + row.minutes * 60_000;
  const { of } = erxesIds;
  const within = (at: number, from: string | undefined, to: string | undefined): boolean =>
    (from === undefined && to === undefined) || (at >= dateOf(from) && at <= dateOf(to));
  const { date, _ids: ids } = args;
  const { _id: pipelineId } = pipeline;
  return (
    (args.noSkipArchive === true || !row.isDeleted) &&
    (ids?.includes(of('appointment', row.key)) ?? true) &&
    (args.pipelineId === undefined || args.pipelineId === pipelineId) &&
    (args.stageId === undefined || stateOfStage(args.stageId) === row.state) &&
    (args.search === undefined || (row.reason ?? '').toLowerCase().includes(args.search.toLowerCase())) &&
    (args.customerIds === undefined ||
      (row.clientKey !== null && args.customerIds.includes(of('client', row.clientKey)))) &&
    (args.assignedUserIds === undefined ||
      (row.providerKey !== null && args.assignedUserIds.includes(of('provider', row.providerKey)))) &&
    (args.branchIds?.includes(of('place', row.placeKey)) ?? true) &&
    within(row.start, args.startDateStartDate, args.startDateEndDate) &&
    within(end, args.closeDateStartDate, args.closeDateEndDate) &&
    // These two are of the close date, each for itself.
    (args.startDate === undefined || end >= dateOf(args.startDate)) &&
    (args.endDate === undefined || end <= dateOf(args.endDate)) &&
    (date === undefined || (end >= Date.UTC(date.year, date.month) && end <= Date.UTC(date.year, date.month + 1)))
  );
}

/** A range needs both of its ends: one that is missing is an invalid date to the database. */
function dateOf(text: string | undefined): number {
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  if (Number.isNaN(instant)) throw new GraphQLError('Cast to date failed for value "Invalid Date" (type Date)');
  return instant;
}

function inCardOrder(
  rows: readonly AppointmentRecord[],
  { sortField, sortDirection = 1 }: CardsArgs,
): readonly AppointmentRecord[] {
  const valueOf = (row: AppointmentRecord): number => {
    if (sortField === 'startDate') return row.start;
    if (sortField === 'closeDate') return row.start + row.minutes * 60_000;
    if (sortField === 'createdAt') return row.createdAt;
    return sortField === 'modifiedAt' ? row.updatedAt : row.key;
  };
  return rows.toSorted((a, b) => (valueOf(a) - valueOf(b)) * (sortDirection < 0 ? -1 : 1) || a.key - b.key);
}

function erxesWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { customer, card } = erxesRecords(stage);
  function save<Row>(write: () => Written<Row>, show: (row: Row) => object): object {
    const outcome = written(stage, write);
    if (outcome.ok) return show(outcome.row);
    throw new GraphQLError(outcome.message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  }
  const productOf = (data: unknown): number | null => {
    const [first] = Array.isArray(data) ? (data as readonly unknown[]) : [];
    const id: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'productId') : null;
    return typeof id === 'string' ? key('visitType', id) : null;
  };
  const changesOf = (input: CardInput) => ({
    state: stateOfStage(input.stageId),
    reason: input.description,
    providerKey: input.assignedUserIds === undefined ? undefined : key('provider', input.assignedUserIds?.[0]),
    clientKey: input.customerIds === undefined ? undefined : key('client', input.customerIds?.[0]),
  });
  const minutesOf = (start: number | undefined, closeDate: string | null | undefined): number | undefined =>
    start === undefined || !closeDate ? undefined : (dateOf(closeDate) - start) / 60_000;
  const edit = (id: string, input: CardInput): object => {
    const before = rowOf(practice.appointments, key('appointment', id));
    const start = input.startDate ? dateOf(input.startDate) : before?.start;
    const change = {
      ...changesOf(input),
      start,
      minutes: minutesOf(start, input.closeDate),
      placeKey: key('place', input.branchIds?.[0]) ?? undefined,
      typeKey: productOf(input.productsData) ?? undefined,
      isDeleted: input.status ? input.status === 'archived' : undefined,
    };
    return save(() => changeAppointment(practice, before?.key ?? null, change, now()), card);
  };
  const contactsOf = (primary: string | null | undefined, all: readonly string[] | null | undefined): string[] => [
    ...new Set([primary, ...(all ?? [])].filter((value) => typeof value === 'string' && value !== '').map(String)),
  ];
  return {
    dealsAdd(input: CardInput) {
      const start = input.startDate ? dateOf(input.startDate) : null;
      const booking = {
        ...changesOf(input),
        start,
        minutes: minutesOf(start ?? undefined, input.closeDate),
        // A card without a branch belongs to the first one.
        placeKey: key('place', input.branchIds?.[0]) ?? 1,
        typeKey: productOf(input.productsData) ?? 1,
      };
      return save(() => bookAppointment(practice, booking, now()), card);
    },
    dealsEdit: ({ _id, ...input }: CardInput & { _id: string }) => edit(_id, input),
    dealsChange: ({ itemId, destinationStageId }: { itemId: string; destinationStageId: string }) =>
      edit(itemId, { stageId: destinationStageId }),
    dealsRemove({ _id }: { _id: string }) {
      const before = rowOf(practice.appointments, key('appointment', _id));
      return save(() => {
        const outcome = changeAppointment(practice, before?.key ?? null, { isDeleted: true }, now());
        // A card that is removed is gone, other than one in the archive.
        if (outcome.ok) practice.appointments.splice(practice.appointments.indexOf(outcome.row), 1);
        return outcome;
      }, card);
    },
    customersAdd(input: CustomerInput) {
      const details = {
        givenName: input.firstName,
        familyName: input.lastName,
        emails: contactsOf(input.primaryEmail, input.emails),
        phones: contactsOf(input.primaryPhone, input.phones),
      };
      return save(() => registerClient(practice, details, now()), customer);
    },
    customersEdit({ _id, ...input }: CustomerInput & { _id: string }) {
      const before = rowOf(practice.clients, key('client', _id));
      const labels = ['Mobile', 'Home', 'Work'] as const;
      const isGiven = (...values: readonly unknown[]): boolean => values.some((value) => value !== undefined);
      const phones = contactsOf(input.primaryPhone, input.phones ?? before?.phones.slice(1).map(({ value }) => value));
      const change = {
        givenName: input.firstName === undefined ? undefined : input.firstName || null,
        familyName: input.lastName ?? undefined,
        emails: isGiven(input.primaryEmail, input.emails)
          ? contactsOf(input.primaryEmail, input.emails ?? before?.emails.slice(1))
          : undefined,
        phones: isGiven(input.primaryPhone, input.phones)
          ? phones.map((value, index) => ({ label: labels[index % 3] ?? 'Mobile', value }))
          : undefined,
        note: input.description,
      };
      return save(() => changeClient(practice, before?.key ?? null, change, now()), customer);
    },
    customersMerge({ customerIds = [] }: { customerIds?: readonly string[] }) {
      const [keep = null, remove = null] = customerIds.map((id) => key('client', id));
      return save(() => mergeClients(practice, keep, remove, now()), customer);
    },
    customersRemove({ customerIds = [] }: { customerIds?: readonly string[] }) {
      for (const id of customerIds)
        save(() => changeClient(practice, key('client', id), { isDeleted: true }, now()), customer);
      return customerIds;
    },
  };
}
