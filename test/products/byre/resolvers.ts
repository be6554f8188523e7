import { instantOf, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byFamilyName, byStart, type ClientRecord, rowOf, visitStates, zoneOf } from '../../dialects/practice.ts';
import { createMemory } from './memory.ts';
import { byreOffice } from './office.ts';
import { accountNoOf, byreRecords, statusRow } from './records.ts';
import { byreIds, byreSpecies, isVisit, keyOf, type PageArgs, pageOf, violation } from './words.ts';
import { byreWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface OwnersArgs extends PageArgs {
  readonly branchId?: string | null;
  readonly changedSince?: string | null;
}

interface DiaryArgs {
  readonly date: string;
  readonly branchId?: string | null;
  readonly clinicianId?: string | null;
}

const mostFound = 100;

/** Resolvers of Byre. */
export function byreRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = byreRecords(backstage, memory);
  const owners = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted).toSorted(byFamilyName);
  const { key } = byreIds;

  return {
    practice: () => ({
      id: byreIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      currency: 'USD',
      vatNumber: null,
      apiVersion: '4.2',
    }),
    branches: () => practice.places.map(records.branch),
    branch({ id }: ById) {
      const row = rowOf(practice.places, key('place', id));
      return row && records.branch(row);
    },
    clinicians({ branchId }: { readonly branchId?: string | null }) {
      const placeKey = branchId ? keyOf(practice, 'place', branchId) : null;
      return practice.providers
        .filter(({ placeKeys }) => placeKey === null || placeKeys.includes(placeKey))
        .toSorted((one, other) => (one.familyName < other.familyName ? -1 : 1))
        .map(records.clinician);
    },
    services: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.service),
    visitStatuses: () => visitStates.map(statusRow),
    species: () => byreSpecies,
    owners(args: OwnersArgs) {
      const placeKey = args.branchId ? keyOf(practice, 'place', args.branchId) : null;
      const since = args.changedSince ? instantOf(args.changedSince) : null;
      const rows = owners()
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter((row) => since === null || row.updatedAt >= since);
      return pageOf(rows, args, cap, records.owner);
    },
    owner({ id }: ById) {
      const row = rowOf(owners(), key('client', id));
      return row && records.owner(row);
    },
    ownerByAccountNo({ accountNo }: { readonly accountNo: string }) {
      const row = owners().find((each) => accountNoOf(each) === accountNo);
      return row ? records.owner(row) : null;
    },
    searchOwners({ term, limit }: { readonly term: string; readonly limit: number }) {
      return owners()
        .filter((row) => isFound(row, term))
        .slice(0, Math.max(0, Math.min(limit, mostFound)))
        .map(records.owner);
    },
    animals(args: PageArgs & { readonly ownerId?: string | null }) {
      const owner = args.ownerId ? keyOf(practice, 'client', args.ownerId) : null;
      const rows = practice.patients.filter(
        (row) => owner === null || records.sharesOf(row).some(({ clientKey }) => clientKey === owner),
      );
      return pageOf(rows, args, cap, records.animal);
    },
    animal({ id }: ById) {
      const row = rowOf(practice.patients, key('patient', id));
      return row && records.animal(row);
    },
    animalByMicrochip({ microchip }: { readonly microchip: string }) {
      const row = practice.patients.find((each) => each.microchip === microchip);
      return row ? records.animal(row) : null;
    },
    diary({ date, branchId, clinicianId }: DiaryArgs) {
      if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw violation('date', 'must be a date such as 2026-11-17');
      const placeKey = branchId ? keyOf(practice, 'place', branchId) : null;
      const providerKey = clinicianId ? keyOf(practice, 'provider', clinicianId) : null;
      const rows = practice.appointments
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter((row) => providerKey === null || row.providerKey === providerKey)
        .filter((row) => wallDay(row.start, zoneOf(practice, row)) === date)
        .toSorted(byStart);
      return {
        date,
        visits: () => rows.filter(isVisit).map(records.visit),
        blocks: () => rows.filter(({ isBlock, isDeleted }) => isBlock && !isDeleted).map(records.block),
        onCall: practice.places
          .filter((place) => placeKey === null || place.key === placeKey)
          .flatMap((place) => {
            const vets = practice.providers.filter(
              ({ role, isActive, placeKeys }) => role === 'veterinarian' && isActive && placeKeys.includes(place.key),
            );
            const vet = vets[Number(date.slice(-2)) % Math.max(1, vets.length)];
            return vet ? [{ branch: records.branch(place), clinician: records.clinician(vet) }] : [];
          }),
      };
    },
    visit({ id }: ById) {
      const row = rowOf(practice.appointments, key('appointment', id));
      return row && isVisit(row) ? records.visit(row) : null;
    },
    ...byreOffice(backstage, records, memory),
    ...byreWrites(backstage, records, memory),
  };
}

/** Whether an owner is meant by a term: digits of a phone, or beginnings of words without regard to case and accents. */
function isFound(row: ClientRecord, term: string): boolean {
  const digits = term.replaceAll(/\D/g, '');
  if (digits.length >= 4 && /^[\d\s()+./-]+$/.test(term))
    return row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
  const known = [row.givenName ?? '', row.familyName, ...row.emails, accountNoOf(row)].flatMap(wordsOf);
  const wanted = wordsOf(term);
  return wanted.length > 0 && wanted.every((word) => known.some((each) => each.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[\s,-]+/).filter((word) => word !== '');
}
