import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import {
  cancellationReasons,
  clinikoIds,
  type ClinikoMemory,
  type ClinikoRecords,
  dateTime,
  isVisit,
  reference,
  urlOf,
} from './records.ts';

type Mutate = (args: { readonly id: string; readonly input?: Row | null }) => Row;

/** The answer where an id leads to nothing: an ordinary one, of the type that the document has for it. */
export const notFound: Row = { __typename: 'Error', message: 'Not found', errors: null };

/** The answer to an input that isn't valid, with what is wrong by the name of the field. */
function invalid(errors: Row): Row {
  return { __typename: 'Error', message: 'Validation Failed', errors };
}

// What is kept of a patient as it was given; the rest is in the practice.
// prettier-ignore
const detailFields = [
  'title', 'preferred_first_name', 'date_of_birth', 'state', 'post_code', 'country', 'time_zone', 'accepted_privacy_policy',
];

/** The mutations of the gateway; a refusal is an answer, not an error. */
export function clinikoWrites(
  backstage: Backstage,
  records: ClinikoRecords,
  memory: ClinikoMemory,
): Readonly<Record<string, Mutate>> {
  const { practice, now } = backstage;
  const answer = <Record>(write: () => Written<Record>, show: (row: Record) => Row): Row => {
    const outcome = written(backstage, write);
    if (outcome.ok) return show(outcome.row);
    return { __typename: 'Error', message: outcome.message, errors: { [outcome.field]: outcome.message } };
  };
  const rowsOf = {
    client: () => practice.clients.filter(({ isDeleted }) => !isDeleted),
    provider: () => practice.providers,
    place: () => practice.places,
    visitType: () => practice.visitTypes.filter(({ isBookable }) => isBookable),
  };
  const keyIn = (input: Row, field: string, kind: keyof typeof rowsOf): number | null => {
    const key = clinikoIds.key(kind, givenText(input, field));
    return rowsOf[kind]().some((row) => row.key === key) ? key : null;
  };
  const instantIn = (input: Row, field: string): number => instantOf(givenText(input, field) ?? '');

  /** All of a visit: the document wants every field also where only one is to change. */
  const visitOf = (input: Row) => {
    const start = instantIn(input, 'starts_at');
    const minutes = Math.round((instantIn(input, 'ends_at') - start) / 60_000);
    const keys = {
      clientKey: keyIn(input, 'patient_id', 'client'),
      providerKey: keyIn(input, 'practitioner_id', 'provider'),
      placeKey: keyIn(input, 'business_id', 'place'),
      typeKey: keyIn(input, 'appointment_type_id', 'visitType'),
    };
    const names = {
      clientKey: 'patient',
      providerKey: 'practitioner',
      placeKey: 'business',
      typeKey: 'appointment_type',
    };
    const missing = Object.entries(keys).flatMap(([field, key]) =>
      key === null ? [[Reflect.get(names, field), 'must exist']] : [],
    );
    const errors: Row = { ...Object.fromEntries(missing), ...(minutes <= 0 && { ends_at: 'must be after starts at' }) };
    return { start, minutes, ...keys, reason: givenText(input, 'notes'), errors };
  };
  const visitKey = (id: string): number | null => {
    const row = rowOf(practice.appointments, clinikoIds.key('appointment', id));
    return row && isVisit(row) ? row.key : null;
  };
  const clientKey = (id: string): number | null => keyIn({ id }, 'id', 'client');

  const saved = (input: Row, key: number): Row => {
    const email = givenText(input, 'email');
    const change = {
      givenName: givenText(input, 'first_name'),
      familyName: givenText(input, 'last_name') ?? undefined,
      emails: email === undefined ? undefined : [email].filter((text) => text !== null),
      street: givenText(input, 'address_1') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
    };
    const details = presentFields(Object.fromEntries(detailFields.map((field) => [field, input[field]])));
    return answer(
      () => changeClient(practice, key, change, now()),
      (row) => {
        memory.details.set(key, { ...memory.details.get(key), ...details });
        return records.patient(row);
      },
    );
  };
  const blank = (input: Row): Row | null => {
    const fields = ['first_name', 'last_name'].filter((field) => (givenText(input, field) ?? '').trim() === '');
    return fields.length > 0 ? invalid(Object.fromEntries(fields.map((field) => [field, "can't be blank"]))) : null;
  };
  const archived =
    (isActive: boolean): Mutate =>
    ({ id }) => {
      const key = clientKey(id);
      if (key === null) return notFound;
      return answer(() => changeClient(practice, key, { isActive }, now()), records.patient);
    };

  return {
    createIndividualAppointment({ input }) {
      const { errors, ...visit } = visitOf(input ?? {});
      if (Object.keys(errors).length > 0) return invalid(errors);
      return answer(() => bookAppointment(practice, visit, now()), records.appointment);
    },
    updateIndividualAppointment({ id, input }) {
      const key = visitKey(id);
      if (key === null) return notFound;
      const { errors, clientKey: client, placeKey, typeKey, ...visit } = visitOf(input ?? {});
      if (Object.keys(errors).length > 0) return invalid(errors);
      const keys = { clientKey: client, placeKey: placeKey ?? undefined, typeKey: typeKey ?? undefined };
      return answer(() => changeAppointment(practice, key, { ...visit, ...keys }, now()), records.appointment);
    },
    cancelIndividualAppointment({ id, input }) {
      const key = visitKey(id);
      if (key === null) return notFound;
      const reason = Number(input?.['cancellation_reason'] ?? 50);
      const text = cancellationReasons[reason];
      if (text === undefined) return invalid({ cancellation_reason: 'is not included in the list' });
      const note = input ? (givenText(input, 'cancellation_note') ?? null) : null;
      return answer(
        () => changeAppointment(practice, key, { state: 'cancelled', cancelReason: note ?? text }, now()),
        (row) => {
          memory.cancellations.set(key, { reason, note });
          return records.appointment(row);
        },
      );
    },
    createPatient({ input }) {
      const given = input ?? {};
      const errors = blank(given);
      if (errors) return errors;
      const names = { givenName: givenText(given, 'first_name'), familyName: givenText(given, 'last_name') };
      return answer(
        () => registerClient(practice, names, now()),
        ({ key }) => saved(given, key),
      );
    },
    updatePatient({ id, input }) {
      const key = clientKey(id);
      if (key === null) return notFound;
      return blank(input ?? {}) ?? saved(input ?? {}, key);
    },
    archivePatient: archived(false),
    unarchivePatient: archived(true),
    createTreatmentNote({ input }) {
      const given = input ?? {};
      const client = keyIn(given, 'patient_id', 'client');
      if (client === null) return invalid({ patient: 'must exist' });
      const write = (): Written<number> => ({ ok: true, row: 5200 + memory.notes.length });
      return answer(write, (id) => {
        const author = keyIn(given, 'practitioner_id', 'provider') ?? 1;
        const note: Row = {
          __typename: 'TreatmentNote',
          id,
          content: given['content'] ?? { sections: [] },
          draft: given['draft'] ?? true,
          created_at: dateTime(now()),
          updated_at: dateTime(now()),
          patient: reference(`patients/${clinikoIds.of('client', client)}`),
          practitioner: reference(`practitioners/${clinikoIds.of('provider', author)}`),
          treatment_note_template: reference(
            `treatment_note_templates/${givenText(given, 'treatment_note_template_id') ?? ''}`,
          ),
          links: { self: urlOf(`treatment_notes/${String(id)}`) },
        };
        memory.notes.push(note);
        return note;
      });
    },
  };
}
