import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { readAppointment } from './appointmentInput.ts';
import { definitionName } from './more.ts';
import { appointmentBy, type OpenDentalMemory, type OpenDentalRecords, patientBy } from './records.ts';
import {
  aptStatusOf,
  confirmations,
  dateTimeText,
  dayIn,
  folded,
  instantIn,
  numberIn,
  openDentalIds,
  refusal,
} from './values.ts';

interface AptArgs {
  readonly AptNum: number;
  readonly input?: Row | null;
}

// What is kept of a patient as it was given; the rest is in the practice.
// prettier-ignore
const keptFields = [
  'MiddleI', 'Preferred', 'PatStatus', 'Gender', 'Position', 'Birthdate', 'Address2', 'State', 'Zip', 'PriProv',
  'BillingType', 'ChartNumber', 'DateFirstVisit', 'PreferConfirmMethod', 'PreferContactMethod', 'PreferRecallMethod',
  'Language', 'TxtMsgOk',
];
const phoneFields: readonly (readonly [string, PhoneRecord['label']])[] = [
  ['WirelessPhone', 'Mobile'],
  ['HmPhone', 'Home'],
  ['WkPhone', 'Work'],
];
const confirmValues: Readonly<Record<string, number>> = {
  None: 19,
  Sent: 19,
  Confirmed: 21,
  Not_Accepted: 19,
  Failed: 19,
};

