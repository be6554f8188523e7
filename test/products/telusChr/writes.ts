import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { type ChrRecords, phoneFields, statusWords, telusIds } from './records.ts';

type Mutate = (args: { readonly input: Row }) => Row;

// Words that mean what another does, or nothing that the practice knows.
// prettier-ignore
const otherWords: Readonly<Record<string, VisitState>> = {
  REQUESTED: 'planned', PROVIDER_REQUESTED: 'planned', ACTION_REQUIRED: 'planned', RESCHEDULED: 'planned',
  SYSTEM_DELAY: 'planned', NONE: 'planned', IN_ROOM: 'inProgress', REJECTED: 'cancelled',
};

/** The mutations of the product; what is refused is an error with words and no code. */
export function telusWrites(backstage: Backstage, records: ChrRecords): Readonly<Record<string, Mutate>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const upcoming = (input: Row, field: string): number | undefined => {
    const text = givenText(input, field);
    if (!text) return undefined;
    const instant = instantOf(text);
    if (instant <= now()) throw new GraphQLError(`"${text}" is not a future datetime`);
    return instant;
  };
  const known = (input: Row, field: string, kind: 'place' | 'provider' | 'visitType'): number | undefined => {
    const id = input[field];
    if (id === undefined) return undefined;
    const key = telusIds.key(kind, typeof id === 'number' ? id : givenText(input, field));
    const rows = { place: practice.places, provider: practice.providers, visitType: practice.visitTypes }[kind];
    if (key === null || !rows.some((row) => row.key === key)) throw new GraphQLError(`Invalid ${field}`);
    return key;
  };
  /** What an input says of a visit. Nobody can be booked twice at once, unless the rules are left aside. */
  const visitOf = (input: Row, before: AppointmentRecord | null): Partial<AppointmentRecord> => {
    const [start, end] = [upcoming(input, 'startAt'), upcoming(input, 'untilAt')];
    const providerKey = known(input, 'providerId', 'provider');
    const isMoved = start !== undefined || end !== undefined || providerKey !== undefined;
    const times = isMoved ? timesOf(before, start, end) : {};
    const visit = { ...before, ...times, providerKey: providerKey ?? before?.providerKey };
    const from = visit.start ?? 0;
    const until = from + (visit.minutes ?? 0) * 60_000;
    if (isMoved && until <= from) throw new GraphQLError('Until at must be after start at');
    const isTaken = practice.appointments.some((row) => {
      if (row.key === before?.key || row.providerKey === null || row.isDeleted || row.state === 'cancelled')
        return false;
      return row.providerKey === visit.providerKey && row.start < until && row.start + row.minutes * 60_000 > from;
    });
    const isAllowed = !isMoved || !isTaken || input['skipValidations'] === true;
    if (!isAllowed) throw new GraphQLError('Provider is not available at this time');
    const word = givenText(input, 'status');
    const [placeKey, typeKey] = [known(input, 'locationId', 'place'), known(input, 'serviceId', 'visitType')];
    const state = otherWords[word ?? ''] ?? stateOfWord(statusWords, word);
    return presentFields({ ...times, providerKey, placeKey, typeKey, state, reason: givenText(input, 'reason') });
  };
  /** The fields of a patient that an input gives; what isn't given stays. */
  const detailsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    const labels = ['Mobile', 'Home', 'Work'] as const;
    const phones = labels.flatMap((label) => {
      const text = givenText(input, phoneFields[label]);
      const value = text === undefined ? before?.phones.find((phone) => phone.label === label)?.value : text;
      return value ? [{ label, value }] : [];
    });
    const email = givenText(input, 'email');
    return presentFields({
      givenName: givenText(input, 'firstName'),
      familyName: givenText(input, 'lastName') ?? undefined,
      phones,
      emails: email === undefined ? undefined : [email].filter((text) => text !== null),
      street: givenText(input, 'streetAddress') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
      placeKey: known(input, 'primaryLocationId', 'place'),
    });
  };
  const changed = (input: Row, key: number | null, change: Partial<ClientRecord>): Row => {
    const row = done(() => changeClient(practice, key, change, now()));
    return { patient: records.patient(row), clientMutationId: input['clientMutationId'] };
  };

  return {
    createAppointment({ input }) {
      const id = givenText(input, 'patientId') ?? givenText(input, 'respondentId');
      const keys = { start: null, placeKey: null, typeKey: null, clientKey: telusIds.key('client', id) };
      const booking = { ...keys, ...visitOf(input, null) };
      return records.appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ input }) {
      const key = telusIds.key('appointment', givenText(input, 'id'));
      const change = visitOf(input, rowOf(practice.appointments, key));
      const row = done(() => changeAppointment(practice, key, change, now()));
      return { appointment: records.appointment(row), clientMutationId: input['clientMutationId'] };
    },
    createPatient({ input }) {
      const { phones, ...details } = detailsOf(input, null);
      const { key } = done(() => registerClient(practice, details, now()));
      return changed(input, key, { ...details, phones: phones ?? [] });
    },
    updatePatient({ input }) {
      const key = telusIds.key('client', givenText(input, 'id'));
      return changed(input, key, detailsOf(input, rowOf(practice.clients, key)));
    },
    archivePatient: ({ input }) => changed(input, telusIds.key('client', givenText(input, 'id')), { isActive: false }),
  };
}
