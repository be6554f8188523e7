import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { ascendAppointmentWrites } from './appointmentWrites.ts';
import { answerOne, answerProblem, badRequest, notFound, type Problem } from './envelopes.ts';
import type { AscendMemory, NoteRecord } from './memory.ts';
import { ascendPatientWrites } from './patientWrites.ts';
import type { AscendRecords } from './records.ts';
import { ascendIds, instantText, keyOf } from './values.ts';
import { answerProblems, isDay, type Reference, type WriteParts } from './writeParts.ts';

interface NoteBody {
  readonly text: string;
  readonly noteDate?: string | null;
  readonly patient: Reference;
}

/** The mutations of the service. */
export function ascendWrites(
  backstage: Backstage,
  memory: AscendMemory,
  records: AscendRecords,
  has: WriteParts['has'],
): Readonly<Record<string, unknown>> {
  const { practice, now, refuseWrites } = backstage;
  const refusal: Problem = {
    statusCode: 403,
    code: 'FORBIDDEN',
    title: 'Forbidden',
    description: refuseWrites ?? '',
    source: 'authorization',
  };
  const guarded: WriteParts['guarded'] = (write) => (args) =>
    refuseWrites === null ? write(args) : answerProblem(refusal);
  const parts: WriteParts = { backstage, memory, records, has, guarded };

  const indexOf = (id: string): number => memory.notes.findIndex(({ key }) => key === keyOf('note', id.trim()));
  const checked = ({ text, noteDate, patient }: NoteBody): readonly Problem[] => {
    const row = rowOf(practice.clients, ascendIds.key('client', patient.id));
    return [
      ...(text.trim() === '' ? [badRequest('MISSING_VALUE', 'text is required', 'text')] : []),
      ...(noteDate && !isDay(noteDate) ? [badRequest('INVALID_VALUE', 'noteDate is no date', 'noteDate')] : []),
      ...(!row || row.isDeleted ? [badRequest('INVALID_REFERENCE', 'No such patient', 'patient')] : []),
    ];
  };
  const noteFrom = ({ text, noteDate, patient }: NoteBody, key: number, day: string): NoteRecord => ({
    key,
    clientKey: ascendIds.key('client', patient.id) ?? 0,
    text: text.trim(),
    noteDate: noteDate ?? day,
    updatedAt: now(),
  });

  return {
    ...ascendPatientWrites(parts),
    ...ascendAppointmentWrites(parts),
    createPatientNote: guarded(({ patientNote }: { readonly patientNote: NoteBody }) => {
      const wrong = answerProblems(checked(patientNote));
      if (wrong) return wrong;
      const key = 1 + Math.max(0, ...practice.clients.map((row) => row.key), ...memory.notes.map((row) => row.key));
      const row = noteFrom(patientNote, key, instantText(now()).slice(0, 10));
      memory.notes.push(row);
      return answerOne(records.note(row), 201);
    }),
    updatePatientNote: guarded(({ id, patientNote }: { readonly id: string; readonly patientNote: NoteBody }) => {
      const index = indexOf(id);
      const before = memory.notes[index];
      if (!before) return answerProblem(notFound('PatientNoteV1', id));
      const wrong = answerProblems(checked(patientNote));
      if (wrong) return wrong;
      const row = noteFrom(patientNote, before.key, before.noteDate);
      memory.notes[index] = row;
      return answerOne(records.note(row));
    }),
    deletePatientNote: guarded(({ id }: { readonly id: string }) => {
      const [before] = indexOf(id) < 0 ? [] : memory.notes.splice(indexOf(id), 1);
      return before ? answerOne(records.note(before)) : answerProblem(notFound('PatientNoteV1', id));
    }),
  };
}
