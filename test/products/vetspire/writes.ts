import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { tagsOfIds, type vetspireRows, vetspireIds, vetspireStatuses } from './records.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type ClientTexts =
  'givenName' | 'familyName' | 'businessName' | 'email' | 'secondaryEmail' | 'notes' | 'primaryLocationId';
type ClientInput = Texts<ClientTexts> & {
  readonly phoneNumbers?: readonly Texts<'value'>[] | null;
  readonly addresses?: readonly Texts<'line1' | 'city'>[] | null;
  readonly isActive?: boolean | null;
  readonly tags?: readonly (string | null)[] | null;
};
type AppointmentInput = Texts<'appointmentTypeId' | 'locationId' | 'patientId' | 'providerId' | 'start' | 'reason'> &
  Texts<'status'> & {
    readonly duration?: number | null;
    readonly isConfirmed?: boolean | null;
    readonly bookedOnline?: boolean | null;
  };
type Named<Input> = Readonly<{ id: string; input: Input }>;

// As the records call them, too.
const petFields = ['name', 'species', 'breed', 'color', 'birthDate', 'microchip', 'sex', 'isActive', 'isDeceased'];

/** The mutations, each of which answers the row; a refusal is an error with a code. */
export function vetspireWrites(
  stage: Backstage,
  rows: ReturnType<typeof vetspireRows>,
  online: Set<number>,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => rowOrError(stage, write, 'unprocessable_entity');
  function stateOf({ status, isConfirmed }: AppointmentInput, before: VisitState): VisitState {
    // What isn't known here, such as PENDING, is as good as planned.
    const words: Readonly<Record<string, string>> = vetspireStatuses;
    const isKnown = status === null || status === undefined || Object.values(words).includes(status);
    const state = (isKnown ? stateOfWord(vetspireStatuses, status) : 'planned') ?? before;
    const isAhead = state === 'planned' || state === 'confirmed';
    if (!isAhead || isConfirmed === null || isConfirmed === undefined) return state;
    return isConfirmed ? 'confirmed' : 'planned';
  }
  function changeOfBook(input: AppointmentInput): Partial<AppointmentRecord> {
    const place = vetspireIds.key('place', input.locationId);
    const type = vetspireIds.key('visitType', input.appointmentTypeId);
    const pet = rowOf(practice.patients, vetspireIds.key('patient', input.patientId));
    return {
      ...(input.start && { start: instantOf(input.start) }),
      ...(typeof input.duration === 'number' && { minutes: input.duration }),
      ...(place !== null && { placeKey: place }),
      ...(type !== null && { typeKey: type }),
      ...(input.providerId !== undefined && { providerKey: vetspireIds.key('provider', input.providerId) }),
      ...(pet && { patientKey: pet.key, clientKey: pet.clientKey }),
      ...(input.reason !== undefined && { reason: input.reason }),
    };
  }
  function changeOf(input: ClientInput, before: ClientRecord | null): Partial<ClientRecord> {
    const { phoneNumbers, addresses, tags } = input;
    const emails = [
      input.email === undefined ? before?.emails[0] : input.email,
      input.secondaryEmail === undefined ? before?.emails[1] : input.secondaryEmail,
    ];
    const values = (phoneNumbers ?? []).map(({ value }) => ({ label: 'Mobile' as const, value: value ?? '' }));
    const place = vetspireIds.key('place', input.primaryLocationId);
    return {
      emails: emails.filter((each) => typeof each === 'string'),
      ...(input.givenName !== undefined && { givenName: input.givenName }),
      ...(typeof input.familyName === 'string' && { familyName: input.familyName }),
      ...(input.notes !== undefined && { note: input.notes }),
      ...(typeof input.isActive === 'boolean' && { isActive: input.isActive }),
      ...(phoneNumbers && { phones: values }),
      ...(addresses && { street: addresses[0]?.line1 ?? '', city: addresses[0]?.city ?? '' }),
      ...(tags && { tags: tagsOfIds(tags) }),
      ...(place !== null && { placeKey: place }),
    };
  }
  function changePet(key: number | null, input: Row): Row {
    const given = petFields.filter((field) => (input[field] ?? null) !== null).map((field) => [field, input[field]]);
    return rows.patient(done(() => changePatient(practice, key, Object.fromEntries(given), now())));
  }
  return {
    createClient({ input }: { input?: ClientInput | null }) {
      const { givenName, familyName, businessName } = input ?? {};
      const names = { givenName, familyName: familyName ?? businessName };
      const made = done(() => registerClient(practice, names, now()));
      const change = changeOf({ ...input, familyName: made.familyName }, made);
      return rows.client(done(() => changeClient(practice, made.key, change, now())));
    },
    updateClient({ id, input }: Named<ClientInput>) {
      const key = vetspireIds.key('client', id);
      const change = changeOf(input, rowOf(practice.clients, key));
      return rows.client(done(() => changeClient(practice, key, change, now())));
    },
    createPatient({ clientId, input }: { clientId: string; input?: Row | null }) {
      const clientKey = vetspireIds.key('client', clientId);
      const made = done(() => addPatient(practice, { clientKey, name: givenText(input ?? {}, 'name') }, now()));
      return changePet(made.key, input ?? {});
    },
    updatePatient: ({ id, input }: Named<Row>) => changePet(vetspireIds.key('patient', id), input),
    createAppointment({ input }: { input: AppointmentInput }) {
      const { start = null, ...rest } = changeOfBook(input);
      const keys = { placeKey: null, typeKey: null, patientKey: null, ...rest };
      const booking = { ...keys, start, state: stateOf(input, 'planned') };
      const made = done(() => bookAppointment(practice, booking, now()));
      if (input.bookedOnline) online.add(made.key);
      return rows.appointment(made);
    },
    updateAppointment({ id, input }: Named<AppointmentInput>) {
      const before = rowOf(practice.appointments, vetspireIds.key('appointment', id));
      const change = { ...changeOfBook(input), ...(before && { state: stateOf(input, before.state) }) };
      return rows.appointment(done(() => changeAppointment(practice, before?.key ?? null, change, now())));
    },
    deleteAppointment({ id }: { id: string }) {
      const key = vetspireIds.key('appointment', id);
      return rows.appointment(done(() => changeAppointment(practice, key, { isDeleted: true }, now())));
    },
  };
}
