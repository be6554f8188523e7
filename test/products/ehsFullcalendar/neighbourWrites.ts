import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { collections, type EhsMemory, nextId } from './memory.ts';
import type { EhsRecords } from './records.ts';
import { checkId, ehsIds, fail, instantIn, textOr } from './values.ts';

interface ExamArgs {
  readonly id: string;
  readonly examInput?: Row | null;
}

interface FieldArgs extends Row {
  readonly id: string;
  readonly fieldData: string;
}

/** The mutations for what is near: options, exams, chats and sessions. */
export function ehsNeighbourWrites(
  backstage: Backstage,
  records: EhsRecords,
  memory: EhsMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const allowed = (): void => {
    const outcome = written(backstage, () => ({ ok: true, row: null }));
    if (!outcome.ok) fail(outcome.message);
  };
  const own = ehsIds.of('provider', 1);
  const guest = (): never => fail('You are already signed in.', 'UNAUTHENTICATED');
  const allFields = (): readonly Row[] => [...memory.fields.values()];
  const examIn = (input: Row): Row => {
    const examDateTime = instantIn(input['examDateTime']);
    if (Number.isNaN(examDateTime))
      fail(
        `Exam validation failed: examDateTime: Cast to date failed for value "${textOr(input, 'examDateTime')}" (type string) at path "examDateTime"`,
      );
    return { ...input, examDateTime };
  };
  return {
    addApplicationFields({ fieldView, fieldType, fieldData }: FieldArgs) {
      allowed();
      const id = nextId(collections.fields, memory.fields);
      memory.fields.set(id, { id, fieldView, fieldType, fieldData });
      return allFields();
    },
    updateApplicationFields({ id, fieldData }: FieldArgs) {
      allowed();
      checkId(id, 'ApplicationFields');
      const before = memory.fields.get(id);
      if (before) memory.fields.set(id, { ...before, fieldData });
      return allFields();
    },
    deleteApplicationFields({ id }: FieldArgs) {
      allowed();
      checkId(id, 'ApplicationFields');
      memory.fields.delete(id);
      return allFields();
    },
    addExamData({ examInput }: ExamArgs) {
      allowed();
      if (!examInput) return fail("Cannot read property 'examType' of null");
      const id = nextId(collections.exams, memory.exams);
      const examId = 1001 + memory.exams.size;
      memory.exams.set(id, { ...examIn(examInput), id, examId, patient: null, createdAt: now(), updatedAt: now() });
      // The input has no patient, who is looked for when all is saved.
      return fail('Patient not found.');
    },
    updateRowExam({ id, examInput }: ExamArgs) {
      allowed();
      checkId(id, 'Exam');
      const before = memory.exams.get(id);
      if (!before) return null;
      const row = { ...before, ...(examInput && examIn(examInput)), updatedAt: now() };
      memory.exams.set(id, row);
      return records.exam(row);
    },
    startChat({ title, userIds }: { readonly title?: string | null; readonly userIds: readonly string[] }) {
      allowed();
      if (title !== undefined && (title === null || title.length < 6 || title.length > 30)) {
        const rule = (title ?? '').length > 30 ? 'less than or equal to 30' : 'at least 6';
        fail(`child "title" fails because ["Title" length must be ${rule} characters long]`);
      }
      const position = userIds.indexOf(own);
      if (position !== -1)
        fail(
          `child "userIds" fails because ["User IDs" at position ${String(position)} fails because ["User ID" contains an invalid value]]`,
        );
      const known = userIds.flatMap(
        (id) => practice.providers.find(({ key }) => ehsIds.of('provider', key) === id) ?? [],
      );
      if (known.length !== userIds.length) fail('One or more User IDs are invalid.', 'BAD_USER_INPUT');
      const id = nextId(collections.chats, memory.chats);
      // Who opened it is its last member. Without a title it gets a field of its members that is always empty.
      const names = [...userIds, own].map(() => '').join(', ');
      const row = { id, title: title ?? names, users: [...userIds, own], createdAt: now(), updatedAt: now() };
      memory.chats.set(id, row);
      return records.chat(row);
    },
    signUp: guest,
    signIn: guest,
    signOut: () => true,
  };
}
