import type { Backstage } from '../../dialects/dialect.ts';
import { wallDay } from '../../dialects/clock.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { studioRecords } from './records.ts';
import { type LocationRow, type TemplateRow, type UserRow, isBooked, ownerId, studioIds } from './seeds.ts';
import type { StudioStore } from './store.ts';
import { notFound } from './values.ts';

interface Input<Args> {
  readonly input: Args;
}

interface ClientInput {
  readonly id: string;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

type LocationInput = Partial<Omit<LocationRow, 'id'>>;

/** Mutations of people, places and what the studio offers. */
export function studioDeskWrites(stage: Backstage, store: StudioStore, notifications: () => readonly Row[]): object {
  const { practice, now, refuseWrites } = stage;
  const records = studioRecords(stage, store);
  const clientBy = (id: string): ClientRecord | null => {
    const row = rowOf(practice.clients, studioIds.key('client', id));
    return row && !row.isDeleted ? row : null;
  };
  const clientOrThrow = (id: string): ClientRecord => {
    const row = clientBy(id);
    if (!row) throw notFound('Client', id);
    return row;
  };
  /** Nothing, or what the server refuses all writes with. */
  const refusals: readonly string[] = refuseWrites === null ? [] : [refuseWrites];
  const isRefused = refusals.length > 0;
  return {
    createClient() {
      // Whoever asks is entered, once.
      const known = rowOf(practice.clients, store.ownClientKey);
      if (known && !known.isDeleted) return { client: records.client(known), errors: [] };
      const owner = store.users.find(({ id }) => id === ownerId);
      const details = { ...namesOf(owner?.name ?? ''), emails: [owner?.email] };
      const outcome = written(stage, () => registerClient(practice, details, now()));
      if (!outcome.ok) return { client: null, errors: [outcome.message] };
      store.ownClientKey = outcome.row.key;
      return { client: records.client(outcome.row), errors: [] };
    },
    updateClient({ input: { id, name, email, phone } }: Input<ClientInput>) {
      const row = clientOrThrow(id);
      const blank = Object.entries({ Name: name, Email: email }).filter(([, text]) => text?.trim() === '');
      if (blank.length > 0) return { client: null, errors: blank.map(([field]) => `${field} can't be blank`) };
      const change = {
        ...(name != null && namesOf(name)),
        ...(email != null && { emails: [email, ...row.emails.slice(1)] }),
        ...(phone != null && { phones: [{ label: 'Mobile', value: phone } as const, ...row.phones.slice(1)] }),
      };
      const outcome = written(stage, () => changeClient(practice, row.key, change, now()));
      return outcome.ok
        ? { client: records.client(outcome.row), errors: [] }
        : { client: null, errors: [outcome.message] };
    },
    deleteClient({ input: { id } }: Input<{ id: string }>) {
      const row = clientBy(id);
      if (!row) return { success: false, errors: [`Couldn't find Client with 'id'=${id}`] };
      // Bookings point to their client, archived ones too.
      if (practice.appointments.some((each) => isBooked(each) && each.clientKey === row.key))
        return {
          success: false,
          errors: [
            'PG::ForeignKeyViolation: ERROR:  update or delete on table "clients" violates foreign key constraint on table "bookings"',
          ],
        };
      const outcome = written(stage, () => changeClient(practice, row.key, { isDeleted: true }, now()));
      return outcome.ok ? { success: true, errors: [] } : { success: false, errors: [outcome.message] };
    },
    createClientNote({ input: { clientId, body } }: Input<{ clientId: string; body: string }>) {
      const { key } = clientOrThrow(clientId);
      if (body.trim() === '') return { note: null, errors: ["Body can't be blank"] };
      if (isRefused) return { note: null, errors: refusals };
      const id = 1 + Math.max(0, ...store.notes.map((each) => each.id));
      const note = { id, clientKey: key, body: body.trim(), createdAt: now(), authorId: ownerId };
      store.notes.push(note);
      return { note: records.note(note), errors: [] };
    },
    inviteClient({ input: { email, name } }: Input<{ email: string; name?: string | null }>) {
      const address = email.trim().toLowerCase();
      if (address === '') return { invitation: null, signupUrl: null, errors: ['Email is required'] };
      if (isRefused) return { invitation: null, signupUrl: null, errors: refusals };
      const pending = store.invitations.findIndex((each) => {
        return each.email === address && records.invitation(each, now())['status'] === 'pending';
      });
      const before = store.invitations[pending];
      const invitation = before
        ? { ...before, name: name ?? before.name }
        : { id: store.invitations.length + 1, email: address, name: name ?? null, createdAt: now(), acceptedAt: null };
      store.invitations.splice(before ? pending : store.invitations.length, before ? 1 : 0, invitation);
      const shown = records.invitation(invitation, now());
      const signupUrl = `https://harbor.example.test/signup/client?token=${String(shown['token'])}`;
      return { invitation: shown, signupUrl, errors: [] };
    },
    toggleClientBlock({ input: { clientId, blocked } }: Input<{ clientId: string; blocked: boolean }>) {
      const row = clientBy(clientId);
      if (!row) return { client: null, blocked, errors: ['Client not found'] };
      if (isRefused) return { client: null, blocked, errors: refusals };
      // The block is the asking user's own, also where she teaches nothing.
      const pair = `${String(ownerId)}:${String(row.key)}`;
      if (blocked) store.blocks.add(pair);
      else store.blocks.delete(pair);
      return { client: records.client(row), blocked, errors: [] };
    },
    enrollClientMembership({
      input,
    }: Input<{ clientId: string; membershipPlanId: string; startedAt?: string | null; notes?: string | null }>) {
      const refused = (text: string): object => ({ clientMembership: null, errors: [text] });
      const planId = Number(input.membershipPlanId);
      if (!records.plans().some(({ id }) => id === planId)) return refused('Membership plan not found');
      const client = clientBy(input.clientId);
      if (!client) return refused('Client not found');
      const isOn = store.memberships.some(
        (each) => each.clientKey === client.key && each.planId === planId && each.status === 'active',
      );
      if (isOn) return refused('Client already has an active membership for this plan');
      if (refuseWrites !== null) return refused(refuseWrites);
      const membership = {
        id: store.memberships.length + 1,
        clientKey: client.key,
        planId,
        status: 'active',
        startedAt: input.startedAt ?? wallDay(now(), 'UTC'),
        notes: input.notes ?? null,
        createdAt: now(),
      };
      store.memberships.push(membership);
      return { clientMembership: records.membership(membership), errors: [] };
    },
    createClassTemplate({ input }: Input<Partial<TemplateRow> & { title: string }>) {
      if (input.title.trim() === '') return { classTemplate: null, errors: ["Title can't be blank"] };
      if (isRefused) return { classTemplate: null, errors: refusals };
      const template: TemplateRow = {
        id: 1 + Math.max(...store.templates.map(({ id }) => id)),
        title: input.title,
        description: input.description ?? null,
        capacity: input.capacity ?? 12,
        durationMinutes: input.durationMinutes ?? 50,
        studioLocationId: numberOf(input.studioLocationId),
        instructorId: numberOf(input.instructorId),
        priceCents: input.priceCents ?? 0,
        currency: input.currency ?? 'cad',
        compensationType: input.compensationType ?? null,
        instructorSplitPercent: input.instructorSplitPercent ?? null,
        instructorFlatRateCents: input.instructorFlatRateCents ?? null,
        approved: true,
        typeKey: 1,
      };
      store.templates.push(template);
      return { classTemplate: records.template(template), errors: [] };
    },
    createStudioLocation({ input: { name, address, city, state, zip } }: Input<LocationInput & { name: string }>) {
      if (isRefused) return { studioLocation: null, errors: refusals };
      const location = {
        id: 1 + Math.max(...store.locations.map(({ id }) => id)),
        name,
        address: address ?? null,
        city: city ?? null,
        state: state ?? null,
        zip: zip ?? null,
      };
      store.locations.push(location);
      return { studioLocation: records.location(location), errors: [] };
    },
    updateStudioLocation({ input: { id, name, ...rest } }: Input<LocationInput & { id: string }>) {
      const index = store.locations.findIndex((each) => String(each.id) === id);
      const before = store.locations[index];
      if (!before) return { studioLocation: null, errors: ['Studio location not found'] };
      if (isRefused) return { studioLocation: null, errors: refusals };
      const location = { ...before, ...givenOf(rest), name: name ?? before.name };
      store.locations[index] = location;
      return { studioLocation: records.location(location), errors: [] };
    },
    updateUser({ input: { id, ...rest } }: Input<Partial<UserRow> & { id: string }>) {
      const index = store.users.findIndex((each) => String(each.id) === id);
      const before = store.users[index];
      if (!before) return { user: null, errors: ['User not found'] };
      if (rest.role != null && (rest.role < 0 || rest.role > 4)) return { user: null, errors: ['Invalid role value'] };
      if (isRefused) return { user: null, errors: refusals };
      const user = { ...before, ...givenOf(rest) };
      store.users[index] = user;
      return { user: records.user(user), errors: [] };
    },
    markNotificationRead({ input: { id } }: Input<{ id: string }>) {
      const find = (): Row | undefined => notifications().find((each) => String(each['id']) === id);
      if (!find()) return { notification: null, errors: ['Notification not found'] };
      store.readNotifications.add(Number(id));
      return { notification: find(), errors: [] };
    },
  };
}

/** The one name of the studio as the two that stand behind it. */
function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? { givenName: null, familyName: first } : { givenName: first, familyName: rest.join(' ') };
}

/** What is given and not null, as `compact` leaves it. */
function givenOf(input: Row): Row {
  return presentFields(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)));
}

function numberOf(id: string | number | null | undefined): number | null {
  return id == null ? null : Number(id);
}
