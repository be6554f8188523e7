import type { AuditGap, AuditOutcome } from '../../../electron/contract/audit.ts';

const known: Readonly<Record<string, string>> = {
  bookAppointment: 'Booked an appointment',
  updateAppointment: 'Changed an appointment',
  setStatus: 'Set the status of a visit',
  cancelAppointment: 'Cancelled an appointment',
  registerClient: 'Registered a client',
  updateClient: 'Changed a client',
  mergeClients: 'Merged two clients',
  addPatient: 'Added a patient',
  updatePatient: 'Changed a patient',
  'settings:change': 'Changed the settings',
  'connection:open': 'Connected an environment',
  'connection:use': 'Switched the environment',
  'connection:forget': 'Forgot a key',
  'map:correct': 'Corrected the service map',
  'map:export': 'Exported the service map',
  'map:import': 'Imported a service map',
  'clients:export': 'Exported clients',
  'file:save': 'Exported a list',
  'snapshot:erase': 'Erased the offline copy',
  'staff:signIn': 'Signed in',
  'staff:ownPin': 'Changed the own PIN',
  'staff:change': 'Changed who may be here',
  'staff:reset': 'Freed the desk',
  'audit:export': 'Exported this record',
  'lock hand': 'Locked the desk',
  'lock idle': 'Was away; the desk locked itself',
  'lock system': 'The computer was locked or went to sleep',
};

/** What was done, in words; what a later Front Desk writes is shown by its name there. */
export function whatWords(what: string): string {
  return known[what] ?? what;
}

const outcomes: Readonly<Record<AuditOutcome, string>> = {
  done: 'Done',
  refused: 'Refused',
  conflict: 'Somebody else was faster',
  unknown: 'Nobody knows',
  notOffered: 'Not offered',
  failed: 'Failed',
};

export function outcomeWords(outcome: AuditOutcome | null): string {
  return outcome === null ? 'Under way' : outcomes[outcome];
}

const gaps: Readonly<Record<AuditGap['why'], string>> = {
  changed: 'was changed',
  missing: 'lines or a file are gone',
  torn: 'was cut off while it was written',
};

export function gapWords({ file, line, why }: AuditGap): string {
  return why === 'missing' || line === 0 ? `${file}: ${gaps[why]}` : `${file}, line ${line} ${gaps[why]}`;
}
