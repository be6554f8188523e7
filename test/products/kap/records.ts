import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type GroupName, emailOf, globalId, kapIds, patientsOf, pkOf, usernameOf } from './seeds.ts';
import type { CallRow, CheckupRow, KapStore, StaffRow, Stored, StudyRow } from './store.ts';
import { type ConnectionArgs, connectionOf, instantOf, isoFormat } from './values.ts';

const dayMs = 86_400_000;

/** A user as the table has one, whoever it is. */
export interface UserRow {
  readonly pk: number;
  readonly username: string;
  readonly email: string;
  readonly group: GroupName | null;
  readonly emailNotification: boolean;
  readonly isStaff: boolean;
  readonly isActive: boolean;
  readonly dateJoined: number;
  readonly passwordChanged: boolean;
  readonly studyPk: number | null;
  readonly nextCheckup: number | null;
  readonly checkupOverdue: number | null;
  readonly overdueNotified: number;
  readonly timeslotsNeeded: number;
}

/** The rows of the study as its types show them. */
export function kapRecords(stage: Backstage, store: KapStore) {
  const { practice, now, meet, cap } = stage;
  const list = <Item>(
    rows: readonly Item[],
    args: ConnectionArgs,
    field: string,
    show: (row: Item) => object,
  ): object => connectionOf(rows, args, { field, limit: cap, show });
  /** A set whose resolver takes no arguments fails where one is given. */
  const bareSet = <Item>(method: string, field: string, rows: () => readonly Item[], show: (row: Item) => object) => {
    return (args: ConnectionArgs): object => {
      const [given] = Object.keys(args);
      if (given !== undefined) throw new GraphQLError(`${method}() got an unexpected keyword argument '${given}'`);
      return list(rows(), {}, field, show);
    };
  };
  function patientUser(row: ClientRecord): UserRow {
    const pk = pkOf('client', row.key);
    const { group = 'Patient', ...notes } = store.notes.get(pk) ?? {};
    const dateJoined = notes.dateJoined ?? row.createdAt;
    const isOverdue = row.key % 9 === 0;
    return {
      pk,
      username: usernameOf(row),
      email: emailOf(row),
      group,
      emailNotification: row.key % 3 !== 0,
      isStaff: false,
      isActive: row.isActive,
      passwordChanged: row.key % 4 === 0,
      studyPk: 1,
      nextCheckup: row.key % 5 === 0 ? null : Date.parse('2026-12-01T00:00:00Z') + row.key * dayMs,
      checkupOverdue: isOverdue ? Date.parse('2026-11-03T07:00:00Z') - row.key * dayMs : null,
      overdueNotified: now() - (10 + (row.key % 7)) * dayMs,
      timeslotsNeeded: row.key % 10 === 0 ? 2 : 1,
      ...notes,
      dateJoined,
    };
  }
  function staffUser(row: StaffRow): UserRow {
    const { dateJoined, group, ...notes } = store.notes.get(row.pk) ?? {};
    return {
      ...row,
      group: group ?? row.group,
      dateJoined: dateJoined ?? row.dateJoined,
      emailNotification: false,
      passwordChanged: row.pk % 2 === 0,
      studyPk: null,
      nextCheckup: null,
      checkupOverdue: null,
      overdueNotified: row.dateJoined,
      timeslotsNeeded: 1,
      ...notes,
    };
  }
  const users = (): readonly UserRow[] =>
    [...store.staff.map(staffUser), ...patientsOf(practice).map(patientUser)].toSorted(
      (one, other) => one.pk - other.pk,
    );
  const userBy = (pk: number | null): UserRow | null => users().find((each) => each.pk === pk) ?? null;
  function user(row: UserRow): Row {
    const id = globalId('UserType', row.pk);
    const clientKey = kapIds.key('client', id);
    if (clientKey !== null) meet('client', clientKey);
    return {
      ...row,
      id,
      group: row.group ?? '',
      dateJoined: isoFormat(row.dateJoined, 511_020),
      studyParticipation: () => studyBy(row.studyPk),
      nextCheckup: row.nextCheckup === null ? null : wallDay(row.nextCheckup, 'UTC'),
      checkupOverdue: row.checkupOverdue === null ? null : isoFormat(row.checkupOverdue),
      overdueNotified: isoFormat(row.overdueNotified, 90_311),
      callSet: bareSet(
        'resolve_call_set',
        'callSet',
        () => store.calls.filter(({ userPk }) => userPk === row.pk),
        call,
      ),
      // The cursor is taken for a time as well: what is before it is left out.
      appointmentSet: (args: ConnectionArgs) =>
        list(appointmentsOf(row.pk, args.after), args, 'appointmentSet', appointment),
    };
  }
  const appointmentsOf = (pk: number, after?: string | null): readonly Stored[] => {
    const since = after == null || after === '' ? null : dayOrInstant(after);
    return store
      .appointments()
      .filter((each) => patientPk(each) === pk && (since === null || each.start >= since))
      .toSorted((one, other) => one.start - other.start || one.pk - other.pk);
  };
  const patientPk = ({ row, userPk }: Stored): number | null =>
    row?.clientKey == null ? userPk : pkOf('client', row.clientKey);
  function appointment(stored: Stored): Row {
    if (stored.row) meet('appointment', stored.row.key);
    const { pk, title, commentDoctor, commentPatient, taken } = stored;
    return {
      id: globalId('AppointmentType', pk),
      title,
      commentDoctor,
      commentPatient,
      taken,
      patient: () => {
        const found = userBy(patientPk(stored));
        return found && user(found);
      },
      createdAt: isoFormat(stored.createdAt, 210_448),
      appointmentStart: isoFormat(stored.start),
      appointmentEnd: isoFormat(stored.end),
      weekReminder: taken && stored.start < now() + 7 * dayMs,
      dayReminder: taken && stored.start < now() + dayMs,
      noshow: stored.row?.state === 'noShow',
    };
  }
  const study = (row: StudyRow): Row => ({
    id: globalId('StudyType', row.pk),
    name: row.name,
    checkupSet: bareSet('resolve_checkup_set', 'checkupSet', () => checkupsOf(row.pk), checkup),
    customuserSet: bareSet(
      'resolve_customuser_set',
      'customuserSet',
      () => users().filter(({ studyPk }) => studyPk === row.pk),
      user,
    ),
  });
  const checkupsOf = (pk: number | null): readonly CheckupRow[] =>
    store.checkups.filter(({ studyPk }) => studyPk === pk);
  const studyBy = (pk: number | null): Row | null => {
    const found = store.studies.find((each) => each.pk === pk);
    return found ? study(found) : null;
  };
  const checkup = (row: CheckupRow): Row => ({
    id: globalId('CheckupType', row.pk),
    name: row.name,
    daysUntil: row.daysUntil,
    study: () => studyBy(row.studyPk),
  });
  const call = (row: CallRow): Row => ({
    id: globalId('CallType', row.pk),
    date: isoFormat(row.date, 4_120),
    comment: row.comment,
    user: () => {
      const found = userBy(row.userPk);
      return found && user(found);
    },
  });
  const clientBy = (pk: number | null): ClientRecord | null => {
    const row = rowOf(practice.clients, kapIds.key('client', globalId('UserType', pk)));
    return row && !row.isDeleted ? row : null;
  };
  return {
    list,
    users,
    userBy,
    user,
    appointment,
    appointmentsOf,
    patientPk,
    study,
    studyBy,
    checkup,
    checkupsOf,
    clientBy,
  };
}

function dayOrInstant(text: string): number | null {
  const day = Date.parse(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day)) return day;
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return instantOf('after', text);
  throw new GraphQLError(
    `['“${text}” value has an invalid format. It must be in YYYY-MM-DD HH:MM[:ss[.uuuuuu]][TZ] format.']`,
  );
}
