import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBooking, clockNotice, startOf } from '../../../renderer/features/booking/checkBooking.ts';
import { likeliest, optionsOf } from '../../../renderer/components/personSearch/personOptions.ts';
import { chooseKnown, register } from '../../../renderer/features/booking/people.ts';
import { bookingSteps, fieldOf } from '../../../renderer/features/booking/bookingSteps.ts';
import { minuteOfClock } from '../../../renderer/lib/wallTime.ts';
import { firstSlots, type FreeSlot } from '../../../renderer/components/freeSlots/slots.ts';
import { withLatestClient } from '../../../renderer/features/booking/useChosenClient.ts';
import {
  clockText,
  continueWork,
  isTouched,
  readLength,
  settleWork,
  startWork,
} from '../../../renderer/features/booking/work.ts';
import { noPatient, typedInSearch } from '../../../renderer/domain/typedPeople.ts';
import { bookingDay, knownClient, knownPatient, offer } from '../../support/page/bookingDay.ts';

const now = Date.parse('2026-11-17T15:13:00Z');
const zone = 'America/New_York';

describe('the typed search text', () => {
  it.each([
    ['Mary Jo Park', { name: 'Mary Jo Park' }],
    ['(917) 555-0188', { phone: '(917) 555-0188' }],
    ['+1 917 555 0188', { phone: '+1 917 555 0188' }],
    ['Mary Park 917.555.0188', { name: 'Mary Park', phone: '917.555.0188' }],
    ['mary@example.com', { email: 'mary@example.com' }],
    ['  ', { name: '' }],
  ])('is carried over: %s', (typed, carried) => {
    expect(typedInSearch(typed)).toEqual(carried);
  });

  it('adds to what is typed already', () => {
    const work = { ...startWork({}), typedClient: { ...startWork({}).typedClient, email: 'a@example.com' } };
    expect(register({ ...work, search: '555 0188' }).typedClient).toMatchObject({
      email: 'a@example.com',
      phone: '555 0188',
    });
  });
});

describe('a booking’s time', () => {
  it('is read in the location’s zone, however the instant is written', () => {
    const draft = { start: '2026-11-18T15:00:00Z', minutes: 45 };
    const work = settleWork(startWork(draft), draft, bookingDay(), now);
    expect(work).toMatchObject({ date: '2026-11-18', time: '10:00', minutes: '45', lengthChosen: true });
    expect(startOf(work, zone)).toBe('2026-11-18T10:00:00-05:00');
  });

  it('of a walk-in is now, at the last five minutes', () => {
    const work = settleWork(startWork({ walkIn: true }), { walkIn: true }, bookingDay(), now);
    expect(work).toMatchObject({ date: '2026-11-17', time: '10:10' });
  });

  it('is today without a time by default', () => {
    const work = settleWork(startWork({}), {}, bookingDay(), now);
    expect(work).toMatchObject({ location: '101', date: '2026-11-17', time: '' });
    expect(startOf(work, zone)).toBeNull();
  });

  it('does not exist where the clocks skip it, and is the first where it comes twice', () => {
    const skipped = { date: '2027-03-14', time: '02:30' };
    expect(startOf(skipped, zone)).toBeNull();
    expect(clockNotice(skipped, zone)?.kind).toBe('gap');
    const twice = { date: '2026-11-01', time: '01:30' };
    expect(startOf(twice, zone)).toBe('2026-11-01T01:30:00-04:00');
    expect(clockNotice(twice, zone)?.kind).toBe('twice');
    expect(clockNotice({ date: '2026-11-01', time: '03:30' }, zone)).toBeNull();
  });

  it('is written as the browser’s field writes it, and read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(minuteOfClock(clockText(minute))).toBe(minute);
      }),
    );
  });

  it.each([
    ['5', 5],
    ['480', 480],
    ['4', null],
    ['481', null],
    ['12.5', null],
    ['', null],
    ['ten', null],
  ])('lasts %s minutes or is refused', (typed, length) => {
    expect(readLength(typed)).toBe(length);
  });
});

