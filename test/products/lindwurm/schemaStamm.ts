/** Types of those who come and of those who work there. */
export const stammText: string = /* GraphQL */ `
  type Mandant {
    id: Int!
    name: String!
    kundennummer: String!
    paket: String!
    standorte: [Standort!]!
  }

  type Benutzer {
    id: Int!
    benutzername: String!
    rolle: Rolle!
    mitarbeiter: Mitarbeiter
  }

  enum Rolle {
    ADMIN
    TIERARZT
    EMPFANG
    API
  }

  type Adresse {
    strasse: String
    adresszusatz: String
    plz: String
    ort: String
    bundesland: String
    land: String!
  }

  type Standort {
    id: Int!
    kuerzel: String!
    name: String!
    adresse: Adresse!
    telefon: String!
    email: String!
    "IANA. Alle LocalDateTime-Werte eines Standorts gelten in dieser Zeitzone."
    zeitzone: String!
    rasterMinuten: Int!
    oeffnungszeiten: [Oeffnungszeit!]!
    raeume: [Raum!]!
    behandler: [Behandler!]!
    createdAt: DateTime!
  }

  type Oeffnungszeit {
    wochentag: Wochentag!
    von: LocalTime!
    bis: LocalTime!
  }

  enum Wochentag {
    MONTAG
    DIENSTAG
    MITTWOCH
    DONNERSTAG
    FREITAG
    SAMSTAG
    SONNTAG
  }

  type Raum {
    id: Int!
    bezeichnung: String!
    standort: Standort!
  }

  type Behandler {
    id: Int!
    kuerzel: String!
    titel: String
    vorname: String!
    nachname: String!
    funktion: BehandlerFunktion!
    email: String
    kalenderfarbe: String!
    istAktiv: Boolean!
    onlineBuchbar: Boolean!
    standorte: [Standort!]!
  }

  enum BehandlerFunktion {
    TIERARZT
    TFA
    TIERPFLEGE
  }

  "Personalstamm, auch ohne Kalender"
  type Mitarbeiter {
    id: Int!
    personalnummer: String!
    vorname: String!
    nachname: String!
    taetigkeit: String!
    email: String
    eintrittsdatum: LocalDate!
    austrittsdatum: LocalDate
    urlaubstage: Int!
    behandler: Behandler
  }

  type Ueberweiser {
    id: Int!
    anrede: Anrede!
    titel: String
    vorname: String
    nachname: String!
    praxisname: String
    telefon: String
    email: String
    ort: String
  }

  type Dienst {
    id: Int!
    behandler: Behandler!
    standort: Standort!
    datum: LocalDate!
    von: LocalTime!
    bis: LocalTime!
    istNotdienst: Boolean!
  }

  enum Anrede {
    HERR
    FRAU
    FAMILIE
    FIRMA
    DIVERS
    KEINE_ANGABE
  }

  type Tierhalter {
    id: Int!
    kundennummer: String!
    anrede: Anrede!
    titel: String
    vorname: String
    "Bei Anrede FIRMA der Firmenname"
    nachname: String!
    namenszusatz: String
    briefanrede: String!
    adresse: Adresse!
    telefon: String
    telefonDienstlich: String
    mobil: String
    email: String
    geburtsdatum: LocalDate
    istAktiv: Boolean!
    merkmale: [Merkmal!]!
    bemerkung: String
    stammstandort: Standort
    letzterBesuch: LocalDate
    mahnsperre: Boolean!
    datenschutzEinwilligungAm: LocalDate
    offenerSaldo: Decimal!
    tiere: [Tier!]!
    termine(anzahl: Int! = 10): [Termin!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Merkmal {
    id: Int!
    bezeichnung: String!
    farbe: String!
  }

  type TierhalterDublette {
    original: Tierhalter!
    kandidat: Tierhalter!
    score: Float!
  }

  type Tier {
    id: Int!
    name: String!
    tierart: Tierart!
    rasse: Rasse
    geschlecht: Geschlecht!
    geburtsdatum: LocalDate
    farbe: String
    chipnummer: String
    gewichtKg: Decimal
    istVerstorben: Boolean!
    istArchiviert: Boolean!
    tierhalter: Tierhalter
    letzteBehandlung: Behandlung
    termine(anzahl: Int! = 10): [Termin!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Tierart {
    id: Int!
    bezeichnung: String!
    rassen: [Rasse!]!
  }

  type Rasse {
    id: Int!
    bezeichnung: String!
  }

  enum Geschlecht {
    MAENNLICH
    MAENNLICH_KASTRIERT
    WEIBLICH
    WEIBLICH_KASTRIERT
    UNBEKANNT
  }
`;
