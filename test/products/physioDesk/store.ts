import type { Practice } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of tables, counted for each. */
// prettier-ignore
export const deskIds = numberedIds({
  organization: 0, place: 40, provider: 300, visitType: 3020, client: 5000, patient: 0, appointment: 90_000,
});

/** Someone who keeps the timetables and treats no one; her account is the one that reads. */
export const deskKey = 90;
/** A therapist who was invited and has not answered. */
const invitedKey = 91;

/** A treatment that a clinic offers, with the practice's type that it stands for. */
export interface PrescriptionRecord {
  readonly id: number;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly name: string;
  readonly minutes: number;
  readonly price: number;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly atomIds: readonly number[];
}

/** What makes a user part of a clinic. */
export interface MemberRecord {
  readonly id: number;
  readonly placeKey: number;
  readonly userKey: number;
  readonly accepted: boolean;
  readonly staying: boolean;
  readonly manager: boolean;
  readonly color: string | null;
}

/** A text to the phone of a patient. */
export interface MessageRecord {
  readonly id: number;
  readonly clientKey: number;
  readonly placeKey: number;
  readonly userKey: number;
  readonly content: string;
  readonly to: string;
  readonly at: number;
}

/** What the product keeps and the practice has no room for. */
export interface DeskStore {
  readonly prescriptions: PrescriptionRecord[];
  readonly members: MemberRecord[];
  readonly messages: MessageRecord[];
  readonly atoms: { readonly id: number; readonly name: string }[];
  /** By the key of a reservation. */
  readonly prescribed: Map<number, readonly number[]>;
  readonly modifiers: Map<number, number>;
  /** By the key of a patient. */
  readonly births: Map<number, { readonly birthday?: string | null; readonly gender?: string }>;
}

const pricePerMinute = 1500;
const colors = ['#e4bb97', '#6ba368', null, '#7d82b8', '#b7094c', null, '#0077b6', '#999999'];

/** The number of a treatment: each clinic has rows of its own. */
export function prescriptionId(placeKey: number, typeKey: number): number {
  return 3000 + placeKey * 20 + typeKey;
}

/** What is there at the start. */
export function deskStore({ places, providers, visitTypes, clients }: Practice): DeskStore {
  const offered = visitTypes.filter(({ isBookable }) => isBookable);
  const prescriptions = places.flatMap(({ key: placeKey }) =>
    offered.map(({ key, name, minutes }): PrescriptionRecord => ({
      id: prescriptionId(placeKey, key),
      placeKey,
      typeKey: key,
      name,
      minutes,
      price: minutes * pricePerMinute,
      description: key % 2 === 0 ? null : `${name}, ${String(minutes)} min`,
      isActive: true,
      atomIds: [11 + (key % 3)],
    })),
  );
  const former = { typeKey: 1, name: 'First visit (2024)', minutes: 40, price: 45_000, description: null };
  prescriptions.push({ id: 3035, placeKey: 1, ...former, isActive: false, atomIds: [11] });
  const member = (id: number, placeKey: number, userKey: number, more: Partial<MemberRecord> = {}): MemberRecord => {
    const usual = { accepted: true, staying: true, manager: false, color: colors[userKey % colors.length] ?? null };
    return { id, placeKey, userKey, ...usual, ...more };
  };
  const members = places.flatMap(({ key }) => [
    // Each clinic has one manager, who sends its texts.
    member(700 + key, key, deskKey, { manager: true, color: null }),
    ...providers
      .filter(({ placeKeys }) => placeKeys.includes(key))
      .map((person) => member(700 + key * 20 + person.key, key, person.key, { staying: person.isActive })),
  ]);
  members.push(member(799, 2, invitedKey, { accepted: false, staying: false, color: null }));
  const messages = clients
    .filter(({ key, phones, isDeleted }) => key % 7 === 1 && phones.length > 0 && !isDeleted)
    .flatMap(({ key, placeKey, phones }): MessageRecord[] => {
      const to = (phones[0]?.value ?? '').replaceAll(/\D/g, '');
      const at = Date.parse('2026-11-16T01:00:00Z') + key * 60_000;
      const text = { clientKey: key, placeKey, userKey: deskKey, to };
      return [
        { ...text, id: 6000 + key, content: '내일 예약이 있습니다.', at },
        { ...text, id: 6500 + key, content: '방문해 주셔서 감사합니다.', at: at - 40 * 86_400_000 },
      ];
    });
  const atoms = ['manual therapy', 'exercise', 'modality'].map((name, index) => ({ id: 11 + index, name }));
  const prescribed = new Map<number, readonly number[]>();
  return { prescriptions, members, messages, atoms, prescribed, modifiers: new Map(), births: new Map() };
}