/** The mutations of the gateway; what is refused is an error. */
export function openDentalWrites(backstage: Backstage, records: OpenDentalRecords, memory: OpenDentalMemory): object {
  const { practice, now } = backstage;
  const done = <Record>(operation: string, write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(backstage.refuseWrites === null ? 400 : 401, outcome.message, operation);
  };
  const allowed = (operation: string): void => {
    done(operation, () => ({ ok: true, row: null }));
  };
  const remember = (rows: Map<number, Row>, key: number, fields: Row): void => {
    rows.set(key, { ...rows.get(key), ...presentFields(fields) });
  };

  const phonesAfter = (input: Row, before: ClientRecord | null): readonly PhoneRecord[] =>
    phoneFields.flatMap(([field, label]) => {
      const value = givenText(input, field) ?? before?.phones.find((phone) => phone.label === label)?.value ?? '';
      return value === '' ? [] : [{ label, value }];
    });
  const patientFields = (input: Row, before: ClientRecord | null, operation: string) => {
    const [clinic, provider] = [numberIn(input, 'ClinicNum'), numberIn(input, 'PriProv')];
    const placeKey = openDentalIds.key('place', clinic);
    if (clinic && !rowOf(practice.places, placeKey)) throw refusal(404, 'Clinic not found', operation);
    if (provider && !rowOf(practice.providers, openDentalIds.key('provider', provider)))
      throw refusal(404, 'PriProv not found', operation);
    const birthdate = givenText(input, 'Birthdate');
    if (birthdate) dayIn(birthdate, 'Birthdate', operation);
    const email = givenText(input, 'Email') ?? undefined;
    const status = givenText(input, 'PatStatus') ?? undefined;
    const others = before?.emails.slice(1) ?? [];
    return {
      phones: phonesAfter(input, before),
      emails: email === undefined ? undefined : [...(email === '' ? [] : [email]), ...others],
      street: givenText(input, 'Address') ?? undefined,
      city: givenText(input, 'City') ?? undefined,
      placeKey: placeKey ?? undefined,
      isActive: status === undefined ? undefined : status === 'Patient',
    };
  };
  const savePatient = (row: ClientRecord, input: Row, change: object, operation: string): Row => {
    const after = done(operation, () => changeClient(practice, row.key, change, now()));
    remember(
      memory.patients,
      row.key,
      Object.fromEntries(keptFields.map((field) => [field, input[field] ?? undefined])),
    );
    return records.patient(after);
  };
  /** Whether somebody is there already who has the name, the day of birth and an address or a number. */
  const isDuplicate = (input: Row): boolean => {
    const same = (one: unknown, other: unknown): boolean =>
      textOf(one) !== '' && folded(textOf(one)) === folded(textOf(other));
    return practice.clients.some((client) => {
      if (client.isDeleted || !same(input['LName'], client.familyName) || !same(input['FName'], client.givenName))
        return false;
      const row = records.patientSelect(client);
      const isBorn = (givenText(input, 'Birthdate') ?? '0001-01-01') === row['Birthdate'];
      return (
        isBorn && ['Email', ...phoneFields.map(([field]) => field)].some((field) => same(input[field], row[field]))
      );
    });
  };

  const aptIn = (AptNum: number, operation: string): AppointmentRecord => {
    const row = appointmentBy(practice, AptNum);
    if (!row) throw refusal(404, 'Appointment not found', operation);
    return row;
  };
  const change = (row: AppointmentRecord, fields: Partial<AppointmentRecord>, operation: string): AppointmentRecord =>
    done(operation, () => changeAppointment(practice, row.key, fields, now()));

  return {
    postPatients({ input }: { readonly input?: Row | null }): Row {
      const operation = 'POST /patients';
      const given = input ?? {};
      allowed(operation);
      for (const field of ['LName', 'FName'])
        if ((givenText(given, field) ?? '').trim() === '') throw refusal(400, `${field} is required`, operation);
      if (isDuplicate(given)) throw refusal(400, 'Patient already exists', operation);
      const fields = patientFields(given, null, operation);
      const names = { givenName: givenText(given, 'FName'), familyName: givenText(given, 'LName') };
      const row = done(operation, () => registerClient(practice, names, now()));
      remember(memory.patients, row.key, {
        MiddleI: '',
        Preferred: '',
        Birthdate: '0001-01-01',
        Gender: 'Unknown',
        Position: 'Single',
        Address2: '',
        State: '',
        Zip: '',
        ChartNumber: '',
        DateFirstVisit: '0001-01-01',
        PreferContactMethod: 'None',
        PreferRecallMethod: 'None',
        Language: '',
        TxtMsgOk: 'Unknown',
      });
      return savePatient(row, given, fields, operation);
    },
    putPatientsByPatNum({ PatNum, input }: { readonly PatNum: number; readonly input?: Row | null }): Row {
      const operation = `PUT /patients/${String(PatNum)}`;
      const given = input ?? {};
      allowed(operation);
      const row = patientBy(practice, PatNum);
      if (!row) throw refusal(404, 'Patient not found', operation);
      const [last, first] = [givenText(given, 'LName'), givenText(given, 'FName')];
      const names = { familyName: last?.trim() ? last : undefined, givenName: first?.trim() ? first : undefined };
      return savePatient(row, given, { ...patientFields(given, row, operation), ...names }, operation);
    },
    postAppointments({ input }: { readonly input?: Row | null }): Row {
      const operation = 'POST /appointments';
      const given = input ?? {};
      allowed(operation);
      const client = patientBy(practice, numberIn(given, 'PatNum') ?? 0);
      if (!client) throw refusal(404, 'Patient not found', operation);
      const { fields, kept } = readAppointment(practice, given, operation);
      if (['ASAP', 'Broken', 'Planned'].includes(givenText(given, 'AptStatus') ?? ''))
        throw refusal(400, 'AptStatus is invalid', operation);
      const start = instantIn(given['AptDateTime'], 'AptDateTime', operation);
      const row = done(operation, () =>
        bookAppointment(
          practice,
          {
            ...fields,
            start,
            minutes: fields.minutes ?? 20,
            placeKey: fields.placeKey ?? client.placeKey,
            typeKey: fields.typeKey ?? 1,
            providerKey: fields.providerKey ?? records.primaryProvider(client.key),
            clientKey: client.key,
            reason: fields.reason ?? null,
          },
          now(),
        ),
      );
      remember(memory.appointments, row.key, {
        IsNewPatient: 'false',
        IsHygiene: 'false',
        colorOverride: '0,0,0',
        Priority: 'Normal',
        ...(fields.typeKey === undefined && { AppointmentTypeNum: 0 }),
      });
      remember(memory.appointments, row.key, kept);
      return records.appointment(row);
    },
    putAppointmentsByAptNum({ AptNum, input }: AptArgs): Row {
      const operation = `PUT /appointments/${String(AptNum)}`;
      const given = input ?? {};
      allowed(operation);
      const before = aptIn(AptNum, operation);
      const { fields, kept } = readAppointment(practice, given, operation);
      const start = givenText(given, 'AptDateTime')
        ? instantIn(given['AptDateTime'], 'AptDateTime', operation)
        : undefined;
      // Who is scheduled already stays as far as that is.
      const isSame = given['AptStatus'] === 'Scheduled' && aptStatusOf(before.state) === 'Scheduled';
      const state = isSame && numberIn(given, 'Confirmed') === undefined ? undefined : fields.state;
      const row = change(before, { ...presentFields({ ...fields, start, state }) }, operation);
      remember(memory.appointments, row.key, kept);
      return records.appointment(row);
    },
    putAppointmentsByAptNumBreak({ AptNum, input }: AptArgs): string {
      const operation = `PUT /appointments/${String(AptNum)}/Break`;
      const given = input ?? {};
      allowed(operation);
      const before = aptIn(AptNum, operation);
      const where = givenText(given, 'sendToUnscheduledList') ?? '';
      if (where !== 'true' && where !== 'false')
        throw refusal(400, 'sendToUnscheduledList must be either true or false', operation);
      if (records.appointment(before)['AptStatus'] !== 'Scheduled')
        throw refusal(400, 'Only appointments with an AptStatus of Scheduled can be broken', operation);
      const state = given['breakType'] === 'Missed' ? 'noShow' : 'cancelled';
      const row = change(before, { state, cancelReason: 'Broken' }, operation);
      remember(memory.appointments, row.key, { AptStatus: where === 'true' ? 'UnschedList' : 'Broken' });
      return '';
    },
    putAppointmentsByAptNumNote({ AptNum, input }: AptArgs): string {
      const operation = `PUT /appointments/${String(AptNum)}/Note`;
      allowed(operation);
      const before = aptIn(AptNum, operation);
      const note = givenText(input ?? {}, 'Note') ?? '';
      if (note === '') throw refusal(400, 'Note is required', operation);
      // A line of its own, whose break the API writes as a space.
      change(before, { reason: before.reason === null ? note : `${before.reason} ${note}` }, operation);
      return '';
    },
    putAppointmentsByAptNumConfirm({ AptNum, input }: AptArgs): string {
      const operation = `PUT /appointments/${String(AptNum)}/Confirm`;
      const given = input ?? {};
      allowed(operation);
      const before = aptIn(AptNum, operation);
      const [value, number] = [givenText(given, 'confirmVal'), numberIn(given, 'defNum')];
      if ((value ?? null) === null ? number === undefined : number !== undefined)
        throw refusal(400, 'Either confirmVal or defNum is required', operation);
      const chosen = number ?? confirmValues[value ?? 'None'];
      const state = confirmations.find(([own]) => own === chosen)?.[2];
      if (state === undefined) throw refusal(404, 'defNum not found', operation);
      const isOpen = records.appointment(before)['AptStatus'] === 'Scheduled';
      change(before, isOpen ? { state } : {}, operation);
      return '';
    },
    postCommlogs({ input }: { readonly input?: Row | null }): Row {
      const operation = 'POST /commlogs';
      const given = input ?? {};
      allowed(operation);
      const client = patientBy(practice, numberIn(given, 'PatNum') ?? 0);
      if (!client) throw refusal(404, 'Patient not found', operation);
      const time = givenText(given, 'CommDateTime') ?? dateTimeText(now());
      instantIn(time, 'CommDateTime', operation);
      const type = numberIn(given, 'CommType') ?? 239;
      const row: Row = {
        CommlogNum: 5000 + memory.commlogs.length,
        PatNum: given['PatNum'],
        CommDateTime: time,
        CommType: String(type),
        commType: definitionName(type),
        Note: givenText(given, 'Note') ?? '',
        Mode_: givenText(given, 'Mode_') ?? 'Phone',
        SentOrReceived: givenText(given, 'SentOrReceived') ?? 'Sent',
        UserNum: 0,
        DateTStamp: dateTimeText(now()),
        CommSource: 'User',
        ProgramNum: 0,
        DateTEntry: dateTimeText(now()),
        ReferralNum: 0,
      };
      memory.commlogs.push(row);
      return row;
    },
  };
}
