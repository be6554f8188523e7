/** Types of the medical record. */
export const medicalTypes = `
type KartaWizyty {
  id: UUID!
  wywiad: String!
  badanieKliniczne: String!
  temperatura: Decimal
  tetno: Int
  podpisana: Boolean!
  rozpoznania: [Rozpoznanie!]!
  zalecenia: [Zalecenie!]!
}

type Rozpoznanie {
  id: UUID!
  kod: String!
  nazwa: String!
}

type Zalecenie {
  id: UUID!
  tresc: String!
}

type Szczepionka {
  id: UUID!
  nazwa: String!
  producent: String!
  choroby: [String!]!
  odstepDni: Int!
}

type Szczepienie {
  id: UUID!
  dataSzczepienia: LocalDate!
  wazneDo: LocalDate!
  numerSerii: String
  szczepionkaId: UUID!
  szczepionka: Szczepionka!
  zwierzeId: UUID!
  zwierze: Zwierze!
  lekarzId: UUID
  lekarz: Lekarz
}

type ProgramSzczepien {
  id: UUID!
  nazwa: String!
  dawki: [DawkaProgramu!]!
}

type DawkaProgramu {
  lp: Int!
  wiekTygodnie: Int!
  szczepionka: Szczepionka!
}

type Laboratorium {
  id: UUID!
  nazwa: String!
  zewnetrzne: Boolean!
}

type PanelBadan {
  id: UUID!
  kod: String!
  nazwa: String!
  parametry: [ParametrBadania!]!
}

type ParametrBadania {
  id: UUID!
  symbol: String!
  nazwa: String!
  jednostka: String!
  normaOd: Decimal!
  normaDo: Decimal!
}

type BadanieLaboratoryjne {
  id: UUID!
  numer: String!
  status: StatusBadania!
  zlecono: DateTime!
  panelId: UUID!
  panel: PanelBadan!
  laboratorium: Laboratorium!
  zwierzeId: UUID!
  zwierze: Zwierze!
  lekarz: Lekarz
  wyniki: [WynikBadania!]!
}

type WynikBadania {
  id: UUID!
  parametr: ParametrBadania!
  wartosc: Decimal!
  pozaNorma: Boolean!
}

type Recepta {
  id: UUID!
  numer: String!
  dataWystawienia: LocalDate!
  zwierzeId: UUID!
  zwierze: Zwierze!
  lekarz: Lekarz
  pozycje: [PozycjaRecepty!]!
}

type PozycjaRecepty {
  produkt: Produkt!
  ilosc: Decimal!
  dawkowanie: String!
}

type Hospitalizacja {
  id: UUID!
  przyjeto: DateTime!
  wypisano: DateTime
  powod: String!
  boks: Boks!
  zwierzeId: UUID!
  zwierze: Zwierze!
}

type Boks {
  id: UUID!
  nazwa: String!
  placowkaId: UUID!
  placowka: Placowka!
}

type Zalacznik {
  id: UUID!
  nazwaPliku: String!
  typMime: String!
  rozmiar: Long!
  zwierzeId: UUID!
  zwierze: Zwierze!
  utworzono: DateTime!
}

enum StatusBadania { ZLECONE W_TOKU GOTOWE }
`;
