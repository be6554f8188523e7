import { dialectNow, type Practice } from '../../dialects/practice.ts';
import { type EnrolmentStatus, eventsPerType } from './values.ts';

export type LanguageCode = 'FI' | 'EN' | 'SV';
export type Texts = Readonly<Record<'fi' | 'sv' | 'en', string | null>>;

/** An event of Linked Events together with what Kultus adds to it. */
export interface EventRow {
  readonly number: number;
  readonly linkedId: string;
  /** The type of visit that stands for it in the book. */
  readonly typeKey: number;
  readonly placeKey: number | null;
  readonly name: Texts;
  readonly shortDescription: Texts;
  readonly description: Texts;
  readonly keywordIds: readonly string[];
  readonly audienceIds: readonly string[];
  readonly imageIds: readonly string[];
  readonly languageIds: readonly string[];
  readonly isFree: boolean;
  readonly organisationKey: number;
  readonly isPublic: boolean;
  readonly enrolmentStart: number | null;
  readonly enrolmentEndDays: number | null;
  readonly externalEnrolmentUrl: string | null;
  readonly neededOccurrences: number;
  readonly contactProviderKey: number | null;
  readonly contactPhoneNumber: string;
  readonly contactEmail: string;
  readonly autoAcceptance: boolean;
  readonly messages: readonly { readonly languageCode: LanguageCode; readonly autoAcceptanceMessage: string }[];
  readonly mandatoryAdditionalInformation: boolean;
  readonly isQueueingAllowed: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** How a group is enrolled; that of a visit in the book has the visit's own key. */
export interface EnrolmentRow {
  readonly key: number;
  readonly appointmentKey: number;
  readonly patientKey: number;
  readonly clientKey: number | null;
  readonly status: EnrolmentStatus;
  readonly notificationType: string;
  readonly isPartOfCulturalRoute: boolean;
  readonly enrolmentTime: number;
  readonly updatedAt: number;
}

/** A group that waits for an event to have room. */
export interface QueueRow {
  readonly key: number;
  readonly eventNumber: number;
  readonly patientKey: number;
  readonly clientKey: number | null;
  readonly notificationType: string;
  readonly isPartOfCulturalRoute: boolean;
  readonly enrolmentTime: number;
}

/** What an occurrence has beside its times. */
export interface OccurrenceExtras {
  readonly eventNumber?: number;
  readonly placeId?: string;
  readonly minGroupSize?: number | null;
  readonly maxGroupSize?: number | null;
  readonly amountOfSeats?: number;
  readonly seatType?: string;
  readonly languageIds?: readonly string[];
  /** Global ids of persons. */
  readonly contactIds?: readonly string[];
}

/** What a group has beside a name and a person. */
export interface GroupExtras {
  readonly unitId?: string | null;
  readonly unitName?: string;
  readonly groupSize?: number;
  readonly amountOfAdult?: number;
  readonly extraNeeds?: string;
  readonly preferredTimes?: string;
  readonly studyLevelIds?: readonly string[];
}

/** What a person of staff was changed to, and what the book doesn't keep of anybody. */
export interface PersonExtras {
  readonly language?: LanguageCode;
  readonly placeIds?: readonly string[];
  readonly name?: string;
  readonly phoneNumber?: string;
  readonly emailAddress?: string;
}

export interface OrganisationRow {
  readonly key: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly type: string;
  readonly publisherId: string;
}

export interface VenueRow {
  readonly placeId: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly translations: readonly { readonly languageCode: LanguageCode; readonly description: string }[];
}

export interface ImageRow {
  readonly id: string;
  readonly name: string;
  readonly altText: string | null;
  readonly photographerName: string | null;
  readonly license: string;
  readonly cropping: string | null;
}

/** What Kultus keeps beside the shared practice. */
export interface KultusMemory {
  readonly events: EventRow[];
  readonly queue: QueueRow[];
  readonly organisations: OrganisationRow[];
  readonly venues: VenueRow[];
  readonly images: ImageRow[];
  /** Enrolments that the book has no place for, and changed ones of those that it has. */
  readonly enrolments: Map<number, EnrolmentRow>;
  /** By the keys of visits, groups and enrolments, and by the global ids of persons. */
  readonly occurrences: Map<number, OccurrenceExtras>;
  readonly groups: Map<number, GroupExtras>;
  readonly persons: Map<string, PersonExtras>;
  /** Visits that stand although their group has left, and groups that were deleted. */
  readonly left: Set<number>;
  readonly goneGroups: Set<number>;
  readonly tokens: Map<number, string>;
}

export const venueFlags = [
  'hasClothingStorage',
  'hasSnackEatingPlace',
  'outdoorActivity',
  'hasToiletNearby',
  'hasAreaForGroupWork',
  'hasIndoorPlayingArea',
  'hasOutdoorPlayingArea',
] as const;

/** Since when groups can be enrolled in what is there from the start. */
const opened = Date.parse('2019-01-07T07:00:00Z');
const hourMs = 3_600_000;

/** What the service holds when it starts. */
export function createMemory(practice: Practice, placeIdOf: (key: number) => string): KultusMemory {
  const lead = practice.providers.find(({ isActive }) => isActive) ?? null;
  const events = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .flatMap((type) =>
      practice.places.map((place): EventRow => {
        const number = type.key * eventsPerType + place.key;
        return {
          number,
          linkedId: `kultus:ag${(number * 7919).toString(36)}`,
          typeKey: type.key,
          placeKey: place.key,
          name: english(type.name),
          shortDescription: english(`${type.name} at ${place.name}`),
          description: english(`${type.name} at ${place.name}, ${place.street}, ${place.city}.`),
          keywordIds: [`kultus:${String(type.key)}`],
          audienceIds: [],
          imageIds: type.key % 2 === 0 ? [] : ['kultus:img1'],
          languageIds: ['en'],
          isFree: false,
          organisationKey: practice.organization.key,
          isPublic: true,
          enrolmentStart: opened,
          enrolmentEndDays: null,
          externalEnrolmentUrl: null,
          neededOccurrences: 1,
          contactProviderKey: lead?.key ?? null,
          contactPhoneNumber: place.phone,
          contactEmail: place.email,
          autoAcceptance: type.minutes <= 20,
          messages: [],
          mandatoryAdditionalInformation: false,
          isQueueingAllowed: type.isBookable,
          createdAt: opened + number * hourMs,
          updatedAt: opened + number * 2 * hourMs,
        };
      }),
    );
  const queue = practice.patients
    .filter(({ key, clientKey, isDeceased }) => key % 12 === 0 && clientKey !== null && !isDeceased)
    .flatMap(({ key, clientKey }, index): QueueRow[] => {
      const event = events[index % Math.max(1, events.length)];
      if (!event) return [];
      const enrolmentTime = dialectNow - (index + 1) * 5 * hourMs;
      const rest = { clientKey, notificationType: 'EMAIL', isPartOfCulturalRoute: false, enrolmentTime };
      return [{ key: index + 1, eventNumber: event.number, patientKey: key, ...rest }];
    });
  const { organization } = practice;
  return {
    events,
    queue,
    organisations: [
      {
        key: organization.key,
        name: organization.name,
        phoneNumber: practice.places[0]?.phone ?? '',
        type: 'PROVIDER',
        publisherId: 'ahjo:u48040010',
      },
    ],
    venues: practice.places.map(({ key, name }) => ({
      placeId: placeIdOf(key),
      flags: Object.fromEntries(venueFlags.map((flag, index) => [flag, (key + index) % 3 !== 0])),
      translations: [{ languageCode: 'EN', description: `Come to the front desk of ${name}.` }],
    })),
    images: [
      {
        id: 'kultus:img1',
        name: 'Waiting room',
        altText: 'Chairs along a wall',
        photographerName: null,
        license: 'cc_by',
        cropping: null,
      },
    ],
    enrolments: new Map(),
    occurrences: new Map(),
    groups: new Map(),
    persons: new Map(),
    left: new Set(),
    goneGroups: new Set(),
    tokens: new Map(),
  };
}

function english(en: string): Texts {
  return { fi: null, sv: null, en };
}
