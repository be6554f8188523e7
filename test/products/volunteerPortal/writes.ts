import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { identifierOf, type IndividualEventRow, nextId, type VolunteerMemory } from './memory.ts';
import type { VolunteerRecords } from './records.ts';
import { currentKey, instantIn, invalid, missing, volunteerIds } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface Input<Fields> {
  readonly input: Fields & { readonly id?: string | null };
}

interface OwnHours {
  readonly description: string;
  readonly date: string;
  readonly duration: number;
  readonly officeId: string;
  readonly eventTypeId: string;
  readonly organizationId: string;
  readonly tags: readonly IdArgs[];
}

interface OrganizationFields {
  readonly name: string;
  readonly location: string;
  readonly description?: string | null;
  readonly website?: string | null;
}

/** The mutations for people, for their own hours, and for what an administrator sets up. */
export function volunteerWrites(
  backstage: Backstage,
  records: VolunteerRecords,
  memory: VolunteerMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  /** Stores a row, in place of the one with its number. */
  const put = <Stored extends IdArgs>(
    rows: Map<string, Stored>,
    row: Stored,
    faults: readonly (string | false)[],
  ): Row => {
    const said = faults.filter((fault) => fault !== false);
    if (said.length > 0) throw invalid(said.join(', '));
    done(() => ({ ok: true, row: null }));
    rows.set(row.id, row);
    return records.shown(row);
  };
  const existing = <Stored>(
    rows: ReadonlyMap<string, Stored>,
    model: string,
    id: string | null | undefined,
  ): Stored => {
    const row = rows.get(id ?? '');
    if (row) return row;
    throw missing(model, id);
  };
  const remove = (rows: Map<string, object>, model: string, id: string): Row => {
    const row = existing(rows, model, id);
    done(() => ({ ok: true, row: null }));
    rows.delete(id);
    return records.shown(row);
  };

  const account = (id: string): ClientRecord => {
    const client = rowOf(practice.clients, volunteerIds.key('client', id));
    if (client && !client.isDeleted) return client;
    throw missing('User', id);
  };
  const move = (key: number, officeId: string): Row | null => {
    const placeKey = rowOf(practice.places, volunteerIds.key('place', officeId))?.key;
    done(() => changeClient(practice, key, { placeKey }, now()));
    if (placeKey === undefined) memory.homes.set(key, officeId);
    else memory.homes.delete(key);
    return records.userBy(key);
  };
  const decide =
    (status: IndividualEventRow['status']) =>
    ({ ids }: { readonly ids: readonly string[] }): readonly Row[] => {
      done(() => ({ ok: true, row: null }));
      return ids.flatMap((id) => {
        const row = memory.individualEvents.get(id);
        if (!row) return [];
        memory.individualEvents.set(id, { ...row, status });
        return [records.individualEvent({ ...row, status })];
      });
    };
  const prefer = (change: { readonly isConfirmed?: boolean; readonly languageId?: string }): Row | null => {
    done(() => ({ ok: true, row: null }));
    const before = memory.preferences.get(currentKey) ?? { isConfirmed: false, languageId: '1' };
    memory.preferences.set(currentKey, { ...before, ...change });
    return records.preference(currentKey);
  };
  const typeFaults = (title: string): readonly (string | false)[] => [title.trim() === '' && "Title can't be blank"];
  const officeFaults = (name: string, id: string): readonly (string | false)[] => [
    name.trim() === '' && "Name can't be blank",
    [...memory.offices.values()].some((row) => row.name === name && row.id !== id) && 'Name has already been taken',
  ];
  const organizationFaults = (fields: OrganizationFields): readonly (string | false)[] => [
    fields.name.trim() === '' && "Name can't be blank",
    (fields.description ?? '').trim() === '' && "Description can't be blank",
    fields.location.trim() === '' && "Location can't be blank",
  ];

  return {
    updateUser({ input }: { readonly input: IdArgs & { readonly isAdmin: boolean; readonly officeId: string } }) {
      const { key } = account(input.id);
      if (!memory.offices.has(input.officeId)) throw invalid("Office can't be blank");
      move(key, input.officeId);
      if (input.isAdmin) memory.admins.add(key);
      else memory.admins.delete(key);
      return records.userBy(key);
    },
    updateUserOffice({ userId, officeId }: { readonly userId: string; readonly officeId: string }) {
      const { key } = account(userId);
      existing(memory.offices, 'Office', officeId);
      return move(key, officeId);
    },
    deleteUser({ id }: IdArgs) {
      const { key } = account(id);
      return records.user(done(() => changeClient(practice, key, { isDeleted: true }, now())));
    },
    createEditIndividualEvent({ input }: Input<OwnHours>) {
      const before = input.id ? existing(memory.individualEvents, 'IndividualEvent', input.id) : null;
      const id = before?.id ?? nextId(memory.individualEvents);
      for (const tag of input.tags) existing(memory.tags, 'Tag', tag.id);
      const { tags, id: _id, ...fields } = input;
      const date = new Date(instantIn(input.date)).toISOString().slice(0, 10);
      const status = before?.status ?? 'PENDING';
      const row = { ...fields, id, date, status, userKey: currentKey, tagIds: tags.map((tag) => tag.id) };
      put(memory.individualEvents, row, [
        !memory.organizations.has(input.organizationId) && "Organization can't be blank",
        !memory.eventTypes.has(input.eventTypeId) && "Event type can't be blank",
        !memory.offices.has(input.officeId) && "Office can't be blank",
        input.description.trim() === '' && "Description can't be blank",
        input.duration <= 0 && 'Duration must be greater than 0',
      ]);
      return records.userBy(currentKey);
    },
    deleteIndividualEvent({ input }: { readonly input: IdArgs }) {
      remove(memory.individualEvents, 'IndividualEvent', input.id);
      return records.userBy(currentKey);
    },
    approveIndividualEvents: decide('APPROVED'),
    rejectIndividualEvents: decide('REJECTED'),
    createOffice({ input: { name, timezone } }: Input<{ readonly name: string; readonly timezone: string }>) {
      const id = nextId(memory.offices);
      const row = { id, name: name.trim(), identifier: identifierOf(name), timezone };
      return put(memory.offices, row, officeFaults(name, id));
    },
    updateOffice({ input: { id, ...fields } }: Input<{ readonly name: string; readonly timezone: string }>) {
      const before = existing(memory.offices, 'Office', id);
      return put(memory.offices, { ...before, ...fields }, officeFaults(fields.name, before.id));
    },
    deleteOffice: ({ id }: IdArgs) => remove(memory.offices, 'Office', id),
    createOrganization({ input }: Input<OrganizationFields>) {
      const id = nextId(memory.organizations);
      const { name, location, description, website = null } = input;
      const row = { id, name, location, website, description: description ?? '' };
      return put(memory.organizations, row, organizationFaults(input));
    },
    updateOrganization({ input: { id, ...fields } }: Input<OrganizationFields>) {
      const before = existing(memory.organizations, 'Organization', id);
      const { name, location, description = before.description, website = before.website } = fields;
      const row = { ...before, name, location, website, description: description ?? '' };
      return put(memory.organizations, row, organizationFaults(row));
    },
    deleteOrganization: ({ id }: IdArgs) => remove(memory.organizations, 'Organization', id),
    createEventType({ input: { title } }: Input<{ readonly title: string }>) {
      return put(memory.eventTypes, { id: nextId(memory.eventTypes), title, isDeleted: false }, typeFaults(title));
    },
    updateEventType({ input: { id, title } }: Input<{ readonly title: string }>) {
      return put(memory.eventTypes, { ...existing(memory.eventTypes, 'EventType', id), title }, typeFaults(title));
    },
    deleteEventType: ({ id }: IdArgs) =>
      put(memory.eventTypes, { ...existing(memory.eventTypes, 'EventType', id), isDeleted: true }, []),
    createTag: ({ input: { name } }: Input<{ readonly name: string }>) =>
      put(memory.tags, { id: nextId(memory.tags), name }, []),
    updateTag: ({ input: { id, name } }: Input<{ readonly name: string }>) =>
      put(memory.tags, { ...existing(memory.tags, 'Tag', id), name }, []),
    deleteTag: ({ id }: IdArgs) => remove(memory.tags, 'Tag', id),
    confirmProfileSettings: () => prefer({ isConfirmed: true }),
    updateUserLanguagePreference({ id }: IdArgs) {
      prefer({ languageId: id });
      // What comes back is the number alone, where its type has more.
      return { id };
    },
  };
}
