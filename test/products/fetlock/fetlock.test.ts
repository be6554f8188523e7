import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { textOf } from '../generatedRows.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { fetlock } from './fetlock.ts';

const visit = productVisits(fetlock);
const { view } = fetlock;
const day = '2026-11-17';
const zones: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'Mountain Standard Time': 'America/Denver',
};
const idOf = (kind: 'client' | 'patient' | 'appointment', key: number): number => Number(view.ids.of(kind, key));
const present = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
const personOf = (row: unknown): string => [at(row, 'Forename'), at(row, 'Surname')].filter(Boolean).join(' ');
const reference = (id: unknown, name: unknown): Row | null => (id === null ? null : { id: textOf(id), name });

const accountFields = `AccountNo Forename Surname MailingName Contacts { LineNo Kind Detail } Categories { Caption }
  HomeSite { SiteNo SiteName } Inactive LastVisitOn`;
const diaryText = `query Diary($site: Int!, $day: LocalDate!, $staff: String) {
  Diary(SiteNo: $site, DiaryDate: $day, StaffCode: $staff) { EntryNo DiaryDate StartTime Minutes ReasonForVisit IsBlockOut
    Site { SiteNo SiteName TimeZoneId } Status { StatusCode Caption } Clinician { StaffCode Forename Surname }
    Account { AccountNo Forename Surname } Animal { AnimalNo AnimalName } } }`;

async function diaryOf(query: RunQuery, sites: readonly number[]): Promise<readonly Row[]> {
  const answers = await Promise.all(sites.map((site) => query(diaryText, { site, day })));
  return answers.flatMap((answer) => rowsAt(answer, 'Diary'));
}

