import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { curandisIds } from './ids.ts';
import type { CurandisMemory } from './memory.ts';

const anagrafica = ['COMPLETA', 'COMPLETA', 'PARZIALE', 'BOZZA', 'COMPLETA', 'DA_VERIFICARE'];
const privacy = ['DIGITALE', 'CARTACEA', 'MISTA', 'NON_ACQUISITA'];
const doctors = ['Dott. Ferri', 'Dott.ssa Greco', null];

/** A patient's tax code, made up of the name and the day of birth. */
function taxCode({ givenName, familyName, key }: ClientRecord, born: string): string {
  const letters = (text: string): string =>
    `${text.normalize('NFD').replace(/[^A-Za-z]/g, '')}XXX`.toUpperCase().slice(0, 3);
  const month = 'ABCDEHLMPRST'[Number(born.slice(5, 7)) - 1] ?? 'A';
  const place = String(200 + key).slice(-3);
  return `${letters(familyName)}${letters(givenName ?? '')}${born.slice(2, 4)}${month}${born.slice(8, 10)}F${place}K`;
}

/** A patient's telephones: one for the pocket and one for the house, where the one of work goes too. */
export function telephones({ phones }: ClientRecord): Readonly<Record<'cellulare' | 'telefono', string | null>> {
  const labelled = (label: string): string | undefined => phones.find((phone) => phone.label === label)?.value;
  return { cellulare: labelled('Mobile') ?? null, telefono: labelled('Home') ?? labelled('Work') ?? null };
}

/** Given name and family name as its getter joins them. */
export function nomeCompleto({ givenName, familyName }: ClientRecord): string {
  return `${givenName ?? ''} ${familyName}`.trim();
}

/** Makes rows of patients. */
export function peopleRows({ now, meet }: Backstage, memory: CurandisMemory): (client: ClientRecord) => Row {
  return (client) => {
    const { key } = client;
    meet('client', key);
    const born = `${String(1942 + ((key * 7) % 60))}-${String(1 + (key % 12)).padStart(2, '0')}-${String(10 + (key % 18))}`;
    // Who was entered since has no more than what was said.
    const isOld = key <= 120;
    const consensoPrivacy = isOld && key % 4 !== 3;
    const stored: Row = {
      codiceFiscale: isOld && client.givenName !== null && key % 4 !== 2 ? taxCode(client, born) : null,
      codicePaziente: isOld ? `PAZ25${String(key).padStart(6, '0')}` : null,
      dataNascita: isOld && key % 9 !== 5 ? `${born}T00:00:00.000Z` : null,
      genere: ['NON_SPECIFICATO', 'FEMMINA', 'MASCHIO'][key % 3],
      tipoPaziente: key % 19 === 0 ? 'ANZIANO_CON_TUTORE' : 'ADULTO_AUTONOMO',
      statoCivile: [null, 'CONIUGATO', 'CELIBE_NUBILE', 'VEDOVO'][key % 4],
      fax: isOld && key % 8 === 6 ? `+1 207 555 ${String(8000 + key)}` : null,
      pec: isOld && key % 10 === 3 ? `paziente${String(key)}@pec.example.test` : null,
      indirizzo: client.street || null,
      citta: client.city || null,
      nazioneNascita: 'Italia',
      nazioneResidenza: 'Italia',
      medicoBase: isOld ? (doctors[key % 3] ?? null) : null,
      notes: client.note,
      noteAmministrative: isOld && key % 12 === 0 ? 'Chiedere il documento' : null,
      allergie: isOld && key % 10 === 0 ? 'Lattice' : null,
      convenzioneId: isOld && key % 6 === 0 ? 2 : null,
      statoAnagrafica: isOld ? anagrafica[key % anagrafica.length] : 'BOZZA',
      statoPrivacy: isOld ? privacy[key % privacy.length] : 'NON_ACQUISITA',
      consensoPrivacy,
      consensoMarketing: isOld && key % 5 === 0,
      consensoRicercaMedica: false,
      dataConsensoPrivacy: consensoPrivacy ? new Date(client.createdAt).toISOString() : null,
      richiestaCancellazione: isOld && key % 29 === 0,
      cancellationsByYear: isOld && key % 4 === 1 ? { 2025: key % 3, 2026: 1 } : {},
      noShowsByYear: isOld && key % 7 === 1 ? { 2026: 2 } : {},
      ...memory.people.get(key),
    };
    const { cellulare, telefono } = telephones(client);
    const email = client.emails[0] ?? null;
    const hasContact = cellulare !== null || telefono !== null || email !== null;
    return {
      id: curandisIds.of('client', key),
      nome: client.givenName ?? '',
      cognome: client.familyName,
      nomeCompleto: nomeCompleto(client),
      cellulare,
      telefono,
      email,
      attivo: client.isActive,
      ...stored,
      eta: ageOf(stored['dataNascita'], now()),
      hasContattoTelefonico: hasContact,
      isAnagraficaMinima: client.givenName !== null && hasContact,
      canCreateAppuntamento: stored['statoAnagrafica'] !== 'DA_VERIFICARE',
      isPrivacyCompleta: stored['statoPrivacy'] !== 'NON_ACQUISITA',
      hasAllConsensi: stored['consensoPrivacy'] === true,
      conservazioneFino: '2036-12-31T00:00:00.000Z',
      createdAt: new Date(client.createdAt).toISOString(),
      updatedAt: new Date(client.updatedAt).toISOString(),
    };
  };
}

/** Whole years since a day, or null where it isn't known. */
export function ageOf(born: unknown, now: number): number | null {
  if (typeof born !== 'string') return null;
  const [today, day] = [new Date(now).toISOString(), textOf(born)];
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5, 10) < day.slice(5, 10) ? years - 1 : years;
}
