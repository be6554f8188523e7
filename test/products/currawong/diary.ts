import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { currawongIds, idText } from './ids.ts';
import type { CurrawongMemory } from './memory.ts';
import type { Shown, ShownDiary } from './parts.ts';
import {
  attendedState,
  durationText,
  endOf,
  instantText,
  isBooking,
  referenceOf,
  stageWords,
  statusWords,
  zonedText,
  zoneOfPlace,
} from './values.ts';

const { of } = currawongIds;
const minuteMs = 60_000;
const operationMinutes = 60;

/** How slots, bookings and visits look. */
export function currawongDiary(
  { practice, meet, now }: Backstage,
  memory: CurrawongMemory,
  shown: () => Shown,
): ShownDiary {
  const zoneOf = ({ placeKey }: AppointmentRecord): string => zoneOfPlace(practice, placeKey);
  const isVisit = (row: AppointmentRecord): boolean => isBooking(row) && !row.isDeleted && attendedState(row) !== null;

  const roomKeyOf = (row: AppointmentRecord): number | null => {
    const chosen = memory.bookings.get(row.key)?.roomKey;
    // A room that was chosen at another site is left behind.
    const isHere =
      chosen === null ||
      shown()
        .places.roomKeysOf(row.placeKey)
        .includes(chosen ?? -1);
    if (chosen !== undefined && isHere) return chosen;
    const keys = shown().places.roomKeysOf(row.placeKey);
    if (row.minutes >= operationMinutes) return keys[2] ?? null;
    return row.key % 4 === 3 ? null : (keys[row.key % 2] ?? null);
  };

  const slot = (row: AppointmentRecord): Row => {
    const { siteOf, departmentOf, departmentKeysOf, roomOf } = shown().places;
    const roomKey = roomKeyOf(row);
    return {
      __typename: 'Slot',
      id: idText('Slot', row.key),
      site: () => siteOf(row.placeKey),
      department() {
        const [consulting = 0, theatre = 0] = departmentKeysOf(row.placeKey);
        return departmentOf(row.minutes >= operationMinutes ? theatre : consulting);
      },
      room: () => (roomKey === null ? null : roomOf(roomKey)),
      starts: zonedText(row.start, zoneOf(row)),
      ends: zonedText(endOf(row), zoneOf(row)),
      duration: durationText(row.minutes),
      booking: () => booking(row),
    };
  };

  const booking = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const id = of('appointment', row.key);
    const extras = memory.bookings.get(row.key) ?? {};
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      __typename: 'Booking',
      id,
      revision: memory.revisions.get(id) ?? 1,
      reference: referenceOf(row),
      slot: () => slot(row),
      consultType: () => type && shown().places.consultType(type),
      status: statusWords[row.state],
      household: () => shown().people.householdOf(row.clientKey),
      animal: () => shown().people.animalOf(row.patientKey),
      ledBy: () => shown().places.memberOf(row.providerKey),
      // A nurse of the site helps where it takes long.
      supportedBy: () =>
        practice.providers
          .filter(
            ({ role, isActive, placeKeys }) => role === 'technician' && isActive && placeKeys.includes(row.placeKey),
          )
          .filter(({ key }) => row.minutes >= operationMinutes && key !== row.providerKey)
          .map(shown().places.member),
      presentingProblem: row.reason,
      deskNote: extras.deskNote ?? null,
      channel: extras.isOurs === true ? 'INTEGRATION' : row.key % 6 === 0 ? 'ONLINE' : 'DESK',
      cancellation:
        row.state === 'cancelled'
          ? { at: instantText(row.updatedAt), by: extras.cancelledBy ?? 'HOUSEHOLD', reason: row.cancelReason }
          : null,
      visit: () => (isVisit(row) ? visit(row) : null),
      audit: () => shown().places.audit(row, row.isDeleted),
    };
  };

  const visit = (row: AppointmentRecord): Row => {
    const { siteOf, memberOf, audit } = shown().places;
    const state = attendedState(row) ?? 'arrived';
    const extras = memory.bookings.get(row.key) ?? {};
    // Nothing has happened that is still to come.
    const moment = (instant: number): string => zonedText(Math.min(instant, now()), zoneOf(row));
    const arrived = extras.arrived ?? row.start - (row.key % 4) * 3 * minuteMs;
    const author = memberOf(row.providerKey);
    return {
      __typename: 'Visit',
      id: idText('Visit', row.key),
      booking: () => booking(row),
      animal: () => shown().people.animalOf(row.patientKey),
      household: () => shown().people.householdOf(row.clientKey),
      site: () => siteOf(row.placeKey),
      stage: stageWords[state],
      triage: extras.triage ?? (row.reason === 'Emergency' ? 'URGENT' : 'ROUTINE'),
      arrived: moment(arrived),
      seen: state === 'arrived' ? null : moment(row.start + (row.key % 5) * minuteMs),
      departed: state === 'completed' ? moment(endOf(row) + (row.key % 6) * minuteMs) : null,
      vitals:
        state === 'arrived' || row.patientKey === null
          ? null
          : {
              weightKilograms: 4 + (row.patientKey % 12) + 0.2,
              temperatureCelsius: 38 + (row.key % 10) / 10,
              heartRate: 90 + (row.key % 60),
              bodyCondition: 4 + (row.key % 3),
            },
      notes:
        state === 'completed' && author !== null
          ? [
              {
                subjective: row.reason ?? 'No complaints.',
                objective: 'Bright, alert, responsive.',
                assessment: row.key % 3 === 0 ? 'Otitis externa' : 'Healthy',
                plan: row.key % 3 === 0 ? 'Ear drops, recheck in ten days.' : 'None needed.',
                author,
                writtenAt: instantText(Math.min(endOf(row), now())),
              },
            ]
          : [],
      audit: () => audit(row, false),
    };
  };

  return {
    slot,
    booking,
    visit,
    isVisit,
    block: (row) => ({
      __typename: 'RosterBlock',
      id: idText('RosterBlock', row.key),
      site: () => shown().places.siteOf(row.placeKey),
      member: () => shown().places.memberOf(row.providerKey),
      purpose: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Kept free',
      starts: zonedText(row.start, zoneOf(row)),
      ends: zonedText(endOf(row), zoneOf(row)),
    }),
  };
}
