import type { Stage } from '../../desk/generated/types.ts';

/**
 * Words of status values, ended states first: "checked out" must not be read as "checked in", nor "not
 * confirmed" as confirmed. A word that stands in no row is `unknown` and is shown as the service wrote it.
 */
const stages: readonly (readonly [RegExp, Stage])[] = [
  [/\b(no ?show(ed)?|did not (attend|come|show)|not come|dna|fta|missed|absent)\b/, 'noShow'],
  [/\b(cancel(l?ed|l?ation)?|declined|deleted|void(ed)?|broken|withdrawn)\b/, 'cancelled'],
  [/\b(checking out|ready for (discharge|pick ?up)|ready|discharging)\b/, 'checkingOut'],
  [
    /\b(completed?|checked out|departed|done|finished|closed|occurred|fulfilled|discharged|dismissed|released)\b/,
    'completed',
  ],
  [
    /\b(in progress|under ?way|in exam|in room|in treatment|in surgery|in consult(ation)?|with (the )?(vet|doctor|groomer)|consultation|started|seated|admitted|hospitali[sz]ed)\b/,
    'inProgress',
  ],
  [/\b(checked in|arrived|waiting|here|present)\b/, 'arrived'],
  [
    /\b(unconfirmed|not confirmed|planned|pending|tentative|booked|scheduled|requested|registered|reserved|new|open|proposed)\b/,
    'booked',
  ],
  [/\b(confirmed|accepted|approved)\b/, 'confirmed'],
];

/** The same in other languages, without accents. A word that one of them shares with another is in none. */
const stagesElsewhere: readonly (readonly [RegExp, Stage])[] = [
  [
    /\b(nicht erschienen|ausgeblieben|non presente?|absente?|no asistio|no se presento|ausente|faltou|nao compareceu|non presentat[oa]|niet verschenen)\b/,
    'noShow',
  ],
  [
    /\b(storniert|abgesagt|annullier\w*|geloescht|geloscht|annulee?|supprimee?|cancelad[oa]|anulad[oa]|annullat[oa]|geannuleerd|afgezegd)\b/,
    'cancelled',
  ],
  [/\b(abholbereit|zur abholung|bereit|prete?|a recuperer|list[oa] para (recoger|salir)|por recoger)\b/, 'checkingOut'],
  [
    /\b(erledigt|abgeschlossen|fertig|beendet|terminee?|finie?|termine|completad[oa]|terminad[oa]|finalizad[oa]|concluid[oa]|realizad[oa]|completat[oa]|afgerond|voltooid)\b/,
    'completed',
  ],
  [
    /\b(in (behandlung|bearbeitung|untersuchung|sprechstunde)|laufend|en (cours|consultation|traitement)|en (curso|consulta|tratamiento|proceso)|em (andamento|atendimento|consulta)|in corso)\b/,
    'inProgress',
  ],
  [
    /\b(eingetroffen|angekommen|anwesend|wartend|im wartezimmer|arrivee?|en attente|en salle d attente|llego|llegad[oa]|en espera|chegou|aguardando|in attesa|aangekomen)\b/,
    'arrived',
  ],
  [
    /\b(geplant|gebucht|vorgemerkt|offen|unbestaetigt|unbestatigt|angefragt|planifiee?|prevue?|reservee?|programad[oa]|reservad[oa]|pendiente|agendad[oa]|marcad[oa]|prenotat[oa]|gepland|geboekt)\b/,
    'booked',
  ],
  [/\b(bestaetigt|bestatigt|confirmee?|confirmad[oa]|confermat[oa]|bevestigd)\b/, 'confirmed'],
];

/** The stages of a visit that takes place, in their order. */
export const course: readonly Stage[] = ['booked', 'confirmed', 'arrived', 'inProgress', 'checkingOut', 'completed'];

/** Whether a visit at this stage will not take place. */
export function isCancelledOrNoShow(stage: Stage | undefined): boolean {
  return stage === 'cancelled' || stage === 'noShow';
}

/** What the desk understands of a status word, whatever its case and separators: CHECKED_IN, checkedIn, Checked in. */
export function readStage(label: string): Stage {
  const words = stageWords(label);
  return [...stages, ...stagesElsewhere].find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';
}

/** The words of a status without case, accents and separators: CHECKED_IN and `checkedIn` are both "checked in". */
export function stageWords(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
