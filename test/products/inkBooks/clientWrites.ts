import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { inputErrors, notAllowed } from './answers.ts';
import type { Book } from './book.ts';
import type { Desk, NoteRow } from './desk.ts';
import { ARCHIVED, emailOf, inkIds, isArchived } from './people.ts';
import type { inkRows } from './records.ts';

/** What writes work with. */
export interface Tools {
  readonly book: Book;
  readonly desk: Desk;
  readonly rows: ReturnType<typeof inkRows>;
  readonly clientOf: (id: string) => ClientRecord;
}
type ById<Name extends string> = Readonly<Record<Name, string>>;
type RowOf = <Each>(write: () => Written<Each>) => Each;

/** The outcome of a write, or an error as the service has them. */
export function rowOrRefusal(stage: Backstage): RowOf {
  return (write) => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw outcome.field === 'base' ? notAllowed(outcome.message) : inputErrors({ [outcome.field]: outcome.message });
  };
}

/** What changes clients and their projects. */
export function clientWrites({ practice, now }: Backstage, { book, desk, rows, clientOf }: Tools, row: RowOf) {
  const known = (email: string): ClientRecord | undefined =>
    practice.clients.find((each) => !each.isDeleted && emailOf(each) === email);
  function archive(id: string, isActive: boolean): object {
    const before = clientOf(id);
    return rows.client(row(() => changeClient(practice, before.key, { isActive }, now())));
  }
  function newClient(input: Row): ClientRecord {
    const { firstName, lastName, email, phone } = input as Readonly<Record<string, string | null | undefined>>;
    const details = { givenName: firstName, familyName: lastName, emails: [email], phones: [phone] };
    const made = row(() => registerClient(practice, details, now()));
    desk.record('Client', inkIds.of('client', made.key), 'create', `Created client ${fullNameOf(made)}`);
    return made;
  }
  function withAddress(key: number, input: Row): ClientRecord {
    const change = { street: givenText(input, 'address') || undefined, city: givenText(input, 'city') || undefined };
    return row(() => changeClient(practice, key, change, now()));
  }
  return {
    createClientAccount({ input }: { input: Row }) {
      const email = (givenText(input, 'email') ?? '').trim().toLowerCase();
      if (email === '' || !input['firstName'] || !input['lastName']) {
        throw inputErrors({ email: 'First name, last name and email are required.' });
      }
      // Who is known already stays as she is.
      const before = known(email);
      const { key } = before ?? newClient({ ...input, email });
      return { client: rows.client(withAddress(key, input)), isNewAccount: before === undefined };
    },
    createClient(input: Row) {
      const email = (givenText(input, 'email') ?? '').toLowerCase();
      // What the database says, which nobody puts in other words.
      if (known(email))
        throw new GraphQLError(`E11000 duplicate key error collection: inkbooks.clients dup key: ${email}`);
      const made = newClient(input);
      return rows.client(withAddress(made.key, input));
    },
    updateClient({ client: input }: { client: Row }) {
      const before = rowOf(practice.clients, inkIds.key('client', givenText(input, 'id')));
      if (!before) throw inputErrors({ id: 'Client not found' });
      const { status } = input;
      if (typeof status === 'number' && (status === ARCHIVED) !== isArchived(before)) {
        const way = status === ARCHIVED ? 'archiveClient to archive' : 'unarchiveClient to restore';
        throw inputErrors({ status: `Use ${way} this record, not an update.` });
      }
      const change = {
        givenName: givenText(input, 'firstName'),
        familyName: givenText(input, 'lastName') ?? undefined,
        ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')),
        street: givenText(input, 'address') ?? undefined,
        city: givenText(input, 'city') ?? undefined,
      };
      return rows.client(row(() => changeClient(practice, before.key, change, now())));
    },
    archiveClient: ({ clientId }: ById<'clientId'>) => archive(clientId, false),
    unarchiveClient: ({ clientId }: ById<'clientId'>) => archive(clientId, true),
    redactClient({ clientId }: ById<'clientId'>) {
      const { key } = clientOf(clientId);
      const own = book.projects.filter((each) => each.clientKey === key).map((each) => each.key);
      row(() => changeClient(practice, key, { isDeleted: true, isActive: false, note: null }, now()));
      const visits = [...book.extras].filter(([, { projectKey }]) => projectKey !== null && own.includes(projectKey));
      for (const [visit, extra] of visits) book.extras.set(visit, { ...extra, title: 'Redacted' });
      return { clientId, userRedacted: true, projectsAffected: own.length, appointmentsRetitled: visits.length };
    },
    updateClientNotes({ clientId, notes }: ById<'clientId'> & { notes?: readonly NoteRow[] | null }) {
      const { key } = clientOf(clientId);
      const outcome = row(() => changeClient(practice, key, {}, now()));
      desk.setNotes(key, notes ?? []);
      return rows.client(outcome);
    },
    createProject(input: Row) {
      const [artistKey, clientKey] = [
        inkIds.key('provider', givenText(input, 'artistId')),
        inkIds.key('client', givenText(input, 'clientId')),
      ];
      const texts = {
        title: givenText(input, 'title')?.trim() ?? '',
        description: givenText(input, 'description')?.trim() ?? '',
      };
      if (texts.title === '') throw inputErrors({ title: 'Title cannot be empty' });
      if (texts.description === '') throw inputErrors({ description: 'Description cannot be empty' });
      if (artistKey === null) throw inputErrors({ artistId: 'Must be a valid ID' });
      if (clientKey === null) throw inputErrors({ clientId: 'Must be a valid ID' });
      row(() => changeClient(practice, clientKey, {}, now()));
      const made = {
        key: book.projects.length + 1,
        clientKey,
        artistKey,
        ...texts,
        status: givenText(input, 'status') ?? 'open',
        requestKey: null,
        placement: givenText(input, 'placement') ?? null,
        size: givenText(input, 'size') ?? null,
        createdAt: now(),
      };
      book.projects.push(made);
      return rows.project(made);
    },
  };
}
