import type { AuditLine, AuditValues } from '../../../electron/contract/audit.ts';
import { environmentKinds } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { formatList } from '../../lib/counts.ts';
import { formatBriefDate } from '../../lib/dates.ts';
import { formatInstantTime, wallDate } from '../../lib/wallTime.ts';
import { doneTexts, staffTexts, queueTexts, triedTexts } from './auditTexts.ts';
import { fieldList, fieldsOf, isMoved, statusText } from './auditFields.ts';
import { settingOf, settingText, settingTitle } from './auditSettings.ts';

/** What was done, as one sentence: `<who/>`, `<day/>` and `<setting/>` in it stand for a person and for links. */
export function sentenceOf(line: AuditLine, today: string): string {
  if (line.outcome !== 'done') return triedSentence(line);
  switch (line.what) {
    case 'bookAppointment':
    case 'updateAppointment':
    case 'setStatus':
    case 'cancelAppointment':
      return appointmentSentence(line, line.what, today);
    case 'updateClient':
    case 'updatePatient': {
      const fields = fieldList(fieldsOf(line));
      return fields === '' ? t(`activity.${line.what}`) : t(`activity.${line.what}Fields`, { fields });
    }
    case 'settings:change':
      return settingsSentence(line);
    case 'map:form':
      return line.names[1] === 'off'
        ? t('activity.mapFormOff', { name: line.names[0] ?? '' })
        : t('activity.mapFormOn', { name: line.names[0] ?? '' });
    case 'runForm': {
      const [name = '', ...fields] = line.names;
      return fields.length === 0
        ? t('activity.runForm', { name })
        : t('activity.runFormFields', { name, fields: formatList(fields) });
    }
    default:
      return plainSentence(line);
  }
}

/** The day that an entry is about; null where it is about none. */
export function dayOf({ detail }: AuditLine): string | null {
  const start = detail?.to['start'] ?? detail?.from['start'];
  return typeof start === 'string' ? wallDate(start) : (detail?.date ?? null);
}

const noValues: { readonly from: AuditValues; readonly to: AuditValues } = { from: {}, to: {} };

type AppointmentAction = 'bookAppointment' | 'updateAppointment' | 'setStatus' | 'cancelAppointment';

function appointmentSentence(line: AuditLine, what: AppointmentAction, today: string): string {
  const { from, to } = line.detail ?? noValues;
  const [before, after] = [from['start'], to['start']].map((each) => (typeof each === 'string' ? each : null));
  const at = after ?? before;
  const fields = fieldList(fieldsOf(line));
  if (!at)
    return what === 'updateAppointment' && fields !== ''
      ? t('activity.updateAppointmentFields', { fields })
      : t(`activity.${what}`);
  const time = formatInstantTime(at);
  if (isMoved(line)) return movedSentence(before ?? null, at, today);
  switch (what) {
    case 'bookAppointment':
      return t('activity.bookAppointmentAt', { time });
    case 'cancelAppointment':
      return t('activity.cancelAppointmentAt', { time });
    case 'updateAppointment':
      return fields === '' ? t('activity.updateAppointment') : t('activity.updateAppointmentAt', { time, fields });
    case 'setStatus': {
      const [former, status] = [statusText(from), statusText(to)];
      if (status === null) return t('activity.setStatus');
      return former === null
        ? t('activity.setStatusTo', { time, to: status })
        : t('activity.setStatusAt', { time, from: former, to: status });
    }
  }
}

function movedSentence(before: string | null, after: string, today: string): string {
  const to = formatInstantTime(after);
  if (before === null) return t('activity.moveAppointmentTo', { to });
  if (wallDate(before) === wallDate(after))
    return t('activity.moveAppointment', { from: formatInstantTime(before), to });
  const from = `${formatBriefDate(wallDate(before), today)}, ${formatInstantTime(before)}`;
  return t('activity.moveAppointmentDay', { from, to });
}

function settingsSentence({ names, detail }: AuditLine): string {
  const [name = ''] = names;
  if (names.length !== 1 || !settingOf(name)) {
    const fields = formatList([...new Set(names.map(settingTitle))]);
    return fields === '' ? t('activity.settingsChange') : t('activity.settingsChangeFields', { fields });
  }
  const [from, to] = [settingText(name, detail?.from[name]), settingText(name, detail?.to[name])];
  if (to === null) return t('activity.settingChange');
  return from === null || from === to
    ? t('activity.settingChangeTo', { to })
    : t('activity.settingChangeFrom', { from, to });
}

/** Sentences that say the same whatever else an entry holds. */
function plainSentence({ what, names }: AuditLine): string {
  const [first = '', second = ''] = names;
  if (what === 'staff:change') return t(staffTexts[first] ?? 'activity.staffChange');
  if (what === 'offlineQueue:change') return t(queueTexts[first === 'queued' ? second : first] ?? 'activity.queueSent');
  if (what === 'connection:open') return t('activity.connectionOpen', { name: environmentName(first) });
  if (what === 'connection:use') return t('activity.connectionUse', { name: environmentName(first) });
  if (what === 'connection:forget') return t('activity.connectionForget', { name: environmentName(first) });
  if (what === 'lists:export') return t('activity.listsExport', { name: first });
  if (what === 'updates:control')
    return t(
      first === 'check'
        ? 'activity.updatesCheck'
        : first === 'fetch'
          ? 'activity.updatesFetch'
          : 'activity.updatesInstall',
    );
  const text = doneTexts[what];
  return text ? t(text) : t('activity.otherAction', { action: what });
}

/** What was not done, or not yet, or perhaps not: nothing in it says that it was. */
function triedSentence({ what, names }: AuditLine): string {
  const [first = ''] = names;
  if (what === 'connection:open') return t('activity.connectionOpenTried', { name: environmentName(first) });
  if (what === 'connection:use') return t('activity.connectionUseTried', { name: environmentName(first) });
  if (what === 'connection:forget') return t('activity.connectionForgetTried', { name: environmentName(first) });
  if (what === 'lists:export') return t('activity.listsExportTried', { name: first });
  if (what === 'map:form') return t('activity.mapFormTried', { name: first });
  if (what === 'runForm') return t('activity.runFormTried', { name: first });
  const text = triedTexts[what] ?? doneTexts[what];
  return text ? t(text) : t('activity.otherAction', { action: what });
}

function environmentName(name: string): string {
  const kind = environmentKinds.find((each) => each === name);
  return kind ? t(`general.${kind}`) : name;
}
