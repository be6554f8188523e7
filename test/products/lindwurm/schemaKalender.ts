/** Types of the calendar. */
export const kalenderText: string = /* GraphQL */ `
  interface KalenderEintrag {
    id: Int!
    titel: String!
    beginn: LocalDateTime!
    ende: LocalDateTime!
  }

  type Termin implements KalenderEintrag {
    id: Int!
    titel: String!
    "Ortszeit des Standorts"
    beginn: LocalDateTime!
    "Ortszeit des Standorts"
    ende: LocalDateTime!
    dauerMinuten: Int!
    status: TerminStatus!
    terminart: Terminart!
    anlass: String
    "Nur intern, erscheint nicht auf der Bestätigung"
    bemerkung: String
    standort: Standort!
    behandler: Behandler
    raum: Raum
    tier: Tier
    tierhalter: Tierhalter
    istNotfall: Boolean!
    onlineGebucht: Boolean!
    eingetroffenUm: LocalDateTime
    absage: Absage
    historie: [TerminHistorieEintrag!]!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum TerminStatus {
    VORGEMERKT
    BESTAETIGT
    IM_WARTEZIMMER
    IN_BEHANDLUNG
    ABHOLBEREIT
    ABGESCHLOSSEN
    ABGESAGT
    NICHT_ERSCHIENEN
  }

  type Absage {
    durch: AbsageDurch!
    grund: String
    zeitpunkt: DateTime!
  }

  enum AbsageDurch {
    TIERHALTER
    PRAXIS
  }

  type TerminHistorieEintrag {
    zeitpunkt: DateTime!
    aktion: String!
    benutzername: String!
  }

  type Terminart {
    id: Int!
    kuerzel: String!
    bezeichnung: String!
    dauerMinuten: Int!
    farbe: String!
    onlineBuchbar: Boolean!
    tierarten: [Tierart!]
  }

  type Kalendertag {
    datum: LocalDate!
    standort: Standort!
    feiertag: String
    spalten: [Kalenderspalte!]!
  }

  type Kalenderspalte {
    ressource: Kalenderressource!
    eintraege: [KalenderEintrag!]!
  }

  type Kalenderressource {
    id: Int!
    bezeichnung: String!
    art: RessourcenArt!
    farbe: String!
    reihenfolge: Int!
    behandler: Behandler
    raum: Raum
    standort: Standort!
  }

  enum RessourcenArt {
    BEHANDLER
    RAUM
    OHNE_ZUORDNUNG
  }

  type Sperrzeit implements KalenderEintrag {
    id: Int!
    titel: String!
    beginn: LocalDateTime!
    ende: LocalDateTime!
    grund: Sperrgrund!
    ressource: Kalenderressource
  }

  type Sperrgrund {
    id: Int!
    bezeichnung: String!
    standarddauerMinuten: Int!
  }

  type WartezimmerEintrag {
    termin: Termin!
    wartetSeit: LocalDateTime!
    wartezeitMinuten: Int!
  }

  type FreierTermin {
    beginn: LocalDateTime!
    ende: LocalDateTime!
    behandler: Behandler!
    standort: Standort!
  }

  "Anfrage aus dem Onlineportal, noch kein Termin"
  type Terminanfrage {
    id: Int!
    eingegangenAm: DateTime!
    name: String!
    telefon: String
    email: String
    tiername: String
    wunschdatum: LocalDate!
    wunschzeit: LocalTime
    anlass: String
    status: TerminanfrageStatus!
    standort: Standort!
    terminart: Terminart
    termin: Termin
  }

  enum TerminanfrageStatus {
    NEU
    ANGENOMMEN
    ABGELEHNT
  }

  type Terminerinnerung {
    id: Int!
    termin: Termin!
    kanal: Kanal!
    versandtAm: DateTime!
    status: VersandStatus!
  }

  enum Kanal {
    SMS
    EMAIL
    POST
  }

  enum VersandStatus {
    VERSANDT
    ZUGESTELLT
    FEHLGESCHLAGEN
  }

  type WartelistenEintrag {
    id: Int!
    tierhalter: Tierhalter!
    tier: Tier
    terminart: Terminart
    standort: Standort!
    wunsch: String
    prioritaet: Int!
    createdAt: DateTime!
  }
`;
