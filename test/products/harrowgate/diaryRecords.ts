import { utcText } from '../../dialects/clock.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { hasConsult } from './clinicalHistory.ts';
import type { Records, RecordTools } from './records.ts';
import { isLivestock } from './species.ts';
import { encodeId, harrowgateIds, stages, present } from './values.ts';

const { of } = harrowgateIds;

/** When an entry of the diary ends. */
export function endOf({ start, minutes }: AppointmentRecord): number {
  return start + minutes * 60_000;
}

/** What is in the diary, on the waitlist and on the list of follow-ups. */
export function diaryRecords({
  backstage,
  memory,
  records,
}: RecordTools): Pick<Records, 'consultType' | 'booking' | 'diaryBlock' | 'waitlistEntry' | 'followUp'> {
  const { practice, meet } = backstage;
  const clinic = (placeKey: number) => (): Row => records().clinic(present(rowOf(practice.places, placeKey)));
  const teamMember = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && records().teamMember(row);
  };
  const accountHolder = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && records().accountHolder(row);
  };
  const animal = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && records().animal(row);
  };
  const consultType = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.visitTypes, key);
    return row && records().consultType(row);
  };
  return {
    consultType: (row) => ({
      __typename: 'ConsultType',
      id: of('visitType', row.key),
      name: row.name,
      defaultMinutes: row.minutes,
      colour: row.color,
      bookableOnline: row.isBookable,
    }),
    booking(row) {
      meet('appointment', row.key);
      const species = rowOf(practice.patients, row.patientKey)?.species ?? '';
      return {
        __typename: 'Booking',
        id: of('appointment', row.key),
        startsAt: utcText(row.start),
        endsAt: utcText(endOf(row)),
        durationMinutes: row.minutes,
        stage: stages[row.state],
        setting: isLivestock(species) ? 'FARM_CALL' : 'IN_CLINIC',
        consultType: consultType(row.typeKey),
        reasonForVisit: row.reason,
        deskNote: memory.deskNotes.get(row.key) ?? null,
        clinic: clinic(row.placeKey),
        room() {
          const place = rowOf(practice.places, row.placeKey);
          return place && row.providerKey !== null ? records().room(place, row.providerKey % 2) : null;
        },
        assignedTo: teamMember(row.providerKey),
        accountHolder: accountHolder(row.clientKey),
        animal: animal(row.patientKey),
        consult: () => (hasConsult(row) ? records().consult(row) : null),
        cancellationReason: row.cancelReason,
        discardedAt: row.isDeleted ? utcText(row.updatedAt) : null,
        lockVersion: memory.lockVersions.get(row.key) ?? 0,
        createdAt: utcText(row.createdAt),
        updatedAt: utcText(row.updatedAt),
      };
    },
    diaryBlock(row) {
      meet('appointment', row.key);
      return {
        __typename: 'DiaryBlock',
        id: encodeId('DiaryBlock', row.key),
        label: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Blocked',
        startsAt: utcText(row.start),
        endsAt: utcText(endOf(row)),
        clinic: clinic(row.placeKey),
        teamMember: teamMember(row.providerKey),
      };
    },
    waitlistEntry: (row) => ({
      __typename: 'WaitlistEntry',
      id: encodeId('WaitlistEntry', row.key),
      accountHolder: accountHolder(row.clientKey),
      animal: animal(row.patientKey),
      consultType: consultType(row.typeKey),
      clinic: clinic(row.placeKey),
      availability: row.availability,
      addedAt: utcText(row.at),
    }),
    followUp: (row) => ({
      __typename: 'FollowUp',
      id: encodeId('FollowUp', row.key),
      subject: row.subject,
      detail: row.detail,
      dueOn: row.dueOn,
      assignedTo: teamMember(row.providerKey),
      accountHolder: accountHolder(row.clientKey),
      animal: animal(row.patientKey),
      completedAt: row.completedAt === null ? null : utcText(row.completedAt),
    }),
  };
}
