import { offsetText, startOfDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import {
  catalog,
  firstTasks,
  moreId,
  orderOfVisit,
  remindersOf,
  rowWithId,
  type TaskRecord,
  tidewellMoreRecords,
} from './moreRecords.ts';
import { tidewellRecords } from './records.ts';
import { searchHits } from './search.ts';
import {
  boardOrder,
  type DateSpan,
  instantIn,
  invalidArgument,
  isVisit,
  type PageArgs,
  pageOf,
  spanIn,
  speciesCode,
  statuses,
  teamRoles,
  tidewellIds,
} from './words.ts';
import { tidewellWrites } from './writes.ts';

interface IdArgs {
  readonly id: string;
}

interface SpanArgs {
  readonly dates: DateSpan;
  readonly hospitalIds?: readonly string[] | null;
}

interface VisitsArgs extends SpanArgs, PageArgs {
  readonly teamMemberId?: string | null;
  readonly phases?: readonly string[] | null;
}

interface TeamArgs {
  readonly hospitalId?: string | null;
  readonly roles?: readonly string[] | null;
  readonly includeFormer?: boolean | null;
}

interface PetParentsArgs extends PageArgs {
  readonly filter?: {
    readonly status?: string | null;
    readonly homeHospitalId?: string | null;
    readonly tag?: string | null;
    readonly updatedSince?: string | null;
  } | null;
}

interface PetsArgs extends PageArgs {
  readonly filter?: {
    readonly petParentId?: string | null;
    readonly speciesCode?: string | null;
    readonly includeDeceased?: boolean | null;
    readonly microchip?: string | null;
  } | null;
}

interface SlotArgs {
  readonly hospitalId: string;
  readonly visitTypeId: string;
  readonly date: string;
  readonly teamMemberId?: string | null;
}

const { key, of } = tidewellIds;
const minuteMs = 60_000;
const opens = 8 * 60;
const closes = 17 * 60;
const slotMinutes = 30;
const fewestLetters = 2;

/** The root fields of the service. */
export function tidewellRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const ledger = createLedger(practice);
  const tasks: TaskRecord[] = [...firstTasks];
  const more = tidewellMoreRecords(backstage, ledger, () => records);
  const records = tidewellRecords(backstage, {
    ledger,
    invoiceOf(row) {
      const order = orderOfVisit(ledger, row);
      return order && more.invoice(order);
    },
  });
  const petParents = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);

  /** What starts within dates of its own hospital, by start. */
  const within = ({ dates, hospitalIds }: SpanArgs): readonly AppointmentRecord[] => {
    const spans = new Map(practice.places.map((place) => [place.key, spanIn(place.zone, dates)]));
    return practice.appointments
      .filter(({ placeKey, start, isDeleted }) => {
        const span = spans.get(placeKey);
        const isAsked = !hospitalIds || hospitalIds.includes(of('place', placeKey));
        return !isDeleted && isAsked && span !== undefined && start >= span.start && start < span.end;
      })
      .toSorted(byStart);
  };

  const openSlots = ({ hospitalId, visitTypeId, date, teamMemberId }: SlotArgs): readonly Row[] => {
    const place = rowOf(practice.places, key('place', hospitalId));
    const type = rowOf(practice.visitTypes, key('visitType', visitTypeId));
    if (!place || !type) throw invalidArgument(place ? 'No such visit type' : 'No such hospital');
    spanIn(place.zone, { from: date, through: date });
    const midnight = startOfDay(date, place.zone);
    const isFree = ({ key: providerKey }: ProviderRecord, start: number): boolean =>
      !practice.appointments.some(
        (row) =>
          row.providerKey === providerKey &&
          !row.isDeleted &&
          row.state !== 'cancelled' &&
          row.start < start + type.minutes * minuteMs &&
          start < row.start + row.minutes * minuteMs,
      );
    const staff = practice.providers.filter(
      (row) =>
        row.isActive &&
        row.placeKeys.includes(place.key) &&
        (!teamMemberId || of('provider', row.key) === teamMemberId),
    );
    const starts: number[] = [];
    for (let minutes = opens; minutes + type.minutes <= closes; minutes += slotMinutes)
      starts.push(midnight + minutes * minuteMs);
    return starts
      .filter((start) => start > now())
      .flatMap((start) =>
        staff
          .filter((row) => isFree(row, start))
          .map((row) => ({ startsAt: offsetText(start, place.zone), teamMember: records.teamMember(row) })),
      );
  };

  return {
    viewer: () => ({
      id: 'usr_0001',
      name: 'Front desk integration',
      email: null,
      scopes: ['visits', 'people', 'billing', 'messages'],
      group: records.group,
    }),
    group: records.group,
    hospitals: () => practice.places.map(records.hospital),
    hospital({ id }: IdArgs) {
      const row = rowOf(practice.places, key('place', id));
      return row && records.hospital(row);
    },
    teamMembers({ hospitalId, roles, includeFormer }: TeamArgs) {
      return practice.providers
        .filter((row) => row.isActive || includeFormer === true)
        .filter((row) => !hospitalId || row.placeKeys.some((placeKey) => of('place', placeKey) === hospitalId))
        .filter((row) => !roles || roles.includes(teamRoles[row.role]))
        .toSorted((one, other) => (one.familyName < other.familyName ? -1 : 1))
        .map(records.teamMember);
    },
    teamMember({ id }: IdArgs) {
      const row = rowOf(practice.providers, key('provider', id));
      return row && records.teamMember(row);
    },
    visitTypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.visitType),
    visitStatuses: () => boardOrder.map(records.visitStatus),
    petParents({ filter, ...page }: PetParentsArgs) {
      const { status, homeHospitalId, tag, updatedSince } = filter ?? {};
      const since = updatedSince ? instantIn(updatedSince) : 0;
      if (since === null) throw invalidArgument('updatedSince is not an OffsetDateTime');
      const rows = petParents()
        .filter(({ isActive }) => !status || isActive === (status === 'ACTIVE'))
        .filter(({ placeKey }) => !homeHospitalId || of('place', placeKey) === homeHospitalId)
        .filter(({ tags }) => !tag || tags.some((name) => name.toLowerCase() === tag.toLowerCase()))
        .filter(({ updatedAt }) => updatedAt >= since);
      return pageOf(rows.toSorted(byFamilyName), page, cap, records.petParent);
    },
    petParent({ id }: IdArgs) {
      const row = petParents().find((each) => of('client', each.key) === id);
      return row ? records.petParent(row) : null;
    },
    searchPetParents({ text, limit }: { readonly text: string; readonly limit?: number | null }) {
      if (text.trim().length < fewestLetters)
        throw invalidArgument(`text needs at least ${String(fewestLetters)} characters`);
      return searchHits(practice, petParents().toSorted(byFamilyName), text)
        .slice(0, Math.max(1, Math.min(limit ?? cap, cap)))
        .map(({ client, matchedOn }) => ({ petParent: records.petParent(client), matchedOn }));
    },
    pets({ filter, ...page }: PetsArgs) {
      const { petParentId, speciesCode: code, includeDeceased, microchip } = filter ?? {};
      const rows = practice.patients
        .filter((row) => !petParentId || (row.clientKey !== null && of('client', row.clientKey) === petParentId))
        .filter((row) => !code || speciesCode(row.species) === code.toUpperCase())
        .filter((row) => includeDeceased !== false || !row.isDeceased)
        .filter((row) => !microchip || row.microchip === microchip);
      return pageOf(rows, page, cap, records.pet);
    },
    pet({ id }: IdArgs) {
      const row = rowOf(practice.patients, key('patient', id));
      return row && records.pet(row);
    },
    visits({ teamMemberId, phases, ...args }: VisitsArgs) {
      const rows = within(args)
        .filter(isVisit)
        .filter(({ providerKey }) => !teamMemberId || providerKey === key('provider', teamMemberId))
        .filter(({ state }) => !phases || phases.includes(statuses[state].phase));
      return pageOf(rows, args, cap, records.visit);
    },
    visit({ id }: IdArgs) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isVisit(row) ? records.visit(row) : null;
    },
    scheduleBlocks: (args: SpanArgs) =>
      within(args)
        .filter(({ isBlock }) => isBlock)
        .map(records.block),
    openSlots,
    invoices({ petParentId, state, ...page }: PageArgs & { petParentId?: string | null; state?: string | null }) {
      const rows = ledger.orders
        .filter(({ clientKey }) => !petParentId || of('client', clientKey) === petParentId)
        .toSorted((one, other) => other.at - one.at || one.key - other.key)
        .filter((row) => !state || more.invoice(row)['state'] === state);
      return pageOf(rows, page, cap, more.invoice);
    },
    invoice({ id }: IdArgs) {
      const row = rowWithId(ledger.orders, 'inv', id);
      return row && more.invoice(row);
    },
    conversations({ isOpen, ...page }: PageArgs & { readonly isOpen?: boolean | null }) {
      const rows = ledger.threads.filter(({ isClosed }) => typeof isOpen !== 'boolean' || isClosed !== isOpen);
      return pageOf(rows, page, cap, more.conversation);
    },
    conversation({ id }: IdArgs) {
      const row = rowWithId(ledger.threads, 'cnv', id);
      return row && more.conversation(row);
    },
    tasks({ assigneeId, isDone }: { readonly assigneeId?: string | null; readonly isDone?: boolean | null }) {
      return tasks
        .filter((row) => !assigneeId || row.providerKey === key('provider', assigneeId))
        .filter((row) => typeof isDone !== 'boolean' || row.isDone === isDone)
        .map(more.task);
    },
    wellnessReminders({ hospitalId, ...page }: PageArgs & { readonly hospitalId?: string | null }) {
      const isAt = (clientKey: number | null): boolean => {
        const client = rowOf(practice.clients, clientKey);
        return client !== null && of('place', client.placeKey) === hospitalId;
      };
      const rows = remindersOf(practice.patients).filter(({ patient }) => !hospitalId || isAt(patient.clientKey));
      return pageOf(rows, page, cap, more.reminder);
    },
    catalogItems({ search }: { readonly search?: string | null }) {
      const term = (search ?? '').toLowerCase();
      return catalog.filter(({ name, sku }) => `${String(name)} ${String(sku)}`.toLowerCase().includes(term));
    },
    tags: () => records.tagNames().map(records.tag),
    species: () => records.speciesNames().map(records.species),
    ...tidewellWrites(backstage, {
      records,
      more,
      ledger,
      finishTask(id) {
        const index = tasks.findIndex((row) => moreId('tsk', row.key) === id);
        const before = tasks[index];
        if (!before) return null;
        const after = { ...before, isDone: true };
        tasks[index] = after;
        return after;
      },
    }),
  };
}
