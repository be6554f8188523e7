import type { Practice } from '../../dialects/practice.ts';
import { volunteerIds } from './values.ts';

/** A row that has an id, and texts or nothing. */
export interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** An organization that hosts events. */
export interface OrganizationRow extends NamedRow {
  readonly description: string;
  readonly location: string;
  readonly website: string | null;
}

/** An office, which is a place of the practice or was added. */
export interface OfficeRow extends NamedRow {
  readonly identifier: string;
  readonly timezone: string;
}

/** A category of events; a deleted one stays with its events. */
export interface EventTypeRow {
  readonly id: string;
  readonly title: string;
  readonly isDeleted: boolean;
}

/** What an event has that an appointment doesn't. */
export interface EventDetails {
  readonly description: string;
  readonly location: string;
  readonly capacity: number;
  readonly officeId: string;
  readonly eventTypeId: string;
  readonly organizationId: string;
  readonly tagIds: readonly string[];
}

/** Hours that someone reports for herself. */
export interface IndividualEventRow {
  readonly id: string;
  readonly description: string;
  readonly date: string;
  readonly duration: number;
  readonly status: 'REJECTED' | 'PENDING' | 'APPROVED';
  readonly userKey: number;
  readonly officeId: string;
  readonly eventTypeId: string;
  readonly organizationId: string;
  readonly tagIds: readonly string[];
}

/** What the portal stores beside the practice; rows by their number. */
export interface VolunteerMemory {
  readonly offices: Map<string, OfficeRow>;
  readonly organizations: Map<string, OrganizationRow>;
  readonly eventTypes: Map<string, EventTypeRow>;
  readonly tags: Map<string, NamedRow>;
  readonly individualEvents: Map<string, IndividualEventRow>;
  /** By an appointment's key, where someone wrote it. */
  readonly details: Map<number, EventDetails>;
  /** Who signed up for an event after the first one, by an appointment's key. */
  readonly others: Map<number, readonly number[]>;
  readonly admins: Set<number>;
  /** Offices of users that are no places of the practice, by a client's key. */
  readonly homes: Map<number, string>;
  readonly preferences: Map<number, { readonly isConfirmed: boolean; readonly languageId: string }>;
}

/** A number that no row of a table has had so far. */
export function nextId(rows: ReadonlyMap<string, unknown>): string {
  return String(1 + Math.max(0, ...[...rows.keys()].map(Number)));
}

/** A name as the portal makes an identifier of it. */
export function identifierOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}

const hosts: readonly (readonly [name: string, location: string, website: string | null])[] = [
  ['Casco Bay Animal Rescue', '9 Commercial Street, Portland, ME 04101', 'https://rescue.example.test'],
  ['Front Range Pet Pantry', '77 Walnut Street, Boulder, CO 80302', null],
  ['Saco River Shelter', '3 Mill Street, Saco, ME 04072', 'https://shelter.example.test'],
];

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): VolunteerMemory {
  const offices = practice.places.map(({ key, name, zone }): OfficeRow => {
    return { id: volunteerIds.of('place', key), name, identifier: identifierOf(name), timezone: zone };
  });
  const organizations = hosts.map(([name, location, website], index): OrganizationRow => {
    return { id: String(index + 1), name, description: `${name} looks after animals.`, location, website };
  });
  const eventTypes = practice.visitTypes.map(({ key, name, isBlock }): EventTypeRow => {
    return { id: volunteerIds.of('visitType', key), title: name, isDeleted: isBlock };
  });
  const tags = ['Outdoors', 'Weekend', 'Remote'].map((name, index): NamedRow => ({ id: String(index + 1), name }));
  const own = [1, 2, 5, 9, 12, 20].map((userKey, index): IndividualEventRow => {
    return {
      id: String(index + 1),
      description: 'Walked dogs of the shelter',
      date: `2026-11-0${String(index + 1)}`,
      duration: 60 + index * 30,
      status: index % 3 === 0 ? 'PENDING' : index % 3 === 1 ? 'APPROVED' : 'REJECTED',
      userKey,
      officeId: String(1 + (index % 3)),
      eventTypeId: volunteerIds.of('visitType', 1 + (index % 6)),
      organizationId: String(1 + (index % 3)),
      tagIds: index % 2 === 0 ? ['1'] : [],
    };
  });
  return {
    offices: byId(offices),
    organizations: byId(organizations),
    eventTypes: byId(eventTypes),
    tags: byId(tags),
    individualEvents: byId(own),
    details: new Map(),
    others: new Map(),
    admins: new Set([1, 7]),
    homes: new Map(),
    preferences: new Map([[1, { isConfirmed: true, languageId: '1' }]]),
  };
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
