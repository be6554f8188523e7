import type { Channel, Channels } from '../../../electron/contract/channels.ts';
import { type QueueChange, removalReasons } from '../../../electron/contract/offlineQueue.ts';
import type { Random } from '../../../graphql/demo/random.ts';
import { queuedCheckIn, walkInNote } from '../../support/core/queuedEntry.ts';

type Samples = { readonly [C in Channel]: (random: Random) => Channels[C]['request'] };

const short = (random: Random): string =>
  random.pick(['1', '10001', 'Dr. Weiss', 'x'.repeat(128), 'Ärzte 犬', '__proto__']);
const flag = (random: Random): boolean => random.chance(0.5);
const pin = (random: Random): string => random.pick(['1234', '000000', '123456789012']);
const nothing = (): null => null;

function table(random: Random): Channels['views:change']['request']['table'] & object {
  const filter = random.pick([
    {},
    { search: 'maria', active: true },
    { noVisitMonths: 12, missing: ['email'], tag: null },
  ]);
  const sort = random.chance(0.5) ? null : ({ by: 'balance', descending: flag(random) } as const);
  return { filter, sort, columns: random.pick([[], ['name', 'phone'], ['name', 'balance', 'lastVisit']] as const) };
}

const advanced = [
  {},
  { advanced: {} },
  { advanced: { path: '/api/query' } },
  { advanced: { path: '/v2/%7Bclinic%7D/graphql/', header: 'X-Api-Token', scheme: 'Bearer' } },
  { advanced: { header: 'Private-Token' } },
  { advanced: { scheme: 'Token' } },
] as const;
const connection: Samples['connection:test'] = (random) => ({
  ...random.pick([
    { environment: 'gateway', ...random.pick(advanced.slice(0, 3)) },
    { environment: random.pick(['sandbox', 'testing', 'production'] as const), ...random.pick(advanced) },
  ] as const),
  url: random.pick(['https://clinic.example', '', 'x'.repeat(2048)]),
  keys: random.pick([
    null,
    { kind: 'single', key: 'k'.repeat(40) },
    { kind: 'gateway', apiKey: 'a'.repeat(20), serviceKey: 'b'.repeat(4096) },
  ] as const),
});
const environment: Samples['connection:use'] = (random) => ({
  environment: random.pick(['demo', 'sandbox', 'testing', 'production', 'gateway'] as const),
});
const operation: Samples['desk:query'] = (random) => ({
  operation: random.pick(['ScheduleDay', 'FindClients', 'BookAppointment', 'toString', '{ org { id } }']),
  variables: random.pick<Readonly<Record<string, unknown>>>([
    {},
    { id: '1' },
    { to: { reason: 'Limps', tags: [1, null] } },
  ]),
});

