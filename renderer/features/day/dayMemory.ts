import type { ScheduleDay } from './columns.ts';

const remembered = 14;
let belongsTo = 0;
let days = new Map<string, ScheduleDay>();

/** The day that a question was answered with last, for as long as the same clinic answers. */
export function recallDay(connection: number, question: string): ScheduleDay | undefined {
  return connection === belongsTo ? days.get(question) : undefined;
}

export function rememberDay(connection: number, question: string, day: ScheduleDay): void {
  if (connection !== belongsTo) {
    belongsTo = connection;
    days = new Map();
  }
  days.delete(question);
  days.set(question, day);
  const [oldest] = days.keys();
  if (days.size > remembered && oldest !== undefined) days.delete(oldest);
}
