/** Types of the front desk: the firm, its branches and staff, owners, animals and the book. */
export const deskTypes = `
"""Firma: jedna lub więcej placówek pod wspólnym szyldem."""
type Firma {
  id: UUID!
  nazwa: String!
  nip: String
  regon: String
  plan: PlanAbonamentu!
  abonamentWaznyDo: LocalDate!
  placowki: [Placowka!]!
}

type Adres {
  ulica: String!
  kodPocztowy: String
  miejscowosc: String!
  wojewodztwo: String
}

"""Placówka firmy: lecznica, przychodnia albo gabinet."""
type Placowka {
  id: UUID!
  nazwa: String!
  skrot: String!
  adres: Adres!
  telefon: String!
  email: String!
  """Identyfikator strefy IANA, według której placówka prowadzi terminarz."""
  strefaCzasowa: String!
  aktywna: Boolean!
  rejestracjaOnline: Boolean!
  godzinyOtwarcia: [GodzinyOtwarcia!]!
  gabinety: [Gabinet!]!
  lekarze: [Lekarz!]!
}

type GodzinyOtwarcia {
  dzienTygodnia: DzienTygodnia!
  godzinaOd: LocalTime!
  godzinaDo: LocalTime!
}

type Gabinet {
  id: UUID!
  nazwa: String!
  rodzaj: RodzajGabinetu!
  aktywny: Boolean!
  placowkaId: UUID!
  placowka: Placowka!
}

"""Osoba przyjmująca pacjentów; także technicy i groomerzy."""
type Lekarz {
  id: UUID!
  imie: String!
  nazwisko: String!
  tytul: String
  stanowisko: Stanowisko!
  numerPrawaWykonywaniaZawodu: String
  email: String!
  kolorWTerminarzu: String!
  zatrudniony: Boolean!
  specjalizacje: [Specjalizacja!]!
  placowki: [Placowka!]!
}

type Specjalizacja {
  id: UUID!
  nazwa: String!
}

type RodzajWizyty {
  id: UUID!
  nazwa: String!
  czasTrwania: Int!
  kolor: String!
  cenaOd: Decimal
  rezerwacjaOnline: Boolean!
  aktywny: Boolean!
}

"""Właściciel zwierzęcia: osoba albo instytucja."""
type Wlasciciel {
  id: UUID!
  numerKartoteki: String!
  rodzaj: RodzajWlasciciela!
  """Puste w przypadku instytucji."""
  imie: String
  nazwisko: String!
  nip: String
  email: String
  telefony: [Telefon!]!
  adres: Adres
  aktywny: Boolean!
  uwagi: String
  placowkaDomyslnaId: UUID
  placowkaDomyslna: Placowka
  etykiety: [Etykieta!]!
  zgody: [ZgodaRodo!]!
  zwierzeta: [Zwierze!]!
  wizyty: [Wizyta!]!
  faktury: [Faktura!]!
  dataOstatniejWizyty: LocalDate
  saldo: Decimal!
  utworzono: DateTime!
  zmodyfikowano: DateTime!
}

type Telefon {
  id: UUID!
  rodzaj: RodzajTelefonu!
  numer: String!
  domyslny: Boolean!
  zgodaNaSms: Boolean!
}

type ZgodaRodo {
  id: UUID!
  rodzaj: RodzajZgody!
  udzielona: Boolean!
  dataZgody: LocalDate!
}

type Etykieta {
  id: UUID!
  nazwa: String!
  kolor: String!
}

"""Pacjent."""
type Zwierze {
  id: UUID!
  imie: String!
  gatunekId: UUID!
  gatunek: Gatunek!
  rasaId: UUID
  rasa: Rasa
  plec: Plec!
  masc: String
  dataUrodzenia: LocalDate
  numerMikroczipa: String
  numerPaszportu: String
  status: StatusZwierzecia!
  wlascicielId: UUID
  wlasciciel: Wlasciciel
  alergie: [Alergia!]!
  pomiaryWagi: [PomiarWagi!]!
  szczepienia: [Szczepienie!]!
  wizyty: [Wizyta!]!
  utworzono: DateTime!
  zmodyfikowano: DateTime!
}

type Gatunek {
  id: UUID!
  nazwa: String!
  rasy: [Rasa!]!
}

type Rasa {
  id: UUID!
  nazwa: String!
  gatunekId: UUID!
  gatunek: Gatunek!
}

type Alergia {
  id: UUID!
  substancja: String!
  nasilenie: NasilenieAlergii!
}

type PomiarWagi {
  id: UUID!
  dataPomiaru: LocalDate!
  wagaKg: Decimal!
}

"""Wizyta w terminarzu."""
type Wizyta {
  id: UUID!
  numer: String!
  godzinaOd: DateTime!
  godzinaDo: DateTime!
  status: StatusWizyty!
  powod: String
  zrodlo: ZrodloRezerwacji!
  placowkaId: UUID!
  placowka: Placowka!
  gabinetId: UUID
  gabinet: Gabinet
  rodzajWizytyId: UUID!
  rodzajWizyty: RodzajWizyty!
  lekarzId: UUID
  lekarz: Lekarz
  zwierzeId: UUID
  zwierze: Zwierze
  wlascicielId: UUID
  wlasciciel: Wlasciciel
  kartaWizyty: KartaWizyty
  faktura: Faktura
  odwolanie: OdwolanieWizyty
  utworzono: DateTime!
  zmodyfikowano: DateTime!
}

type OdwolanieWizyty {
  odwolano: DateTime!
  powod: String
}

"""Czas zablokowany w terminarzu: zebranie, przerwa, dostawa."""
type BlokadaTerminarza {
  id: UUID!
  opis: String!
  godzinaOd: DateTime!
  godzinaDo: DateTime!
  placowkaId: UUID!
  placowka: Placowka!
  lekarzId: UUID
  lekarz: Lekarz
}

type WolnyTermin {
  godzinaOd: DateTime!
  godzinaDo: DateTime!
  lekarz: Lekarz!
}

type OczekujacyNaTermin {
  id: UUID!
  wlasciciel: Wlasciciel!
  zwierze: Zwierze
  rodzajWizyty: RodzajWizyty!
  placowka: Placowka!
  najwczesniej: LocalDate!
  najpozniej: LocalDate!
  uwagi: String
}
`;
