/** Types of the office: reminders, messages, tasks, users and rights, settings. */
export const officeTypes = `
type Przypomnienie {
  id: UUID!
  rodzaj: RodzajPrzypomnienia!
  tresc: String!
  termin: LocalDate!
  status: StatusPrzypomnienia!
  zwierzeId: UUID!
  zwierze: Zwierze!
  wlascicielId: UUID
  wlasciciel: Wlasciciel
  wyslano: DateTime
}

type SzablonWiadomosci {
  id: UUID!
  nazwa: String!
  kanal: KanalWiadomosci!
  tresc: String!
}

type Rozmowa {
  id: UUID!
  temat: String!
  zamknieta: Boolean!
  wlascicielId: UUID!
  wlasciciel: Wlasciciel!
  wiadomosci: [Wiadomosc!]!
}

type Wiadomosc {
  id: UUID!
  tresc: String!
  autor: String!
  kierunek: KierunekWiadomosci!
  przeczytana: Boolean!
  wyslano: DateTime!
}

type Zadanie {
  id: UUID!
  tytul: String!
  termin: LocalDate!
  wykonane: Boolean!
  przypisanyLekarz: Lekarz
  zwierze: Zwierze
}

type Notatka {
  id: UUID!
  tresc: String!
  autor: Uzytkownik!
  zwierzeId: UUID
  zwierze: Zwierze
  utworzono: DateTime!
}

type Uzytkownik {
  id: UUID!
  login: String!
  nazwaWyswietlana: String!
  aktywny: Boolean!
  lekarzId: UUID
  lekarz: Lekarz
  role: [Rola!]!
}

type Rola {
  id: UUID!
  nazwa: String!
  uprawnienia: [Uprawnienie!]!
}

type Uprawnienie {
  id: UUID!
  kod: String!
  opis: String!
}

type DyzurLekarza {
  id: UUID!
  dzien: LocalDate!
  godzinaOd: LocalTime!
  godzinaDo: LocalTime!
  lekarzId: UUID!
  lekarz: Lekarz!
  placowkaId: UUID!
  placowka: Placowka!
}

type Nieobecnosc {
  id: UUID!
  rodzaj: RodzajNieobecnosci!
  dataOd: LocalDate!
  dataDo: LocalDate!
  lekarzId: UUID!
  lekarz: Lekarz!
}

type WpisDziennika {
  id: UUID!
  operacja: OperacjaDziennika!
  encja: String!
  encjaId: UUID!
  uzytkownik: Uzytkownik!
  kiedy: DateTime!
}

type Ustawienia {
  terminarz: UstawieniaTerminarza!
  powiadomienia: UstawieniaPowiadomien!
  fakturowanie: UstawieniaFakturowania!
}

type UstawieniaTerminarza {
  krokMinut: Int!
  pokazujOdwolane: Boolean!
}

type UstawieniaPowiadomien {
  smsPrzedWizyta: Boolean!
  godzinPrzedWizyta: Int!
}

type UstawieniaFakturowania {
  wzorNumeru: String!
  terminDni: Int!
}

"""Liczby na ekran startowy."""
type Pulpit {
  dzien: LocalDate!
  liczbaWizyt: Int!
  liczbaOdwolanych: Int!
  nowiWlasciciele: Int!
  otwarteZadania: Int!
  nieoplaconeFaktury: Int!
}

enum RodzajPrzypomnienia { SZCZEPIENIE ODROBACZANIE KONTROLA }
enum StatusPrzypomnienia { OCZEKUJE WYSLANE ZREALIZOWANE }
enum KanalWiadomosci { SMS EMAIL }
enum KierunekWiadomosci { PRZYCHODZACA WYCHODZACA }
enum RodzajNieobecnosci { URLOP ZWOLNIENIE SZKOLENIE }
enum OperacjaDziennika { UTWORZENIE ZMIANA USUNIECIE }
`;
