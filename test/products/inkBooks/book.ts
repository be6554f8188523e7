import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** How far an appointment is. Who is there, or on the chair, is still scheduled. */
export const inkWords = {
  planned: 'scheduled',
  confirmed: 'scheduled',
  arrived: 'scheduled',
  inProgress: 'scheduled',
  ready: 'scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** A tattoo that an artist makes for a client, in as many sessions as it takes. */
export interface ProjectRow {
  readonly key: number;
  readonly clientKey: number;
  readonly artistKey: number;
  readonly title: string;
  readonly description: string;
  readonly status: string;
  readonly requestKey: number | null;
  readonly placement: string | null;
  readonly size: string | null;
  readonly createdAt: number;
}

/** What someone once asked an artist for. */
export interface RequestRow {
  readonly key: number;
  readonly clientKey: number;
  readonly artistKey: number;
  readonly description: string;
  readonly status: string;
  readonly appointmentKey: number | null;
  readonly source: string;
  readonly createdAt: number;
}

/** What the practice does not know of an appointment. */
export interface Extra {
  readonly type: string;
  readonly title: string | null;
  readonly projectKey: number | null;
  readonly requestKey: number | null;
  readonly subtotalCents: number;
  readonly tipCents: number;
  readonly shopCutStatus: string;
  readonly timerStartedAt: number | null;
  readonly accumulatedSeconds: number;
  readonly sessionNotes: string | null;
  /** At no shop, as what is personal and what an artist does on her own. */
  readonly isShopless: boolean;
}

/** What all artists and shops have in their calendars; zones are not known. */
export function isInBook(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

export interface Book {
  readonly projects: ProjectRow[];
  readonly requests: RequestRow[];
  readonly extras: Map<number, Extra>;
  readonly extraOf: (row: AppointmentRecord) => Extra;
}

export const plainExtra: Extra = {
  type: 'other',
  title: null,
  projectKey: null,
  requestKey: null,
  subtotalCents: 0,
  tipCents: 0,
  shopCutStatus: 'none',
  timerStartedAt: null,
  accumulatedSeconds: 0,
  sessionNotes: null,
  isShopless: false,
};

const consultType = 6;
const shopCuts = ['unpaid', 'paid', 'received', 'pending_confirmation'];
const placements = ['Left forearm', null, 'Upper back', 'Calf'];

/** The projects, requests and details behind the appointments of a practice. */
export function inkBook({ practice }: Pick<Backstage, 'practice'>): Book {
  const projects: ProjectRow[] = [];
  const requests: RequestRow[] = [];
  const extras = new Map<number, Extra>();
  for (const row of practice.appointments) {
    if (row.isDeleted) continue;
    extras.set(row.key, seeded(practice, row, projects, requests));
  }
  // Some wait for an answer, and some got one that they didn't like.
  for (const [index, status] of ['pending', 'pending', 'declined', 'not_booked'].entries()) {
    const [key, clientKey] = [requests.length + 1, 10 + index * 3];
    const createdAt = Date.UTC(2026, 10, 10 + index, 18);
    const asked = { description: 'A small swallow', status, appointmentKey: null, source: 'public_form' };
    requests.push({ key, clientKey, artistKey: 1 + index, ...asked, createdAt });
  }
  const extraOf = (row: AppointmentRecord): Extra => extras.get(row.key) ?? plainExtra;
  return { projects, requests, extras, extraOf };
}

function seeded(practice: Practice, row: AppointmentRecord, projects: ProjectRow[], requests: RequestRow[]): Extra {
  const client = rowOf(practice.clients, row.clientKey);
  if (row.isBlock) return { ...plainExtra, title: row.reason, isShopless: true };
  if (!client) return { ...plainExtra, title: 'Walk-in' };
  const isConsult = row.typeKey === consultType;
  const artistKey =
    row.providerKey ?? practice.providers.find(({ placeKeys }) => placeKeys.includes(row.placeKey))?.key ?? 1;
  const what = practice.visitTypes.find(({ key }) => key === row.typeKey)?.name ?? 'Tattoo';
  const known = projects.find((each) => each.clientKey === client.key && each.artistKey === artistKey) ?? null;
  let requestKey: number | null = null;
  if (isConsult || (row.key % 2 === 0 && !known)) {
    requestKey = requests.length + 1;
    const asked = { clientKey: client.key, artistKey, description: row.reason ?? what, appointmentKey: row.key };
    const status = isConsult ? 'consult_booked' : 'session_booked';
    const source = row.key % 3 === 0 ? 'artist_created' : 'public_form';
    requests.push({ key: requestKey, ...asked, status, source, createdAt: row.createdAt - 86_400_000 });
  }
  // After a consult there may or may not be a project.
  if (isConsult) return { ...plainExtra, type: 'consult', title: fullNameOf(client), requestKey };
  const project = known ?? {
    key: projects.length + 1,
    clientKey: client.key,
    artistKey,
    title: what,
    description: `${what} for ${fullNameOf(client)}`,
    status: row.state === 'completed' && row.key % 4 === 0 ? 'completed' : 'open',
    requestKey,
    placement: placements[row.key % 4] ?? null,
    size: row.key % 3 === 0 ? null : `${String(2 + (row.key % 7))} in`,
    createdAt: row.createdAt,
  };
  if (!known) projects.push(project);
  const isDone = row.state === 'completed';
  return {
    ...plainExtra,
    type: 'session',
    title: project.title,
    projectKey: project.key,
    requestKey,
    subtotalCents: isDone ? row.minutes * 250 : 0,
    tipCents: isDone && row.key % 3 !== 0 ? row.minutes * 40 : 0,
    shopCutStatus: isDone ? (shopCuts[row.key % 4] ?? 'unpaid') : 'none',
    timerStartedAt: row.state === 'inProgress' ? row.start : null,
    accumulatedSeconds: isDone ? row.minutes * 55 : 0,
    sessionNotes: isDone && row.key % 5 === 0 ? 'Healed well so far.' : null,
  };
}
