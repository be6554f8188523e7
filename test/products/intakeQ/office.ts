import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type FormRecords, folders } from './forms.ts';
import { invoiceRecords } from './invoices.ts';
import { type IntakeQMemory, questionnaires } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { between, clientKeyOf, dayIn, guidOf, has, noteIdOf, paged, problem, zoneOfAccount } from './values.ts';

interface SummaryArgs {
  readonly client?: string | null;
  readonly clientId?: number | null;
  readonly externalClientId?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly updatedSince?: string | null;
  readonly page?: number | null;
  readonly deletedOnly?: boolean | null;
  /** Of intake forms only. */
  readonly all?: boolean | null;
  /** Of notes only. */
  readonly status?: number | null;
}

interface InvoicesArgs {
  readonly clientId?: number | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly status?: string | null;
  readonly practitionerEmail?: string | null;
  readonly number?: number | null;
  readonly page?: number | null;
  readonly lastUpdatedStartDate?: string | null;
  readonly lastUpdatedEndDate?: string | null;
}

interface Parts {
  readonly people: PeopleRecords;
  readonly forms: FormRecords;
  readonly clientOf: (clientId: number) => ClientRecord;
}

/** The queries for forms, notes, invoices and files. */
export function officeQueries(backstage: Backstage, memory: IntakeQMemory, { people, forms, clientOf }: Parts) {
  const { practice, cap } = backstage;
  const records = invoiceRecords(backstage, memory, people);
  const zone = zoneOfAccount(practice);
  const day = (value: unknown, name: string): number | undefined => dayIn(value, name, zone);

  const isOfClient = (clientKey: number | null, args: SummaryArgs): boolean => {
    const client = rowOf(practice.clients, clientKey);
    if (!client) return false;
    const { client: search, clientId, externalClientId } = args;
    return (
      (!search || has(fullNameOf(client), search) || has(client.emails[0], search)) &&
      (clientId === null || clientId === undefined || clientKeyOf(clientId) === client.key) &&
      (!externalClientId || people.externalIdOf(client) === externalClientId)
    );
  };

  return {
    intakesSummary(args: SummaryArgs): readonly Row[] {
      const isMeant = between(day(args.startDate, 'startDate'), day(args.endDate, 'endDate'));
      const isNew = between(day(args.updatedSince, 'updatedSince'), undefined);
      const found = memory.intakes.filter(
        (row) =>
          args.deletedOnly !== true &&
          (args.all === true || row.submittedAt !== null) &&
          isOfClient(row.clientKey, args) &&
          isMeant(row.createdAt) &&
          isNew(row.submittedAt ?? row.createdAt),
      );
      const rows = found.toSorted((one, other) => other.createdAt - one.createdAt);
      return paged(rows, args.page, cap).map(forms.intakeSummary);
    },
    intake({ intakeId }: { readonly intakeId: string }): Row {
      const row = memory.intakes.find(({ key }) => guidOf('intake', key) === intakeId);
      if (!row) throw problem(404, 'Intake not found.');
      return forms.intake(row);
    },
    questionnaires: (): readonly Row[] => questionnaires.map(forms.questionnaire),
    notesSummary(args: SummaryArgs): readonly Row[] {
      const isMeant = between(day(args.startDate, 'startDate'), day(args.endDate, 'endDate'));
      const isNew = between(day(args.updatedSince, 'updatedSince'), undefined);
      const wanted = args.status === 1 ? 'locked' : args.status === 2 ? 'unlocked' : null;
      const found = forms
        .noted()
        .filter(
          (row) =>
            args.deletedOnly !== true && isOfClient(row.clientKey, args) && isMeant(row.start) && isNew(row.updatedAt),
        )
        .map(forms.noteSummary)
        .filter(({ Status }) => wanted === null || Status === wanted);
      return paged(found, args.page, cap);
    },
    note({ noteId }: { readonly noteId: string }): Row {
      const row = forms.noted().find(({ key }) => noteIdOf(key) === noteId);
      if (!row) throw problem(404, 'Note not found.');
      return forms.note(row);
    },
    invoices(args: InvoicesArgs): readonly Row[] {
      const isMeant = between(day(args.startDate, 'startDate'), day(args.endDate, 'endDate'));
      const isNew = between(
        day(args.lastUpdatedStartDate, 'lastUpdatedStartDate'),
        day(args.lastUpdatedEndDate, 'lastUpdatedEndDate'),
      );
      const { clientId, status, practitionerEmail: email, number } = args;
      const found = memory.ledger.orders.filter(
        (order) =>
          (clientId === null || clientId === undefined || clientKeyOf(clientId) === order.clientKey) &&
          (!status || records.statusOf(order) === status) &&
          (!email || records.providerOf(order)?.email === email.trim().toLowerCase()) &&
          (number === null || number === undefined || records.numberOf(order) === number) &&
          isMeant(order.at) &&
          isNew(order.at),
      );
      const rows = found.toSorted((one, other) => other.at - one.at);
      return paged(rows, args.page, cap).map((each) => records.invoice(each));
    },
    invoice({ invoiceId }: { readonly invoiceId: string }): Row {
      const order = memory.ledger.orders.find(({ key }) => guidOf('invoice', key) === invoiceId);
      if (!order) throw problem(404, 'Invoice not found.');
      return records.invoice(order);
    },
    files: ({ clientId }: { readonly clientId: number }): readonly Row[] => forms.filesOf(clientOf(clientId)),
    folders: (): readonly Row[] => folders,
  };
}
