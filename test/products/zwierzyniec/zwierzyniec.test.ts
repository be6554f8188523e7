import { describe, expect, it } from 'vitest';
import { offsetText, startOfDay, utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { createPractice, fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { zwierzyniec } from './zwierzyniec.ts';

const visit = productVisits(zwierzyniec);
const { view } = zwierzyniec;
const day = '2026-11-17';
const idOf = (kind: Parameters<typeof view.ids.of>[0], key: number): string => view.ids.of(kind, key);
const reference = (row: Row, field: string): object | undefined => {
  const other = row[field];
  if (typeof other !== 'object' || other === null) return undefined;
  const inner: Row = { ...other };
  const name = inner['nazwa'] ?? named(inner, 'imie', 'nazwisko');
  return { id: inner['id'], name };
};

async function everything(query: RunQuery, field: string, selection: string, where = ''): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const answer = await query(
      `query($from: String) { ${field}(first: 100, after: $from ${where}) { nodes { ${selection} } pageInfo { hasNextPage endCursor } } }`,
      { from },
    );
    const { hasNextPage, endCursor } = at(answer, `${field}.pageInfo`) as { hasNextPage: boolean; endCursor: string };
    return { rows: rowsAt(answer, `${field}.nodes`), next: hasNextPage ? endCursor : null };
  });
}

/** The book of a day in desk words: for each branch what starts between two midnights of its own clock. */
async function bookOf(query: RunQuery, on: string): Promise<Row[]> {
  const places = rowsAt(await query('{ placowki { id strefaCzasowa } }'), 'placowki');
  const rows: Row[] = [];
  for (const { id, strefaCzasowa } of places) {
    const zone = String(strefaCzasowa);
    const [from, to] = [startOfDay(on, zone), startOfDay(on, zone, 1)].map(utcText);
    const where = `where: { placowkaId: { eq: "${String(id)}" } godzinaOd: { gte: "${String(from)}" lt: "${String(to)}" } }`;
    const selection = `id godzinaOd godzinaDo status powod placowka { id nazwa } lekarz { id imie nazwisko }
      zwierze { id imie } wlasciciel { id imie nazwisko }`;
    // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
    for (const row of await everything(query, 'wizyty', selection, where)) {
      rows.push({
        id: row['id'],
        start: offsetText(Date.parse(String(row['godzinaOd'])), zone),
        end: offsetText(Date.parse(String(row['godzinaDo'])), zone),
        status: row['status'],
        ...(row['powod'] !== null && { reason: row['powod'] }),
        ...(row['zwierze'] !== null && { patient: { id: at(row, 'zwierze.id'), name: at(row, 'zwierze.imie') } }),
        ...(row['wlasciciel'] !== null && { client: reference(row, 'wlasciciel') }),
        ...(row['lekarz'] !== null && { provider: reference(row, 'lekarz') }),
        location: reference(row, 'placowka'),
      });
    }
  }
  return rows.toSorted((one, other) => Date.parse(String(one['start'])) - Date.parse(String(other['start'])));
}

const byId = (one: Row, other: Row): number => (String(one['id']) < String(other['id']) ? -1 : 1);

