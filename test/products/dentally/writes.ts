import { centsOf, type PaymentRecord, takePayment } from '../../dialects/practiceLedger.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { DentallyMemory, DentallyRecords } from './records.ts';
import { dentallyIds, isInDiary, numberOf, stateOfWord, timeIn } from './values.ts';

interface Input {
  readonly input: Row;
}

/** Why something isn't valid, and because of which field. */
interface Problem {
  readonly field: string;
  readonly message: string;
}

type Kind = 'place' | 'provider' | 'client';

// What is kept of a patient as it was given; the rest is in the practice.
// prettier-ignore
const keptFields = [
  'addressLine2', 'archivedReason', 'county', 'dateOfBirth', 'ethnicity', 'gender', 'marketing', 'metadata', 'middleName',
  'nhsNumber', 'postcode', 'preferredName', 'preferredPhoneNumber', 'recallMethod', 'title', 'useEmail', 'useSms',
];
const phoneFields: readonly (readonly [string, PhoneRecord['label']])[] = [
  ['mobilePhone', 'Mobile'],
  ['homePhone', 'Home'],
  ['workPhone', 'Work'],
];
/** What a new patient begins with. */
const nothingKnown: Row = {
  addressLine2: null,
  county: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  emergencyContactRelationship: null,
  gender: null,
  importId: null,
  marketing: false,
  medicalAlert: false,
  medicalAlertText: null,
  occupation: null,
  postcode: null,
  preferredName: null,
  preferredPhoneNumber: null,
  title: null,
};
const blockType = 7;
const usualType = 1;

