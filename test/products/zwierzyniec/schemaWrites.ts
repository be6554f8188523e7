/** A mutation by Hot Chocolate's conventions: an input, and a payload with what was written and a union of errors. */
interface Write {
  readonly name: string;
  readonly input: string;
  /** The field of the payload, and its type. */
  readonly answer: string;
  readonly errors: readonly string[];
}

const wrong = ['NieZnalezionoError', 'WalidacjaError'];

const writes: readonly Write[] = [
  {
    name: 'umowWizyte',
    input: `placowkaId: UUID! rodzajWizytyId: UUID! godzinaOd: DateTime! godzinaDo: DateTime zwierzeId: UUID
      wlascicielId: UUID lekarzId: UUID gabinetId: UUID powod: String zrodlo: ZrodloRezerwacji! = RECEPCJA`,
    answer: 'wizyta: Wizyta',
    errors: wrong,
  },
  {
    name: 'zmienWizyte',
    input: `id: UUID! placowkaId: UUID rodzajWizytyId: UUID godzinaOd: DateTime godzinaDo: DateTime zwierzeId: UUID
      wlascicielId: UUID lekarzId: UUID gabinetId: UUID powod: String`,
    answer: 'wizyta: Wizyta',
    errors: [...wrong, 'NiedozwolonyStatusError'],
  },
  {
    name: 'zmienStatusWizyty',
    input: 'id: UUID! status: StatusWizyty!',
    answer: 'wizyta: Wizyta',
    errors: ['NieZnalezionoError', 'NiedozwolonyStatusError'],
  },
  {
    name: 'odwolajWizyte',
    input: 'id: UUID! powodOdwolania: String',
    answer: 'wizyta: Wizyta',
    errors: ['NieZnalezionoError', 'NiedozwolonyStatusError'],
  },
  { name: 'usunWizyte', input: 'id: UUID!', answer: 'wizyta: Wizyta', errors: ['NieZnalezionoError'] },
  {
    name: 'dodajWlasciciela',
    input: `imie: String nazwisko: String! rodzaj: RodzajWlasciciela! = OSOBA_FIZYCZNA email: String
      telefony: [TelefonInput!] adres: AdresInput placowkaDomyslnaId: UUID uwagi: String`,
    answer: 'wlasciciel: Wlasciciel',
    errors: wrong,
  },
  {
    name: 'zmienWlasciciela',
    input: `id: UUID! imie: String nazwisko: String email: String telefony: [TelefonInput!] adres: AdresInput
      placowkaDomyslnaId: UUID uwagi: String aktywny: Boolean etykietyId: [UUID!]`,
    answer: 'wlasciciel: Wlasciciel',
    errors: wrong,
  },
  {
    name: 'polaczWlascicieli',
    input: 'pozostajacyId: UUID! usuwanyId: UUID!',
    answer: 'wlasciciel: Wlasciciel',
    errors: ['NieZnalezionoError'],
  },
  {
    name: 'dodajZwierze',
    input: `wlascicielId: UUID! imie: String! gatunekId: UUID! rasaId: UUID plec: Plec! = NIEZNANA masc: String
      dataUrodzenia: LocalDate numerMikroczipa: String`,
    answer: 'zwierze: Zwierze',
    errors: wrong,
  },
  {
    name: 'zmienZwierze',
    input: `id: UUID! imie: String gatunekId: UUID rasaId: UUID plec: Plec masc: String dataUrodzenia: LocalDate
      numerMikroczipa: String status: StatusZwierzecia wlascicielId: UUID`,
    answer: 'zwierze: Zwierze',
    errors: wrong,
  },
  {
    name: 'przyjmijPlatnosc',
    input: 'wlascicielId: UUID! fakturaId: UUID kwota: Decimal! sposob: SposobPlatnosci! tytul: String',
    answer: 'platnosc: Platnosc',
    errors: wrong,
  },
  {
    name: 'wyslijWiadomosc',
    input: 'wlascicielId: UUID! rozmowaId: UUID tresc: String!',
    answer: 'wiadomosc: Wiadomosc',
    errors: wrong,
  },
  {
    name: 'dodajZadanie',
    input: 'tytul: String! termin: LocalDate! lekarzId: UUID zwierzeId: UUID',
    answer: 'zadanie: Zadanie',
    errors: wrong,
  },
  { name: 'wykonajZadanie', input: 'id: UUID!', answer: 'zadanie: Zadanie', errors: ['NieZnalezionoError'] },
  {
    name: 'dodajNotatke',
    input: 'zwierzeId: UUID! tresc: String!',
    answer: 'notatka: Notatka',
    errors: wrong,
  },
  {
    name: 'dodajSzczepienie',
    input: `zwierzeId: UUID! szczepionkaId: UUID! dataSzczepienia: LocalDate! numerSerii: String lekarzId: UUID`,
    answer: 'szczepienie: Szczepienie',
    errors: wrong,
  },
  {
    name: 'zlecBadanie',
    input: 'zwierzeId: UUID! panelId: UUID! laboratoriumId: UUID! lekarzId: UUID',
    answer: 'badanieLaboratoryjne: BadanieLaboratoryjne',
    errors: wrong,
  },
  {
    name: 'zapiszRuchMagazynowy',
    input: 'produktId: UUID! magazynId: UUID! rodzaj: RodzajRuchu! ilosc: Decimal! opis: String',
    answer: 'ruchMagazynowy: RuchMagazynowy',
    errors: wrong,
  },
];

function writeText({ name, input, answer, errors }: Write): string {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return `input ${type}Input { ${input} }
type ${type}Payload { ${answer} errors: [${type}Error!] }
union ${type}Error = ${errors.join(' | ')}`;
}

/** The mutations with all that belongs to them. */
export const writeTypes: string = `
interface Error { message: String! }
"""Nie ma rekordu o podanym identyfikatorze."""
type NieZnalezionoError implements Error { message: String! encja: String! id: UUID! }
"""Pole ma niepoprawną wartość."""
type WalidacjaError implements Error { message: String! pole: String! }
"""Wizyta jest w stanie, który na to nie pozwala."""
type NiedozwolonyStatusError implements Error { message: String! status: StatusWizyty! }

input TelefonInput { rodzaj: RodzajTelefonu! = KOMORKOWY numer: String! }
input AdresInput { ulica: String! kodPocztowy: String miejscowosc: String! wojewodztwo: String }

type Mutation {
${writes.map(({ name }) => `  ${name}(input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!): ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Payload!`).join('\n')}
}
${writes.map(writeText).join('\n')}
`;
