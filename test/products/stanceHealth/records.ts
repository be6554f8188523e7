import { hasClearDay } from '../clearDay.ts';
import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type VisitTypeRecord,
  createPractice,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { namedByDesk } from './names.ts';

/** ObjectIDs of MongoDB, for people of all kinds in one collection. */
export const stanceIds = hexIds();

/** The values of AppointmentStatus. */
export type Status =
  | 'BOOKED'
  | 'CANCELLED'
  | 'INVOICE_GENERATED'
  | 'PAID'
  | 'PRE_PAID'
  | 'TOKEN_PAID'
  | 'TOKEN_PENDING'
  | 'VISITED'
  | 'WAITLISTED';

/** What the service remembers beside the practice. */
export interface Memory {
  /** Statuses that were written, as several belong to one state of a visit. */
  readonly statuses: Map<number, Status>;
  /** Parts of an appointment, and of a patient's profile, that the practice has no column for. */
  readonly visits: Map<number, Row>;
  readonly profiles: Map<number, Row>;
  /** Availability events that were made here. */
  readonly kept: Row[];
}

const founded = Date.parse('2023-06-05T04:30:00Z');
const booked = createPractice().appointments.length;

/** An error as this service answers it. */
export function failure(message: string, name: 'NotFoundError' | 'ValidationError' | 'ForbiddenError'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_ERROR', name } });
}

/** The status of a visit: what happened and what was paid are one word, and who doesn't come has cancelled. */
export function stanceStatus({ key, state }: AppointmentRecord): Status {
  if (state === 'cancelled' || state === 'noShow') return 'CANCELLED';
  if (state === 'completed') return key % 3 === 0 ? 'INVOICE_GENERATED' : 'PAID';
  if (state === 'planned' || state === 'confirmed') return key % 9 === 4 && key <= booked ? 'PRE_PAID' : 'BOOKED';
  return 'VISITED';
}

/** Whether the calendar has this visit: each is that of a patient. Time that is kept free is another kind of event. */
export function isVisit(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.clientKey !== null && hasClearDay(row);
}

/** The patients, who are people here, newest first. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter((row) => !row.isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key)
    .map(namedByDesk);
}

/** The id of the event that holds the time of an appointment. */
export function eventId(key: number): string {
  return stanceIds.of('organization', 100 + key);
}

/** Number of a row as the desk says it. */
export function seqNo(prefix: string, key: number): string {
  return `${prefix}${String(key).padStart(6, '0')}`;
}

/** What every row has. */
export function dataRow(id: string, created = founded, updated = created, isActive = true): Row {
  return { _id: id, createdAt: created, updatedAt: updated, isActive, version: updated === created ? 0 : 1 };
}

