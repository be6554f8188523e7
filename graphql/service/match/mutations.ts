import type { FieldModel, SchemaModel } from '../introspection/schemaModel.ts';
import { distractors, nouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What the desk writes. */
export type WriteConcept =
  'bookAppointment' | 'updateAppointment' | 'cancelAppointment' | 'registerClient' | 'addPatient';

export interface WriteMatch {
  readonly operation: string;
  readonly type: string;
  readonly confidence: number;
  readonly reasons: readonly string[];
}

interface Intent {
  readonly concept: WriteConcept;
  readonly does: readonly string[];
  readonly to: readonly string[];
}

const makes = ['create', 'add', 'insert', 'book', 'schedule', 'register', 'new', 'make', 'enroll', 'enrol', 'save'];
const changes = ['update', 'edit', 'modify', 'change', 'reschedule', 'move', 'amend', 'patch'];
const ends = ['cancel', 'delete', 'remove', 'void', 'withdraw'];

/** A service without animals calls its clients patients; then registering one is registering a client. */
function intents(
  clientNouns: readonly string[],
  patientNouns: readonly string[],
  appointmentNouns: readonly string[],
): readonly Intent[] {
  return [
    { concept: 'bookAppointment', does: makes, to: appointmentNouns },
    { concept: 'updateAppointment', does: changes, to: appointmentNouns },
    { concept: 'cancelAppointment', does: ends, to: appointmentNouns },
    { concept: 'registerClient', does: makes, to: clientNouns },
    { concept: 'addPatient', does: makes, to: patientNouns },
  ];
}

/**
 * Finds the mutations of a front desk by what they say they do and to what: the types that the lists were matched to
 * come before the field's usual words. Whether their inputs can be filled is decided before one is ever sent.
 */
export function matchMutations(
  schema: SchemaModel,
  types: { readonly client: string | null; readonly patient: string | null; readonly appointment: string | null },
): Readonly<Record<WriteConcept, WriteMatch | null>> {
  const root = schema.mutationType === null ? undefined : schema.types.get(schema.mutationType);
  const fields = root?.fields ?? [];
  const found = intents(
    nounsOf(types.client, nouns.client.slice(0, 8)),
    types.patient === null ? [] : nounsOf(types.patient, nouns.patient),
    nounsOf(types.appointment, nouns.appointment.slice(0, 4)),
  ).map(({ concept, does, to }) => [concept, best(fields, does, to)] as const);
  // Sound: every concept has its entry.
  return Object.fromEntries(found) as Record<WriteConcept, WriteMatch | null>;
}

function nounsOf(type: string | null, usual: readonly string[]): readonly string[] {
  return type === null ? usual : [wordsOf(type).join(' '), ...usual];
}

function best(fields: readonly FieldModel[], does: readonly string[], to: readonly string[]): WriteMatch | null {
  const scored = fields
    .flatMap((field) => {
      const words = wordsOf(field.name).filter((word) => word !== 'one' && word !== 'by' && word !== 'pk');
      const verb = does.findIndex((each) => words.includes(each));
      const noun = to.findIndex((each) => each.split(' ').every((word) => words.includes(word)));
      if (verb === -1 || noun === -1) return [];
      const known = (to[noun] ?? '').split(' ').length + 1;
      const extra = words.length - known;
      const distracting = words.some((word) => distractors.has(word) || word === 'type') ? 0.4 : 0;
      const confidence = 0.95 - 0.02 * verb - 0.04 * noun - 0.15 * extra - distracting;
      return [{ field, confidence: Math.round(confidence * 1000) / 1000 }];
    })
    .toSorted((one, other) => other.confidence - one.confidence || (one.field.name < other.field.name ? -1 : 1));
  const [first] = scored;
  if (!first || first.confidence < 0.55) return null;
  return {
    operation: first.field.name,
    type: first.field.type.name ?? '',
    confidence: first.confidence,
    reasons: [`is called ${first.field.name}`],
  };
}
