import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { kukkuuEventWrites } from './eventWrites.ts';
import { createMemory } from './memory.ts';
import { occurrenceFinder, type OccurrenceArgs } from './occurrenceFilter.ts';
import { connect, type PageArgs } from './pages.ts';
import { kukkuuRecords } from './records.ts';
import { currentKey, failure, globalId, isOccurrence, keyIn, kukkuuIds } from './values.ts';
import { kukkuuWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface ListArgs extends PageArgs {
  readonly projectId?: string | null;
}

interface EventArgs extends ListArgs {
  readonly availableForChild?: string | null;
  readonly upcoming?: boolean | null;
}

interface MessageArgs extends ListArgs {
  readonly protocol?: string | null;
  readonly occurrences?: readonly string[] | null;
  readonly orderBy?: string | null;
}

const messages = [
  ['EMAIL', 'Joulutervehdys', 'Hyvää joulua!', 'ALL', '2025-12-20T08:00:00+00:00'],
  ['SMS', '', 'Muistakaa huomenna klo 9.', 'ENROLLED', '2026-11-10T12:30:00+00:00'],
  ['EMAIL', 'Uusi tapahtuma', 'Luonnos', 'INVITED', null],
] as const;

/** The root fields of Kukkuu. */
export function kukkuuRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice);
  const records = kukkuuRecords(backstage, memory);
  const isFound = occurrenceFinder(memory, now);
  const all = Number.POSITIVE_INFINITY;

  const isOther = (projectId: string | null | undefined): boolean =>
    Boolean(projectId) && kukkuuIds.key('organization', projectId) !== practice.organization.key;
  const me = (): ClientRecord | null => {
    const client = rowOf(practice.clients, currentKey);
    return client && !client.isDeleted ? client : null;
  };
  /** A row by an id of Relay, which must be of the type that the field has. */
  const byId = ({ id }: IdArgs, type: string, find: (key: string) => Row | null): Row | null => {
    const key = keyIn(id);
    if (key === null)
      throw failure(
        'GENERAL_ERROR',
        `Unable to parse global ID "${id}". Make sure it is a base64 encoded string in the format: "TypeName:id".`,
      );
    if (keyIn(id, type) === null) throw failure('GENERAL_ERROR', `Must receive a ${type} id.`);
    return find(key);
  };
  const upcoming = (id: number): boolean =>
    records.occurrenceRows((row) => memory.eventOf(row)?.id === id && row.start >= now()).length > 0;
  const eventRows = ({ projectId, availableForChild, upcoming: isUpcoming }: EventArgs) => {
    const child = rowOf(practice.patients, kukkuuIds.key('patient', availableForChild));
    return records.newestFirst().filter(({ id }) => {
      if (isOther(projectId) || (isUpcoming && !upcoming(id))) return false;
      return child === null || (upcoming(id) && records.canEnrol(child.key, id));
    });
  };
  const message = (index: number): Row => {
    const [protocol, subject, bodyText, recipientSelection, sentAt] = messages[index] ?? messages[0];
    return {
      __typename: 'MessageNode',
      id: globalId('MessageNode', index + 1),
      createdAt: '2025-12-19T08:00:00+00:00',
      updatedAt: '2025-12-19T08:00:00+00:00',
      project: records.project,
      protocol,
      sentAt,
      recipientCount: sentAt === null ? 0 : 12,
      event: null,
      occurrences: (args: PageArgs) => records.none(args, 'occurrences'),
      translations: [{ languageCode: 'FI', subject, bodyText }],
      subject,
      bodyText,
      recipientSelection,
    };
  };

  return {
    children: ({ projectId, ...args }: ListArgs) =>
      records.childrenOf(isOther(projectId) ? [] : practice.patients)(args),
    child: (args: IdArgs) => byId(args, 'ChildNode', () => records.childBy(kukkuuIds.key('patient', args.id))),
    childNotes({ id }: IdArgs): Row | null {
      const [type] = Buffer.from(id, 'base64').toString().split(':');
      if (keyIn(id, 'ChildNode') === null) {
        const said = `was queried with ${type === undefined || type === '' ? 'empty' : type} type ID`;
        throw failure('API_USAGE_ERROR', `childNotes must be queried using ChildNode type ID, ${said}`);
      }
      const key = kukkuuIds.key('patient', id);
      return key !== null && rowOf(practice.patients, key) ? records.childNotes(key) : null;
    },
    guardians: records.guardians,
    myProfile() {
      const client = me();
      return client ? records.guardian(client) : null;
    },
    myAdminProfile: () => records.admin(currentKey),
    myCommunicationSubscriptions() {
      const client = me();
      return client
        ? { ...records.guardian(client), id: globalId('GuardianCommunicationSubscriptionsNode', currentKey) }
        : null;
    },
    projects: (args: PageArgs) => connect([records.project()], (row) => row, args, 'projects'),
    project: (args: IdArgs) => byId(args, 'ProjectNode', () => (isOther(args.id) ? null : records.project())),
    events: (args: EventArgs) => connect(eventRows(args), records.event, args, 'events'),
    eventsAndEventGroups({ projectId, upcoming: isUpcoming, ...args }: EventArgs): Row {
      const single = eventRows({ projectId: projectId ?? null, upcoming: isUpcoming ?? null }).filter(
        ({ isInGroup }) => !isInGroup,
      );
      // The group is the newest.
      const rows = [...(isOther(projectId) ? [] : [records.group()]), ...single.map(records.event)];
      return connect(rows, (row) => row, args, 'eventsAndEventGroups', all);
    },
    occurrences: (args: OccurrenceArgs) =>
      connect(
        records.occurrenceRows((row) => isFound(row, args) && !isOther(args.projectId)),
        records.occurrence,
        args,
        'occurrences',
      ),
    event: (args: IdArgs) =>
      byId(args, 'EventNode', (key) => {
        const row = memory.events.get(Number(key));
        return row ? records.event(row) : null;
      }),
    eventGroup: (args: IdArgs) => byId(args, 'EventGroupNode', (key) => (key === '1' ? records.group() : null)),
    occurrence: (args: IdArgs) =>
      byId(args, 'OccurrenceNode', () => {
        const row: AppointmentRecord | null = rowOf(practice.appointments, kukkuuIds.key('appointment', args.id));
        return row && isOccurrence(row) ? records.occurrence(row) : null;
      }),
    venue: (args: IdArgs) =>
      byId(args, 'VenueNode', () => {
        const place = rowOf(practice.places, kukkuuIds.key('place', args.id));
        return place ? records.venue(place) : null;
      }),
    venues({ projectId, ...args }: ListArgs): Row {
      const rows = isOther(projectId) ? [] : practice.places;
      const byName = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      return connect(byName, records.venue, args, 'venues');
    },
    languages: (args: PageArgs) => connect(records.languages, (row) => row, args, 'languages'),
    language: (args: IdArgs) => byId(args, 'LanguageNode', (key) => records.languages[Number(key) - 1] ?? null),
    messages({ projectId, protocol, occurrences, orderBy, ...args }: MessageArgs): Row {
      const rows = messages.flatMap(([kind], index) => {
        const isWanted = !protocol || protocol === kind;
        return isWanted && !isOther(projectId) && (occurrences ?? []).length === 0 ? [message(index)] : [];
      });
      // Those that weren't sent are the last ones of PostgreSQL.
      const sentAt = (row: Row): string => (typeof row['sentAt'] === 'string' ? row['sentAt'] : '9');
      const bySent = rows.toSorted((one, other) => (sentAt(one) < sentAt(other) ? -1 : 1));
      const sorted = orderBy === 'sentAt' ? bySent : orderBy === '-sentAt' ? bySent.toReversed() : rows;
      return connect(sorted, (row) => row, args, 'messages');
    },
    message: (args: IdArgs) =>
      byId(args, 'MessageNode', (key) => (messages[Number(key) - 1] ? message(Number(key) - 1) : null)),
    ...kukkuuEventWrites(backstage, records, memory),
    ...kukkuuWrites(backstage, records, memory),
  };
}
