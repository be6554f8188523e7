import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { rowOrError, stateOfWord } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { failed, instantOf } from '../hasura/select.ts';
import { timesOf } from '../tableDefinitions.ts';
import { prospyrIds, prospyrWords } from './records.ts';

const refusal = 'constraint-violation';

/** Changes a row of a table. */
export function prospyrUpdates(stage: Backstage): Readonly<Record<string, (row: Row, set: Row) => unknown>> {
  const { practice, now } = stage;
  return {
    appointment(row, set) {
      const key = prospyrIds.key('appointment', String(row['id']));
      const { startTime, endTime, status, notes, cancellationReason } = set;
      const isTimed = startTime !== undefined || endTime !== undefined;
      const instant = (value: unknown): number | undefined => (value === undefined ? undefined : instantOf(value));
      const change = {
        ...(isTimed && timesOf(rowOf(practice.appointments, key), instant(startTime), instant(endTime))),
        state: stateOfWord(prospyrWords, textIn(status)),
        reason: textIn(notes),
        cancelReason: textIn(cancellationReason),
        clientKey: keyIn('client', set['patientId']),
        providerKey: keyIn('provider', set['providerId']),
        placeKey: keyIn('place', set['locationId']) ?? undefined,
      };
      return rowOrError(stage, () => changeAppointment(practice, key, change, now()), refusal);
    },
    patient(row, set) {
      const key = prospyrIds.key('client', String(row['id']));
      const { firstName, lastName, email, phoneNumber, address, city, isActive } = set;
      const change = {
        givenName: textIn(firstName),
        familyName: textIn(lastName) ?? undefined,
        ...contactChange(rowOf(practice.clients, key), textIn(phoneNumber), textIn(email)),
        street: textIn(address) ?? undefined,
        city: textIn(city) ?? undefined,
        isActive: typeof isActive === 'boolean' ? isActive : undefined,
      };
      return rowOrError(stage, () => changeClient(practice, key, change, now()), refusal);
    },
    patientWorkspace(row, { profileNote }) {
      const key = prospyrIds.key('client', String(row['patientId']));
      return rowOrError(stage, () => changeClient(practice, key, { note: textIn(profileNote) }, now()), refusal);
    },
  };
}

function keyIn(kind: Kind, id: unknown): number | null | undefined {
  if (typeof id !== 'string') return id === null ? null : undefined;
  const key = prospyrIds.key(kind, id);
  if (key === null)
    throw failed(refusal, 'Foreign key violation. insert or update on table violates foreign key constraint');
  return key;
}

/** A text of a column; undefined where nothing is said of it. */
function textIn(value: unknown): string | null | undefined {
  return typeof value === 'string' || value === null ? value : undefined;
}
