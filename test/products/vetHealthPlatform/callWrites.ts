import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { found } from './careReads.ts';
import type { ConsultationRow, VetHealthMemory } from './memory.ts';
import type { VetHealthRecords } from './records.ts';
import { instantIn, isoText, petOf, vetKeyOf } from './words.ts';

interface ById {
  readonly id: string;
}

interface ScheduleArgs {
  readonly petId: string;
  readonly vetId: string;
  readonly date: string;
  readonly mode?: string | null;
}

interface CallChange extends ById {
  readonly date?: string | null;
  readonly notes?: string | null;
  readonly mode?: string | null;
}

/** Mutations of calls with vets. */
export function callWrites(backstage: Backstage, records: VetHealthRecords, memory: VetHealthMemory): object {
  const { practice } = backstage;
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }));
  };
  const callOf = (id: string): ConsultationRow => {
    allowed();
    return found(memory.consultations, (row) => row.id === id, 'Consultation not found');
  };
  const change = (before: ConsultationRow, given: Partial<ConsultationRow>): ConsultationRow => {
    const row = { ...before, ...given };
    memory.consultations[memory.consultations.indexOf(before)] = row;
    return row;
  };
  const schedule = (call: Pick<ConsultationRow, 'patientKey' | 'clientKey' | 'providerKey' | 'at' | 'mode'>): Row => {
    const rest = { notes: null, followUp: null, status: 'scheduled', messages: [] };
    const { patientKey, clientKey, providerKey, at, mode } = call;
    const row = { id: memory.nextId('con'), patientKey, clientKey, providerKey, at, mode, ...rest };
    memory.consultations.push(row);
    return records.consultation(row);
  };

  return {
    scheduleConsultation({ petId, vetId, date, mode }: ScheduleArgs): Row {
      allowed();
      const { key, clientKey } = petOf(practice, petId);
      const providerKey = vetKeyOf(practice, vetId);
      const at = instantIn(date);
      return schedule({ patientKey: key, clientKey: clientKey ?? 0, providerKey, at, mode: mode ?? 'video' });
    },
    updateConsultation({ id, date, notes, mode }: CallChange): Row {
      const before = callOf(id);
      const row = change(before, {
        at: date ? instantIn(date) : before.at,
        notes: notes === undefined ? before.notes : notes,
        mode: mode ?? before.mode,
      });
      return records.consultation(row);
    },
    cancelConsultation({ id }: ById): Row {
      const row = change(callOf(id), { status: 'cancelled' });
      return { message: 'Consultation cancelled', consultation: records.consultation(row) };
    },
    startConsultation({ id }: ById): Row {
      const row = change(callOf(id), { status: 'in-progress' });
      return { message: 'Video consultation started', consultation: records.consultation(row) };
    },
    sendConsultationMessage({
      consultationId,
      message,
    }: {
      readonly consultationId: string;
      readonly message: string;
    }) {
      const before = callOf(consultationId);
      const { status, messages } = change(before, { messages: [...before.messages, message] });
      return { consultation_id: consultationId, status, messages };
    },
    scheduleFollowUp({ consultationId, date }: { readonly consultationId: string; readonly date: string }): Row {
      const before = callOf(consultationId);
      const at = instantIn(date);
      change(before, { followUp: isoText(at) });
      return schedule({ ...before, at });
    },
  };
}
