import { instantOfWall, wallText } from '../clock.ts';
import type { Backstage } from '../dialect.ts';
import { daysBetween, openingsOf } from '../openings.ts';
import { sliceOf } from '../pages.ts';
import { type VisitState, byStart, fullNameOf, rowOf, zoneOf } from '../practice.ts';
import { type Written, addPatient, bookAppointment, changeAppointment, registerClient } from '../practiceWrites.ts';
import { written } from '../refusals.ts';
import { registryFlags, registryIds, registryRecords } from './records.ts';

interface Windowed {
  readonly window?: { readonly skip?: number | null; readonly take: number } | null;
}

interface SlotsArgs extends Windowed {
  readonly from: string;
  readonly until: string;
  readonly withVoided?: boolean | null;
}

interface SlotRequest {
  readonly siteRef: string;
  readonly kindRef: string;
  readonly animalRef?: string;
  readonly resourceRef?: string;
  readonly beginsAt: string;
  readonly spanMinutes?: number;
  readonly topic?: string;
}

interface PartyRequest {
  readonly calledBy?: string;
  readonly surname: string;
  readonly contactPoints?: readonly { readonly system: 'PHONE' | 'MAIL'; readonly value: string }[];
}

interface AnimalRequest {
  readonly callName: string;
  readonly species: string;
  readonly breed?: string;
}

interface PartyCriteria {
  readonly text?: string;
  readonly currentOnly?: boolean;
}

const { of, key } = registryIds;
const usualTake = 20;

/** Resolvers of the registry: everything is wrapped, and the calendar hangs below its site. */
export function registryRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { party, animal, resource, site, kind, slot } = registryRecords(stage);
  function batch<Row>(rows: readonly Row[], { window }: Windowed, show: (row: Row) => object | null): object {
    const shown = sliceOf(rows, window?.skip, window?.take ?? usualTake, cap);
    const more = (window?.skip ?? 0) + shown.length < rows.length;
    return good({ rows: shown.map(show), total: rows.length, more });
  }
  return {
    org: { id: of('organization', 1), name: practice.organization.name },
    sites: () => good(practice.places.map((row) => site(row.key))),
    parties({ criteria, ...args }: Windowed & { criteria?: PartyCriteria }) {
      const text = (criteria?.text ?? '').toLowerCase();
      const rows = practice.clients
        .filter((row) => !row.isDeleted && (criteria?.currentOnly !== true || row.isActive))
        .filter((row) => {
          const texts = [fullNameOf(row), ...row.emails, ...row.phones.map((phone) => phone.value)];
          return texts.some((candidate) => candidate.toLowerCase().includes(text));
        });
      return batch(rows, args, party);
    },
    party: ({ ref }: { ref: string }) => good(party(rowOf(practice.clients, key('client', ref)))),
    animals({ criteria, ...args }: Windowed & { criteria?: { partyRef?: string; text?: string } }) {
      const owner = key('client', criteria?.partyRef);
      const rows = practice.patients
        .filter((row) => owner === null || row.clientKey === owner)
        .filter((row) => row.name.toLowerCase().includes((criteria?.text ?? '').toLowerCase()));
      return batch(rows, args, animal);
    },
    animal: ({ ref }: { ref: string }) => good(animal(rowOf(practice.patients, key('patient', ref)))),
    resources({ siteRef }: { siteRef?: string }) {
      const placeKey = key('place', siteRef);
      const rows = practice.providers.filter((row) => placeKey === null || row.placeKeys.includes(placeKey));
      return good(rows.map((row) => resource(row.key)));
    },
    slotKinds: () => good(practice.visitTypes.filter((row) => !row.isBlock).map((row) => kind(row.key))),
    vacancies(args: { siteRef: string; kindRef: string; resourceRef?: string; from: string; until: string }) {
      const placeKey = key('place', args.siteRef);
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      const [start, end] = [instantOfWall(args.from, zone), instantOfWall(args.until, zone)];
      const requested = {
        placeKey,
        typeKey: key('visitType', args.kindRef),
        providerKey: key('provider', args.resourceRef),
        days: daysBetween(args.from.slice(0, 10), args.until.slice(0, 10)),
      };
      const rows = openingsOf(stage, requested).filter((row) => !row.taken && row.start >= start && row.start < end);
      return good(
        rows.map((row) => ({
          beginsAt: wallText(row.start, zone).slice(0, 16),
          spanMinutes: row.minutes,
          resource: resource(row.providerKey),
        })),
      );
    },
    calendar({ siteRef }: { siteRef: string }) {
      const place = rowOf(practice.places, key('place', siteRef));
      if (!place) return null;
      return {
        site: site(place.key),
        slots({ from, until, withVoided, ...args }: SlotsArgs) {
          const [start, end] = [instantOfWall(from, place.zone), instantOfWall(until, place.zone)];
          const rows = practice.appointments
            .filter((row) => !row.isBlock && !row.isDeleted && row.placeKey === place.key)
            .filter((row) => row.start >= start && row.start < end)
            .filter((row) => withVoided === true || row.state !== 'cancelled')
            .toSorted(byStart);
          return batch(rows, args, slot);
        },
        closures: [],
      };
    },
    slot: ({ ref }: { ref: string }) => good(slot(rowOf(practice.appointments, key('appointment', ref)))),
    ...registryWrites(stage),
  };
}

