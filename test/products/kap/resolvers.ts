import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { kapAppointmentWrites } from './appointmentWrites.ts';
import { type UserRow, kapRecords } from './records.ts';
import { callerPk, groupNames, pkIn } from './seeds.ts';
import { kapStudyWrites } from './studyWrites.ts';
import { type Stored, openKap } from './store.ts';
import { kapUserWrites } from './userWrites.ts';
import { type ConnectionArgs, instantOf, isoFormat, nodePk, validPk } from './values.ts';

interface UserArgs extends ConnectionArgs {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly emailNotification?: boolean | null;
  readonly isStaff?: boolean | null;
  readonly isActive?: boolean | null;
  readonly passwordChanged?: boolean | null;
  readonly timeslotsNeeded?: number | null;
  readonly dateJoined?: string | null;
  readonly checkupOverdue?: string | null;
  readonly overdueNotified?: string | null;
  readonly studyParticipation?: string | null;
  readonly groups?: readonly (string | null)[] | null;
}

interface AppointmentArgs extends ConnectionArgs {
  readonly hasPatient?: boolean | null;
  readonly title?: string | null;
  readonly appointmentStart?: string | null;
  readonly appointmentEnd?: string | null;
  readonly taken?: boolean | null;
}

interface SlotArgs {
  readonly minusdays?: number | null;
  readonly plusdays?: number | null;
  readonly userId?: string | null;
}

const dayMs = 86_400_000;
const noStudy = 'User does not have study participation!';

/** Resolvers of KAP for an administrator, who may do everything. */
export function kapRoots(stage: Backstage): object {
  const { practice, now } = stage;
  const store = openKap(practice);
  const records = kapRecords(stage, store);
  const plain = [
    'username',
    'email',
    'emailNotification',
    'isStaff',
    'isActive',
    'passwordChanged',
    'timeslotsNeeded',
  ] as const;
  const times = ['dateJoined', 'checkupOverdue', 'overdueNotified'] as const;
  function fits(row: UserRow, args: UserArgs): boolean {
    // An empty text is no condition.
    const isPlain = plain.every((field) => args[field] == null || args[field] === '' || row[field] === args[field]);
    const isThen = times.every((field) => args[field] == null || row[field] === instantOf(field, args[field]));
    const study = args.studyParticipation;
    const isIn = study == null || study === '' || row.studyPk === (pkIn('StudyType', study) ?? -1);
    const groups = (args.groups ?? []).map((id) => pkIn('GroupType', id) ?? Number(id));
    const isMember = groups.length === 0 || groups.some((pk) => groupNames[pk - 1] === row.group);
    return isPlain && isThen && isIn && isMember;
  }
  const listUsers = (rows: readonly UserRow[], args: UserArgs, field: string): object =>
    records.list(
      rows.filter((row) => fits(row, args)),
      args,
      field,
      records.user,
    );
  function nextDate(user: UserRow | null): number {
    const checkups = records
      .checkupsOf(user?.studyPk ?? null)
      .toSorted((one, other) => one.daysUntil - other.daysUntil);
    const attended = user ? records.appointmentsOf(user.pk).filter(({ row }) => row?.state !== 'noShow') : [];
    const days = attended.map(({ start }) => Math.floor(start / dayMs));
    const next = checkups[days.filter((day, index) => day !== days[index - 1]).length];
    if (!user || !next) throw new GraphQLError(noStudy);
    return user.dateJoined + next.daysUntil * dayMs;
  }
  function slotLists({ minusdays, plusdays, userId }: SlotArgs): readonly (readonly Stored[])[] {
    const user = records.userBy(userId == null ? callerPk : validPk('UserType', userId));
    const date = Math.max(nextDate(user), now() + 7 * dayMs);
    const [from, to] = [date - (minusdays ?? 0) * dayMs, date + (plusdays ?? 0) * dayMs];
    const free = store.appointments().filter(({ taken, start }) => !taken && start >= from && start <= to);
    let lists: readonly (readonly Stored[])[] = free.map((slot) => [slot]);
    // Whoever needs more time gets slots that follow each other.
    for (let needed = 1; needed < (user?.timeslotsNeeded ?? 1); needed += 1)
      lists = lists.flatMap((slots) =>
        free.filter(({ start }) => start === slots.at(-1)?.end).map((next) => [...slots, next]),
      );
    return lists;
  }
  const own = (): UserRow | null => records.userBy(callerPk);
  return {
    getUser({ id }: { id: string }) {
      const found = records.userBy(nodePk('UserType', id));
      return found && records.user(found);
    },
    getUsers: (args: UserArgs) => listUsers(records.users(), args, 'getUsers'),
    getOverduePatients: (args: UserArgs) =>
      listUsers(
        records.users().filter(({ group, checkupOverdue }) => group === 'Patient' && checkupOverdue !== null),
        args,
        'getOverduePatients',
      ),
    getMe() {
      const found = own();
      return found && records.user(found);
    },
    getUserGroup: () => own()?.group ?? null,
    getCheckupDate: () => isoFormat(nextDate(own())),
    getCheckup({ id }: { id: string }) {
      const pk = nodePk('CheckupType', id);
      const found = store.checkups.find((each) => each.pk === pk);
      return found ? records.checkup(found) : null;
    },
    getStudies: ({ id, name, ...args }: ConnectionArgs & { id?: string | null; name?: string | null }) =>
      records.list(
        store.studies.filter((row) => {
          const isIt = id == null || id === '' || row.pk === pkIn('StudyType', id);
          return isIt && (name == null || name === '' || row.name === name);
        }),
        args,
        'getStudies',
        records.study,
      ),
    getAppointment({ id }: { id: string }) {
      const found = store.appointmentBy(nodePk('AppointmentType', id));
      return found && records.appointment(found);
    },
    getAppointments({
      after,
      before,
      hasPatient,
      title,
      appointmentStart,
      appointmentEnd,
      taken,
      ...args
    }: AppointmentArgs) {
      // Without a beginning only the last month and what is to come.
      const from = instantOf('after', after) ?? now() - 30 * dayMs;
      const to = instantOf('before', before);
      const [start, end] = [
        instantOf('appointmentStart', appointmentStart),
        instantOf('appointmentEnd', appointmentEnd),
      ];
      const rows = store
        .appointments()
        .filter((row) => row.start >= from && (to === null || row.start <= to))
        .filter((row) => hasPatient == null || (records.patientPk(row) !== null) === hasPatient)
        .filter((row) => title == null || title === '' || row.title === title)
        .filter((row) => (start === null || row.start === start) && (end === null || row.end === end))
        .filter((row) => taken == null || row.taken === taken);
      return records.list(rows, args, 'getAppointments', records.appointment);
    },
    getSlotLists: (args: SlotArgs) => slotLists(args).map((slots) => slots.map(records.appointment)),
    ...kapAppointmentWrites(stage, store),
    ...kapUserWrites(stage, store),
    ...kapStudyWrites(stage, store),
  };
}
