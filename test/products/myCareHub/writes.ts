import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { careId, careIds, type CareLedger, cccOf } from './people.ts';
import { type CareRows, mflCodeOf } from './records.ts';

/** Given and family name of a name, which is one there; the last word is the family's. */
function namesOf(name: string): Pick<ClientRecord, 'givenName' | 'familyName'> {
  const words = name.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.length > 0 ? words.join(' ') : null, familyName };
}

/** The mutations that are kept, most of which answer no more than that it went well. */
export function careWrites(
  stage: Backstage,
  ledger: CareLedger,
  rows: CareRows,
  clientOf: (id: string) => ClientRecord,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  /** Does what isn't in the practice, unless writes are refused. */
  const apply = (change: () => void): true => {
    done(() => ({ ok: true, row: null }));
    change();
    return true;
  };
  const placeOf = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, careIds.key('place', id));
    if (!place) throw new GraphQLError('violates foreign key constraint');
    return place;
  };
  const move = (clientID: string, facilityID: string): PlaceRecord => {
    const [row, place] = [clientOf(clientID), placeOf(facilityID)];
    done(() => changeClient(practice, row.key, { placeKey: place.key }, now()));
    return place;
  };
  const ask = (request: Row): void => {
    const usual = { active: true, status: 'PENDING', createdAt: utcText(now()), meta: null };
    ledger.requests.push({ ...usual, ...request, id: careId('request', ledger.requests.length + 1) });
  };
  /** Changes the request with an id; nothing is changed where there is none. */
  const settle = (id: string, change: Row): true =>
    apply(() => {
      const index = ledger.requests.findIndex((row) => row['id'] === id);
      const before = ledger.requests[index];
      if (before) ledger.requests[index] = { ...before, ...change };
    });
  return {
    // It moves nothing: the desk is asked to, and the appointment is marked.
    rescheduleAppointment({ appointmentID, date }: { appointmentID: string; date: string }) {
      if (appointmentID === '') throw new GraphQLError('invalid input provided');
      const row = rowOf<AppointmentRecord>(practice.appointments, careIds.key('appointment', appointmentID));
      const person = rowOf(practice.clients, row?.clientKey ?? null);
      if (!row || row.isDeleted || !person)
        throw new GraphQLError('error getting client appointment: failed to get appointment by ID: record not found');
      const { reason, date: from } = rows.appointment(row);
      const name = fullNameOf(person);
      const request = `${name} has requested to reschedule ${textOf(reason)} appointment from ${textOf(from)} to ${date}`;
      const ids = { clientID: careIds.of('client', person.key), facilityID: careIds.of('place', row.placeKey) };
      return apply(() => {
        ledger.rescheduled.add(row.key);
        ask({
          requestType: 'APPOINTMENTS',
          request,
          clientName: name,
          ...ids,
          meta: { appointmentID, rescheduleTime: date },
        });
      });
    },
    bookService({ serviceIDs }: { serviceIDs: readonly string[] }) {
      if (serviceIDs.length === 0) throw new GraphQLError('a booking should contain at least one service');
      // It is for whoever is logged in, and a member of staff has no profile of a client.
      throw new GraphQLError('failed to get client profile record not found');
    },
    // A wrong code changes nothing, and that is no error.
    verifyBookingCode: ({ bookingID, code }: Readonly<Record<'bookingID' | 'code', string>>) =>
      apply(() => {
        const found = practice.appointments.find(({ key }) => careId('booking', key) === bookingID);
        if (found && rows.booking(found)['verificationCode'] === code) ledger.verified.add(found.key);
      }),
    registerClient({ input }: { input?: Row | null }) {
      if (!input) throw new GraphQLError('internal system error');
      const cccNumber = textOf(input['cccNumber']);
      if (practice.clients.some(({ key }) => cccOf(ledger, key) === cccNumber))
        throw new GraphQLError(`an identifier with this CCC number ${cccNumber} already exists`);
      const code = textOf(input['facility']);
      const place = practice.places.find((row) => mflCodeOf(row) === code);
      if (!place) throw new GraphQLError(`facility with MFLCode ${code} does not exist`);
      const phones = [textOf(input['phoneNumber'])];
      const row = done(() => {
        const made = registerClient(practice, { ...namesOf(textOf(input['clientName'])), phones }, now());
        return made.ok ? changeClient(practice, made.row.key, { placeKey: place.key }, now()) : made;
      });
      ledger.clients.set(row.key, {
        cccNumber,
        username: textOf(input['username']),
        gender: textOf(input['gender']),
        dateOfBirth: textOf(input['dateOfBirth']),
        clientTypes: input['clientTypes'] as readonly string[],
        counselled: input['counselled'] === true,
      });
      return {
        id: careIds.of('client', row.key),
        active: true,
        clientTypes: input['clientTypes'],
        enrollmentDate: `${textOf(input['enrollmentDate'])}T00:00:00Z`,
        fhirPatientID: null,
        emrHealthRecordID: null,
        treatmentBuddy: '',
        counselled: input['counselled'],
        organisation: careIds.of('organization', 1),
        userID: careId('clientUser', row.key),
        currentFacilityID: careIds.of('place', place.key),
        chv: '',
        caregiver: '',
      };
    },
    deleteClientProfile({ clientID }: { clientID: string }) {
      const row = clientOf(clientID);
      done(() => changeClient(practice, row.key, { isDeleted: true, isActive: false }, now()));
      return true;
    },
    transferClientToFacility: ({ clientId, facilityID }: Readonly<Record<'clientId' | 'facilityID', string>>) =>
      Boolean(move(clientId, facilityID)),
    setClientDefaultFacility: ({ clientID, facilityID }: Readonly<Record<'clientID' | 'facilityID', string>>) =>
      rows.facility(move(clientID, facilityID)),
    updateProfile(args: Row) {
      const row = practice.clients.find(({ key }) => careId('clientUser', key) === args['userID']);
      if (!row || row.isDeleted || args['flavour'] !== 'CONSUMER')
        throw new GraphQLError('failed to get client profile: record not found');
      const phone = givenText(args, 'phoneNumber') ?? undefined;
      const { phones } = contactChange(row, phone, undefined);
      done(() => changeClient(practice, row.key, { phones }, now()));
      const [cccNumber, username] = [givenText(args, 'cccNumber'), givenText(args, 'username')];
      const change = { ...(cccNumber && { cccNumber }), ...(username && { username }) };
      ledger.clients.set(row.key, { ...ledger.clients.get(row.key), ...change });
      return true;
    },
    createServiceRequest: ({ input }: { input: Row }) => {
      const person = clientOf(textOf(input['clientID']));
      const facilityID = careIds.of('place', person.placeKey);
      return apply(() => ask({ facilityID, ...input, status: 'PENDING', clientName: fullNameOf(person) }));
    },
    setInProgressBy: ({ serviceRequestID, staffID }: Readonly<Record<'serviceRequestID' | 'staffID', string>>) =>
      settle(serviceRequestID, { status: 'IN_PROGRESS', inProgressBy: staffID, inProgressAt: utcText(now()) }),
    resolveServiceRequest: ({ requestID, staffID }: Readonly<Record<'requestID' | 'staffID', string>>) =>
      settle(requestID, { status: 'RESOLVED', resolvedBy: staffID, resolvedAt: utcText(now()) }),
    readNotifications: ({ ids }: { ids: readonly string[] }) =>
      apply(() => {
        for (const id of ids) ledger.read.add(id);
      }),
  };
}