/** Rows of the calendar, the centers and the services. */
export function stanceRecords(
  stage: Backstage,
  memory: Memory,
  user: (kind: 'client' | 'provider', key: number) => Row,
) {
  const { practice, meet } = stage;
  const { of } = stanceIds;
  const organization: Row = {
    __typename: 'Organization',
    ...dataRow(of('organization', 1)),
    brandName: practice.organization.name,
    companyName: `${practice.organization.name} Private Limited`,
    gstNumber: '29AAGCH1234F1Z5',
    panNumber: 'AAGCH1234F',
    logo: 'https://files.example.test/logo.png',
    socialLinks: ['https://social.example.test/harbor'],
    address: { street: '18 Harbor Street', city: 'Portland', state: 'ME', zip: '04101', country: 'USA' },
  };
  function center(row: PlaceRecord): Row {
    const { key, street, city, state, postalCode } = row;
    return {
      __typename: 'Center',
      ...dataRow(of('place', key), founded + key * 86_400_000),
      seqNo: seqNo('C', key),
      name: row.name,
      phone: row.phone,
      location: `https://maps.example.test/?q=${encodeURIComponent(`${street}, ${city}`)}`,
      isOnline: false,
      address: { street, city, state, zip: postalCode, country: 'USA' },
      organization,
    };
  }
  const centersOf = (keys: readonly number[]): readonly Row[] =>
    practice.places.filter(({ key }) => keys.includes(key)).map(center);
  function service(row: VisitTypeRecord): Row {
    return {
      ...dataRow(of('visitType', row.key), founded + row.key * 3_600_000),
      seqNo: seqNo('S', row.key),
      name: row.name,
      internalName: `${row.name.toUpperCase()} ${String(row.minutes)}`,
      description: row.minutes > 60 ? 'Please come ten minutes early.' : null,
      duration: row.minutes,
      price: 400 + row.minutes * 20,
      allowOnlineBooking: row.isBookable,
      allowOnlineDelivery: row.key === 6,
      isNewUserService: row.key === 1,
      isPrePaid: row.key === 4,
      doneBy: row.key === 5 ? ['Sports_Massage_Therapist'] : ['Physiotherapist', 'SNC_Coach'],
      centers: centersOf([1, 2, 3]),
      organization,
    };
  }
  const serviceOf = (key: number): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    return row && !row.isBlock ? service(row) : null;
  };
  const statusOf = (row: AppointmentRecord): Status => memory.statuses.get(row.key) ?? stanceStatus(row);
  /** Why a visit was called off: who simply didn't come stands here, as the status doesn't say it. */
  const reasonOf = ({ state, key }: AppointmentRecord): string | null => {
    if (state === 'noShow') return 'PATIENT_NO_SHOW';
    if (state !== 'cancelled') return null;
    return ['PATIENT_REQUEST', 'PATIENT_ILLNESS', 'CONSULTANT_UNAVAILABLE'][key % 3] ?? null;
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    return visit(row);
  }
  /** An appointment that is only looked at. */
  function visit(row: AppointmentRecord): Row {
    const place = rowOf(practice.places, row.placeKey);
    const isOff = row.state === 'cancelled' || row.state === 'noShow';
    const invoiced = ['INVOICE_GENERATED', 'PAID'].includes(statusOf(row));
    return {
      ...dataRow(of('appointment', row.key), row.createdAt, row.updatedAt, !row.isDeleted),
      seqNo: seqNo('A', row.key),
      status: statusOf(row),
      medium: row.typeKey === 6 && row.key % 2 === 0 ? 'ONLINE' : 'IN_PERSON',
      meetingLink: row.typeKey === 6 && row.key % 2 === 0 ? `https://meet.example.test/${String(row.key)}` : null,
      visitType: row.key % 4 === 0 ? 'FIRST_VISIT' : 'FOLLOW_UP',
      category: row.key % 4 === 0 ? 'WEBSITE' : null,
      isPrepaid: statusOf(row) === 'PRE_PAID',
      isWaitlisted: statusOf(row) === 'WAITLISTED',
      notes: row.reason,
      cancellationReason: reasonOf(row),
      cancellationNote: row.cancelReason,
      cancelledAt: isOff ? row.updatedAt : null,
      rescheduledFrom: [],
      rescheduledTo: null,
      ...memory.visits.get(row.key),
      cancelledBy: () => (isOff && row.state === 'cancelled' && row.clientKey ? user('client', row.clientKey) : null),
      center: place && center(place),
      patient: () => user('client', row.clientKey ?? 0),
      consultant: () => (row.providerKey === null ? null : user('provider', row.providerKey)),
      treatment: serviceOf(row.typeKey),
      event: () => appointmentEvent(row),
      invoice: () => (invoiced ? invoice(row) : null),
      report: () => (row.state === 'completed' ? report(row) : null),
    };
  }
  function appointmentEvent(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const place = rowOf(practice.places, row.placeKey);
    const client = rowOf(practice.clients, row.clientKey);
    const host = row.providerKey;
    return {
      __typename: 'AppointmentEvent',
      ...dataRow(eventId(row.key), row.createdAt, row.updatedAt, !row.isDeleted),
      seqNo: seqNo('E', row.key),
      title: `Appointment with ${client ? fullNameOf(client) : 'a patient'}`,
      description: null,
      eventId: row.key % 2 === 0 ? `gcal${String(row.key * 7919)}` : null,
      eventType: 'APPOINTMENT',
      startTime: row.start,
      endTime: row.start + row.minutes * 60_000,
      isWaitlisted: statusOf(row) === 'WAITLISTED',
      meetingLink: null,
      recurrenceRule: null,
      hostType: host === null ? 'CENTER' : 'USER',
      host: () => (host === null ? place && center(place) : user('provider', host)),
      center: place && center(place),
      organization,
      attendees: () => [
        ...(row.clientKey === null ? [] : [user('client', row.clientKey)]),
        ...(host === null ? [] : [user('provider', host)]),
      ],
      appointment: () => appointment(row),
    };
  }
  /** Time that a consultant keeps free: a rule of days, and hours by the clock of the center. */
  function availabilityEvent(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const place = rowOf(practice.places, row.placeKey);
    const wall = (instant: number): string => wallText(instant, place?.zone ?? 'UTC').slice(11, 16);
    const host = row.providerKey ?? 1;
    return {
      __typename: 'AvailabilityEvent',
      ...dataRow(eventId(row.key), row.createdAt, row.updatedAt),
      seqNo: seqNo('E', row.key),
      title: row.reason ?? 'Blocked',
      description: null,
      eventId: null,
      eventType: 'AVAILABILITY',
      startTime: wall(row.start),
      endTime: wall(row.start + row.minutes * 60_000),
      isAvailable: false,
      availabilityStatus: 'MEETING',
      recurrenceRule: { rrule: 'FREQ=DAILY;COUNT=1', startDate: row.start, endDate: row.start + row.minutes * 60_000 },
      hostType: 'USER',
      host: () => user('provider', host),
      center: place && center(place),
      organization,
      attendees: () => [user('provider', host)],
    };
  }
  function invoice(row: AppointmentRecord): Row {
    const item = serviceOf(row.typeKey);
    const place = rowOf(practice.places, row.placeKey);
    const price = Number(item?.['price'] ?? 500);
    return {
      ...dataRow(of('organization', 600 + row.key), row.start + 3_600_000),
      seqNo: seqNo('INV', row.key),
      amount: price,
      dueDate: row.start + 15 * 86_400_000,
      status: statusOf(row) === 'PAID' ? 'PAID' : 'PENDING',
      items: [{ item, amount: price, price, quantity: 1, discount: row.key % 5 === 0 ? 50 : null, description: null }],
      notes: null,
      footer: null,
      subheading: null,
      pdfUrl: null,
      organization,
      center: place && center(place),
      patient: () => user('client', row.clientKey ?? 0),
      staff: null,
      appointment: () => appointment(row),
    };
  }
  function report(row: AppointmentRecord): Row {
    return {
      ...dataRow(of('organization', 900 + row.key), row.start + 1_800_000),
      seqNo: seqNo('R', row.key),
      isFirstAssessment: row.key % 4 === 0,
      pdf: null,
      patient: () => user('client', row.clientKey ?? 0),
      appointment: () => appointment(row),
    };
  }
  return {
    organization,
    center,
    centersOf,
    service,
    serviceOf,
    appointment,
    visit,
    appointmentEvent,
    availabilityEvent,
    invoice,
    report,
    statusOf,
  };
}