/** Valid payloads of each channel. A new channel without any does not compile. */
export const samples: Samples = {
  'desk:query': operation,
  'desk:change': operation,
  'day:watch': (random) => ({ location: short(random), date: '2026-11-17', hidden: flag(random) }),
  'network:report': (random) => ({ online: flag(random) }),
  'request:cancel': (random) => ({ id: short(random) }),
  'settings:read': nothing,
  'settings:change': (random) =>
    random.pick([
      {},
      { appearance: 'dark', singleKeys: false },
      { numberLinks: true, copiedNumbers: true },
      { startWithComputer: false },
      { offlineCopy: { on: true, days: 14 } },
      { timeZone: null, dismissNotice: 'clock-wrong' },
      { timeZone: 'America/New_York' },
      { updates: { url: 'https://it.example/front-desk' }, language: 'de' },
      { updates: null, density: 'compact', textSize: '125' },
    ] as const),
  'diagnostics:read': nothing,
  'connection:test': connection,
  'connection:open': connection,
  'connection:use': environment,
  'connection:forget': environment,
  'map:read': nothing,
  'map:correct': (random) =>
    random.pick([
      { kind: 'nothing', concept: 'patients' },
      { kind: 'undo', concept: 'patients' },
      { kind: 'operation', concept: 'patients', operation: 'animals' },
      { kind: 'field', concept: 'patients', field: 'name', from: 'title.text' },
      { kind: 'field', concept: 'patients', field: 'name', from: null },
    ] as const),
  'map:sample': (random) => ({ concept: short(random), operation: random.pick([null, 'animals']) }),
  'map:reread': nothing,
  'map:export': nothing,
  'map:import': (random) => ({ text: random.pick(['', '{}', 'x'.repeat(5000)]) }),
  'map:form': (random) => ({ mutation: random.pick(['createTask', 'a', '_x9']), on: flag(random) }),
  'directory:control': (random) => ({ to: random.pick(['pause', 'resume', 'reread'] as const) }),
  'client:mark': (random) => ({ id: short(random), as: random.pick(['opened', 'pinned', 'unpinned'] as const) }),
  'clients:export': (random) => ({
    name: random.pick(['clients.csv', 'Kunden Nord-West_2.csv']),
    table: table(random),
    titles: ['Name', 'Phone'],
    labels: { yes: 'Yes', no: 'No' },
  }),
  'lists:export': (random) => ({
    name: random.pick(['invoices.csv', 'Rechnungen 2026-11-17.csv']),
    list: short(random),
    search: random.pick([null, 'maria']),
    filters: random.pick([[], [{ key: 'status', value: 'OPEN' }]]),
    columns: random.pick([[], ['number', 'total', 'client.name']]),
  }),
  'views:read': nothing,
  'views:change': (random) => ({
    name: short(random),
    table: random.chance(0.3) ? null : table(random),
    ...(random.chance(0.5) && { replaces: random.chance(0.3) ? null : short(random) }),
  }),
  'snapshot:erase': nothing,
  'drafts:read': nothing,
  'drafts:keep': (random) => ({
    id: short(random),
    content: random.pick([null, {}, { text: 'x', pets: [{ name: 'Bo' }] }]),
  }),
  'messageTemplates:change': (random) => ({
    templates: random.pick([null, [], [{ id: 'reminder', name: 'Reminder', text: 'Hello {{client first name}}' }]]),
  }),
  'workingHours:read': nothing,
  'workingHours:change': (random) => ({
    location: 'L1',
    hours: random.pick([
      [],
      [{ provider: 'P1', location: 'L1', week: [[{ start: 480, end: 720 }], [], [], [], [], [], []] }],
    ]),
  }),
  'offlineQueue:read': nothing,
  'offlineQueue:change': (random) =>
    random.pick<QueueChange>([
      { remove: { id: short(random), why: random.pick(removalReasons) } },
      {
        mark: { id: short(random), attempt: random.pick([null, { kind: 'sending' }, { kind: 'failed', text: 'No.' }]) },
      },
      { keep: walkInNote({ id: short(random), phone: random.pick(['', 'x'.repeat(100)]) }) },
      { keep: queuedCheckIn({ id: short(random), clinic: random.pick(['', 'demo  1']) }) },
    ]),
  'waitingList:read': nothing,
  'waitingList:change': (random) =>
    random.chance(0.3)
      ? { remove: short(random) }
      : {
          keep: {
            id: short(random),
            clinic: random.pick(['', 'demo  1']),
            location: { id: '101', name: 'Riverside' },
            client: { id: short(random), name: random.pick(['', 'Maria Garcia', 'x'.repeat(300)]) },
            patient: random.pick([null, { id: 'p', name: 'Bella' }]),
            type: random.pick([null, { id: 't', name: 'Wellness Exam' }]),
            minutes: random.pick([1, 30, 1440]),
            provider: random.pick([null, { id: 'a', name: 'Dr. A' }]),
            from: random.pick([null, '2026-11-17']),
            until: random.pick([null, '2026-12-24']),
            weekdays: random.pick([[], [1, 7]]),
            earliest: random.pick([null, 0]),
            latest: random.pick([null, 720, 1440]),
            note: random.pick(['', 'Limps', 'x'.repeat(500)]),
            visit: random.pick([null, { id: '1', start: '2026-11-20T09:00:00-05:00' }]),
            since: '2026-11-17T15:10:00.000Z',
          },
        },
  'file:save': (random) => ({
    name: random.pick(['day.csv', 'Tag 2026-11-17.csv']),
    rows: random.pick([
      [],
      [
        ['Name', 'Owed'],
        ['Bo', 12.5],
        [null, 0],
      ],
    ]),
  }),
  'page:pdf': (random) => ({ name: 'day.pdf', paper: random.pick(['A4', 'Letter'] as const) }),
  'staff:signIn': (random) => ({ member: short(random), pin: pin(random) }),
  'staff:lock': nothing,
  'staff:active': nothing,
  'staff:ownPin': (random) => ({ pin: pin(random), next: pin(random) }),
  'staff:change': (random) =>
    random.pick([
      { kind: 'turnOn', name: 'Anna', pin: '1234' },
      { kind: 'add', name: 'Ben', role: 'reception', pin: '567890' },
      { kind: 'rename', id: '1', name: 'x'.repeat(60) },
      { kind: 'role', id: '1', role: 'manager' },
      { kind: 'pin', id: '1', pin: '123456789012' },
      { kind: 'remove', id: '1' },
      { kind: 'idle', minutes: 15 },
      { kind: 'turnOff' },
    ] as const),
  'staff:reset': nothing,
  'staff:reopen': nothing,
  'audit:read': (random) => ({ about: random.pick([null, '10001']), skip: random.pick([0, 100]) }),
  'audit:export': nothing,
  'updates:control': (random) => ({ to: random.pick(['check', 'fetch', 'install'] as const) }),
};
