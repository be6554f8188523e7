/** Where an action or a key works, in the order of the shortcut sheet. */
export const places = ['Everywhere', 'Day', 'Day grid', 'Board', 'Clients', 'Review', 'Review table'] as const;
export type Place = (typeof places)[number];

/** One thing that can be done, as the palette offers it and the shortcut sheet lists it. */
export interface ActionEntry {
  readonly words: string;
  /** `Mod` is Ctrl, on a Mac Cmd. More than one where several lead there; none where only the palette does. */
  readonly keys: readonly string[];
  readonly place: Place;
  /** Other words that somebody may look for it with. */
  readonly also?: string;
  /** Not in the palette, as it means nothing there: it closes, or goes into, what the palette covers. */
  readonly byKeyOnly?: true;
  /** Holding the key does it once: what is changed at the service is not changed by a heavy hand. */
  readonly once?: true;
}

/**
 * Everything that can be done by key or by palette. It stands here, apart from the screens that do it, because the
 * sheet tells of screens that are not open. A screen says how (`useActions`); what no screen offers is not there.
 */
export const actionList = {
  'go.day': { words: 'Go to Day', keys: ['Alt+1'], place: 'Everywhere', also: 'schedule calendar appointments' },
  'go.clients': { words: 'Go to Clients', keys: ['Alt+2'], place: 'Everywhere', also: 'customers owners' },
  'go.review': {
    words: 'Go to Review',
    keys: ['Alt+3'],
    place: 'Everywhere',
    also: 'all clients table list managers report',
  },
  'go.locations': { words: 'Go to Locations', keys: ['Alt+4'], place: 'Everywhere', also: 'places addresses' },
  'go.settings': { words: 'Go to Settings', keys: ['Alt+5'], place: 'Everywhere', also: 'connection appearance' },
  palette: { words: 'Find or do anything', keys: ['Mod+K'], place: 'Everywhere', byKeyOnly: true },
  'clients.search': { words: 'Search clients', keys: ['/'], place: 'Everywhere', also: 'find phone pet' },
  'client.register': {
    words: 'Register a client',
    keys: ['C'],
    place: 'Everywhere',
    also: 'new create add customer owner',
  },
  'clients.compare': {
    words: 'Compare clients that may be one',
    keys: [],
    place: 'Everywhere',
    also: 'duplicates merge same twice double',
  },
  book: { words: 'Book an appointment', keys: ['N'], place: 'Everywhere', also: 'new create schedule register' },
  walkIn: { words: 'Add a walk-in', keys: ['W'], place: 'Everywhere', also: 'arrived now waiting' },
  begun: {
    words: 'What was begun and not finished',
    keys: ['U'],
    place: 'Everywhere',
    also: 'drafts unfinished unsent kept offline',
  },
  undo: { words: 'Undo what was just done', keys: ['Mod+Z'], place: 'Everywhere', also: 'back revert', once: true },
  notices: { words: 'To what was just told', keys: ['F8'], place: 'Everywhere', byKeyOnly: true },
  'desk.lock': {
    words: 'Lock the desk, or sign in as somebody else',
    keys: ['Alt+L'],
    place: 'Everywhere',
    also: 'switch user sign out log off pin',
  },
  shortcuts: { words: 'Keyboard shortcuts', keys: ['?'], place: 'Everywhere', also: 'keys help sheet' },
  help: { words: 'Help', keys: ['F1'], place: 'Everywhere', also: 'guide manual how troubleshooting' },
  'help.leave': { words: 'Leave the help', keys: ['Escape'], place: 'Everywhere', byKeyOnly: true },

  'day.before': { words: 'Day before', keys: ['ArrowLeft'], place: 'Day', also: 'previous yesterday' },
  'day.after': { words: 'Day after', keys: ['ArrowRight'], place: 'Day', also: 'next tomorrow' },
  'day.today': { words: 'Today', keys: ['T'], place: 'Day', also: 'now' },
  'day.jump': { words: 'Jump to a date', keys: ['J'], place: 'Day', also: 'calendar month choose go' },
  'day.week': { words: 'Week overview', keys: ['O'], place: 'Day', also: 'load busy full calendar' },
  'day.refresh': { words: 'Read the day again', keys: ['R'], place: 'Day', also: 'refresh reload update' },
  'day.print': { words: 'Print the day', keys: ['Mod+P'], place: 'Day', also: 'sheet label pdf paper' },
  'day.export': { words: 'Export the list', keys: ['Mod+Shift+E'], place: 'Day', also: 'csv save file spreadsheet' },
  'day.nextStep': {
    words: 'Next step of the visit: check in, start …',
    keys: ['S'],
    place: 'Day',
    byKeyOnly: true,
    once: true,
  },
  'day.board': { words: 'Board, or back to the day', keys: ['B'], place: 'Day', also: 'waiting flow whiteboard' },
  'day.enterGrid': { words: 'Into the grid', keys: ['G'], place: 'Day', byKeyOnly: true },
  'day.close': { words: 'Close the appointment, leave the grid', keys: ['Escape'], place: 'Day', byKeyOnly: true },

  'client.edit': { words: 'Edit the client', keys: ['E'], place: 'Clients', also: 'change phone address notes' },
  'client.addPatient': { words: 'Add a patient', keys: ['A'], place: 'Clients', also: 'new pet animal' },
  'client.pin': { words: 'Pin the client, or let go', keys: ['P'], place: 'Clients', also: 'keep favourite star' },
  'directory.pause': { words: 'Pause reading all clients', keys: [], place: 'Clients', also: 'stop hold directory' },
  'directory.resume': { words: 'Go on reading all clients', keys: [], place: 'Clients', also: 'resume directory' },
  'directory.reread': { words: 'Read all clients again', keys: [], place: 'Clients', also: 'refresh reload directory' },

  'review.search': { words: 'Search in the table', keys: ['Mod+F'], place: 'Review', also: 'find all clients' },
  'review.filter': { words: 'Add a filter', keys: ['F'], place: 'Review', also: 'narrow only show' },
  'review.table': { words: 'Into the table', keys: ['G'], place: 'Review', byKeyOnly: true },
  'review.export': {
    words: 'Export the table',
    keys: ['Mod+Shift+E'],
    place: 'Review',
    also: 'csv save file spreadsheet',
  },
} as const satisfies Readonly<Record<string, ActionEntry>>;

