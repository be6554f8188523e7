import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { dueOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { givenFlag } from '../givenFlag.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { lookupsIn, trimmed } from './lookups.ts';
import type { Memory } from './memory.ts';
import { invalid, notFound, payloadOf, rowOfWrite } from './payload.ts';
import type { praxisRows } from './praxis.ts';
import { methodOf } from './praxis.ts';
import type { Records } from './records.ts';
import { amountOf, dateTime, dayIn, keyIn, sexOf, uuidOf } from './values.ts';

interface Args {
  readonly input: Row;
}

const numberFields = [
  ['mobil', 'Mobile'],
  ['telefon', 'Home'],
  ['telefonDienstlich', 'Work'],
] as const;

/** The numbers of a client after a change: those of which nothing is said stay. */
function phonesAfter(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] {
  return numberFields.flatMap(([field, label]) => {
    const value = trimmed(input, field);
    if (value === undefined) return before.filter((phone) => phone.label === label);
    return value === null ? [] : [{ label, value }];
  });
}

/** The mutations of clients, animals, money, messages, to-dos and webhooks. */
export function stammWrites(
  backstage: Backstage,
  memory: Memory,
  records: Records,
  praxis: ReturnType<typeof praxisRows>,
) {
  const { practice, now } = backstage;
  const { placeIn, clientKeyIn } = lookupsIn(backstage);
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
  const clientIn = (id: unknown): ClientRecord => {
    const row = rowOf(practice.clients, clientKeyIn(id));
    if (row) return row;
    throw notFound('Tierhalter', id);
  };
  const emailIn = (input: Row): string | null | undefined => {
    const email = trimmed(input, 'email');
    if (typeof email === 'string' && !/^\S+@\S+\.\S+$/.test(email))
      throw invalid('email', 'E-Mail-Adresse ist ungültig.');
    return email;
  };
  const dayOrNull = (value: unknown): string | null | undefined =>
    value === undefined ? undefined : value === null ? null : dayIn(value);

  /** What is beside the practice of a client, and what the practice keeps. */
  const writeTierhalter = (row: ClientRecord, input: Row): Row => {
    const { adresse, anrede, stammstandortId } = input;
    const titel = trimmed(input, 'titel');
    const email = emailIn(input);
    const profil = {
      anrede: typeof anrede === 'string' ? anrede : undefined,
      titel,
      geburtsdatum: dayOrNull(input['geburtsdatum']),
      adresse: isRow(adresse) ? { ...memory.profile.get(row.key)?.adresse, ...adresse } : undefined,
    };
    const place = isGiven(stammstandortId) ? placeIn(stammstandortId) : null;
    const vorname = trimmed(input, 'vorname');
    const nachname = trimmed(input, 'nachname');
    if (nachname === null) throw invalid('nachname', 'Nachname darf nicht leer sein.');
    const changed = rowOfWrite(
      changeClient(
        practice,
        row.key,
        {
          givenName: vorname,
          familyName: nachname,
          phones: phonesAfter(row.phones, input),
          emails: email === undefined ? undefined : [...(email === null ? [] : [email]), ...row.emails.slice(1)],
          note: trimmed(input, 'bemerkung'),
          placeKey: place?.key,
          isActive: givenFlag(input, 'istAktiv'),
        },
        now(),
      ),
    );
    memory.profile.set(row.key, { ...memory.profile.get(row.key), ...presentFields(profil) });
    return records.tierhalter(changed);
  };

  const tierhalterAnlegen = (input: Row): Row => {
    if ((trimmed(input, 'nachname') ?? null) === null) throw invalid('nachname', 'Nachname darf nicht leer sein.');
    // Everything is looked at before anything is written.
    emailIn(input);
    dayOrNull(input['geburtsdatum']);
    if (isGiven(input['stammstandortId'])) placeIn(input['stammstandortId']);
    const names = { givenName: trimmed(input, 'vorname'), familyName: trimmed(input, 'nachname') };
    const row = rowOfWrite(registerClient(practice, names, now()));
    const einwilligungAm = input['datenschutzEinwilligung'] === true ? dateTime(now()).slice(0, 10) : null;
    memory.profile.set(row.key, { titel: null, geburtsdatum: null, einwilligungAm });
    return writeTierhalter(
      rowOfWrite(changeClient(practice, row.key, { placeKey: practice.places[0]?.key }, now())),
      input,
    );
  };

  const rasseIn = (id: unknown, tierart: string): string | null | undefined => {
    if (id === undefined || id === null) return id;
    const rasse = memory.rassen[Number(id) - 1];
    if (!rasse) throw notFound('Rasse', id);
    if (rasse.tierart !== tierart) throw invalid('rasseId', 'Rasse gehört nicht zur Tierart.');
    return rasse.name;
  };
  const tierIn = (id: unknown): PatientRecord => {
    const row = rowOf(practice.patients, keyIn('patient', id));
    if (row) return row;
    throw notFound('Tier', id);
  };
  const writeTier = (row: PatientRecord, input: Row, rest: Partial<PatientRecord> = {}): Row => {
    const { geschlecht } = input;
    const word = typeof geschlecht === 'string' ? geschlecht : undefined;
    const change = {
      name: trimmed(input, 'name') ?? undefined,
      breed: rasseIn(input['rasseId'], row.species),
      birthDate: dayOrNull(input['geburtsdatum']),
      color: trimmed(input, 'farbe') ?? undefined,
      microchip: trimmed(input, 'chipnummer'),
      sex: word === undefined ? undefined : sexOf(word),
      ...rest,
    };
    if (trimmed(input, 'name') === null) throw invalid('name', 'Name darf nicht leer sein.');
    const changed = rowOfWrite(changePatient(practice, row.key, change, now()));
    if (word !== undefined) memory.geschlechter.set(row.key, word);
    return records.tier(changed);
  };
  const tierAnlegen = (input: Row): Row => {
    const client = clientIn(input['tierhalterId']);
    const species = memory.tierarten[Number(input['tierartId']) - 1];
    if (species === undefined) throw notFound('Tierart', input['tierartId']);
    const breed = rasseIn(input['rasseId'], species) ?? null;
    dayOrNull(input['geburtsdatum']);
    const name = trimmed(input, 'name') ?? null;
    if (name === null) throw invalid('name', 'Name darf nicht leer sein.');
    return writeTier(rowOfWrite(addPatient(practice, { clientKey: client.key, name, species, breed }, now())), input);
  };

  return {
    tierhalterAnlegen: ({ input }: Args) => payloadOf(backstage, 'tierhalter', () => tierhalterAnlegen(input)),
    tierhalterBearbeiten: ({ input }: Args) =>
      payloadOf(backstage, 'tierhalter', () => writeTierhalter(clientIn(input['tierhalterId']), input)),
    tierhalterZusammenfuehren: ({ input }: Args) =>
      payloadOf(backstage, 'tierhalter', () => {
        const [keep, remove] = [clientIn(input['behaltenId']), clientIn(input['entfernenId'])];
        const outcome = mergeClients(practice, keep.key, remove.key, now());
        if (!outcome.ok) throw notFound('Tierhalter', input['entfernenId']);
        return records.tierhalter(outcome.row);
      }),
    tierAnlegen: ({ input }: Args) => payloadOf(backstage, 'tier', () => tierAnlegen(input)),
    tierBearbeiten: ({ input }: Args) => payloadOf(backstage, 'tier', () => writeTier(tierIn(input['tierId']), input)),
    tierVerstorbenMelden: ({ input }: Args) =>
      payloadOf(backstage, 'tier', () => {
        dayIn(input['verstorbenAm']);
        return writeTier(tierIn(input['tierId']), {}, { isDeceased: true, isActive: false });
      }),
    zahlungErfassen: ({ input }: Args) =>
      payloadOf(backstage, 'rechnung', () => {
        const order = rowOf(memory.ledger.orders, Number(input['rechnungId']) - 5000);
        if (!order) throw notFound('Rechnung', input['rechnungId']);
        const cents = Math.round(Number(input['betrag']) * 100);
        const due = dueOf(memory.ledger, order);
        if (!(cents > 0 && cents <= due))
          throw invalid(
            'betrag',
            `Betrag muss zwischen 0,01 und ${amountOf(due).toFixed(2).replace('.', ',')} liegen.`,
          );
        const payment = {
          clientKey: order.clientKey,
          cents,
          orderKey: order.key,
          method: methodOf(input['zahlungsart']),
          reference: trimmed(input, 'verwendungszweck') ?? null,
        };
        rowOfWrite(takePayment(practice, memory.ledger, payment, now()));
        return praxis.rechnung(order);
      }),
    nachrichtSenden: ({ input }: Args) =>
      payloadOf(backstage, 'nachricht', () => {
        const body = trimmed(input, 'text') ?? null;
        if (body === null) throw invalid('text', 'Text darf nicht leer sein.');
        const client = clientIn(input['tierhalterId']);
        return praxis.nachricht(
          rowOfWrite(writeMessage(practice, memory.ledger, { clientKey: client.key, body }, now())),
        );
      }),
    aufgabeAnlegen: ({ input }: Args) =>
      payloadOf(backstage, 'aufgabe', () => {
        const titel = trimmed(input, 'titel') ?? null;
        if (titel === null) throw invalid('titel', 'Titel darf nicht leer sein.');
        const zustaendig = input['zustaendigId'];
        const row = {
          id: Math.max(400, ...memory.aufgaben.map(({ id }) => id)) + 1,
          titel,
          faelligAm: dayOrNull(input['faelligAm']) ?? null,
          erledigt: false,
          mitarbeiterId: typeof zustaendig === 'number' ? zustaendig : null,
          clientKey: clientKeyIn(input['tierhalterId']),
          at: now(),
        };
        memory.aufgaben.push(row);
        return praxis.aufgabe(row);
      }),
    aufgabeErledigen: ({ input }: Args) =>
      payloadOf(backstage, 'aufgabe', () => {
        const index = memory.aufgaben.findIndex(({ id }) => id === input['aufgabeId']);
        const before = memory.aufgaben[index];
        if (!before) throw notFound('Aufgabe', input['aufgabeId']);
        const row = { ...before, erledigt: true };
        memory.aufgaben[index] = row;
        return praxis.aufgabe(row);
      }),
    createWebhookSubscription: ({ input }: Args) =>
      payloadOf(backstage, 'webhookSubscription', () => {
        const url = trimmed(input, 'url') ?? '';
        if (!url.startsWith('https://')) throw invalid('url', 'Only https is allowed.');
        const id = uuidOf(3, memory.webhooks.length + 1 + (now() % 1000));
        const row = { id, url, events: input['events'], isActive: true, createdAt: dateTime(now()) };
        memory.webhooks.push(row);
        return row;
      }),
    deleteWebhookSubscription: ({ input }: Args) =>
      payloadOf(backstage, 'webhookSubscription', () => {
        const index = memory.webhooks.findIndex(({ id }) => id === input['id']);
        const [row] = index < 0 ? [] : memory.webhooks.splice(index, 1);
        if (!row) throw notFound('WebhookSubscription', input['id']);
        return row;
      }),
  };
}
