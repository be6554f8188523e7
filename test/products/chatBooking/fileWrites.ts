import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { chatBookingWrites } from './bookings.ts';
import { type FileChanges, type chatBookingFiles, clientsOf, fileTime, isTaxId } from './clients.ts';
import { chatBookingIds, isoText } from './words.ts';

interface Input {
  readonly input: Row;
}

const code = 'Lambda:Unhandled';
const labels = ['Mobile', 'Home', 'Work'] as const;
const uuids = uuidIds();
/** Ids of what the practice has no kind for; animals are not there. */
const otherId = (number: number): string => uuids.of('patient', 1000 + number);
/** The function that answers errors takes fewer arguments than it gets here. */
const wrongCall = 'error_response() takes from 1 to 2 positional arguments but 3 were given';

const listIn = (input: Row, field: string): readonly Row[] => {
  const value = input[field];
  return Array.isArray(value) ? value.filter(isRow) : [];
};
const contactsIn = (input: Row, system: string): readonly string[] =>
  listIn(input, 'contactInfo')
    .filter((contact) => contact['system'] === system)
    .map(({ value }) => textOf(value));

/** Mutations of client files, of the waiting list and of questions, with what they keep. */
export function chatBookingFileWrites(
  stage: Backstage,
  files: ReturnType<typeof chatBookingFiles>,
  changes: FileChanges,
  { refuse, allow }: Pick<ReturnType<typeof chatBookingWrites>, 'refuse' | 'allow'>,
) {
  const { practice, now } = stage;
  const { tenantId } = files;
  let made = 0;
  const faqs: Row[] = [
    ['Do you see cats?', 'Yes, at all clinics.', 'General', true] as const,
    ['Where can I park?', 'Behind the house.', 'Llegada', false] as const,
  ].map(([question, answer, category, active], index) => ({
    tenantId,
    faqId: otherId(200 + index),
    question,
    answer,
    category,
    active,
  }));
  const waiting: Row[] = [
    {
      tenantId,
      waitingListId: otherId(300),
      serviceId: chatBookingIds.of('visitType', 4),
      providerId: null,
      clientId: 'ana@example.test',
      preferredDays: ['MONDAY'],
      requestedDates: [],
      contactStatus: 'PENDING',
      createdAt: isoText(Date.parse('2026-11-12T15:00:00Z')),
      ttl: Date.parse('2026-12-12T15:00:00Z') / 1000,
    },
  ];
  const log = (client: ClientRecord, field: string, oldValue: string, newValue: string): void => {
    const part = { field, oldValue, newValue, timestamp: fileTime(now()) };
    changes.logs.push({ clientKey: client.key, log: files.log(client, part) });
  };
  /** What is given of a file, as it will be shown; names and contacts go to the practice as well. */
  const kept = (client: ClientRecord, fields: Row): Row => {
    changes.fields.set(client.key, { ...changes.fields.get(client.key), ...fields });
    return files.file(client);
  };

  function checkIdentifiers(input: Row): void {
    for (const { type, value } of listIn(input, 'identifiers')) {
      const text = textOf(value);
      if (type !== 'TAX_ID') continue;
      const isKnown = clientsOf(practice).some((client) =>
        listIn(files.file(client), 'identifiers').some((identifier) => identifier['value'] === text),
      );
      if (isKnown) refuse(`Client with ID ${text} already exists`);
      if (!isTaxId(text)) refuse(`Invalid identifier: ${text}`);
    }
  }
  return {
    createClient({ input }: Input) {
      allow();
      checkIdentifiers(input);
      const names = isRow(input['names']) ? input['names'] : {};
      const registration = {
        givenName: givenText(names, 'given'),
        familyName: givenText(names, 'family'),
        emails: contactsIn(input, 'email'),
        phones: contactsIn(input, 'phone'),
      };
      const client = rowOrError(stage, () => registerClient(practice, registration, now()), code);
      // The first contact is taken for an email, whatever it is.
      const [first] = listIn(input, 'contactInfo');
      return kept(client, { contactInfo: null, ...input, names, email: first?.['value'] ?? null });
    },
    updateClient({ input: { id, ...input } }: Input) {
      allow();
      const client = files.find(id) ?? refuse('Client not found');
      const before = files.file(client);
      const fields = Object.entries(input).filter(
        ([field, value]) => JSON.stringify(before[field]) !== JSON.stringify(value),
      );
      for (const [field, value] of fields) log(client, field, textOf(before[field]), textOf(value));
      const names = isRow(input['names']) ? input['names'] : null;
      const hasContacts = Array.isArray(input['contactInfo']);
      const changed = {
        ...(names && { givenName: givenText(names, 'given') ?? null, familyName: textOf(names['family']) }),
        ...(hasContacts && {
          emails: contactsIn(input, 'email'),
          phones: contactsIn(input, 'phone').map((value, index) => ({ label: labels[index % 3] ?? 'Mobile', value })),
        }),
      };
      const row = rowOrError(stage, () => changeClient(practice, client.key, changed, now()), code);
      // The email stands on its own and stays as it was.
      return kept(row, { ...Object.fromEntries(fields), email: before['email'], updatedAt: fileTime(now()) });
    },
    listFAQs: () => faqs,
    createFAQ({ input }: Input) {
      allow();
      made += 1;
      const faq: Row = { tenantId, faqId: otherId(400 + made), active: true, ...input };
      faqs.push(faq);
      return faq;
    },
    updateFAQ({ input }: Input) {
      allow();
      const index = faqs.findIndex(({ faqId }) => faqId === input['faqId']);
      const faq: Row = { ...(faqs[index] ?? { tenantId }), ...input };
      // An update of nothing makes a row, which lacks what it doesn't get.
      if (index < 0) faqs.push(faq);
      else faqs[index] = faq;
      return faq;
    },
    deleteFAQ({ faqId }: { faqId: string }) {
      allow();
      const index = faqs.findIndex((row) => row['faqId'] === faqId);
      return index < 0 ? refuse('FAQ not found') : faqs.splice(index, 1)[0];
    },
    getWaitingListByService: ({ serviceId }: { serviceId: string }) =>
      waiting.filter((row) => row['serviceId'] === serviceId),
    addToWaitingList({ input }: Input) {
      allow();
      const isThere = waiting.some(
        (row) => row['serviceId'] === input['serviceId'] && row['clientId'] === input['clientId'],
      );
      // With a provider it asks a schedule that can't be asked.
      if (isThere || typeof input['providerId'] === 'string') refuse(wrongCall);
      made += 1;
      const entry: Row = {
        preferredDays: [],
        requestedDates: [],
        ...input,
        tenantId,
        waitingListId: otherId(500 + made),
        contactStatus: 'PENDING',
        createdAt: isoText(now()),
        ttl: Math.floor(now() / 1000) + 30 * 86_400,
      };
      waiting.push(entry);
      return entry;
    },
    removeWaitingListEntry({ waitingListId }: { waitingListId: string }) {
      allow();
      const index = waiting.findIndex((row) => row['waitingListId'] === waitingListId);
      if (index >= 0) waiting.splice(index, 1);
      return true;
    },
  };
}