export type ActionId = keyof typeof actionList;

/** A key that belongs to one thing on the screen, such as a tile, and not to the screen: told, but not done, here. */
export interface KeyNote {
  readonly words: string;
  readonly keys: readonly string[];
  readonly place: Place;
}

export const keyNotes: readonly KeyNote[] = [
  {
    words: 'From appointment to appointment',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    place: 'Day grid',
  },
  { words: 'Open the appointment', keys: ['Enter'], place: 'Day grid' },
  { words: 'New appointment at a slot', keys: ['N'], place: 'Day grid' },
  { words: 'Move: pick up, arrows, put down', keys: ['M', 'Enter'], place: 'Day grid' },
  { words: 'Make shorter, longer', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], place: 'Day grid' },
  { words: 'Leave it as it was', keys: ['Escape'], place: 'Day grid' },
  { words: 'From card to card', keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], place: 'Board' },
  { words: 'Into the former, the next column', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], place: 'Board' },
  { words: 'From the search into the list', keys: ['ArrowDown'], place: 'Clients' },
  { words: 'Open the first who was found, or the chosen one', keys: ['Enter'], place: 'Clients' },
  { words: 'Back to the search', keys: ['Escape'], place: 'Clients' },
  {
    words: 'From cell to cell',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    place: 'Review table',
  },
  { words: 'A page up, down', keys: ['PageUp', 'PageDown'], place: 'Review table' },
  { words: 'To the first, the last client', keys: ['Home', 'End'], place: 'Review table' },
  { words: 'Open the client; on a head: sort', keys: ['Enter'], place: 'Review table' },
];

/** The entry of an action, with what is optional in it. */
export function actionEntry(id: ActionId): ActionEntry {
  return actionList[id];
}
