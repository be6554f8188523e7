import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type ListArgs, ordered } from './lists.ts';
import { createMemory } from './memory.ts';
import { elationNeighbours } from './neighbours.ts';
import { elationRecords } from './records.ts';
import { digitsOf, elationIds, eventTypeKey, idsIn, instantIn, isInCalendar, isText } from './values.ts';
import { elationWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

function gone(): GraphQLError {
  return new GraphQLError('This resource has been deleted.', { extensions: { code: 'GONE' } });
}

/** Whether a value is among those that are wanted, if any are. */
function isAmong(value: string, wanted: unknown): boolean {
  return idsIn(wanted)?.includes(value) ?? true;
}

/** The root fields of the product. */
export function elationRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory();
  const records = elationRecords(backstage, memory);
  const clinicId = elationIds.of('organization', practice.organization.key);

  const isWantedAppointment = (filter: Row): ((row: AppointmentRecord) => boolean) => {
    const [from, to] = [instantIn(filter['fromDate']) ?? null, instantIn(filter['toDate']) ?? null];
    const physician = filter['physicianId'] ?? null;
    const slot = filter['timeSlotType'] ?? null;
    return (row) =>
      (from === null || row.start >= from) &&
      (to === null || row.start <= to) &&
      (slot === null || slot === (row.isBlock ? 'EVENT' : 'APPOINTMENT')) &&
      (physician === null || (row.providerKey !== null && physician === elationIds.of('provider', row.providerKey))) &&
      isAmong(clinicId, filter['practiceIds']) &&
      isAmong(row.clientKey === null ? '' : elationIds.of('client', row.clientKey), filter['patientIds']);
  };
  const isWantedPatient = (filter: Row): ((row: ClientRecord) => boolean) => {
    const time = (name: string): number | null => instantIn(filter[name]) ?? null;
    const [gt, gte, lt, lte] = ['Gt', 'Gte', 'Lt', 'Lte'].map((end) => time(`lastModified${end}`));
    const phone = typeof filter['phoneNumber'] === 'string' ? digitsOf(filter['phoneNumber']) : null;
    const needsProfile = ['dob', 'sex', 'memberId'].some((name) => typeof filter[name] === 'string');
    return (row) => {
      const fits =
        isText(row.givenName, filter['firstName']) &&
        isText(row.familyName, filter['lastName']) &&
        isAmong(clinicId, filter['practiceIds']) &&
        (phone === null || row.phones.some(({ value }) => digitsOf(value) === phone)) &&
        (gt === null || gt === undefined || row.updatedAt > gt) &&
        (gte === null || gte === undefined || row.updatedAt >= gte) &&
        (lt === null || lt === undefined || row.updatedAt < lt) &&
        (lte === null || lte === undefined || row.updatedAt <= lte);
      if (!fits || !needsProfile) return fits;
      const { dob, sex, insurances } = records.known(row);
      const members = Array.isArray(insurances) ? insurances.map((each: Row) => String(each['memberId'])) : [];
      const member = filter['memberId'];
      return (
        isText(String(dob), filter['dob']) &&
        isText(String(sex), filter['sex']) &&
        (typeof member !== 'string' || members.includes(member))
      );
    };
  };
  const types = practice.visitTypes.filter(({ key }) => key !== eventTypeKey);

  return {
    appointments(args: ListArgs) {
      const isWanted = isWantedAppointment(args.filter ?? {});
      const rows = practice.appointments.filter((row) => isInCalendar(row) && isWanted(row));
      const inOrder = ordered(rows, args.orderBy, {
        ID: ({ key }) => key,
        SCHEDULED_DATE: ({ start }) => start,
        LAST_MODIFIED_DATE: ({ updatedAt }) => updatedAt,
      });
      return connectionOf(inOrder, args, cap, records.appointment);
    },
    appointment({ id }: IdArgs) {
      const row = rowOf(practice.appointments, elationIds.key('appointment', id));
      if (row?.isDeleted === true) throw gone();
      return row && isInCalendar(row) ? records.appointment(row) : null;
    },
    appointmentTypes(args: ListArgs) {
      const { name, practiceIds } = args.filter ?? {};
      const rows = types.filter((type) => isAmong(type.name, name) && isAmong(clinicId, practiceIds));
      return connectionOf(rows, args, cap, records.appointmentType);
    },
    appointmentType({ id }: IdArgs) {
      const type = rowOf(types, elationIds.key('visitType', id));
      return type && records.appointmentType(type);
    },
    patients(args: ListArgs) {
      const isWanted = isWantedPatient(args.filter ?? {});
      const rows = practice.clients.filter((row) => !row.isDeleted && isWanted(row));
      const inOrder = ordered(rows, args.orderBy, {
        ID: ({ key }) => key,
        LAST_NAME: ({ familyName }) => familyName.toLowerCase(),
        LAST_MODIFIED: ({ updatedAt }) => updatedAt,
      });
      return connectionOf(inOrder, args, cap, records.patient);
    },
    patient({ id }: IdArgs) {
      const row = rowOf(practice.clients, elationIds.key('client', id));
      if (row?.isDeleted === true) throw gone();
      return row && records.patient(row);
    },
    physicians(args: ListArgs) {
      const { firstName, lastName, npi } = args.filter ?? {};
      const rows = practice.providers.filter(
        (person) =>
          isText(person.givenName, firstName) &&
          isText(person.familyName, lastName) &&
          isText(String(records.physician(person)['npi']), npi),
      );
      return connectionOf(rows, args, cap, records.physician);
    },
    physician({ id }: IdArgs) {
      const person = rowOf(practice.providers, elationIds.key('provider', id));
      return person && records.physician(person);
    },
    practices: (args: ListArgs) => connectionOf([practice.organization], args, cap, records.theClinic),
    practice: ({ id }: IdArgs) => (id === clinicId ? records.theClinic() : null),
    serviceLocations: (args: ListArgs) => connectionOf(practice.places, args, cap, records.serviceLocation),
    serviceLocation({ id }: IdArgs) {
      const place = rowOf(practice.places, elationIds.key('place', id));
      return place && records.serviceLocation(place);
    },
    ...elationNeighbours(backstage, records, memory),
    ...elationWrites(backstage, records, memory),
  };
}
