import type {
  BookingChoicesQuery,
  ClientCardQuery,
  FindClientsQuery,
  FreeSlotsQuery,
  ScheduleDayQuery,
} from '../../graphql/desk/generated/operations.ts';
import type { DeskClient } from './deskClient.ts';
import type { AskedChange } from './ledger.ts';
import { rest } from './rest.ts';

/** A visit that a receptionist has booked: only she changes it. */
export interface OwnVisit {
  readonly id: string;
  readonly location: string;
  readonly date: string;
}

/** What all receptionists of a soak share. */
export interface Office {
  readonly api: DeskClient;
  readonly locations: readonly string[];
  /** The days that are worked on, today first. */
  readonly dates: readonly string[];
  /** Whether nothing new is made any more, so that only what leaks still grows. */
  readonly isSteady: () => boolean;
  /** How much the clinic has written and carried out. */
  readonly now: () => AskedChange['before'];
  readonly onAct: (kind: string) => void;
  /** Receives what should never happen. */
  readonly onMistake: (words: string) => void;
  readonly onChange: (change: AskedChange, why: string | null) => void;
}

type DayVisit = ScheduleDayQuery['day']['appointments'][number];

/** Visits that a receptionist has at a time, so that a long run is no fuller than a short one. */
const mostVisits = 8;
const mostClients = 4;

/**
 * One scripted receptionist. She changes only what she made herself, and reads it before; a change with an unknown
 * outcome she looks up by its reason on the day. `milliseconds` is the mean pause between two acts.
 */
