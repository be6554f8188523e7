import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import type { Gate } from './gate.ts';
import { givenKey, keyOf } from './lookups.ts';
import type { PawprintMemory } from './memory.ts';
import type { PawprintRecords } from './records.ts';
import { dayOf8, fault, type YesNo } from './values.ts';

interface ClnChangeRec {
  readonly lname?: string | null;
  readonly fname?: string | null;
  readonly addr1?: string | null;
  readonly city?: string | null;
  readonly homePhone?: string | null;
  readonly workPhone?: string | null;
  readonly cellPhone?: string | null;
  readonly email?: string | null;
  readonly hospNo?: number | null;
  readonly clnMemo?: string | null;
  readonly classes?: readonly string[] | null;
  readonly clnStat?: string | null;
}

interface PetChangeRec {
  readonly clnNo?: number | null;
  readonly petName?: string | null;
  readonly speciesCd?: string | null;
  readonly breedTxt?: string | null;
  readonly colorTxt?: string | null;
  readonly sexCd?: string | null;
  readonly alterYn?: YesNo | null;
  readonly birthDt?: string | null;
  readonly chipNo?: string | null;
  readonly petStat?: string | null;
}

const sexes: Readonly<Record<string, PatientRecord['sex']>> = { M: 'MALE', F: 'FEMALE', U: 'UNKNOWN' };

