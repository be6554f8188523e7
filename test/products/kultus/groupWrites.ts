import type { PatientRecord } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import {
  allow,
  checkUnit,
  createGroup,
  done,
  type GroupInput,
  groupIn,
  levelsIn,
  personFrom,
  type Sent,
  type WriteParts,
} from './gate.ts';
import { payload } from './occurrenceWrites.ts';
import { failure } from './values.ts';

/** Changes what is given of a group. */
export function applyGroup(parts: WriteParts, before: PatientRecord, input: GroupInput): PatientRecord {
  const { backstage, memory, facts } = parts;
  checkUnit(input);
  const person = input.person ? personFrom(parts, input.person) : null;
  if (person && person.kind !== 'client')
    throw failure('DATA_VALIDATION_ERROR', 'The contact person of a group cannot be an event provider');
  memory.groups.set(before.key, {
    ...facts.groupOf(before),
    ...(input.unitId !== undefined && { unitId: input.unitId }),
    ...(typeof input.unitName === 'string' && { unitName: input.unitName }),
    ...(typeof input.groupSize === 'number' && { groupSize: input.groupSize }),
    ...(typeof input.amountOfAdult === 'number' && { amountOfAdult: input.amountOfAdult }),
    ...(typeof input.extraNeeds === 'string' && { extraNeeds: input.extraNeeds }),
    ...(typeof input.preferredTimes === 'string' && { preferredTimes: input.preferredTimes }),
    ...(input.studyLevels && { studyLevelIds: levelsIn(input.studyLevels) }),
  });
  const change = {
    name: input.groupName?.trim() || before.name,
    ...(person && { clientKey: person.row.key }),
  };
  return done(changePatient(backstage.practice, before.key, change, backstage.now()));
}

/** Mutations of groups. */
export function kultusGroupWrites(parts: WriteParts): object {
  const { backstage, memory, facts, records } = parts;
  return {
    addStudyGroup({ input }: Sent<GroupInput>) {
      allow(backstage);
      return payload(input, { studyGroup: records.group(createGroup(parts, input)) });
    },
    updateStudyGroup({ input }: Sent<GroupInput & { readonly id: string }>) {
      allow(backstage);
      const row = applyGroup(parts, groupIn(parts, input.id), input);
      return payload(input, { studyGroup: records.group(row) });
    },
    deleteStudyGroup({ input }: Sent<{ readonly id: string }>) {
      allow(backstage);
      const row = groupIn(parts, input.id);
      // In the book a visit keeps its animal; a group that comes somewhere can't go.
      if (facts.enrolmentRows().some(({ patientKey }) => patientKey === row.key))
        throw failure('API_USAGE_ERROR', 'Cannot delete a study group with enrolments');
      memory.goneGroups.add(row.key);
      return payload(input, {});
    },
  };
}
