import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type NodeArgs, nodesOf } from './connection.ts';
import type { KultusFacts } from './facts.ts';
import type { EnrolmentRow, EventRow, KultusMemory, OrganisationRow, QueueRow } from './memory.ts';
import { settingsRow, venueRow } from './plainRows.ts';
import { type OccurrenceArgs, selectEnrolments, selectOccurrences, selectQueue } from './select.ts';
import { globalId, isoText, kultusIds, localised, type Person } from './values.ts';
import { languageRow, languagesOf, levelRow, studyLevels } from './words.ts';

type EnrolmentArgs = NodeArgs & { readonly status?: string | null; readonly occurrenceId?: string | null };
type QueueArgs = NodeArgs & { readonly pEventId?: string | null };

/** How rows of the service look in answers. */
export type KultusRecords = ReturnType<typeof kultusRecords>;

/** Makes rows of answers; references and lists are followed only where they are asked for. */
export function kultusRecords(
  backstage: Backstage,
  facts: KultusFacts,
  memory: KultusMemory,
  events: (row: EventRow) => Row,
) {
  const { practice, meet, cap } = backstage;
  const occurrences = (rows: readonly AppointmentRecord[], args: OccurrenceArgs): Row =>
    nodesOf('occurrences', selectOccurrences(backstage, facts, rows, args), args, cap, occurrence);
  const enrolments = (rows: readonly EnrolmentRow[], args: EnrolmentArgs): Row =>
    nodesOf('enrolments', selectEnrolments(rows, args), args, cap, enrolment);
  const persons = (rows: readonly Person[], args: NodeArgs): Row => nodesOf('persons', rows, args, cap, person);
  const groups = (rows: readonly PatientRecord[], args: NodeArgs): Row =>
    nodesOf('studyGroups', rows, args, cap, group);
  const queued = (rows: readonly QueueRow[], args: QueueArgs): Row =>
    nodesOf('queuedEnrolments', selectQueue(rows, args), args, cap, queueEnrolment);
  const organisations = (rows: readonly OrganisationRow[], args: NodeArgs & { readonly type?: string | null }): Row =>
    nodesOf(
      'organisations',
      rows.filter(({ type }) => !args.type || type === args.type),
      args,
      cap,
      organisation,
    );
  const isSame = (one: Person, other: Person): boolean => one.kind === other.kind && one.row.key === other.row.key;

  function occurrence(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const extras = facts.extrasOf(row.key);
    const taken = facts.seatsTaken(row);
    const event = facts.eventOf(row);
    return {
      id: kultusIds.of('appointment', row.key),
      createdAt: isoText(row.createdAt),
      updatedAt: isoText(row.updatedAt),
      pEvent: () => event && pEvent(event),
      minGroupSize: extras.minGroupSize,
      maxGroupSize: extras.maxGroupSize,
      startTime: isoText(row.start),
      endTime: isoText(row.start + row.minutes * 60_000),
      contactPersons: (args: NodeArgs) => persons(facts.contactsOf(row), args),
      studyGroups: (args: NodeArgs) =>
        groups(
          facts.enrolmentsOf(row).flatMap(({ patientKey }) => rowOf(practice.patients, patientKey) ?? []),
          args,
        ),
      placeId: memory.occurrences.get(row.key)?.placeId ?? kultusIds.of('place', row.placeKey),
      amountOfSeats: extras.amountOfSeats,
      languages: (args: NodeArgs) => nodesOf('languages', languagesOf(extras.languageIds), args, cap, languageRow),
      cancelled: facts.isCancelled(row),
      seatType: extras.seatType,
      enrolments: (args: EnrolmentArgs) => enrolments(facts.enrolmentsOf(row), args),
      remainingSeats: extras.amountOfSeats - taken,
      seatsTaken: taken,
      seatsApproved: () => facts.seatsApproved(row),
      linkedEvent: () => event && events(event),
    };
  }

  function pEvent(row: EventRow): Row {
    const own = (): readonly AppointmentRecord[] =>
      facts.occurrenceRows().filter((each) => facts.eventNumberOf(each) === row.number);
    const standing = (): readonly AppointmentRecord[] => own().filter((each) => !facts.isCancelled(each));
    const now = backstage.now();
    return {
      ...settingsRow(row),
      organisation: () => {
        const found = rowOf(memory.organisations, row.organisationKey);
        return found && organisation(found);
      },
      contactPerson: () => {
        const found = rowOf(practice.providers, row.contactProviderKey);
        return found && person({ kind: 'provider', row: found });
      },
      queuedEnrolments: (args: QueueArgs) =>
        queued(
          memory.queue.filter(({ eventNumber }) => eventNumber === row.number),
          args,
        ),
      occurrences: (args: OccurrenceArgs) => occurrences(own(), args),
      nextOccurrenceDatetime: () => {
        const next = standing().find(({ start }) => start >= now);
        return next ? isoText(next.start) : null;
      },
      lastOccurrenceDatetime: () => {
        const last = standing().at(-1);
        return last ? isoText(last.start) : null;
      },
      hasSpaceForEnrolments: () =>
        row.enrolmentStart === null || row.externalEnrolmentUrl !== null
          ? null
          : standing().some(
              (each) => each.start >= now && facts.seatsTaken(each) < facts.extrasOf(each.key).amountOfSeats,
            ),
    };
  }

  function enrolment(row: EnrolmentRow): Row {
    return {
      ...partsOf(row),
      id: globalId('EnrolmentNode', row.key),
      updatedAt: isoText(row.updatedAt),
      status: row.status,
      occurrence: () => {
        const found = rowOf(practice.appointments, row.appointmentKey);
        return found && occurrence(found);
      },
    };
  }

  function queueEnrolment(row: QueueRow): Row {
    const event = memory.events.find(({ number }) => number === row.eventNumber);
    return {
      ...partsOf(row),
      id: globalId('EventQueueEnrolmentNode', row.key),
      updatedAt: isoText(row.enrolmentTime),
      pEvent: () => event && pEvent(event),
      status: () => (facts.isEnrolled(row) ? 'HAS_ENROLMENTS' : 'HAS_NO_ENROLMENTS'),
    };
  }

  /** What an enrolment and a place in the queue have in common. */
  function partsOf(row: EnrolmentRow | QueueRow): Row {
    return {
      person: () => clientOf(row.clientKey),
      personDeletedAt: null,
      isPartOfCulturalRoute: row.isPartOfCulturalRoute,
      notificationType: row.notificationType,
      enrolmentTime: isoText(row.enrolmentTime),
      studyGroup: () => {
        const found = rowOf(practice.patients, row.patientKey);
        return found && group(found);
      },
    };
  }

  function group(row: PatientRecord): Row {
    meet('patient', row.key);
    const { studyLevelIds, ...extras } = facts.groupOf(row);
    const own = (): readonly EnrolmentRow[] => facts.enrolmentRows().filter(({ patientKey }) => patientKey === row.key);
    return {
      ...extras,
      id: kultusIds.of('patient', row.key),
      createdAt: isoText(row.createdAt),
      updatedAt: isoText(row.updatedAt),
      person: () => clientOf(row.clientKey),
      personDeletedAt: null,
      groupName: row.name,
      studyLevels: (args: NodeArgs) =>
        nodesOf(
          'studyLevels',
          studyLevels.filter(({ id }) => studyLevelIds.includes(id)),
          args,
          cap,
          levelRow,
        ),
      enrolments: (args: EnrolmentArgs) => enrolments(own(), args),
      occurrences: (args: OccurrenceArgs) => {
        const keys = own().map(({ appointmentKey }) => appointmentKey);
        return occurrences(
          facts.occurrenceRows().filter(({ key }) => keys.includes(key)),
          args,
        );
      },
      queuedEnrolments: (args: QueueArgs) =>
        queued(
          memory.queue.filter(({ patientKey }) => patientKey === row.key),
          args,
        ),
      unit:
        extras.unitName === ''
          ? null
          : { __typename: 'ExternalPlace', name: localised(extras.unitName, extras.unitName) },
    };
  }

  function person(one: Person): Row {
    const { kind, row } = one;
    if (kind === 'client') meet('client', row.key);
    const id = kultusIds.of(kind, row.key);
    const extras = memory.persons.get(id);
    const isClient = kind === 'client';
    const own = (): readonly PatientRecord[] =>
      isClient ? facts.groupRows().filter(({ clientKey }) => clientKey === row.key) : [];
    return {
      id,
      createdAt: isoText(isClient ? row.createdAt : (memory.events[0]?.createdAt ?? 0)),
      updatedAt: isoText(isClient ? row.updatedAt : (memory.events[0]?.updatedAt ?? 0)),
      name: facts.nameOf(one),
      phoneNumber: isClient ? (row.phones[0]?.value ?? '') : (extras?.phoneNumber ?? ''),
      emailAddress: isClient ? (row.emails[0] ?? '') : (extras?.emailAddress ?? row.email),
      language: extras?.language ?? 'EN',
      placeIds: extras?.placeIds ?? (isClient ? [] : row.placeKeys.map((key) => kultusIds.of('place', key))),
      organisations: (args: NodeArgs & { readonly type?: string | null }) =>
        organisations(isClient ? [] : memory.organisations.slice(0, 1), args),
      organisationproposalSet: (args: NodeArgs) =>
        nodesOf('organisationproposalSet', [], args, cap, (item: Row) => item),
      occurrences: (args: OccurrenceArgs) =>
        occurrences(
          facts.occurrenceRows().filter((each) => facts.contactsOf(each).some((other) => isSame(one, other))),
          args,
        ),
      studygroupSet: (args: NodeArgs) => groups(own(), args),
      eventqueueenrolmentSet: (args: QueueArgs) =>
        queued(isClient ? memory.queue.filter(({ clientKey }) => clientKey === row.key) : [], args),
      enrolmentSet: (args: EnrolmentArgs) =>
        enrolments(isClient ? facts.enrolmentRows().filter(({ clientKey }) => clientKey === row.key) : [], args),
      isStaff: !isClient,
    };
  }
  const clientOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? person({ kind: 'client', row }) : null;
  };

  function organisation(row: OrganisationRow): Row {
    const isOwn = row.key === practice.organization.key;
    return {
      id: kultusIds.of('organization', row.key),
      name: row.name,
      phoneNumber: row.phoneNumber,
      type: row.type,
      publisherId: row.publisherId,
      persons: (args: NodeArgs) =>
        persons(isOwn ? facts.personRows().filter(({ kind }) => kind === 'provider') : [], args),
    };
  }

  return {
    occurrence,
    occurrences,
    pEvent,
    enrolment,
    enrolments,
    queueEnrolment,
    queued,
    group,
    person,
    persons,
    organisation,
    organisations,
    venue: venueRow,
  };
}
