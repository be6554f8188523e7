import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { donationTypes, lookedUp } from './lookups.ts';
import { nextNumber, type ShelterMemory } from './memory.ts';
import type { ShelterRecords } from './records.ts';
import * as values from './values.ts';
import { type IdArgs, type InputArgs, isGiven, type WriteTools } from './writeTools.ts';

interface TimeArgs extends IdArgs {
  readonly dateTime?: string | null;
}

const { badRequest, instantIn, notFound, shelterIds } = values;
const visitColumns = ['arrivedDateTime', 'withVetDateTime', 'completedDateTime', 'comments', 'isVAT', 'vatRate'];

/** Mutations of the clinic, of diaries and of payments. */
export function clinicWrites(
  { practice, now }: Backstage,
  memory: ShelterMemory,
  records: ShelterRecords,
  { allowed, done, keep, stamps, person, keyIn, animalKey }: WriteTools,
): object {
  const visitOf = (id: unknown): AppointmentRecord => {
    const key = shelterIds.key('appointment', String(id));
    const row = practice.appointments.find((visit) => visit.key === key && values.isAppointment(visit));
    if (!row) throw notFound('ClinicAppointment', id);
    return row;
  };
  const timesOf = (input: Row): void => {
    for (const field of visitColumns.slice(0, 3)) instantIn(input[field]);
  };
  const statusIn = (input: Row, before?: VisitState): VisitState | undefined =>
    typeof input['status'] === 'number' ? values.stateFor(input['status'], before) : undefined;
  const userKey = (input: Row): number | null | undefined => {
    const name = input['apptFor'];
    if (typeof name !== 'string') return undefined;
    const provider = practice.providers.find((row) => values.userNameOf(row) === name);
    if (!provider && name !== '') throw notFound('User', name);
    return provider?.key ?? null;
  };
  const typeKey = (input: Row): number | undefined => {
    if (!isGiven(input['clinicTypeId'])) return undefined;
    const key = shelterIds.key('visitType', String(input['clinicTypeId']));
    const type = rowOf(practice.visitTypes, key);
    if (!type || type.isBlock) throw notFound('ClinicType', input['clinicTypeId']);
    return type.key;
  };
  const keepVisit = (row: AppointmentRecord, input: Row): Row => {
    const isInvoice = typeof input['status'] === 'number' ? input['status'] === values.invoiceOnly : undefined;
    const id = shelterIds.of('appointment', row.key);
    keep('clinicappointment', id, { ...input, isInvoiceOnly: isInvoice }, [...visitColumns, 'isInvoiceOnly']);
    return records.appointment(row);
  };
  const moved = ({ id, dateTime }: TimeArgs, state: VisitState, column: string): Row => {
    allowed();
    const { key } = visitOf(id);
    const time = values.timeText(instantIn(dateTime) ?? now());
    return keepVisit(done(changeAppointment(practice, key, { state }, now())), { [column]: time });
  };

  return {
    createClinicAppointment({ input }: InputArgs) {
      allowed();
      const start = instantIn(input['dateTime']);
      if (start === undefined) throw badRequest('Appointment date must be a valid date');
      timesOf(input);
      const booking = {
        start,
        // Which site it is at is not stored.
        placeKey: 1,
        typeKey: typeKey(input) ?? 1,
        providerKey: userKey(input),
        patientKey: keyIn(input, 'animalId', animalKey),
        clientKey: keyIn(input, 'ownerId', (id) => person(id).key),
        reason: givenText(input, 'reasonForAppointment'),
        state: statusIn(input),
      };
      return keepVisit(done(bookAppointment(practice, booking, now())), input);
    },
    updateClinicAppointment({ id, input }: IdArgs & InputArgs) {
      allowed();
      const before = visitOf(id);
      const start = instantIn(input['dateTime']);
      if (input['dateTime'] === null) throw badRequest('Appointment date must be a valid date');
      timesOf(input);
      const change = {
        start,
        typeKey: typeKey(input),
        providerKey: userKey(input),
        patientKey: keyIn(input, 'animalId', animalKey),
        clientKey: keyIn(input, 'ownerId', (owner) => person(owner).key),
        reason: givenText(input, 'reasonForAppointment'),
        state: statusIn(input, before.state),
      };
      return keepVisit(done(changeAppointment(practice, before.key, change, now())), input);
    },
    updateClinicAppointmentToWaiting: (args: TimeArgs) => moved(args, 'arrived', 'arrivedDateTime'),
    updateClinicAppointmentToWithVet: (args: TimeArgs) => moved(args, 'inProgress', 'withVetDateTime'),
    updateClinicAppointmentToComplete: (args: TimeArgs) => moved(args, 'completed', 'completedDateTime'),
    deleteClinicAppointment({ id }: IdArgs) {
      allowed();
      done(changeAppointment(practice, visitOf(id).key, { isDeleted: true }, now()));
      return true;
    },
    createClinicInvoiceItem({ input }: InputArgs) {
      allowed();
      visitOf(input['clinicAppointmentId']);
      const row = { ...stamps(), ...input, id: nextNumber(memory.invoiceItems) };
      memory.invoiceItems.push(row);
      return row;
    },
    deleteClinicInvoiceItem({ id }: IdArgs) {
      allowed();
      const index = memory.invoiceItems.findIndex((row) => row['id'] === id);
      if (index === -1) throw notFound('ClinicInvoiceItem', id);
      memory.invoiceItems.splice(index, 1);
      return true;
    },
    createDiary({ input }: InputArgs) {
      allowed();
      instantIn(input['diaryDateTime']);
      const none = {
        linkId: '0',
        linkType: 0,
        linkInfo: '',
        diaryEndDateTime: null,
        comments: '',
        dateCompleted: null,
      };
      const row = { ...none, ...stamps(), ...presentFields(input), id: nextNumber(memory.diaries) };
      memory.diaries.push(row);
      return row;
    },
    completeDiary({ id }: IdArgs) {
      allowed();
      const index = memory.diaries.findIndex((note) => note['id'] === id);
      if (index === -1) throw notFound('Diary', id);
      const row = { ...memory.diaries[index], dateCompleted: values.timeText(now()) };
      memory.diaries[index] = row;
      return row;
    },
    createOwnerDonation({ input }: InputArgs) {
      allowed();
      person(input['ownerId']);
      if (!lookedUp(donationTypes, input['donationTypeId'])) throw notFound('DonationType', input['donationTypeId']);
      const none = { animalId: '0', date: null, dateDue: null, comments: '' };
      const row = { ...none, ...stamps(), ...presentFields(input), id: nextNumber(memory.donations) };
      memory.donations.push(row);
      return records.donation(row);
    },
  };
}