describe('Fetlock', () => {
  it('serves what its view expects', async () => {
    const { query } = await visit();
    const answer = await query(`{ Sites { SiteNo SiteName AddressLine1 Town State ZipCode TimeZoneId }
      Accounts(MaxRows: 5) { Rows { ${accountFields} } }
      Animals(MaxRows: 5) { Rows { AnimalNo AnimalName Species { Caption } Breed Owners { IsPrincipal Account { AccountNo } } } } }`);
    const sample = expectedSample(fetlock, day);
    const sites = rowsAt(answer, 'Sites').map((row) => ({
      id: String(row['SiteNo']),
      name: row['SiteName'],
      address: ['AddressLine1', 'Town', 'State', 'ZipCode'].map((field) => row[field]).join(', '),
      timeZone: zones[String(row['TimeZoneId'])],
    }));
    expect(sites).toEqual(sample.locations);
    const accounts = rowsAt(answer, 'Accounts.Rows').map((row) => {
      const lines = rowsAt(row, 'Contacts');
      const details = (isEmail: boolean): readonly unknown[] =>
        lines.filter(({ Kind }) => (Kind === 'EMAIL') === isEmail).map(({ Detail }) => Detail);
      expect(row['MailingName']).toBe(personOf(row));
      return present({
        id: String(row['AccountNo']),
        name: personOf(row),
        givenName: row['Forename'],
        familyName: row['Surname'],
        phones: details(false),
        emails: details(true),
        active: row['Inactive'] === false,
        tags: rowsAt(row, 'Categories').map(({ Caption }) => Caption),
        lastVisit: row['LastVisitOn'],
        location: reference(at(row, 'HomeSite.SiteNo'), at(row, 'HomeSite.SiteName')),
      });
    });
    expect(accounts).toEqual(sample.clients);
    const animals = rowsAt(answer, 'Animals.Rows').map((row) => {
      const principal = rowsAt(row, 'Owners').find(({ IsPrincipal }) => IsPrincipal === true);
      return present({
        id: String(row['AnimalNo']),
        name: row['AnimalName'],
        species: at(row, 'Species.Caption'),
        breed: row['Breed'],
        clientId: String(at(principal, 'Account.AccountNo')),
      });
    });
    expect(animals).toEqual(sample.patients);
    expect(missingOperations(fetlock)).toEqual([]);
  });

  it('has a page of the diary per site and day, on the clock of the site', async () => {
    const { query, server } = await visit();
    const rows = (await diaryOf(query, [1, 2, 3])).map((row) => {
      const zone = zones[String(at(row, 'Site.TimeZoneId'))] ?? '';
      const start = instantOfWall(`${String(row['DiaryDate'])}T${String(row['StartTime'])}`, zone);
      return present({
        id: String(row['EntryNo']),
        start: offsetText(start, zone),
        end: offsetText(start + Number(row['Minutes']) * 60_000, zone),
        status: at(row, 'Status.Caption'),
        reason: row['ReasonForVisit'],
        patient: reference(at(row, 'Animal.AnimalNo'), at(row, 'Animal.AnimalName')),
        client: reference(at(row, 'Account.AccountNo'), personOf(row['Account'])),
        provider: reference(at(row, 'Clinician.StaffCode'), personOf(row['Clinician'])),
        location: reference(at(row, 'Site.SiteNo'), at(row, 'Site.SiteName')),
      });
    });
    const { appointments, mayOmit } = expectedSample(fetlock, day, { practice: server.practice });
    const ordered = (list: readonly object[]): readonly object[] =>
      list.toSorted((one, other) => Number(at(one, 'id')) - Number(at(other, 'id')));
    expect(ordered(rows)).toEqual(ordered(appointments));
    expect(rows.length).toBeGreaterThan(25);
    expect(mayOmit).toHaveLength(1);
  });

  it('narrows the diary to a member of staff, flags blocks, and refuses what it does not know', async () => {
    const { query, post, server } = await visit();
    const whole = await diaryOf(query, [1]);
    const own = rowsAt(await query(diaryText, { site: 1, day, staff: 'bh' }), 'Diary');
    expect(own).toEqual(whole.filter((row) => at(row, 'Clinician.StaffCode') === 'BH'));
    expect(own.length).toBeGreaterThan(1);
    const times = whole.map(({ StartTime }) => String(StartTime));
    expect(times).toEqual(times.toSorted());
    expect(whole.filter(({ IsBlockOut }) => IsBlockOut === true)).toMatchObject([
      { ReasonForVisit: 'Staff meeting', Account: null, Animal: null },
    ]);
    const unknown = await post(diaryText, { site: 9, day });
    expect(unknown.body.errors?.[0]).toMatchObject({
      message: 'Site 9 is not on file.',
      extensions: { code: 'FTL1001' },
    });
    expect((await post(diaryText, { site: 1, day: '17.11.2026' })).body.errors).toHaveLength(1);
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    const answer = await query(`{ none: DiaryEntry(EntryNo: 1) { EntryNo } account: Account(AccountNo: 1) { AccountNo }
      DiaryEntry(EntryNo: ${String(idOf('appointment', removed))}) { EntryNo } DiaryStatuses { StatusCode Caption SortOrder } StaffMembers { StaffCode HasLeft }
      Boulder: StaffMembers(SiteNo: 2) { StaffCode } DiaryTypes { TypeCode Caption DefaultMinutes Color } }`);
    expect(answer).toMatchObject({ none: null, account: null, DiaryEntry: null });
    expect(rowsAt(answer, 'StaffMembers').filter(({ HasLeft }) => HasLeft === true)).toEqual([
      { StaffCode: 'OB', HasLeft: true },
    ]);
    expect(rowsAt(answer, 'Boulder').map(({ StaffCode }) => StaffCode)).toEqual(['PR', 'MD', 'TR']);
    expect(rowsAt(answer, 'DiaryStatuses')).toHaveLength(8);
  });

  it('goes on from a number until that is null, and searches beginnings of names', async () => {
    const { query, server } = await visit();
    const text = `query Accounts($after: Int) { Accounts(StartAfter: $after) { Rows { AccountNo Inactive } NextStartAfter } }`;
    const accounts = await allPages(async (from) => {
      const answer = await query(text, { after: Number(from ?? 0) });
      const next = at(answer, 'Accounts.NextStartAfter');
      return { rows: rowsAt(answer, 'Accounts.Rows'), next: next === null ? null : textOf(next) };
    });
    expect(accounts.map(({ AccountNo }) => String(AccountNo))).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect(accounts.some(({ Inactive }) => Inactive === true)).toBe(true);
    const animals = await query(
      '{ Animals(MaxRows: 1000) { Rows { AnimalNo Owners { IsPrincipal } } NextStartAfter } }',
    );
    expect(rowsAt(animals, 'Animals.Rows')).toHaveLength(200);
    expect(at(animals, 'Animals.NextStartAfter')).toBe(idOf('patient', 200));
    const search = async (lookFor: string): Promise<readonly unknown[]> => {
      const answer = await query(
        `query Find($text: String!) { FindAccounts(LookFor: $text) { AccountNo MailingName Telephone AnimalNames Account { Surname } } }`,
        { text: lookFor },
      );
      return rowsAt(answer, 'FindAccounts').map(({ AccountNo }) => AccountNo);
    };
    const both = [1, 8].map((key) => idOf('client', key));
    expect(await search("o'brien")).toEqual(both);
    expect(await search("O'Brien, zoe")).toEqual(both);
    expect(await search("Zoë O'B")).toEqual(both);
    expect(await search('brien')).toEqual([]);
    expect(await search('555-0104')).toEqual([idOf('client', 2)]);
    expect(await search('mai@')).toEqual([idOf('client', 4)]);
    expect(await search(' ')).toEqual([]);
    const money =
      await query(`{ Invoices(AccountNo: ${String(idOf('client', 2))}) { InvoiceNo GrossTotal Lines { Description } }
      Receipts(AccountNo: ${String(idOf('client', 2))}) { Method Amount } StockItems(MaxRows: 2) { Rows { ItemNo } NextStartAfter }
      Licence { PracticeName } }`);
    expect(rowsAt(money, 'Invoices')).toHaveLength(2);
    expect(at(money, 'StockItems.NextStartAfter')).toBe(4002);
  });

  it('books, amends, cancels and removes entries, and returns a code', async () => {
    const { query, server } = await visit();
    const book = `mutation Book($entry: NewDiaryEntry!) { BookDiaryEntry(Entry: $entry) {
      ReturnCode ReturnText Entry { EntryNo DiaryDate StartTime Minutes Status { StatusCode } Account { Surname } Clinician { StaffCode } } } }`;
    const entry = {
      SiteNo: 2,
      DiaryDate: '2026-11-19',
      StartTime: '09:15',
      TypeCode: 'VACC',
      StaffCode: 'PR',
      AnimalNo: idOf('patient', 1),
      ReasonForVisit: 'Booster',
    };
    const made = await query(book, { entry });
    expect(at(made, 'BookDiaryEntry')).toMatchObject({
      ReturnCode: 0,
      ReturnText: null,
      Entry: { StartTime: '09:15:00', Minutes: 20, Status: { StatusCode: 'BKD' }, Account: { Surname: "O'Brien" } },
    });
    // A quarter past nine in Denver.
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T16:15:00Z'),
      placeKey: 2,
    });
    const no = at(made, 'BookDiaryEntry.Entry.EntryNo');
    const amend = `mutation Amend($no: Int!, $changes: DiaryEntryChanges!) { AmendDiaryEntry(EntryNo: $no, Changes: $changes) {
      ReturnCode ReturnText Entry { DiaryDate StartTime Minutes ReasonForVisit Status { Caption } } } }`;
    const changed = await query(amend, {
      no,
      changes: { StartTime: '10:00', StatusCode: 'CNF', ReasonForVisit: null },
    });
    expect(at(changed, 'AmendDiaryEntry.Entry')).toEqual({
      DiaryDate: '2026-11-19',
      StartTime: '10:00:00',
      Minutes: 20,
      ReasonForVisit: 'Booster',
      Status: { Caption: 'Confirmed' },
    });
    const cancel = `mutation Cancel($no: Int!) { CancelDiaryEntry(EntryNo: $no, CancelReason: "Moved away") {
      ReturnCode ReturnText Entry { CancelReason Status { Caption } } } }`;
    expect(at(await query(cancel, { no }), 'CancelDiaryEntry.Entry')).toEqual({
      CancelReason: 'Moved away',
      Status: { Caption: 'Cancelled' },
    });
    expect(at(await query(cancel, { no }), 'CancelDiaryEntry.ReturnCode')).toBe(3);
    const refusals = [
      [book, { entry: { ...entry, SiteNo: 7 } }, 1, 'Site 7 is not on file.'],
      [book, { entry: { ...entry, AnimalNo: null } }, 2, 'AccountNo or AnimalNo is needed.'],
      [amend, { no, changes: { StatusCode: 'CXL' } }, 2, "StatusCode 'CXL' can't be set here."],
    ] as const;
    for (const [text, variables, code, message] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      const [result] = Object.values(await query(text, variables));
      expect(result).toEqual({ ReturnCode: code, ReturnText: message, Entry: null });
    }
    await query(`mutation { RemoveDiaryEntry(EntryNo: ${String(no)}) { ReturnCode } }`);
    expect(at(await query(`{ DiaryEntry(EntryNo: ${String(no)}) { EntryNo } }`), 'DiaryEntry')).toBeNull();
  });

  it('opens and amends accounts with contact lines, and adds animals of known species', async () => {
    const { query, server } = await visit();
    const opened = await query(`mutation { OpenAccount(Account: { Forename: "Nils", Surname: "Holm", HomeSiteNo: 2,
      Contacts: [{ Kind: HOME, Detail: "207 555 0199" }, { Kind: EMAIL, Detail: "nils@example.test" }] }) { ReturnCode Account { ${accountFields} } } }`);
    expect(at(opened, 'OpenAccount')).toMatchObject({
      ReturnCode: 0,
      Account: {
        MailingName: 'Nils Holm',
        Contacts: [
          { LineNo: 1, Kind: 'HOME' },
          { LineNo: 2, Kind: 'EMAIL' },
        ],
      },
    });
    const no = String(at(opened, 'OpenAccount.Account.AccountNo'));
    await query(
      `mutation { AmendAccount(AccountNo: ${no}, Changes: { Inactive: true, Contacts: [{ Kind: CELL, Detail: "1" }] }) { ReturnCode } }`,
    );
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Holm',
      isActive: false,
      emails: [],
      placeKey: 2,
    });
    const add = (species: string): Promise<Row> =>
      query(`mutation { AddAnimal(Animal: { AccountNo: ${no}, AnimalName: "Tuff", Species: "${species}", SexCode: "M" }) {
        ReturnCode ReturnText Animal { AnimalNo Species { SpeciesCode Caption } SexCode Owners { IsPrincipal Account { Surname } } } } }`);
    expect(at(await add('FER'), 'AddAnimal')).toMatchObject({
      ReturnCode: 0,
      Animal: { Species: { Caption: 'Ferret' }, SexCode: 'M', Owners: [{ Account: { Surname: 'Holm' } }] },
    });
    expect(at(await add('Dragon'), 'AddAnimal')).toMatchObject({ ReturnCode: 2, Animal: null });
    const busy = await visit({ refuseWrites: 'Month-end is running' });
    const empty = 'mutation { AmendAnimal(AnimalNo: 31001, Changes: { Breed: "Poodle" }) { ReturnCode ReturnText } }';
    expect(at(await busy.query(empty), 'AmendAnimal')).toEqual({ ReturnCode: 9, ReturnText: 'Month-end is running' });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('Diary');
  });
});
