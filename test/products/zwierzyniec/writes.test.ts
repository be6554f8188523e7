import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { zwierzyniec } from './zwierzyniec.ts';

const visit = productVisits(zwierzyniec);
const { ids } = zwierzyniec.view;
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function mutation(name: string, selection: string): string {
  return `mutation($input: ${capital(name)}Input!) { ${name}(input: $input) { ${selection} errors { __typename
    ... on Error { message } } } }`;
}

const visitFields = `wizyta { id godzinaOd godzinaDo status powod zrodlo placowka { id } lekarz { id } zwierze { id }
  wlasciciel { id } gabinet { nazwa } odwolanie { powod } }`;

describe('Writing to Zwierzyniec', () => {
  it('books, changes, moves on and calls off visits, with errors in the payload', async () => {
    const { query, post, server } = await visit();
    const book = mutation('umowWizyte', visitFields);
    const rooms = rowsAt(
      await query(`{ gabinety(where: { placowkaId: { eq: "${ids.of('place', 2)}" } }) { id nazwa } }`),
      'gabinety',
    );
    const input = {
      placowkaId: ids.of('place', 2),
      rodzajWizytyId: ids.of('visitType', 3),
      godzinaOd: '2026-11-19T18:00:00Z',
      zwierzeId: ids.of('patient', 3),
      lekarzId: ids.of('provider', 3),
      gabinetId: rooms[1]?.['id'],
      powod: 'Kaszel',
    };
    const made = await query(book, { input });
    expect(at(made, 'umowWizyte')).toMatchObject({
      wizyta: {
        godzinaOd: '2026-11-19T18:00:00.000Z',
        godzinaDo: '2026-11-19T18:40:00.000Z',
        status: 'ZAPLANOWANA',
        zrodlo: 'RECEPCJA',
        wlasciciel: { id: ids.of('client', server.practice.patients[2]?.clientKey ?? 0) },
        gabinet: { nazwa: 'Gabinet 2' },
      },
      errors: null,
    });
    const id = at(made, 'umowWizyte.wizyta.id');
    const errorOf = async (name: string, given: object): Promise<unknown> => {
      const answer = await query(mutation(name, 'wizyta { id }'), { input: given });
      return rowsAt(answer, `${name}.errors`)[0]?.['__typename'];
    };
    const stranger = ids.of('place', 1999);
    expect(await errorOf('umowWizyte', { ...input, placowkaId: stranger })).toBe('NieZnalezionoError');
    expect(await errorOf('umowWizyte', { ...input, zwierzeId: null })).toBe('WalidacjaError');
    expect(await errorOf('umowWizyte', { ...input, godzinaDo: input.godzinaOd })).toBe('WalidacjaError');
    const change = mutation('zmienWizyte', visitFields);
    const moved = await query(change, { input: { id, godzinaOd: '2026-11-20T09:30:00-07:00', lekarzId: null } });
    expect(at(moved, 'zmienWizyte.wizyta')).toMatchObject({
      godzinaOd: '2026-11-20T16:30:00.000Z',
      godzinaDo: '2026-11-20T17:10:00.000Z',
      powod: 'Kaszel',
      lekarz: null,
    });
    const status = await query(mutation('zmienStatusWizyty', visitFields), { input: { id, status: 'W_POCZEKALNI' } });
    expect(at(status, 'zmienStatusWizyty.wizyta.status')).toBe('W_POCZEKALNI');
    const off = await query(mutation('odwolajWizyte', visitFields), { input: { id, powodOdwolania: 'Wyzdrowiał' } });
    expect(at(off, 'odwolajWizyte.wizyta')).toMatchObject({ status: 'ODWOLANA', odwolanie: { powod: 'Wyzdrowiał' } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Wyzdrowiał' });
    expect(await errorOf('odwolajWizyte', { id })).toBe('NiedozwolonyStatusError');
    expect(await errorOf('zmienWizyte', { id, powod: 'x' })).toBe('NiedozwolonyStatusError');
    expect(await errorOf('usunWizyte', { id })).toBeUndefined();
    expect(await query(`{ wizyta(id: "${String(id)}") { id } }`)).toEqual({ wizyta: null });
    expect(await errorOf('odwolajWizyte', { id })).toBe('NieZnalezionoError');
    expect((await post(book, { input: { ...input, zwierzeId: 'rex' } })).body.errors?.[0]?.message).toContain('UUID');
    const closed = await visit({ refuseWrites: 'Klucz nie pozwala na zapis' });
    expect((await closed.post(book, { input })).body.errors?.[0]).toMatchObject({
      message: 'Klucz nie pozwala na zapis',
      extensions: { code: 'AUTH_NOT_AUTHORIZED' },
    });
  });

  it('enters owners and animals, changes and joins them', async () => {
    const { query, server } = await visit();
    const fields = `wlasciciel { id imie nazwisko aktywny email telefony { rodzaj numer } adres { ulica kodPocztowy }
      placowkaDomyslna { id } uwagi etykiety { nazwa } zwierzeta { imie } }`;
    const add = mutation('dodajWlasciciela', fields);
    const input = {
      imie: 'Jan',
      nazwisko: 'Żak',
      email: 'jan@example.test',
      telefony: [{ numer: '207 555 0199' }, { rodzaj: 'DOMOWY', numer: '207 555 0198' }],
      adres: { ulica: 'Leśna 4', kodPocztowy: '00-950', miejscowosc: 'Warszawa' },
    };
    const made = await query(add, { input });
    expect(at(made, 'dodajWlasciciela.wlasciciel')).toMatchObject({
      imie: 'Jan',
      nazwisko: 'Żak',
      telefony: [
        { rodzaj: 'KOMORKOWY', numer: '207 555 0199' },
        { rodzaj: 'DOMOWY', numer: '207 555 0198' },
      ],
      adres: { ulica: 'Leśna 4', kodPocztowy: '00-950' },
    });
    const id = String(at(made, 'dodajWlasciciela.wlasciciel.id'));
    for (const wrong of [{ nazwisko: ' ' }, { nazwisko: 'A', email: 'brak' }]) {
      // eslint-disable-next-line no-await-in-loop
      const bad = await query(add, { input: wrong });
      expect(rowsAt(bad, 'dodajWlasciciela.errors')[0]?.['__typename']).toBe('WalidacjaError');
    }
    const tag = rowsAt(await query('{ etykiety { id nazwa } }'), 'etykiety')[0];
    const changed = await query(mutation('zmienWlasciciela', fields), {
      input: { id, email: null, uwagi: 'Dzwonić po 16', aktywny: false, etykietyId: [tag?.['id']] },
    });
    expect(at(changed, 'zmienWlasciciela.wlasciciel')).toMatchObject({
      imie: 'Jan',
      email: null,
      aktywny: false,
      uwagi: 'Dzwonić po 16',
      etykiety: [{ nazwa: tag?.['nazwa'] }],
    });
    const breed = rowsAt(await query('{ rasy(where: { nazwa: { eq: "Maine Coon" } }) { id gatunekId } }'), 'rasy')[0];
    const addAnimal = mutation(
      'dodajZwierze',
      'zwierze { id imie plec gatunek { nazwa } rasa { nazwa } wlasciciel { id } }',
    );
    const animal = {
      wlascicielId: id,
      imie: 'Kicia',
      gatunekId: breed?.['gatunekId'],
      rasaId: breed?.['id'],
      plec: 'SAMICA',
    };
    const pet = await query(addAnimal, { input: animal });
    expect(at(pet, 'dodajZwierze.zwierze')).toMatchObject({
      imie: 'Kicia',
      plec: 'SAMICA',
      gatunek: { nazwa: 'Feline' },
      rasa: { nazwa: 'Maine Coon' },
      wlasciciel: { id },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Kicia', species: 'Feline', sex: 'FEMALE' });
    const late = await query(addAnimal, { input: { ...animal, dataUrodzenia: '2030-01-01' } });
    expect(rowsAt(late, 'dodajZwierze.errors')[0]?.['__typename']).toBe('WalidacjaError');
    const died = await query(mutation('zmienZwierze', 'zwierze { imie status }'), {
      input: { id: at(pet, 'dodajZwierze.zwierze.id'), status: 'PADLE' },
    });
    expect(at(died, 'zmienZwierze.zwierze')).toEqual({ imie: 'Kicia', status: 'PADLE' });
    const joined = await query(mutation('polaczWlascicieli', fields), {
      input: { pozostajacyId: ids.of('client', 1), usuwanyId: id },
    });
    expect(rowsAt(joined, 'polaczWlascicieli.wlasciciel.zwierzeta')).toContainEqual({ imie: 'Kicia' });
    expect(await query(`{ wlasciciel(id: "${id}") { id } }`)).toEqual({ wlasciciel: null });
  });

  it('takes payments, writes messages, and keeps tasks, vaccinations, tests and stock', async () => {
    const { query } = await visit();
    const unpaid = rowsAt(
      await query('{ faktury(where: { status: { eq: NIEOPLACONA } }) { nodes { id wlascicielId doZaplaty } } }'),
      'faktury.nodes',
    )[0];
    const pay = mutation('przyjmijPlatnosc', 'platnosc { kwota sposob faktura { id status doZaplaty } }');
    const payment = { wlascicielId: unpaid?.['wlascicielId'], fakturaId: unpaid?.['id'], sposob: 'KARTA' };
    const paid = await query(pay, { input: { ...payment, kwota: unpaid?.['doZaplaty'] } });
    expect(at(paid, 'przyjmijPlatnosc.platnosc.faktura')).toMatchObject({ status: 'OPLACONA', doZaplaty: 0 });
    const again = await query(pay, { input: { ...payment, kwota: 1 } });
    expect(rowsAt(again, 'przyjmijPlatnosc.errors')[0]?.['message']).toContain('Kwota przekracza');
    const animal = ids.of('patient', 1);
    const one = async (name: string, selection: string, input: object): Promise<unknown> =>
      at(await query(mutation(name, selection), { input }), name);
    const sent = { wlascicielId: ids.of('client', 2), tresc: 'Wyniki gotowe.' };
    expect(await one('wyslijWiadomosc', 'wiadomosc { kierunek }', sent)).toMatchObject({
      wiadomosc: { kierunek: 'WYCHODZACA' },
    });
    const task = await one('dodajZadanie', 'zadanie { id wykonane }', { tytul: 'Zadzwonić', termin: '2026-11-18' });
    const done = { id: at(task, 'zadanie.id') };
    expect(await one('wykonajZadanie', 'zadanie { tytul wykonane }', done)).toMatchObject({
      zadanie: { tytul: 'Zadzwonić', wykonane: true },
    });
    const note = { zwierzeId: animal, tresc: 'Gryzie' };
    expect(await one('dodajNotatke', 'notatka { tresc }', note)).toMatchObject({ notatka: { tresc: 'Gryzie' } });
    const lists = await query(`{ szczepionki { id } paneleBadan { id } laboratoria { id } magazyny { id }
      produkty(first: 1) { nodes { id stany { ilosc } } } }`);
    const first = (path: string): unknown => rowsAt(lists, path)[0]?.['id'];
    const shot = { zwierzeId: animal, szczepionkaId: first('szczepionki'), dataSzczepienia: '2026-11-17' };
    expect(await one('dodajSzczepienie', 'szczepienie { wazneDo }', shot)).toMatchObject({
      szczepienie: { wazneDo: '2027-11-17' },
    });
    const order = { zwierzeId: animal, panelId: first('paneleBadan'), laboratoriumId: first('laboratoria') };
    expect(await one('zlecBadanie', 'badanieLaboratoryjne { status wyniki { id } }', order)).toMatchObject({
      badanieLaboratoryjne: { status: 'ZLECONE', wyniki: [] },
    });
    const before = Number(at(rowsAt(lists, 'produkty.nodes')[0], 'stany.0.ilosc'));
    const move = { produktId: first('produkty.nodes'), magazynId: first('magazyny'), rodzaj: 'WYDANIE', ilosc: 2 };
    await one('zapiszRuchMagazynowy', 'ruchMagazynowy { ilosc }', move);
    const after = await query('{ produkty(first: 1) { nodes { stany { ilosc } } } }');
    expect(at(rowsAt(after, 'produkty.nodes')[0], 'stany.0.ilosc')).toBe(before - 2);
  });
});
