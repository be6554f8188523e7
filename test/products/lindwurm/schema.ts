import { filterText } from './schemaFilter.ts';
import { kalenderText } from './schemaKalender.ts';
import { mutationText } from './schemaMutation.ts';
import { praxisText } from './schemaPraxis.ts';
import { stammText } from './schemaStamm.ts';
import { technikText } from './schemaTechnik.ts';

const paging =
  '"Returns the first _n_ elements from the list." first: Int "Returns the elements in the list that come after the specified cursor." after: String "Returns the last _n_ elements from the list." last: Int "Returns the elements in the list that come before the specified cursor." before: String';

const rootText: string = /* GraphQL */ `
  type Query {
    mandant: Mandant!
    angemeldeterBenutzer: Benutzer!
    standorte: [Standort!]!
    standortById(id: Int!): Standort
    raeume(standortId: Int!): [Raum!]!
    kalenderressourcen(standortId: Int!): [Kalenderressource!]!
    behandler(standortId: Int, nurAktive: Boolean! = true): [Behandler!]!
    behandlerById(id: Int!): Behandler
    mitarbeiter: [Mitarbeiter!]!
    ueberweiser(suchbegriff: String): [Ueberweiser!]!
    dienstplan(standortId: Int!, von: LocalDate!, bis: LocalDate!): [Dienst!]!
    tierhalter(${paging} where: TierhalterFilterInput, order: [TierhalterSortInput!]): TierhalterConnection
    tierhalterById(id: Int!): Tierhalter
    "Volltext über Name, Kundennummer, Telefon, E-Mail und Tiername. Mindestens 2 Zeichen."
    tierhalterSuche(suchbegriff: String!, auchInaktive: Boolean! = false, limit: Int! = 25): [Tierhalter!]!
    tierhalterDubletten: [TierhalterDublette!]!
    tiere(${paging} where: TierFilterInput, order: [TierSortInput!]): TiereConnection
    tierById(id: Int!): Tier
    tierByChipnummer(chipnummer: String!): Tier
    tierarten: [Tierart!]!
    rassen(tierartId: Int): [Rasse!]!
    merkmale: [Merkmal!]!
    "Termine im Zeitraum (beide Tage inklusive, höchstens 42 Tage), ohne Sperrzeiten."
    termine(von: LocalDate!, bis: LocalDate!, standortId: Int, behandlerId: Int, ${paging} where: TerminFilterInput, order: [TerminSortInput!]): TermineConnection
    terminById(id: Int!): Termin
    terminarten(standortId: Int, nurOnlineBuchbare: Boolean! = false): [Terminart!]!
    "Tagesansicht, eine Spalte je Ressource. Ohne abgesagte Termine."
    kalender(standortId: Int!, datum: LocalDate!): Kalendertag!
    wartezimmer(standortId: Int!): [WartezimmerEintrag!]!
    freieTermine(standortId: Int!, terminartId: Int!, von: LocalDate!, bis: LocalDate!, behandlerId: Int): [FreierTermin!]!
    sperrzeiten(standortId: Int!, von: LocalDate!, bis: LocalDate!): [Sperrzeit!]!
    sperrgruende: [Sperrgrund!]!
    terminanfragen(status: TerminanfrageStatus): [Terminanfrage!]!
    terminerinnerungen(von: LocalDate!, bis: LocalDate!): [Terminerinnerung!]!
    warteliste(standortId: Int): [WartelistenEintrag!]!
    behandlungen(tierId: Int!): [Behandlung!]!
    impfungen(tierId: Int!): [Impfung!]!
    faelligeImpfungen(bis: LocalDate!): [Impfung!]!
    rechnungen(${paging} where: RechnungFilterInput, order: [RechnungSortInput!]): RechnungenConnection
    rechnungById(id: Int!): Rechnung
    zahlungen(rechnungId: Int!): [Zahlung!]!
    leistungen(suchbegriff: String): [Leistung!]!
    artikel(suchbegriff: String): [Artikel!]!
    lieferanten: [Lieferant!]!
    nachrichten(tierhalterId: Int!): [Nachricht!]!
    aufgaben(nurOffene: Boolean! = true): [Aufgabe!]!
    auditLog(entity: String, take: Int! = 50): [AuditLogEntry!]! @authorize(policy: "Technik")
    webhookSubscriptions: [WebhookSubscription!]!
    apiClients: [ApiClient!]! @authorize(policy: "Technik")
    syncJobs: [SyncJob!]!
    featureFlags: [FeatureFlag!]!
    serverInfo: ServerInfo!
  }
`;

/** SDL of the service. */
export const lindwurmText: string =
  rootText + mutationText + stammText + kalenderText + praxisText + technikText + filterText;
