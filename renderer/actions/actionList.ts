import type { PageMessages } from '../../i18n/page/generated/pageMessages.ts';
import { t } from '../../i18n/page/t.ts';

/** A message without values. */
type ActionText = {
  [Key in keyof PageMessages]: Key extends `app.${string}`
    ? [PageMessages[Key]] extends [never]
      ? Key
      : never
    : never;
}[keyof PageMessages];

/** Where an action or a key works, in the order of the shortcut sheet. */
export const places = [
  'everywhere',
  'day',
  'dayGrid',
  'board',
  'reminders',
  'requests',
  'clients',
  'allClients',
  'reviewTable',
  'reports',
  'explorer',
] as const;
export type Place = (typeof places)[number];

/** One action, as the palette offers it and the shortcut sheet lists it. */
export interface ActionEntry {
  readonly text: ActionText;
  /** `Mod` is Ctrl, or Cmd on a Mac. Several keys may trigger one action; none means palette only. */
  readonly keys: readonly string[];
  readonly place: Place;
  /** Alternative search terms for the palette. */
  readonly synonyms?: ActionText;
  /** Not in the palette: it would act on what the palette covers. */
  readonly byKeyOnly?: true;
  /** Ignores key repeat: an action that changes something at the service runs once per press. */
  readonly once?: true;
}

/**
 * Every action by key or palette. The list is separate from the screens, because the shortcut sheet also shows screens
 * that are not open. A screen registers its handlers with `useActions`; an action without a handler is unavailable.
 */
