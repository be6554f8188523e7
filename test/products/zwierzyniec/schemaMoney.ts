/** Types of money and of the store. */
export const moneyTypes = `
type Faktura {
  id: UUID!
  numer: String!
  status: StatusFaktury!
  dataWystawienia: LocalDate!
  terminPlatnosci: LocalDate!
  wlascicielId: UUID!
  wlasciciel: Wlasciciel!
  zwierze: Zwierze
  placowkaId: UUID!
  placowka: Placowka!
  pozycje: [PozycjaFaktury!]!
  platnosci: [Platnosc!]!
  waluta: String!
  kwotaNetto: Decimal!
  kwotaVat: Decimal!
  kwotaBrutto: Decimal!
  doZaplaty: Decimal!
  utworzono: DateTime!
}

type PozycjaFaktury {
  lp: Int!
  nazwa: String!
  ilosc: Decimal!
  cenaJednostkowa: Decimal!
  wartosc: Decimal!
}

type Platnosc {
  id: UUID!
  kwota: Decimal!
  sposob: SposobPlatnosci!
  dataWplywu: DateTime!
  tytul: String
  wlascicielId: UUID!
  wlasciciel: Wlasciciel!
  fakturaId: UUID
  faktura: Faktura
}

type Nadplata {
  id: UUID!
  kwota: Decimal!
  powod: String!
  dataNadplaty: LocalDate!
  wlasciciel: Wlasciciel!
}

type StawkaVat {
  id: UUID!
  symbol: String!
  procent: Decimal!
}

type Usluga {
  id: UUID!
  kod: String!
  nazwa: String!
  cena: Decimal!
  stawkaVat: StawkaVat!
  aktywna: Boolean!
}

type RaportKasowy {
  dzien: LocalDate!
  placowka: Placowka!
  gotowka: Decimal!
  karta: Decimal!
  przelew: Decimal!
  razem: Decimal!
}

type Produkt {
  id: UUID!
  kod: String!
  nazwa: String!
  jednostka: String!
  cenaSprzedazy: Decimal!
  naRecepte: Boolean!
  kategoria: KategoriaProduktu!
  stawkaVat: StawkaVat!
  stany: [StanMagazynowy!]!
  partie: [PartiaProduktu!]!
}

type KategoriaProduktu {
  id: UUID!
  nazwa: String!
}

type Magazyn {
  id: UUID!
  nazwa: String!
  placowkaId: UUID!
  placowka: Placowka!
  stany: [StanMagazynowy!]!
}

type StanMagazynowy {
  id: UUID!
  ilosc: Decimal!
  stanMinimalny: Decimal!
  produktId: UUID!
  produkt: Produkt!
  magazynId: UUID!
  magazyn: Magazyn!
}

type PartiaProduktu {
  id: UUID!
  numerSerii: String!
  dataWaznosci: LocalDate!
  produktId: UUID!
  produkt: Produkt!
}

type Dostawca {
  id: UUID!
  nazwa: String!
  nip: String!
  email: String
  telefon: String
}

type Dostawa {
  id: UUID!
  numerDokumentu: String!
  dataDostawy: LocalDate!
  status: StatusDostawy!
  dostawca: Dostawca!
  magazyn: Magazyn!
  pozycje: [PozycjaDostawy!]!
}

type PozycjaDostawy {
  produkt: Produkt!
  ilosc: Decimal!
  cenaZakupu: Decimal!
}

type RuchMagazynowy {
  id: UUID!
  rodzaj: RodzajRuchu!
  ilosc: Decimal!
  opis: String
  dataRuchu: DateTime!
  produktId: UUID!
  produkt: Produkt!
  magazynId: UUID!
  magazyn: Magazyn!
}

enum StatusFaktury { NIEOPLACONA CZESCIOWO_OPLACONA OPLACONA }
enum SposobPlatnosci { GOTOWKA KARTA PRZELEW }
enum StatusDostawy { ZAMOWIONA W_DRODZE PRZYJETA }
enum RodzajRuchu { PRZYJECIE WYDANIE KOREKTA }
`;
