import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { instantOf } from '../prisma/find.ts';
import { forbidden, type LernFairRecords } from './records.ts';
import type { LernFairStore } from './store.ts';
import { emailOf, matchNumber, pupilsOf } from './values.ts';

interface PupilArgs {
  readonly pupilId: number;
}

/** An error that is meant for who asks; its code is the kind of the error. */
function clientError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The mutations of the product. */
export function lernFairWrites(
  backstage: Backstage,
  records: LernFairRecords,
  store: LernFairStore,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw clientError('FORBIDDEN', outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const pupilOf = (id: unknown): ClientRecord => {
    const client = records.clientOf(id);
    if (client && !client.isDeleted) return client;
    throw clientError('INTERNAL_SERVER_ERROR', 'Internal Server Error - Consult logs for details');
  };
  const checkEmail = (email: string, key: number | null): void => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw clientError('BAD_USER_INPUT', 'Argument Validation Error');
    const isTaken = pupilsOf(practice).some(
      (client) => client.key !== key && emailOf(client).toLowerCase() === email.toLowerCase(),
    );
    if (isTaken) throw clientError('PREREQUISITE', 'Email is already used by another account');
  };
  const setActive = (id: number, isActive: boolean): boolean => {
    allowed();
    const client = pupilOf(id);
    if (client.isActive === isActive)
      throw clientError('REDUNDANT', isActive ? 'Pupil was already activated' : 'Pupil was already deactivated');
    done(() => changeClient(practice, client.key, { isActive }, now()));
    return true;
  };

  return {
    loginPassword() {
      throw clientError('UNAUTHENTICATED', 'Invalid E-Mail or Password');
    },
    logout: () => true,
    meRegisterPupil({ data }: { readonly data: Row }) {
      allowed();
      const email = givenText(data, 'email') ?? '';
      checkEmail(email, null);
      const names = { givenName: givenText(data, 'firstname'), familyName: givenText(data, 'lastname') };
      const { key } = done(() => registerClient(practice, { ...names, emails: [email.toLowerCase()] }, now()));
      const { emailOwner, newsletter, registrationSource, referredById = null } = data;
      store.pupils.set(key, { emailOwner, newsletter, registrationSource, referredById, schoolId: null, grade: null });
      return records.pupilOf(40 + key);
    },
    pupilUpdate({ data, pupilId }: { readonly data: Row; readonly pupilId?: number | null }) {
      allowed();
      // Without a number it is about the one who asks, who is no pupil.
      if (pupilId === null || pupilId === undefined) throw clientError('FORBIDDEN', 'Expected user to be pupil');
      const client = pupilOf(pupilId);
      const { firstname, lastname, email, aboutMe, gradeAsInt, school: _school, ...fields } = data;
      const address = typeof email === 'string' ? email.toLowerCase() : undefined;
      if (address !== undefined) checkEmail(address, client.key);
      const change = {
        givenName: typeof firstname === 'string' ? firstname : undefined,
        familyName: typeof lastname === 'string' ? lastname : undefined,
        emails: address === undefined ? undefined : [address, ...client.emails.slice(1)],
        note: typeof aboutMe === 'string' ? aboutMe : undefined,
      };
      done(() => changeClient(practice, client.key, change, now()));
      const grade = typeof gradeAsInt === 'number' ? { grade: `${String(gradeAsInt)}. Klasse` } : {};
      store.pupils.set(client.key, { ...store.pupils.get(client.key), ...presentFields(fields), ...grade });
      return true;
    },
    pupilActivate: ({ pupilId }: PupilArgs) => setActive(pupilId, true),
    pupilDeactivate: ({ pupilId }: PupilArgs) => setActive(pupilId, false),
    pupilRedact({ pupilId }: PupilArgs) {
      allowed();
      const client = pupilOf(pupilId);
      if (client.isActive) throw clientError('PREREQUISITE', 'Pupil must be deactivated before being redacted');
      const change = { givenName: 'REDACTED', familyName: 'REDACTED', emails: [], note: null };
      done(() => changeClient(practice, client.key, change, now()));
      return true;
    },
    matchAdd({ pupilId, studentId }: PupilArgs & { readonly studentId: number }) {
      allowed();
      const client = pupilOf(pupilId);
      if (!records.studentOf(studentId))
        throw clientError('INTERNAL_SERVER_ERROR', 'Internal Server Error - Consult logs for details');
      const id = matchNumber(client.key, studentId - 300);
      if (store.matches.has(id)) throw clientError('PREREQUISITE', 'Match already exists');
      store.matches.set(id, { id, uuid: `match-${String(id)}`, pupilId, studentId, matchPool: 'lern-fair-now' });
      return true;
    },
    matchDissolve({ info }: { readonly info: Row }) {
      allowed();
      const id = Number(info['matchId']);
      const before = store.matches.get(id);
      if (!before) throw clientError('INTERNAL_SERVER_ERROR', 'Internal Server Error - Consult logs for details');
      if (before['dissolved'] === true) throw clientError('REDUNDANT', 'The match was already dissolved');
      const dissolved = { dissolved: true, dissolvedBy: 'admin', dissolveReasons: info['dissolveReasons'] };
      store.matches.set(id, { ...before, ...dissolved, dissolvedAt: new Date(now()).toISOString() });
      return true;
    },
    appointmentUpdate({ appointmentToBeUpdated: input }: { readonly appointmentToBeUpdated: Row }) {
      allowed();
      const row = records.lectureOf(Number(input['id']));
      if (!row) throw clientError('INTERNAL_SERVER_ERROR', 'Internal Server Error - Consult logs for details');
      const { start, duration, description, joinedBy, override_meeting_link: link } = input;
      const change = {
        start: typeof start === 'string' ? instantOf(start) : undefined,
        minutes: typeof duration === 'number' ? duration : undefined,
        reason: givenText(input, 'title'),
      };
      done(() => changeAppointment(practice, row.key, change, now()));
      const kept = presentFields({ description, joinedBy, override_meeting_link: link === '' ? null : link });
      store.lectures.set(row.key, { ...store.lectures.get(row.key), ...kept });
      return true;
    },
    // These are for students and pupils, not for an administrator.
    appointmentMatchCreate: forbidden,
    appointmentsMatchCreate: forbidden,
    appointmentGroupCreate: forbidden,
    appointmentDecline: forbidden,
    appointmentCancel: forbidden,
    appointmentTrackJoin: forbidden,
  };
}
