import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type NodeArgs, nodesOf } from './connection.ts';
import { kultusEventQueries } from './eventQueries.ts';
import { kultusEventWrites } from './eventWrites.ts';
import { kultusFacts } from './facts.ts';
import { kultusGroupWrites } from './groupWrites.ts';
import { linkedEvents } from './linkedEvents.ts';
import { createMemory, type EventRow } from './memory.ts';
import { kultusOccurrenceWrites } from './occurrenceWrites.ts';
import { kultusPersonWrites } from './personWrites.ts';
import { kultusRecords } from './records.ts';
import type { OccurrenceArgs } from './select.ts';
import { failure, isoText, isOccurrence, kultusIds, localId } from './values.ts';
import { languageRow, languages, levelRow, studyLevels, templates } from './words.ts';
import { kultusEnrolmentWrites } from './enrolmentWrites.ts';

interface ById {
  readonly id: string;
}

interface TemplateArgs {
  readonly templateType?: string | null;
  readonly context: string;
}

/** Resolvers of Kultus. */
export function kultusRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice, (key) => kultusIds.of('place', key));
  const facts = kultusFacts(practice, memory);
  const linked = linkedEvents(backstage, facts, memory);
  const records = kultusRecords(backstage, facts, memory, (row) => showEvent(row));

  function showEvent(row: EventRow, include: readonly (string | null)[] = []): Row {
    const placeId = row.placeKey === null ? null : kultusIds.of('place', row.placeKey);
    const venue = memory.venues.find((each) => each.placeId === placeId);
    return {
      ...linked.event(row, include),
      pEvent: () => records.pEvent(row),
      // The venue is looked up by the id of a location, which is there only where the location is included.
      venue: venue && include.includes('location') ? records.venue(venue) : null,
    };
  }
  const enrolmentOf = (key: number): Row | null => {
    const row = facts.enrolmentRows().find((each) => each.key === key);
    return row ? records.enrolment(row) : null;
  };
  const parts = { backstage, memory, facts, records };

  return {
    occurrences: (args: OccurrenceArgs) => records.occurrences(facts.occurrenceRows(), args),
    occurrence({ id }: ById) {
      const row = rowOf(practice.appointments, kultusIds.key('appointment', id));
      return row && isOccurrence(row) ? records.occurrence(row) : null;
    },
    studyLevels: (args: NodeArgs) => nodesOf('studyLevels', studyLevels, args, cap, levelRow),
    studyLevel({ id }: ById) {
      const row = studyLevels.find((each) => each.id === id);
      return row ? levelRow(row) : null;
    },
    venues: (args: NodeArgs) => nodesOf('venues', memory.venues, args, cap, records.venue),
    venue({ id }: ById) {
      const row = memory.venues.find(({ placeId }) => placeId === id);
      return row ? records.venue(row) : null;
    },
    languages: (args: NodeArgs) => nodesOf('languages', languages, args, cap, languageRow),
    language: ({ id }: ById) => languages.find((each) => each.id === id) ?? null,
    enrolment: ({ id }: ById) => enrolmentOf(Number(localId('EnrolmentNode', id) ?? Number.NaN)),
    cancellingEnrolment({ id }: ById) {
      const [key = '', time = ''] = (localId('EnrolmentNode', id) ?? '').split('_');
      const row = facts.enrolmentRows().find((each) => each.key === Number(key));
      return row && isoText(row.enrolmentTime) === time ? records.enrolment(row) : null;
    },
    enrolmentSummary({
      organisationId,
      status,
      ...args
    }: NodeArgs & { organisationId: string; status?: string | null }) {
      const key = kultusIds.key('organization', organisationId);
      if (!rowOf(memory.organisations, key)) return null;
      const rows = facts
        .occurrenceRows()
        .filter((row) => facts.eventOf(row)?.organisationKey === key)
        .flatMap(facts.enrolmentsOf)
        .toSorted((one, other) => (one.status < other.status ? -1 : Number(one.status > other.status)));
      return records.enrolments(rows, { ...args, status: status ?? null });
    },
    eventQueueEnrolments: (args: NodeArgs & { orderBy?: readonly (string | null)[] | null }) =>
      records.queued(memory.queue, args),
    eventQueueEnrolment({ id }: ById) {
      const row = memory.queue.find(({ key }) => String(key) === localId('EventQueueEnrolmentNode', id));
      return row ? records.queueEnrolment(row) : null;
    },
    myProfile() {
      const row = practice.providers.find(({ isActive }) => isActive);
      return row ? records.person({ kind: 'provider', row }) : null;
    },
    person({ id }: ById) {
      const found = facts.personOf(id);
      return found && (found.kind === 'client' || found.row.isActive) ? records.person(found) : null;
    },
    persons: (args: NodeArgs) => records.persons(facts.personRows(), args),
    organisation({ id }: ById) {
      const row = rowOf(memory.organisations, kultusIds.key('organization', id));
      return row && records.organisation(row);
    },
    organisations: (args: NodeArgs & { type?: string | null }) =>
      records.organisations(
        memory.organisations.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
        args,
      ),
    schoolsAndKindergartensList({ search }: { readonly search?: string | null }) {
      // Units of the groups that come; homes have no number in the register of units.
      const names = [...new Set(facts.groupRows().map((row) => facts.groupOf(row).unitName))].toSorted();
      const data = names
        .filter((name) => name.toLowerCase().includes((search ?? '').toLowerCase()))
        .map((name, index) => ({ id: `unit:${String(index + 1)}`, name: { fi: name, sv: name, en: name } }));
      return { meta: { count: data.length, next: null, previous: null }, data };
    },
    notificationTemplate({ templateType, context }: TemplateArgs) {
      const template = templates.find(({ type }) => type === templateType);
      if (!template) return null;
      const values = valuesOf(context);
      const text = template.text.replaceAll(/\{\{ (\w+) \}\}/g, (_, name: string) => textIn(values, name)).trim();
      return {
        template: {
          id: Buffer.from(`NotificationTemplateNode:${template.type}`).toString('base64'),
          type: template.type,
          subject: template.subject,
          bodyHtml: `<p>${template.text}</p>`,
          bodyText: template.text,
          preview: `<p>${template.text}</p>`,
          previewText: template.text,
        },
        customContextPreviewHtml: `<p>${text}</p>`,
        customContextPreviewText: text,
      };
    },
    ...kultusEventQueries(backstage, facts, memory, linked, showEvent),
    ...kultusOccurrenceWrites(parts),
    ...kultusEnrolmentWrites(parts),
    ...kultusGroupWrites(parts),
    ...kultusPersonWrites(parts),
    ...kultusEventWrites(parts, linked, showEvent),
  };
}

function valuesOf(context: string): object {
  try {
    const values: unknown = JSON.parse(context);
    if (typeof values === 'object' && values !== null) return values;
  } catch {
    // Below: what is no JSON is refused like what is no object.
  }
  throw failure('GENERAL_ERROR', 'Badly formed JSONString');
}

function textIn(values: object, name: string): string {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
