import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { linkedId, stamp, wixIds } from './people.ts';

/** The time zone of the business, which is that of all its schedules, wherever a place is. */
export const businessZone = 'America/New_York';

const dayMs = 86_400_000;
const surgery = 4;

/** What is known of a participant's coming; nothing is kept of visits that are still ahead. */
export function attendanceOf({ state, clientKey, isDeleted }: AppointmentRecord): 'ATTENDED' | 'NOT_ATTENDED' | null {
  if (clientKey === null || isDeleted || ['planned', 'confirmed', 'cancelled'].includes(state)) return null;
  return state === 'noShow' ? 'NOT_ATTENDED' : 'ATTENDED';
}

/** Surgeries are booked once the business has approved them, all others at once. */
export function approvalOf({ typeKey, state }: AppointmentRecord): 'PENDING' | 'APPROVED' {
  return typeKey === surgery && state === 'planned' ? 'PENDING' : 'APPROVED';
}

/** Whether a session is cancelled, which is also what becomes of one that is deleted. */
export function isCancelled({ state, isDeleted }: AppointmentRecord): boolean {
  return state === 'cancelled' || isDeleted;
}

/** The rows of the book that are sessions, in the order of their start. */
export function sessionsOf({ practice }: Backstage): readonly AppointmentRecord[] {
  return practice.appointments.filter(hasClearDay).toSorted((a, b) => a.start - b.start || a.key - b.key);
}

/** An instant as the calendar tells it. */
export function calendarTime(instant: number): Row {
  const [year, monthOfYear, dayOfMonth, hourOfDay, minutesOfHour] = wallText(instant, businessZone)
    .split(/[-T:]/)
    .map(Number);
  const localDateTime = { year, monthOfYear, dayOfMonth, hourOfDay, minutesOfHour };
  return { timestamp: stamp(instant), timeZone: businessZone, localDateTime };
}

/** What of a session is shown: without the field set for it, nobody's name or address is. */
export function sessionFields(row: Row, fieldsets: readonly (string | null)[] | null | undefined): Row {
  if (fieldsets?.includes('ALL_PI')) return row;
  const { participants, ...others } = row;
  const personal = { contactId: null, name: null, email: null, phone: null };
  const anonymous = (Array.isArray(participants) ? participants : []).map((each: Row) => ({ ...each, ...personal }));
  return { ...others, participants: anonymous };
}

