import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind, Practice } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { bellmareIds, isEntry } from './values.ts';

/** Why a mutation changes nothing; it becomes the problem of a payload. */
export class Refused extends Error {
  readonly field: string | null;
  readonly code: string;

  constructor(field: string | null, code: string, message: string) {
    super(message);
    this.field = field;
    this.code = code;
  }
}

/** The payload of a mutation: what it made under a name, or the problem. */
export function payload({ refuseWrites }: Backstage, name: string, work: () => object): object {
  try {
    if (refuseWrites !== null) throw new Refused(null, 'not_permitted', refuseWrites);
    return { ok: true, problems: [], [name]: work() };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { field, code, message } = error;
    return { ok: false, problems: [{ field, code, message }], [name]: null };
  }
}

/** The row that was written, or the refusal. */
export function done<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw new Refused(outcome.field, 'invalid', outcome.message);
}

const words: Readonly<Record<Exclude<Kind, 'organization'>, string>> = {
  place: 'base',
  provider: 'practitioner',
  visitType: 'call type',
  client: 'account holder',
  patient: 'animal',
  appointment: 'entry',
};

/** The key behind an id of an input; an id of nothing is refused. */
export function keyIn(practice: Practice, kind: keyof typeof words, id: string, field: string): number {
  const key = bellmareIds.key(kind, id);
  const isThere = {
    place: () => practice.places.some((row) => row.key === key),
    provider: () => practice.providers.some((row) => row.key === key),
    visitType: () => practice.visitTypes.some((row) => row.key === key && !row.isBlock),
    client: () => practice.clients.some((row) => row.key === key && !row.isDeleted),
    patient: () => practice.patients.some((row) => row.key === key),
    appointment: () => practice.appointments.some((row) => row.key === key && isEntry(row)),
  }[kind]();
  if (key === null || !isThere) throw new Refused(field, 'does_not_exist', `There is no ${words[kind]} ${id}.`);
  return key;
}
