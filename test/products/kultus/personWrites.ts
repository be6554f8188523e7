import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { contactChange } from '../contactChange.ts';
import {
  allow,
  checkEmail,
  done,
  keyIn,
  missing,
  namesOf,
  type PersonInput,
  type Sent,
  type WriteParts,
} from './gate.ts';
import type { OrganisationRow, PersonExtras } from './memory.ts';
import { payload } from './occurrenceWrites.ts';
import { failure, kultusIds, localId, type Person } from './values.ts';

type PersonChanges = Partial<PersonInput>;

interface OrganisationInput {
  readonly name?: string | null;
  readonly phoneNumber?: string | null;
  readonly type?: string | null;
  readonly publisherId?: string | null;
}

/** Mutations of persons, of one's own profile, and of organisations. */
export function kultusPersonWrites(parts: WriteParts): object {
  const { backstage, memory, facts, records } = parts;
  const { practice, now } = backstage;

  const change = ({ kind, row }: Person, input: PersonChanges): Person => {
    checkEmail(input.emailAddress);
    if (input.name === null || input.emailAddress === null)
      throw failure('DATA_VALIDATION_ERROR', `${input.name === null ? 'name' : 'email_address'} cannot be null.`);
    const id = kultusIds.of(kind, row.key);
    const shared: PersonExtras = {
      ...memory.persons.get(id),
      ...(input.language && { language: input.language }),
      ...(input.placeIds && { placeIds: input.placeIds.filter((each) => each !== null) }),
    };
    if (kind === 'client') {
      memory.persons.set(id, shared);
      const contacts = contactChange(row, input.phoneNumber, input.emailAddress);
      const names = input.name === undefined ? {} : namesOf(input.name);
      return { kind, row: done(changeClient(practice, row.key, { ...names, ...contacts }, now())) };
    }
    // Staff of the book don't change; what they are called here does.
    memory.persons.set(id, {
      ...shared,
      ...(input.name !== undefined && { name: input.name }),
      ...(typeof input.phoneNumber === 'string' && { phoneNumber: input.phoneNumber }),
      ...(typeof input.emailAddress === 'string' && { emailAddress: input.emailAddress }),
    });
    return { kind, row };
  };
  const own = (): Person => {
    const row = practice.providers.find(({ isActive }) => isActive);
    if (!row) throw missing('Person');
    return { kind: 'provider', row };
  };
  const checkPublisher = ({ publisherId }: OrganisationInput): void => {
    if (publisherId !== undefined && (publisherId ?? '').trim() === '')
      throw failure('MISSING_MANDATORY_INFORMATION_ERROR', 'Missing/invalid publisher_id');
  };

  return {
    createMyProfile() {
      allow(backstage);
      own();
      throw failure('API_USAGE_ERROR', 'User profile already exists');
    },
    updateMyProfile({ input }: Sent<PersonChanges>) {
      allow(backstage);
      return payload(input, { myProfile: records.person(change(own(), input)) });
    },
    updatePerson({ input: { id, ...input } }: Sent<Omit<PersonChanges, 'id'> & { readonly id: string }>) {
      allow(backstage);
      if (localId('PersonNode', id) === null) throw failure('INCORRECT_GLOBAL_ID_ERROR', 'Node type does not match');
      const before = facts.personOf(id);
      if (!before) throw missing('Person');
      return payload(input, { person: records.person(change(before, input)) });
    },
    addOrganisation({ input }: Sent<OrganisationInput & { name: string; type: string; publisherId: string }>) {
      allow(backstage);
      checkPublisher(input);
      const row: OrganisationRow = {
        key: 1 + Math.max(0, ...memory.organisations.map(({ key }) => key)),
        name: input.name,
        phoneNumber: input.phoneNumber ?? '',
        type: input.type,
        publisherId: input.publisherId,
      };
      memory.organisations.push(row);
      return payload(input, { organisation: records.organisation(row) });
    },
    updateOrganisation({ input }: Sent<OrganisationInput & { readonly id: string }>) {
      allow(backstage);
      const before = rowOf(memory.organisations, keyIn('OrganisationNode', input.id));
      if (!before) throw missing('Organisation');
      checkPublisher(input);
      const row: OrganisationRow = {
        ...before,
        name: input.name ?? before.name,
        phoneNumber: input.phoneNumber ?? before.phoneNumber,
        type: input.type ?? before.type,
        publisherId: input.publisherId ?? before.publisherId,
      };
      memory.organisations[memory.organisations.indexOf(before)] = row;
      return payload(input, { organisation: records.organisation(row) });
    },
  };
}
