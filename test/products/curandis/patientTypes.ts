// What is said of a patient both where it is read and where it is written, with the descriptions of the source.
const details = (required: string): string => `
  """Allergie""" allergie: String
  """CAP""" cap: String
  """Cellulare""" cellulare: String
  """Citta""" citta: String
  """Codice Fiscale""" codiceFiscale: String
  """Codice paziente interno""" codicePaziente: String
  """Cognome""" cognome: String${required}
  """Comune di nascita""" comuneNascita: String
  """ID convenzione associata""" convenzioneId: Int
  """Data consenso privacy""" dataConsensoPrivacy: DateTime
  """Data di nascita""" dataNascita: DateTime
  """Email""" email: String
  """Farmaci in uso""" farmaciInUso: String
  """Fax""" fax: String
  """Genere""" genere: Genere${required}
  """Gruppo sanguigno""" gruppoSanguigno: String
  """Indirizzo""" indirizzo: String
  """Luogo nascita estero""" luogoNascitaEstero: String
  """Medico di base""" medicoBase: String
  """Nazione di nascita (default: Italia)""" nazioneNascita: String
  """Nazione residenza""" nazioneResidenza: String
  """Nome""" nome: String${required}
  """Note amministrative""" noteAmministrative: String
  """Note""" notes: String
  """Patologie croniche""" patologieCroniche: String
  """PEC""" pec: String
  """Provincia""" provincia: String
  """Stato civile""" statoCivile: StatoCivile
  """Telefono fisso""" telefono: String`;

const consents = `
  """Contatore disdette per anno. Formato: { "2025": 3 }""" cancellationsByYear: JSONObject
  """Consenso marketing""" consensoMarketing: Boolean
  """Consenso privacy dato""" consensoPrivacy: Boolean
  """Consenso ricerca medica""" consensoRicercaMedica: Boolean
  """Contatore no-show per anno. Formato: { "2025": 2 }""" noShowsByYear: JSONObject
  """Paziente attivo""" attivo: Boolean
  """Stato anagrafica (default: BOZZA)""" statoAnagrafica: StatoAnagrafica
  """Stato privacy (default: NON_ACQUISITA)""" statoPrivacy: StatoPrivacy`;

