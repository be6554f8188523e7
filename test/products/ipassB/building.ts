import { utcText } from '../../dialects/clock.ts';
import { type Row } from '../generatedRows.ts';
import { timeZones } from './records.ts';
import { documentId, failure } from './values.ts';

const day = 86_400_000;
const made = utcText(Date.parse('2021-06-14T15:00:00Z'));

const privilege: Row = {
  _id: documentId(5, 1),
  name: 'Super_admin',
  permissions: ['clients', 'schedule', 'staff'].map((sectionID) => ({
    sectionID,
    read: true,
    create: true,
    delete: sectionID !== 'schedule',
    update: true,
  })),
  createdAt: made,
  updatedAt: made,
};

/** Whoever works at the panel; the salons' staff are documents of another kind. */
export const users: readonly Row[] = (
  [
    ['Rebeca', 'Solís'],
    ['Iván', 'Morales'],
    ['Lucía', 'Paz'],
  ] as const
).map(([name, lastName], index) => ({
  _id: documentId(6, index + 1),
  name,
  name1: index === 0 ? null : name,
  name2: null,
  lastName,
  lastName1: index === 0 ? null : lastName,
  lastName2: null,
  photo: null,
  email: `panel${String(index + 1)}@example.test`,
  codeWorker: `IP-0${String(index + 1)}`,
  privilegeID: privilege,
  active: index !== 2,
  country: 'GT',
  token: null,
  verifyLogin: true,
  canCreateHost: index === 0,
  allEventWithAuth: false,
  canAccessToApp: true,
  canAccessToWeb: true,
  document: `20000000${String(index)}0101`,
  typeDocument: 'DPI',
  phone: `5020000${String(index)}`,
  QR: null,
  timeZone: timeZones.slice(0, 1),
  nativeLocation: [],
  createdAt: made,
  updatedAt: made,
}));

const masterLocation: Row = {
  _id: documentId(7, 1),
  name: 'Torre Norte',
  address: '5a avenida 5-55, zona 14',
  onlyAllowAuthUSers: true,
  tree: '',
  createdAt: made,
  updatedAt: made,
  state: 'active',
  deletedDate: null,
};

/** Doors and halls of the building, for the guards. */
export const locations: readonly Row[] = ['Recepción', 'Parqueo', 'Bodega'].map((name, index) => ({
  _id: documentId(8, index + 1),
  masterLocation,
  childLocations: [],
  parentLocations: [],
  address: 'Nivel 1',
  name,
  admins: users.slice(0, 1),
  host: users.slice(1, 2),
  security: users.slice(2),
  typeCheck: index === 1 ? 'out' : 'in',
  createdAt: made,
  updatedAt: made,
  state: index === 2 ? 'deleted' : 'active',
  abbreviation: name.slice(0, 3).toUpperCase(),
  deletedDate: index === 2 ? made : null,
  whoDeleted: index === 2 ? users[0] : null,
}));

/** Guests of the building. */
export const contacts: readonly Row[] = ['Marta', 'Óscar'].map((firstName, index) => ({
  _id: documentId(9, index + 1),
  firstName,
  lastName: 'Visitante',
  email: `visita${String(index + 1)}@example.test`,
  indicativo: '502',
  phone: `5551000${String(index)}`,
  nickname: null,
  host: users[0],
  verified: index === 0,
  typeVerified: index === 0 ? 'DPI' : null,
  DPI: null,
  banFinish: null,
  createdAt: made,
  updatedAt: made,
}));

/** Resolvers of what has to do with the building: nothing of it is a visit to a salon. */
export function buildingRoots(now: () => number, check: () => void): Readonly<Record<string, unknown>> {
  const added: Row[] = [];
  const events = (): readonly Row[] => [
    ...[-1, 0, 1].map((offset) => {
      const start = Math.floor(now() / day) * day + offset * day + 17 * 3_600_000;
      return event(offset + 2, 'Inducción de proveedores', utcText(start), utcText(start + 5_400_000));
    }),
    ...added,
  ];
  const onDay = (offset: number) => (): readonly Row[] => {
    const wanted = utcText(now() + offset * day).slice(0, 10);
    return events().filter((row) => String(row['start']).slice(0, 10) === wanted);
  };
  const one =
    (rows: () => readonly Row[]) =>
    ({ _id: id }: { readonly _id?: string }): Row | null =>
      rows().find((row) => row['_id'] === id) ?? null;
  const change = ({ input }: { readonly input: Row }): Row => {
    check();
    const before = added.find((row) => row['_id'] === input['_id']);
    if (!before) throw failure('Cannot read properties of null');
    const after = { ...before, ...input, host: users[0], location: locations[0] };
    added[added.indexOf(before)] = after;
    return after;
  };
  return {
    getPrivilege: one(() => [privilege]),
    getUser: one(() => users),
    listTimeZone: timeZones,
    listLocation: locations,
    listLocationActive: locations.filter((row) => row['state'] === 'active'),
    getLocation: one(() => locations),
    listContact: contacts,
    getEvent: one(events),
    listAllEventsActive: events,
    listEventActive: events,
    listEventsToday: onDay(0),
    listEventsTomorrow: onDay(1),
    listEventsYesterday: onDay(-1),
    createEvent({ input }: { readonly input: Row }) {
      check();
      const entered = { ...event(added.length + 10, '', '', ''), ...input, host: users[0], location: locations[0] };
      added.push(entered);
      return entered;
    },
    updateEvent: change,
    deleteEventChangeStatus: ({ input }: { readonly input: Row }) =>
      change({ input: { _id: input['_id'], state: 'deleted', deletedDate: utcText(now()), whoDeleted: users[0] } }),
  };
}

function event(key: number, name: string, start: string, end: string): Row {
  return {
    _id: documentId(0, key),
    name,
    start,
    end,
    host: users[0],
    location: locations[0],
    beforeStart: 15,
    onlyAuthUser: false,
    createdAt: made,
    updatedAt: made,
    state: 'active',
    deletedDate: null,
    invitations: [],
    whoDeleted: null,
  };
}
