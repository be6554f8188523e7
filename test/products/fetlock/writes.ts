import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { FetlockRecords } from './records.ts';
import { fetlockIds, isInDiary, siteZone, speciesOf, stateOfCode } from './words.ts';

type Maybe<Value> = Value | null | undefined;

interface EntryInput {
  readonly SiteNo?: Maybe<number>;
  readonly DiaryDate?: Maybe<string>;
  readonly StartTime?: Maybe<string>;
  readonly Minutes?: Maybe<number>;
  readonly TypeCode?: Maybe<string>;
  readonly StaffCode?: Maybe<string>;
  readonly StatusCode?: Maybe<string>;
  readonly AccountNo?: Maybe<number>;
  readonly AnimalNo?: Maybe<number>;
  readonly ReasonForVisit?: Maybe<string>;
}

interface AccountInput {
  readonly Forename?: Maybe<string>;
  readonly Surname?: Maybe<string>;
  readonly Contacts?: Maybe<readonly { readonly Kind: string; readonly Detail: string }[]>;
  readonly AddressLine1?: Maybe<string>;
  readonly Town?: Maybe<string>;
  readonly HomeSiteNo?: Maybe<number>;
  readonly Memo?: Maybe<string>;
  readonly Inactive?: Maybe<boolean>;
}

interface AnimalInput {
  readonly AccountNo?: Maybe<number>;
  readonly AnimalName?: Maybe<string>;
  readonly Species?: Maybe<string>;
  readonly Breed?: Maybe<string>;
  readonly Coat?: Maybe<string>;
  readonly SexCode?: Maybe<string>;
  readonly DateOfBirth?: Maybe<string>;
  readonly MicrochipNo?: Maybe<string>;
  readonly Deceased?: Maybe<boolean>;
  readonly Inactive?: Maybe<boolean>;
}

/** Why a procedure did nothing, with the code that it returns. */
class Refusal extends Error {
  readonly code: number;
  constructor(code: number, text: string) {
    super(text);
    this.code = code;
  }
}

const codes = { notOnFile: 1, notAccepted: 2, alreadyCancelled: 3, refused: 9 };
const { key: keyOf } = fetlockIds;
const sexes = { M: 'MALE', F: 'FEMALE', U: 'UNKNOWN' } as const;