export const actionList = {
  'go.day': { text: 'app.goDay', keys: ['Alt+1'], place: 'everywhere', synonyms: 'app.goDayAlso' },
  'go.clients': { text: 'app.goClients', keys: ['Alt+2'], place: 'everywhere', synonyms: 'app.goClientsAlso' },
  'go.review': {
    text: 'app.goReview',
    keys: ['Alt+3'],
    place: 'everywhere',
    synonyms: 'app.goReviewAlso',
  },
  'go.reports': { text: 'app.goReports', keys: ['Alt+7'], place: 'everywhere', synonyms: 'app.goReportsAlso' },
  'go.explorer': { text: 'app.goExplorer', keys: ['Alt+4'], place: 'everywhere', synonyms: 'app.goExplorerAlso' },
  'go.locations': { text: 'app.goLocations', keys: ['Alt+5'], place: 'everywhere', synonyms: 'app.goLocationsAlso' },
  'go.settings': { text: 'app.goSettings', keys: ['Alt+6'], place: 'everywhere', synonyms: 'app.goSettingsAlso' },
  palette: { text: 'app.palette', keys: ['Mod+K'], place: 'everywhere', byKeyOnly: true },
  'clients.search': { text: 'app.clientsSearch', keys: ['/'], place: 'everywhere', synonyms: 'app.clientsSearchAlso' },
  'client.register': {
    text: 'app.clientRegister',
    keys: ['C'],
    place: 'everywhere',
    synonyms: 'app.clientRegisterAlso',
  },
  'client.missing': { text: 'app.clientMissing', keys: ['D'], place: 'everywhere', synonyms: 'app.clientMissingAlso' },
  'clients.compare': {
    text: 'app.clientsCompare',
    keys: [],
    place: 'everywhere',
    synonyms: 'app.clientsCompareAlso',
  },
  'forms.run': { text: 'app.formsRun', keys: [], place: 'everywhere', synonyms: 'app.formsRunAlso' },
  book: { text: 'app.book', keys: ['N'], place: 'everywhere', synonyms: 'app.bookAlso' },
  walkIn: { text: 'app.walkIn', keys: ['W'], place: 'everywhere', synonyms: 'app.walkInAlso' },
  drafts: {
    text: 'app.drafts',
    keys: ['U'],
    place: 'everywhere',
    synonyms: 'app.draftsAlso',
  },
  offlineReview: { text: 'app.offlineReview', keys: ['Q'], place: 'everywhere', synonyms: 'app.offlineReviewAlso' },
  waitingList: { text: 'app.waitingList', keys: ['L'], place: 'everywhere', synonyms: 'app.waitingListAlso' },
  'waitingList.add': {
    text: 'app.waitingListAdd',
    keys: [],
    place: 'everywhere',
    synonyms: 'app.waitingListAddAlso',
  },
  requests: { text: 'app.requests', keys: ['I'], place: 'everywhere', synonyms: 'app.requestsAlso' },
  undo: { text: 'app.undo', keys: ['Mod+Z'], place: 'everywhere', synonyms: 'app.undoAlso', once: true },
  notices: { text: 'app.notices', keys: ['F8'], place: 'everywhere', byKeyOnly: true },
  'desk.lock': {
    text: 'app.deskLock',
    keys: ['Alt+L'],
    place: 'everywhere',
    synonyms: 'app.deskLockAlso',
  },
  shortcuts: { text: 'app.shortcuts', keys: ['?'], place: 'everywhere', synonyms: 'app.shortcutsAlso' },
  help: { text: 'app.help', keys: ['F1'], place: 'everywhere', synonyms: 'app.helpAlso' },

  'day.before': { text: 'app.dayBefore', keys: ['ArrowLeft'], place: 'day', synonyms: 'app.dayBeforeAlso' },
  'day.after': { text: 'app.dayAfter', keys: ['ArrowRight'], place: 'day', synonyms: 'app.dayAfterAlso' },
  'day.today': { text: 'app.dayToday', keys: ['T'], place: 'day', synonyms: 'app.dayTodayAlso' },
  'day.jump': { text: 'app.dayJump', keys: ['J'], place: 'day', synonyms: 'app.dayJumpAlso' },
  'day.week': { text: 'app.dayWeek', keys: ['O'], place: 'day', synonyms: 'app.dayWeekAlso' },
  'day.refresh': { text: 'app.dayRefresh', keys: ['R'], place: 'day', synonyms: 'app.dayRefreshAlso' },
  'day.print': { text: 'app.dayPrint', keys: ['Mod+P'], place: 'day', synonyms: 'app.dayPrintAlso' },
  'day.export': { text: 'app.dayExport', keys: ['Mod+Shift+E'], place: 'day', synonyms: 'app.dayExportAlso' },
  'day.nextStep': {
    text: 'app.dayNextStep',
    keys: ['S'],
    place: 'day',
    byKeyOnly: true,
    once: true,
  },
  'day.board': { text: 'app.dayBoard', keys: ['B'], place: 'day', synonyms: 'app.dayBoardAlso' },
  'day.weekView': { text: 'app.dayWeekView', keys: ['V'], place: 'day', synonyms: 'app.dayWeekViewAlso' },
  'day.absence': { text: 'app.dayAbsence', keys: ['A'], place: 'day', synonyms: 'app.dayAbsenceAlso' },
  'day.selectAll': { text: 'app.daySelectAll', keys: ['Mod+A'], place: 'day', synonyms: 'app.daySelectAllAlso' },
  'day.selectProvider': {
    text: 'app.daySelectProvider',
    keys: ['Mod+Shift+A'],
    place: 'day',
    synonyms: 'app.daySelectProviderAlso',
  },
  'day.reassignSelected': {
    text: 'app.dayReassignSelected',
    keys: [],
    place: 'day',
    synonyms: 'app.dayReassignSelectedAlso',
  },
  'day.moveSelected': { text: 'app.dayMoveSelected', keys: ['M'], place: 'day', synonyms: 'app.dayMoveSelectedAlso' },
  'day.cancelSelected': {
    text: 'app.dayCancelSelected',
    keys: ['Delete'],
    place: 'day',
    synonyms: 'app.dayCancelSelectedAlso',
  },
  'day.writeSelected': {
    text: 'app.dayWriteSelected',
    keys: [],
    place: 'day',
    synonyms: 'app.dayWriteSelectedAlso',
  },
  'day.printSelected': {
    text: 'app.dayPrintSelected',
    keys: [],
    place: 'day',
    synonyms: 'app.dayPrintSelectedAlso',
  },
  'day.payment': { text: 'app.dayPayment', keys: ['Y'], place: 'day', synonyms: 'app.dayPaymentAlso' },
  'day.block': { text: 'app.dayBlock', keys: ['X'], place: 'day', synonyms: 'app.dayBlockAlso' },
  'day.enterGrid': { text: 'app.dayEnterGrid', keys: ['G'], place: 'day', byKeyOnly: true },
  'day.close': { text: 'app.dayClose', keys: ['Escape'], place: 'day', byKeyOnly: true },

  'client.edit': { text: 'app.clientEdit', keys: ['E'], place: 'clients', synonyms: 'app.clientEditAlso' },
  'client.addPatient': {
    text: 'app.clientAddPatient',
    keys: ['A'],
    place: 'clients',
    synonyms: 'app.clientAddPatientAlso',
  },
  'client.payment': { text: 'app.clientPayment', keys: ['Y'], place: 'clients', synonyms: 'app.clientPaymentAlso' },
  'client.pin': { text: 'app.clientPin', keys: ['P'], place: 'clients', synonyms: 'app.clientPinAlso' },
  'directory.pause': { text: 'app.directoryPause', keys: [], place: 'clients', synonyms: 'app.directoryPauseAlso' },
  'directory.resume': { text: 'app.directoryResume', keys: [], place: 'clients', synonyms: 'app.directoryResumeAlso' },
  'directory.reread': { text: 'app.directoryReread', keys: [], place: 'clients', synonyms: 'app.directoryRereadAlso' },

  'review.search': { text: 'app.reviewSearch', keys: ['Mod+F'], place: 'allClients', synonyms: 'app.reviewSearchAlso' },
  'review.filter': { text: 'app.reviewFilter', keys: ['F'], place: 'allClients', synonyms: 'app.reviewFilterAlso' },
  'review.table': { text: 'app.reviewTableGo', keys: ['G'], place: 'allClients', byKeyOnly: true },
  'review.export': {
    text: 'app.reviewExport',
    keys: ['Mod+Shift+E'],
    place: 'allClients',
    synonyms: 'app.reviewExportAlso',
  },

  'reports.refresh': { text: 'app.reportsRefresh', keys: ['R'], place: 'reports', synonyms: 'app.reportsRefreshAlso' },
  'reports.print': { text: 'app.reportsPrint', keys: ['Mod+P'], place: 'reports', synonyms: 'app.reportsPrintAlso' },
  'reports.export': {
    text: 'app.reportsExport',
    keys: ['Mod+Shift+E'],
    place: 'reports',
    synonyms: 'app.reportsExportAlso',
  },
  'reports.stop': { text: 'app.reportsStop', keys: ['Escape'], place: 'reports', byKeyOnly: true },

  'explorer.lists': {
    text: 'app.explorerLists',
    keys: ['F'],
    place: 'explorer',
    synonyms: 'app.explorerListsAlso',
  },
  'explorer.search': { text: 'app.explorerSearch', keys: ['Mod+F'], place: 'explorer', byKeyOnly: true },
  'explorer.table': { text: 'app.explorerTable', keys: ['G'], place: 'explorer', byKeyOnly: true },
  'explorer.more': { text: 'app.explorerMore', keys: ['M'], place: 'explorer', synonyms: 'app.explorerMoreAlso' },
  'explorer.export': {
    text: 'app.explorerExport',
    keys: ['Mod+Shift+E'],
    place: 'explorer',
    synonyms: 'app.explorerExportAlso',
  },
  'explorer.close': { text: 'app.explorerClose', keys: ['Escape'], place: 'explorer', byKeyOnly: true },
} as const satisfies Readonly<Record<string, ActionEntry>>;

