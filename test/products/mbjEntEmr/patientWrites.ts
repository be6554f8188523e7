import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type Args, type DeskTools, requirePaths } from './deskTools.ts';
import { patientExtras } from './madeUp.ts';
import { castTo } from './matching.ts';
import type { MbjStore } from './shelves.ts';
import { withTexts } from './shelf.ts';
import { clinicZone, dateIn, mbjIds, readOfNothing, utcDay, yearsSince } from './values.ts';

interface PatientArgs {
  readonly activityId: string;
  readonly patientId: string;
  readonly patientInput: Row;
}

/** The mutations of patients beside those of their lists. */
export function mbjPatientWrites(backstage: Backstage, store: MbjStore, tools: DeskTools): object {
  const { practice, now } = backstage;
  const { change, addTexts, dropText, find, need } = tools;
  const birthday = (day: unknown): Row => {
    const instant = dateIn(day);
    return {
      dob: instant === null ? null : String(instant),
      age: instant === null ? null : yearsSince(instant, now()),
    };
  };
  /** What a new patient and a change of all fields have in common. */
  const profile = (input: Row): Row => {
    const part = (prefix: string, fields: readonly string[]): Row =>
      Object.fromEntries(fields.map((field) => [field, input[`${prefix}${capitalOf(field)}`] ?? null]));
    const { title = null, role = null, username = null, gender = null, attendingPhysician = null } = input;
    return {
      title,
      role,
      username,
      gender,
      attendingPhysician,
      ...birthday(input['dob']),
      contact: part('contact', ['email', 'phone', 'phone2']),
      referral: {
        date: castTo('date', input['referralDate'], 'Patient') ?? null,
        reason: input['referralReason'] ?? null,
        physician: part('referralPhysician', ['name', 'email', 'phone']),
      },
      occupation: {
        role: input['occupationRole'] ?? null,
        employer: part('occupationEmployer', ['name', 'phone', 'email', 'address']),
      },
      insurance: {
        ...part('insurance', ['company', 'policyNumber', 'description']),
        expiryDate: castTo('expiryDate', input['insuranceExpiryDate'], 'Patient') ?? null,
        subscriber: part('insuranceSubscriber', ['company', 'description']),
      },
    };
  };
  const addressIn = (input: Row): Row => {
    const fields = ['number', 'street', 'town', 'city', 'parish', 'country', 'postalCode'];
    const given = fields.map((field) => [field, input[`address${capitalOf(field)}`] ?? null] as const);
    return { ...Object.fromEntries(given), primary: true };
  };

  return {
    createPatient({ activityId, patientInput: input }: PatientArgs) {
      const staff = find('User', activityId);
      const { username = null, name = null, gender = null } = input;
      const { dob } = birthday(input['dob']);
      const isTwin = (other: Row): boolean =>
        other['username'] === username && other['name'] === name && other['dob'] === dob && other['gender'] === gender;
      if (store.Patient.all().some(isTwin))
        throw new GraphQLError(
          'Patient w/ that name,username,dob,gender exists already...check your data and call support in this error persists',
        );
      if (typeof name !== 'string') throw readOfNothing('substr', 'undefined');
      if (!staff) throw readOfNothing('username');
      const document = { ...profile(input), active: input['active'], name, lastName: input['lastName'] };
      requirePaths('Patient', document, ['contact.email', 'active', 'name', 'lastName', 'username']);
      const outcome = registerClient(practice, { givenName: name, familyName: String(input['lastName']) }, now());
      if (!outcome.ok) throw new GraphQLError(outcome.message);
      const { key } = outcome.row;
      const today = utcDay(wallDay(now(), clinicZone(practice)));
      const count = store.Patient.all().length;
      return change(
        'Patient',
        mbjIds.of('client', key),
        {
          ...patientExtras(1, Number(today), ''),
          ...document,
          registration: {
            date: today,
            number: `${name.slice(0, 2)}${String(now())}?${String(dob)}?000${String(count)}`,
          },
          addresses: [addressIn(input)],
          nextOfKin: [],
          notes: [],
          tags: [],
          activity: [
            { date: String(now()), request: `initial activity... patient created... by${String(staff['username'])}` },
          ],
        },
        {},
      );
    },
    updatePatientAllFields({ patientId, patientInput: input }: PatientArgs) {
      const expiryDate = castTo('expiryDate', input['expiryDate'], 'Patient') ?? null;
      // A name can't be emptied: the patient could not be found any more.
      const { name } = input;
      return change('Patient', patientId, {
        ...profile(input),
        expiryDate,
        ...(typeof name === 'string' && name !== '' && { name }),
      });
    },
    updatePatientSingleField({ patientId, field = '', query = '' }: Args) {
      if (field === 'dob') return change('Patient', patientId, birthday(query));
      const [outer = '', inner] = field.split('.');
      const before = find('Patient', patientId)?.[outer];
      const value = castTo(field, query, 'Patient');
      const whole = inner === undefined ? value : { ...(isRow(before) && before), [inner]: value };
      return change('Patient', patientId, { [outer]: Array.isArray(before) ? [whole] : whole });
    },
    addPatientNotes: ({ patientId, patientInput }: PatientArgs) =>
      addTexts('Patient', patientId, 'notes', patientInput['notes']),
    deletePatientNote: ({ patientId, patientInput }: PatientArgs) =>
      dropText('Patient', patientId, 'notes', patientInput['note']),
    addPatientTags: ({ patientId, patientInput }: PatientArgs) =>
      addTexts('Patient', patientId, 'tags', patientInput['tags']),
    deletePatientTag: ({ patientId, patientInput }: PatientArgs) =>
      dropText('Patient', patientId, 'tags', patientInput['tag']),
    addPatientReminder({ patientId, reminderId }: Args) {
      // The schema has no argument for which one, so that there is nothing to add.
      const { reminders } = need('Patient', patientId, '_doc');
      return change('Patient', patientId, { reminders: withTexts(reminders, reminderId ? [reminderId] : []) });
    },
    deletePatientById: ({ patientId }: Args) => tools.remove('Patient', patientId),
    patientOnline: ({ patientId }: Args) => change('Patient', patientId, { clientConnected: true }),
    patientOffline: ({ patientId }: Args) => change('Patient', patientId, { clientConnected: false }),
    verifyPatient({ patientInput: input }: PatientArgs) {
      const wanted = (other: Row): boolean =>
        other['username'] === input['username'] &&
        isRow(other['contact']) &&
        other['contact']['email'] === input['contactEmail'];
      const patient = store.Patient.all().find(wanted);
      if (!patient) throw readOfNothing('verification');
      const { type, code } = patient['verification'] as Row;
      if (type !== input['verificationType'] || code !== input['verificationCode'])
        throw new GraphQLError(
          'challenge and response do not match. Check the type and code sent in the verification email and try again',
        );
      return change('Patient', patient['_id'], { verification: { verified: true, type, code: null } });
    },
  };
}

function capitalOf(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
