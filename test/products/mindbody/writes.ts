import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PhoneRecord,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { MindbodyRecords } from './records.ts';
import { callOffs, clientsOf, invalid, isBooked, mindbodyIds, siteInstant, siteTime } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

const phoneFields: readonly (readonly [PhoneRecord['label'], string])[] = [
  ['Mobile', 'mobilePhone'],
  ['Home', 'homePhone'],
  ['Work', 'workPhone'],
];

const actions: Readonly<Record<string, VisitState>> = {
  confirm: 'confirmed',
  unconfirm: 'planned',
  arrive: 'arrived',
  unarrive: 'planned',
  cancel: 'cancelled',
  latecancel: 'cancelled',
  complete: 'completed',
};

/** Resolvers of the mutations. What is only to be tested is checked and answered with null. */
export function mindbodyWrites(
  backstage: Backstage,
  records: MindbodyRecords,
  logs: Row[],
): Readonly<Record<string, (args: InputArgs) => unknown>> {
  const { practice, now } = backstage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(backstage, write, 'InvalidParameter');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const textIn = (input: Row, field: string): string | undefined => {
    const value = input[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const clientIn = (id: unknown): ClientRecord => {
    const row = clientsOf(practice, true).find(({ key }) => mindbodyIds.of('client', key) === id);
    if (!row) throw invalid(`Client ID ${String(id)} not found.`, 'ClientNotFound');
    return row;
  };
  const staffIn = (id: unknown): number => {
    const row = rowOf(practice.providers, mindbodyIds.key('provider', String(id)));
    if (!row?.isActive) throw invalid('Staff member does not exist or offers no appointments.', 'InvalidStaff');
    return row.key;
  };
  const typeIn = (id: unknown) => {
    const row = records.visitTypes().find(({ key }) => mindbodyIds.of('visitType', key) === id);
    if (!row) throw invalid('Session type is not one of appointments.', 'InvalidSessionType');
    return row;
  };
  const placeIn = (id: unknown): number => {
    const row = rowOf(practice.places, mindbodyIds.key('place', String(id)));
    if (!row) throw invalid('Location does not exist.', 'InvalidLocation');
    return row.key;
  };
  const minutesBetween = (start: number, end: string): number => {
    const minutes = (siteInstant(end) - start) / 60_000;
    if (minutes <= 0) throw invalid('EndDateTime must be after StartDateTime.', 'InvalidDates');
    return minutes;
  };
  const phonesOf = (input: Row, before: ClientRecord['phones']): ClientRecord['phones'] | undefined => {
    if (phoneFields.every(([, field]) => input[field] === undefined)) return undefined;
    return phoneFields.flatMap(([label, field]) => {
      const value = givenText(input, field) ?? (input[field] === null ? '' : valueOf(before, label));
      return value === '' ? [] : [{ label, value }];
    });
  };
  /** The state of an action, with the reason that tells the two ways of calling off apart. */
  const stateIn = (action: unknown): { readonly state?: VisitState; readonly cancelReason?: string } => {
    if (typeof action !== 'string') return {};
    const state = actions[action] ?? 'planned';
    if (action === 'cancel' || action === 'latecancel') return { state, cancelReason: callOffs[action] };
    return { state };
  };
  const given = (input: Row, field: string): string | null | undefined => {
    const text = givenText(input, field);
    return text === '' ? null : text;
  };

  return {
    addClient({ input }) {
      const names = { givenName: textIn(input, 'firstName')?.trim(), familyName: textIn(input, 'lastName')?.trim() };
      if (!names.givenName || !names.familyName)
        throw invalid('The following fields are required: FirstName, LastName.', 'MissingRequiredFields');
      const email = textIn(input, 'email');
      const twin = clientsOf(practice, true).find(
        (row) =>
          row.givenName === names.givenName &&
          row.familyName === names.familyName &&
          (row.emails[0] ?? '') === (email ?? ''),
      );
      if (twin) throw invalid('A client with this name and email already exists.', 'ClientAlreadyExists');
      const placeKey = input['homeLocationId'] ? placeIn(input['homeLocationId']) : 1;
      allowed();
      if (input['test'] === true) return null;
      const { key } = done(() => registerClient(practice, { ...names, emails: [email] }, now()));
      const change = {
        phones: phonesOf(input, []),
        street: textIn(input, 'addressLine1'),
        city: textIn(input, 'city'),
        note: given(input, 'notes'),
        placeKey,
      };
      return records.client(done(() => changeClient(practice, key, change, now())));
    },
    updateClient({ input }) {
      const fields = isRow(input['client']) ? input['client'] : {};
      const before = clientIn(fields['id']);
      const email = given(fields, 'email');
      const change = {
        givenName: given(fields, 'firstName'),
        familyName: textIn(fields, 'lastName'),
        emails: email === undefined ? undefined : [...(email === null ? [] : [email]), ...before.emails.slice(1)],
        phones: phonesOf(fields, before.phones),
        street: givenText(fields, 'addressLine1') ?? undefined,
        city: givenText(fields, 'city') ?? undefined,
        isActive: typeof fields['active'] === 'boolean' ? fields['active'] : undefined,
        note: given(fields, 'notes'),
        placeKey: fields['homeLocationId'] ? placeIn(fields['homeLocationId']) : undefined,
      };
      allowed();
      if (input['test'] === true) return null;
      return records.client(done(() => changeClient(practice, before.key, change, now())));
    },
    addAppointment({ input }) {
      const client = clientIn(input['clientId']);
      const placeKey = placeIn(input['locationId']);
      const type = typeIn(input['sessionTypeId']);
      const providerKey = staffIn(input['staffId']);
      const start = siteInstant(String(input['startDateTime']));
      const end = textIn(input, 'endDateTime');
      const length = typeof input['duration'] === 'number' ? input['duration'] : type.minutes;
      const minutes = end === undefined ? length : minutesBetween(start, end);
      const { state, cancelReason } = stateIn(input['execute']);
      allowed();
      if (input['test'] === true) return null;
      const booking = {
        start,
        minutes,
        placeKey,
        typeKey: type.key,
        providerKey,
        clientKey: client.key,
        reason: given(input, 'notes'),
        state,
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      if (cancelReason === undefined) return records.appointment(row);
      return records.appointment(done(() => changeAppointment(practice, row.key, { cancelReason }, now())));
    },
    updateAppointment({ input }) {
      const before = rowOf(practice.appointments, mindbodyIds.key('appointment', String(input['appointmentId'])));
      if (!before || !isBooked(before)) throw invalid('Appointment does not exist.', 'AppointmentNotFound');
      const type = input['sessionTypeId'] ? typeIn(input['sessionTypeId']) : undefined;
      const startText = textIn(input, 'startDateTime');
      const start = startText === undefined ? undefined : siteInstant(startText);
      const change = {
        start,
        minutes: minutesOf(before, input, start, type?.minutes),
        typeKey: type?.key,
        providerKey: input['staffId'] ? staffIn(input['staffId']) : undefined,
        reason: given(input, 'notes'),
        ...stateIn(input['execute']),
      };
      allowed();
      if (input['test'] === true) return null;
      return records.appointment(done(() => changeAppointment(practice, before.key, change, now())));
    },
    addContactLog({ input }) {
      const client = clientIn(input['clientId']);
      allowed();
      const log: Row = {
        id: String(801 + logs.length),
        text: input['text'],
        createdDateTime: siteTime(now()),
        followupByDate: textIn(input, 'followupByDate') ?? null,
        contactMethod: input['contactMethod'],
        contactName: fullNameOf(client),
        clientId: input['clientId'],
        createdBy: null,
        assignedTo: input['assignedToStaffId'] ? records.slimStaff(staffIn(input['assignedToStaffId'])) : null,
      };
      logs.push(log);
      return log;
    },
  };

  /** How long an appointment is after a change: without an end, a new start or type has the length of the type. */
  function minutesOf(
    before: AppointmentRecord,
    input: Row,
    start: number | undefined,
    typeMinutes: number | undefined,
  ): number | undefined {
    const end = textIn(input, 'endDateTime');
    if (end !== undefined) return minutesBetween(start ?? before.start, end);
    if (start === undefined) return typeMinutes;
    return typeMinutes ?? rowOf(practice.visitTypes, before.typeKey)?.minutes;
  }
}

function valueOf(phones: ClientRecord['phones'], label: PhoneRecord['label']): string {
  return phones.find((each) => each.label === label)?.value ?? '';
}
