/** A root field over a set of entities, as the annotations of its resolver say. */
export interface ListField {
  readonly field: string;
  readonly type: string;
  /** The field of one by its id, where there is one. */
  readonly single?: string;
  readonly isPaged: boolean;
}

const paged = (field: string, type: string, single?: string): ListField => ({
  field,
  type,
  isPaged: true,
  ...(single !== undefined && { single }),
});
const whole = (field: string, type: string, single?: string): ListField => ({
  ...paged(field, type, single),
  isPaged: false,
});

/** All lists. Dictionaries come whole, what grows comes in pages. */
export const listFields: readonly ListField[] = [
  paged('badaniaLaboratoryjne', 'BadanieLaboratoryjne', 'badanieLaboratoryjne'),
  paged('blokadyTerminarza', 'BlokadaTerminarza'),
  whole('boksy', 'Boks'),
  whole('dostawcy', 'Dostawca'),
  paged('dostawy', 'Dostawa', 'dostawa'),
  paged('dyzury', 'DyzurLekarza'),
  paged('dziennik', 'WpisDziennika'),
  whole('etykiety', 'Etykieta'),
  paged('faktury', 'Faktura', 'faktura'),
  whole('gabinety', 'Gabinet'),
  whole('gatunki', 'Gatunek'),
  paged('hospitalizacje', 'Hospitalizacja'),
  whole('kategorieProduktow', 'KategoriaProduktu'),
  whole('laboratoria', 'Laboratorium'),
  whole('lekarze', 'Lekarz', 'lekarz'),
  whole('magazyny', 'Magazyn'),
  paged('nadplaty', 'Nadplata'),
  paged('nieobecnosci', 'Nieobecnosc'),
  paged('notatki', 'Notatka'),
  paged('oczekujacyNaTermin', 'OczekujacyNaTermin'),
  whole('paneleBadan', 'PanelBadan'),
  whole('placowki', 'Placowka', 'placowka'),
  paged('platnosci', 'Platnosc', 'platnosc'),
  paged('produkty', 'Produkt', 'produkt'),
  whole('programySzczepien', 'ProgramSzczepien'),
  paged('przypomnienia', 'Przypomnienie'),
  whole('rasy', 'Rasa'),
  paged('recepty', 'Recepta', 'recepta'),
  whole('rodzajeWizyt', 'RodzajWizyty', 'rodzajWizyty'),
  whole('role', 'Rola'),
  paged('rozmowy', 'Rozmowa', 'rozmowa'),
  paged('ruchyMagazynowe', 'RuchMagazynowy'),
  paged('stanyMagazynowe', 'StanMagazynowy'),
  whole('stawkiVat', 'StawkaVat'),
  paged('szczepienia', 'Szczepienie', 'szczepienie'),
  whole('szczepionki', 'Szczepionka'),
  whole('szablonyWiadomosci', 'SzablonWiadomosci'),
  whole('uprawnienia', 'Uprawnienie'),
  whole('uslugi', 'Usluga'),
  whole('uzytkownicy', 'Uzytkownik'),
  paged('wizyty', 'Wizyta', 'wizyta'),
  paged('wlasciciele', 'Wlasciciel', 'wlasciciel'),
  paged('zadania', 'Zadanie', 'zadanie'),
  paged('zalaczniki', 'Zalacznik'),
  paged('zwierzeta', 'Zwierze', 'zwierze'),
];
