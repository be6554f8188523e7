import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { costasiellaIds, keyOfNumber, readId } from './ids.ts';
import type { CostasiellaRecords } from './records.ts';
import { type CostasiellaStore, nextNumber } from './store.ts';
import { collated, dateTimeText } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

/** What a write comes to: refused with the code that permissions are refused with. */
export function doneWith(backstage: Backstage): <Record>(write: () => Written<Record>) => Record {
  return (write) => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    const { refuseWrites } = backstage;
    const extensions = refuseWrites === null ? {} : { extensions: { code: 'USER_PERMISSION_DENIED' } };
    throw new GraphQLError(outcome.message, extensions);
  };
}

/** The answer of a mutation of Relay. */
export function payload(input: Row, fields: Row): Row {
  return { clientMutationId: input['clientMutationId'] ?? null, ...fields };
}

/** The mutations for accounts. */
export function costasiellaAccountWrites(
  backstage: Backstage,
  records: CostasiellaRecords,
  store: CostasiellaStore,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = doneWith(backstage);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const clientOf = (id: unknown): ClientRecord | null => {
    const client = rowOf(practice.clients, keyOfNumber('client', readId(id).number));
    return client && !client.isDeleted ? client : null;
  };
  const isTaken = (email: unknown, number: string | null): boolean =>
    records
      .accounts()
      .some((row) => collated(String(row['email'])) === collated(String(email)) && readId(row['id']).number !== number);
  /** The numbers of a client, with those of an input in place of the ones of their kind. */
  const phonesOf = (client: ClientRecord, input: Row): readonly PhoneRecord[] => {
    let phones = client.phones;
    const put = (value: string | null | undefined, isMobile: boolean): void => {
      if (value === undefined) return;
      const index = phones.findIndex(({ label }) => (label === 'Mobile') === isMobile);
      const label = phones[index]?.label ?? (isMobile ? 'Mobile' : 'Home');
      const row = value ? [{ label, value }] : [];
      phones = index < 0 ? [...phones, ...row] : phones.flatMap((old, at) => (at === index ? row : [old]));
    };
    put(givenText(input, 'mobile'), true);
    put(givenText(input, 'phone'), false);
    return phones;
  };
  const check = (id: string, input: Row): void => {
    const hasImage = 'image' in input || 'imageFileName' in input;
    if (hasImage && !(input['image'] && input['imageFileName']))
      throw new GraphQLError('When setting "image" or "imageFileName", both fields need to be present and set');
    if ('email' in input && isTaken(input['email'], readId(id).number))
      throw new GraphQLError('Unable to save, an account is already registered with this e-mail address');
    if (input['gender'] && !['M', 'F', 'X'].includes(textOf(input['gender'])))
      throw new GraphQLError('Please specify gender as M, F or X (for other)');
    if (input['country'] && !/^[A-Z]{2}$/.test(textOf(input['country'])))
      throw new GraphQLError("Please specify the country as ISO country code, eg. 'NL'");
  };

  return {
    createAccount({ input }: InputArgs) {
      allowed();
      if (isTaken(input['email'], null))
        throw new GraphQLError('An account is already registered with this e-mail address');
      const name = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      const { key } = done(() => registerClient(practice, { ...name, emails: [givenText(input, 'email')] }, now()));
      const id = costasiellaIds.of('client', key);
      return payload(input, { account: records.node('AccountNode', readId(id).number) });
    },
    updateAccount({ input }: InputArgs) {
      allowed();
      const id = String(input['id']);
      const { number } = readId(id);
      const client = clientOf(id);
      if (!client && !records.node('AccountNode', number)) throw new GraphQLError('Invalid Account ID!');
      check(id, input);
      const { id: _id, clientMutationId: _mutation, image: _image, imageFileName: _file, ...fields } = input;
      if (!client) {
        store.profiles.set(number, { ...store.profiles.get(number), ...presentFields(fields) });
        return payload(input, { account: records.node('AccountNode', number) });
      }
      const email = givenText(input, 'email');
      const change = {
        givenName: givenText(input, 'firstName'),
        familyName: givenText(input, 'lastName') ?? undefined,
        street: givenText(input, 'address') ?? undefined,
        city: givenText(input, 'city') ?? undefined,
        emails: email ? [email, ...client.emails.slice(1)] : undefined,
        phones: phonesOf(client, input),
      };
      done(() => changeClient(practice, client.key, change, now()));
      const own = ['gender', 'dateOfBirth', 'postcode', 'country', 'emergency', 'keyNumber', 'customer', 'employee'];
      const kept = Object.entries(presentFields(fields)).filter(([field]) => own.includes(field));
      store.profiles.set(number, { ...store.profiles.get(number), ...Object.fromEntries(kept) });
      return payload(input, { account: records.node('AccountNode', number) });
    },
    updateAccountActive({ input }: InputArgs) {
      allowed();
      const client = clientOf(input['id']);
      const { number } = readId(input['id']);
      if (number === '1') throw new GraphQLError("Can't deactivate currently logged in account.");
      if (!client) throw new GraphQLError('Invalid Account ID!');
      done(() => changeClient(practice, client.key, { isActive: input['isActive'] === true }, now()));
      return payload(input, { account: records.node('AccountNode', number) });
    },
    deleteAccount({ input }: InputArgs) {
      allowed();
      const client = clientOf(input['id']);
      if (!client) throw new GraphQLError('Invalid Account ID!');
      // What it booked goes with it.
      for (const { key } of records.bookings().filter(({ clientKey }) => clientKey === client.key))
        done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      done(() => changeClient(practice, client.key, { isDeleted: true, isActive: false }, now()));
      return payload(input, { ok: true });
    },
    createAccountNote({ input }: InputArgs) {
      allowed();
      const account = readId(input['account']).number;
      if (!records.node('AccountNode', account)) throw new GraphQLError('Invalid Account ID!');
      if (input['noteType'] !== 'INSTRUCTORS' && input['noteType'] !== 'BACKOFFICE')
        throw new GraphQLError('noteType should be INSTRUCTORS or BACKOFFICE!');
      const notes = store.tables.get('AccountNoteNode') ?? new Map<string, Row>();
      const number = nextNumber(notes);
      const { noteType, note, injury = false } = input;
      const stamp = dateTimeText(now());
      notes.set(number, {
        number: Number(number),
        account: Number(account),
        noteBy: 2,
        noteType,
        note,
        injury,
        processed: false,
        createdAt: stamp,
        updatedAt: stamp,
      });
      return payload(input, { accountNote: records.node('AccountNoteNode', number) });
    },
    updateAccountNote({ input }: InputArgs) {
      allowed();
      const notes = store.tables.get('AccountNoteNode');
      const { number } = readId(input['id']);
      const before = notes?.get(number);
      if (!before) throw new GraphQLError('Invalid Account Note ID!');
      const { note, injury } = input;
      notes?.set(number, { ...before, ...presentFields({ note, injury }), updatedAt: dateTimeText(now()) });
      return payload(input, { accountNote: records.node('AccountNoteNode', number) });
    },
    deleteAccountNote({ input }: InputArgs) {
      allowed();
      if (store.tables.get('AccountNoteNode')?.delete(readId(input['id']).number) !== true)
        throw new GraphQLError('Invalid Account Note ID!');
      return payload(input, { ok: true });
    },
  };
}
