import { createHash } from 'node:crypto';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connector, fits, identifiers, type ListArgs, ordered, pageOf } from './lists.ts';
import { dateTime, isEncounter, msupplyIds, type MsupplyNodes, statusOf } from './nodes.ts';
import { program, typeOf } from './registry.ts';

/** Encounters, and the documents that they are. */
export type MsupplyEncounters = ReturnType<typeof msupplyEncounters>;

/** Makes encounters for a caller who asks from a store. */
export function msupplyEncounters({ practice, meet, cap }: Backstage, nodes: MsupplyNodes) {
  const { patientId, patient, clinician, enrolments, documentOf } = nodes;
  /** The version of an encounter's document that the next one has to name as its parent. */
  const documentId = (row: practices.AppointmentRecord): string =>
    createHash('sha256')
      .update(`${msupplyIds.of('appointment', row.key)} ${String(row.updatedAt)}`)
      .digest('hex');

  const encounterName = (row: practices.AppointmentRecord): string =>
    `patients/${patientId(row.clientKey ?? 0)}/${typeOf(row.typeKey)}/${dateTime(row.createdAt)}`;

  const dataOf = (row: practices.AppointmentRecord): Row => {
    const person = practices.rowOf(practice.providers, row.providerKey);
    const { id, firstName, lastName } = person ? clinician(person) : {};
    return {
      createdDatetime: dateTime(row.createdAt),
      startDatetime: dateTime(row.start),
      endDatetime: dateTime(row.start + row.minutes * 60_000),
      status: statusOf(row),
      ...(person && { clinician: { id, firstName, lastName } }),
      location: { storeId: msupplyIds.of('place', row.placeKey) },
      notes: row.reason === null ? [] : [{ text: row.reason, created: dateTime(row.createdAt) }],
    };
  };

  const encounter = (row: practices.AppointmentRecord, storeId: string): Row => {
    const person = practices.rowOf(practice.clients, row.clientKey);
    const provider = practices.rowOf(practice.providers, row.providerKey);
    const place = msupplyIds.key('place', storeId);
    const type = typeOf(row.typeKey);
    const previous = (): Row | null => {
      const before = practice.appointments
        .filter((other) => other.clientKey === row.clientKey && other.start < row.start && isEncounter(other))
        .toSorted(practices.byStart)
        .at(-1);
      return before ? encounter(before, storeId) : null;
    };
    return {
      __typename: 'EncounterNode',
      key: row.key,
      id: msupplyIds.of('appointment', row.key),
      name: encounterName(row),
      documentName: encounterName(row),
      documentData: JSON.stringify(dataOf(row)),
      type,
      status: statusOf(row),
      contextId: program.contextId,
      programId: program.id,
      createdDatetime: dateTime(row.createdAt),
      startDatetime: dateTime(row.start),
      endDatetime: dateTime(row.start + row.minutes * 60_000),
      patientId: patientId(row.clientKey ?? 0),
      clinicianId: provider && msupplyIds.of('provider', provider.key),
      patient: person && patient(person, storeId),
      clinician: provider && place !== null && provider.placeKeys.includes(place) ? clinician(provider) : null,
      document: () => ({
        ...documentOf(encounterName(row), type, dateTime(row.updatedAt), ''),
        id: documentId(row),
        data: dataOf(row),
      }),
      previousEncounter: previous,
      programEnrolment: person && (enrolments(person, storeId)[0] ?? null),
      programEvents: () => connector('ProgramEventConnector', []),
      activeProgramEvents: () => connector('ProgramEventConnector', []),
      suggestedNextEncounter: null,
    };
  };

  /** Encounters of all stores; those that were deleted only for who asks for them. */
  const encounters = (
    { filter, sort, page, storeId }: ListArgs,
    isOf: (row: practices.AppointmentRecord) => boolean = () => true,
  ): Row => {
    const withDeleted = filter?.['includeDeleted'] === true;
    const rows = practice.appointments.filter((row) => {
      return isEncounter(row) && isOf(row) && (withDeleted || !row.isDeleted);
    });
    const found = rows.map((row) => encounter(row, storeId)).filter((row) => fits(row, filter, identifiers));
    const shown = pageOf(ordered(found, sort, 'patientId'), page, { cap });
    for (const row of shown) meet('appointment', Number(row['key']));
    return connector('EncounterConnector', shown, found.length);
  };

  return { encounter, encounters, documentId };
}
