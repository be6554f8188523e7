import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { AuditLine } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';
import { MessageText } from '../../components/MessageText.tsx';
import { settingsPartPath } from '../../domain/settingsParts.ts';
import { capitalized, formatBriefDate, formatLongDate } from '../../lib/dates.ts';
import { clientPath, dayPath } from '../../lib/paths.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { formatMinute } from '../../lib/wallTime.ts';
import typography from '../../components/typography.module.css';
import { outcomeText } from './auditLabels.ts';
import styles from './AuditLines.module.css';
import { dayOf, sentenceOf } from './auditSentence.ts';
import { settingOf, settingTitle } from './auditSettings.ts';
import { changesOf } from './auditValues.ts';
import type { AuditNames } from './useAuditNames.ts';

interface AuditLinesProps {
  readonly lines: readonly AuditLine[];
  readonly names: AuditNames;
  readonly today: string;
  /** The clinic's. */
  readonly timeZone: string;
}

/** Entries as sentences, newest first, day by day. */
export function AuditLines({ lines, names, today, timeZone }: AuditLinesProps) {
  const days = byDay(lines, timeZone);
  return (
    <table className={styles.table} aria-label={t('record.title')}>
      {days.map(({ date, entries }) => (
        <tbody key={date}>
          <tr className={styles.day}>
            <th scope="rowgroup" colSpan={2}>
              {date === today ? t('general.today') : capitalized(formatLongDate(date))}
            </th>
          </tr>
          {entries.map(({ line, minute }) => (
            <tr key={line.number}>
              <td className={styles.time}>
                <time dateTime={line.at}>{formatMinute(minute)}</time>
              </td>
              <td className={styles.entry}>
                <Entry line={line} names={names} today={today} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Entry({
  line,
  names,
  today,
}: {
  readonly line: AuditLine;
  readonly names: AuditNames;
  readonly today: string;
}) {
  const sentence = sentenceOf(line, today);
  const day = <DayLink line={line} today={today} />;
  const outcome = outcomeText(line.outcome);
  const facts = factsOf(line, names, sentence.includes('<day/>') ? null : day);
  return (
    <>
      <p>
        <MessageText
          text={sentence}
          parts={{ who: <Actor name={line.who} />, day, setting: <SettingLink name={line.names[0] ?? ''} /> }}
        />
      </p>
      {outcome !== null && (
        <p className={styles.outcome} data-outcome={line.outcome ?? 'running'}>
          {outcome}
        </p>
      )}
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- facts have no other identity
            <Fragment key={index}>
              {index > 0 && <span aria-hidden="true"> · </span>}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The client, the day where the sentence does not name it, the location where there are several, and values. */
function factsOf(line: AuditLine, names: AuditNames, day: ReactNode): readonly ReactNode[] {
  const { detail } = line;
  const client = detail?.client;
  const location =
    detail?.isHere && detail.location !== null && names.hasLocations ? names.location(detail.location) : null;
  return [
    ...(client
      ? [
          <Link key="client" href={clientPath(client.id)} className={styles.link ?? ''} dir="auto">
            {client.name === '' ? t('general.noName') : client.name}
          </Link>,
        ]
      : []),
    ...(day !== null && dayOf(line) !== null ? [day] : []),
    ...(location === null ? [] : [location]),
    ...changesOf(line, names),
  ];
}

function Actor({ name }: { readonly name: string | null }) {
  return (
    <strong className={typography.strong} dir="auto">
      {name ?? t('activity.frontDesk')}
    </strong>
  );
}

/** Opens the day at its location; of another clinic it is only named. */
function DayLink({ line, today }: { readonly line: AuditLine; readonly today: string }) {
  const date = dayOf(line);
  if (date === null) return null;
  const text = formatBriefDate(date, today);
  const to = line.detail?.to['location'];
  const location = typeof to === 'string' ? to : line.detail?.location;
  if (!line.detail?.isHere || !location) return text;
  return (
    <Link href={dayPath({ location, date })} className={styles.link ?? ''}>
      {text}
    </Link>
  );
}

function SettingLink({ name }: { readonly name: string }) {
  const part = settingOf(name);
  if (!part) return name;
  return (
    <Link href={settingsPartPath(part)} className={styles.link ?? ''}>
      {settingTitle(name)}
    </Link>
  );
}

interface LinesOfDay {
  readonly date: string;
  readonly entries: { readonly line: AuditLine; readonly minute: number }[];
}

function byDay(lines: readonly AuditLine[], timeZone: string): readonly LinesOfDay[] {
  const days = new Map<string, LinesOfDay>();
  for (const line of lines) {
    const { date, minute } = wallClock(Date.parse(line.at), timeZone) ?? { date: line.at.slice(0, 10), minute: 0 };
    const day = days.get(date) ?? { date, entries: [] };
    days.set(date, day);
    day.entries.push({ line, minute });
  }
  return [...days.values()];
}
