import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createBackReferences, idsOf } from './backReferences.ts';
import { rowsIn, textsIn } from './shelf.ts';
import type { MbjStore } from './shelves.ts';
import { type Collection, mbjIds } from './values.ts';

/** Fields whose documents come whole, as Mongoose's populate names them; of all others there is but the id. */
export interface Populate {
  readonly [field: string]: Populate;
}

const both = { appointments: {}, visits: {}, reminders: {} };

/** What the resolvers of a collection populate. */
export const usual: Readonly<Record<Collection, Populate>> = {
  User: {
    appointments: { patient: {}, consultants: {} },
    visits: { patient: {}, consultants: {} },
    reminders: {},
  },
  Patient: { appointments: { consultants: {} }, visits: { consultants: {} }, reminders: {} },
  Appointment: { consultants: {}, visit: {}, creator: {}, patient: {} },
  Visit: { consultants: {}, appointment: {}, patient: {} },
  Reminder: { appointment: {}, staffRecipients: {}, patientRecipients: {} },
  Queue: { slots: { consultant: {}, patient: {} }, creator: {} },
};

/** The same without what their own references lead to. */
export const shallow: Populate = both;

const many = (target: Collection): Reference => ({ target, isMany: true });
const one = (target: Collection): Reference => ({ target, isMany: false });

interface Reference {
  readonly target: Collection;
  readonly isMany: boolean;
}

const people = { appointments: many('Appointment'), visits: many('Visit'), reminders: many('Reminder') };
const references: Readonly<Record<Collection | 'Slot', Readonly<Record<string, Reference>>>> = {
  User: people,
  Patient: people,
  Appointment: {
    visit: one('Visit'),
    patient: one('Patient'),
    consultants: many('User'),
    reminders: many('Reminder'),
    creator: one('User'),
  },
  Visit: { patient: one('Patient'), consultants: many('User'), appointment: one('Appointment') },
  Reminder: {
    creator: one('User'),
    appointment: one('Appointment'),
    staffRecipients: many('User'),
    patientRecipients: many('Patient'),
  },
  Queue: { creator: one('User') },
  Slot: { patient: one('Patient'), consultant: one('User') },
};

const kinds: Partial<Record<Collection, Kind>> = { User: 'provider', Patient: 'client', Appointment: 'appointment' };

/** Shows documents the way the service does. */
export type Show = (collection: Collection, document: Row, populate?: Populate) => Row;

export function createShow(store: MbjStore, { practice, meet }: Backstage): Show {
  const back = createBackReferences(store, practice, store.version);
  /** The ids in a field, whether the document has them or others do. */
  const idsIn = (owner: Collection | 'Slot', document: Row, field: string): readonly string[] => {
    const given = back(owner, field, String(document['_id']));
    // What was added by hand stands beside what follows from others.
    return given === null ? idsOf(document[field]) : [...new Set([...given, ...textsIn(document[field])])];
  };
  const show = (owner: Collection | 'Slot', document: Row, populate: Populate): Row => {
    const kind = owner === 'Slot' ? undefined : kinds[owner];
    const key = kind && mbjIds.key(kind, String(document['_id']));
    if (kind && key) meet(kind, key);
    const fields = Object.entries(references[owner]).map(([field, { target, isMany }]) => {
      const whole = populate[field];
      const showId = (id: string): Row | null => {
        if (!whole) return { _id: id };
        const other = store[target].find(id);
        return other && show(target, other, whole);
      };
      const value = (): unknown => {
        const shown = idsIn(owner, document, field).map(showId);
        return isMany ? shown.filter((other) => other !== null) : (shown[0] ?? null);
      };
      return [field, value] as const;
    });
    const slots = (): readonly Row[] =>
      rowsIn(document['slots']).map((slot) => show('Slot', slot, populate['slots'] ?? {}));
    return {
      ...document,
      ...Object.fromEntries(fields),
      ...(owner === 'Queue' && { slots }),
      // The hash is never answered.
      ...(owner === 'User' && { password: null }),
    };
  };
  return (collection, document, populate = usual[collection]) => show(collection, document, populate);
}
