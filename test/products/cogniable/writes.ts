import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { instantOf } from '../graphene/find.ts';
import { timesOf } from '../tableDefinitions.ts';
import { cogniableIds, cogniableRecords, idOf, isBooked, statusNames, statusWords, timeText } from './records.ts';

interface Input {
  readonly input: Row;
}

/** What changes data; an appointment is called off by its status, or deleted. */
export function cogniableWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { student, appointment, user } = cogniableRecords(stage);
  function row<One>(write: () => Written<One>): One {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  const part = (input: Row, name: string): Row => (isRow(input[name]) ? input[name] : {});
  /** The key behind a global id: undefined stays; an empty one, which forms send, is none. */
  function reference(input: Row, name: string, kind: 'client' | 'provider' | 'place'): number | null | undefined {
    const id = givenText(input, name);
    if (id === undefined || id === null || id === '') return id === undefined ? undefined : null;
    const rows = { client: practice.clients, provider: practice.providers, place: practice.places }[kind];
    const key = cogniableIds.key(kind, id);
    const models = { client: 'Students', provider: 'Staff', place: 'SchoolLocation' };
    if (!rowOf<{ readonly key: number }>(rows, key))
      throw new GraphQLError(`${models[kind]} matching query does not exist.`);
    return key;
  }
  function stateOf(input: Row, before: VisitState | undefined): VisitState | undefined {
    const id = givenText(input, 'appointmentStatus');
    if (!id) return undefined;
    const word = statusNames.find((_, index) => idOf('AppointmentStatusType', index + 1) === id);
    if (word === undefined) throw new GraphQLError('AppointmentStatus matching query does not exist.');
    // The same word again leaves what the practice knows more exactly.
    if (before && statusWords[before] === word) return before;
    const states = Object.keys(statusWords) as VisitState[]; // Sound: the record has exactly these keys.
    return states.find((state) => statusWords[state] === word);
  }
  function timeOf(input: Row, name: string): number | undefined {
    const text = givenText(input, name);
    return text ? instantOf(text) : undefined;
  }
  function contactOf(before: ClientRecord | null, input: Row): ReturnType<typeof contactChange> {
    return contactChange(before, givenText(input, 'mobileno'), givenText(input, 'email'));
  }
  const found = (id: string): ReturnType<typeof practice.appointments.find> =>
    practice.appointments.find((each) => isBooked(each) && cogniableIds.of('appointment', each.key) === id);
  return {
    tokenAuth({ input }: Input) {
      if (input['password'] === '') throw new GraphQLError('Please enter valid credentials');
      return { token: 'a.b.c', user: user(1, 'Clinic', 'Admin') };
    },
    CreateAppointment({ input }: Input) {
      const given = part(input, 'appointment');
      const [start, end] = [timeOf(given, 'start'), timeOf(given, 'end')];
      if (start === undefined || end === undefined) throw new GraphQLError('This field cannot be null.');
      const isForStaff = given['staffToStaff'] === true;
      const details = {
        ...timesOf(null, start, end),
        placeKey: reference(given, 'location', 'place') ?? 1,
        typeKey: isForStaff ? 7 : 1,
        providerKey: reference(given, 'therapist', 'provider') ?? null,
        clientKey: reference(given, 'student', 'client') ?? null,
        reason: givenText(given, 'purposeAssignment'),
        state: stateOf(given, undefined) ?? 'planned',
      };
      const made = row(() => bookAppointment(practice, details, now()));
      return { appointment: appointment(made), clientMutationId: input['clientMutationId'] };
    },
    UpdateAppointment({ input }: Input) {
      const given = part(input, 'appointment');
      const before = found(givenText(given, 'id') ?? '');
      if (!before) throw new GraphQLError('Appointment matching query does not exist.');
      const [start, end] = [timeOf(given, 'start'), timeOf(given, 'end')];
      const changes = {
        ...(start !== undefined || end !== undefined ? timesOf(before, start, end) : {}),
        placeKey: reference(given, 'location', 'place') ?? undefined,
        providerKey: reference(given, 'therapist', 'provider'),
        clientKey: reference(given, 'student', 'client'),
        reason: givenText(given, 'purposeAssignment'),
        state: stateOf(given, before.state),
      };
      const after = row(() => changeAppointment(practice, before.key, changes, now()));
      return { appointment: appointment(after), clientMutationId: input['clientMutationId'] };
    },
    DeleteAppointment({ id }: { readonly id: string }) {
      const before = found(id);
      if (!before) throw new GraphQLError('Appointment matching query does not exist.');
      row(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return { success: true };
    },
    CreateAppointmentFeedback: () => ({ message: 'Feedback Submitted' }),
    createStudent({ input }: Input) {
      const given = part(input, 'studentData');
      const email = givenText(given, 'email') ?? '';
      if (practice.clients.some((each) => email !== '' && each.emails[0] === email))
        throw new GraphQLError('Learner with this email already exists');
      const [givenName, familyName] = [givenText(given, 'firstname'), givenText(given, 'lastname') ?? ''];
      const details = { givenName, familyName, emails: [email], phones: [givenText(given, 'mobileno')] };
      const made = row(() => registerClient(practice, details, now()));
      const placeKey = reference(given, 'clinicLocation', 'place') ?? undefined;
      return { student: student(row(() => changeClient(practice, made.key, { placeKey, ...tagsOf(given) }, now()))) };
    },
    updateStudent({ input }: Input) {
      const given = part(input, 'studentData');
      const key = cogniableIds.key('client', givenText(given, 'id'));
      const before = practice.clients.find((each) => each.key === key && !each.isDeleted) ?? null;
      if (!before) throw new GraphQLError('Students matching query does not exist.');
      const isActive = given['isActive'];
      const changes = {
        givenName: givenText(given, 'firstname') ?? undefined,
        familyName: givenText(given, 'lastname') ?? undefined,
        placeKey: reference(given, 'clinicLocation', 'place') ?? undefined,
        isActive: typeof isActive === 'boolean' ? isActive : undefined,
        ...contactOf(before, given),
        ...tagsOf(given),
      };
      return { student: student(row(() => changeClient(practice, before.key, changes, now()))) };
    },
    createLead(details: Row) {
      return {
        details: { ...details, id: idOf('LeadType', 4), createdAt: timeText(now()), user: user(1, 'Clinic', 'Admin') },
      };
    },
  };
}

function tagsOf({ tags }: Row): { readonly tags?: readonly string[] } {
  return Array.isArray(tags) ? { tags: tags.filter((tag) => typeof tag === 'string') } : {};
}
