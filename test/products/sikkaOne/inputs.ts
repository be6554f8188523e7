import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { SikkaMemory } from './records.ts';
import { stampText } from './values.ts';

const firstWriteback = 275_495;

/** The arguments of a mutation: an input, and the id of what it changes. */
export interface Named {
  readonly input: Row;
  readonly appointment_sr_no?: string;
  readonly guarantor_id?: string;
  readonly patient_id?: string;
}

/** What the practice management system says where it doesn't take a write. */
export function refused(message: string): { readonly ok: false; readonly field: string; readonly message: string } {
  return { ok: false, field: 'input', message };
}

/** A text of an input that says something. */
export function textIn(input: Row, field: string): string | undefined {
  const text = givenText(input, field);
  return text === null || text === '' ? undefined : text;
}

/** Answers a mutation: what became of the write, and the row under a name. */
export type Answer = <Record>(
  name: string,
  write: () => Written<Record>,
  show: (record: Record) => Row,
  good: string,
) => object;

/** Makes answers, and keeps what became of each write. */
export function answersOf(backstage: Backstage, memory: SikkaMemory): Answer {
  return (name, write, show, good) => {
    const outcome = written(backstage, write);
    const id = String(firstWriteback + memory.writebacks.size);
    const time = stampText(backstage.now());
    const writeback = {
      id,
      request_time: time,
      completed_time: time,
      is_completed: true,
      has_error: !outcome.ok,
      result: outcome.ok ? good : outcome.message,
    };
    memory.writebacks.set(id, writeback);
    return { writeback, [name]: outcome.ok ? show(outcome.row) : null };
  };
}
