import { wallTime, wallText, instantOf, instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { failed } from '../hasura/select.ts';
import { prospyrIds, workspaceId } from './records.ts';

interface Wanted {
  readonly locationId: string;
  readonly serviceIds: readonly string[];
  readonly providerId?: string | null;
}

interface NewPatient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber?: string | null;
  readonly workspaceId: string;
}

/** What the API does beyond its tables. */
export function prospyrActions(stage: Backstage): object {
  const { practice, now } = stage;
  const { key, of } = prospyrIds;
  const placeOf = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', id));
    if (place) return place;
    throw failed('unexpected', 'Location not found');
  };
  /** Services are given one after the other, so that their times add up. */
  const minutesOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (rowOf(practice.visitTypes, key('visitType', id))?.minutes ?? 0), 0);
  function openings({ locationId, serviceIds, providerId }: Wanted, days: readonly string[]) {
    const typeKey = key('visitType', serviceIds[0] ?? null);
    const providerKey = key('provider', providerId);
    return openingsOf(stage, { placeKey: placeOf(locationId).key, typeKey, providerKey, days });
  }
  return {
    checkAvailability({ time, ...wanted }: Wanted & { time: string }) {
      const place = placeOf(wanted.locationId);
      const start = timeIn(time, place);
      const isAvailable = openings(wanted, [wallText(start, place.zone).slice(0, 10)]).some(
        (opening) => opening.start === start && !opening.taken,
      );
      return { isAvailable, errors: isAvailable ? [] : ['The provider is not available at this time'] };
    },
    getAvailabilityForMultipleServicesV2(wanted: Wanted & { day: string; numberOfDays?: number | null }) {
      const { day, numberOfDays, serviceIds } = wanted;
      const { zone } = placeOf(wanted.locationId);
      const last = new Date(Date.parse(day) + ((numberOfDays ?? 1) - 1) * 86_400_000).toISOString().slice(0, 10);
      const free = openings(wanted, daysBetween(day, last)).filter(({ taken }) => !taken);
      return [...new Set(free.map(({ start }) => start))].map((start) => ({
        start: wallTime(start, zone).slice(0, 5),
        formattedDay: new Date(start).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: zone }),
        dateTime: wallText(start, zone),
        providers: practice.providers
          .filter((row) => free.some((opening) => opening.start === start && opening.providerKey === row.key))
          .map((row) => {
            const { key: providerKey, givenName: firstName, familyName: lastName } = row;
            return { id: of('provider', providerKey), firstName, lastName, profilePicture: null, serviceIds };
          }),
      }));
    },
    createExternalPatient({ input }: { input: NewPatient }) {
      const { firstName, lastName, email, phoneNumber } = input;
      if (input.workspaceId !== workspaceId) return notCreated('Workspace not found');
      const details = { givenName: firstName, familyName: lastName, emails: [email], phones: [phoneNumber] };
      const outcome = written(stage, () => registerClient(practice, details, now()));
      if (!outcome.ok) return notCreated(outcome.message);
      return { patientId: of('client', outcome.row.key), message: 'Patient created successfully', success: true };
    },
    bookExternalAppointment({ input }: { input: Wanted & { patientId: string; time: string; workspaceId: string } }) {
      const { serviceIds, patientId, providerId } = input;
      if (input.workspaceId !== workspaceId) throw failed('unexpected', 'Workspace not found');
      const place = placeOf(input.locationId);
      const booking = {
        start: timeIn(input.time, place),
        minutes: minutesOf(serviceIds),
        placeKey: place.key,
        typeKey: key('visitType', serviceIds[0] ?? null),
        providerKey: key('provider', providerId),
        clientKey: key('client', patientId),
      };
      const outcome = written(stage, () => bookAppointment(practice, booking, now()));
      if (!outcome.ok) throw failed('unexpected', outcome.message);
      return { appointmentId: of('appointment', outcome.row.key) };
    },
  };
}

/** A time without an offset is by the clock of the location. */
function timeIn(time: string, { zone }: PlaceRecord): number {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(time) ? instantOf(time) : instantOfWall(time, zone);
}

function notCreated(message: string): object {
  return { patientId: null, message, success: false };
}
