import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { allow, keyIn, missing, type WriteParts } from './gate.ts';
import type { LinkedEvents } from './linkedEvents.ts';
import type { EventRow, ImageRow, LanguageCode, Texts } from './memory.ts';
import { eventsPerType, failure, instantIn, kultusIds, serviceZone } from './values.ts';

interface TextsInput {
  readonly fi?: string | null;
  readonly sv?: string | null;
  readonly en?: string | null;
}

type Links = readonly ({ readonly internalId?: string | null } | null)[] | null | undefined;

interface PEventInput {
  readonly enrolmentStart?: string | null;
  readonly enrolmentEndDays?: number | null;
  readonly externalEnrolmentUrl?: string | null;
  readonly neededOccurrences: number;
  readonly contactPersonId?: string | null;
  readonly contactPhoneNumber?: string | null;
  readonly contactEmail?: string | null;
  readonly autoAcceptance?: boolean | null;
  readonly isQueueingAllowed?: boolean | null;
  readonly mandatoryAdditionalInformation?: boolean | null;
  readonly translations?:
    readonly ({ autoAcceptanceMessage?: string | null; languageCode: LanguageCode } | null)[] | null;
}

interface EventInput {
  readonly id: string;
  readonly draft?: boolean | null;
  readonly organisationId: string;
  readonly location?: { readonly internalId?: string | null } | null;
  readonly keywords: Links;
  readonly audience?: Links;
  readonly images?: Links;
  readonly inLanguage?: Links;
  readonly offers: readonly { readonly isFree?: boolean | null }[];
  readonly name: TextsInput;
  readonly shortDescription: TextsInput;
  readonly description: TextsInput;
  readonly pEvent?: PEventInput | null;
}

interface ImageInput {
  readonly id?: string;
  readonly name: string;
  readonly license?: string | null;
  readonly altText?: string | null;
  readonly photographerName?: string | null;
  readonly cropping?: string | null;
}

type Event<Input> = { readonly event?: Input | null };

