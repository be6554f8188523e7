import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clinicWrites } from './clinicWrites.ts';
import {
  animalTypes,
  baseColours,
  breeds,
  clinicInvoiceItemTypes,
  clinicStatuses,
  clinicTypesOf,
  configurationOf,
  donationTypes,
  ownerFlags,
  sexes,
  species,
  vaccinationTypes,
} from './lookups.ts';
import { createMemory } from './memory.ts';
import { type ListArgs, ordered, pageOf } from './pages.ts';
import { peopleWrites } from './peopleWrites.ts';
import { shelterRecords } from './records.ts';
import { fitsAnimal, fitsAppointment, fitsOwner, isFound, isOpen } from './search.ts';
import {
  dayIn,
  instantIn,
  isAppointment,
  ownerCodeOf,
  shelterCodeOf,
  shelterIds,
  timeText,
  userNameOf,
} from './values.ts';
import { writeTools } from './writeTools.ts';

interface IdArgs {
  readonly id: string;
}

const calendarMinutes = 20;

/** The root fields of the service. */
export function shelterRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  const records = shelterRecords(backstage, memory);
  const tools = writeTools(backstage, memory);

  const people = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const appointments = (): readonly AppointmentRecord[] => practice.appointments.filter(isAppointment);
  const typeOf = (row: ClientRecord): unknown =>
    memory.columns.get(`owner ${shelterIds.of('client', row.key)}`)?.['ownerType'] ?? (row.givenName === null ? 2 : 1);
  const codeOf = (row: ClientRecord): string => ownerCodeOf(row.familyName, shelterIds.of('client', row.key));
  const nameFor = ({ providerKey }: AppointmentRecord): string => {
    const provider = rowOf(practice.providers, providerKey);
    return provider ? userNameOf(provider) : '';
  };
  const site = (id: string): Row | null => records.site(shelterIds.key('place', id));

  const calendarEvents = (args: { readonly start: string; readonly end: string; readonly apptFor?: string | null }) => {
    const [from, to] = [args.start, args.end].map((day) => `${String(dayIn(day))}T00:00:00`);
    const [first, last] = [instantIn(from) ?? 0, instantIn(to) ?? 0];
    const notes = memory.diaries
      .filter(({ diaryDateTime }) => String(diaryDateTime) >= String(from) && String(diaryDateTime) <= String(to))
      .map((note) => ({
        title: note['subject'],
        allDay: String(note['diaryDateTime']).endsWith('T00:00:00'),
        start: note['diaryDateTime'],
        end: note['diaryEndDateTime'] ?? timeText((instantIn(note['diaryDateTime']) ?? 0) + 3_600_000),
        tooltip: `${String(note['subject'])} ${String(note['linkInfo'])} ${String(note['note'])}`,
        icon: 'diary',
        link: `diary_edit?id=${String(note['id'])}`,
      }));
    const visits = appointments()
      .filter((row) => isOpen(row) && row.start >= first && row.start <= last)
      .filter((row) => !args.apptFor || nameFor(row) === args.apptFor)
      .toSorted(byStart)
      .map((row) => {
        const owner = records.ownerOf(row.clientKey);
        const animal = rowOf(practice.patients, row.patientKey)?.name ?? 'None';
        return {
          title: owner ? `${String(owner['ownerName'])} - ${animal}` : animal,
          allDay: false,
          start: timeText(row.start),
          // No appointment has an end; the calendar draws all of them alike.
          end: timeText(row.start + calendarMinutes * 60_000),
          tooltip: `${animal} (${nameFor(row)}): ${row.reason ?? ''}`,
          icon: 'health',
          link: owner ? `person_clinic?id=${String(owner['id'])}` : 'animal_clinic',
        };
      });
    return [...notes, ...visits];
  };

  return {
    owners(args: ListArgs) {
      const rows = people().filter((row) => fitsOwner(row, args.filter ?? {}, typeOf));
      const columns = {
        ID: ({ key }: ClientRecord) => key,
        OWNER_NAME: fullNameOf,
        OWNER_SURNAME: (row: ClientRecord) => row.familyName,
        OWNER_CODE: codeOf,
        OWNER_TOWN: (row: ClientRecord) => row.city,
        CREATED_DATE: (row: ClientRecord) => row.createdAt,
        LAST_CHANGED_DATE: (row: ClientRecord) => row.updatedAt,
      };
      return pageOf(ordered(rows, args, columns), args, cap, records.owner);
    },
    owner: ({ id }: IdArgs) => records.ownerOf(shelterIds.key('client', id)),
    ownerByCode({ ownerCode }: { readonly ownerCode: string }) {
      const row = people().find((person) => codeOf(person) === ownerCode.toUpperCase());
      return row ? records.owner(row) : null;
    },
    searchOwners(args: { query: string; classFilter: string; siteId?: string | null; limit?: number | null }) {
      const { query, classFilter, siteId, limit } = args;
      // No user of the clinic has any of the roles.
      const found = people().filter((row) => classFilter === 'ALL' && isFound(row, query));
      const here = found.filter(
        ({ placeKey }) => !siteId || siteId === '0' || shelterIds.of('place', placeKey) === siteId,
      );
      const sorted = ordered(here, { orderBy: [{ field: 'OWNER_NAME' }] }, { OWNER_NAME: fullNameOf });
      return (limit ? sorted.slice(0, limit) : sorted).map(records.owner);
    },
    animals(args: ListArgs) {
      const rows = practice.patients.filter((row) => fitsAnimal(row, args.filter ?? {}));
      const columns = {
        ID: ({ key }: { key: number }) => key,
        ANIMAL_NAME: ({ name }: { name: string }) => name,
        SHELTER_CODE: shelterCodeOf,
        DATE_OF_BIRTH: ({ birthDate }: { birthDate: string | null }) => birthDate,
        CREATED_DATE: ({ createdAt }: { createdAt: number }) => createdAt,
        LAST_CHANGED_DATE: ({ updatedAt }: { updatedAt: number }) => updatedAt,
      };
      return pageOf(ordered(rows, args, columns), args, cap, records.animal);
    },
    animal: ({ id }: IdArgs) => records.animalOf(shelterIds.key('patient', id)),
    clinicAppointments(args: ListArgs) {
      const columns = {
        ID: ({ key }: AppointmentRecord) => key,
        DATE_TIME: ({ start }: AppointmentRecord) => start,
        STATUS: records.statusOf,
        APPT_FOR: nameFor,
        LAST_CHANGED_DATE: ({ updatedAt }: AppointmentRecord) => updatedAt,
      };
      const { filter } = args;
      const rows = appointments()
        .filter((row) => fitsAppointment(row, filter ?? {}, nameFor(row), records.statusOf(row)))
        .toSorted(byStart);
      return pageOf(ordered(rows, args, columns), args, cap, records.appointment);
    },
    clinicAppointment({ id }: IdArgs) {
      const key = shelterIds.key('appointment', id);
      const row = appointments().find((visit) => visit.key === key);
      return row ? records.appointment(row) : null;
    },
    calendarEvents,
    clinicTypes: () => clinicTypesOf(practice),
    clinicStatuses,
    clinicInvoiceItemTypes,
    sites: () => practice.places.map(({ key }) => records.site(key)),
    site: ({ id }: IdArgs) => site(id),
    users: () => practice.providers.map(records.user),
    user: ({ id }: IdArgs) => records.user(rowOf(practice.providers, shelterIds.key('provider', id))),
    userByName: ({ userName }: { readonly userName: string }) =>
      records.user(practice.providers.find((row) => userNameOf(row) === userName) ?? null),
    internalLocations: records.internalLocations,
    species,
    breeds: ({ speciesId }: { readonly speciesId?: string | null }) =>
      breeds.filter((row) => !speciesId || row['speciesId'] === speciesId),
    baseColours,
    animalTypes,
    sexes,
    ownerFlags,
    donationTypes,
    vaccinationTypes,
    diaries(args: ListArgs & { readonly diaryForName?: string | null; readonly completed?: boolean | null }) {
      const { diaryForName, completed = null } = args;
      const rows = memory.diaries
        .filter((row) => !diaryForName || row['diaryForName'] === diaryForName)
        .filter((row) => completed === null || (row['dateCompleted'] !== null) === completed);
      return pageOf(rows, args, cap, (row) => row);
    },
    ownerDonations(args: ListArgs & { readonly ownerId?: string | null }) {
      const rows = memory.donations.filter((row) => !args.ownerId || row['ownerId'] === args.ownerId);
      return pageOf(rows, args, cap, records.donation);
    },
    animalVaccinations(args: ListArgs & { readonly animalId?: string | null }) {
      const rows = memory.vaccinations.filter((row) => !args.animalId || row['animalId'] === args.animalId);
      return pageOf(rows, args, cap, records.vaccination);
    },
    configuration: ({ itemName }: { readonly itemName?: string | null }) =>
      configurationOf(practice).filter((row) => !itemName || row['itemName'] === itemName),
    ...peopleWrites(backstage, memory, records, tools),
    ...clinicWrites(backstage, memory, records, tools),
  };
}
