import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { cancellationReasons, type CoreplusMemory, type CoreplusRecords, familyRow } from './records.ts';
import {
  coreplusIds,
  coreplusStatus,
  dayIn,
  instantIn,
  isCoreplusAppointment,
  otherId,
  phoneOf,
  refusal,
} from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface AppointmentArgs {
  readonly appointmentId: string;
  readonly input?: Row | null;
}

/** Fields of a client that the practice has no place for. */
// prettier-ignore
const ownFields = [
  'externalId', 'title', 'preferredName', 'middleName', 'gender', 'pronouns', 'culture', 'medicareCardNumber',
  'medicareCardIRN', 'medicareCardExpireDate', 'dvaCardNumber', 'dateOfBirth', 'status',
];
const genders = ['Male', 'Female', 'Other', ''];
const pronouns = ['e', 'he', 'she', 'they', 'xe', 'ze', 'other', ''];
const reminderFields = ['subject', 'isEmailReminderRequired', 'isSmsReminderRequired', 'notifyPractitioner'];
const { key } = coreplusIds;

/** The mutations for clients, the people around them, and appointments. */
export function coreplusWrites(
  backstage: Backstage,
  records: CoreplusRecords,
  memory: CoreplusMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const saveClient = (row: ClientRecord, input: Row): object => {
    const saved = done(() => changeClient(practice, row.key, clientChange(row, input), now()));
    const postal = input['postalSameAsResidential'] ?? (isRow(input['addressPostal']) ? false : undefined);
    const addresses = ['addressResidential', 'addressPostal'].map((field) => [field, addressIn(input[field])]);
    memory.clients.set(
      row.key,
      presentFields({
        ...memory.clients.get(row.key),
        ...presentFields(Object.fromEntries(ownFields.map((field) => [field, input[field]]))),
        ...presentFields({ ...Object.fromEntries(addresses), postalSameAsResidential: postal }),
      }),
    );
    return records.client(saved);
  };

  /** The keys of an appointment's references, as far as they are given. */
  const referencesIn = (input: Row): { placeKey?: number; typeKey?: number; providerKey?: number } => {
    const found: { placeKey?: number; typeKey?: number; providerKey?: number } = {};
    const practitioner = isRow(input['practitioner']) ? givenText(input['practitioner'], 'practitionerId') : null;
    if (practitioner) {
      const provider = rowOf(practice.providers, key('provider', practitioner));
      if (!provider?.isActive) throw refusal('The practitionerId is not valid.', 'BAD_REQUEST');
      found.providerKey = provider.key;
    }
    const [locationId, typeId] = [givenText(input, 'locationId'), givenText(input, 'appointmentTypeId')];
    if (locationId) {
      const place = rowOf(practice.places, key('place', locationId));
      if (!place) throw refusal('The locationId is not valid.', 'BAD_REQUEST');
      found.placeKey = place.key;
    }
    if (typeId) {
      const type = rowOf(records.types, key('visitType', typeId));
      if (!type) throw refusal('The appointmentTypeId is not valid.', 'BAD_REQUEST');
      found.typeKey = type.key;
    }
    return found;
  };

  const checkFree = (start: number, minutes: number, providerKey: number | null, own: number | null): void => {
    if (minutes <= 0) throw refusal('The endDateTime must be after the startDateTime.', 'BAD_REQUEST');
    const end = start + minutes * 60_000;
    const isBusy = practice.appointments.some(
      (row) =>
        row.key !== own &&
        providerKey !== null &&
        row.providerKey === providerKey &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < end &&
        row.start + row.minutes * 60_000 > start,
    );
    if (isBusy) throw refusal('The requested timeslot is not available.', 'CONFLICT');
  };

  const remember = (appointmentKey: number, fields: Row): void => {
    memory.appointments.set(appointmentKey, { ...memory.appointments.get(appointmentKey), ...presentFields(fields) });
  };
  const reminders = (input: Row): Row => Object.fromEntries(reminderFields.map((field) => [field, input[field]]));
  /** Writes answer in the time zone of the location. */
  const shown = (row: AppointmentRecord): object =>
    records.appointment(row, rowOf(practice.places, row.placeKey)?.zone ?? 'UTC');
  const appointmentOf = (appointmentId: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', appointmentId));
    if (row && isCoreplusAppointment(row)) return row;
    throw refusal('The appointment was not found.', 'NOT_FOUND');
  };

  return {
    createClient({ input }: InputArgs) {
      checkClient(input, true);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      return saveClient(
        done(() => registerClient(practice, names, now())),
        input,
      );
    },
    updateClient({ clientId, input }: InputArgs & { readonly clientId: string }) {
      const row = rowOf(practice.clients, key('client', clientId));
      if (!row) throw refusal('The client was not found.', 'NOT_FOUND');
      checkClient(input, false);
      return saveClient(row, input);
    },
    createClientFamily({ input }: InputArgs) {
      const row = rowOf(practice.clients, key('client', givenText(input, 'clientId')));
      if (!row) throw refusal('The client was not found.', 'NOT_FOUND');
      allowed();
      const { clientId: _clientId, ...fields } = input;
      const count = [...memory.families.values()].flat().length;
      const family = familyRow(otherId.family(200 + count), fields);
      // One of them at most is the emergency contact, and so on.
      const single = ['emergencyContact', 'invoiceRecipient'].filter((field) => family[field] === true);
      const off = Object.fromEntries(single.map((field) => [field, false]));
      const others = (memory.families.get(row.key) ?? []).map((other) => ({ ...other, ...off }));
      memory.families.set(row.key, [...others, family]);
      return family;
    },
    createAppointment({ input }: InputArgs) {
      const clients = Array.isArray(input['clients']) ? input['clients'].filter(isRow) : [];
      const [first, ...more] = clients;
      if (!first || more.length > 0) throw refusal('Exactly one client is needed.', 'BAD_REQUEST');
      const client = rowOf(practice.clients, key('client', givenText(first, 'clientId')));
      if (!client || client.isDeleted) throw refusal('The clientId is not valid.', 'BAD_REQUEST');
      const references = referencesIn(input);
      const start = instantIn('startDateTime', String(input['startDateTime']));
      const minutes = (instantIn('endDateTime', String(input['endDateTime'])) - start) / 60_000;
      checkFree(start, minutes, references.providerKey ?? null, null);
      const booking = { start, minutes, clientKey: client.key, reason: givenText(input, 'notes') || null };
      const keys = { placeKey: null, typeKey: records.types[0]?.key ?? null, ...references };
      const row = done(() => bookAppointment(practice, { ...booking, ...keys }, now()));
      remember(row.key, reminders(input));
      return shown(row);
    },
    updateAppointment({ appointmentId, input }: AppointmentArgs) {
      const before = appointmentOf(appointmentId);
      const given = input ?? {};
      const references = referencesIn(given);
      const [from, to] = [givenText(given, 'startDateTime'), givenText(given, 'endDateTime')];
      const start = from ? instantIn('startDateTime', from) : before.start;
      const end = before.start + before.minutes * 60_000;
      // Without an end it stays as long as it was.
      const minutes = to || !from ? ((to ? instantIn('endDateTime', to) : end) - start) / 60_000 : before.minutes;
      const state = stateOfWord(coreplusStatus, givenText(given, 'status'));
      if (from || to || references.providerKey !== undefined)
        checkFree(start, minutes, references.providerKey ?? before.providerKey, before.key);
      const notes = givenText(given, 'notes');
      const change = { start, minutes, state, reason: notes === undefined ? undefined : notes || null, ...references };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      remember(row.key, reminders(given));
      return shown(row);
    },
    cancelAppointment({ appointmentId, input }: AppointmentArgs) {
      const before = appointmentOf(appointmentId);
      const cancellationReasonId = givenText(input ?? {}, 'cancellationReasonId') ?? null;
      const isKnown = cancellationReasons.some((reason) => reason.cancellationReasonId === cancellationReasonId);
      if (cancellationReasonId !== null && !isKnown)
        throw refusal('The cancellationReasonId is not valid.', 'BAD_REQUEST');
      const cancelReason = givenText(input ?? {}, 'cancellationNotes') ?? null;
      const change = { state: 'cancelled', cancelReason } as const;
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      remember(row.key, { cancellationReasonId });
      return shown(row);
    },
  };
}

