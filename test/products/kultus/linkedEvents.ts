import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { linkTo } from './connection.ts';
import type { KultusFacts } from './facts.ts';
import type { EventRow, ImageRow, KultusMemory, Texts } from './memory.ts';
import { isoText, kultusIds, localised } from './values.ts';
import { languagesOf } from './words.ts';

/** A keyword that events are found by. */
export interface KeywordRow {
  readonly id: string;
  readonly name: Texts;
  readonly set: 'CATEGORY' | 'ACTIVITIES' | 'ADDITIONAL_CRITERIA' | 'TARGET_GROUP';
}

/** What makes rows of Linked Events, and what they are made of. */
export type LinkedEvents = ReturnType<typeof linkedEvents>;

/** Objects of Linked Events; what isn't included comes with its address alone. */
export function linkedEvents({ practice }: Backstage, facts: KultusFacts, memory: KultusMemory) {
  const english = (en: string): Texts => ({ fi: null, sv: null, en });
  const species = (): readonly string[] => [...new Set(practice.patients.map((row) => row.species))];
  const keywords = (): readonly KeywordRow[] => [
    ...practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name }): KeywordRow => ({ id: `kultus:${String(key)}`, name: english(name), set: 'CATEGORY' })),
    ...species().map((name, index): KeywordRow => {
      return { id: `kultus:${String(100 + index)}`, name: english(name), set: 'TARGET_GROUP' };
    }),
    { id: 'kultus:200', name: english('Indoors'), set: 'ACTIVITIES' },
    { id: 'kultus:201', name: english('Without stairs'), set: 'ADDITIONAL_CRITERIA' },
  ];
  const header = (kind: string, id: string, createdTime: string | null = null): Row => ({
    id,
    internalId: linkTo(`${kind}/${id}`),
    internalContext: 'http://schema.org',
    internalType: { event: 'Event/LinkedEvent', place: 'Place', keyword: 'Keyword', image: 'Image' }[kind] ?? null,
    createdTime,
    lastModifiedTime: createdTime,
    dataSource: id.split(':')[0] ?? null,
    publisher: memory.organisations[0]?.publisherId ?? null,
  });
  const eventsAt = (key: number): number => memory.events.filter(({ placeKey }) => placeKey === key).length;

  const place = (row: PlaceRecord): Row => {
    const same = (text: string): Row => localised(text, text);
    return {
      ...header('place', kultusIds.of('place', row.key)),
      divisions: [],
      email: row.email,
      addressRegion: row.state,
      postalCode: row.postalCode,
      addressCountry: 'US',
      deleted: false,
      nEvents: eventsAt(row.key),
      // Names and addresses are the same in every language, and are entered in each of them.
      name: same(row.name),
      telephone: same(row.phone),
      addressLocality: same(row.city),
      streetAddress: same(row.street),
    };
  };
  const keyword = (row: KeywordRow): Row => ({
    ...header('keyword', row.id),
    altLabels: [],
    aggregate: false,
    deprecated: false,
    nEvents: memory.events.filter(({ keywordIds }) => keywordIds.includes(row.id)).length,
    name: row.name,
  });
  const image = (row: ImageRow): Row => ({
    ...row,
    ...header('image', row.id),
    url: `https://linkedevents.example.test/images/${row.id.replace(':', '-')}.jpg`,
  });

  const event = (row: EventRow, include: readonly (string | null)[] = []): Row => {
    const withKeywords = include.includes('keywords');
    const found = (ids: readonly string[]): readonly KeywordRow[] => keywords().filter(({ id }) => ids.includes(id));
    const shown = (ids: readonly string[]): readonly Row[] =>
      found(ids).map((each) => (withKeywords ? keyword(each) : { internalId: linkTo(`keyword/${each.id}`) }));
    const ofSet = (set: KeywordRow['set']) => (): readonly Row[] =>
      withKeywords
        ? found(row.keywordIds)
            .filter((each) => each.set === set)
            .map(keyword)
        : [];
    const location = rowOf(practice.places, row.placeKey);
    const times = facts
      .occurrenceRows()
      .filter((each) => facts.eventNumberOf(each) === row.number && !facts.isCancelled(each));
    const last = times.at(-1);
    return {
      ...header('event', row.linkedId, isoText(row.createdAt)),
      lastModifiedTime: isoText(row.updatedAt),
      location:
        location &&
        (include.includes('location')
          ? place(location)
          : { internalId: linkTo(`place/${kultusIds.of('place', location.key)}`) }),
      keywords: shown(row.keywordIds),
      superEvent: null,
      eventStatus: 'EventScheduled',
      externalLinks: [],
      offers: [{ isFree: row.isFree, description: null, price: null, infoUrl: null }],
      subEvents: [],
      images: memory.images.filter(({ id }) => row.imageIds.includes(id)).map(image),
      inLanguage: languagesOf(row.languageIds).map(({ id, name }) => ({
        ...header('language', id),
        translationAvailable: true,
        name: localised(name),
      })),
      audience: shown(row.audienceIds),
      datePublished: row.isPublic ? isoText(row.createdAt) : null,
      startTime: isoText(times[0]?.start ?? row.createdAt),
      endTime: last ? isoText(last.start + last.minutes * 60_000) : null,
      enrolmentStartTime: row.enrolmentStart === null ? null : isoText(row.enrolmentStart),
      name: row.name,
      shortDescription: row.shortDescription,
      description: row.description,
      provider: localised(rowOf(memory.organisations, row.organisationKey)?.name ?? ''),
      publicationStatus: row.isPublic ? 'public' : 'draft',
      categories: ofSet('CATEGORY'),
      additionalCriteria: ofSet('ADDITIONAL_CRITERIA'),
      activities: ofSet('ACTIVITIES'),
    };
  };

  return { event, place, keyword, image, keywords };
}
