import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { allow, done, keyIn, missing, personFrom, type PersonInput, type Sent, type WriteParts } from './gate.ts';
import { type EventRow, type LanguageCode, type OccurrenceExtras, venueFlags } from './memory.ts';
import { failure, instantIn, isOccurrence, kultusIds, serviceZone } from './values.ts';
import { languages } from './words.ts';

interface OccurrenceInput {
  readonly placeId?: string | null;
  readonly minGroupSize?: number | null;
  readonly maxGroupSize?: number | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly contactPersons?: readonly (PersonInput | null)[] | null;
  readonly pEventId?: string | null;
  readonly amountOfSeats?: number | null;
  readonly seatType?: string | null;
  readonly languages: readonly ({ readonly id?: string | null } | null)[];
}

interface VenueInput extends Readonly<Partial<Record<(typeof venueFlags)[number], boolean | null>>> {
  readonly id: string;
  readonly translations?: readonly ({ description?: string | null; languageCode: LanguageCode } | null)[] | null;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The occurrence with an id that may be changed. */
export function occurrenceIn({ backstage }: WriteParts, id: string): AppointmentRecord {
  const row = rowOf(backstage.practice.appointments, kultusIds.key('appointment', id));
  if (!row || !isOccurrence(row)) throw missing('Occurrence');
  return row;
}

/** Mutations of occurrences and venues. */
export function kultusOccurrenceWrites(parts: WriteParts): object {
  const { backstage, memory, facts, records } = parts;
  const { practice, now } = backstage;
  const eventIn = (id: string): EventRow => {
    const row = memory.events.find(({ number }) => number === keyIn('PalvelutarjotinEventNode', id));
    if (!row) throw missing('PalvelutarjotinEvent');
    return row;
  };
  const moment = (text: string): number => instantIn(text, serviceZone(practice));
  const checkTimes = (start: number, end: number, event: EventRow | null): void => {
    if (end <= start) throw failure('DATA_VALIDATION_ERROR', 'End time must be after start time');
    const opens = event?.enrolmentStart ?? null;
    if (opens !== null && start < opens + (event?.enrolmentEndDays ?? 0) * dayMs)
      throw failure('DATA_VALIDATION_ERROR', 'Start time cannot be before the enrolment ends');
  };
  const languageIds = (ids: OccurrenceInput['languages']): readonly string[] =>
    ids.map((each) => {
      const language = languages.find(({ id }) => id === each?.id?.toLowerCase());
      if (!language) throw missing('Language');
      return language.id;
    });
  const extrasIn = (input: OccurrenceInput): OccurrenceExtras => {
    const contacts = input.contactPersons?.flatMap((each) => each ?? []);
    return {
      ...(input.minGroupSize !== undefined && { minGroupSize: input.minGroupSize }),
      ...(input.maxGroupSize !== undefined && { maxGroupSize: input.maxGroupSize }),
      ...(typeof input.amountOfSeats === 'number' && { amountOfSeats: input.amountOfSeats }),
      ...(input.seatType && { seatType: input.seatType }),
      ...(input.languages.length > 0 && { languageIds: languageIds(input.languages) }),
      ...(contacts &&
        contacts.length > 0 && {
          contactIds: contacts.map((each) => {
            const { kind, row } = personFrom(parts, each);
            return kultusIds.of(kind, row.key);
          }),
        }),
      // A place that isn't in the register is kept as it was written.
      ...(typeof input.placeId === 'string' && { placeId: input.placeId }),
    };
  };
  /** The member of staff among the contacts, whom the book knows; undefined where nothing was said. */
  const providerIn = ({ contactIds }: OccurrenceExtras): number | null | undefined =>
    contactIds && (contactIds.flatMap((id) => kultusIds.key('provider', id) ?? [])[0] ?? null);
  const placeIn = (id: string | null | undefined): number | null => {
    const key = kultusIds.key('place', id);
    return rowOf(practice.places, key) ? key : null;
  };

  return {
    addOccurrence({ input }: Sent<OccurrenceInput & { startTime: string; endTime: string; pEventId: string }>) {
      allow(backstage);
      const event = eventIn(input.pEventId);
      const [start, end] = [moment(input.startTime), moment(input.endTime)];
      checkTimes(start, end, event);
      const extras = { seatType: 'CHILDREN_COUNT', placeId: '', languageIds: [], ...extrasIn(input) };
      const row: AppointmentRecord = {
        key: 1 + Math.max(0, ...practice.appointments.map(({ key }) => key)),
        start,
        minutes: Math.round((end - start) / minuteMs),
        placeKey: placeIn(input.placeId) ?? event.placeKey ?? practice.places[0]?.key ?? 0,
        typeKey: event.typeKey,
        state: 'planned',
        providerKey: providerIn(extras) ?? null,
        patientKey: null,
        clientKey: null,
        reason: null,
        cancelReason: null,
        isBlock: false,
        isDeleted: false,
        createdAt: now(),
        updatedAt: now(),
      };
      practice.appointments.push(row);
      memory.occurrences.set(row.key, { ...extras, eventNumber: event.number });
      return payload(input, { occurrence: records.occurrence(row) });
    },
    updateOccurrence({ input }: Sent<OccurrenceInput & { id: string }>) {
      allow(backstage);
      const before = occurrenceIn(parts, input.id);
      const start = input.startTime ? moment(input.startTime) : before.start;
      const end = input.endTime ? moment(input.endTime) : before.start + before.minutes * minuteMs;
      checkTimes(start, end, facts.eventOf(before));
      const event = input.pEventId ? eventIn(input.pEventId) : facts.eventOf(before);
      if (event?.isPublic && facts.seatsTaken(before) > 0)
        throw failure('API_USAGE_ERROR', 'Cannot update occurrence of published event with enrolments');
      const extras = extrasIn(input);
      const providerKey = providerIn(extras);
      const change = {
        start,
        minutes: Math.round((end - start) / minuteMs),
        placeKey: placeIn(input.placeId) ?? before.placeKey,
        ...(event && { typeKey: event.typeKey }),
        ...(providerKey !== undefined && { providerKey }),
      };
      memory.occurrences.set(before.key, {
        ...memory.occurrences.get(before.key),
        ...extras,
        eventNumber: event?.number ?? facts.eventNumberOf(before),
      });
      const row = done(changeAppointment(practice, before.key, change, now()));
      return payload(input, { occurrence: records.occurrence(row) });
    },
    deleteOccurrence({ input }: Sent<{ readonly id: string }>) {
      allow(backstage);
      const row = occurrenceIn(parts, input.id);
      if (facts.eventOf(row)?.isPublic && !facts.isCancelled(row))
        throw failure(
          'API_USAGE_ERROR',
          'Cannot delete published occurrence. Event is published or occurrence is not cancelled',
        );
      done(changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return payload(input, {});
    },
    cancelOccurrence({ input }: Sent<{ readonly id: string; readonly reason?: string | null }>) {
      allow(backstage);
      const before = occurrenceIn(parts, input.id);
      if (facts.isCancelled(before)) throw failure('API_USAGE_ERROR', 'Occurrence is already cancelled');
      for (const each of facts.enrolmentsOf(before))
        if (each.status === 'PENDING' || each.status === 'APPROVED') {
          if (each.key !== before.key || memory.enrolments.has(each.key))
            memory.enrolments.set(each.key, { ...each, status: 'CANCELLED', updatedAt: now() });
        }
      memory.left.delete(before.key);
      const change = { state: 'cancelled', cancelReason: input.reason ?? null } as const;
      const row = done(changeAppointment(practice, before.key, change, now()));
      return payload(input, { occurrence: records.occurrence(row) });
    },
    addVenue({ input }: Sent<VenueInput>) {
      allow(backstage);
      const known = memory.venues.findIndex(({ placeId }) => placeId === input.id);
      const row = { placeId: input.id, flags: flagsIn(input), translations: translationsIn(input) };
      memory.venues.splice(known < 0 ? memory.venues.length : known, known < 0 ? 0 : 1, row);
      return payload(input, { venue: records.venue(row) });
    },
    updateVenue({ input }: Sent<VenueInput>) {
      allow(backstage);
      const index = memory.venues.findIndex(({ placeId }) => placeId === input.id);
      const before = memory.venues[index];
      if (!before) throw missing('VenueCustomData');
      const translations = input.translations ? translationsIn(input) : before.translations;
      const row = { ...before, flags: { ...before.flags, ...flagsIn(input) }, translations };
      memory.venues[index] = row;
      return payload(input, { venue: records.venue(row) });
    },
    deleteVenue({ input }: Sent<{ readonly id: string }>) {
      allow(backstage);
      const index = memory.venues.findIndex(({ placeId }) => placeId === input.id);
      if (index < 0) throw missing('VenueCustomData');
      memory.venues.splice(index, 1);
      return payload(input, {});
    },
  };
}

/** The answer of a mutation, with the word that the caller sent along. */
export function payload(input: { readonly clientMutationId?: string | null }, row: Row): Row {
  return { ...row, clientMutationId: input.clientMutationId ?? null };
}

function flagsIn(input: VenueInput): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    venueFlags.flatMap((flag) => {
      const value = input[flag];
      return typeof value === 'boolean' ? [[flag, value] as const] : [];
    }),
  );
}

function translationsIn({ translations }: VenueInput): { languageCode: LanguageCode; description: string }[] {
  return (translations ?? []).flatMap((each) =>
    each ? [{ languageCode: each.languageCode, description: each.description ?? '' }] : [],
  );
}
