import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { dogtorIds, type DogtorMemory, type DogtorRecords, globalId, isVisit } from './records.ts';

interface Input {
  readonly input: Row;
}

interface IdArgs {
  readonly id: string;
}

/** An address as it is stored: what the caller says of its coordinates, a service for maps there finds out again. */
function addressIn(input: Row): Row {
  const address = isRow(input['address']) ? input['address'] : {};
  const { streetName, streetNumber, city, zipCode, lat, lon } = address;
  return { streetName, streetNumber, city, zipCode, coordinates: { latitude: lat, longitude: lon } };
}

function dateTime(value: unknown): string | null {
  return typeof value === 'string' ? new Date(instantOf(value)).toISOString() : null;
}

/** The mutations of the product; a visit is booked by patients alone, each for herself. */
export function dogtorWrites(
  backstage: Backstage,
  records: DogtorRecords,
  memory: DogtorMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const visitKey = (id: string): number | null => {
    const row = rowOf(practice.appointments, dogtorIds.key('appointment', id));
    return row && isVisit(row) ? row.key : null;
  };
  const clientKey = (id: unknown): number | null => {
    const key = dogtorIds.key('client', typeof id === 'string' ? id : null);
    return rowOf(practice.clients, key)?.isDeleted === false ? key : null;
  };
  const isTaken = (email: string): boolean =>
    practice.clients.some(({ emails }) => emails.includes(email)) ||
    practice.providers.some((person) => person.email === email);
  const free = (input: Row): string => {
    const email = textOf(input['email']);
    if (!isTaken(email)) return email;
    const index = 'E11000 duplicate key error collection: dogtor.users index: email_1 dup key';
    throw new GraphQLError(`${index}: { email: "${email}" }`);
  };

  return {
    createAppointment(): never {
      allowed();
      throw new GraphQLError('user not patient');
    },
    deleteAppointmentById({ id }: IdArgs): boolean {
      allowed();
      const key = visitKey(id);
      if (key === null) return false;
      return done(() => changeAppointment(practice, key, { isDeleted: true }, now())).isDeleted;
    },
    makeAppointmentAsDone({ id }: IdArgs): boolean {
      allowed();
      const key = visitKey(id);
      if (key === null) return false;
      const { start } = done(() => changeAppointment(practice, key, { state: 'completed' }, now()));
      const minutes = Math.floor(Math.abs(now() - start) / 60_000);
      memory.done.set(key, { start: new Date(start).toISOString(), duration: minutes });
      return true;
    },
    createUserPatient({ input }: Input): Row {
      const email = free(input);
      const [givenName, familyName] = [textOf(input['firstName']), textOf(input['lastName'])];
      const contact = { givenName, familyName, emails: [email], phones: [textOf(input['phoneNumber'])] };
      const { key } = done(() => registerClient(practice, contact, now()));
      const address = addressIn(input);
      const street = `${String(Number(address['streetNumber']))} ${textOf(address['streetName'])}`;
      const person = done(() => changeClient(practice, key, { street, city: textOf(address['city']) }, now()));
      memory.profiles.set(key, {
        address,
        insurance: input['insurance'],
        birthDate: dateTime(input['birthDate']),
        gender: input['gender'] ?? null,
        height: input['height'] ?? null,
        weight: input['weight'] ?? null,
        activityLevel: input['activityLvl'] ?? null,
        isSmoker: input['smoker'] ?? null,
        allergies: input['allergies'],
        medicalConditions: input['medConditions'],
        medications: input['medications'],
        surgeries: input['surgeries'],
      });
      return records.userOfPatient(person);
    },
    createUserDoctor({ input }: Input): Row {
      allowed();
      free(input);
      const slots = Array.isArray(input['offeredSlots']) ? input['offeredSlots'].filter(isRow) : [];
      const number = memory.doctors.length;
      const doctor: Row = {
        __typename: 'Doctor',
        id: globalId('Doctor', `60cb${String(number).padStart(20, '0')}`),
        firstname: input['firstName'],
        lastname: input['lastName'],
        specialities: input['specialities'],
        address: addressIn(input),
        offeredSlots: slots.map(({ day, slotStart, slotStop }) => ({ day, start: slotStart, end: slotStop })),
        rating: 0,
        webpage: input['webpage'] ?? null,
        topServices: [],
        topReviews: [],
        appointments: [],
        services: [],
        reviews: { edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
      };
      memory.doctors.push(doctor);
      return records.userOf('Doctor', 100 + number, doctor);
    },
    updateUserPatientProfile({ input }: Input): Row | null {
      allowed();
      const key = clientKey(input['id']);
      if (key === null) return null;
      const { insurance, gender, birthDate } = input;
      const profile = { insurance, gender, birthDate: dateTime(birthDate) };
      memory.profiles.set(key, { ...memory.profiles.get(key), ...profile });
      return records.patient(key);
    },
    assignFollowup({ followupInput }: { readonly followupInput: Row }): boolean {
      allowed();
      const doctorKey = dogtorIds.key('provider', textOf(followupInput['doctorRef']));
      if (clientKey(followupInput['patientRef']) === null || doctorKey === null) return false;
      const id = globalId('Followup', `60cc${String(memory.followups.length).padStart(20, '0')}`);
      const wanted = Array.isArray(followupInput['services']) ? followupInput['services'].filter(isRow) : [];
      const ids = wanted.map(({ serviceId }) => serviceId);
      const services = (): readonly Row[] => records.servicesOf(doctorKey).filter((row) => ids.includes(row['id']));
      const suggestedDate = dateTime(followupInput['suggestedDate']);
      const doctor = (): Row | null => records.doctor(doctorKey);
      memory.followups.push({ __typename: 'Followup', id, isRead: false, doctor, services, suggestedDate });
      return true;
    },
    generateCheckups({ input }: Input): readonly Row[] {
      allowed();
      const key = clientKey(input['id']);
      const wanted = Array.isArray(input['recommendations']) ? input['recommendations'].filter(isRow) : [];
      if (key === null) return [];
      const suggestedDate = new Date(now() + 14 * 86_400_000).toISOString();
      return wanted.map(({ service }) => {
        const id = globalId('Checkup', `60ce${String(memory.checkups.length).padStart(20, '0')}`);
        const row = { id, clientKey: key, isRead: false, fields: { services: [service], suggestedDate } };
        memory.checkups.push(row);
        return records.checkup(row);
      });
    },
    markCheckupAsRead({ id }: IdArgs): boolean {
      allowed();
      const row = memory.checkups.find((checkup) => checkup.id === id);
      if (row) row.isRead = true;
      return row !== undefined;
    },
  };
}
