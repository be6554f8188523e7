import type { PageMessages } from '../../../i18n/page/generated/pageMessages.ts';

/** Keys of messages without a value. */
type PlainKey = { [Key in keyof PageMessages]: [PageMessages[Key]] extends [never] ? Key : never }[keyof PageMessages];

/** By the name of an action, which an altered log or a later version may have others of. */
type Texts = Readonly<Partial<Record<string, PlainKey>>>;

/** Sentences of actions that were done, where they need no value. */
export const doneTexts: Texts = {
  sendMessage: 'activity.sendMessage',
  recordPayment: 'activity.recordPayment',
  registerClient: 'activity.registerClient',
  mergeClients: 'activity.mergeClients',
  addPatient: 'activity.addPatient',
  'map:correct': 'activity.mapCorrect',
  'map:export': 'activity.mapExport',
  'map:import': 'activity.mapImport',
  'messageTemplates:change': 'activity.templatesChange',
  'clients:export': 'activity.clientsExport',
  'file:save': 'activity.fileSave',
  'snapshot:erase': 'activity.snapshotErase',
  'staff:signIn': 'activity.staffSignIn',
  'staff:ownPin': 'activity.staffOwnPin',
  'staff:reset': 'activity.staffReset',
  'audit:export': 'activity.auditExport',
  'lock hand': 'activity.lockHand',
  'lock idle': 'activity.lockIdle',
  'lock system': 'activity.lockSystem',
};

/** Sentences of actions that were not done, or of which it is not known. */
export const triedTexts: Texts = {
  bookAppointment: 'activity.bookAppointmentTried',
  updateAppointment: 'activity.updateAppointmentTried',
  setStatus: 'activity.setStatusTried',
  cancelAppointment: 'activity.cancelAppointmentTried',
  'offlineQueue:change': 'activity.queueTried',
  sendMessage: 'activity.sendMessageTried',
  recordPayment: 'activity.recordPaymentTried',
  registerClient: 'activity.registerClientTried',
  updateClient: 'activity.updateClientTried',
  mergeClients: 'activity.mergeClientsTried',
  addPatient: 'activity.addPatientTried',
  updatePatient: 'activity.updatePatientTried',
  'settings:change': 'activity.settingsChangeTried',
  'map:correct': 'activity.mapCorrectTried',
  'map:export': 'activity.mapExportTried',
  'map:import': 'activity.mapImportTried',
  'messageTemplates:change': 'activity.templatesChangeTried',
  'clients:export': 'activity.clientsExportTried',
  'file:save': 'activity.fileSaveTried',
  'snapshot:erase': 'activity.snapshotEraseTried',
  'staff:signIn': 'activity.staffSignInTried',
  'staff:ownPin': 'activity.staffOwnPinTried',
  'staff:change': 'activity.staffChangeTried',
  'staff:reset': 'activity.staffResetTried',
  'audit:export': 'activity.auditExportTried',
  'updates:control': 'activity.updatesTried',
};

/** By the kind of a change of users. */
export const staffTexts: Texts = {
  turnOn: 'activity.staffTurnOn',
  turnOff: 'activity.staffTurnOff',
  add: 'activity.staffAdd',
  rename: 'activity.staffRename',
  role: 'activity.staffRole',
  pin: 'activity.staffPin',
  remove: 'activity.staffRemove',
  idle: 'activity.staffIdle',
};

/** By what was queued, or why an entry left the queue. */
export const queueTexts: Texts = {
  checkIn: 'activity.queueCheckIn',
  walkIn: 'activity.queueWalkIn',
  undone: 'activity.queueUndone',
  sent: 'activity.queueSent',
  booked: 'activity.queueBooked',
  discarded: 'activity.queueDiscarded',
};
