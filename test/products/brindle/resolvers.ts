import { GraphQLError } from 'graphql';
import { instantOf, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  byStart,
  type ClientRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import { brindleRecords, hasReminder, reminderDay } from './records.ts';
import { brindleIds, coOwnerOf, dayOf, pageOf, speciesNames } from './words.ts';
import { brindleWrites } from './writes.ts';

interface PageArgs {
  readonly page?: number | null;
  readonly size?: number | null;
}

interface IdArgs {
  readonly id: string;
}

interface DayArgs {
  readonly hospitalId: string;
  readonly date: string;
}

interface OfParent {
  readonly petParentId?: string | null;
}

const { key } = brindleIds;

/** The root fields of the product. */
export function brindleRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const ledger = createLedger(practice);
  const records = brindleRecords(backstage, ledger);
  const clientOf = (id: string | null | undefined): ClientRecord | null => {
    const client = rowOf(practice.clients, key('client', id));
    return client && !client.isDeleted ? client : null;
  };
  const hospitals = (): readonly (object | null)[] => practice.places.map(records.hospital);
  const clients = (): readonly ClientRecord[] =>
    practice.clients.filter((row) => !row.isDeleted).toSorted(byFamilyName);

  /** What of the book is on a day of a hospital, by the hospital's clock. */
  const bookOf = ({ hospitalId, date }: DayArgs): readonly AppointmentRecord[] => {
    const place = rowOf(practice.places, key('place', hospitalId));
    const day = dayOf(date);
    if (!place) throw new GraphQLError('Hospital not found', { extensions: { code: 'NOT_FOUND' } });
    return practice.appointments
      .filter((row) => row.placeKey === place.key && wallDay(row.start, zoneOf(practice, row)) === day)
      .toSorted(byStart);
  };

  /** Where words are looked for: names, names of pets, emails, and phones by their digits. */
  const isFound = (client: ClientRecord, words: readonly string[]): boolean => {
    const pets = practice.patients.filter(({ clientKey }) => clientKey === client.key).map(({ name }) => name);
    const texts = [client.givenName ?? '', client.familyName, ...client.emails, ...pets].map((text) =>
      text.toLowerCase(),
    );
    const numbers = client.phones.map(({ value }) => value.replaceAll(/\D/g, ''));
    return words.every((word) => {
      const digits = /^[\d().+-]+$/.test(word) ? word.replaceAll(/\D/g, '') : '';
      const isInPhone = digits !== '' && numbers.some((number) => number.includes(digits));
      return isInPhone || texts.some((text) => text.includes(word));
    });
  };

  return {
    practiceGroup: () => ({
      id: brindleIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      hospitals,
    }),
    hospitals,
    hospital: ({ id }: IdArgs) => records.hospital(rowOf(practice.places, key('place', id))),
    team({
      hospitalId,
      includeFormer,
    }: {
      readonly hospitalId?: string | null;
      readonly includeFormer?: boolean | null;
    }) {
      const placeKey = key('place', hospitalId);
      return practice.providers
        .filter((row) => includeFormer === true || row.isActive)
        .filter((row) => !hospitalId || (placeKey !== null && row.placeKeys.includes(placeKey)))
        .map(records.member);
    },
    visitTypes: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.visitType),
    species: () => Object.entries(speciesNames).map(([code, name]) => ({ code, name })),
    petParents(args: PageArgs & { readonly homeHospitalId?: string | null; readonly updatedSince?: string | null }) {
      const { homeHospitalId, updatedSince } = args;
      const since = updatedSince ? instantOf(updatedSince) : 0;
      const placeKey = key('place', homeHospitalId);
      const rows = clients().filter((row) => row.updatedAt >= since && (!homeHospitalId || row.placeKey === placeKey));
      return pageOf(rows, args, cap, (row) => ({ ...records.petParent(row) }));
    },
    petParent: ({ id }: IdArgs) => records.petParent(clientOf(id)),
    findPetParents({ text, limit }: { readonly text: string; readonly limit?: number | null }) {
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      if (words.length === 0) return [];
      const found = clients().filter((client) => isFound(client, words));
      return found.slice(0, Math.max(0, Math.min(limit ?? 20, cap))).map(records.petParent);
    },
    pets(args: PageArgs & OfParent) {
      const client = clientOf(args.petParentId);
      const rows = practice.patients.filter((row) => {
        if (!args.petParentId) return true;
        return client !== null && [row.clientKey, coOwnerOf(practice, row)?.key].includes(client.key);
      });
      return pageOf(rows, args, cap, (row) => ({ ...records.pet(row) }));
    },
    pet: ({ id }: IdArgs) => records.pet(rowOf(practice.patients, key('patient', id))),
    daySheet: (args: DayArgs) => bookOf(args).filter(records.isVisit).map(records.visit),
    visit: ({ id }: IdArgs) => records.visit(rowOf(practice.appointments, key('appointment', id))),
    blockedTimes: (args: DayArgs) =>
      bookOf(args)
        .filter((row) => row.isBlock && !row.isDeleted)
        .map(records.blockedTime),
    invoices(args: PageArgs & OfParent) {
      const client = clientOf(args.petParentId);
      const rows = ledger.orders.filter(({ clientKey }) => !args.petParentId || clientKey === client?.key);
      return pageOf(rows.toReversed(), args, cap, records.invoice);
    },
    conversations({ petParentId, includeClosed }: OfParent & { readonly includeClosed?: boolean | null }) {
      const client = clientOf(petParentId);
      return ledger.threads
        .filter(({ isClosed }) => includeClosed === true || !isClosed)
        .filter(({ clientKey }) => !petParentId || clientKey === client?.key)
        .map(records.conversation);
    },
    overdueReminders({ before }: { readonly before: string }) {
      const day = dayOf(before);
      return practice.patients.filter((row) => hasReminder(row) && reminderDay(row) < day).map(records.reminder);
    },
    ...brindleWrites(backstage, ledger, records),
  };
}
