import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { checkDocument, type Documents } from './documents.ts';
import type { ModelName } from './models.ts';
import type { Extras, ProcheRecords } from './records.ts';
import { castId, dateText, fault, isObjectId, procheIds } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface InputArgs {
  readonly id: string;
  readonly input: Row;
}

/** How documents of a model are shown. */
type Show = (row: Row) => Row;

/** The mutations of guests, and of all else that is stored. */
export function procheOtherWrites(
  backstage: Backstage,
  store: Documents,
  extras: Extras,
  records: ProcheRecords,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw fault(outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const salonKey = (input: Row): number | null => {
    const key = input['businessType'] === 'salon' ? procheIds.key('place', givenText(input, 'businessId')) : null;
    return rowOf(practice.places, key)?.key ?? null;
  };
  /** The last word is the family's. */
  const nameParts = (full: string): { readonly givenName: string | null; readonly familyName: string } => {
    const words = full.trim().split(/\s+/);
    return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
  };
  const keepGuest = (id: string, input: Row): void => {
    const { businessId: _business, businessType: _type, name: _name, email: _email, phone: _phone, ...more } = input;
    const { notes: _notes, status, ...own } = presentFields(more);
    const isBlocked = status === undefined ? extras.guests.get(id)?.['isBlocked'] : status === 'blocked';
    extras.guests.set(id, { ...extras.guests.get(id), ...own, isBlocked });
  };
  const addressIn = (input: Row): { readonly street?: string | undefined; readonly city?: string | undefined } => {
    const address = isRow(input['address']) ? input['address'] : {};
    return { street: givenText(address, 'street') ?? undefined, city: givenText(address, 'city') ?? undefined };
  };
  const isActiveIn = ({ status }: Row): boolean | undefined =>
    typeof status === 'string' ? status === 'active' : undefined;

  /** Creating, changing and deleting documents of a model; most are only marked when they are deleted. */
  const mutationsOf = (name: ModelName, options: { readonly isRemoved?: boolean; readonly show?: Show } = {}) => {
    const { isRemoved = false, show = (row) => row } = options;
    return {
      [`create${name}`]({ input }: InputArgs) {
        allowed();
        return show(store.create(name, input));
      },
      [`update${name}`]({ id, input }: InputArgs) {
        allowed();
        const row = store.change(name, id, input);
        return row && show(row);
      },
      [`delete${name}`]({ id }: IdArgs) {
        allowed();
        if (isRemoved) store.remove(name, id);
        else store.change(name, id, { isActive: false });
        return true;
      },
    };
  };
  /** Some look at an id before they ask the store. */
  const carefully = (mutations: Readonly<Record<string, (args: InputArgs) => unknown>>) =>
    Object.fromEntries(
      Object.entries(mutations).map(([field, mutate]) => [
        field,
        (args: InputArgs) => {
          if (args.id !== undefined && !isObjectId(args.id)) return field.startsWith('delete') ? false : null;
          return mutate(args);
        },
      ]),
    );
  const approval = (name: 'Hotel' | 'Restaurant' | 'Salon') => ({
    [`approve${name}`]({ id }: IdArgs) {
      allowed();
      const row = store.change(name, id, { isActive: true });
      if (!row) throw fault(`${name} not found.`);
      for (const user of store.list('User'))
        if (user['businessId'] === id) store.change('User', String(user['id']), { isActive: true });
      return row;
    },
    [`reject${name}`]({ id }: IdArgs) {
      allowed();
      const row = store.find(name, id);
      if (!row) throw fault(`${name} not found.`);
      store.remove(name, id);
      const nothing = { isActive: false, businessId: null, businessType: null };
      for (const user of store.list('User'))
        if (user['businessId'] === id) store.change('User', String(user['id']), nothing);
      return row;
    },
  });

  return {
    ...mutationsOf('Hotel'),
    ...mutationsOf('Restaurant'),
    ...mutationsOf('Salon'),
    ...mutationsOf('Service'),
    ...mutationsOf('MenuItem'),
    ...mutationsOf('Client'),
    ...mutationsOf('Room', { show: records.room }),
    ...mutationsOf('PrivatisationOption', { isRemoved: true }),
    ...mutationsOf('Invoice', { isRemoved: true, show: records.invoice }),
    ...carefully(mutationsOf('Table')),
    ...carefully(mutationsOf('RoomType')),
    ...carefully(mutationsOf('Staff')),
    ...carefully(mutationsOf('Shift', { isRemoved: true, show: records.shift })),
    ...approval('Hotel'),
    ...approval('Restaurant'),
    ...approval('Salon'),
    createInvoice({ input }: InputArgs) {
      allowed();
      const items = (Array.isArray(input['items']) ? input['items'] : []).filter(isRow).map((item) => ({
        ...item,
        total: Number(item['price']) * Number(item['quantity']),
      }));
      return records.invoice(store.create('Invoice', { ...input, items, date: dateText(now()) }));
    },
    createGuest({ input }: InputArgs) {
      allowed();
      const placeKey = salonKey(input);
      if (placeKey === null) return store.create('Guest', input);
      checkDocument('Guest', input);
      const { key } = done(() =>
        registerClient(
          practice,
          {
            ...nameParts(givenText(input, 'name') ?? ''),
            emails: [givenText(input, 'email')],
            phones: [givenText(input, 'phone')],
          },
          now(),
        ),
      );
      const fields = { placeKey, note: givenText(input, 'notes'), isActive: isActiveIn(input), ...addressIn(input) };
      const client = done(() => changeClient(practice, key, fields, now()));
      keepGuest(procheIds.of('client', key), input);
      return records.guest(client);
    },
    updateGuest({ id, input }: InputArgs) {
      const before = records.clientOf(castId(id, 'Guest'));
      allowed();
      if (!before) return store.change('Guest', id, input);
      const full = givenText(input, 'name');
      const client = done(() =>
        changeClient(
          practice,
          before.key,
          {
            ...(typeof full === 'string' && nameParts(full)),
            ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')),
            placeKey: salonKey(input) ?? undefined,
            note: givenText(input, 'notes'),
            isActive: isActiveIn(input),
            ...addressIn(input),
          },
          now(),
        ),
      );
      keepGuest(id, input);
      return records.guest(client);
    },
    deleteGuest({ id }: IdArgs) {
      const before = records.clientOf(castId(id, 'Guest'));
      allowed();
      if (before) done(() => changeClient(practice, before.key, { isDeleted: true }, now()));
      else store.remove('Guest', id);
      return true;
    },
    register({ input }: InputArgs) {
      allowed();
      if (store.list('User').some((user) => user['email'] === input['email']))
        throw fault('User already exists with this email', 'BAD_USER_INPUT');
      const { password: _password, ...fields } = input;
      const isManager = Boolean(fields['businessType']);
      const user = store.create('User', { ...fields, role: isManager ? 'manager' : 'admin', isActive: !isManager });
      return { token: `token-of-${String(user['id'])}`, user };
    },
    login() {
      throw fault('Invalid email or password', 'BAD_USER_INPUT');
    },
    updateUser({ id, input }: InputArgs) {
      allowed();
      return store.change('User', id, input);
    },
    deleteUser({ id }: IdArgs) {
      allowed();
      return store.remove('User', id);
    },
    removeAdminRoleFromServices() {
      allowed();
      for (const user of store.list('User', { role: 'admin' }))
        if (user['businessType']) store.change('User', String(user['id']), { role: 'manager' });
      return true;
    },
    appendUserService({ input }: InputArgs) {
      allowed();
      const user = store.find('User', String(input['userId']));
      if (!user) throw fault('User not found', 'BAD_USER_INPUT');
      const { businessId, businessType } = input;
      const services = (Array.isArray(user['services']) ? user['services'] : []).filter(isRow);
      const isThere = services.some((own) => own['businessId'] === businessId && own['businessType'] === businessType);
      if (isThere) return user;
      return store.change('User', String(user['id']), { services: [...services, { businessId, businessType }] });
    },
  };
}
