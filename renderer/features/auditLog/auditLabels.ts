import type { AuditGap, AuditOutcome } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';

const known = {
  bookAppointment: 'record.bookAppointment',
  updateAppointment: 'record.updateAppointment',
  setStatus: 'record.setStatus',
  cancelAppointment: 'record.cancelAppointment',
  sendMessage: 'record.sendMessage',
  registerClient: 'record.registerClient',
  updateClient: 'record.updateClient',
  mergeClients: 'record.mergeClients',
  addPatient: 'record.addPatient',
  updatePatient: 'record.updatePatient',
  'settings:change': 'record.settingsChange',
  'connection:open': 'record.connectionOpen',
  'connection:use': 'record.connectionUse',
  'connection:forget': 'record.connectionForget',
  'map:correct': 'record.mapCorrect',
  'map:export': 'record.mapExport',
  'map:import': 'record.mapImport',
  'map:form': 'record.mapForm',
  'messageTemplates:change': 'record.templatesChange',
  runForm: 'record.runForm',
  'clients:export': 'record.clientsExport',
  'lists:export': 'record.listsExport',
  'file:save': 'record.fileSave',
  'offlineQueue:change': 'record.offlineQueueChange',
  'snapshot:erase': 'record.snapshotErase',
  'staff:signIn': 'record.staffSignIn',
  'staff:ownPin': 'record.staffOwnPin',
  'staff:change': 'record.staffChange',
  'staff:reset': 'record.staffReset',
  'audit:export': 'record.auditExport',
  'lock hand': 'record.lockHand',
  'lock idle': 'record.lockIdle',
  'lock system': 'record.lockSystem',
} as const;

/** The name of an action. An action of a later version is shown by its identifier. */
export function actionLabel(what: string): string {
  return isKnown(what) ? t(known[what]) : what;
}

function isKnown(what: string): what is keyof typeof known {
  return Object.hasOwn(known, what);
}

export function outcomeLabel(outcome: AuditOutcome | null): string {
  return outcome === null ? t('record.pending') : t(`record.${outcome}`);
}

export function gapLabel({ file, line, why }: AuditGap): string {
  const at = { file, line: String(line) };
  switch (why) {
    case 'missing':
      return t('record.gapMissing', { file });
    case 'changed':
      return line === 0 ? t('record.gapChanged', { file }) : t('record.gapChangedAt', at);
    case 'torn':
      return line === 0 ? t('record.gapTorn', { file }) : t('record.gapTornAt', at);
  }
}
