import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type EndearMemory, nextKey, type NoteRecord, type TaskRecord } from './memory.ts';
import type { EndearOffice } from './office.ts';
import { badInput, customersOf, endearIds, instantIn, notFound, rowWithId } from './values.ts';

const { key } = endearIds;
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The mutations of notes and tasks. */
export function endearOfficeWrites(
  backstage: Backstage,
  memory: EndearMemory,
  office: EndearOffice,
): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now } = backstage;
  const allowed = (): void => {
    rowOrError(backstage, (): Written<null> => ({ ok: true, row: null }), 'FORBIDDEN');
  };
  const knownKey = (kind: 'client' | 'provider' | 'place', id: string | null | undefined): number | null => {
    if (!id) return null;
    const rows = { client: customersOf(practice), provider: practice.providers, place: practice.places }[kind];
    const row = rows.find((each) => each.key === key(kind, id));
    if (!row) throw notFound({ client: 'Customer', provider: 'User', place: 'Team' }[kind]);
    return row.key;
  };
  const usersOf = (ids: unknown): readonly number[] =>
    texts(ids).flatMap((id) => {
      const known = knownKey('provider', id);
      return known === null ? [] : [known];
    });
  const later = ({ updatedAt }: { readonly updatedAt: number }): number => Math.max(now(), updatedAt + 1000);

  const noteOf = (id: unknown): NoteRecord => {
    const row = rowWithId(memory.notes, 'note', id);
    if (!row) throw notFound('Note');
    return row;
  };
  const taskOf = (args: Row): TaskRecord => {
    const row = rowWithId(memory.tasks, 'task', args['id']);
    if (!row) throw notFound('Task');
    return row;
  };
  const putTask = (row: TaskRecord): Row => {
    const changed = { ...row, updatedAt: later(row) };
    memory.tasks[memory.tasks.findIndex((each) => each.key === row.key)] = changed;
    return { task: office.task(changed) };
  };

  return {
    createNote(args) {
      allowed();
      const [title, description] = [givenText(args, 'title') ?? null, givenText(args, 'description') ?? null];
      if (!title && !description) throw badInput('A note needs a title or a description');
      const row: NoteRecord = {
        key: nextKey(memory.notes),
        title,
        description,
        tags: texts(args['tags']),
        clientKey: knownKey('client', givenText(args, 'customerId')),
        providerKey: knownKey('provider', givenText(args, 'creatorId')),
        placeKey: knownKey('place', givenText(args, 'createdInTeamId')),
        zone: givenText(args, 'timeZone') ?? null,
        createdAt: now(),
        updatedAt: now(),
      };
      memory.notes.push(row);
      return { note: office.note(row) };
    },
    updateNote(args) {
      allowed();
      const before = noteOf(args['id']);
      const tags = args['tags'];
      const row = {
        ...before,
        title: givenText(args, 'title') ?? before.title,
        description: givenText(args, 'description') ?? before.description,
        tags: Array.isArray(tags) ? texts(tags) : before.tags,
        updatedAt: later(before),
      };
      memory.notes[memory.notes.indexOf(before)] = row;
      return { note: office.note(row) };
    },
    createNoteComment(args) {
      allowed();
      const row = {
        key: nextKey(memory.comments),
        noteKey: noteOf(args['noteId']).key,
        text: givenText(args, 'comment') ?? '',
        providerKey: knownKey('provider', givenText(args, 'creatorId')),
        createdAt: now(),
        updatedAt: now(),
      };
      memory.comments.push(row);
      return { note_comment: office.comment(row) };
    },
    updateNoteComment(args) {
      allowed();
      const before = rowWithId(memory.comments, 'comment', args['id']);
      if (!before) throw notFound('NoteComment');
      knownKey('provider', givenText(args, 'updaterId'));
      const row = { ...before, text: givenText(args, 'comment') ?? '', updatedAt: later(before) };
      memory.comments[memory.comments.indexOf(before)] = row;
      return { note_comment: office.comment(row) };
    },
    createTask(args) {
      allowed();
      // Who asks again with the same key gets the same task.
      const idempotencyKey = givenText(args, 'idempotencyKey');
      const known = memory.tasks.find((row) => row.key === memory.asked.get(idempotencyKey ?? ''));
      if (known) return { task: office.task(known) };
      const expires = givenText(args, 'expiresAt');
      const associations = args['associations'];
      const clients = (Array.isArray(associations) ? associations.filter(isRow) : []).flatMap((each) => {
        const client = knownKey('client', givenText(each, 'customerId'));
        return client === null ? [] : [client];
      });
      const user = knownKey('provider', givenText(args, 'assignToUserId'));
      const row: TaskRecord = {
        key: nextKey(memory.tasks),
        type: givenText(args, 'type') ?? 'TODO',
        title: givenText(args, 'title') ?? '',
        description: givenText(args, 'descriptionHtml') ?? null,
        due: instantIn(args['dueDate'], 'dueDate'),
        expires: expires ? instantIn(expires, 'expiresAt') : null,
        zone: givenText(args, 'timeZone') ?? 'UTC',
        placeKey: knownKey('place', givenText(args, 'assignToTeamId')),
        providerKeys: user === null ? [] : [user],
        clientKeys: clients,
        completedAt: null,
        createdAt: now(),
        updatedAt: now(),
      };
      memory.tasks.push(row);
      if (idempotencyKey) memory.asked.set(idempotencyKey, row.key);
      return { task: office.task(row) };
    },
    updateTask(args) {
      allowed();
      const before = taskOf(args);
      const status = givenText(args, 'status');
      const isSame = !status || (status === 'COMPLETED') === (before.completedAt !== null);
      const due = givenText(args, 'dueDate');
      return putTask({
        ...before,
        title: givenText(args, 'title') ?? before.title,
        description: givenText(args, 'descriptionHtml') ?? before.description,
        due: due ? instantIn(due, 'dueDate') : before.due,
        completedAt: isSame ? before.completedAt : status === 'COMPLETED' ? now() : null,
      });
    },
    assignUsersToTask(args) {
      allowed();
      const row = taskOf(args);
      knownKey('provider', givenText(args, 'assignerId'));
      const users = new Set([...row.providerKeys, ...usersOf(args['assigneeIds'])]);
      return putTask({ ...row, providerKeys: [...users] });
    },
    unassignUsersFromTask(args) {
      allowed();
      const row = taskOf(args);
      knownKey('provider', givenText(args, 'assignerId'));
      const gone = usersOf(args['assigneeIds']);
      return putTask({ ...row, providerKeys: row.providerKeys.filter((each) => !gone.includes(each)) });
    },
  };
}
