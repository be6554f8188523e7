import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Encryption } from '../foundation/ports.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import type { FileFormat, FileLabels } from '../storage/files/storedFile.ts';
import type { DeskMarks } from '../storage/deskMarks.ts';
import { openSealedFile, type SealedFile } from '../storage/files/sealedFile.ts';
import { isObject, isShortText } from '../../contract/shapes.ts';
import { idleChoices, maxStaff, roles, type StaffMember } from '../../contract/staff.ts';
import { t } from '../../../i18n/core/t.ts';

/** The stored form of a PIN, base64. */
interface PinHash {
  readonly salt: string;
  readonly hash: string;
}

// 32 MB and some 80 ms for each try (RFC 7914). A PIN has few possibilities: the file that holds this is sealed besides.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const bytes = 32;

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), hash: (await derive(pin, salt)).toString('base64') };
}

/** Takes as long for a wrong PIN as for the right one. */
export async function isPinOf(pin: string, kept: PinHash): Promise<boolean> {
  const expected = Buffer.from(kept.hash, 'base64');
  const derived = await derive(pin, Buffer.from(kept.salt, 'base64'));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(pin: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A member as stored in the file. */
export interface StoredMember extends StaffMember {
  readonly pin: PinHash;
  /** Wrong PINs since the last right one. */
  readonly failures: number;
  /** When the last of them was, epoch milliseconds. */
  readonly failedAt: number;
}

/** The members of this desk; an empty list means that sign-in is off. */
export interface StoredStaff {
  readonly version: 2;
  /** Counts its writings: an older list is not believed. 0 in a list of before. */
  readonly revision: number;
  readonly idleMinutes: number;
  readonly members: readonly StoredMember[];
}

export const emptyStaff: StoredStaff = { version: 2, revision: 0, idleMinutes: 5, members: [] };

const format: FileFormat<StoredStaff> = {
  version: 2,
  is: isStoredStaff,
  migrations: { 1: (former) => ({ ...former, version: 2, revision: 0 }) },
};

const labels: FileLabels = {
  id: 'staff',
  get file() {
    return t('files.staffFile');
  },
  get content() {
    return t('files.staff');
  },
  get restored() {
    return t('files.restored');
  },
  get without() {
    return t('files.staffWithout');
  },
};

/** Opens `staff.json`, sealed; where nothing protects it there it holds for this run only. */
export function openStaffFile(options: DataFolder & { readonly encryption: Encryption }): Promise<SealedFile> {
  return openSealedFile({ ...options, name: 'staff.json', format, labels, lastGood: true, writesCopy: true });
}

/**
 * The people in the file, and none if this desk never had any. Null where there is a list that can't be read, or one that
 * is older than the last: the desk is locked then. `hadStaff` tells a removed list from one that never existed.
 */
export async function readStaffFile(
  file: SealedFile,
  marks: Pick<DeskMarks, 'staff'>,
  hadStaff: () => Promise<boolean>,
): Promise<StoredStaff | null> {
  const found = await file.read();
  if (isStoredStaff(found)) return isLatest(found, marks) ? found : null;
  return file.isUnreadable() || (await hadStaff()) ? null : emptyStaff;
}

/** A list of before, put back with its former people and PINs, or marks that were taken away, show here. */
function isLatest({ revision }: StoredStaff, marks: Pick<DeskMarks, 'staff'>): boolean {
  return marks.staff === null ? revision === 0 : revision >= marks.staff;
}

function isStoredStaff(value: unknown): value is StoredStaff {
  return isObject(value, {
    version: (version) => version === 2,
    revision: Number.isSafeInteger,
    idleMinutes: (minutes) => idleChoices.some((each) => each === minutes),
    members: (members) => Array.isArray(members) && members.length <= maxStaff && members.every(isMember),
  });
}

function isMember(value: unknown): boolean {
  return isObject(value, {
    id: isShortText,
    name: isShortText,
    role: (role) => roles.some((each) => each === role),
    pin: (pin) => isObject(pin, { salt: isShortText, hash: isShortText }),
    failures: Number.isSafeInteger,
    failedAt: Number.isSafeInteger,
  });
}
