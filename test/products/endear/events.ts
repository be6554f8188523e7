import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, rowOf, type VisitTypeRecord, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { calendarOf, calendarsOfPage, type CalendarRecord, pageFor, type PageRecord } from './calendars.ts';
import { firstUsedAt, type EndearMemory } from './memory.ts';
import type { EndearPeople } from './people.ts';
import { endearIds, endOf, moreId, phonesOf, statusOf } from './values.ts';

/** How calendars and their events look there. */
export type EndearEvents = ReturnType<typeof endearEvents>;

const of = endearIds.of;

/** The id of an event in its calendar. */
export function calendarEventId(key: number): string {
  return moreId('more', 100_000 + key);
}

/** Makes rows from the book of a practice. */
export function endearEvents({ practice, meet }: Backstage, memory: EndearMemory, people: EndearPeople) {
  const teamOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && people.team(row);
  };
  const userOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && people.user(row);
  };

  const type = (row: VisitTypeRecord): Row => ({
    id: of('visitType', row.key),
    label: row.name,
    description: null,
    duration_minutes: row.minutes,
    color: row.color,
    is_active: row.isBookable,
    created_at: utcText(firstUsedAt),
  });

  const calendar = (row: CalendarRecord): Row => {
    const place = rowOf(practice.places, row.placeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      id: moreId('calendar', row.key),
      label: provider ? `${fullNameOf(provider)} – ${place?.name ?? ''}` : (place?.name ?? ''),
      team: place && people.team(place),
      user: provider && people.user(provider),
      bookable_users: () =>
        practice.providers
          .filter(({ key, isActive }) => isActive && (row.providerKey ?? key) === key)
          .filter(({ placeKeys }) => placeKeys.includes(row.placeKey))
          .map(people.user),
      created_at: utcText(firstUsedAt),
      updated_at: utcText(firstUsedAt),
    };
  };

  const page = (row: PageRecord): Row => {
    const visitType = rowOf(practice.visitTypes, row.typeKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const who = provider ? fullNameOf(provider) : (rowOf(practice.places, row.placeKey)?.name ?? '');
    const label = `${visitType?.name ?? ''} – ${who}`;
    return {
      id: moreId('page', row.key),
      label,
      slug: label.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'),
      appointment_type: visitType && type(visitType),
      calendars: () => calendarsOfPage(practice, row).map(calendar),
      team: () => teamOf(row.placeKey),
      user: () => userOf(row.providerKey),
      is_active: true,
    };
  };

  const bookerOf = ({ clientKey }: AppointmentRecord) => {
    const row = rowOf(practice.clients, clientKey);
    return row && !row.isDeleted ? row : null;
  };

  const snapshot = (row: AppointmentRecord, state: AppointmentRecord['state'] = row.state): Row => ({
    assigned_team_id: of('place', row.placeKey),
    assigned_user_id: row.providerKey === null ? null : of('provider', row.providerKey),
    booker_email: bookerOf(row)?.emails[0] ?? null,
    event_duration_minutes: row.minutes,
    event_ends_at: utcText(endOf(row)),
    event_ends_time_zone: zoneOf(practice, row),
    event_starts_at: utcText(row.start),
    event_starts_time_zone: zoneOf(practice, row),
    form_field_changes: null,
    form_submission_id: row.reason === null ? null : moreId('more', 200_000 + row.key),
    nylas_event_id: `nyl${String(row.key)}`,
    status: statusOf({ state }),
  });

  const timeline = (row: AppointmentRecord): readonly Row[] => {
    const moves = memory.moves.get(row.key) ?? [];
    const first = moves[0]?.before ?? row;
    const entry = (index: number, name: string, at: number, more: Row): Row => ({
      id: moreId('more', 300_000 + row.key * 16 + index),
      event_name: `APPOINTMENT_EVENT_${name}`,
      actor_team: null,
      actor_user: null,
      initiated_by_customer: false,
      note: null,
      created_at: utcText(at),
      occurred_at: utcText(at),
      ...more,
    });
    const entries = [
      entry(0, 'CREATED', row.createdAt, { changes: { before: null, after: snapshot(first, 'planned') } }),
      ...moves.map(({ before, after, at, placeKey, providerKey, byCustomer }, index) =>
        entry(index + 1, 'RESCHEDULED', at, {
          changes: { before: snapshot(before), after: snapshot(after) },
          actor_team: () => teamOf(placeKey),
          actor_user: () => userOf(providerKey),
          initiated_by_customer: byCustomer,
        }),
      ),
      ...(row.state === 'cancelled'
        ? [
            entry(15, 'CANCELLED', row.updatedAt, {
              changes: { before: snapshot(row, 'planned'), after: snapshot(row) },
              note: row.cancelReason,
            }),
          ]
        : []),
    ];
    return entries.toReversed();
  };

  const event = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const visitType = rowOf(practice.visitTypes, row.typeKey);
    const booker = bookerOf(row);
    const isIn = calendarOf(row.placeKey, row.providerKey);
    return {
      id: of('appointment', row.key),
      appointment_type: visitType && type(visitType),
      appointment_booking_page: () => page(pageFor(row.typeKey, row.placeKey, row.providerKey)),
      appointment_calendar: () => calendar(isIn),
      assigned_team: () => teamOf(row.placeKey),
      assigned_user: () => userOf(row.providerKey),
      booker_email: booker?.emails[0] ?? null,
      booker_name: booker && fullNameOf(booker),
      booker_phone_number: booker ? (phonesOf(booker)[0] ?? null) : null,
      calendar_event: () => ({
        id: calendarEventId(row.key),
        title: [visitType?.name, booker && fullNameOf(booker)].filter((part) => Boolean(part)).join(' – '),
        nylas_event_id: `nyl${String(row.key)}`,
        calendar: calendar(isIn),
      }),
      customer: () => booker && people.customer(booker),
      description: row.reason,
      event_duration_minutes: row.minutes,
      event_ends_at: utcText(endOf(row)),
      event_ends_time_zone: zoneOf(practice, row),
      event_starts_at: utcText(row.start),
      event_starts_time_zone: zoneOf(practice, row),
      event_status: statusOf(row),
      form_submission:
        row.reason === null
          ? null
          : {
              id: moreId('more', 200_000 + row.key),
              values: { reason: row.reason },
              created_at: utcText(row.createdAt),
            },
      is_deleted: row.isDeleted,
      rescheduled_count: memory.moves.get(row.key)?.length ?? 0,
      timeline_events: () => timeline(row),
      created_at: utcText(row.createdAt),
      updated_at: utcText(row.updatedAt),
    };
  };

  return { type, calendar, page, event, teamOf, userOf };
}
