import type { ClientFields, PatientFields } from '../serviceMap.ts';
import type { Source } from '../sources.ts';
import { addressSource, emailPaths, phoneSources } from './contactFields.ts';
import type { EntityContext, Extent } from './entityContext.ts';
import { activeSource, alertsOf, lockOf, named, valueOf } from './entityValues.ts';
import { homeOf, lastVisitOf, tagsOf } from './clientReview.ts';
import { contentsOf } from './leaves.ts';
import { linkToMany } from './links.ts';
import { moneyOf } from './money.ts';
import { nameParts } from './nameFields.ts';
import { patientFields } from './patientFields.ts';
import { present } from './present.ts';
import type { ValueKind } from './valueKind.ts';

export function clientFields(context: EntityContext, extent: Extent): ClientFields | null {
  const base = named(context, 'client');
  if (!base) return null;
  const isCard = extent === 'card';
  // Managers review all clients, but who is at an appointment is only mentioned there.
  const isWhole = extent !== 'mention';
  const alerts = alertsOf(context);
  const { given, family } = nameParts(context);
  const phones = phoneSources(context);
  const emails = emailPaths(context);
  const found = present({
    givenName: given ? { kind: 'path' as const, path: given } : undefined,
    familyName: family ? { kind: 'path' as const, path: family } : undefined,
    phones: phones.length > 0 ? phones : undefined,
    emails: emails.length > 0 ? emails : undefined,
    address: isWhole ? addressSource(context) : undefined,
    active: activeSource(context, true),
    alerts,
    lock: isCard ? lockOf(context) : undefined,
    notes: isCard ? valueOf(context, ['note', 'remark', 'comment', 'memo'], ['text'], notNotes) : undefined,
    balance: balanceOf(context),
    since: isWhole ? sinceOf(context) : undefined,
    tags: isWhole ? tagsOf(context, alerts) : undefined,
    lastVisit: isWhole ? lastVisitOf(context) : undefined,
    location: isWhole ? homeOf(context) : undefined,
    patients: isWhole ? linkToMany(context, 'patient', (below) => patientFields(below, 'mention')) : undefined,
  });
  return isCard && found.patients
    ? { ...base, ...found, ...present({ patients: linkToMany(context, 'patient', patientOfCard) }) }
    : { ...base, ...found };
}

function patientOfCard(below: EntityContext): PatientFields | null {
  const fields = patientFields(below, 'card');
  if (!fields) return null;
  const { client: _client, lock: _lock, ...own } = fields;
  return own;
}

export const notNotes = [
  'private',
  'count',
  'clinical',
  'medical',
  'diet',
  'soap',
  'id',
  'cancellation',
  'chart',
  'care',
];

function balanceOf({ schema, type, levels }: EntityContext): ClientFields['balance'] {
  const { leaves } = contentsOf(schema, type);
  const words = [
    'balance',
    'account balance',
    'amount due',
    'balance due',
    'outstanding balance',
    'outstanding',
    'owed',
    'amount owed',
    'owing',
    'account owing',
    'current balance',
    'balance amount',
  ];
  return moneyOf(leaves, { words, levels, avoid: ['id', 'date', 'limit', 'past', 'code', 'currency'] });
}

const entered = ['created at', 'created', 'inserted at', 'created on', 'date created', 'entered'];
/** As a text only where its name says that it is a time, and not who it was. */
const enteredAt = ['created at', 'created on', 'created le', 'created am', 'date created', 'inserted at'];

function sinceOf(context: EntityContext): Source | undefined {
  const since = [
    'client since',
    'customer since',
    'since',
    'registered',
    'registered on',
    'registered at',
    'registration date',
    'joined',
    'joined on',
    'established on',
    'enrolled',
    'opened on',
  ];
  const kinds: readonly ValueKind[] = ['moment', 'date', 'text'];
  return (
    valueOf(context, since, kinds, ['by', 'visit', 'last']) ??
    valueOf(context, entered, ['moment', 'date'], ['by', 'id']) ??
    valueOf(context, entered, ['number'], ['by', 'id']) ??
    valueOf(context, enteredAt, ['text'], ['by', 'id'])
  );
}
