import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { currawongIds, idKey } from './ids.ts';
import type { CurrawongMemory } from './memory.ts';
import { checkRevision, commanded, done, keyFor, missing, rejected, touch } from './outcomes.ts';
import type { Shown } from './parts.ts';
import { contactsEach, firstEmail } from './people.ts';
import { centsIn, dayIn, folded } from './values.ts';

interface ContactInput {
  readonly phone?: { readonly number: string; readonly label: 'MOBILE' | 'HOME' | 'WORK' };
  readonly email?: { readonly email: string };
  readonly postal?: { readonly street: string; readonly suburb: string };
}

interface HouseholdInput {
  readonly primaryCarer?: { readonly given?: string | null; readonly family: string } | null;
  readonly homeSiteId?: string | null;
  readonly flagIds?: readonly string[] | null;
  readonly alert?: string | null;
}

interface RegisterInput extends HouseholdInput {
  readonly kind: 'HOME' | 'ORGANISATION';
  readonly contactMethods: readonly ContactInput[];
}

interface ReviseInput extends HouseholdInput {
  readonly householdId: string;
  readonly expectedRevision?: number | null;
  readonly standing?: 'ACTIVE' | 'INACTIVE' | null;
}

interface AnimalInput {
  readonly name?: string | null;
  readonly breedId?: string | null;
  readonly sex?: 'MALE' | 'FEMALE' | 'NOT_DETERMINED' | null;
  readonly colour?: string | null;
  readonly bornOn?: string | null;
  readonly microchip?: string | null;
  readonly lifeStatus?: 'LIVING' | 'DECEASED' | null;
}

interface PaymentInput {
  readonly householdId: string;
  readonly invoiceId?: string | null;
  readonly amount: string;
  readonly method: 'CARD' | 'CASH' | 'CHEQUE';
  readonly reference?: string | null;
}

type Contacts = Pick<ClientRecord, 'phones' | 'emails' | 'street' | 'city'>;
type Change<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

const { of } = currawongIds;
const labels = { MOBILE: 'Mobile', HOME: 'Home', WORK: 'Work' } as const satisfies Record<string, PhoneRecord['label']>;

