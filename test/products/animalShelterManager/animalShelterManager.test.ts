import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { animalShelterManager } from './animalShelterManager.ts';
import { shelterZone } from './values.ts';

const visit = productVisits(animalShelterManager);
const { view } = animalShelterManager;
const day = '2026-11-17';
const idsOf = (rows: readonly Row[]): readonly unknown[] => rows.map(({ id }) => id);

/** An instant as the desk reads a time of this service. */
function instantText(time: unknown): string {
  return new Date(instantOfWall(String(time), shelterZone)).toISOString().replace('.000Z', 'Z');
}

/** A field that is there unless it is an empty text. */
function filled(field: string, value: unknown): Row {
  return value === '' || value === null ? {} : { [field]: value };
}

const referenceIn = (row: Row, path: string, name: string): Row | null => {
  const id = at(row, `${path}.id`);
  return id === null ? null : { id, name: at(row, `${path}.${name}`) };
};

describe('Animal Shelter Manager', () => {
  it('shows what a person reads in it: sites, people, animals and the appointments of a day', async () => {
    const { query } = await visit();
    const { locations, clients, patients, appointments, mayOmit } = expectedSample(animalShelterManager, day);
    const answer = await query(`{ sites { id siteName } owners(size: 5) { content { id ownerName ownerForeNames
      ownerSurname homeTelephone workTelephone mobileTelephone emailAddress additionalFlags site { id siteName } } }
      animals(size: 5) { content { id animalName species { speciesName } breedName ownerId owner { id } } }
      clinicAppointments(filter: { from: "${day}T00:00:00", to: "${day}T23:59:59" }, size: 100) { totalElements
        content { id dateTime status clinicStatus { status } reasonForAppointment animalId animal { id animalName }
          ownerId owner { id ownerName } apptFor apptForUser { id userName realName } } } }`);
    expect(rowsAt(answer, 'sites').map(({ id, siteName }) => ({ id, name: siteName }))).toEqual(locations);
    expect(
      rowsAt(answer, 'owners.content').map((row) => ({
        id: row['id'],
        name: row['ownerName'],
        ...filled('givenName', row['ownerForeNames']),
        familyName: row['ownerSurname'],
        phones: [row['mobileTelephone'], row['homeTelephone'], row['workTelephone']].filter((phone) => phone !== ''),
        emails: [row['emailAddress']].filter((email) => email !== ''),
        tags: row['additionalFlags'],
        location: referenceIn(row, 'site', 'siteName'),
      })),
    ).toEqual(clients);
    expect(
      rowsAt(answer, 'animals.content').map((row) => ({
        id: row['id'],
        name: row['animalName'],
        species: at(row, 'species.speciesName'),
        ...filled('breed', row['breedName']),
        clientId: at(row, 'owner.id'),
      })),
    ).toEqual(patients);
    expect(appointments.length).toBeGreaterThan(20);
    expect(at(answer, 'clinicAppointments.totalElements')).toBe(appointments.length);
    expect(
      rowsAt(answer, 'clinicAppointments.content').map((row) => ({
        id: row['id'],
        start: instantText(row['dateTime']),
        status: at(row, 'clinicStatus.status'),
        ...filled('reason', row['reasonForAppointment']),
        ...filled('patient', referenceIn(row, 'animal', 'animalName')),
        ...filled('client', referenceIn(row, 'owner', 'ownerName')),
        ...filled('provider', referenceIn(row, 'apptForUser', 'realName')),
      })),
    ).toEqual(appointments);
    expect(mayOmit).toEqual([]);
    for (const other of practiceDays) {
      // eslint-disable-next-line no-await-in-loop
      const book = await query(`{ clinicAppointments(filter: { from: "${other}T00:00:00", to: "${other}T23:59:59" }
        size: 100) { content { id dateTime } } }`);
      const rows = rowsAt(book, 'clinicAppointments.content');
      expect(rows.map(({ id, dateTime }) => [id, instantText(dateTime)])).toEqual(
        expectedSample(animalShelterManager, other).appointments.map(({ id, start }) => [id, start]),
      );
    }
    const none = rowsAt(answer, 'clinicAppointments.content').filter((row) => row['animalId'] === '0');
    expect(none).toHaveLength(1);
    expect(none[0]).toMatchObject({ animal: null, apptFor: 'lwhitaker' });
    expect(missingOperations(animalShelterManager)).toEqual([]);
  });

  it('has pages from 0 that are cut silently, orders, filters and a quick search', async () => {
    const { query, post, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    let page = -1;
    const read = await allPages(async () => {
      page += 1;
      const answer = await query(
        `{ owners(page: ${String(page)}, size: 50) { content { id } number totalPages last } }`,
      );
      return { rows: rowsAt(answer, 'owners.content'), next: at(answer, 'owners.last') === true ? null : String(page) };
    });
    expect(idsOf(read)).toEqual(all);
    const answer = await query(`{ long: owners(size: 5000) { size numberOfElements totalElements totalPages first last }
      usual: owners { size } beyond: owners(page: 99) { content { id } empty }
      names: owners(orderBy: [{ field: OWNER_SURNAME }, { field: ID, direction: DESC }], size: 2) { content { ownerSurname } }
      part: owners(filter: { ownerName: "ZOË o'b" }) { content { ownerCode ownerType } }
      both: owners(filter: { ownerName: "zoë", emailAddress: "zoe2" }) { content { id } }
      house: owners(filter: { ownerType: 2, siteId: "1" }) { content { ownerName ownerForeNames ownerType } }
      phone: owners(filter: { telephone: "555-0106" }) { content { id } }
      flags: owners(filter: { flag: "Breeder" }, size: 1) { content { additionalFlags } }
      words: searchOwners(query: "o'brien zo") { ownerName } number: searchOwners(query: "2075550106") { id }
      few: searchOwners(query: "555-01") { id } vets: searchOwners(query: "o", classFilter: VET) { id }
      some: searchOwners(query: "a", limit: 3) { ownerName } code: ownerByCode(ownerCode: "ab000046") { id } }`);
    expect(answer['long']).toEqual({
      size: 100,
      numberOfElements: 100,
      totalElements: all.length,
      totalPages: 2,
      first: true,
      last: false,
    });
    expect(answer).toMatchObject({ usual: { size: 20 }, beyond: { content: [], empty: true }, vets: [], few: [] });
    expect(rowsAt(answer, 'names.content')).toEqual([{ ownerSurname: 'Abbott' }, { ownerSurname: 'Abel' }]);
    expect(rowsAt(answer, 'part.content')).toEqual([
      { ownerCode: 'OB000041', ownerType: 1 },
      { ownerCode: 'OB000048', ownerType: 1 },
    ]);
    expect(idsOf(rowsAt(answer, 'both.content'))).toEqual([all[7]]);
    expect(rowsAt(answer, 'house.content')).toEqual([
      { ownerName: 'Riverside Cat Rescue', ownerForeNames: '', ownerType: 2 },
    ]);
    expect(idsOf(rowsAt(answer, 'phone.content'))).toEqual([all[5]]);
    expect(rowsAt(answer, 'flags.content')).toEqual([{ additionalFlags: ['Breeder', 'Payment plan'] }]);
    expect(rowsAt(answer, 'words')).toHaveLength(2);
    expect([idsOf(rowsAt(answer, 'number')), at(answer, 'code.id')]).toEqual([[all[5]], all[5]]);
    expect(rowsAt(answer, 'some')).toHaveLength(3);
    for (const [args, message] of [
      ['page: -1', 'Page index must not be less than zero'],
      ['size: 0', 'Page size must not be less than one'],
      ['filter: { lastChangedFrom: "2026-11-17" }', "Invalid value '2026-11-17' for LocalDateTime"],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ owners(${args}) { size } }`);
      expect(body.errors?.[0]).toMatchObject({ message, extensions: { classification: 'BAD_REQUEST' } });
    }
  });

  it('asks for appointments by time, status and user, and leaves out what is done in the calendar alone', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ exact: clinicAppointments(filter: { from: "${day}T08:00:00", to: "${day}T08:30:00" })
        { content { dateTime } }
      gone: clinicAppointments(filter: { status: [6] }, size: 100) { content { clinicStatus { status } completedDateTime } }
      mine: clinicAppointments(filter: { apptFor: "praman" }, size: 100) { content { apptFor } }
      last: clinicAppointments(orderBy: [{ field: DATE_TIME, direction: DESC }], size: 1) { content { dateTime } }
      done: clinicAppointments(filter: { status: [5] }, size: 1) { content { amount isVAT arrivedDateTime dateTime
        completedDateTime invoiceItems { description amount } owner { ownerName } } }
      calendarEvents(start: "${day}", end: "2026-11-18") { title start end icon }
      clinicAppointment(id: "2102") { id clinicType { clinicTypeName } } nothing: clinicAppointment(id: "9") { id }
      clinicStatuses { id status } clinicTypes { id clinicTypeName } users { id userName disableLogin roles site { siteName } }
      stray: animals(filter: { nonShelterAnimal: false }) { content { animalName archived ownerId owner { id } internalLocation { locationName } } }
      old: animals(filter: { deceased: true }, size: 1) { content { deceasedDate archived owner { id } originalOwner { id } } }
      diaries(completed: false) { content { subject diaryForName } } ownerDonations(size: 1) { content { donation owner { ownerName } } }
      animalVaccinations(size: 1) { content { vaccinationType { vaccinationType } animal { animalName } } }
      configuration(itemName: "Timezone") { itemValue } }`);
    const exact = rowsAt(answer, 'exact.content').map(({ dateTime }) => dateTime);
    expect([exact[0], exact.at(-1)]).toEqual([`${day}T08:00:00`, `${day}T08:30:00`]);
    const gone = rowsAt(answer, 'gone.content');
    expect(gone.length).toBeGreaterThan(3);
    expect(new Set(gone.map((row) => at(row, 'clinicStatus.status')))).toEqual(new Set(['Cancelled']));
    expect(rowsAt(answer, 'mine.content').every((row) => row['apptFor'] === 'praman')).toBe(true);
    expect(String(at(answer, 'last.content.0.dateTime'))).toMatch(/^2026-11-20T/);
    const [done] = rowsAt(answer, 'done.content');
    expect(done?.['amount']).toBe(rowsAt(done, 'invoiceItems').reduce((sum, item) => sum + Number(item['amount']), 0));
    const events = rowsAt(answer, 'calendarEvents');
    const open = server.practice.appointments.filter(
      (row) =>
        view.shows(row) && ['planned', 'confirmed', 'noShow', 'arrived', 'inProgress', 'ready'].includes(row.state),
    );
    const from = instantOfWall(`${day}T00:00:00`, shelterZone);
    const due = open.filter(({ start }) => start >= from && start <= from + 86_400_000);
    expect(events.filter(({ icon }) => icon === 'health')).toHaveLength(due.length);
    expect(events.find(({ icon }) => icon === 'diary')).toMatchObject({
      title: 'Staff meeting',
      end: `${day}T13:00:00`,
    });
    expect(answer).toMatchObject({ clinicAppointment: { id: '2102' }, nothing: null });
    expect(rowsAt(answer, 'clinicStatuses')[3]).toEqual({ id: '3', status: 'Waiting' });
    expect(rowsAt(answer, 'clinicTypes').map((row) => row['clinicTypeName'])).not.toContain('Team meeting');
    expect(rowsAt(answer, 'users').filter((row) => row['disableLogin'] === true)).toHaveLength(1);
    expect(rowsAt(answer, 'stray.content')).toEqual([
      {
        animalName: 'Stray tabby',
        archived: false,
        ownerId: '0',
        owner: null,
        internalLocation: { locationName: 'Main kennels' },
      },
    ]);
    expect(at(answer, 'old.content.0.archived')).toBe(true);
    expect(rowsAt(answer, 'diaries.content')[0]).toEqual({ subject: 'Staff meeting', diaryForName: 'aokafor' });
    expect(at(answer, 'ownerDonations.content.0.owner.ownerName')).toBe("Zoë O'Brien");
    expect(at(answer, 'animalVaccinations.content.0.animal.animalName')).not.toBeNull();
    expect(answer['configuration']).toEqual([{ itemValue: '-5' }]);
  });
});