/** The mutations of the layer; what is refused is among the errors of a payload. */
export function dentallyWrites(
  backstage: Backstage,
  records: DentallyRecords,
  memory: DentallyMemory,
  paymentRow: (row: PaymentRecord) => Row,
): object {
  const { practice, now } = backstage;
  const { tables } = records;
  const refused = (input: Row, ...problems: readonly Problem[]): Row => ({
    clientMutationId: input['clientMutationId'] ?? null,
    userErrors: problems.map(({ field, message }) => ({ field: ['input', field], message })),
  });
  const answer = <Record>(
    input: Row,
    name: string,
    write: () => Written<Record>,
    show: (row: Record) => unknown,
  ): Row => {
    const outcome = written(backstage, write);
    if (!outcome.ok) return refused(input, outcome);
    return { [name]: show(outcome.row), clientMutationId: input['clientMutationId'] ?? null, userErrors: [] };
  };
  const rowsOf = {
    place: () => practice.places,
    provider: () => practice.providers,
    client: () => practice.clients.filter(({ isDeleted }) => !isDeleted),
  };
  /** The key behind an id: undefined where none is given, a problem where it leads nowhere. */
  const keyIn = (input: Row, field: string, kind: Kind, problems: Problem[]): number | undefined => {
    const id = givenText(input, field) ?? undefined;
    if (id === undefined) return undefined;
    const key = dentallyIds.key(kind, id);
    if (key !== null && rowsOf[kind]().some((row) => row.key === key)) return key;
    problems.push({
      field,
      message: `${{ place: 'Site', provider: 'Practitioner', client: 'Patient' }[kind]} must exist`,
    });
    return undefined;
  };
  const remember = (rows: Map<number, Row>, key: number, fields: Row): void => {
    rows.set(key, { ...rows.get(key), ...presentFields(fields) });
  };
  const timeOf = (input: Row, field: string): number | undefined =>
    (input[field] ?? null) === null ? undefined : timeIn(input[field], field);

  const appointmentFields = (input: Row, problems: Problem[]) => {
    const reason = givenText(input, 'reason') ?? undefined;
    return {
      clientKey: keyIn(input, 'patientId', 'client', problems),
      providerKey: keyIn(input, 'practitionerId', 'provider', problems),
      placeKey: keyIn(input, 'practitionerSiteId', 'place', problems),
      typeKey: reason === undefined ? undefined : (tables.reasonByText(reason) ?? undefined),
      state: stateOfWord[givenText(input, 'state') ?? ''],
      reason,
    };
  };
  const keepAppointment = (key: number, input: Row): void => {
    remember(memory.appointments, key, {
      notes: input['notes'],
      metadata: input['metadata'] ?? undefined,
      room: numberOf('Room', input['roomId']) ?? undefined,
      cancelled: numberOf('AppointmentCancellationReason', input['appointmentCancellationReasonId']) ?? undefined,
    });
  };
  const diaryRow = (id: unknown) => {
    const row = rowOf(practice.appointments, dentallyIds.key('appointment', typeof id === 'string' ? id : null));
    return row && isInDiary(row) ? row : null;
  };

  const patientFields = (input: Row, before: ClientRecord | null, problems: Problem[]) => {
    const email = givenText(input, 'emailAddress');
    if (email && !email.includes('@')) problems.push({ field: 'emailAddress', message: 'Email address is invalid' });
    const phones = phoneFields.flatMap(([field, label]): readonly PhoneRecord[] => {
      const given = givenText(input, field);
      const value = given === undefined ? before?.phones.find((phone) => phone.label === label)?.value : given;
      return value ? [{ label, value }] : [];
    });
    const town = givenText(input, 'town');
    const street = givenText(input, 'addressLine1');
    return {
      phones,
      emails: email === undefined ? undefined : [...(email ? [email] : []), ...(before?.emails.slice(1) ?? [])],
      street: street === undefined ? undefined : (street ?? ''),
      city: town === undefined ? undefined : (town ?? ''),
      isActive: givenFlag(input, 'active'),
      placeKey: keyIn(input, 'siteId', 'place', problems),
    };
  };
  const savePatient = (row: ClientRecord, input: Row, change: object): Written<ClientRecord> => {
    remember(memory.patients, row.key, {
      ...Object.fromEntries(keptFields.map((field) => [field, input[field]])),
      acquisitionSource: numberOf('AcquisitionSource', input['acquisitionSourceId']) ?? undefined,
      dentist: numberOf('Practitioner', input['dentistId']) ?? undefined,
      paymentPlan: numberOf('PaymentPlan', input['paymentPlanId']) ?? undefined,
    });
    return changeClient(practice, row.key, change, now());
  };
  const blankNames = (input: Row): readonly Problem[] =>
    [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
    ].flatMap(([field = '', name = '']) => {
      const text = givenText(input, field);
      return text !== undefined && (text ?? '').trim() === '' ? [{ field, message: `${name} can't be blank` }] : [];
    });

  return {
    createAppointment({ input }: Input): Row {
      const problems: Problem[] = [];
      const fields = appointmentFields(input, problems);
      const [start, end] = [timeIn(input['startTime'], 'startTime'), timeIn(input['finishTime'], 'finishTime')];
      if (end <= start) problems.push({ field: 'finishTime', message: 'Finish time must be after start time' });
      if ((fields.reason ?? '').trim() === '') problems.push({ field: 'reason', message: "Reason can't be blank" });
      if (problems.length > 0) return refused(input, ...problems);
      const own = rowOf(practice.providers, fields.providerKey ?? null)?.placeKeys[0] ?? 1;
      const isBlock = fields.clientKey === undefined;
      const booking = {
        ...fields,
        start,
        minutes: Math.round((end - start) / 60_000),
        placeKey: fields.placeKey ?? own,
        typeKey: isBlock ? blockType : (fields.typeKey ?? usualType),
      };
      return answer(
        input,
        'appointment',
        () => bookAppointment(practice, booking, now()),
        (row) => {
          remember(memory.appointments, row.key, { bookedViaApi: true, notes: null });
          keepAppointment(row.key, input);
          return records.appointment(row);
        },
      );
    },
    updateAppointment({ input }: Input): Row {
      const before = diaryRow(input['id']);
      if (!before) return refused(input, { field: 'id', message: 'Appointment not found' });
      const problems: Problem[] = [];
      const fields = appointmentFields(input, problems);
      const start = timeOf(input, 'startTime') ?? before.start;
      // Whoever moves the start alone keeps the length.
      const end = timeOf(input, 'finishTime') ?? start + before.minutes * 60_000;
      if (end <= start) problems.push({ field: 'finishTime', message: 'Finish time must be after start time' });
      if (problems.length > 0) return refused(input, ...problems);
      const reasons = tables.cancellationReasons;
      const number = numberOf('AppointmentCancellationReason', input['appointmentCancellationReasonId']) ?? 1;
      const cancelReason = fields.state === 'cancelled' ? reasons[number - 1]?.reason : undefined;
      const change = { ...fields, cancelReason, start, minutes: Math.round((end - start) / 60_000) };
      return answer(
        input,
        'appointment',
        () => changeAppointment(practice, before.key, change, now()),
        (row) => {
          keepAppointment(row.key, input);
          return records.appointment(row);
        },
      );
    },
    deleteAppointment({ input }: Input): Row {
      const before = diaryRow(input['id']);
      if (!before) return refused(input, { field: 'id', message: 'Appointment not found' });
      return answer(
        input,
        'deletedAppointmentId',
        () => changeAppointment(practice, before.key, { isDeleted: true }, now()),
        () => input['id'],
      );
    },
    createPatient({ input }: Input): Row {
      const problems: Problem[] = [...blankNames(input)];
      const fields = patientFields(input, null, problems);
      if (problems.length > 0) return refused(input, ...problems);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      return answer(
        input,
        'patient',
        () => {
          const outcome = registerClient(practice, names, now());
          if (!outcome.ok) return outcome;
          remember(memory.patients, outcome.row.key, nothingKnown);
          return savePatient(outcome.row, input, fields);
        },
        records.patient,
      );
    },
    updatePatient({ input }: Input): Row {
      const key = dentallyIds.key('client', givenText(input, 'id') ?? null);
      const row = rowsOf.client().find((client) => client.key === key);
      if (!row) return refused(input, { field: 'id', message: 'Patient not found' });
      const problems: Problem[] = [...blankNames(input)];
      const fields = patientFields(input, row, problems);
      if (problems.length > 0) return refused(input, ...problems);
      const names = {
        givenName: givenText(input, 'firstName') ?? undefined,
        familyName: givenText(input, 'lastName') ?? undefined,
      };
      return answer(input, 'patient', () => savePatient(row, input, { ...fields, ...names }), records.patient);
    },
    createPayment({ input }: Input): Row {
      const method = { Card: 'CARD', Cash: 'CASH', Cheque: 'CHECK' }[givenText(input, 'method') ?? ''] ?? '';
      const payment = {
        clientKey: dentallyIds.key('client', givenText(input, 'patientId') ?? null),
        cents: centsOf(input['amount']),
        method,
      };
      return answer(input, 'payment', () => takePayment(practice, tables.ledger, payment, now()), paymentRow);
    },
  };
}