describe('a booking draft', () => {
  const draft = { ...startWork({ start: '2026-11-18T10:00:00-05:00' }), reason: 'Limps', provider: 'a' };

  it('is stored for a typed text or a chosen client, never for a time alone', () => {
    const started = startWork({ start: '2026-11-18T10:00:00-05:00', provider: 'a' });
    expect(isTouched(started, started)).toBe(false);
    expect(isTouched({ ...started, date: '2026-11-19', time: '11:00' }, started)).toBe(false);
    expect(isTouched(draft, started)).toBe(true);
    const who = { kind: 'chosen', client: knownClient(null), patient: null, adding: false } as const;
    expect(isTouched({ ...started, who }, started)).toBe(true);
    expect(isTouched({ ...started, type: 't' }, started)).toBe(true);
    expect(isTouched({ ...started, search: ' ' }, started)).toBe(false);
  });

  it('is none of a client that the request named, and whose record was read again', () => {
    const who = { kind: 'chosen', client: knownClient(null), patient: null, adding: false } as const;
    const started = { ...startWork({ client: 'c' }), who };
    expect(isTouched({ ...started, who: { ...who, client: knownClient([knownPatient()]) } }, started)).toBe(false);
    expect(isTouched({ ...started, who: { kind: 'search' } }, started)).toBe(true);
  });

  it('resumes as it was, or at the chosen time', () => {
    expect(continueWork(draft, {})).toEqual(draft);
    expect(continueWork(draft, { start: '2026-11-19T14:30:00-05:00', minutes: 20, provider: 'b' })).toMatchObject({
      date: '2026-11-19',
      time: '14:30',
      minutes: '20',
      provider: 'b',
      reason: 'Limps',
    });
    expect(continueWork(draft, { date: '2026-11-20' })).toMatchObject({ date: '2026-11-20', time: '10:00' });
  });
});

describe('what is missing', () => {
  const ready = { ...startWork({ start: '2026-11-18T10:00:00-05:00' }), type: 't' };
  const fields = (work: typeof ready, day = bookingDay()): readonly string[] =>
    checkBooking(work, day).map(({ field }) => field);
  const chosen = (patient: string | null) =>
    ({ kind: 'chosen', client: knownClient([knownPatient()]), patient, adding: false }) as const;

  it('is a client, and what the service demands', () => {
    expect(fields({ ...ready, type: '' })).toEqual(['who', 'type']);
    expect(fields({ ...ready, who: chosen('p') })).toEqual([]);
  });

  it('is a patient, unless the service is content with a client', () => {
    expect(fields({ ...ready, who: chosen(null) })).toEqual(['who']);
    const lenient = bookingDay([], { offers: [offer('bookAppointment', ['client', 'patient'])] });
    expect(fields({ ...ready, who: chosen(null) }, lenient)).toEqual([]);
    const strict = bookingDay([], { offers: [offer('bookAppointment', ['client', 'patient'], ['patient'])] });
    expect(fields({ ...ready, who: chosen(null) }, strict)).toEqual(['who']);
  });

  it('of a new client is a name, a phone number, a pet and its species, and more only on demand', () => {
    const work = { ...ready, who: { kind: 'register' } as const };
    expect(fields(work)).toEqual(['client.name', 'client.phone', 'patient.name', 'patient.species']);
    const offers = [
      offer('bookAppointment', ['patient']),
      offer('registerClient', ['name', 'email'], ['email']),
      offer('addPatient', ['name'], ['sex']),
    ];
    expect(fields(work, bookingDay([], { offers }))).toEqual([
      'client.name',
      'client.email',
      'patient.name',
      'patient.sex',
    ]);
  });
});

describe('the service’s message about a field', () => {
  it('stand at the field of the step that they came from', () => {
    expect(fieldOf('bookAppointment', 'start')).toBe('start');
    expect(fieldOf('bookAppointment', 'patient')).toBe('who');
    expect(fieldOf('registerClient', 'name')).toBe('client.name');
    expect(fieldOf('addPatient', 'name')).toBe('patient.name');
    expect(fieldOf('bookAppointment', 'tags')).toBeNull();
  });
});

