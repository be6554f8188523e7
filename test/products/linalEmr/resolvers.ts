import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { emrBook, emrPeople, emrRecords, exception, statusWords } from './records.ts';
import { emrWrites, okay } from './writes.ts';

// How far the calendar looks to both sides of a day.
const viewDays: Readonly<Record<string, number>> = { Day: 1, Week: 7, Month: 31 };
const allWords = [...Object.values(statusWords), 'CHECK_IN_ONLINE', 'IN_LOBBY', 'RESCHEDULED'];
// prettier-ignore
const visitColumns = [
  'appointmentDate', 'appointmentNumber', 'appointmentTypeId', 'facilityId', 'patientId', 'practiceId', 'providerId',
];

type Input = Row & { readonly paginationOptions: { readonly page: number; readonly limit: number } };
type CalendarArgs = Readonly<Record<'findAllCalendarAppointmentsInput', Input>>;

/** Whether a text of the database has another in it, without regard to case; nothing wanted is found everywhere. */
function isIn(wanted: string | null | undefined, ...texts: readonly unknown[]): boolean {
  if (!wanted) return true;
  return texts.some((text) => typeof text === 'string' && text.toLowerCase().includes(wanted.toLowerCase()));
}

/** The root fields of the product. */
export function emrRoots(backstage: Backstage): object {
  const { practice, cap, meet } = backstage;
  const records = emrRecords(backstage);

  /** A page of rows; lists that come from the project's own paging have no page where there are no rows. */
  const paged = (name: string, rows: readonly Row[], { paginationOptions }: Input, isStrict = true): Row => {
    const limit = Math.max(1, Math.min(paginationOptions.limit, cap));
    const { page } = paginationOptions;
    const pagination = { page, limit, totalPages: Math.ceil(rows.length / limit), totalCount: rows.length };
    if (isStrict && page > pagination.totalPages) throw exception(404, 'Not Found', 'Page Not Found');
    const shown = rows.slice((page - 1) * limit, page * limit);
    const kind = name === 'patients' ? 'client' : name === 'appointments' ? 'appointment' : null;
    for (const { key } of shown) if (kind) meet(kind, Number(key));
    return { response: okay('OK'), [name]: shown, pagination };
  };
  const answer = (name: string, kind: 'client' | 'appointment', rows: readonly Row[], id: string): Row => {
    const row = rows.find((other) => other['id'] === id);
    if (!row) throw exception(404, 'Not Found', `${name} not found`);
    meet(kind, Number(row['key']));
    return { response: okay(`${name} fetched successfully`), [name.toLowerCase()]: row };
  };
  /** Rows of which a column has the text that a field of an input asks for, and others are as it says. */
  const named = (rows: readonly (Row | null)[], column: string, input: Row, field: string): readonly Row[] => {
    const isAsked = (row: Row, name: string): boolean => (input[name] ?? row[name]) === row[name];
    const exact = ['facilityId', 'practiceId', 'isActive', 'isPrivate'];
    const found = rows.filter((row) => row !== null && exact.every((name) => isAsked(row, name)));
    return found.flatMap((row) => (row && isIn(givenText(input, field), row[column]) ? [row] : []));
  };

  /** Visits by what an input asks for; names of its columns are those of the table. */
  const visits = (input: Row): readonly AppointmentRecord[] => {
    const word = givenText(input, 'appointmentStatus');
    // The database has the words in small letters.
    if (word && !allWords.some((status) => status.toLowerCase() === word))
      throw exception(500, 'Internal Server Error', `invalid input value for enum: "${word}"`);
    const [search] = (givenText(input, 'searchString') ?? '').split(' ');
    return emrBook(practice).filter((record) => {
      const row = records.appointment(record);
      const client = rowOf(practice.clients, record.clientKey);
      const texts = client ? [client.givenName, client.familyName, client.emails[0], client.phones[0]?.value] : [];
      return (
        visitColumns.every((column) => !input[column] || input[column] === row[column]) &&
        (!word || String(row['status']).toLowerCase() === word) &&
        (input['isCheckedIn'] !== true || row['checkedInAt'] !== null) &&
        isIn(search, ...texts, rowOf(practice.visitTypes, record.typeKey)?.name)
      );
    });
  };
  const shown = (rows: readonly AppointmentRecord[]): readonly Row[] => rows.map((row) => records.appointment(row));
  const patientsBy = (input: Row, search: string | undefined, hasPhone: boolean): readonly Row[] => {
    const columns = ['facilityId', 'practiceId', 'patientRecord'];
    return emrPeople(practice).flatMap((client) => {
      const row = records.patient(client);
      const texts = [client.givenName, client.familyName, client.emails[0]];
      const more = hasPhone ? [row['patientRecord'], row['dob'], client.phones[0]?.value] : [];
      const isAsked = columns.every((column) => !input[column] || input[column] === row[column]);
      return isAsked && isIn(search, ...texts, ...more) ? [row] : [];
    });
  };

  return {
    fetchAllPatients({ patientInput: input }: { patientInput: Input }): Row {
      return paged('patients', patientsBy(input, givenText(input, 'searchString') ?? '', true), input, false);
    },
    // Only the first word is searched for here.
    findAllPatient({ patientInput: input }: { patientInput: Input }): Row {
      const [first] = (givenText(input, 'searchString') ?? '').split(' ');
      return paged('patients', patientsBy(input, first, false), input);
    },
    findAllAppointments: ({ appointmentInput: input }: { appointmentInput: Input }) =>
      paged('appointments', shown(visits(input)), input, false),
    findAllCalendarAppointments({ findAllCalendarAppointmentsInput: input }: CalendarArgs): Row {
      const reach = viewDays[String(input['currentView'])] ?? 31;
      const middle = Date.parse(String(input['appointmentDate']));
      const dateOf = (row: Row): number => Date.parse(String(row['appointmentDate']));
      const rows = shown(visits({ ...input, appointmentDate: null }));
      const found = rows.filter((row) => Math.abs(dateOf(row) - middle) <= reach * 86_400_000);
      const byDate = found.toSorted((one, other) => dateOf(one) - dateOf(other));
      return paged('appointments', byDate, input);
    },
    findAllDoctor({ doctorInput: input }: { doctorInput: Input }): Row {
      const rows = practice.providers.map(({ key }) => records.doctor(key));
      return paged('doctors', named(rows, 'firstName', input, 'doctorFirstName'), input);
    },
    findAllFacility({ facilityInput: input }: { facilityInput: Input }): Row {
      const rows = practice.places.map(({ key }) => records.facility(key));
      return paged('facilities', named(rows, 'name', input, 'facilityName'), input);
    },
    findAllServices({ serviceInput: input }: { serviceInput: Input }): Row {
      const rows = practice.visitTypes.map(({ key }) => records.service(key));
      return paged('services', named(rows, 'name', input, 'serviceName'), input);
    },
    findAllStaff: ({ staffInput: input }: { staffInput: Input }) =>
      paged('allstaff', named(records.staff, 'lastName', input, ''), input),
    getAppointment({ getAppointment: { id } }: { getAppointment: { id: string } }): Row {
      return answer('Appointment', 'appointment', shown(emrBook(practice)), id);
    },
    getPatient({ getPatient: { id } }: { getPatient: { id: string } }): Row {
      return answer('Patient', 'client', emrPeople(practice).map(records.patient), id);
    },
    ...emrWrites(backstage, records),
  };
}