export type ActionId = keyof typeof actionList;

/** A key that belongs to one control, such as a tile. It is listed here and handled by the control. */
export interface KeyHint {
  readonly text: ActionText;
  readonly keys: readonly string[];
  readonly place: Place;
}

export const keyHints: readonly KeyHint[] = [
  {
    text: 'app.gridMove',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    place: 'dayGrid',
  },
  { text: 'app.gridOpen', keys: ['Enter'], place: 'dayGrid' },
  { text: 'app.gridNew', keys: ['N'], place: 'dayGrid' },
  { text: 'app.gridOffer', keys: ['L'], place: 'dayGrid' },
  { text: 'app.gridPick', keys: ['M', 'Enter'], place: 'dayGrid' },
  { text: 'app.gridResize', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], place: 'dayGrid' },
  { text: 'app.gridSelect', keys: ['Space'], place: 'dayGrid' },
  { text: 'app.gridExtend', keys: ['Mod+Shift+ArrowUp', 'Mod+Shift+ArrowDown'], place: 'dayGrid' },
  { text: 'app.gridPeek', keys: ['P'], place: 'dayGrid' },
  { text: 'app.gridMenu', keys: ['Shift+F10'], place: 'dayGrid' },
  { text: 'app.gridLeave', keys: ['Escape'], place: 'dayGrid' },
  { text: 'app.boardMove', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], place: 'board' },
  { text: 'app.boardColumn', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], place: 'board' },
  { text: 'app.remindersMove', keys: ['ArrowUp', 'ArrowDown'], place: 'reminders' },
  { text: 'app.remindersConfirm', keys: ['S'], place: 'reminders' },
  { text: 'app.remindersCancel', keys: ['X'], place: 'reminders' },
  { text: 'app.remindersCall', keys: ['C'], place: 'reminders' },
  { text: 'app.remindersWrite', keys: ['W'], place: 'reminders' },
  { text: 'app.remindersDone', keys: ['D'], place: 'reminders' },
  { text: 'app.requestsMove', keys: ['ArrowUp', 'ArrowDown'], place: 'requests' },
  { text: 'app.requestsOpen', keys: ['Enter'], place: 'requests' },
  { text: 'app.requestsBook', keys: ['B'], place: 'requests' },
  { text: 'app.remindersCall', keys: ['C'], place: 'requests' },
  { text: 'app.remindersWrite', keys: ['W'], place: 'requests' },
  { text: 'app.requestsAway', keys: ['Delete'], place: 'requests' },
  { text: 'app.searchDown', keys: ['ArrowDown'], place: 'clients' },
  { text: 'app.searchOpen', keys: ['Enter'], place: 'clients' },
  { text: 'app.searchBack', keys: ['Escape'], place: 'clients' },
  {
    text: 'app.tableMove',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    place: 'reviewTable',
  },
  { text: 'app.tablePage', keys: ['PageUp', 'PageDown'], place: 'reviewTable' },
  { text: 'app.tableEnds', keys: ['Home', 'End'], place: 'reviewTable' },
  { text: 'app.tableOpen', keys: ['Enter'], place: 'reviewTable' },
];

export function actionEntry(id: ActionId): ActionEntry {
  return actionList[id];
}

export function actionLabel(id: ActionId): string {
  return t(actionList[id].text);
}

export function actionSynonyms(id: ActionId): string | undefined {
  const { synonyms } = actionEntry(id);
  return synonyms && t(synonyms);
}
