import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';

/** A person named by a household; the household has its client's key. */
export interface ContactRow {
  readonly key: number;
  readonly householdKey: number;
  readonly givenName: string;
  readonly familyName: string;
  readonly relationship: string;
  readonly phoneNumber: string | null;
  readonly emailAddress: string | null;
  readonly mayAuthorizeTreatment: boolean;
}

export interface WaitlistRow {
  readonly key: number;
  readonly clientKey: number;
  readonly patientKey: number | null;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly providerKey: number | null;
  readonly earliestDate: string;
  readonly latestDate: string | null;
  readonly state: string;
  readonly notes: string | null;
  readonly at: number;
}

export interface RequestRow {
  readonly key: number;
  readonly requesterName: string;
  readonly requesterEmailAddress: string | null;
  readonly clientKey: number | null;
  readonly patientKey: number | null;
  readonly petName: string;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly start: number;
  readonly state: string;
  readonly declineReason: string | null;
  readonly appointmentKey: number | null;
  readonly at: number;
}

/** What the product stores beside the practice; rows of lists are replaced by writes. */
export interface WayfernMemory {
  readonly ledger: Ledger;
  /** What appointments have that those of the practice don't, by key. */
  readonly visits: Map<number, Row>;
  /** Keys of what was created, by the id of the request. */
  readonly requestIds: Map<string, number>;
  readonly contacts: ContactRow[];
  readonly waitlist: WaitlistRow[];
  readonly requests: RequestRow[];
  readonly referring: Row[];
  /** Until when recalls are snoozed, by the patient's key. */
  readonly snoozes: Map<number, string>;
  /** How people book online, by the place's key. */
  readonly booking: Map<number, Row>;
}

const dayMs = 86_400_000;
const firstNames = ['Robin', 'Casey', 'Jordan', 'Drew', 'Sasha'];
const relationships = ['CO_OWNER', 'EMERGENCY', 'PET_SITTER'];

const contactOf = (owner: ClientRecord, index: number): ContactRow => ({
  key: index + 1,
  householdKey: owner.key,
  givenName: firstNames[owner.key % firstNames.length] ?? 'Robin',
  familyName: owner.familyName,
  relationship: relationships[index % relationships.length] ?? 'CO_OWNER',
  phoneNumber: index % 4 === 3 ? null : `+12075557${String(100 + index)}`,
  emailAddress: index % 2 === 0 ? `contact${String(index + 1)}@example.test` : null,
  mayAuthorizeTreatment: index % 3 === 0,
});

/** The store as it is before the first write. */
export function createMemory({ practice, now }: Backstage): WayfernMemory {
  const owners = practice.clients.filter(({ isDeleted }) => !isDeleted);
  const petOf = ({ key }: ClientRecord): PatientRecord | null =>
    practice.patients.find((row) => row.clientKey === key && row.isActive) ?? null;
  const typeKeys = practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ key }) => key);
  const typeAt = (index: number): number => typeKeys[index % typeKeys.length] ?? 1;
  const waiting = owners.filter(({ key }) => key % 14 === 5);
  const asking = owners.filter(({ key }) => key % 12 === 7);
  return {
    ledger: createLedger(practice),
    visits: new Map(),
    requestIds: new Map(),
    contacts: owners.filter(({ key }) => key % 3 === 0).map(contactOf),
    waitlist: waiting.map((owner, index) => ({
      key: index + 1,
      clientKey: owner.key,
      patientKey: petOf(owner)?.key ?? null,
      placeKey: practice.places[index % practice.places.length]?.key ?? 1,
      typeKey: typeAt(index),
      providerKey: index % 2 === 0 ? (practice.providers[0]?.key ?? null) : null,
      earliestDate: new Date(now() + index * dayMs).toISOString().slice(0, 10),
      latestDate: index % 3 === 0 ? null : new Date(now() + (index + 14) * dayMs).toISOString().slice(0, 10),
      state: index % 4 === 3 ? 'OFFERED' : 'WAITING',
      notes: index % 2 === 0 ? 'Mornings are best' : null,
      at: now() - (index + 1) * dayMs,
    })),
    requests: asking.map((owner, index) => ({
      key: index + 1,
      requesterName: fullNameOf(owner),
      requesterEmailAddress: owner.emails[0] ?? null,
      // People who ask for the first time are no clients yet.
      clientKey: index % 3 === 2 ? null : owner.key,
      patientKey: index % 3 === 2 ? null : (petOf(owner)?.key ?? null),
      petName: petOf(owner)?.name ?? 'Noodle',
      placeKey: practice.places[index % practice.places.length]?.key ?? 1,
      typeKey: typeAt(index + 1),
      start: Date.parse('2026-11-20T15:00:00Z') + index * 2 * 3_600_000,
      state: ['PENDING', 'PENDING', 'DECLINED', 'EXPIRED'][index % 4] ?? 'PENDING',
      declineReason: index % 4 === 2 ? 'Fully booked' : null,
      appointmentKey: null,
      at: now() - (index + 2) * 5_400_000,
    })),
    referring: ['Harlan Pike', 'Denise Aubry', 'Omar Seif'].map((name, index) => ({
      key: index + 1,
      givenName: name.split(' ')[0],
      familyName: name.split(' ')[1],
      practiceName: ['Casco Bay Specialists', 'Aubry Equine', 'Foothills Emergency'][index],
      phoneNumber: `+1207555810${String(index)}`,
      faxNumber: index === 1 ? null : `+1207555820${String(index)}`,
      emailAddress: `referrals${String(index + 1)}@example.test`,
    })),
    snoozes: new Map(),
    booking: new Map(),
  };
}

/** The key that a new row of a list gets. */
export function nextKey(rows: readonly { readonly key: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ key }) => key));
}
