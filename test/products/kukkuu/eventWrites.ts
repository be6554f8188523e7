import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type EventRow, type EventTexts, type KukkuuMemory, nameOf } from './memory.ts';
import type { KukkuuRecords } from './records.ts';
import { currentKey, failure, instantIn, isOccurrence, keyIn, kukkuuIds, missing } from './values.ts';

interface Input<Fields> {
  readonly input: Fields & { readonly clientMutationId?: string | null };
}

interface IdFields {
  readonly id: string;
}

type TextInput = { readonly languageCode: string } & {
  readonly [Name in Exclude<keyof EventTexts, 'languageCode'>]?: string | null;
};

interface EventFields {
  readonly translations?: readonly (TextInput | null)[] | null;
  readonly duration?: number | null;
  readonly participantsPerInvite?: string | null;
  readonly capacityPerOccurrence?: number | null;
  readonly projectId?: string | null;
  readonly eventGroupId?: string | null;
  readonly readyForEventGroupPublishing?: boolean | null;
}

interface OccurrenceFields {
  readonly time?: string | null;
  readonly eventId?: string | null;
  readonly venueId?: string | null;
  readonly occurrenceLanguage?: string | null;
  readonly capacityOverride?: number | null;
}

const defaultMinutes = 120;

/** The mutations for events and for their occurrences, which administrators have. */
export function kukkuuEventWrites(
  backstage: Backstage,
  records: KukkuuRecords,
  memory: KukkuuMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw failure('GENERAL_ERROR', outcome.message);
  };
  const eventBy = (id: string | null | undefined): EventRow => {
    const row = memory.events.get(Number(keyIn(id, 'EventNode') ?? Number.NaN));
    if (row) return row;
    throw missing('Event', id);
  };
  const occurrenceBy = (id: string | null | undefined): AppointmentRecord => {
    const row = rowOf(practice.appointments, kukkuuIds.key('appointment', id));
    if (row && isOccurrence(row)) return row;
    throw missing('Occurrence', id);
  };
  const placeBy = (id: string | null | undefined): number => {
    const place = rowOf(practice.places, kukkuuIds.key('place', id));
    if (place) return place.key;
    throw missing('Venue', id);
  };
  const datesOf = (id: number) => records.occurrenceRows((row) => memory.eventOf(row)?.id === id);
  const yearOf = (instant: number): number => new Date(instant).getUTCFullYear();

  /** All dates of an event are in years in which it has some. */
  const checkYear = (event: EventRow, start: number, except: number | null): void => {
    const others = datesOf(event.id).filter(({ key }) => key !== except);
    if (others.length === 0 || others.some((row) => yearOf(row.start) === yearOf(start))) return;
    throw failure('OCCURRENCE_MISMATCH_ERROR', 'Occurrence has different year than the rest of the event occurrences');
  };
  const lengthOf = ({ duration }: EventRow): number => duration ?? defaultMinutes;
  const keepExtras = (key: number, event: EventRow, fields: OccurrenceFields): void => {
    const before = memory.extras.get(key) ?? {};
    const { occurrenceLanguage, capacityOverride } = fields;
    memory.extras.set(key, {
      ...before,
      eventId: event.id,
      ...(occurrenceLanguage && { language: occurrenceLanguage }),
      ...(capacityOverride !== undefined && { capacityOverride }),
    });
  };

  const textsIn = (given: EventFields['translations']): readonly EventTexts[] => {
    const texts = (given ?? []).flatMap((text): EventTexts[] => {
      if (!text) return [];
      return [
        {
          languageCode: text.languageCode,
          name: text.name ?? '',
          shortDescription: text.shortDescription ?? '',
          description: text.description ?? '',
          imageAltText: text.imageAltText ?? '',
        },
      ];
    });
    // All texts are written anew, and Finnish ones can't be left out.
    if (texts.some(({ languageCode }) => languageCode === 'FI')) return texts;
    throw failure('MISSING_DEFAULT_TRANSLATION_ERROR', 'Default translation is missing');
  };
  const store = (row: EventRow): Row => {
    done(() => ({ ok: true, row }));
    memory.events.set(row.id, row);
    return records.event(row);
  };

  return {
    addEvent({ input }: Input<EventFields>): Row {
      if (kukkuuIds.key('organization', input.projectId) !== practice.organization.key)
        throw missing('Project', input.projectId);
      if (input.capacityPerOccurrence === null || input.capacityPerOccurrence === undefined)
        throw failure(
          'DATA_VALIDATION_ERROR',
          "['Capacity per occurrence is required when ticket system is internal.']",
        );
      const event = store({
        id: 1 + Math.max(...memory.events.keys()),
        typeKey: 1,
        duration: input.duration ?? null,
        participantsPerInvite: input.participantsPerInvite ?? 'FAMILY',
        capacityPerOccurrence: input.capacityPerOccurrence,
        publishedAt: null,
        isInGroup: Boolean(input.eventGroupId),
        isReady: input.readyForEventGroupPublishing ?? false,
        createdAt: now(),
        updatedAt: now(),
        translations: textsIn(input.translations),
      });
      return { event, clientMutationId: input.clientMutationId };
    },
    updateEvent({ input }: Input<EventFields & IdFields>): Row {
      const before = eventBy(input.id);
      const row: EventRow = {
        ...before,
        duration: input.duration === undefined ? before.duration : input.duration,
        participantsPerInvite: input.participantsPerInvite ?? before.participantsPerInvite,
        capacityPerOccurrence: input.capacityPerOccurrence ?? before.capacityPerOccurrence,
        isInGroup: input.eventGroupId ? true : before.isInGroup,
        isReady: input.readyForEventGroupPublishing ?? before.isReady,
        updatedAt: now(),
        translations: input.translations ? textsIn(input.translations) : before.translations,
      };
      const dates = datesOf(row.id);
      const event = store(row);
      for (const { key } of dates) {
        keepExtras(key, row, {});
        changeAppointment(practice, key, { minutes: lengthOf(row), reason: nameOf(row) }, now());
      }
      return { event, clientMutationId: input.clientMutationId };
    },
    deleteEvent({ input }: Input<IdFields>): Row {
      const { id } = eventBy(input.id);
      const dates = datesOf(id);
      done(() => ({ ok: true, row: null }));
      for (const { key } of dates) changeAppointment(practice, key, { isDeleted: true }, now());
      memory.events.delete(id);
      return { clientMutationId: input.clientMutationId };
    },
    publishEvent({ input }: Input<IdFields>): Row {
      const row = eventBy(input.id);
      if (row.publishedAt !== null) throw failure('EVENT_ALREADY_PUBLISHED_ERROR', 'Event is already published');
      return { event: store({ ...row, publishedAt: now() }), clientMutationId: input.clientMutationId };
    },
    addOccurrence({ input }: Input<OccurrenceFields>): Row {
      const event = eventBy(input.eventId);
      const placeKey = placeBy(input.venueId);
      const start = instantIn(input.time ?? '');
      checkYear(event, start, null);
      const { typeKey } = event;
      const booking = { start, minutes: lengthOf(event), placeKey, typeKey, reason: nameOf(event) };
      const { key } = done(() => bookAppointment(practice, { ...booking, clientKey: currentKey }, now()));
      // Nobody comes before a child is enrolled.
      const row = done(() => changeAppointment(practice, key, { clientKey: null }, now()));
      keepExtras(key, event, input);
      return { occurrence: records.occurrence(row), clientMutationId: input.clientMutationId };
    },
    updateOccurrence({ input }: Input<OccurrenceFields & IdFields>): Row {
      const before = occurrenceBy(input.id);
      const given = input.eventId ? eventBy(input.eventId) : null;
      const event = given ?? memory.eventOf(before);
      if (!event) throw missing('Event', input.eventId);
      const placeKey = input.venueId ? placeBy(input.venueId) : undefined;
      const start = input.time ? instantIn(input.time) : undefined;
      // The year is compared with that of the event as it was.
      if (start !== undefined) checkYear(memory.eventOf(before) ?? event, start, before.key);
      const moved = given ? { typeKey: event.typeKey, minutes: lengthOf(event), reason: nameOf(event) } : {};
      const row = done(() => changeAppointment(practice, before.key, { start, placeKey, ...moved }, now()));
      keepExtras(row.key, event, input);
      return { occurrence: records.occurrence(row), clientMutationId: input.clientMutationId };
    },
    deleteOccurrence({ input }: Input<IdFields>): Row {
      const { key } = occurrenceBy(input.id);
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return { clientMutationId: input.clientMutationId };
    },
  };
}
