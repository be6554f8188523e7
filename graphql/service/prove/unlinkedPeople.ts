import { contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import { isCalledClientOrContact } from '../match/words/typeNames.ts';
import type { AppointmentFields, ClientFields, Operation } from '../serviceMap.ts';
import { asText, valuesAt } from '../sources.ts';
import { dropClients } from './compareLists.ts';
import { isOfStaff, judgeLink, linkedIds } from './judgeLink.ts';
import { addReasons, type ProofSession, type ReadList, setOperation } from './proofSession.ts';
import { knownRows } from './proveAppointmentLinks.ts';
import { withoutLinks } from './proveLinks.ts';

type Book = Operation<AppointmentFields>;
type ClientLink = NonNullable<AppointmentFields['client']>;

/**
 * People who are not called clients are clients only where appointments or patients say so: else the accounts of the staff
 * would be shown as clients.
 */
export function dropUnlinkedPeople(session: ProofSession): void {
  const [clients, appointments, patients] = (['clients', 'appointments', 'patients'] as const).map((concept) =>
    session.lists.get(concept),
  );
  if (!clients) {
    leaveOutClient(session, (list, book, client) => isUnclear(session, list, book, client));
    return;
  }
  const isCalledSo = isCalledClientOrContact(clients.choice.type);
  // Clients with neither a person's name nor a way to reach them, and without appointments, may pay for the service.
  if (isCalledSo && (appointments || patients || areSurelyPeople(clients))) return;
  const known = knownRows(clients);
  const isLinked = [appointments, patients].some((list) => {
    // Sound: appointments and patients are read by their fields.
    const fields = (list?.operation.fields ?? {}) as Partial<AppointmentFields>;
    const { client } = fields;
    if (!list || !client || list.rows.length === 0 || isOfStaff(list.rows, client, fields)) return false;
    return linkedIds(list.rows, client).length > 0 && judgeLink(client, list.rows, known) !== 'contradicts';
  });
  if (isLinked) return;
  dropClients(session, 'accountsNotDistinguished');
  leaveOutClient(
    session,
    ({ rows }, book, client) => isOfStaff(rows, client, book.fields) || isOneOfSeveral(session, book, client),
  );
}

/** Leaves out the client of appointments where that is another person, or may be. */
function leaveOutClient(
  session: ProofSession,
  isOther: (list: ReadList, book: Book, client: ClientLink) => boolean,
): void {
  const list = session.lists.get('appointments');
  // Sound: the list of appointments is read by an appointment's fields.
  const book = list?.operation as Book | undefined;
  const { client } = book?.fields ?? {};
  if (!list || !book || !client || !isOther(list, book, client)) return;
  setOperation(session, 'appointments', withoutLinks(book, 'client'));
  addReasons(session, 'appointments', [{ id: 'isSomethingElse', fields: ['client'] }]);
}

/** Fewer visits do not tell who of several people comes. */
const fewestVisits = 10;

/** Whether visits lead to several people of the staff's type, any of which may be the client: no more come than give them. */
function isUnclear(session: ProofSession, { rows }: ReadList, book: Book, client: ClientLink): boolean {
  const staff = session.lists.get('providers')?.choice.type;
  const isOfStaffType = staff !== undefined && rowType(session.schema, book, client.path)?.name === staff;
  const [come, give] = [client, book.fields.provider].map((link) => new Set(linkedIds(rows, link)).size);
  const areMany = rows.length >= fewestVisits && give !== undefined && give > 0 && (come ?? 0) >= 2 * give;
  return isOfStaffType && !areMany && isOneOfSeveral(session, book, client);
}

/** Whether visits lead to several people of the client's type. */
function isOneOfSeveral({ schema }: ProofSession, book: Book, { path }: ClientLink): boolean {
  const [type, person] = [rowType(schema, book), rowType(schema, book, path)];
  if (!type || !person || path.length === 0) return false;
  const same = contentsOf(schema, type).branches.filter(
    (each) => each.path.length === 1 && each.type.name === person.name,
  );
  return same.length > 1;
}

/** Whether rows have given and family names, or one of them a phone number or an e-mail address. */
function areSurelyPeople({ operation, rows }: ReadList): boolean {
  // Sound: the list of clients is read by a client's fields.
  const { phones = [], emails = [], givenName, familyName } = operation.fields as ClientFields;
  if (givenName && familyName) return true;
  const paths = [...emails, ...phones.map(({ list, number }) => [...list, ...number])];
  return rows.some((row) => paths.some((path) => valuesAt(row, path).some((value) => asText(value) !== null)));
}