/** Commands about households and animals, and about money and messages. */
export function currawongHouseholdWrites(backstage: Backstage, memory: CurrawongMemory, shown: Shown): Row {
  const { practice, now } = backstage;
  const { people, accounts } = shown;

  const clientIn = (id: string): ClientRecord => {
    const row = rowOf(practice.clients, keyFor(practice, 'client', id));
    if (!row) throw missing('household', id);
    return row;
  };
  const revised = (row: ClientRecord, given: Change<ClientRecord>): Row => {
    const after = done(changeClient(practice, row.key, given, now()));
    touch(memory, of('client', row.key));
    return { __typename: 'HouseholdRevised', household: people.household(after) };
  };

  /** The ways of contact that are known, and one more. */
  const withContact = (before: Contacts, input: ContactInput): Contacts => {
    if (input.phone) {
      const { number, label } = input.phone;
      if (!/\d{3}/.test(number)) throw rejected('contactMethod.phone.number', 'This is no telephone number');
      return { ...before, phones: [...before.phones, { label: labels[label], value: number }] };
    }
    if (input.email) {
      const { email } = input.email;
      if (!/^\S+@\S+$/.test(email)) throw rejected('contactMethod.email.email', 'This is no e-mail address');
      return { ...before, emails: [...before.emails, email] };
    }
    return { ...before, street: input.postal?.street ?? '', city: input.postal?.suburb ?? '' };
  };
  const tagsIn = (ids: readonly string[] | null | undefined): readonly string[] | undefined =>
    ids?.map((id) => {
      const flag = people.flags().find((each) => each['id'] === id);
      if (!flag) throw missing('flag', id);
      return String(flag['name']);
    });
  const placeIn = (id: string | null | undefined): number | undefined =>
    id ? keyFor(practice, 'place', id) : undefined;

  const breedIn = (id: string | null | undefined, species: string): string | null | undefined => {
    if (!id) return id;
    const breed = people.breeds().find((row) => row['id'] === id);
    if (!breed) throw missing('breed', id);
    if (!isRow(breed['species']) || breed['species']['name'] !== species)
      throw rejected('input.breedId', 'This is a breed of another species');
    return String(breed['name']);
  };
  const animalChange = (input: AnimalInput, species: string): Change<PatientRecord> => ({
    name: input.name?.trim(),
    breed: breedIn(input.breedId, species),
    sex: input.sex ? (input.sex === 'NOT_DETERMINED' ? 'UNKNOWN' : input.sex) : undefined,
    color: input.colour === null ? '' : input.colour,
    birthDate: input.bornOn ? dayIn(input.bornOn) : input.bornOn,
    microchip: input.microchip,
    isDeceased: input.lifeStatus ? input.lifeStatus === 'DECEASED' : undefined,
    isActive: input.lifeStatus ? input.lifeStatus === 'LIVING' : undefined,
  });

  return {
    registerHousehold: ({ input }: { readonly input: RegisterInput }) =>
      commanded(backstage, () => {
        const given = input.primaryCarer?.given?.trim() ?? '';
        const family = input.primaryCarer?.family.trim() ?? '';
        if (family === '') throw rejected('input.primaryCarer.family', 'A family name is needed');
        if (input.kind === 'ORGANISATION' && given !== '')
          throw rejected('input.primaryCarer.given', 'An organisation has one name only');
        const nothing: Contacts = { phones: [], emails: [], street: '', city: '' };
        const contacts = input.contactMethods.reduce(withContact, nothing);
        const tags = tagsIn(input.flagIds) ?? [];
        const placeKey = placeIn(input.homeSiteId) ?? practice.places[0]?.key;
        const alike = practice.clients.filter(
          (row) => !row.isDeleted && folded(fullNameOf(row)) === folded(`${given} ${family}`.trim()),
        );
        const made = done(registerClient(practice, { givenName: given, familyName: family }, now()));
        const change = { ...contacts, tags, placeKey, note: input.alert };
        const row = done(changeClient(practice, made.key, change, now()));
        return {
          __typename: 'HouseholdRegistered',
          household: people.household(row),
          lookalikes: alike.map(people.household),
        };
      }),
    reviseHousehold: ({ input }: { readonly input: ReviseInput }) =>
      commanded(backstage, () => {
        const row = clientIn(input.householdId);
        checkRevision(memory, input.householdId, input.expectedRevision);
        const { primaryCarer } = input;
        if (primaryCarer && primaryCarer.family.trim() === '')
          throw rejected('input.primaryCarer.family', 'A family name is needed');
        const given = primaryCarer?.given?.trim();
        return revised(row, {
          familyName: primaryCarer?.family.trim(),
          givenName: primaryCarer?.given === undefined ? undefined : given ? given : null,
          isActive: input.standing ? input.standing === 'ACTIVE' : undefined,
          placeKey: placeIn(input.homeSiteId),
          tags: tagsIn(input.flagIds),
          note: input.alert,
        });
      }),
    addContactMethod: ({ input }: { readonly input: { householdId: string; contactMethod: ContactInput } }) =>
      commanded(backstage, () => {
        const row = clientIn(input.householdId);
        const { phones, emails, street, city } = row;
        return revised(row, withContact({ phones, emails, street, city }, input.contactMethod));
      }),
    removeContactMethod: ({ contactMethodId }: { readonly contactMethodId: string }) =>
      commanded(backstage, () => {
        const key = idKey('ContactMethod', contactMethodId);
        const row = rowOf(practice.clients, key === null ? null : Math.floor(key / contactsEach));
        if (key === null || !row || row.isDeleted || !people.contactOf(key))
          throw missing('contact method', contactMethodId);
        const number = key % contactsEach;
        if (number === contactsEach - 1) return revised(row, { street: '', city: '' });
        if (number < firstEmail) return revised(row, { phones: row.phones.filter((_, index) => index !== number) });
        return revised(row, { emails: row.emails.filter((_, index) => index !== number - firstEmail) });
      }),
    mergeHouseholds: ({ keepId, foldInId }: { readonly keepId: string; readonly foldInId: string }) =>
      commanded(backstage, () => {
        const [keep, foldIn] = [clientIn(keepId).key, clientIn(foldInId).key];
        if (keep === foldIn) throw rejected('foldInId', 'A household cannot be folded into itself');
        const row = done(mergeClients(practice, keep, foldIn, now()));
        touch(memory, keepId);
        touch(memory, foldInId);
        return { __typename: 'HouseholdRevised', household: people.household(row) };
      }),
    discardHousehold: ({ householdId }: { readonly householdId: string }) =>
      commanded(backstage, () => revised(clientIn(householdId), { isDeleted: true })),
    registerAnimal: ({
      input,
    }: {
      readonly input: AnimalInput & { readonly householdId: string; readonly speciesId: string };
    }) =>
      commanded(backstage, () => {
        const { key: clientKey } = clientIn(input.householdId);
        const species = people.species().find((row) => row['id'] === input.speciesId);
        if (!species) throw missing('species', input.speciesId);
        if ((input.name ?? '').trim() === '') throw rejected('input.name', 'A name is needed');
        const change = animalChange(input, String(species['name']));
        const animal = { clientKey, name: input.name?.trim(), species: String(species['name']) };
        const made = done(addPatient(practice, animal, now()));
        const row = done(changePatient(practice, made.key, change, now()));
        return { __typename: 'AnimalRegistered', animal: people.animal(row) };
      }),
    reviseAnimal: ({
      input,
    }: {
      readonly input: AnimalInput & { readonly animalId: string; readonly expectedRevision?: number | null };
    }) =>
      commanded(backstage, () => {
        const before = rowOf(practice.patients, keyFor(practice, 'patient', input.animalId));
        if (!before) throw missing('animal', input.animalId);
        checkRevision(memory, input.animalId, input.expectedRevision);
        const row = done(changePatient(practice, before.key, animalChange(input, before.species), now()));
        touch(memory, input.animalId);
        return { __typename: 'AnimalRevised', animal: people.animal(row) };
      }),
    takePayment: ({ input }: { readonly input: PaymentInput }) =>
      commanded(backstage, () => {
        const { key: clientKey } = clientIn(input.householdId);
        const orderKey = input.invoiceId ? idKey('Invoice', input.invoiceId) : undefined;
        if (orderKey === null) throw missing('invoice', input.invoiceId ?? '');
        const cents = centsIn(input.amount);
        if (cents === null) throw rejected('input.amount', 'An amount in USD is needed');
        const method = input.method === 'CHEQUE' ? 'CHECK' : input.method;
        const paid = { clientKey, cents, orderKey, method, reference: input.reference ?? null };
        const row = done(takePayment(practice, memory.ledger, paid, now()));
        return { __typename: 'PaymentTaken', payment: accounts.paymentOf(row.key) };
      }),
    sendMessage: ({ householdId, body }: { readonly householdId: string; readonly body: string }) =>
      commanded(backstage, () => {
        const { key: clientKey } = clientIn(householdId);
        const thread = memory.ledger.threads.find((row) => row.clientKey === clientKey && !row.isClosed);
        const message = { clientKey, body, threadKey: thread?.key };
        const row = done(writeMessage(practice, memory.ledger, message, now()));
        return { __typename: 'MessageSent', sent: accounts.messageOf(row.key) };
      }),
    completeTask: ({ taskId }: { readonly taskId: string }) =>
      commanded(backstage, () => {
        const index = memory.tasks.findIndex((row) => row.key === idKey('Task', taskId));
        const before = memory.tasks[index];
        if (!before) throw missing('task', taskId);
        memory.tasks[index] = { ...before, isDone: true };
        return { __typename: 'TaskCompleted', task: accounts.taskOf(before.key) };
      }),
  };
}