/** SDL of patients: the model, its enums, and what is written and searched. */
export const patientTypes = `
"""Anagrafica paziente completa"""
type PatientModel {${details('!')}
  """Paziente attivo""" attivo: Boolean!
  """Can create appointments (based on status)""" canCreateAppuntamento: Boolean!
  """Contatore disdette per anno. Formato: { "2025": 3, "2024": 1 }""" cancellationsByYear: JSONObject
  """Codice SDI""" codiceSdi: String
  """Consenso marketing""" consensoMarketing: Boolean!
  """Consenso privacy dato""" consensoPrivacy: Boolean!
  """Consenso ricerca medica""" consensoRicercaMedica: Boolean!
  """Conservazione dati fino a""" conservazioneFino: DateTime
  """Data creazione""" createdAt: DateTime!
  """Data anonimizzazione""" dataAnonimizzazione: DateTime
  """Data richiesta cancellazione""" dataRichiestaCancellazione: DateTime
  """Data ultima modifica privacy""" dataUltimaModificaPrivacy: DateTime
  """Eta calcolata dalla data di nascita""" eta: Int
  """All required GDPR consents given""" hasAllConsensi: Boolean!
  """Has at least one contact method (phone/email)""" hasContattoTelefonico: Boolean!
  """ID univoco paziente""" id: ID!
  """Has minimum required data for appointment creation""" isAnagraficaMinima: Boolean!
  """Privacy documents complete""" isPrivacyCompleta: Boolean!
  """Contatore no-show per anno. Formato: { "2025": 2, "2024": 0 }""" noShowsByYear: JSONObject
  """Nome completo (nome + cognome)""" nomeCompleto: String!
  """Richiesta cancellazione GDPR""" richiestaCancellazione: Boolean!
  """Stato anagrafica (BOZZA, PARZIALE, COMPLETA, DA_VERIFICARE)""" statoAnagrafica: StatoAnagrafica!
  """Stato privacy (NON_ACQUISITA, CARTACEA, DIGITALE, MISTA)""" statoPrivacy: StatoPrivacy!
  """Tipo paziente (adulto, minore, con tutore, etc.)""" tipoPaziente: TipoPaziente!
  """Data ultima modifica""" updatedAt: DateTime!
}
"""Stato di completamento anagrafica paziente"""
enum StatoAnagrafica {
  """Bozza - Solo dati minimi da telefono""" BOZZA
  """Completa - Anagrafica + privacy + fatturazione""" COMPLETA
  """Da verificare - Necessita controllo dati""" DA_VERIFICARE
  """Parziale - Anagrafica completa ma manca privacy""" PARZIALE
}
"""Stato civile del paziente"""
enum StatoCivile { CELIBE_NUBILE CONIUGATO DIVORZIATO SEPARATO UNIONE_CIVILE VEDOVO }
"""Stato acquisizione documenti privacy"""
enum StatoPrivacy {
  """Cartacea - Documenti fisici archiviati""" CARTACEA
  """Digitale - Documenti digitali firmati""" DIGITALE
  """Mista - Alcuni cartacei, alcuni digitali""" MISTA
  """Non acquisita - Nessun documento firmato""" NON_ACQUISITA
}
"""Tipo di paziente per gestione consensi"""
enum TipoPaziente {
  """Adulto autonomo - può fornire consenso in autonomia""" ADULTO_AUTONOMO
  """Anziano con tutore/amministratore di sostegno""" ANZIANO_CON_TUTORE
  """Disabile con tutore legale nominato""" DISABILE_CON_TUTORE
  """Minorenne - richiede consenso genitori/tutore""" MINORENNE
}
"""Input per creare un nuovo paziente"""
input CreatePatientInput {${details('!')}${consents}
  """Codice SDI per fatturazione elettronica""" codiceSdi: String
  """Tipo paziente (obbligatorio)""" tipoPaziente: TipoPaziente! = ADULTO_AUTONOMO
}
"""Input for updating an existing patient (all fields optional)"""
input UpdatePatientInput {${details('')}${consents}
  """Codice SDI per fatturazione elettronica""" codiceSdi: String
  """Tipo paziente (obbligatorio)""" tipoPaziente: TipoPaziente
}
"""Input per ricerca/filtro pazienti"""
input SearchPatientInput {
  """Ricerca per codice fiscale (match esatto)""" codiceFiscale: String
  """Ricerca per cognome (match parziale)""" cognome: String
  """Filtra per consenso marketing""" consensoMarketing: Boolean
  """Filtra per consenso privacy""" consensoPrivacy: Boolean
  """Filtra per data nascita massima""" dataNascitaMax: DateTime
  """Filtra per data nascita minima""" dataNascitaMin: DateTime
  """Ricerca per email (match parziale)""" email: String
  """Filtra per genere""" genere: Genere
  """Numero elementi per pagina (default: 20, max: 100)""" limit: Int = 20
  """Filtra per età massima""" maxAge: Float
  """Filtra per età minima""" minAge: Float
  """Ricerca per nome (match parziale)""" nome: String
  """Ricerca per nome completo (match parziale)""" nomeCompleto: String
  """Offset pagina (default: 0)""" offset: Int = 0
  """Filtra pazienti con richiesta cancellazione""" richiestaCancellazione: Boolean
  """Campo ordinamento (cognome, nome, dataNascita, createdAt)""" sortBy: String
  """Direzione ordinamento (ASC o DESC)""" sortOrder: String
  """Filtra per stato anagrafica""" statoAnagrafica: StatoAnagrafica
  """Filtra per stato privacy""" statoPrivacy: StatoPrivacy
  """Ricerca per telefono (match parziale)""" telefono: String
  """Filtra per tipo paziente""" tipoPaziente: TipoPaziente
}
`;
