import type { Backstage } from '../../dialects/dialect.ts';
import { type OrderRecord, dueOf, paidOf } from '../../dialects/practiceLedger.ts';
import { byStart } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasVisit } from './acts.ts';
import { imObject } from './entities.ts';
import { archetypeRows, lookupName, lookupRows } from './lookups.ts';
import { accountRecords, productRow, products, templates } from './accountRecords.ts';
import { reminderTypes } from './parties.ts';
import { type PageArgs, resultPage } from './resultPages.ts';
import { begins } from './search.ts';
import { type OpenVpmsTools, rowWithId } from './tools.ts';
import { openVpmsIds } from './ids.ts';
import { checkDate, idOf, lookupRow } from './values.ts';

interface TaskQuery {
  readonly workList?: string | null;
  readonly clinician?: string | null;
  readonly status?: readonly string[] | null;
}

interface ReminderQuery {
  readonly patient?: string | null;
  readonly reminderType?: string | null;
  readonly dueFrom?: string | null;
  readonly dueTo?: string | null;
  readonly status?: string | null;
}

interface InvoiceQuery {
  readonly customer?: string | null;
  readonly location?: string | null;
  readonly status?: string | null;
  readonly outstanding: boolean;
}

const { of } = openVpmsIds;

/** Queries of work lists, medical records, accounts, products and lookups. */
export function openVpmsOffice(backstage: Backstage, { entities, parties, acts, memory }: OpenVpmsTools): object {
  const { practice, cap } = backstage;
  const { ledger, tasks, reminders, userMessages } = memory;
  const records = accountRecords(backstage, { entities, parties, acts, memory });
  const newest = (one: { readonly at: number; readonly key: number }, other: typeof one): number =>
    other.at - one.at || other.key - one.key;

  return {
    workLists: ({ location }: { readonly location?: string | null }) =>
      practice.places.filter((row) => !location || of('place', row.key) === location).flatMap(entities.workListsAt),
    taskTypes: entities.allTaskTypes,
    tasks({ query, ...page }: PageArgs & { readonly query?: TaskQuery | null }) {
      const { workList, clinician, status } = query ?? {};
      const rows = tasks
        .filter((row) => !workList || idOf('workList', row.placeKey * 2 + row.listNumber) === workList)
        .filter((row) => !clinician || (row.providerKey !== null && of('provider', row.providerKey) === clinician))
        .filter((row) =>
          status ? status.includes(row.status) : row.status !== 'COMPLETED' && row.status !== 'CANCELLED',
        );
      return resultPage(rows, page, cap, { startTime: byStartTime, id: (a, b) => a.key - b.key }, acts.task);
    },
    task({ id }: { readonly id: string }) {
      const row = rowWithId(tasks, 'task', id);
      return row && acts.task(row);
    },
    visits({ patient, ...page }: PageArgs & { readonly patient: string }) {
      const rows = practice.appointments
        .filter((row) => hasVisit(row) && row.patientKey === openVpmsIds.key('patient', patient))
        .toSorted((one, other) => byStart(other, one));
      return resultPage(rows, page, cap, {}, acts.visit);
    },
    visit({ id }: { readonly id: string }) {
      const row = rowWithId(practice.appointments, 'visit', id);
      return row && hasVisit(row) ? acts.visit(row) : null;
    },
    reminders({ query, ...page }: PageArgs & { readonly query?: ReminderQuery | null }) {
      const { patient, reminderType, dueFrom, dueTo, status } = query ?? {};
      checkDate(dueFrom, 'dueFrom');
      checkDate(dueTo, 'dueTo');
      const rows = reminders
        .filter((row) => !patient || of('patient', row.patientKey) === patient)
        .filter((row) => !reminderType || idOf('reminderType', row.typeNumber) === reminderType)
        .filter((row) => (!dueFrom || row.dueDate >= dueFrom) && (!dueTo || row.dueDate <= dueTo))
        .filter((row) => !status || row.status === status)
        .toSorted((one, other) => one.next - other.next || one.key - other.key);
      return resultPage(rows, page, cap, { dueDate: (a, b) => a.next - b.next }, parties.reminder);
    },
    reminderTypes: () => reminderTypes.map((_, index) => parties.reminderType(index + 1)),
    invoices({ query, ...page }: PageArgs & { readonly query?: InvoiceQuery | null }) {
      const { customer, location, status, outstanding = false } = query ?? {};
      const rows = ledger.orders
        .filter((row) => !customer || of('client', row.clientKey) === customer)
        .filter((row) => !location || of('place', row.placeKey) === location)
        .filter((row) => !status || records.invoiceStatus(row) === status)
        .filter((row) => !outstanding || dueOf(ledger, row) > 0)
        .toSorted(newest);
      const orders = {
        startTime: (one: OrderRecord, other: OrderRecord) => one.at - other.at,
        allocatedAmount: (one: OrderRecord, other: OrderRecord) => paidOf(ledger, one.key) - paidOf(ledger, other.key),
      };
      return resultPage(rows, page, cap, orders, records.invoice);
    },
    invoice({ id }: { readonly id: string }) {
      const row = rowWithId(ledger.orders, 'invoice', id);
      return row && records.invoice(row);
    },
    payments({ customer, ...page }: PageArgs & { readonly customer?: string | null }) {
      const rows = ledger.payments
        .filter((row) => !customer || of('client', row.clientKey) === customer)
        .toSorted(newest);
      return resultPage(rows, page, cap, {}, records.payment);
    },
    communications({ customer, ...page }: PageArgs & { readonly customer: string }) {
      const rows = ledger.messages.filter((row) => of('client', row.clientKey) === customer).toSorted(newest);
      return resultPage(rows, page, cap, {}, records.communication);
    },
    userMessages: ({ status }: { readonly status?: string | null }) =>
      userMessages.filter((row) => !status || row.status === status).map(records.userMessage),
    products({
      query,
      ...page
    }: PageArgs & { readonly query?: { name?: string | null; archetype?: string | null } | null }) {
      const rows = products.filter(
        ({ name, archetype }) =>
          (!query?.name || begins(name, query.name)) && (!query?.archetype || archetype === query.archetype),
      );
      return resultPage(rows, page, cap, {}, productRow);
    },
    product({ id }: { readonly id: string }) {
      const row = rowWithId(products, 'product', id);
      return row && productRow(row);
    },
    documentTemplates: () =>
      templates.map(({ name, documentType }, index) => ({
        ...imObject('DocumentTemplate', idOf('template', index + 1), 'entity.documentTemplate', name),
        documentType,
        userLevel: 1,
      })),
    lookups: ({ archetype }: { readonly archetype: string }) => lookupRows(practice, archetype),
    lookup({ archetype, code }: { readonly archetype: string; readonly code: string }): Row | null {
      const name = lookupName(practice, archetype, code);
      return name === undefined ? null : lookupRow(archetype, name);
    },
    archetypes: ({ shortName }: { readonly shortName?: string | null }) =>
      archetypeRows.filter((row) => !shortName || begins(String(row['shortName']), shortName)),
  };
}

function byStartTime(one: { readonly start: number }, other: { readonly start: number }): number {
  return one.start - other.start;
}
