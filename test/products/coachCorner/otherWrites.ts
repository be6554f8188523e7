import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { CoachCornerMemory, InterestFields, ReviewFields, TaskFields } from './memory.ts';
import { interestIn } from './peopleWrites.ts';
import type { CoachCornerRecords } from './records.ts';
import type { Table } from './tables.ts';
import { coachCornerError, coacheesOf, instantIn, textIn, wordIn } from './values.ts';

interface InterestChange {
  readonly id: number;
  readonly type: string;
  readonly name: string;
}

interface ContactInput {
  readonly coachId: number;
  readonly coacheeId: number;
  readonly contactedStatus: boolean;
}

type Side = 'coach' | 'coachee';

const mostComment = 500;
const capitalized: Readonly<Record<Side, string>> = { coach: 'Coach', coachee: 'Coachee' };

function taskIn(input: Row): Omit<TaskFields, 'personId'> {
  return {
    title: textIn(input, 'title', 'Title is required.'),
    description: textIn(input, 'description', 'Description is required.'),
    completionStatus: wordIn(
      input['completionStatus'],
      ['COMPLETED', 'UNCOMPLETED'],
      'Invalid completion status value.',
    ),
    date: instantIn(input['date']),
  };
}

/** The mutations about interests, tasks, reviews, contacts and messages. */
export function otherWrites(
  backstage: Backstage,
  memory: CoachCornerMemory,
  { others, coaches }: CoachCornerRecords,
  ownId: number,
): object {
  const { practice, now } = backstage;
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }), 'INTERNAL_SERVER_ERROR');
  };
  const checkOwn = (id: number): void => {
    if (id !== ownId) throw coachCornerError("ID doesn't match");
  };
  const checkPerson = (side: Side, id: number, table: string): void => {
    const row = side === 'coach' ? rowOf(coaches(), id) : rowOf(coacheesOf(practice), id);
    if (!row)
      throw coachCornerError(`Foreign key constraint failed on the field: \`${table}_${side}_id_fkey (index)\``);
  };
  const interests: Readonly<Record<Side, Table<InterestFields>>> = {
    coach: memory.coachInterests,
    coachee: memory.coacheeInterests,
  };
  const tasks: Readonly<Record<Side, Table<TaskFields>>> = { coach: memory.coachTasks, coachee: memory.coacheeTasks };

  const addInterest =
    (side: Side) =>
    ({ input }: { readonly input: { readonly type: string; readonly name: string } & Row }): Row => {
      const interest = interestIn(input);
      const personId = Number(input[`${side}Id`]);
      checkPerson(side, personId, `${side}_interests`);
      allowed();
      return others.interest(side, interests[side].add({ personId, ...interest }, now()));
    };
  const changeInterests =
    (side: Side) =>
    ({ input }: { readonly input: readonly (InterestChange | null)[] }): readonly Row[] => {
      const given = input.filter((each) => each !== null).map((each) => ({ id: each.id, fields: interestIn(each) }));
      const missing = given.find(({ id }) => !interests[side].find(id));
      if (missing) throw coachCornerError(`${capitalized[side]} interest with ID ${String(missing.id)} not found.`);
      allowed();
      const rows = given.map(({ id, fields }) => interests[side].change(id, fields, now()));
      return rows.filter((row) => row !== null).map((row) => others.interest(side, row));
    };
  const addTask =
    (side: Side) =>
    ({ input }: { readonly input: Row }): Row => {
      const task = taskIn(input);
      const personId = Number(input[`${side}Id`]);
      checkOwn(personId);
      checkPerson(side, personId, `${side}_tasks`);
      allowed();
      return others.task(side, tasks[side].add({ personId, ...task }, now()));
    };
  const changeTask =
    (side: Side) =>
    ({ id, input }: { readonly id: number; readonly input: Row }): Row => {
      const task = taskIn(input);
      if (!tasks[side].find(id)) throw coachCornerError(`${capitalized[side]} task with ID ${String(id)} not found.`);
      allowed();
      const row = tasks[side].change(id, task, now());
      if (row) return others.task(side, row);
      throw coachCornerError('Record to update not found.');
    };

  return {
    createCoachInterest: addInterest('coach'),
    createCoacheeInterest: addInterest('coachee'),
    updateCoachInterests: changeInterests('coach'),
    updateCoacheeInterests: changeInterests('coachee'),
    createCoachTask: addTask('coach'),
    createCoacheeTask: addTask('coachee'),
    updateCoachTask: changeTask('coach'),
    updateCoacheeTask: changeTask('coachee'),
    createSportsCredentials({ input }: { readonly input: { readonly sportId: number } & Row }): Row {
      const credentialPicture = textIn(input, 'credentialPicture', 'Credential picture is required.');
      if (!memory.sports.find(input.sportId))
        throw coachCornerError(
          'Foreign key constraint failed on the field: `sports_credentials_sport_id_fkey (index)`',
        );
      allowed();
      return others.credential(memory.credentials.add({ sportId: input.sportId, credentialPicture }, now()));
    },
    createReview({ input }: { readonly input: ReviewFields }): Row {
      const { starRating, comment, coachId, coacheeId } = input;
      if (starRating < 1 || starRating > 5) throw coachCornerError('Star rating must be between  1 and  5.');
      if (comment.length > mostComment) throw coachCornerError('Comment cannot exceed  500 characters.');
      checkOwn(coacheeId);
      const isEarned = practice.appointments.some(
        (row) => row.providerKey === coachId && row.clientKey === coacheeId && row.state === 'completed',
      );
      if (!isEarned) throw coachCornerError('A completed booking slot is required to create a review.');
      allowed();
      return others.review(memory.reviews.add({ starRating, comment, coachId, coacheeId }, now()));
    },
    createContact({ input }: { readonly input: ContactInput }): Row {
      const { coachId, coacheeId, contactedStatus } = input;
      checkOwn(coacheeId);
      const isKnown = memory.contacts
        .rows()
        .some((row) => row.active && row.coachId === coachId && row.coacheeId === coacheeId);
      if (isKnown) throw coachCornerError('Already added this coach to contacts!');
      checkPerson('coach', coachId, 'contacts');
      checkPerson('coachee', coacheeId, 'contacts');
      allowed();
      return others.contact(memory.contacts.add({ coachId, coacheeId, contactedStatus }, now()));
    },
    updateContactedStatus(args: { readonly id: number; readonly input: { readonly contactedStatus: boolean } }): Row {
      if (!memory.contacts.find(args.id)) throw coachCornerError(`Contact with ID ${String(args.id)} not found.`);
      allowed();
      const row = memory.contacts.change(args.id, { contactedStatus: args.input.contactedStatus }, now());
      if (row) return others.contact(row);
      throw coachCornerError('Record to update not found.');
    },
    createMessage({ input }: { readonly input: { readonly contactId: number; readonly content: string } }): Row {
      const { contactId, content } = input;
      if (!memory.contacts.find(contactId))
        throw coachCornerError('Foreign key constraint failed on the field: `messages_contact_id_fkey (index)`');
      allowed();
      return others.message(memory.messages.add({ contactId, content }, now()));
    },
  };
}
