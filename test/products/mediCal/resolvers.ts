import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { accountWrites } from './accounts.ts';
import { type PageArgs, connectionOf } from './connection.ts';
import { type UserRow, businessHours, createStore, mediCalRecords } from './records.ts';
import { adminPk, dayOf, found, mediCalIds } from './values.ts';
import { mediCalWrites } from './writes.ts';

interface UserFilter extends PageArgs {
  readonly email?: string | null;
  readonly username?: string | null;
  readonly username_Icontains?: string | null;
  readonly username_Istartswith?: string | null;
  readonly isActive?: boolean | null;
  readonly status_Archived?: boolean | null;
  readonly status_Verified?: boolean | null;
  readonly status_SecondaryEmail?: string | null;
}

interface BookArgs {
  readonly drUserId?: number | null;
  readonly dr?: number | null;
  readonly patient?: number | null;
  readonly date?: string | null;
}

/** Root fields for the administrator, who is signed in; no resolver asks who it is. */
export function mediCalRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const store = createStore();
  const records = mediCalRecords(stage, store);
  // The server's own day, which is that of UTC.
  const today = (): string => wallDay(now(), 'UTC');
  const list = <Any>(rows: readonly Any[], show: (row: Any) => Row): readonly Row[] => rows.slice(0, cap).map(show);
  const book = (isWanted: (row: AppointmentRecord) => boolean): readonly Row[] =>
    list(records.appointments(isWanted), records.appointment);
  const doctorOf = (userPk: number): ProviderRecord => found(records.doctorOfUser(userPk), 'Doctor');

  /** An empty text is no filter. */
  function fits(row: UserRow, filter: UserFilter): boolean {
    const folded = row.username.toLowerCase();
    const texts = [
      [filter.email, (text: string) => row.email === text],
      [filter.username, (text: string) => row.username === text],
      [filter.username_Icontains, (text: string) => folded.includes(text.toLowerCase())],
      [filter.username_Istartswith, (text: string) => folded.startsWith(text.toLowerCase())],
      [filter.status_SecondaryEmail, () => false],
    ] as const;
    const flags = [
      [filter.isActive, row.isActive],
      [filter.status_Archived, false],
      [filter.status_Verified, row.isVerified],
    ] as const;
    return (
      texts.every(([text, isFit]) => (text ?? '') === '' || isFit(text ?? '')) &&
      flags.every(([wanted, own]) => typeof wanted !== 'boolean' || wanted === own)
    );
  }

  return {
    me: () => records.node(found(records.userBy(adminPk), 'User')),
    user({ userId }: { readonly userId?: number | null }) {
      return typeof userId === 'number' ? records.user(found(records.userBy(userId), 'User')) : null;
    },
    users: (args: UserFilter) => {
      const rows = records.users().filter((row) => fits(row, args));
      return connectionOf('users', rows, args, { cap, show: records.node });
    },
    doctor({ doctorId, userId }: { readonly doctorId?: number | null; readonly userId?: number | null }) {
      if (typeof doctorId === 'number') {
        const row = rowOf(records.doctors(), mediCalIds.key('provider', doctorId));
        return records.doctor(found(row, 'Doctor'));
      }
      return typeof userId === 'number' ? records.doctor(doctorOf(userId)) : null;
    },
    allUsers: () => list(records.users(), records.user),
    allBusinessHours: () => businessHours.slice(0, cap),
    allDoctors: () => list(records.doctors(), records.doctor),
    allAppointments: () => book(() => true),
    appointments({ drUserId, patient, date }: BookArgs) {
      const day = typeof date === 'string' ? dayOf('date', date) : today();
      const isThen = (row: AppointmentRecord): boolean => records.dayIn(row) === day;
      if (typeof drUserId === 'number') {
        const { key } = doctorOf(drUserId);
        return book((row) => row.providerKey === key && isThen(row));
      }
      // A day alone asks for nothing.
      if (typeof patient !== 'number') return null;
      return book((row) => records.patientPk(row) === patient && isThen(row));
    },
    pastAppointments({ drUserId, patient }: BookArgs) {
      const isPast = (row: AppointmentRecord): boolean => records.dayIn(row) < today();
      if (typeof drUserId === 'number') {
        const { key } = doctorOf(drUserId);
        return book((row) => row.providerKey === key && isPast(row));
      }
      if (typeof patient !== 'number') return null;
      return book((row) => records.patientPk(row) === patient && isPast(row));
    },
    upcomingAppointments({ dr, patient, date }: BookArgs) {
      // The date has to be one, and has no effect.
      if (typeof date === 'string') dayOf('date', date);
      if (typeof dr !== 'number' && typeof patient !== 'number') return null;
      const key = mediCalIds.key('provider', dr ?? null);
      return book((row) => {
        const isWith = typeof dr !== 'number' || row.providerKey === key;
        const isOf = typeof patient !== 'number' || records.patientPk(row) === patient;
        return isWith && isOf && records.dayIn(row) >= today();
      });
    },
    ...accountWrites(stage, store, records),
    ...mediCalWrites(stage, store, records, practice),
  };
}
