import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { instantIn } from './book.ts';
import { kedulIds, type Ledger } from './ledger.ts';
import { payloadOf } from './payloads.ts';
import type { kedulRows } from './records.ts';

type Mutate = (args: { readonly input: Row }) => Row;

/** Given and family name of a full name, which is one there; the last word is the family's. */
function namesOf(fullName: string): Pick<ClientRecord, 'givenName' | 'familyName'> {
  const words = fullName.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.length > 0 ? words.join(' ') : null, familyName };
}

/** The mutations of clients. */
export function clientWrites(
  stage: Backstage,
  ledger: Ledger,
  rows: ReturnType<typeof kedulRows>,
): Readonly<Record<string, Mutate>> {
  const { practice, now } = stage;
  const meant = (input: Row): ClientRecord => {
    const row = rowOf(practice.clients, kedulIds.key('client', givenText(input, 'id')));
    if (!row || row.isDeleted) throw new GraphQLError(`${String(input['id'])} in CLIENT`);
    return row;
  };
  const inner = (input: Row, field: string): Row | null => (input[field] as Row | null | undefined) ?? null;
  const changeOf = (input: Row, before: ClientRecord): Row => {
    const [details, profile] = [inner(input, 'contactDetails'), inner(input, 'profile')];
    // Contact details are one column of JSON: what isn't said of them is lost.
    const [phone, email] = details ? [details['phoneNumber'] ?? null, details['email'] ?? null] : [];
    const contacts = contactChange(before, phone as string | null | undefined, email as string | null | undefined);
    const isBanned = input['isBanned'];
    return presentFields({
      ...contacts,
      ...(profile && namesOf(givenText(profile, 'fullName') ?? '')),
      note: givenText(input, 'notes'),
      isActive: typeof isBanned === 'boolean' ? !isBanned : undefined,
    });
  };
  const remember = (key: number, input: Row): void => {
    const profile = inner(input, 'profile');
    const { importantNotes, referralSource, discount } = input;
    const { birthday, gender } = profile ?? {};
    const fullName = profile && givenText(profile, 'fullName');
    const details = profile && {
      profile: {
        profileImage: null,
        fullName,
        birthday: birthday === undefined ? null : instantIn(profile, 'birthday'),
        gender,
      },
    };
    const fields = presentFields({ importantNotes, referralSource, discount, ...details });
    ledger.clients.set(key, { ...ledger.clients.get(key), ...fields });
  };
  return {
    createClient({ input }) {
      const names = namesOf(givenText(inner(input, 'profile') ?? {}, 'fullName') ?? '');
      const outcome = written(stage, () => {
        const made = registerClient(practice, names, now());
        // Nobody is banned from the start, whatever the input says.
        return made.ok
          ? changeClient(practice, made.row.key, changeOf({ ...input, isBanned: false }, made.row), now())
          : made;
      });
      if (outcome.ok)
        remember(outcome.row.key, { importantNotes: null, referralSource: null, discount: null, ...input });
      return payloadOf('client', outcome, rows.client);
    },
    updateClient({ input }) {
      const row = meant(input);
      // Saving a client there makes it new: the day of entry is set again.
      const change = { ...changeOf(input, row), createdAt: now() };
      const outcome = written(stage, () => changeClient(practice, row.key, change, now()));
      if (outcome.ok) remember(row.key, input);
      return payloadOf('client', outcome, rows.client);
    },
    deleteClient({ input }) {
      const row = meant(input);
      const outcome = written(stage, () => changeClient(practice, row.key, { isDeleted: true }, now()));
      // The answer shows the client as it was before.
      return payloadOf('client', outcome, () => rows.client(row));
    },
  };
}
