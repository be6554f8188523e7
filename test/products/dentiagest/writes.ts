import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import {
  activePatients,
  clinicZone,
  dentiagestIds,
  type dentiagestRecords,
  isInBook,
  otherId,
  statusWords,
  typeWords,
} from './records.ts';
import type { dentiagestStore } from './store.ts';

type Input = Readonly<{ input: Row }>;
type ById = Readonly<{ id: string }>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The mutations of the product: what goes wrong is an error with the name of the mutation before it. */
export function dentiagestWrites(
  stage: Backstage,
  records: ReturnType<typeof dentiagestRecords>,
  store: ReturnType<typeof dentiagestStore>,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new Error(outcome.message);
  };
  /** Runs a mutation; what it throws is told behind what failed. */
  const attempt = <Any>(what: string, run: () => Any): Any => {
    try {
      return run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new GraphQLError(`Failed to ${what}: ${message}`);
    }
  };
  const invalid = (type: string, word: string): Error => new Error(`invalid input value for enum ${type}: "${word}"`);
  const typeOf = (word: string | null | undefined): number | undefined => {
    if (word === null || word === undefined) return undefined;
    if (typeWords.includes(word)) return typeWords.indexOf(word) + 1;
    throw invalid('appointmenttype', word);
  };
  const stateOf = (word: string | null | undefined): AppointmentRecord['state'] | undefined => {
    if (word && !Object.values(statusWords).includes(word)) throw invalid('appointmentstatus', word);
    return stateOfWord(statusWords, word);
  };
  const startOf = (date: string, time: string): number => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(date) && /^\d{2}:\d{2}(?::\d{2})?$/.test(time))
      return instantOfWall(`${date}T${time}`, clinicZone);
    throw new Error(`invalid input syntax for type timestamp: "${date} ${time}"`);
  };
  const found = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, dentiagestIds.key('appointment', id));
    if (row && isInBook(row)) return row;
    throw new Error('Appointment not found');
  };

  const create = ({ input }: Input): Row => {
    const clientKey = dentiagestIds.key('client', givenText(input, 'patientId'));
    if (!rowOf(practice.clients, clientKey))
      throw new Error('violates foreign key constraint "appointments_patient_id_fkey"');
    // Without a dentist it is that of the oldest account.
    const practitioner = givenText(input, 'practitionerId') ?? null;
    const providerKey = practitioner === null ? 1 : dentiagestIds.key('provider', practitioner);
    if (!rowOf(practice.providers, providerKey))
      throw new Error('violates foreign key constraint "appointments_dentist_id_fkey"');
    const length = Number(input['duration']);
    const booking = {
      start: startOf(givenText(input, 'appointmentDate') ?? '', givenText(input, 'appointmentTime') ?? ''),
      minutes: length === 0 ? 30 : length,
      placeKey: 1,
      typeKey: typeOf(givenText(input, 'type')) ?? 1,
      state: stateOf(givenText(input, 'status')),
      reason: givenText(input, 'notes') ?? null,
      clientKey,
      providerKey,
    };
    return records.appointment(done(() => bookAppointment(practice, booking, now())));
  };
  const update = ({ id, input }: ById & Input): Row => {
    const before = found(id);
    const [date, time] = [givenText(input, 'appointmentDate'), givenText(input, 'appointmentTime')];
    // A day without a time, or a time without a day, changes nothing; nor do other people.
    const change: Partial<AppointmentRecord> = presentFields({
      start: date && time ? startOf(date, time) : undefined,
      minutes: typeof input['duration'] === 'number' ? input['duration'] : undefined,
      typeKey: typeOf(givenText(input, 'type')),
      state: stateOf(givenText(input, 'status')),
      reason: givenText(input, 'notes'),
    });
    return records.appointment(done(() => changeAppointment(practice, before.key, change, now())));
  };
  const remove = ({ id }: ById): void => {
    const key = dentiagestIds.key('appointment', id);
    const row = rowOf(practice.appointments, key);
    if (!row || !isInBook(row)) throw new Error('Appointment not found or already deleted');
    done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
  };

  const emailOf = (row: ClientRecord): string | null => row.emails[0] ?? null;
  const checkEmail = (email: string | null | undefined, own: number | null): void => {
    if (email && !emailShape.test(email)) throw new Error('Invalid email format');
    const others = practice.clients.filter((row) => !row.isDeleted && row.key !== own);
    if (email !== undefined && others.some((row) => emailOf(row) === email)) throw new Error('Email already exists');
  };
  const contactsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    const [phone, email] = [givenText(input, 'phone') ?? '', givenText(input, 'email') ?? ''];
    return {
      phones: [
        ...(phone === '' ? [] : [{ label: 'Mobile', value: phone } as const]),
        ...(before?.phones.slice(1) ?? []),
      ],
      emails: [...(email === '' ? [] : [email]), ...(before?.emails.slice(1) ?? [])],
    };
  };
  const register = (input: Row): Row => {
    const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
    const made = done(() => registerClient(practice, names, now()));
    return records.patientCard(done(() => changeClient(practice, made.key, contactsOf(input, null), now())));
  };
  // Every column is written, so that what isn't given is emptied; names can't be.
  const change = ({ id, input }: ById & Input): Row => {
    const before = activePatients(practice).find(({ key }) => key === dentiagestIds.key('client', id));
    if (!before) throw new Error('Patient not found');
    const [givenName, familyName] = [givenText(input, 'firstName') ?? '', givenText(input, 'lastName') ?? ''];
    if (givenName === '' || familyName === '')
      throw new Error('null value in column "first_name" of relation "patients" violates not-null constraint');
    const details = { givenName, familyName, ...contactsOf(input, before) };
    return records.patientCard(done(() => changeClient(practice, before.key, details, now())));
  };
  const takeAway = ({ id }: ById): boolean => {
    const row = rowOf(practice.clients, dentiagestIds.key('client', id));
    if (!row || row.isDeleted) return false;
    done(() => changeClient(practice, row.key, { isDeleted: true }, now()));
    return true;
  };

  let made = 0;
  /** Create, update and delete of rows that are no business of the practice. */
  const kept = (what: string, rows: Row[], defaults: Row, shape: (row: Row) => Row) => {
    const at = (id: string): number => rows.findIndex((row) => row['id'] === id);
    const allowed = (): void => {
      if (stage.refuseWrites !== null) throw new GraphQLError(stage.refuseWrites);
    };
    return {
      create: ({ input }: Input): Row => {
        allowed();
        made += 1;
        const stamps = { createdAt: new Date(now()), updatedAt: new Date(now()) };
        const row = shape({ id: otherId(12, made), ...defaults, ...input, ...stamps });
        rows.push(row);
        return row;
      },
      update: ({ id, input }: ById & Input): Row => {
        allowed();
        const before = rows[at(id)];
        if (!before) throw new GraphQLError(`${what} not found: ${id}`);
        const row = shape({ ...before, ...input, updatedAt: new Date(now()) });
        rows[at(id)] = row;
        return row;
      },
      delete: ({ id }: ById): boolean => {
        allowed();
        return at(id) >= 0 && rows.splice(at(id), 1).length > 0;
      },
    };
  };
  const bills = kept('Billing data', store.bills, { status: 'PENDING' }, store.make.bill);
  const treatments = kept(
    'Treatment',
    store.treatments,
    { status: 'PLANNED', veritasScore: 0.95 },
    store.make.treatment,
  );
  const desk = { userId: otherId(9, 2), isAllDay: false, isVisible: true };
  const events = kept('Calendar event', store.events, desk, store.make.event);
  const cleanings = kept('Cleaning', store.cleanings, { status: 'SCHEDULED' }, (row) => row);
  const session = (): Row => ({
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 900,
    user: records.users().at(-1),
  });

  return {
    login({ input }: Input) {
      const user = records.users().find((row) => row['email'] === input['email']);
      if (!user) throw new GraphQLError('Invalid credentials');
      return { ...session(), user };
    },
    logout: () => true,
    refreshToken: session,
    createPatient: ({ input }: Input) => attempt('create patient', () => register(input)),
    updatePatient: (args: ById & Input) => attempt('update patient', () => change(args)),
    deletePatient: (args: ById) => attempt('delete patient', () => takeAway(args)),
    createPatientV3: ({ input }: Input) =>
      attempt('create patientV3', () => {
        checkEmail(givenText(input, 'email'), null);
        return register(input);
      }),
    updatePatientV3: (args: ById & Input) =>
      attempt('update patientV3', () => {
        const email = givenText(args.input, 'email');
        if (email) checkEmail(email, dentiagestIds.key('client', args.id));
        return change(args);
      }),
    deletePatientV3: (args: ById) =>
      attempt('delete patientV3', () => {
        takeAway(args);
        return { success: true, message: 'Patient deleted successfully' };
      }),
    createAppointment: (args: Input) => attempt('create appointment', () => create(args)),
    updateAppointment: (args: ById & Input) => attempt('update appointment', () => update(args)),
    deleteAppointment: (args: ById) =>
      attempt('delete appointment', () => {
        remove(args);
        return true;
      }),
    // What failed is not told here.
    createAppointmentV3(args: Input) {
      if (stage.refuseWrites !== null) throw new GraphQLError(stage.refuseWrites);
      try {
        return create(args);
      } catch {
        throw new GraphQLError('Failed to create appointmentV3');
      }
    },
    updateAppointmentV3: (args: ById & Input) => attempt('update appointmentV3', () => update(args)),
    deleteAppointmentV3: (args: ById) =>
      attempt('delete appointmentV3', () => {
        remove(args);
        return { success: true, message: 'Appointment deleted successfully' };
      }),
    createBillingDataV3: bills.create,
    updateBillingDataV3: bills.update,
    deleteBillingDataV3: bills.delete,
    createTreatmentV3: treatments.create,
    updateTreatmentV3: treatments.update,
    deleteTreatmentV3: (args: ById) => ({
      success: treatments.delete(args),
      message: 'Treatment deleted successfully',
    }),
    scheduleRoomCleaningV3: cleanings.create,
    createCalendarEventV3: events.create,
    updateCalendarEventV3: events.update,
    deleteCalendarEventV3: events.delete,
    nuclearSelfHeal: () => true,
    nuclearOptimize: () => true,
    nuclearRestart: () => true,
  };
}
