import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { createMemory } from './memory.ts';
import { newestFirst, treneroRecords } from './records.ts';
import { studentsOf, uuidIn } from './values.ts';
import { treneroWrites } from './writes.ts';

interface IdArgs {
  readonly id: unknown;
}

/** The root fields of the product: lists are whole. */
export function treneroRoots(backstage: Backstage): object {
  const memory = createMemory(backstage.practice);
  const records = treneroRecords(backstage, memory);
  return {
    students: () => studentsOf(backstage.practice).map(records.student),
    student({ id }: IdArgs) {
      const row = records.client(uuidIn(id));
      return row && records.student(row);
    },
    groups: () => records.groups(),
    group({ id }: IdArgs) {
      const row = records.storedGroup(uuidIn(id));
      return row && records.group(row);
    },
    lessons: () => records.lessons(() => true),
    lesson({ id }: IdArgs) {
      const row = records.lessonRow(uuidIn(id));
      return row && records.lesson(row);
    },
    visits: () => newestFirst(records.storedVisits().map(records.visit)),
    visit({ id }: IdArgs) {
      const wanted = uuidIn(id);
      const row = records.storedVisits().find((each) => each.id === wanted);
      return row ? records.visit(row) : null;
    },
    payments: () => records.payments(() => true),
    payment({ id }: IdArgs): Row | null {
      const row = memory.payments.get(uuidIn(id));
      return row ? records.payment(row) : null;
    },
    ...treneroWrites(backstage, memory, records),
  };
}
