import { getDirectiveValues, type GraphQLResolveInfo } from 'graphql';
import { offsetText, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { elementStatus, found, slugOf } from './criteria.ts';
import { entryTypeOf, sections } from './entryTypes.ts';
import { allEntries, type Element, otherElements, uidOf } from './records.ts';
import { craftWrites } from './writes.ts';

/** Finds elements of a kind, and shows them. */
export interface CraftStore {
  readonly entries: () => readonly Element[];
  readonly show: (element: Element, draft?: Row) => Row;
  /** Puts an entry out of what is live, or back. */
  readonly enable: (id: string, isEnabled: boolean) => void;
}

/** The format in which dates are answered, by a directive where there is one. */
function dateText(instant: unknown) {
  return (_args: unknown, _context: unknown, { fieldNodes, schema, variableValues }: GraphQLResolveInfo) => {
    if (typeof instant !== 'number') return null;
    const directive = schema.getDirective('formatDateTime');
    const [node] = fieldNodes;
    const asked = directive && node ? getDirectiveValues(directive, node, variableValues) : undefined;
    const zone = typeof asked?.['timezone'] === 'string' ? asked['timezone'] : 'UTC';
    const text = zone === 'UTC' ? utcText(instant).replace('Z', '+00:00') : offsetText(instant, zone);
    const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = text.split(/[-T:+]/);
    const parts: Readonly<Record<string, string>> = {
      Y: year,
      m: month,
      d: day,
      H: hour,
      i: minute,
      s: second,
      P: text.slice(19),
    };
    const format = typeof asked?.['format'] === 'string' ? asked['format'] : String.raw`Y-m-d\TH:i:sP`;
    return format.replaceAll(/\\(.)|[YmdHisP]/g, (sign, escaped?: string) => escaped ?? parts[sign] ?? sign);
  };
}

/** The root fields of the site's schema. */
export function craftRoots(stage: Backstage): object {
  const { practice, cap, meet } = stage;
  const remembered = rememberedRows(practice, {
    entries: () => allEntries(practice).map((element) => ({ element })),
    others: () => otherElements(practice).map((element) => ({ element })),
  });
  // Sound: both tables are made of elements just above.
  const elementsIn = (table: string): readonly Element[] => remembered(table).map(({ element }) => element as Element);
  const enabled = new Map<string, boolean>();
  const entries = (): readonly Element[] => {
    const stored = elementsIn('entries');
    if (enabled.size === 0) return stored;
    return stored.map((element) => ({ ...element, isEnabled: enabled.get(element.id) ?? element.isEnabled }));
  };
  const ofType = (type: string): readonly Element[] => elementsIn('others').filter((element) => element.type === type);
  const all = (): readonly Element[] => [...entries(), ...elementsIn('others')];
  const paged = (elements: readonly Element[], args: Row): readonly Element[] => {
    const { offset, limit } = args;
    return sliceOf(elements, Number(offset ?? 0), typeof limit === 'number' ? Math.max(0, limit) : null, cap);
  };
  const shownOf = (elements: readonly Element[], args: Row): readonly Row[] =>
    paged(found(elements, args, all()), args).map((element) => show(element));

  /** A custom field: relations are queries of their own, in the order in which they were chosen. */
  const fieldOf = (
    value: unknown,
    kind: string | undefined,
    options: Readonly<Record<string, string>> | undefined,
  ): unknown => {
    if (kind === 'date') return dateText(value);
    if (kind === 'dropdown')
      return ({ label }: { label?: boolean | null }) => (label === true ? (options?.[String(value)] ?? value) : value);
    if (kind === undefined || ['text', 'switch', 'number', 'table'].includes(kind)) return value;
    return (args: Row) => {
      const ids = (Array.isArray(value) ? value : []).map(String);
      const chosen = all().filter(({ id }) => ids.includes(id));
      const rows = chosen.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      const kept = new Set(found(rows, args, all()));
      const ordered = args['orderBy'] ? [...kept] : rows.filter((row) => kept.has(row));
      return paged(ordered, args).map((element) => show(element));
    };
  };
  const show = (element: Element, draft: Row = {}): Row => {
    const { id, type, title, isEnabled, isTrashed, created, updated, authorId, values, source } = element;
    if (source) meet(source.kind, source.key);
    const entryType = element.entryType === null ? null : entryTypeOf(element.entryType);
    const author = (): Row | null => shownOf(ofType('User'), { id: [authorId ?? -1] })[0] ?? null;
    const specs = new Map(entryType?.fields.map((spec) => [spec.handle, spec]));
    const own = Object.entries(values).map(([handle, value]) => {
      const spec = specs.get(handle);
      return [handle, fieldOf(value, spec?.kind, spec?.options)] as const;
    });
    const slug = slugOf(title);
    // Only what visitors read has an address.
    const isPublic = entryType !== null && ['locations', 'team', 'services', 'news'].includes(entryType.section);
    const uri = isPublic ? `${entryType.section}/${slug}` : null;
    return {
      __typename: type,
      id,
      uid: uidOf(id),
      title: title === '' ? null : title,
      slug,
      uri,
      enabled: isEnabled,
      archived: false,
      trashed: isTrashed,
      status: elementStatus(element),
      siteHandle: 'default',
      siteId: 1,
      language: 'en-US',
      searchScore: null,
      _count: ({ field }: { field: string }) => (Array.isArray(values[field]) ? values[field].length : 0),
      dateCreated: dateText(created),
      dateUpdated: dateText(updated),
      ...(entryType && {
        isDraft: false,
        isRevision: false,
        canonicalId: Number(id),
        url: uri && `https://harbor.example.test/${uri}`,
        sectionId: sections[entryType.section]?.id,
        sectionHandle: entryType.section,
        typeId: entryType.id,
        typeHandle: entryType.handle,
        postDate: dateText(created),
        expiryDate: null,
        authorId: Number(authorId),
        authorIds: [Number(authorId)],
        author,
        authors: () => [author()],
      }),
      ...Object.fromEntries(own),
      ...draft,
    };
  };
  const queriesFor = (name: string, plural: string, elements: () => readonly Element[]): object => ({
    [plural]: (args: Row) => shownOf(elements(), args),
    [`${name}Count`]: (args: Row) => found(elements(), args, all()).length,
    [name]: (args: Row) => shownOf(elements(), { ...args, limit: 1 })[0] ?? null,
  });
  const inSection = Object.keys(sections).map((section) => [
    `${section}Entries`,
    (args: Row) => shownOf(entries(), { ...args, section: [section] }),
  ]);
  const details = { practiceName: practice.organization.name, emergencyPhone: '+1 207 555 0111' };
  const globalSet = {
    __typename: 'practiceDetails_GlobalSet',
    id: '3',
    uid: uidOf('3'),
    name: 'Practice Details',
    ...details,
  };
  const sets = ({ handle }: { handle?: readonly string[] | null }): readonly Row[] =>
    [{ ...globalSet, handle: 'practiceDetails', newsletterEmail: 'news@harbor.example.test' }].filter(
      (row) => !isRow(row) || !handle || handle.includes(row.handle),
    );
  return {
    ping: 'pong',
    ...queriesFor('entry', 'entries', entries),
    entryCount: (args: Row) => found(entries(), args, all()).length,
    ...queriesFor('user', 'users', () => ofType('User')),
    ...queriesFor('tag', 'tags', () => ofType('clientTags_Tag')),
    ...queriesFor('asset', 'assets', () => ofType('siteImages_Asset')),
    ...Object.fromEntries(inSection),
    globalSets: sets,
    globalSet: (args: { handle?: readonly string[] | null }) => sets(args)[0] ?? null,
    ...craftWrites(stage, { entries, show, enable: (id, isEnabled) => enabled.set(id, isEnabled) }),
  };
}
