import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { checkEmail, checkTexts, dentalStatus, failure, instantIn, numberIn } from './values.ts';
import type { DentalMemory } from './memory.ts';
import type { DentalRecords } from './records.ts';

interface BookArgs {
  readonly appointmentData: Row;
  readonly newPatientData?: Row | null;
}

interface ChangeArgs {
  readonly id: string;
  readonly appointmentData: Row;
}

const code = 'INTERNAL_SERVER_ERROR';
const notFound =
  'An operation failed because it depends on one or more records that were required but not found. Record to connect not found';

/** What the validator checks of a new patient. */
export function checkPatient(input: Row): void {
  checkTexts(input, 3, 10, ['name', 'surname']);
  checkTexts(input, 3, 30, ['nationalId']);
  checkTexts(input, 3, 100, ['street']);
  checkTexts(input, 1, 100, ['houseNum', 'city', 'zipCode', 'country']);
  checkEmail(input['email']);
}

/** The mutations of the appointment book. */
export function dentalBookWrites(backstage: Backstage, records: DentalRecords, memory: DentalMemory) {
  const { practice, now } = backstage;

  /** Only the very same times with the same dentist are refused; others may meet. */
  const checkTaken = (start: number, end: number, dentist: number, message: string): void => {
    const isTaken = records
      .storedAppointments((row) => row.providerKey === dentist - 1)
      .some((row) => row.start === start && row.start + row.minutes * 60_000 === end);
    if (isTaken) throw failure(message);
  };
  const connected = (kind: 'clinics' | 'dentists', id: number): number => {
    if (!memory[kind].has(id)) throw failure(notFound);
    return id;
  };
  const patientKey = (id: unknown): number => {
    const row = rowOf(practice.clients, numberIn(id));
    if (!row || row.isDeleted) throw failure(notFound);
    return row.key;
  };
  const stateOf = (word: unknown): AppointmentRecord['state'] | undefined => {
    if (word === undefined) return undefined;
    return (['planned', 'confirmed', 'cancelled'] as const).find((state) => dentalStatus[state] === word);
  };
  /** A new patient on the way has no more than a name and a cell phone. */
  const newcomer = (input: Row): number => {
    const { name, surname, mobile } = input;
    const placeKey = connected('clinics', numberIn(input['clinicId']));
    const details = {
      givenName: String(name),
      familyName: String(surname),
      phones: [typeof mobile === 'string' ? mobile : null],
    };
    const row = rowOrError(backstage, () => registerClient(practice, details, now()), code);
    memory.profiles.set(row.key, { nationalId: null, bday: null, dentistId: null, address: null });
    rowOrError(backstage, () => changeClient(practice, row.key, { placeKey }, now()), code);
    return row.key;
  };

  return {
    createAppointment({ appointmentData: data, newPatientData }: BookArgs): Row {
      if (newPatientData) checkPatient(newPatientData);
      const [start, end, dentist] = [instantIn(data['startAt']), instantIn(data['endAt']), numberIn(data['dentistId'])];
      checkTaken(start, end, dentist, 'Something went wrong, appointment already exists!');
      const placeKey = connected('clinics', numberIn(data['clinicId']));
      connected('dentists', dentist);
      const treatment = String(data['treatment']);
      const details = {
        start,
        minutes: (end - start) / 60_000,
        placeKey,
        typeKey: practice.visitTypes.find(({ name }) => name === treatment)?.key ?? 1,
        providerKey: dentist - 1,
        clientKey: newPatientData ? newcomer(newPatientData) : patientKey(data['patientId']),
        reason: treatment,
        state: stateOf(data['status'] ?? 'REGISTERED'),
      };
      return records.appointment(rowOrError(backstage, () => bookAppointment(practice, details, now()), code));
    },
    updateAppointment({ id, appointmentData: data }: ChangeArgs): Row {
      const [before] = records.storedAppointments(({ key }) => key === numberIn(id));
      if (!before) throw failure("Appointment doesn't exist");
      const [start, end] = ['startAt', 'endAt'].map((field) => (data[field] ? instantIn(data[field]) : undefined));
      const dentist = data['dentistId'] ? numberIn(data['dentistId']) : undefined;
      // An appointment that stays where it is meets itself.
      if (start !== undefined && end !== undefined && dentist !== undefined)
        checkTaken(start, end, dentist, 'Something went wrong, appointment alredy exists!');
      for (const field of ['treatment', 'startAt', 'endAt', 'status'])
        if (data[field] === null) throw failure(`Argument ${field} must not be null. Please use undefined instead.`);
      const from = start ?? before.start;
      const to = end ?? before.start + before.minutes * 60_000;
      const change = {
        start: from,
        minutes: (to - from) / 60_000,
        reason: typeof data['treatment'] === 'string' ? data['treatment'] : undefined,
        // The same word again is no news of how far it is.
        state: data['status'] === dentalStatus[before.state] ? undefined : stateOf(data['status']),
        clientKey: data['patientId'] ? patientKey(data['patientId']) : undefined,
        providerKey: dentist === undefined ? undefined : connected('dentists', dentist) - 1,
        placeKey: data['clinicId'] ? connected('clinics', numberIn(data['clinicId'])) : undefined,
      };
      const row = rowOrError(backstage, () => changeAppointment(practice, before.key, change, now()), code);
      memory.writtenAt.set(row.key, now());
      return records.appointment(row);
    },
    deleteAppointment({ id }: { readonly id: string }): Row {
      const [before] = records.storedAppointments(({ key }) => key === numberIn(id));
      if (!before)
        throw failure(
          'An operation failed because it depends on one or more records that were required but not found. Record to delete does not exist.',
        );
      const row = rowOrError(
        backstage,
        () => changeAppointment(practice, before.key, { isDeleted: true }, now()),
        code,
      );
      // What was deleted is gone, so that a dentist who is asked for with it can't be found any more.
      return { ...records.appointment(row), patient: null, dentist: null };
    },
  };
}
