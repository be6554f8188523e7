import type { TaskRecord } from '../backOffice.ts';
import { invalid, notFound } from '../refusal.ts';
import { textOr } from './inputText.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';

type Context = DemoContext;

interface TaskInput {
  readonly title: string;
  readonly dueDate?: string | null;
  readonly assigneeId?: string | null;
  readonly patientId?: string | null;
}

/** Mutations beyond the desk. */
export const backOfficeMutations: FieldResolvers = {
  createTask: (_source: unknown, { input }: { readonly input: TaskInput }, { store }: Context) => {
    const title = textOr(null, input.title, 'title');
    if (title === null) throw invalid('A task needs a title');
    const task: TaskRecord = {
      id: store.createId(),
      title,
      done: false,
      dueDate: input.dueDate ?? null,
      assigneeId: input.assigneeId ?? null,
      patientId: input.patientId ?? null,
    };
    return store.backOffice().tasks.put(task);
  },
  completeTask: (_source: unknown, { id }: { readonly id: string }, { store }: Context) => {
    const { tasks } = store.backOffice();
    const task = tasks.get(id);
    if (!task) throw notFound('Task', id);
    return tasks.put({ ...task, done: true });
  },
};
