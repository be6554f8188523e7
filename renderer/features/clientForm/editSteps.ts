import type { ApolloClient } from '@apollo/client';
import { UpdateClientDocument, UpdatePatientDocument } from '../../../graphql/desk/generated/documents/clientForm.ts';
import { sendChange } from '../../data/sendChange.ts';
import { today } from '../../state/clock.ts';
import { asClientField, asPatientField } from '../../domain/typedPeople.ts';
import { type Done, singleStep, type SubmissionSteps } from '../../submission/sendSteps.ts';
import type { FieldOf, SubmissionResult } from '../../submission/submissionResult.ts';
import {
  clientSubject,
  clientUpdate,
  type EditValues,
  type SubjectField,
  patientSubject,
  patientUpdate,
  type Subject,
} from './editing.ts';

export type EditStep = 'updateClient' | 'updatePatient';
export type EditField = SubjectField | `decide.${SubjectField}`;

export const fieldOf: FieldOf<EditStep, EditField> = (step, name) =>
  step === 'updateClient' ? asClientField(name) : asPatientField(name);

/** One change, of the fields that differ from the record as read. */
export function editSteps(apollo: ApolloClient, kind: Subject['kind']): SubmissionSteps<EditValues, EditStep> {
  return {
    next: singleStep(kind === 'client' ? 'updateClient' : 'updatePatient'),
    send(step, { subject, typed }) {
      const seen = { id: subject.id, version: subject.version };
      return step === 'updateClient'
        ? sendChange(apollo, UpdateClientDocument, { client: seen, to: clientUpdate(subject, typed, today()) })
        : sendChange(apollo, UpdatePatientDocument, { patient: seen, to: patientUpdate(subject, typed, today()) });
    },
  };
}

/** The record as it was read after a change; null where it could not be read again. */
export function subjectAfter(outcome: Done | null): Subject | null {
  if (!outcome || !('client' in outcome)) return null;
  return outcome.patient ? patientSubject(outcome.patient) : outcome.client && clientSubject(outcome.client);
}

/** The record that a conflict returned; null where it was deleted, or there is no conflict. */
export function subjectIn(result: SubmissionResult<EditStep>): Subject | null {
  if (result.__typename !== 'Conflict' || 'now' in result) return null;
  if (result.client) return clientSubject(result.client);
  return result.patient && patientSubject(result.patient);
}