/** Mutations of clients and patients. */
export function pawprintPeopleWrites(
  { practice, now }: Backstage,
  records: PawprintRecords,
  memory: PawprintMemory,
  gate: Gate,
): object {
  /** Checks what is given of a client before anything is written. */
  const clientChange = (before: Pick<ClientRecord, 'phones' | 'emails'>, rec: ClnChangeRec): Partial<ClientRecord> => {
    const { lname, fname, email, clnStat } = rec;
    if (lname !== undefined && (lname ?? '').trim() === '') throw fault(1031, 'lname is needed', 'lname');
    if (email && !/^\S+@\S+\.\S+$/.test(email)) throw fault(1032, `'${email}' is not an e-mail address`, 'email');
    if (clnStat !== undefined && clnStat !== 'A' && clnStat !== 'I') throw fault(1022, 'clnStat is A or I', 'clnStat');
    const placeKey = givenKey(practice, 'place', rec.hospNo);
    return {
      ...(lname && { familyName: lname.trim() }),
      ...(fname !== undefined && { givenName: fname?.trim() ? fname.trim() : null }),
      ...(rec.addr1 !== undefined && { street: rec.addr1 ?? '' }),
      ...(rec.city !== undefined && { city: rec.city ?? '' }),
      ...(email !== undefined && { emails: [...(email ? [email] : []), ...before.emails.slice(1)] }),
      phones: phonesAfter(before.phones, rec),
      ...(placeKey && { placeKey }),
      ...(rec.clnMemo !== undefined && { note: rec.clnMemo }),
      ...(rec.classes && { tags: rec.classes }),
      ...(clnStat && { isActive: clnStat === 'A' }),
    };
  };
  const petChange = (rec: PetChangeRec): Partial<PatientRecord> => {
    const { petName, speciesCd, sexCd, birthDt, petStat, clnNo } = rec;
    if (petName !== undefined && (petName ?? '').trim() === '') throw fault(1031, 'petName is needed', 'petName');
    const species = speciesCd ? memory.species.descrOf(speciesCd) : undefined;
    if (speciesCd && species === undefined) throw fault(1022, `'${speciesCd}' is not in SPECFILE`, 'speciesCd');
    if (sexCd && !sexes[sexCd]) throw fault(1022, 'sexCd is M, F or U', 'sexCd');
    if (petStat && !['A', 'I', 'D'].includes(petStat)) throw fault(1022, 'petStat is A, I or D', 'petStat');
    return {
      ...(petName && { name: petName.trim() }),
      ...(species !== undefined && { species }),
      ...(rec.breedTxt !== undefined && { breed: rec.breedTxt }),
      ...(rec.colorTxt !== undefined && { color: rec.colorTxt ?? '' }),
      ...(sexCd && { sex: sexes[sexCd] ?? 'UNKNOWN' }),
      ...(birthDt !== undefined && { birthDate: birthDt === null ? null : dayOf8(birthDt, 'birthDt') }),
      ...(rec.chipNo !== undefined && { microchip: rec.chipNo }),
      ...(petStat && { isActive: petStat === 'A', isDeceased: petStat === 'D' }),
      ...(clnNo !== undefined && { clientKey: givenKey(practice, 'client', clnNo) ?? null }),
    };
  };
  const keepAltered = (key: number, { alterYn }: PetChangeRec): void => {
    if (alterYn !== undefined) memory.altered.set(key, alterYn);
  };

  return {
    clnAdd({ rec }: { readonly rec: ClnChangeRec & { readonly lname: string } }) {
      gate.allowed();
      const given = clientChange({ phones: [], emails: [] }, rec);
      const made = gate.done(
        registerClient(practice, { familyName: rec.lname, givenName: rec.fname }, now()),
        'CLNMAST',
        'A',
      );
      const placeKey = given.placeKey ?? practice.places[0]?.key ?? made.placeKey;
      const outcome = changeClient(practice, made.key, { ...given, placeKey }, now());
      if (!outcome.ok) throw fault(1030, outcome.message, outcome.field);
      return records.cln(outcome.row);
    },
    clnChange({ clnNo, rec }: { readonly clnNo: number; readonly rec: ClnChangeRec }) {
      gate.allowed();
      const key = keyOf(practice, 'client', clnNo);
      const before = rowOf(practice.clients, key) ?? { phones: [], emails: [] };
      return records.cln(gate.done(changeClient(practice, key, clientChange(before, rec), now()), 'CLNMAST', 'C'));
    },
    clnMerge({ keepClnNo, dropClnNo }: { readonly keepClnNo: number; readonly dropClnNo: number }) {
      gate.allowed();
      const [keep, drop] = [keyOf(practice, 'client', keepClnNo), keyOf(practice, 'client', dropClnNo)];
      return records.cln(gate.done(mergeClients(practice, keep, drop, now()), 'CLNMAST', 'D'));
    },
    petAdd({ rec }: { readonly rec: PetChangeRec & { readonly clnNo: number; readonly petName: string } }) {
      gate.allowed();
      const given = petChange(rec);
      const { name, species, breed } = given;
      const clientKey = keyOf(practice, 'client', rec.clnNo);
      const made = gate.done(addPatient(practice, { clientKey, name, species, breed }, now()), 'PETMAST', 'A');
      const outcome = changePatient(practice, made.key, given, now());
      if (!outcome.ok) throw fault(1030, outcome.message, outcome.field);
      keepAltered(made.key, rec);
      return records.pet(outcome.row);
    },
    petChange({ petNo, rec }: { readonly petNo: number; readonly rec: PetChangeRec }) {
      gate.allowed();
      const key = keyOf(practice, 'patient', petNo);
      const row = gate.done(changePatient(practice, key, petChange(rec), now()), 'PETMAST', 'C');
      keepAltered(key, rec);
      return records.pet(row);
    },
  };
}

/** The numbers of a client after a change: each column holds the first one of its kind. */
function phonesAfter(before: readonly PhoneRecord[], rec: ClnChangeRec): readonly PhoneRecord[] {
  const columns = [
    ['Mobile', rec.cellPhone],
    ['Home', rec.homePhone],
    ['Work', rec.workPhone],
  ] as const;
  return columns.flatMap(([label, value]) => {
    const old = before.filter((phone) => phone.label === label);
    if (value === undefined) return old;
    return [...(value ? [{ label, value }] : []), ...old.slice(1)];
  });
}