/** The mutations of Fetlock: each answers a code, a text and the row. */
export function fetlockWrites(
  stage: Backstage,
  records: FetlockRecords,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = stage;

  const procedure = <Item>(name: string, show: (item: Item) => Row, run: () => Item): Row => {
    try {
      const allowed = written(stage, () => ({ ok: true, row: null }));
      if (!allowed.ok) throw new Refusal(codes.refused, allowed.message);
      return { ReturnCode: 0, ReturnText: null, [name]: show(run()) };
    } catch (error) {
      if (error instanceof Refusal) return { ReturnCode: error.code, ReturnText: error.message, [name]: null };
      throw error;
    }
  };
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw new Refusal(codes.notAccepted, `${outcome.message}.`);
  };
  /** The key behind an id that was given, which has to be on file. */
  const known = (
    kind: 'place' | 'provider' | 'visitType' | 'client' | 'patient',
    label: string,
    id: Maybe<number | string>,
  ): number | undefined => {
    if (id === null || id === undefined) return undefined;
    // prettier-ignore
    const rows = {
      place: practice.places, provider: practice.providers, visitType: practice.visitTypes,
      client: practice.clients.filter(({ isDeleted }) => !isDeleted), patient: practice.patients,
    }[kind];
    const key = keyOf(kind, id);
    if (key === null || !rows.some((row) => row.key === key))
      throw new Refusal(codes.notOnFile, `${label} ${String(id)} is not on file.`);
    return key;
  };
  const entryAt = (entryNo: number): AppointmentRecord => {
    const row = rowOf(practice.appointments, keyOf('appointment', entryNo));
    if (!row || !isInDiary(row)) throw new Refusal(codes.notOnFile, `Entry ${String(entryNo)} is not on file.`);
    return row;
  };
  const minutesIn = ({ Minutes }: EntryInput): number | undefined => {
    if (typeof Minutes === 'number' && Minutes < 1) throw new Refusal(codes.notAccepted, 'Minutes must be positive.');
    return Minutes ?? undefined;
  };
  const startAt = (placeKey: number, day: Maybe<string>, time: Maybe<string>): number =>
    instantOfWall(`${day ?? ''}T${time ?? ''}`, siteZone(practice, placeKey));
  const speciesIn = ({ Species }: AnimalInput): string | undefined => {
    if (typeof Species !== 'string') return undefined;
    const row = speciesOf(Species);
    if (!row) throw new Refusal(codes.notAccepted, `Species '${Species}' is not in the species table.`);
    return row.Caption;
  };
  const sexIn = ({ SexCode }: AnimalInput): PatientRecord['sex'] | undefined => {
    if (typeof SexCode !== 'string') return undefined;
    if (SexCode === 'M' || SexCode === 'F' || SexCode === 'U') return sexes[SexCode];
    throw new Refusal(codes.notAccepted, `SexCode '${SexCode}' must be M, F or U.`);
  };
  const animalChange = (input: AnimalInput): Parameters<typeof changePatient>[2] => ({
    species: speciesIn(input),
    breed: input.Breed ?? undefined,
    color: input.Coat ?? undefined,
    sex: sexIn(input),
    birthDate: input.DateOfBirth ?? undefined,
    microchip: input.MicrochipNo ?? undefined,
    isDeceased: input.Deceased ?? undefined,
    isActive: typeof input.Inactive === 'boolean' ? !input.Inactive : undefined,
  });
  const accountChange = (input: AccountInput): Parameters<typeof changeClient>[2] => ({
    givenName: input.Forename ?? undefined,
    familyName: input.Surname?.trim(),
    ...(input.Contacts && { phones: phonesIn(input.Contacts), emails: emailsIn(input.Contacts) }),
    street: input.AddressLine1 ?? undefined,
    city: input.Town ?? undefined,
    placeKey: known('place', 'Site', input.HomeSiteNo),
    note: input.Memo ?? undefined,
    isActive: typeof input.Inactive === 'boolean' ? !input.Inactive : undefined,
  });
  const hasSurname = ({ Surname }: AccountInput): void => {
    if (Surname?.trim() === '') throw new Refusal(codes.notAccepted, 'Surname must not be empty.');
  };

  return {
    BookDiaryEntry: ({ Entry }: { Entry: EntryInput }) =>
      procedure('Entry', records.entry, () => {
        const placeKey = known('place', 'Site', Entry.SiteNo) ?? 1;
        const typeKey = known('visitType', 'Type', Entry.TypeCode) ?? 1;
        const isBlock = rowOf(practice.visitTypes, typeKey)?.isBlock === true;
        const [clientKey, patientKey] = [
          known('client', 'Account', Entry.AccountNo),
          known('patient', 'Animal', Entry.AnimalNo),
        ];
        if (!isBlock && clientKey === undefined && patientKey === undefined)
          throw new Refusal(codes.notAccepted, 'AccountNo or AnimalNo is needed.');
        const booking = {
          start: startAt(placeKey, Entry.DiaryDate, Entry.StartTime),
          minutes: minutesIn(Entry),
          placeKey,
          typeKey,
          providerKey: known('provider', 'Staff member', Entry.StaffCode),
          patientKey,
          clientKey,
          reason: Entry.ReasonForVisit,
        };
        return done(bookAppointment(practice, booking, now()));
      }),
    AmendDiaryEntry: ({ EntryNo, Changes }: { EntryNo: number; Changes: EntryInput }) =>
      procedure('Entry', records.entry, () => {
        const before = entryAt(EntryNo);
        const zone = siteZone(practice, before.placeKey);
        const placeKey = known('place', 'Site', Changes.SiteNo) ?? before.placeKey;
        const state = typeof Changes.StatusCode === 'string' ? stateOfCode(Changes.StatusCode) : undefined;
        if (state === null || state === 'cancelled')
          throw new Refusal(codes.notAccepted, `StatusCode '${String(Changes.StatusCode)}' can't be set here.`);
        const isMoved = [Changes.SiteNo, Changes.DiaryDate, Changes.StartTime].some(
          (value) => value !== null && value !== undefined,
        );
        const day = Changes.DiaryDate ?? wallDay(before.start, zone);
        const time = Changes.StartTime ?? wallTime(before.start, zone);
        const change = {
          start: isMoved ? startAt(placeKey, day, time) : undefined,
          minutes: minutesIn(Changes),
          placeKey,
          typeKey: known('visitType', 'Type', Changes.TypeCode),
          providerKey: known('provider', 'Staff member', Changes.StaffCode),
          state,
          cancelReason: state === undefined ? undefined : null,
          reason: Changes.ReasonForVisit ?? undefined,
        };
        return done(changeAppointment(practice, before.key, change, now()));
      }),
    CancelDiaryEntry: ({ EntryNo, CancelReason }: { EntryNo: number; CancelReason?: Maybe<string> }) =>
      procedure('Entry', records.entry, () => {
        const { key, state } = entryAt(EntryNo);
        if (state === 'cancelled')
          throw new Refusal(codes.alreadyCancelled, `Entry ${String(EntryNo)} is already cancelled.`);
        const change = { state: 'cancelled', cancelReason: CancelReason ?? null } as const;
        return done(changeAppointment(practice, key, change, now()));
      }),
    RemoveDiaryEntry: ({ EntryNo }: { EntryNo: number }) =>
      procedure('Entry', records.entry, () =>
        done(changeAppointment(practice, entryAt(EntryNo).key, { isDeleted: true }, now())),
      ),
    OpenAccount: ({ Account }: { Account: AccountInput }) =>
      procedure('Account', records.account, () => {
        hasSurname(Account);
        const change = accountChange(Account);
        const { key } = done(
          registerClient(practice, { givenName: Account.Forename, familyName: Account.Surname }, now()),
        );
        return done(changeClient(practice, key, { ...change, givenName: undefined }, now()));
      }),
    AmendAccount: ({ AccountNo, Changes }: { AccountNo: number; Changes: AccountInput }) =>
      procedure('Account', records.account, () => {
        hasSurname(Changes);
        const key = known('client', 'Account', AccountNo) ?? null;
        return done(changeClient(practice, key, accountChange(Changes), now()));
      }),
    AddAnimal: ({ Animal }: { Animal: AnimalInput }) =>
      procedure('Animal', records.animal, () => {
        const clientKey = known('client', 'Account', Animal.AccountNo) ?? null;
        const change = animalChange(Animal);
        const named = { clientKey, name: Animal.AnimalName, species: change.species, breed: change.breed };
        const { key } = done(addPatient(practice, named, now()));
        return done(changePatient(practice, key, change, now()));
      }),
    AmendAnimal: ({ AnimalNo, Changes }: { AnimalNo: number; Changes: AnimalInput }) =>
      procedure('Animal', records.animal, () => {
        const key = known('patient', 'Animal', AnimalNo) ?? null;
        const change = { ...animalChange(Changes), name: Changes.AnimalName ?? undefined };
        return done(changePatient(practice, key, change, now()));
      }),
  };
}

function phonesIn(lines: readonly { readonly Kind: string; readonly Detail: string }[]): ClientRecord['phones'] {
  const labels = { CELL: 'Mobile', HOME: 'Home', WORK: 'Work' } as const;
  return lines.flatMap(({ Kind, Detail }) => {
    const isPhone = Kind === 'CELL' || Kind === 'HOME' || Kind === 'WORK';
    return isPhone && Detail.trim() !== '' ? [{ label: labels[Kind], value: Detail.trim() }] : [];
  });
}

function emailsIn(lines: readonly { readonly Kind: string; readonly Detail: string }[]): readonly string[] {
  return lines
    .filter(({ Kind, Detail }) => Kind === 'EMAIL' && Detail.trim() !== '')
    .map(({ Detail }) => Detail.trim());
}