describe('Zwierzyniec', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const sample = expectedSample(zwierzyniec, day);
    const places = await query(
      `{ placowki { id nazwa adres { ulica kodPocztowy miejscowosc wojewodztwo } strefaCzasowa } firma { nazwa placowki { id } } }`,
    );
    expect(
      rowsAt(places, 'placowki').map((row) => ({
        id: row['id'],
        name: row['nazwa'],
        address: ['ulica', 'miejscowosc', 'wojewodztwo', 'kodPocztowy'].map((f) => at(row, `adres.${f}`)).join(', '),
        timeZone: row['strefaCzasowa'],
      })),
    ).toEqual(sample.locations);
    expect(at(places, 'firma.nazwa')).toBe(server.practice.organization.name);
    const owners = await everything(
      query,
      'wlasciciele',
      `id imie nazwisko aktywny email telefony { numer rodzaj } etykiety { nazwa } dataOstatniejWizyty
       placowkaDomyslna { id nazwa }`,
    );
    const clients = owners.map((row) => ({
      id: row['id'],
      name: named(row, 'imie', 'nazwisko'),
      ...(row['imie'] !== null && { givenName: row['imie'] }),
      familyName: row['nazwisko'],
      phones: rowsAt(row, 'telefony').map(({ numer }) => numer),
      emails: row['email'] === null ? [] : [row['email']],
      active: row['aktywny'],
      tags: rowsAt(row, 'etykiety').map(({ nazwa }) => nazwa),
      ...(row['dataOstatniejWizyty'] !== null && { lastVisit: row['dataOstatniejWizyty'] }),
      location: reference(row, 'placowkaDomyslna'),
    }));
    expect(clients.slice(0, 5)).toEqual(sample.clients);
    expect(clients.map(({ name }) => name)).toEqual(view.clients(server.practice).map(fullNameOf));
    const animals = await everything(query, 'zwierzeta', 'id imie gatunek { nazwa } rasa { nazwa } wlasciciel { id }');
    expect(
      animals.slice(0, 5).map((row) => ({
        id: row['id'],
        name: row['imie'],
        species: at(row, 'gatunek.nazwa'),
        ...(row['rasa'] !== null && { breed: at(row, 'rasa.nazwa') }),
        ...(row['wlasciciel'] !== null && { clientId: at(row, 'wlasciciel.id') }),
      })),
    ).toEqual(sample.patients);
    expect(animals).toHaveLength(server.practice.patients.length);
    for (const each of practiceDays) {
      const wanted = expectedSample(zwierzyniec, each).appointments as unknown as readonly Row[];
      // eslint-disable-next-line no-await-in-loop
      expect((await bookOf(query, each)).toSorted(byId)).toEqual(wanted.toSorted(byId));
    }
    expect(missingOperations(zwierzyniec)).toEqual([]);
  });

  it('filters and sorts every entity by its columns and by what it leads to', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      part: wlasciciele(where: { nazwisko: { contains: "abb" } }) { totalCount nodes { nazwisko } }
      either: wlasciciele(where: { or: [{ nazwisko: { startsWith: "Abel" } }, { imie: { eq: "ruth" } }] }) { nodes { nazwisko } }
      firms: wlasciciele(where: { imie: { eq: null } }) { nodes { nazwisko rodzaj } }
      phone: wlasciciele(where: { telefony: { some: { numer: { contains: "555-0102" } } } }) { nodes { nazwisko } }
      nophone: wlasciciele(where: { telefony: { any: false } aktywny: { eq: true } }) { totalCount }
      last: wlasciciele(order: [{ nazwisko: DESC }, { imie: ASC }], first: 1) { nodes { nazwisko } }
      back: wlasciciele(last: 2) { nodes { nazwisko } pageInfo { hasPreviousPage hasNextPage } edges { cursor node { id } } }
      cancelled: wizyty(where: { status: { in: [ODWOLANA] } }) { nodes { status odwolanie { powod } } }
      priya: wizyty(where: { lekarz: { imie: { eq: "Priya" } } }) { nodes { lekarz { imie } placowka { nazwa } } }
      newest: wizyty(order: { godzinaOd: DESC }, first: 1) { nodes { godzinaOd } totalCount }
      late: wizyty(where: { godzinaOd: { gt: "2026-11-20T12:00:00-05:00" } }) { nodes { godzinaOd } }
      cats: zwierzeta(where: { gatunek: { nazwa: { eq: "Feline" } } rasa: null }) { nodes { gatunek { nazwa } rasa { nazwa } } }
      staff: lekarze(where: { stanowisko: { neq: LEKARZ_WETERYNARII } }, order: { nazwisko: ASC }) { nazwisko stanowisko } }`);
    expect(found['part']).toEqual({ totalCount: 1, nodes: [{ nazwisko: 'Abbott' }] });
    expect(at(found, 'either.nodes')).toEqual([{ nazwisko: 'Abbott' }, { nazwisko: 'Abel' }]);
    expect(at(found, 'firms.nodes')).toEqual([{ nazwisko: 'Riverside Cat Rescue', rodzaj: 'INSTYTUCJA' }]);
    expect(at(found, 'phone.nodes')).toEqual([{ nazwisko: "O'Brien" }]);
    expect(at(found, 'nophone.totalCount')).toBe(
      createPractice().clients.filter((row) => row.phones.length === 0 && row.isActive && !row.isDeleted).length,
    );
    expect(at(found, 'last.nodes')).toEqual([{ nazwisko: 'Zimmermann' }]);
    expect(rowsAt(found, 'back.nodes')[1]).toEqual({ nazwisko: 'Zimmermann' });
    expect(at(found, 'back.pageInfo')).toEqual({ hasPreviousPage: true, hasNextPage: false });
    expect(new Set(rowsAt(found, 'cancelled.nodes').map(({ status }) => status))).toEqual(new Set(['ODWOLANA']));
    expect(new Set(rowsAt(found, 'priya.nodes').map((row) => at(row, 'lekarz.imie')))).toEqual(new Set(['Priya']));
    expect(rowsAt(found, 'newest.nodes')[0]?.['godzinaOd']).toMatch(/^2026-11-2\dT\d\d:\d\d:00\.000Z$/);
    for (const { godzinaOd } of rowsAt(found, 'late.nodes'))
      expect(Date.parse(String(godzinaOd))).toBeGreaterThan(Date.parse('2026-11-20T17:00:00Z'));
    expect(rowsAt(found, 'late.nodes').length).toBeGreaterThan(1);
    for (const row of rowsAt(found, 'cats.nodes')) expect(row).toEqual({ gatunek: { nazwa: 'Feline' }, rasa: null });
    expect(rowsAt(found, 'staff').map(({ nazwisko }) => nazwisko)).toEqual(['Liu', 'Rivera', 'Whitaker']);
    const { body } = await post('{ wizyty(first: 500) { totalCount } }');
    expect(body.errors?.[0]).toMatchObject({
      extensions: { code: 'HC0051', requestedItems: 500, maxAllowedItems: 100 },
    });
    const bad = await post('{ wizyty(where: { godzinaOd: { gte: "2026-11-17" } }) { totalCount } }');
    expect(bad.body.errors?.[0]?.message).toContain('DateTime cannot parse');
    expect((await post('{ wizyta(id: "17") { id } }')).body.errors?.[0]?.message).toContain('UUID cannot parse');
  });

  it('has single rows, and searches owners', async () => {
    const { query, server } = await visit();
    const deleted = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    const block = server.practice.appointments.find(({ isBlock }) => isBlock)?.key ?? 0;
    const rows = await query(`{ owner: wlasciciel(id: "${idOf('client', 1).replaceAll('-', '').toUpperCase()}") {
        nazwisko zwierzeta { imie } wizyty { status } faktury { numer } saldo zgody { rodzaj udzielona } }
      gone: wlasciciel(id: "${idOf('client', 41)}") { id } visit: wizyta(id: "${idOf('appointment', 1)}") {
        rodzajWizyty { nazwa czasTrwania } gabinet { nazwa } kartaWizyty { wywiad } faktura { numer } }
      deleted: wizyta(id: "${idOf('appointment', deleted)}") { id } block: wizyta(id: "${idOf('appointment', block)}") { id }
      kind: wizyta(id: "${idOf('client', 1)}") { id } pet: zwierze(id: "${idOf('patient', 1)}") { imie plec status pomiaryWagi { wagaKg } } }`);
    expect(at(rows, 'owner.nazwisko')).toBe("O'Brien");
    expect(at(rows, 'owner.saldo')).toBeLessThanOrEqual(0);
    expect([rows['gone'], rows['deleted'], rows['block'], rows['kind']]).toEqual([null, null, null, null]);
    expect(at(rows, 'pet.imie')).toBe(server.practice.patients[0]?.name);
    const found = await query(`{ name: szukajWlascicieli(fraza: "o'brien zoe") { totalCount }
      phone: szukajWlascicieli(fraza: "555 0107") { nodes { nazwisko } } rescue: szukajWlascicieli(fraza: "rescue.example") { nodes { imie } }
      file: szukajWlascicieli(fraza: "K/00005") { nodes { nazwisko } } nobody: szukajWlascicieli(fraza: "nikt") { totalCount }
      muller: szukajWlascicieli(fraza: "MULLER", first: 1) { nodes { nazwisko } } }`);
    expect(at(found, 'name.totalCount')).toBe(2);
    expect(at(found, 'phone.nodes')).toEqual([{ nazwisko: 'Abbott' }]);
    expect(at(found, 'rescue.nodes')).toEqual([{ imie: null }]);
    expect(at(found, 'file.nodes')).toEqual([{ nazwisko: "D'Angelo" }]);
    expect(at(found, 'nobody.totalCount')).toBe(0);
    expect(at(found, 'muller.nodes')).toEqual([{ nazwisko: 'Müller' }]);
  });

  it('serves what is beside the desk', async () => {
    const { query, server } = await visit();
    const place = idOf('place', 1);
    const all =
      await query(`{ faktury { totalCount nodes { numer status doZaplaty kwotaBrutto pozycje { lp wartosc } platnosci { kwota sposob } } }
      unpaid: faktury(where: { status: { eq: NIEOPLACONA } }) { nodes { status doZaplaty kwotaBrutto } }
      platnosci { nodes { kwota wlasciciel { nazwisko } faktura { numer } } } nadplaty { totalCount }
      produkty(where: { naRecepte: { eq: true } }) { nodes { kod kategoria { nazwa } stany { ilosc magazyn { nazwa } } partie { dataWaznosci } } }
      stanyMagazynowe { totalCount } ruchyMagazynowe { totalCount } dostawy { nodes { status pozycje { ilosc produkt { nazwa } } } }
      szczepienia { totalCount nodes { wazneDo szczepionka { nazwa choroby } zwierze { imie } lekarz { nazwisko } } }
      badaniaLaboratoryjne { nodes { numer status panel { nazwa } wyniki { wartosc pozaNorma parametr { symbol } } } }
      recepty { nodes { numer pozycje { dawkowanie produkt { nazwa } } zwierze { imie } } }
      przypomnienia { nodes { rodzaj termin status zwierze { imie } } } rozmowy { nodes { temat wiadomosci { tresc kierunek } } }
      zadania { nodes { tytul przypisanyLekarz { nazwisko } } } uzytkownicy { login role { nazwa uprawnienia { kod } } }
      dyzury { nodes { dzien godzinaOd lekarz { nazwisko } } } dziennik { totalCount } hospitalizacje { nodes { boks { nazwa } } }
      blokadyTerminarza { nodes { opis } } oczekujacyNaTermin { nodes { najpozniej } } notatki { nodes { autor { nazwaWyswietlana } } }
      gabinety { nazwa placowka { nazwa } } programySzczepien { dawki { wiekTygodnie } } mojeKonto { login } ustawienia { terminarz { krokMinut } }
      pulpit(placowkaId: "${place}", dzien: "${day}") { liczbaWizyt liczbaOdwolanych }
      raportKasowy(placowkaId: "${place}", dzien: "${day}") { razem }
      wolneTerminy(placowkaId: "${place}", rodzajWizytyId: "${idOf('visitType', 1)}", dzien: "2026-11-18", lekarzId: "${idOf('provider', 1)}") {
        godzinaOd godzinaDo lekarz { nazwisko } }
      kolizjeTerminu(lekarzId: "${idOf('provider', 1)}", godzinaOd: "2026-11-18T00:00:00-05:00", godzinaDo: "2026-11-19T00:00:00-05:00") { id } }`);
    const paged = ['faktury', 'platnosci', 'produkty', 'dostawy', 'szczepienia', 'badaniaLaboratoryjne', 'recepty'];
    const others = ['przypomnienia', 'rozmowy', 'zadania', 'dyzury', 'hospitalizacje', 'blokadyTerminarza', 'notatki'];
    for (const field of [...paged, ...others]) expect(rowsAt(all, `${field}.nodes`).length).toBeGreaterThan(0);
    for (const row of rowsAt(all, 'unpaid.nodes')) expect(row['doZaplaty']).toBe(row['kwotaBrutto']);
    expect(at(all, 'pulpit.liczbaWizyt')).toBe(expectedSample(zwierzyniec, day, { placeKey: 1 }).appointments.length);
    expect(rowsAt(all, 'gabinety')).toHaveLength(server.practice.places.length * 3);
    const busy = rowsAt(all, 'kolizjeTerminu').length;
    expect(busy).toBeGreaterThan(0);
    expect(rowsAt(all, 'wolneTerminy').length).toBeGreaterThan(0);
  });

  it('keeps within the depth that is allowed, and says what can not be read', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    for (const name of ['WizytaFilterInput', 'ListFilterInputTypeOfZwierzeFilterInput', 'SzukajWlascicieliConnection'])
      expect(types.has(name)).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const practice = createOtherPractice('oneDoctor');
    const small = await visit({ practice });
    const answer = await small.query(`{ wlasciciele(first: 5) { nodes { id imie nazwisko } totalCount }
      placowki { nazwa } dyzury { totalCount } stanyMagazynowe { totalCount } firma { plan } }`);
    expect(at(answer, 'wlasciciele.totalCount')).toBe(practice.clients.length);
    expect(rowsAt(answer, 'wlasciciele.nodes').map(({ id }) => id)).toEqual(
      expectedSample(zwierzyniec, day, { practice }).clients.map(({ id }) => id),
    );
    expect(await bookOf(small.query, day)).toHaveLength(
      expectedSample(zwierzyniec, day, { practice }).appointments.length,
    );
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ wlasciciele(first: 5) { nodes { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ wlasciciele(last: 5) { nodes { id } } }')).status).toBe(200);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ zwierzeta(first: 50) { nodes { id } } }'), 'zwierzeta.nodes')).toHaveLength(7);
  });
});
