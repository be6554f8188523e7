import type { AppointmentRecord, Practice } from '../../dialects/practice.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { currentKey } from './values.ts';

/** A text of an event in one language. */
export interface EventTexts {
  readonly languageCode: string;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly imageAltText: string;
}

/** An event, of which occurrences are dates. */
export interface EventRow {
  readonly id: number;
  readonly typeKey: number;
  readonly duration: number | null;
  readonly participantsPerInvite: string;
  readonly capacityPerOccurrence: number | null;
  readonly publishedAt: number | null;
  readonly isInGroup: boolean;
  readonly isReady: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly translations: readonly EventTexts[];
}

/** What an occurrence has that an appointment doesn't. */
export interface OccurrenceExtras {
  readonly eventId?: number | undefined;
  readonly language?: string | undefined;
  readonly capacityOverride?: number | null | undefined;
}

/** What Kukkuu stores beside the practice; the numbers of appointments, clients and patients are keys. */
export interface KukkuuMemory {
  readonly events: Map<number, EventRow>;
  readonly extras: Map<number, OccurrenceExtras>;
  /** Children after the first one of an occurrence. */
  readonly others: Map<number, readonly number[]>;
  readonly attended: Map<number, boolean | null>;
  readonly notes: Map<number, string>;
  readonly languages: Map<number, string>;
  readonly postalCodes: Map<number, string>;
  readonly birthyears: Map<number, number>;
  readonly relationships: Map<number, string | null>;
  readonly refusing: Set<number>;
  readonly eventOf: (row: AppointmentRecord) => EventRow | null;
}

/** The texts of an event that has only a name, in Finnish, the language every event has. */
export function textsOf(name: string): readonly EventTexts[] {
  return [{ languageCode: 'FI', name, shortDescription: '', description: '', imageAltText: '' }];
}

/** The name of an event in the language of the request, which is Finnish. */
export function nameOf({ translations }: EventRow): string {
  return (translations.find(({ languageCode }) => languageCode === 'FI') ?? translations[0])?.name ?? '';
}

const firstOfReasons = 10;

/** The store as it is before anyone writes: an event for each type of visit, and one for each reason and length. */
export function createMemory(practice: Practice): KukkuuMemory {
  const events = new Map<number, EventRow>();
  const byVisit = new Map<string, number>();
  const add = (id: number, typeKey: number, duration: number, name: string): void => {
    events.set(id, {
      id,
      typeKey,
      duration,
      participantsPerInvite: id % 3 === 0 ? 'FAMILY' : 'CHILD_AND_GUARDIAN',
      capacityPerOccurrence: 1,
      publishedAt: dialectNow - 90 * 86_400_000,
      isInGroup: id % 5 === 0,
      isReady: true,
      createdAt: dialectNow - (100 - id) * 86_400_000,
      updatedAt: dialectNow - 90 * 86_400_000,
      translations: textsOf(name),
    });
  };
  for (const type of practice.visitTypes) if (!type.isBlock) add(type.key, type.key, type.minutes, type.name);
  const visitOf = (row: AppointmentRecord): string => JSON.stringify([row.typeKey, row.minutes, row.reason]);
  for (const row of practice.appointments) {
    if (row.isBlock || row.reason === null || byVisit.has(visitOf(row))) continue;
    const id = firstOfReasons + byVisit.size;
    byVisit.set(visitOf(row), id);
    add(id, row.typeKey, row.minutes, row.reason);
  }
  const extras = new Map<number, OccurrenceExtras>();
  return {
    events,
    extras,
    others: new Map(),
    attended: new Map(),
    notes: new Map([[1, 'Comes with a blanket.']]),
    languages: new Map(),
    postalCodes: new Map(),
    birthyears: new Map(),
    relationships: new Map(),
    refusing: new Set([5, currentKey + 8]),
    eventOf: (row) => events.get(extras.get(row.key)?.eventId ?? byVisit.get(visitOf(row)) ?? -1) ?? null,
  };
}
