import { utcText } from '../../dialects/clock.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { faultsOf } from './faults.ts';
import { ulid } from './ids.ts';
import type { Context } from './links.ts';
import type { ExtraLine } from './memory.ts';
import { usualChannel } from './memory.ts';
import { type PageArgs, pageOf } from './paging.ts';
import { durationOf, e164, etagOf, isAppointment, momentOf, ostranderStatuses } from './values.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const roomNames = ['Exam 1', 'Exam 2', 'Treatment', 'Surgery'];
const roomKinds = ['EXAM', 'EXAM', 'TREATMENT', 'SURGERY'];
const mostLines = 16;

/** Rows of the scheduling service. */
export interface SchedulingRecords {
  readonly regions: () => readonly Row[];
  readonly facility: (row: PlaceRecord) => Row;
  readonly offering: (row: VisitTypeRecord) => Row;
  readonly appointment: (row: AppointmentRecord) => Row;
  readonly hold: (row: AppointmentRecord) => Row;
  readonly slot: (row: SlotRow) => Row;
  readonly linesOf: (row: AppointmentRecord) => readonly ExtraLine[];
  readonly confirmationNumberOf: (row: AppointmentRecord) => string;
  readonly regionOf: (place: PlaceRecord) => Row;
  readonly appointmentsOf: (belongs: (row: AppointmentRecord) => boolean, args: PageArgs) => Row;
}

/** A stretch of the book. */
export interface SlotRow {
  readonly key: number;
  readonly placeKey: number;
  readonly start: number;
  readonly minutes: number;
  readonly providerKey: number | null;
}

export function schedulingRecords({ backstage, memory, links }: Context): SchedulingRecords {
  const { practice, meet, cap } = backstage;
  const faults = faultsOf('scheduling');
  const states = (): readonly string[] => [...new Set(practice.places.map(({ state }) => state))].toSorted();

  const region = (state: string): Row => ({
    id: ulid('region', states().indexOf(state) + 1),
    displayName: `Region ${state}`,
    facilities: () => practice.places.filter((place) => place.state === state).map(facility),
  });

  const room = (placeKey: number, place: number): Row => ({
    id: ulid('room', placeKey * roomNames.length + place),
    displayName: roomNames[place],
    kind: `ROOM_KIND_${roomKinds[place] ?? 'UNSPECIFIED'}`,
  });

  function facility(row: PlaceRecord): Row {
    const id = ulid('place', row.key);
    return {
      id,
      resourceName: `facilities/${id}`,
      facilityNumber: String(1000 + row.key),
      displayName: row.name,
      status: 'FACILITY_STATUS_OPEN',
      region: () => region(row.state),
      timeZone: { id: row.zone, version: null },
      postalAddress: {
        regionCode: 'US',
        postalCode: row.postalCode,
        administrativeArea: row.state,
        locality: row.city,
        addressLines: [row.street],
      },
      phoneNumber: { e164Number: e164(row.phone), extension: null },
      emailAddress: row.email,
      operatingHours: weekdays.map((dayOfWeek) => ({ dayOfWeek, openTime: '08:00', closeTime: '18:00' })),
      rooms: roomNames.map((_, place) => room(row.key, place)),
      assignments: () => links().assignmentsAt(row.key),
    };
  }

  const offering = (row: VisitTypeRecord): Row => {
    const id = ulid('visitType', row.key);
    return {
      id,
      resourceName: `serviceOfferings/${id}`,
      displayName: row.name,
      modality: 'SERVICE_MODALITY_IN_FACILITY',
      defaultDuration: durationOf(row.minutes),
      tileColor: row.color,
      selfBookable: row.isBookable,
      catalogItem: () => links().catalogItemOfType(row.key),
    };
  };

  const slot = ({ key, placeKey, start, minutes, providerKey }: SlotRow): Row => ({
    facility: () => links().facilityOf(placeKey),
    startTime: utcText(start),
    endTime: utcText(start + minutes * 60_000),
    worker: () => links().workerOf(providerKey),
    room: key === 0 ? null : room(placeKey, key % 2),
  });

  const linesOf = ({ key, typeKey, patientKey }: AppointmentRecord): readonly ExtraLine[] => [
    { typeKey, patientKey },
    ...(memory.extraLines.get(key) ?? []),
  ];
  const confirmationNumberOf = ({ key }: AppointmentRecord): string =>
    `OV${(key * 7919 + 100_003).toString(36).toUpperCase().padStart(5, '0')}`;

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const id = ulid('appointment', row.key);
    const [created, updated] = [utcText(row.createdAt), utcText(row.updatedAt)];
    const status = ostranderStatuses[row.state];
    const booked = ostranderStatuses.planned;
    return {
      id,
      resourceName: `appointments/${id}`,
      etag: etagOf(row),
      confirmationNumber: confirmationNumberOf(row),
      status,
      slot: slot(row),
      serviceLines: () =>
        linesOf(row).map(({ typeKey, patientKey }, index) => ({
          id: ulid('line', row.key * mostLines + index),
          offering: () => links().offeringOf(typeKey),
          patient: () => links().patientOf(patientKey),
          plannedDuration: durationOf(rowOf(practice.visitTypes, typeKey)?.minutes ?? row.minutes),
        })),
      customer: () => links().customerOf(row.clientKey),
      reasonForVisit: row.reason,
      bookingChannel: memory.channels.get(row.key) ?? usualChannel(row.key),
      cancellation:
        row.state === 'cancelled'
          ? {
              reason: memory.cancelReasons.get(row.key) ?? 'CANCELLATION_REASON_UNSPECIFIED',
              comment: row.cancelReason,
              cancelTime: updated,
            }
          : null,
      statusChanges: [
        { status: booked, changeTime: created },
        ...(status === booked ? [] : [{ status, changeTime: updated }]),
      ],
      encounter: () => links().encounterOf(row),
      createTime: created,
      updateTime: updated,
      deleteTime: momentOf(row.isDeleted ? row.updatedAt : null),
    };
  }

  return {
    regions: () => states().map(region),
    facility,
    offering,
    appointment,
    hold: (row) => ({
      id: ulid('appointment', row.key),
      displayName: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Hold',
      slot: slot(row),
      createTime: utcText(row.createdAt),
    }),
    slot,
    linesOf,
    confirmationNumberOf,
    regionOf: ({ state }) => region(state),
    appointmentsOf(belongs, args) {
      const rows = practice.appointments
        .filter((row) => isAppointment(row) && !row.isDeleted && belongs(row))
        .toSorted((one, other) => other.start - one.start || other.key - one.key);
      return pageOf(faults, 'appointments', rows, args, cap, appointment);
    },
  };
}
