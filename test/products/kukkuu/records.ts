import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { type ChildId, kukkuuLookups } from './lookups.ts';
import { type EventRow, type KukkuuMemory, nameOf } from './memory.ts';
import { occurrenceFinder, type OccurrenceArgs } from './occurrenceFilter.ts';
import { connect, type PageArgs } from './pages.ts';
import { emailOf, plainRecords, stamps, venueTexts } from './plainRecords.ts';
import { globalId, guardiansOf, isoText, kukkuuIds } from './values.ts';

/** How rows of the practice look there. */
export type KukkuuRecords = ReturnType<typeof kukkuuRecords>;

/** Makes rows from the records of a practice. */
export function kukkuuRecords({ practice, meet, now }: Backstage, memory: KukkuuMemory) {
  const { eventOf } = memory;
  const isFound = occurrenceFinder(memory, now);
  const lookups = kukkuuLookups(practice, memory, now);
  const {
    canChildEnroll,
    newestFirst,
    childKeysOf,
    occurrenceRows,
    guardianOf,
    enrolmentCount,
    yearOf,
    thisYear,
    available,
    attendedOf,
    capacityOf,
  } = lookups;
  const { languages, spoken, project, admin } = plainRecords(practice);
  const none = (args: PageArgs, name: string): Row => connect([], (row: Row) => row, args, name);
  const byName = (rows: readonly PatientRecord[]): readonly PatientRecord[] =>
    rows.toSorted((one, other) => compareValues(one.name, other.name) || one.createdAt - other.createdAt);
  const occurrencesOf =
    (fits: (row: AppointmentRecord) => boolean) =>
    (args: OccurrenceArgs): Row =>
      connect(
        occurrenceRows((row) => fits(row) && isFound(row, args)),
        occurrence,
        args,
        'occurrences',
      );
  const relationship = (patient: PatientRecord, client: ClientRecord): Row => ({
    __typename: 'RelationshipNode',
    id: globalId('RelationshipNode', patient.key),
    child: () => child(patient),
    guardian: () => guardian(client),
    type: memory.relationships.get(patient.key) ?? (patient.key % 9 === 0 ? 'OTHER_GUARDIAN' : 'PARENT'),
  });
  const related =
    (patients: readonly PatientRecord[]) =>
    (args: PageArgs): Row =>
      connect(
        patients.flatMap((patient) => {
          const client = guardianOf(patient);
          return client ? [{ patient, client }] : [];
        }),
        ({ patient, client }) => relationship(patient, client),
        args,
        'relationships',
      );
  const childrenOf =
    (patients: readonly PatientRecord[]) =>
    (args: PageArgs): Row =>
      connect(byName(patients), child, args, 'children');

  const guardian = (client: ClientRecord): Row => {
    meet('client', client.key);
    const own = practice.patients.filter(({ clientKey }) => clientKey === client.key);
    return {
      __typename: 'GuardianNode',
      id: kukkuuIds.of('client', client.key),
      ...stamps(client),
      user: () => admin(client.key),
      firstName: client.givenName ?? '',
      lastName: client.familyName,
      phoneNumber: client.phones[0]?.value ?? '',
      email: emailOf(client),
      languagesSpokenAtHome: spoken(client.key),
      hasAcceptedCommunication: !memory.refusing.has(client.key),
      children: childrenOf(own),
      relationships: related(own),
      language: memory.languages.get(client.key) ?? (client.key % 4 === 0 ? 'SV' : 'FI'),
    };
  };

  const child = (patient: PatientRecord): Row => {
    meet('patient', patient.key);
    const { key } = patient;
    const client = guardianOf(patient);
    const mine = (row: AppointmentRecord): boolean => childKeysOf(row).includes(key);
    const endOf = (row: AppointmentRecord): number => row.start + row.minutes * 60_000;
    const all = Number.POSITIVE_INFINITY;
    const hour = 3_600_000;
    const enrolmentsOf = (fits: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] =>
      occurrenceRows((row) => mine(row) && fits(row));
    return {
      __typename: 'ChildNode',
      id: kukkuuIds.of('patient', key),
      ...stamps(patient),
      name: patient.name,
      birthyear: memory.birthyears.get(key) ?? Number(patient.birthDate?.slice(0, 4) ?? 2020),
      postalCode:
        memory.postalCodes.get(key) ??
        rowOf(practice.places, client?.placeKey ?? 1)?.postalCode ??
        practice.places[0]?.postalCode,
      guardians: (args: PageArgs) => connect(client ? [client] : [], guardian, args, 'guardians'),
      project,
      languagesSpokenAtHome: spoken(key),
      relationships: related([patient]),
      occurrences: occurrencesOf(mine),
      enrolments: (args: PageArgs) =>
        connect(
          enrolmentsOf(() => true),
          (row) => enrolment(row, key),
          args,
          'enrolments',
        ),
      freeSpotNotificationSubscriptions: (args: PageArgs) => none(args, 'freeSpotNotificationSubscriptions'),
      availableEvents: (args: PageArgs) => connect(available(key), event, args, 'availableEvents', all),
      availableEventsAndEventGroups: (args: PageArgs) =>
        connect(
          available(key).filter(({ isInGroup }) => !isInGroup),
          event,
          args,
          'availableEventsAndEventGroups',
          all,
        ),
      upcomingEventsAndEventGroups: (args: PageArgs) =>
        connect(
          newestFirst().filter(({ isInGroup }) => !isInGroup),
          event,
          args,
          'upcomingEventsAndEventGroups',
          all,
        ),
      pastEvents: (args: PageArgs) =>
        connect(
          enrolmentsOf((row) => endOf(row) < now() - hour).flatMap((row) => eventOf(row) ?? []),
          event,
          args,
          'pastEvents',
          all,
        ),
      enrolmentCount: ({ year }: { readonly year?: number | null }) =>
        enrolmentCount(key, (row) => yearOf(row) === (year ?? thisYear())),
      pastEnrolmentCount: () => enrolmentCount(key, (row) => yearOf(row) === thisYear() && row.start < now()),
      activeInternalAndTicketSystemEnrolments: (args: PageArgs) =>
        connect(
          enrolmentsOf((row) => endOf(row) >= now() - hour),
          (row) => enrolment(row, key),
          args,
          'activeInternalAndTicketSystemEnrolments',
          all,
        ),
    };
  };
  const childBy = (key: number | null): Row | null => {
    const patient = rowOf(practice.patients, key);
    return patient ? child(patient) : null;
  };

  const enrolment = (row: AppointmentRecord, key: number): Row => ({
    __typename: 'EnrolmentNode',
    id: globalId('EnrolmentNode', row.key * 1000 + key),
    ...stamps(row),
    child: () => childBy(key),
    occurrence: () => occurrence(row),
    attended: attendedOf(row, key),
    referenceId: (row.key * 7919 + key).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q'),
  });

  const venue = (place: PlaceRecord): Row => {
    const texts = venueTexts(place);
    return {
      __typename: 'VenueNode',
      id: kukkuuIds.of('place', place.key),
      createdAt: '2024-05-02T08:00:00+00:00',
      updatedAt: '2024-05-02T08:00:00+00:00',
      project,
      translations: [{ ...texts, languageCode: 'FI' }],
      occurrences: occurrencesOf((row) => row.placeKey === place.key),
      ...texts,
    };
  };

  const group = (): Row => {
    const texts = { name: 'Syksy', shortDescription: 'Autumn', description: '', imageAltText: '' };
    return {
      __typename: 'EventGroupNode',
      id: globalId('EventGroupNode', 1),
      createdAt: '2026-08-03T09:00:00+00:00',
      updatedAt: '2026-08-03T09:00:00+00:00',
      image: '',
      publishedAt: '2026-08-10T09:00:00+00:00',
      project,
      translations: [{ ...texts, languageCode: 'FI' }],
      events: (args: PageArgs) =>
        connect(
          newestFirst().filter(({ isInGroup }) => isInGroup),
          event,
          args,
          'events',
        ),
      ...texts,
      canChildEnroll: canChildEnroll(({ isInGroup }) => isInGroup),
    };
  };
  const event = (row: EventRow): Row => {
    const texts = row.translations.find(({ languageCode }) => languageCode === 'FI') ?? row.translations[0];
    return {
      __typename: 'EventNode',
      id: globalId('EventNode', row.id),
      ...stamps(row),
      image: '',
      participantsPerInvite: row.participantsPerInvite,
      duration: row.duration,
      capacityPerOccurrence: row.capacityPerOccurrence,
      publishedAt: row.publishedAt === null ? null : isoText(row.publishedAt),
      project,
      eventGroup: () => (row.isInGroup ? group() : null),
      readyForEventGroupPublishing: row.isReady,
      translations: row.translations,
      occurrences: occurrencesOf((date) => eventOf(date)?.id === row.id),
      messages: (args: PageArgs) => none(args, 'messages'),
      name: nameOf(row),
      description: texts?.description ?? null,
      shortDescription: texts?.shortDescription ?? null,
      imageAltText: texts?.imageAltText ?? null,
      ticketSystem: { __typename: 'InternalEventTicketSystem', type: 'INTERNAL' },
      canChildEnroll: canChildEnroll(({ id }) => id === row.id),
    };
  };
  const occurrence = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const keys = childKeysOf(row);
    const patients = keys.flatMap((key) => rowOf(practice.patients, key) ?? []);
    return {
      __typename: 'OccurrenceNode',
      id: kukkuuIds.of('appointment', row.key),
      ...stamps(row),
      time: isoText(row.start),
      event: () => {
        const mine = eventOf(row);
        return mine ? event(mine) : null;
      },
      venue: () => {
        const place = rowOf(practice.places, row.placeKey);
        return place ? venue(place) : null;
      },
      children: childrenOf(patients),
      occurrenceLanguage: memory.extras.get(row.key)?.language ?? 'FI',
      capacityOverride: memory.extras.get(row.key)?.capacityOverride ?? null,
      enrolments: (args: PageArgs) => connect(keys, (key) => enrolment(row, key), args, 'enrolments'),
      freeSpotNotificationSubscriptions: (args: PageArgs) => none(args, 'freeSpotNotificationSubscriptions'),
      remainingCapacity: Math.max((capacityOf(row) ?? 0) - keys.length, 0),
      enrolmentCount: keys.length,
      attendedEnrolmentCount: keys.filter((key) => attendedOf(row, key) === true).length,
      freeSpotNotificationSubscriptionCount: 0,
      capacity: capacityOf(row),
      childHasFreeSpotNotificationSubscription: ({ childId }: ChildId) =>
        kukkuuIds.key('patient', childId) === null ? null : false,
      ticketSystem: { __typename: 'InternalOccurrenceTicketSystem', type: 'INTERNAL' },
    };
  };

  return {
    ...lookups,
    languages,
    project,
    admin,
    none,
    childrenOf,
    occurrencesOf,
    guardians: (args: PageArgs) => connect(guardiansOf(practice), guardian, args, 'guardians'),
    guardian,
    child,
    childBy,
    enrolment,
    venue,
    group,
    event,
    occurrence,
  };
}