/** The calendar, the services and the places of the business. */
export function wixRows({ practice, meet }: Backstage) {
  const staffIds = (placeKeys: readonly number[]): string[] =>
    practice.providers
      .filter((row) => row.isActive && row.placeKeys.some((key) => placeKeys.includes(key)))
      .map(({ key }) => wixIds.of('provider', key));
  function scheduleOf(ownerId: string): Row {
    return { scheduleId: linkedId(ownerId, 'c'), scheduleOwnerId: ownerId };
  }
  function session(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const id = wixIds.of('appointment', row.key);
    const person = rowOf(practice.clients, row.clientKey);
    const staff = row.providerKey === null ? null : scheduleOf(wixIds.of('provider', row.providerKey));
    const ofService = scheduleOf(wixIds.of('visitType', row.typeKey));
    const participant = person && {
      id: linkedId(id, 'b'),
      contactId: wixIds.of('client', person.key),
      name: fullNameOf(person),
      email: person.emails[0] ?? null,
      phone: person.phones[0]?.value ?? null,
      approvalStatus: approvalOf(row),
      inherited: false,
      partySize: 1,
    };
    return {
      id,
      // Blocked time is a session of a member of staff, and of no service.
      ...(row.isBlock && staff ? staff : ofService),
      affectedSchedules: staff && !row.isBlock ? [{ ...staff, transparency: 'BUSY' }] : [],
      title: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      notes: row.reason,
      start: calendarTime(row.start),
      end: calendarTime(row.start + row.minutes * 60_000),
      originalStart: stamp(row.start),
      status: isCancelled(row) ? 'CANCELLED' : 'CONFIRMED',
      type: 'EVENT',
      tags: row.isBlock ? [] : ['INDIVIDUAL'],
      capacity: row.isBlock ? 0 : 1,
      participants: participant ? [participant] : [],
      totalNumberOfParticipants: participant ? 1 : 0,
      location: { locationType: 'OWNER_BUSINESS', address: null },
      inheritedFields: row.isBlock ? [] : ['title', 'location', 'capacity'],
      timeReservedAfter: row.typeKey === surgery ? 15 : 0,
    };
  }
  /** The hours of someone's days from Monday to Friday, nine to five by the clock of the business. */
  function workingHours(from: number, to: number, isDefinition: boolean): readonly Row[] {
    const days = isDefinition
      ? [from]
      : Array.from({ length: Math.ceil((to - from) / dayMs) }, (_, n) => from + n * dayMs);
    return practice.providers
      .filter(({ isActive }) => isActive)
      .flatMap(({ key }: ProviderRecord) => {
        const owner = wixIds.of('provider', key);
        const rule = 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR';
        return days.map((day) => {
          const [date = ''] = stamp(day).split('T');
          const [start, end] = [Date.parse(`${date}T14:00:00Z`), Date.parse(`${date}T22:00:00Z`)];
          const part = isDefinition ? { recurrence: rule } : { instanceOfRecurrence: rule, recurringSessionId: owner };
          const shown = { ...scheduleOf(owner), ...part, start: calendarTime(start), end: calendarTime(end) };
          const id = isDefinition ? owner : linkedId(owner, String(new Date(start).getUTCDay()));
          return { id, type: 'WORKING_HOURS', status: 'CONFIRMED', participants: [], affectedSchedules: [], ...shown };
        });
      })
      .filter(({ start }) => isDefinition || ![0, 6].includes(new Date(String(start['timestamp'])).getUTCDay()));
  }
  function attendance(row: AppointmentRecord): Row {
    const sessionId = wixIds.of('appointment', row.key);
    return {
      id: linkedId(sessionId, 'a'),
      bookingId: linkedId(sessionId, 'b'),
      eventId: null,
      sessionId,
      numberOfAttendees: 1,
      status: attendanceOf(row) ?? 'NOT_SET',
    };
  }
  function service({ key, name, minutes, isBookable }: VisitTypeRecord): Row {
    const id = wixIds.of('visitType', key);
    const stamps = { createdDate: '2023-02-01T10:00:00.000Z', updatedDate: `2026-0${String(key)}-11T16:20:00.000Z` };
    return {
      id,
      name,
      ...stamps,
      type: 'APPOINTMENT',
      category: { id: linkedId(id, '9'), name: key === surgery ? 'Surgery' : 'Our services', sortOrder: 0 },
      defaultCapacity: 1,
      description: key % 2 === 0 ? null : `${name} for cats, dogs and small animals.`,
      tagLine: null,
      hidden: key === surgery,
      locations: practice.places.map((place) => {
        const business = { id: wixIds.of('place', place.key), name: place.name, default: place.key === 1 };
        return { type: 'BUSINESS', business };
      }),
      onlineBooking: { enabled: isBookable, requireManualApproval: key === surgery, allowMultipleRequests: false },
      revision: key + 3,
      schedule: {
        id: linkedId(id, 'c'),
        availabilityConstraints: { sessionDurations: [minutes], timeBetweenSessions: key === surgery ? 15 : 0 },
      },
      sortOrder: key,
      staffMemberIds: staffIds(practice.places.map((place) => place.key)),
    };
  }
  function location({ key, name, street, city, state, postalCode, zone, phone, email }: PlaceRecord): Row {
    const [number = '', ...words] = street.split(' ');
    return {
      id: wixIds.of('place', key),
      name,
      phone,
      email,
      fax: null,
      description: null,
      archived: false,
      default: key === 1,
      status: 'ACTIVE',
      revision: key + 1,
      timeZone: zone,
      address: {
        streetAddress: { number, name: words.join(' '), apt: null },
        city,
        subdivision: `US-${state}`,
        postalCode,
        country: 'US',
        hint: key === 3 ? 'Behind the church' : null,
        formattedAddress: `${street}, ${city}, ${state} ${postalCode}, USA`,
      },
    };
  }
  return { session, workingHours, attendance, service, location };
}
