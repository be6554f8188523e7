import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dogsOf, doguleIds, instantText } from './values.ts';

/** What the product stores beside the practice. */
export interface DoguleMemory {
  /** Titles and places of events that were written, by the key of the appointment. */
  readonly events: Map<number, { readonly titel: string; readonly ort: string | null }>;
  /** Notes about dogs, by the key of the animal. */
  readonly notes: Map<number, string>;
  readonly courses: Row[];
  readonly finances: Row[];
  readonly messages: Row[];
  /** An id that no row of these three tables has had. */
  readonly nextId: () => string;
}

const hourMs = 3_600_000;
const firstDay = Date.parse('2026-08-03T09:00:00Z');

const finances = [
  { typ: 'einnahme', betragCents: 4500, kategorie: 'Einzeltraining', beschreibung: 'Einzelstunde' },
  { typ: 'einnahme', betragCents: 19_900, kategorie: 'Kurse', beschreibung: 'Welpenschule' },
  { typ: 'ausgabe', betragCents: 45_000, kategorie: 'Miete', beschreibung: 'Trainingsplatz Miete' },
  { typ: 'einnahme', betragCents: 14_900, kategorie: 'Workshops', beschreibung: null },
  { typ: 'ausgabe', betragCents: 2380, kategorie: null, beschreibung: 'Leckerlis' },
];

const messages = [
  { kanal: 'email', richtung: 'ausgehend', betreff: 'Willkommen', inhalt: 'Vielen Dank für Ihre Anmeldung!' },
  { kanal: 'sms', richtung: 'ausgehend', betreff: 'Erinnerung', inhalt: 'Bitte denken Sie an das Training.' },
  { kanal: 'email', richtung: 'eingehend', betreff: 'Trainingsplan', inhalt: 'Können wir den Plan anpassen?' },
  { kanal: 'telefon', richtung: 'eingehend', betreff: 'Rückruf', inhalt: 'Bittet um Rückruf am Nachmittag.' },
];

/** The store as it is before anyone writes: three months of money and of messages, and no courses. */
export function createMemory(practice: Practice): DoguleMemory {
  let ids = 0;
  const nextId = (): string => {
    ids += 1;
    return doguleIds.of('organization', ids);
  };
  const stamped = (hours: number): Row => {
    const createdAt = instantText(firstDay + hours * hourMs);
    return { id: nextId(), createdAt, updatedAt: createdAt };
  };
  const money = Array.from({ length: 64 }, (_, index): Row => {
    const datum = instantText(firstDay + index * 40 * hourMs).slice(0, 10);
    const referenz = index % 3 === 0 ? `FIN-${datum.slice(0, 7)}-${String(index + 1).padStart(3, '0')}` : null;
    return { ...stamped(index * 40 + 2), datum, ...finances[index % finances.length], referenz };
  });
  const dogs = dogsOf(practice);
  const mail = Array.from({ length: 70 }, (_, index): Row => {
    const dog = dogs[(index * 11) % dogs.length];
    const kundeId = dog?.clientKey ? doguleIds.of('client', dog.clientKey) : null;
    const hundId = dog && index % 4 === 2 ? doguleIds.of('patient', dog.key) : null;
    return { ...stamped(index * 35), ...messages[index % messages.length], kundeId, hundId };
  });
  return { events: new Map(), notes: new Map(), courses: [], finances: money, messages: mail, nextId };
}