export function createReceptionist(name: string, office: Office, chance: () => number, milliseconds: number) {
  const { api } = office;
  const visits: OwnVisit[] = [];
  const clients: string[] = [];
  /** Reasons of bookings that may have been made. */
  const unsure = new Map<string, Omit<OwnVisit, 'id'>>();
  let names: readonly string[] = ['Garcia', 'Lopez'];
  let marks = 0;
  let drafts = 0;

  const pick = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(chance() * list.length)];
  const newMark = (): string => `Soak ${name}-${(marks += 1)}`;

  /** Makes a change and has it written down. */
  async function change(
    operation: string,
    variables: object,
    what: Pick<AskedChange, 'subject' | 'slot' | 'value' | 'mark'>,
  ): Promise<AskedChange> {
    const before = office.now();
    const { end, id, why } = await api.change(operation, variables);
    const requested = { operation, ...what, before, end, id };
    office.onChange(requested, why);
    return requested;
  }

  async function readDay(location: string, date: string): Promise<ScheduleDayQuery['day'] | null> {
    const read = await api.query<ScheduleDayQuery>('ScheduleDay', { location, date });
    if (read === null) return null;
    const { day } = read;
    names = day.appointments.flatMap(({ client }) => client?.name.split(' ').at(-1) ?? []);
    for (const { id, reason } of day.appointments) {
      const found = reason === null ? undefined : unsure.get(reason);
      if (!found || reason === null) continue;
      unsure.delete(reason);
      visits.push({ id, ...found });
    }
    return day;
  }

  async function lookAtDay(): Promise<void> {
    // Most views are of today.
    const date = chance() < 0.6 ? office.dates[0] : pick(office.dates);
    const location = pick(office.locations);
    if (location === undefined || date === undefined) return;
    await readDay(location, date);
    await api.request('day:watch', { location, date, hidden: chance() < 0.2 });
  }

  async function find(): Promise<FindClientsQuery['findClients']['clients']> {
    const search = (pick(names) ?? 'a').slice(0, 3 + Math.floor(chance() * 6));
    const includeService = chance() < 0.3;
    const read = await api.query<FindClientsQuery>('FindClients', { search, first: 20, includeService });
    return read?.findClients.clients ?? [];
  }

  async function openCard(): Promise<ClientCardQuery['client'] | null> {
    const client = pick(await find());
    if (!client) return null;
    const card = await api.query<ClientCardQuery>('ClientCard', { id: client.id });
    await api.request('client:mark', { id: client.id, as: 'opened' });
    return card?.client ?? null;
  }

  async function book(): Promise<void> {
    const client = await openCard();
    const patient = client?.patients?.find(({ deceased, active }) => deceased !== true && active !== false);
    const location = pick(office.locations);
    const date = pick(office.dates);
    if (!client || !patient || location === undefined || date === undefined) return;
    const choices = await api.query<BookingChoicesQuery>('BookingChoices', { location });
    const type = pick(choices?.appointmentTypes.filter(({ minutes }) => minutes !== null) ?? []);
    if (!type) return;
    const minutes = type.minutes ?? 30;
    const requested = { location, from: date, days: 3, minutes, type: type.id };
    const free = await api.query<FreeSlotsQuery>('FreeSlots', requested);
    const slot = pick(free?.freeSlots.slots ?? []);
    if (!slot) return;
    const reason = newMark();
    const booking = {
      location,
      start: slot.start,
      minutes,
      type: type.id,
      provider: slot.provider?.id ?? null,
      client: client.id,
      patient: patient.id,
      reason,
    };
    const what = { subject: null, slot: 'reason', value: reason, mark: reason } as const;
    const { end, id } = await change('BookAppointment', { booking }, what);
    const place = { location, date: slot.start.slice(0, 10) };
    if (end === 'Done' && id !== null) visits.push({ id, ...place });
    if (end === 'OutcomeUnknown') unsure.set(reason, place);
    // Who can't be found for long is given up.
    const [oldest] = unsure.keys();
    if (unsure.size > mostVisits && oldest !== undefined) unsure.delete(oldest);
  }

  /** One of her own visits as it is now, with how it was seen. */
  async function ownVisit(): Promise<{ own: OwnVisit; now: DayVisit; day: ScheduleDayQuery['day'] } | null> {
    const own = pick(visits);
    const day = own ? await readDay(own.location, own.date) : null;
    const now = day?.appointments.find(({ id }) => id === own?.id);
    if (!own || !day || !now) return null;
    if (now.status?.stage !== 'cancelled') return { own, now, day };
    // A cancellation with an unknown outcome was made: no one else cancels these visits.
    visits.splice(visits.indexOf(own), 1);
    return null;
  }

  const seen = ({ own, now }: { readonly own: OwnVisit; readonly now: DayVisit }): object => ({
    id: own.id,
    version: now.version,
    location: own.location,
    date: own.date,
  });

  async function edit(): Promise<void> {
    const visit = await ownVisit();
    if (!visit) return;
    const reason = newMark();
    const what = { subject: visit.own.id, slot: 'reason', value: reason, mark: reason } as const;
    await change('UpdateAppointment', { appointment: seen(visit), to: { reason } }, what);
  }

  async function move(): Promise<void> {
    const visit = await ownVisit();
    if (!visit || visit.now.start === null) return;
    const notes = newMark();
    const start = new Date(Date.parse(visit.now.start) + (chance() < 0.5 ? 15 : -15) * 60_000).toISOString();
    const what = { subject: visit.own.id, slot: 'notes', value: notes, mark: notes } as const;
    await change('UpdateAppointment', { appointment: seen(visit), to: { start, notes } }, what);
  }

  async function setStatus(): Promise<void> {
    const visit = await ownVisit();
    const others = visit?.day.statuses.filter(
      ({ label, stage }) => label !== visit.now.status?.label && stage !== 'cancelled' && stage !== 'completed',
    );
    const label = pick(others ?? [])?.label;
    if (!visit || label === undefined) return;
    const what = { subject: visit.own.id, slot: 'status', value: label, mark: label } as const;
    await change('SetStatus', { appointment: seen(visit), status: label }, what);
  }

  async function cancel(): Promise<void> {
    const visit = await ownVisit();
    if (!visit) return;
    const reason = newMark();
    const what = { subject: visit.own.id, slot: 'status', value: `CANCELLED ${reason}`, mark: reason } as const;
    const { end } = await change('CancelAppointment', { appointment: seen(visit), reason }, what);
    if (end === 'Done') visits.splice(visits.indexOf(visit.own), 1);
  }

  async function register(): Promise<void> {
    const familyName = newMark();
    await api.query('PossibleDuplicates', { client: { name: familyName, phone: '555 0100' } });
    const client = { givenName: 'Test', familyName, phone: '555 0100' };
    const what = { subject: null, slot: 'name', value: familyName, mark: familyName } as const;
    const { end, id } = await change('RegisterClient', { client }, what);
    if (end === 'Done' && id !== null) clients.push(id);
    if (clients.length > mostClients) clients.shift();
  }

  async function updateClient(): Promise<void> {
    const id = pick(clients);
    if (id === undefined) return register();
    const card = await api.query<ClientCardQuery>('ClientToEdit', { id });
    if (!card?.client) return;
    const notes = newMark();
    const what = { subject: id, slot: 'notes', value: notes, mark: notes } as const;
    await change('UpdateClient', { client: { id, version: card.client.version }, to: { notes } }, what);
  }

  async function draft(): Promise<void> {
    const id = `client ${name}-${(drafts += 1) % 2}`;
    const notes = newMark();
    for (const length of [6, 9, notes.length])
      await api.request('drafts:keep', { id, content: { form: { notes: notes.slice(0, length) } } });
    const kept = await api.request('drafts:read', null);
    const found = kept?.find((each) => each.id === id);
    if (!JSON.stringify(found?.content ?? null).includes(`"${notes}"`))
      office.onMistake('drafts:read: what was typed is lost');
    if (chance() < 0.7) await api.request('drafts:keep', { id, content: null });
  }

  async function review(): Promise<void> {
    const filter = chance() < 0.5 ? { balanceDue: true } : { search: pick(names) ?? 'a' };
    await api.query('ReviewClients', { filter, sort: { by: 'name' }, first: 100 });
    await api.query('ClientFigures', { filter });
  }

  async function lookAhead(): Promise<void> {
    await api.query('WeekLoad', { location: pick(office.locations), from: office.dates[0], days: 7 });
    await api.query('RecentClients', {});
    await api.request('settings:read', null);
    await api.request('diagnostics:read', null);
  }

  const acts: readonly (readonly [weight: number, kind: string, act: () => Promise<unknown>])[] = [
    [20, 'look at a day', lookAtDay],
    [14, 'find clients', find],
    [12, 'open a card', openCard],
    [10, 'edit a visit', edit],
    [8, 'move a visit', move],
    [8, 'set a status', setStatus],
    [3, 'register a client', register],
    [5, 'update a client', updateClient],
    [6, 'keep drafts', draft],
    [3, 'review clients', review],
    [3, 'look ahead', lookAhead],
  ];
  const steadyActs = acts.filter(([, , act]) => act !== register && act !== updateClient);
  const whole = acts.reduce((sum, [weight]) => sum + weight, 0);

  function next(): (typeof acts)[number] {
    const fullness = visits.length / mostVisits;
    if (office.isSteady()) return pick(steadyActs) ?? [0, 'look at a day', lookAtDay];
    // Who has no visit of her own yet books one; later as many come as go.
    if (chance() < Math.max(0.14, 0.8 - fullness * 2))
      return chance() < fullness ? [0, 'cancel a visit', cancel] : [0, 'book a visit', book];
    let left = chance() * whole;
    // Sound: the weights of all acts together are `whole`, so one of them is found.
    return acts.find(([weight]) => (left -= weight) < 0) as (typeof acts)[number];
  }

  return {
    visits: visits as readonly OwnVisit[],
    /** Works until the signal aborts; an act in progress is still completed. */
    async work(signal: AbortSignal): Promise<void> {
      // Not all requests come in at once.
      await rest(chance() * milliseconds, signal);
      while (!signal.aborted) {
        const [, kind, act] = next();
        await act();
        office.onAct(kind);
        await rest(milliseconds * (0.2 + chance() * 1.6), signal);
      }
    },
  };
}