function good(payload: unknown): object {
  return { success: true, problem: null, payload };
}

function registryWrites(stage: Backstage) {
  const { practice, now } = stage;
  const { party, animal, slot } = registryRecords(stage);
  function reply<Row>(write: () => Written<Row>, show: (row: Row) => object | null): object {
    const outcome = written(stage, write);
    return outcome.ok ? good(show(outcome.row)) : { success: false, problem: outcome.message, payload: null };
  }
  return {
    reserveSlot({ request }: { request: SlotRequest }) {
      const placeKey = key('place', request.siteRef);
      const input = {
        start: instantOfWall(request.beginsAt, rowOf(practice.places, placeKey)?.zone ?? 'UTC'),
        minutes: request.spanMinutes,
        placeKey,
        typeKey: key('visitType', request.kindRef),
        providerKey: key('provider', request.resourceRef),
        patientKey: key('patient', request.animalRef),
        reason: request.topic,
      };
      return reply(() => bookAppointment(practice, input, now()), slot);
    },
    amendSlot({ ref, change }: { ref: string; change: Partial<SlotRequest> & Readonly<Record<string, unknown>> }) {
      const before = rowOf(practice.appointments, key('appointment', ref));
      const zone = before ? zoneOf(practice, before) : 'UTC';
      const states = Object.keys(registryFlags) as VisitState[]; // Sound: the record has exactly these keys.
      const changes = {
        start: change.beginsAt === undefined ? undefined : instantOfWall(change.beginsAt, zone),
        minutes: change.spanMinutes,
        providerKey: change.resourceRef === undefined ? undefined : key('provider', change.resourceRef),
        reason: change.topic,
        state: states.find((state) => change[registryFlags[state] ?? ''] === true),
      };
      return reply(() => changeAppointment(practice, before?.key ?? null, changes, now()), slot);
    },
    voidSlot({ ref, why }: { ref: string; why?: string }) {
      const changes = { state: 'cancelled', cancelReason: why } as const;
      return reply(() => changeAppointment(practice, key('appointment', ref), changes, now()), slot);
    },
    enrolParty({ request }: { request: PartyRequest }) {
      const { calledBy, surname, contactPoints = [] } = request;
      const values = (system: string) =>
        contactPoints.filter((point) => point.system === system).map((point) => point.value);
      const input = { givenName: calledBy, familyName: surname, emails: values('MAIL'), phones: values('PHONE') };
      return reply(() => registerClient(practice, input, now()), party);
    },
    enrolAnimal({ partyRef, request }: { partyRef: string; request: AnimalRequest }) {
      const input = { ...request, name: request.callName, clientKey: key('client', partyRef) };
      return reply(() => addPatient(practice, input, now()), animal);
    },
  };
}
