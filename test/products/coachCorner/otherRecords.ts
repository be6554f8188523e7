import type { Row } from '../generatedRows.ts';
import type {
  CoachCornerMemory,
  ContactFields,
  CredentialFields,
  InterestFields,
  MessageFields,
  ReviewFields,
  SportFields,
  TaskFields,
} from './memory.ts';
import type { Stamped } from './tables.ts';
import { dateText } from './values.ts';

/** How rows look that the practice has no place for. */
export type OtherRecords = ReturnType<typeof otherRecords>;

/** Finds people by number, null where they are no longer active. */
interface People {
  readonly activeCoach: (key: number | null) => Row | null;
  readonly activeCoachee: (key: number | null) => Row | null;
}

/** Dates and number of a stored row. */
export function stamps({ id, active, createdAt, updatedAt }: Stamped): Row {
  return { id, active, createdAt: dateText(createdAt), updatedAt: dateText(updatedAt) };
}

const isActive = ({ active }: Stamped): boolean => active;

/** Makes rows from what is stored beside the practice. */
export function otherRecords(memory: CoachCornerMemory, { activeCoach, activeCoachee }: People) {
  /** The person whose row it is, under the name that the table has for it. */
  const owner = (side: 'coach' | 'coachee', id: number): Row =>
    side === 'coach'
      ? { coachId: id, coach: () => activeCoach(id) }
      : { coacheeId: id, coachee: () => activeCoachee(id) };
  const both = ({ coachId, coacheeId }: { readonly coachId: number; readonly coacheeId: number }): Row => ({
    ...owner('coach', coachId),
    ...owner('coachee', coacheeId),
  });

  const interest = (side: 'coach' | 'coachee', row: InterestFields & Stamped): Row => ({
    ...stamps(row),
    ...owner(side, row.personId),
    type: row.type,
    name: row.name,
  });
  const task = (side: 'coach' | 'coachee', row: TaskFields & Stamped): Row => ({
    ...stamps(row),
    ...owner(side, row.personId),
    title: row.title,
    description: row.description,
    completionStatus: row.completionStatus,
    date: dateText(row.date),
  });
  const sport = (row: SportFields & Stamped): Row => ({
    ...stamps(row),
    ...owner('coach', row.coachId),
    type: row.type,
    sportsCredentials: () =>
      memory.credentials
        .rows()
        .filter((each) => each.active && each.sportId === row.id)
        .map((each) => credential(each)),
  });
  const credential = (row: CredentialFields & Stamped): Row => ({
    ...stamps(row),
    sportId: row.sportId,
    sport() {
      const found = memory.sports.find(row.sportId);
      return found?.active ? sport(found) : null;
    },
    credentialPicture: row.credentialPicture,
  });
  const review = (row: ReviewFields & Stamped): Row => ({
    ...stamps(row),
    ...both(row),
    starRating: row.starRating,
    comment: row.comment,
  });
  const contact = (row: ContactFields & Stamped): Row => ({
    ...stamps(row),
    ...both(row),
    contactedStatus: row.contactedStatus,
    messages: () =>
      memory.messages
        .rows()
        .filter(({ contactId }) => contactId === row.id)
        .map((each) => message(each)),
  });
  const message = (row: MessageFields & Stamped): Row => ({
    id: row.id,
    content: row.content,
    contactId: row.contactId,
    contact() {
      const found = memory.contacts.find(row.contactId);
      return found?.active ? contact(found) : null;
    },
    createdAt: dateText(row.createdAt),
  });

  const ofCoach = (key: number): Row => ({
    interests: () => owned(memory.coachInterests.rows(), key).map((row) => interest('coach', row)),
    tasks: () => owned(memory.coachTasks.rows(), key).map((row) => task('coach', row)),
    reviews: () => rowsWith(memory.reviews.rows(), 'coachId', key).map((row) => review(row)),
    contacts: () => rowsWith(memory.contacts.rows(), 'coachId', key).map((row) => contact(row)),
    sports: () => rowsWith(memory.sports.rows(), 'coachId', key).map((row) => sport(row)),
  });
  const ofCoachee = (key: number): Row => ({
    interests: () => owned(memory.coacheeInterests.rows(), key).map((row) => interest('coachee', row)),
    tasks: () => owned(memory.coacheeTasks.rows(), key).map((row) => task('coachee', row)),
    reviews: () => rowsWith(memory.reviews.rows(), 'coacheeId', key).map((row) => review(row)),
    contacts: () => rowsWith(memory.contacts.rows(), 'coacheeId', key).map((row) => contact(row)),
  });

  return { interest, task, credential, review, contact, message, ofCoach, ofCoachee };
}

function owned<Item extends Stamped & { readonly personId: number }>(
  rows: readonly Item[],
  key: number,
): readonly Item[] {
  return rows.filter((row) => isActive(row) && row.personId === key);
}

function rowsWith<Field extends string, Item extends Stamped & Readonly<Record<Field, number>>>(
  rows: readonly Item[],
  field: Field,
  key: number,
): readonly Item[] {
  return rows.filter((row) => isActive(row) && row[field] === key);
}