describe('the choice by Enter', () => {
  const rex = knownPatient({ id: 'r', name: 'Rex' });
  const bella = knownPatient({ id: 'b', name: 'Bella Rose' });
  const options = optionsOf([knownClient([rex, bella]), knownClient([], { id: 'd', name: 'Rose Miller' })], true);

  it.each([
    ['bella', 2],
    ['BELL', 2],
    ['maria', 0],
    ['miller', 3],
    ['rose', 2],
    ['5550188', 0],
  ])('for “%s”', (typed, index) => {
    expect(likeliest(options, typed)).toBe(index);
  });

  it('is never a pet that died', () => {
    const dead = optionsOf([knownClient([knownPatient({ deceased: true })])], false);
    expect(likeliest(dead, 'bella')).toBe(0);
  });
});

describe('a client who turned out to be known', () => {
  const typed = (name: string) => ({ ...startWork({}), typedPatient: { ...noPatient, name, species: 'Dog' } });

  it('gets the pet that was typed', () => {
    const work = chooseKnown(typed('Rex'), knownClient([knownPatient()]));
    expect(work.who).toMatchObject({ kind: 'chosen', patient: null, adding: true });
    expect(work.typedPatient.name).toBe('Rex');
  });

  it('is hers once, also where she was read again before it was registered', () => {
    const apollo = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
    const steps = bookingSteps(apollo, bookingDay(), '2026-11-18T10:00:00-05:00');
    const work = chooseKnown(typed('Rex'), knownClient([knownPatient()]));
    const again = knownClient([knownPatient(), knownPatient({ id: 'new', name: 'Rex' })]);
    const reread = { ...work, who: { kind: 'chosen' as const, client: again, patient: null, adding: true } };
    const who = steps.apply?.('addPatient', reread, 'new').who;
    expect(who).toMatchObject({ patient: 'new', adding: false });
    expect(who?.kind === 'chosen' && who.client.patients?.map(({ id }) => id)).toEqual([knownPatient().id, 'new']);
  });

  it('keeps her existing pet of that name', () => {
    const work = chooseKnown(
      typed(' bella'),
      knownClient([knownPatient({ id: 'b' }), knownPatient({ id: 'r', name: 'Rex' })]),
    );
    expect(work.who).toMatchObject({ kind: 'chosen', patient: 'b', adding: false });
  });

  it('is chosen like other clients where no pet was typed', () => {
    expect(chooseKnown(startWork({}), knownClient([knownPatient()])).who).toMatchObject({
      patient: 'p',
      adding: false,
    });
  });
});

describe('a client read again', () => {
  it('updates the client, and keeps a patient whom the service does not list yet', () => {
    const rex = knownPatient({ id: 'r', name: 'Rex' });
    const who = { kind: 'chosen', client: knownClient([rex]), patient: 'r', adding: false } as const;
    const work = withLatestClient({ ...startWork({}), who }, knownClient([knownPatient()], { alerts: ['Bites'] }));
    expect(work.who).toMatchObject({
      patient: 'r',
      client: { alerts: ['Bites'], patients: [{ name: 'Bella' }, { name: 'Rex' }] },
    });
  });

  it('is ignored where another client was chosen meanwhile', () => {
    const who = { kind: 'chosen', client: knownClient([]), patient: null, adding: false } as const;
    const work = { ...startWork({}), who };
    expect(withLatestClient(work, knownClient([], { id: 'other' }))).toBe(work);
  });
});

describe('the first free times', () => {
  const slotAt = (minute: number, provider: string): FreeSlot => ({
    __typename: 'FreeSlot',
    start: new Date(now + minute * 60_000).toISOString(),
    end: new Date(now + (minute + 30) * 60_000).toISOString(),
    provider: { __typename: 'Provider', id: provider, name: provider },
    companions: [],
  });

  it('name every free provider, in turn', () => {
    const slots = [slotAt(0, 'a'), slotAt(0, 'b'), slotAt(15, 'a'), slotAt(15, 'b'), slotAt(30, 'a')];
    expect(firstSlots(slots, 6).map(({ provider }) => provider?.id)).toEqual(['a', 'b', 'a']);
  });

  it('are the earliest, each time once, and all of them were offered', () => {
    const slot = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (pairs, count) => {
        const slots = pairs.map(([at, provider]) => slotAt(at * 15, provider));
        const shown = firstSlots(slots, count);
        const times = [...new Set(slots.map(({ start }) => start))].toSorted();
        expect(shown.map(({ start }) => start)).toEqual(times.slice(0, count));
        expect(shown.every((each) => slots.includes(each))).toBe(true);
      }),
    );
  });
});
