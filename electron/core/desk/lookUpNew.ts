import type { AppointmentRow, ClientRow, PatientRow } from '../adapter/deskObjects.ts';
import { findDay, readDay, type DayRows } from '../session/days/dayRows.ts';
import { isSamePhoneNumber, onlyDigits } from '../../contract/phoneNumbers.ts';
import type { Booking, NewClient, NewPatient } from '../../../graphql/desk/generated/types.ts';
import { type Change, changeOf, notMade, type UnknownOutcome } from './changeResult.ts';
import { type DeskContext, neverAborted } from './deskContext.ts';

/*
 * Something new was sent and no clear answer came: what there is now, and was not before, tells whether it was made.
 * Where it is unknown what there was before, nothing is said.
 */

/** Looks in the day, which `before` held as it was last read. */
export async function lookUpBooking(
  end: UnknownOutcome,
  booking: Booking,
  before: DayRows | null,
  context: DeskContext,
): Promise<Change> {
  if (!before) return changeOf(end, {});
  const day = await findDay({ location: booking.location, date: before.date }, context, null);
  const after = day.ok ? await readDay(day.value, context, neverAborted()) : day;
  if (!after.ok) return changeOf(end, {});
  const known = new Set(before.appointments.map(({ id }) => id));
  const made = after.value.appointments.find((each) => !known.has(each.id) && isBooked(each, booking));
  if (made) return { __typename: 'Done', id: made.id, appointment: made };
  return after.value.complete ? notMade(end, {}) : changeOf(end, {});
}

function isBooked(row: AppointmentRow, { start, client, patient }: Booking): boolean {
  const isFor =
    (row.client !== null && row.client.id === client) || (row.patient !== null && row.patient.id === patient);
  return isFor && row.start !== null && Date.parse(row.start) === Date.parse(start);
}

/** The clients of this name before a registration; null where this desk has not read all clients, or they are many. */
export function knownClients(client: NewClient, { directory }: DeskContext): ReadonlySet<string> | null {
  if (!directory.isComplete()) return null;
  const { clients, total } = directory.search.find(searchOf(client), mostFound);
  return total > mostFound ? null : new Set(clients.map(({ id }) => id));
}

/** Searches for a client of this name who was not there before. */
export async function lookUpClient(
  end: UnknownOutcome,
  client: NewClient,
  before: ReadonlySet<string> | null,
  { clinic, directory }: DeskContext,
): Promise<Change> {
  const search = searchOf(client);
  if (search === '' || !before) return changeOf(end, {});
  const found = await clinic.clients({ search, first: mostFound, after: null }, neverAborted());
  if (!found.ok) return changeOf(end, {});
  const made = found.value.clients.find((each) => !before.has(each.id) && isRegistered(each, client));
  if (made) {
    directory.learn([made]);
    return { __typename: 'Done', id: made.id, client: made };
  }
  return found.value.complete && found.value.next === null ? notMade(end, {}) : changeOf(end, {});
}

function searchOf({ name, givenName, familyName }: NewClient): string {
  return familyName?.trim() || name?.trim() || givenName?.trim() || '';
}

const mostFound = 50;

function isRegistered(row: ClientRow, client: NewClient): boolean {
  const name = client.name?.trim() || [client.givenName, client.familyName].map((each) => each?.trim()).join(' ');
  const phone = onlyDigits(client.phone ?? '');
  const email = client.email?.trim().toLowerCase() ?? '';
  return (
    row.name.toLowerCase() === name.trim().toLowerCase() &&
    (phone === '' || row.phones.some(({ number }) => isSamePhoneNumber(onlyDigits(number), phone))) &&
    (email === '' || row.emails.some((each) => each.toLowerCase() === email))
  );
}

/** Looks among the client's animals; `before` are those before. */
export function lookUpPatient(
  end: UnknownOutcome,
  patient: NewPatient,
  before: ClientRow | null,
  after: ClientRow | null,
): Change {
  if (!before?.patients || !after?.patients) return changeOf(end, {});
  const known = new Set(before.patients.map(({ id }) => id));
  const isNamed = ({ name }: Pick<PatientRow, 'name'>): boolean =>
    name?.toLowerCase() === patient.name.trim().toLowerCase();
  const made = after.patients.find((each) => !known.has(each.id) && isNamed(each));
  return made ? { __typename: 'Done', id: made.id, patient: made } : notMade(end, {});
}