/** Mutations that are handed on to Linked Events, which answers with a status of HTTP. */
export function kultusEventWrites(
  { backstage, memory, facts }: WriteParts,
  linked: LinkedEvents,
  show: (row: EventRow, include?: readonly (string | null)[]) => Row,
): object {
  const { practice, now } = backstage;
  const answer = (statusCode: number, body: Row | null): Row => ({ response: { statusCode, body, resultText: '' } });
  const find = (id: string): EventRow => {
    const row = memory.events.find(({ linkedId }) => linkedId === id);
    if (!row)
      throw failure('PERMISSION_DENIED_ERROR', 'User does not have permission to edit this PalvelutarjotinEvent');
    return row;
  };
  const put = (row: EventRow): Row => {
    const index = memory.events.findIndex(({ number }) => number === row.number);
    memory.events[index < 0 ? memory.events.length : index] = row;
    return show(row);
  };
  const contentOf = (input: EventInput): Partial<EventRow> => {
    const place = kultusIds.key('place', lastPart(input.location?.internalId));
    const organisationKey = keyIn('OrganisationNode', input.organisationId);
    if (!rowOf(memory.organisations, organisationKey)) throw missing('Organisation');
    return {
      organisationKey,
      placeKey: rowOf(practice.places, place) ? place : null,
      name: textsOf(input.name),
      shortDescription: textsOf(input.shortDescription),
      description: textsOf(input.description),
      keywordIds: idsOf(input.keywords),
      audienceIds: idsOf(input.audience),
      imageIds: idsOf(input.images),
      languageIds: idsOf(input.inLanguage),
      isFree: input.offers.some(({ isFree }) => isFree === true),
    };
  };
  const settingsOf = (input: PEventInput, before: EventRow | null): Partial<EventRow> => {
    const autoAcceptance = input.autoAcceptance ?? before?.autoAcceptance ?? false;
    if (input.neededOccurrences > 1 && !autoAcceptance)
      throw failure('DATA_VALIDATION_ERROR', 'Cannot create manual approval for multi-occurrences enrolment event');
    const contact = input.contactPersonId ? facts.personOf(input.contactPersonId) : null;
    if (input.contactPersonId && contact?.kind !== 'provider')
      throw failure('PERMISSION_DENIED_ERROR', 'Contact person does not belong to organisation');
    const start = input.enrolmentStart;
    return {
      autoAcceptance,
      neededOccurrences: input.neededOccurrences,
      ...(contact && { contactProviderKey: contact.row.key }),
      ...(start !== undefined && { enrolmentStart: start === null ? null : instantIn(start, serviceZone(practice)) }),
      ...(input.enrolmentEndDays !== undefined && { enrolmentEndDays: input.enrolmentEndDays }),
      ...(input.externalEnrolmentUrl !== undefined && { externalEnrolmentUrl: input.externalEnrolmentUrl }),
      ...(typeof input.contactPhoneNumber === 'string' && { contactPhoneNumber: input.contactPhoneNumber }),
      ...(typeof input.contactEmail === 'string' && { contactEmail: input.contactEmail }),
      ...(typeof input.isQueueingAllowed === 'boolean' && { isQueueingAllowed: input.isQueueingAllowed }),
      ...(typeof input.mandatoryAdditionalInformation === 'boolean' && {
        mandatoryAdditionalInformation: input.mandatoryAdditionalInformation,
      }),
      ...(input.translations && {
        messages: input.translations.flatMap((each) =>
          each ? [{ languageCode: each.languageCode, autoAcceptanceMessage: each.autoAcceptanceMessage ?? '' }] : [],
        ),
      }),
    };
  };
  const change = (input: EventInput, isPublic: boolean | null): Row => {
    const before = find(input.id);
    return put({
      ...before,
      ...contentOf(input),
      ...(input.pEvent && settingsOf(input.pEvent, before)),
      ...(isPublic !== null && { isPublic }),
      updatedAt: Math.max(now(), before.updatedAt + 1000),
    });
  };
  const given = <Input>({ event }: Event<Input>): Input => {
    allow(backstage);
    if (!event) throw failure('GENERAL_ERROR', "'event'");
    return event;
  };

  return {
    addEventMutation(args: Event<EventInput & { readonly pEvent: PEventInput }>) {
      const input = given(args);
      const [type] = practice.visitTypes;
      const number = 1 + Math.max(999 * eventsPerType, ...memory.events.map((row) => row.number));
      const fresh: EventRow = {
        number,
        linkedId: `kultus:ag${(number * 7919).toString(36)}`,
        typeKey: type?.key ?? 1,
        placeKey: null,
        name: textsOf(input.name),
        shortDescription: textsOf(input.shortDescription),
        description: textsOf(input.description),
        keywordIds: [],
        audienceIds: [],
        imageIds: [],
        languageIds: [],
        isFree: false,
        organisationKey: practice.organization.key,
        isPublic: input.draft !== true,
        enrolmentStart: null,
        enrolmentEndDays: null,
        externalEnrolmentUrl: null,
        neededOccurrences: 1,
        contactProviderKey: null,
        contactPhoneNumber: '',
        contactEmail: '',
        autoAcceptance: false,
        messages: [],
        mandatoryAdditionalInformation: false,
        isQueueingAllowed: true,
        createdAt: now(),
        updatedAt: now(),
      };
      return answer(201, put({ ...fresh, ...contentOf(input), ...settingsOf(input.pEvent, null) }));
    },
    updateEventMutation(args: Event<EventInput>) {
      const input = given(args);
      return answer(200, change(input, input.draft ? false : null));
    },
    publishEventMutation(args: Event<EventInput>) {
      const input = given(args);
      const { number } = find(input.id);
      if (!facts.occurrenceRows().some((row) => facts.eventNumberOf(row) === number && !facts.isCancelled(row)))
        throw failure('API_USAGE_ERROR', 'Cannot publish event without occurrences');
      return answer(200, change(input, true));
    },
    unpublishEventMutation: (args: Event<EventInput>) => answer(200, change(given(args), false)),
    deleteEventMutation({ eventId }: { readonly eventId: string }) {
      allow(backstage);
      const index = memory.events.findIndex(({ linkedId }) => linkedId === eventId);
      if (index < 0) return answer(404, null);
      const { number } = find(eventId);
      // The book keeps its visits; an event that has some can't be taken out of it.
      if (facts.occurrenceRows().some((row) => facts.eventNumberOf(row) === number)) return answer(403, null);
      memory.events.splice(index, 1);
      return answer(204, null);
    },
    uploadImageMutation({ image }: { readonly image?: ImageInput | null }) {
      allow(backstage);
      if (!image) throw failure('GENERAL_ERROR', "'image'");
      const row = imageOf(image, `kultus:img${String(memory.images.length + 1)}`);
      memory.images.push(row);
      return answer(201, linked.image(row));
    },
    updateImageMutation({ image }: { readonly image?: ImageInput | null }) {
      allow(backstage);
      const index = memory.images.findIndex(({ id }) => id === image?.id);
      const before = memory.images[index];
      if (!image || !before) return answer(404, null);
      const row = imageOf(image, before.id);
      memory.images[index] = row;
      return answer(200, linked.image(row));
    },
    deleteImageMutation({ imageId }: { readonly imageId: string }) {
      allow(backstage);
      const index = memory.images.findIndex(({ id }) => id === imageId);
      if (index < 0) return answer(404, null);
      memory.images.splice(index, 1);
      return answer(204, null);
    },
  };
}

function imageOf(input: ImageInput, id: string): ImageRow {
  const { name, altText = null, photographerName = null, cropping = null } = input;
  return { id, name, altText, photographerName, cropping, license: input.license ?? 'event_only' };
}

function textsOf({ fi = null, sv = null, en = null }: TextsInput): Texts {
  return { fi, sv, en };
}

/** The id at the end of an address of Linked Events. */
function lastPart(address: string | null | undefined): string {
  return (address ?? '').replace(/\/$/, '').split('/').at(-1) ?? '';
}

function idsOf(links: Links): readonly string[] {
  return (links ?? []).map((link) => lastPart(link?.internalId)).filter((id) => id !== '');
}
