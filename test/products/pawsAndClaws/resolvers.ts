import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { isBooked, pawsIds, pawsRows } from './records.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;
interface NewUser extends Texts<'username' | 'email' | 'clientName' | 'password' | 'homeAddress'> {
  readonly phoneNumber?: number | null;
  readonly zipcode: number;
}

/** Resolvers of the groomer. There are no roles but users: the key is the first client's. */
export function pawsRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const zipcodes = new Map<number, number>();
  const { user, pet, appointment } = pawsRows(stage, zipcodes);
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');
  const users = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  function caller(): ClientRecord {
    const [found] = users();
    if (found) return found;
    throw unauthenticated('Not logged in');
  }
  function changeCaller(change: Parameters<typeof changeClient>[2]): Row {
    return user(
      done(() => changeClient(practice, caller().key, change, now())),
      false,
    );
  }
  /** Whether a record has the caller's name, the only check before a deletion. */
  function isCallers(clientKey: number | null): boolean {
    const owner = rowOf(practice.clients, clientKey);
    return owner !== null && fullNameOf(owner) === fullNameOf(caller());
  }
  return {
    root: null,
    me: () => user(caller(), true),
    getAllUsers: () =>
      users()
        .slice(0, cap)
        .map((row) => user(row, false)),
    getUserByID({ _id: id }: Texts<'_id'>) {
      const found = users().find(({ key }) => key === pawsIds.key('client', castId(id, 'User')));
      return found ? user(found, true) : null;
    },
    getAllPets: () => practice.patients.slice(0, cap).map(pet),
    getPetByID({ _id: id }: Texts<'_id'>) {
      const found = rowOf(practice.patients, pawsIds.key('patient', castId(id, 'Pet')));
      return found && pet(found);
    },
    getAllAppointments: () => practice.appointments.filter(isBooked).slice(0, cap).map(appointment),
    updateEmail: ({ email }: { email?: string | null }) => changeCaller(contactChange(caller(), undefined, email)),
    updatePhone: ({ phoneNumber }: { phoneNumber?: number | null }) =>
      changeCaller(
        contactChange(caller(), phoneNumber ? String(phoneNumber) : (phoneNumber as null | undefined), undefined),
      ),
    updateAddress({ homeAddress, zipcode }: { homeAddress?: string | null; zipcode?: number | null }) {
      const changed = changeCaller(homeAddress ? { street: homeAddress, city: '' } : {});
      if (!zipcode) return changed;
      zipcodes.set(caller().key, zipcode);
      return { ...changed, zipcode };
    },
    login({ email }: Texts<'email'>) {
      const isKnown = users().some(({ emails }) => emails[0] === email);
      throw unauthenticated(isKnown ? 'Incorrect password' : 'There are no accounts with this email address');
    },
    addUser({ email, phoneNumber, clientName, password, homeAddress, zipcode }: NewUser) {
      const isUnique = users().every(({ emails }) => emails[0] !== email);
      // What the collection refuses is lost in an error of the resolver itself.
      if (!isUnique || password.length < 5 || !/.+@.+\..+/.test(email)) throw failure('err is not defined');
      const [familyName = '', ...given] = clientName.trim().split(/\s+/).toReversed();
      const details = {
        givenName: given.toReversed().join(' '),
        familyName,
        emails: [email],
        phones: [phoneNumber ? String(phoneNumber) : null],
      };
      const { key } = done(() => registerClient(practice, details, now()));
      zipcodes.set(key, zipcode);
      const made = done(() => changeClient(practice, key, { street: homeAddress }, now()));
      return { token: `token.${pawsIds.of('client', key)}.signature`, user: user(made, false) };
    },
    addPet({ petName, petType }: Texts<'petName' | 'petType'>) {
      const input = { clientKey: caller().key, name: petName, species: petType };
      return pet(done(() => addPatient(practice, input, now())));
    },
    deletePet({ _id: id }: Texts<'_id'>) {
      const index = practice.patients.findIndex(({ key }) => key === pawsIds.key('patient', castId(id, 'Pet')));
      const found = practice.patients[index];
      if (!found) throw failure("Cannot read properties of null (reading 'client')");
      if (!isCallers(found.clientKey)) return null;
      done(() => ({ ok: true, row: practice.patients.splice(index, 1) }));
      return {};
    },
    addAppointment({ apptDate, apptTime, service }: Texts<'apptDate' | 'apptTime' | 'service'>) {
      const date = /^\d+$/.test(apptDate) ? Number(apptDate) : Date.parse(apptDate);
      if (Number.isNaN(date))
        throw failure(
          `Appointment validation failed: apptDate: Cast to date failed for value "${apptDate}" (type string) at path "apptDate"`,
        );
      // Any text is a time to the collection; the practice behind this one has to know when.
      const time = Date.parse(apptTime);
      const input = {
        start: Number.isNaN(time) ? date : time,
        placeKey: 1,
        typeKey: 5,
        clientKey: caller().key,
        reason: service === '' ? null : service,
      };
      return appointment(done(() => bookAppointment(practice, input, now())));
    },
    deleteAppointment({ _id: id }: Texts<'_id'>) {
      const found = rowOf(practice.appointments, pawsIds.key('appointment', castId(id, 'Appointment')));
      if (!found || !isBooked(found)) throw failure("Cannot read properties of null (reading 'client')");
      if (!isCallers(found.clientKey)) return null;
      done(() => changeAppointment(practice, found.key, { isDeleted: true }, now()));
      // The count of what was deleted, of which no field is one of an appointment.
      return {};
    },
  };
}

function castId(id: string, model: string): string {
  if (/^[\da-f]{24}$/i.test(id)) return id;
  throw failure(`Cast to ObjectId failed for value "${id}" (type string) at path "_id" for model "${model}"`);
}

function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

function unauthenticated(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } });
}
