import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { emailOf, type meduxRows } from './records.ts';
import { type Table, type Tables, clinicZone, dateTime, isInTable, nextId } from './tables.ts';

type Args = Readonly<Record<string, unknown>>;
type Show = (row: Row) => Row;

/** The mutations, whose arguments are the columns; those that break a rule are told under `extensions.validation`. */
export function meduxWrites(stage: Backstage, tables: Tables, rows: ReturnType<typeof meduxRows>): object {
  const { practice, now } = stage;
  const passwords = new Map<string, string>();
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    // What the database says of a row that it refuses is not for clients.
    throw new GraphQLError(outcome.field === 'base' ? outcome.message : 'Internal server error');
  }
  const stamped = (): string => dateTime(now(), 'UTC');
  const people = (): ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const emailsOf = ({ rows: found }: Table): string[] => found.map(({ email }) => String(email));

  /** Checks an email, which must be unlike all others, those of the same row as well, and a password. */
  function check(field: string, args: Args, taken: readonly string[]): void {
    const failures: Record<string, string[]> = {};
    const { email, password, age } = args;
    if (typeof email === 'string') {
      const isTaken = taken.some((each) => each.toLowerCase() === email.toLowerCase());
      if (!/^[^@\s]+@[^@\s]+$/.test(email)) failures['email'] = ['The email must be a valid email address.'];
      else if (isTaken) failures['email'] = ['The email has already been taken.'];
    }
    if (typeof password === 'string' && password.length < 8)
      failures['password'] = ['The password must be at least 8 characters.'];
    // An ID is a text, so that the rule counts its characters.
    if (typeof age === 'string' && age.length < 2) failures['age'] = ['The age must be at least 2 characters.'];
    if (Object.keys(failures).length > 0) throw invalid(`Validation failed for the field [${field}].`, failures);
    if (typeof email === 'string' && typeof password === 'string') passwords.set(email, password);
  }
  /** The columns of a table of the service, without what only the rules need. */
  function columnsOf({ password: _password, workingHours, ...args }: Args): Row {
    const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));
    return workingHours ? { ...given, workingHours: Object.values(workingHours) } : given;
  }
  function insert(table: Table, row: Row, show: Show): Row {
    const made = done(() => ({ ok: true, row: { id: nextId(table), ...row } }));
    table.rows.push(made);
    return show(made);
  }
  function update(table: Table, args: Args, show: Show): Row {
    const index = table.rows.findIndex(({ id }) => id === args['id']);
    const before = table.rows[index];
    if (!before) throw new GraphQLError(`No query results for model [${String(args['id'])}].`);
    const after = done(() => ({ ok: true, row: { ...before, ...columnsOf(args), updated_at: stamped() } }));
    table.rows[index] = after;
    return show(after);
  }
  const remove =
    (table: Table, show: Show) =>
    ({ id }: { id: string }): Row | null => {
      const row = table.rows.find((each) => each['id'] === id);
      if (!row) return null;
      table.rows = done(() => ({ ok: true, row: table.rows.filter((each) => each !== row) }));
      return show(row);
    };
  const exists = ({ rows: found }: Table, id: unknown): boolean => found.some((row) => row['id'] === id);
  const stamps = (): Row => ({ created_at: stamped(), updated_at: stamped() });
  const unset = { phone: '', gender: '', avatar: '', summary: '', fees: 0, city_id: '1', district_id: '1' };
  const newDoctor = (): Row => ({ workingHours: [], averageVisitTime: '30', ...unset, ...stamps() });

  function changePatient(args: Args, key: number): Row {
    const before = rowOf(people(), key);
    if (!before) throw new GraphQLError(`No query results for model [App\\Models\\Patient] ${String(args['id'])}`);
    const { name, email, phone, age } = args;
    const change = {
      ...(typeof name === 'string' && namesOf(name)),
      ...(typeof email === 'string' && { emails: [email, ...before.emails.slice(1)] }),
      ...(typeof phone === 'string' && {
        phones: [{ label: 'Mobile' as const, value: phone }, ...before.phones.slice(1)].filter(
          ({ value }) => value !== '',
        ),
      }),
    };
    const row = done(() => changeClient(practice, key, change, now()));
    if (typeof age === 'string') tables.ages.set(key, age);
    return rows.patient(row);
  }
  function createPatient(args: Args): Row {
    const { name, email, phone } = args;
    const details = { ...namesOf(String(name)), emails: [String(email)], phones: [String(phone)] };
    const { key } = done(() => registerClient(practice, details, now()));
    return changePatient(args, key);
  }
  const login =
    (emails: () => readonly string[]) =>
    ({ email, password }: Readonly<Record<'email' | 'password' | 'device_name', string>>): string => {
      if (emails().includes(email) && passwords.get(email) === password)
        return `2|${Buffer.from(email).toString('hex')}`;
      throw invalid('The provided credentials are incorrect.', { email: ['The provided credentials are incorrect.'] });
    };
  const patientEmails = (): string[] => people().map(emailOf);
  return {
    createPatient(args: Args) {
      check('createPatient', args, patientEmails());
      return createPatient(args);
    },
    updatePatient(args: Args) {
      check('updatePatient', args, patientEmails());
      return changePatient(args, Number(args['id']));
    },
    upsertPatient(args: Args) {
      check('upsertPatient', args, patientEmails());
      const key = Number(args['id']);
      return rowOf(people(), key) ? changePatient(args, key) : createPatient(args);
    },
    deletePatient({ id }: { id: string }) {
      const row = rowOf(people(), Number(id));
      return row && rows.patient(done(() => changeClient(practice, row.key, { isDeleted: true }, now())));
    },
    createAppointment({ date, doctor_id, patient_id }: Readonly<Record<string, string>>) {
      const doctor = exists(tables.doctors, doctor_id) ? Number(doctor_id) : null;
      const clientKey = rowOf(people(), Number(patient_id))?.key ?? null;
      const start = dateTimeOf(date ?? '');
      const provider = rowOf(practice.providers, doctor);
      if (doctor === null) throw new GraphQLError('Internal server error');
      const booking = { start, placeKey: provider?.placeKeys[0] ?? 1, typeKey: 1, providerKey: doctor, clientKey };
      return rows.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    deleteAppointment({ id }: { id: string }) {
      const row = practice.appointments.find(({ key }) => String(key) === id);
      if (!row || !isInTable(row)) return null;
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return rows.appointment(row);
    },
    createDoctor(args: Args) {
      check('createDoctor', args, emailsOf(tables.doctors));
      return insert(tables.doctors, { ...newDoctor(), ...columnsOf(args) }, rows.doctor);
    },
    updateDoctor(args: Args) {
      check('updateDoctor', args, emailsOf(tables.doctors));
      return update(tables.doctors, args, rows.doctor);
    },
    upsertDoctor(args: Args) {
      check('upsertDoctor', args, emailsOf(tables.doctors));
      if (exists(tables.doctors, args['id'])) return update(tables.doctors, args, rows.doctor);
      return insert(tables.doctors, { ...newDoctor(), ...columnsOf(args) }, rows.doctor);
    },
    deleteDoctor: remove(tables.doctors, rows.doctor),
    createStaff(args: Args) {
      check('createStaff', args, emailsOf(tables.staffs));
      return insert(tables.staffs, { email_verified_at: null, ...stamps(), ...columnsOf(args) }, rows.staff);
    },
    updateStaff(args: Args) {
      check('updateStaff', args, emailsOf(tables.staffs));
      return update(tables.staffs, args, rows.staff);
    },
    upsertStaff(args: Args) {
      check('upsertStaff', args, emailsOf(tables.staffs));
      if (exists(tables.staffs, args['id'])) return update(tables.staffs, args, rows.staff);
      return insert(tables.staffs, { email_verified_at: null, ...stamps(), ...columnsOf(args) }, rows.staff);
    },
    deleteStaff: remove(tables.staffs, rows.staff),
    loginDoctor: login(() => emailsOf(tables.doctors)),
    loginStaff: login(() => emailsOf(tables.staffs)),
    loginPatient: login(patientEmails),
    createPatientforDoctor: (args: Args) => insert(tables.pairs, { ...stamps(), ...args }, rows.pair),
    createSpecialization: (args: Args) => insert(tables.specializations, args, rows.specialization),
    deleteSpecialization: remove(tables.specializations, rows.specialization),
    createPayment: (args: Args) => insert(tables.payments, args, rows.payment),
    deletePayment: remove(tables.payments, rows.payment),
    createVisit(args: Args) {
      dateTimeOf(String(args['dateAndTime']));
      return insert(tables.visits, args, rows.visit);
    },
    deleteVisit: remove(tables.visits, rows.visit),
    createCity: (args: Args) => insert(tables.cities, args, rows.city),
    deleteCity: remove(tables.cities, rows.city),
    createDistrict: (args: Args) => insert(tables.districts, args, rows.district),
    deleteDistrict: remove(tables.districts, rows.district),
  };
}

/** The instant of a DateTime by the clinic's clock; no other format is understood. */
export function dateTimeOf(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text))
    throw new GraphQLError(`Expected a value of type DateTime with format Y-m-d H:i:s, got: ${text}`);
  return instantOfWall(text.replace(' ', 'T'), clinicZone);
}

function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [, givenName = null, familyName = name.trim()] = /^(\S+)\s+(.+)$/.exec(name.trim()) ?? [];
  return { givenName, familyName };
}

function invalid(message: string, validation: Readonly<Record<string, readonly string[]>>): GraphQLError {
  return new GraphQLError(message, { extensions: { validation } });
}
