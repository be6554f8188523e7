import type { Practice } from '../../dialects/practice.ts';
import { visitStates } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { visitReasons } from './acts.ts';
import { badRequest, lookupRow, nameOfCode, statusCodes } from './values.ts';

const usualSpecies = ['Avian', 'Canine', 'Equine', 'Feline', 'Rabbit', 'Reptile'];
const usualTypes = ['Breeder', 'Staff', 'VIP'];

/** The names of all lookups of an archetype; a refusal where there is no such archetype. */
export function lookupNames({ patients, clients }: Practice, archetype: string): readonly string[] {
  const names: Readonly<Record<string, () => readonly string[]>> = {
    'lookup.species': () => [...usualSpecies, ...patients.map(({ species }) => species)],
    'lookup.breed': () => patients.flatMap(({ breed }) => breed ?? []),
    'lookup.colour': () => patients.map(({ color }) => color).filter((color) => color !== ''),
    'lookup.customerType': () => [...usualTypes, ...clients.flatMap(({ tags }) => tags)],
    'lookup.contactPurpose': () => ['Billing', 'Home', 'Mobile', 'Work'],
    'lookup.personTitle': () => ['Dr', 'Miss', 'Mr', 'Mrs', 'Ms', 'Mx'],
    'lookup.visitReason': () => visitReasons,
    'lookup.userType': () => ['Administrator', 'Clinician', 'Groomer', 'Nurse', 'Receptionist'],
    'lookup.customerNoteCategory': () => ['Account', 'General'],
    'lookup.appointmentStatus': () => [...visitStates.map((state) => nameOfCode(statusCodes[state])), 'Admitted'],
    'lookup.taskStatus': () => ['Pending', 'In Progress', 'Billed', 'Completed', 'Cancelled'],
  };
  const list = names[archetype];
  if (!list) throw badRequest(`Invalid archetype: ${archetype}`);
  return [...new Set(list())];
}

/** All lookups of an archetype. */
export function lookupRows(practice: Practice, archetype: string): readonly Row[] {
  return lookupNames(practice, archetype).map((name) => lookupRow(archetype, name));
}

/** The name behind a code; undefined where there is none. */
export function lookupName(practice: Practice, archetype: string, code: string): string | undefined {
  return lookupNames(practice, archetype).find((name) => lookupRow(archetype, name)['code'] === code);
}

const descriptors: readonly (readonly [shortName: string, displayName: string, className: string, nodes: string])[] = [
  ['party.customerperson', 'Customer', 'Party', 'title:0 firstName:0 lastName:1 companyName:0 contacts:* patients:*'],
  ['party.patientpet', 'Patient(Pet)', 'Party', 'name:1 species:1 breed:0 sex:0 dateOfBirth:0 customers:*'],
  ['party.organisationLocation', 'Practice Location', 'Party', 'name:1 contacts:* tills:* scheduleViews:*'],
  ['party.organisationSchedule', 'Schedule', 'Party', 'name:1 slotSize:1 slotUnits:1 location:1 appointmentTypes:*'],
  ['entity.appointmentType', 'Appointment Type', 'Entity', 'name:1 description:0 colour:0 active:0'],
  ['security.user', 'User', 'User', 'username:1 name:1 classifications:* roles:* locations:*'],
  [
    'act.customerAppointment',
    'Appointment',
    'Act',
    'customer:1 patient:0 appointmentType:1 startTime:1 endTime:1 reason:0 notes:0 clinician:0 status:1 schedule:1',
  ],
  ['act.customerTask', 'Task', 'Act', 'customer:1 patient:0 worklist:1 taskType:1 startTime:1 endTime:0 status:1'],
];

/** The archetypes that partners work with, with their nodes. */
export const archetypeRows: readonly Row[] = descriptors.map(([shortName, displayName, className, nodes]) => ({
  shortName,
  displayName,
  className,
  nodes: nodes.split(' ').map((node) => {
    const [name = '', cardinality] = node.split(':');
    const isMany = cardinality === '*';
    return {
      name,
      displayName: name.slice(0, 1).toUpperCase() + name.slice(1),
      type: isMany ? 'java.util.HashSet' : 'java.lang.String',
      minCardinality: cardinality === '1' ? 1 : 0,
      maxCardinality: isMany ? -1 : 1,
    };
  }),
}));