/** What coreplus asks of a client's fields. */
function checkClient(input: Row, isNew: boolean): void {
  for (const field of ['firstName', 'lastName']) {
    const value = givenText(input, field);
    if (value !== undefined && (value ?? '').trim() === '') throw refusal(`The ${field} is required.`, 'BAD_REQUEST');
    if ((value ?? '').length > 50) throw refusal(`The ${field} is too long.`, 'BAD_REQUEST');
  }
  const born = givenText(input, 'dateOfBirth');
  if (isNew || born !== undefined) dayIn('dateOfBirth', born ?? '');
  if (!genders.includes(givenText(input, 'gender') ?? '')) throw refusal('The gender is not valid.', 'BAD_REQUEST');
  if (!pronouns.includes(givenText(input, 'pronouns') ?? ''))
    throw refusal('The pronouns are not valid.', 'BAD_REQUEST');
}

/** What changes of a client's record: undefined stays. */
function clientChange(
  row: ClientRecord,
  input: Row,
): Partial<{ [Field in keyof ClientRecord]: ClientRecord[Field] | undefined }> {
  const labels = ['Mobile', 'Home', 'Work'] as const;
  const phones = labels.map((label): PhoneRecord => {
    const given = givenText(input, `phoneNumber${label}`);
    return { label, value: given === undefined ? phoneOf(row, label) : (given ?? '') };
  });
  const email = givenText(input, 'email');
  const status = givenText(input, 'status');
  const home = addressIn(input['addressResidential']);
  const note = givenText(input, 'notes1');
  return {
    givenName: givenText(input, 'firstName'),
    familyName: givenText(input, 'lastName') ?? undefined,
    phones: phones.filter(({ value }) => value !== ''),
    emails: email === undefined ? undefined : email ? [email] : [],
    street: givenText(home ?? {}, 'streetAddress') ?? undefined,
    city: givenText(home ?? {}, 'suburb') ?? undefined,
    note: note === undefined ? undefined : note || null,
    isActive: status ? status === 'Current' : undefined,
    isDeleted: status ? status === 'Deleted' : undefined,
  };
}

/** An address as it is read; it is written with another word for the suburb. */
function addressIn(value: unknown): Row | undefined {
  if (!isRow(value)) return undefined;
  const { city, ...parts } = value;
  return presentFields({ ...parts, suburb: city });
}
