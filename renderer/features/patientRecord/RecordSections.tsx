import { type ReactNode, useId, useState } from 'react';
import type { PatientRecordQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { formatDate, relativeDay } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import { findDueItems, urgencyOf } from '../../domain/dueItems.ts';
import typography from '../../components/typography.module.css';
import styles from './RecordSections.module.css';

interface EntryList<Entry> {
  readonly entries: readonly Entry[];
  readonly complete: boolean;
  readonly unreadable: number;
  readonly problem: { readonly message: string } | null;
}

interface RecordSectionProps<Entry> {
  readonly title: string;
  /** Null where the service does not list it. */
  readonly list: EntryList<Entry> | null;
  readonly none: string;
  readonly initialCount: number;
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** One section of a record, or one line why it is missing. */
function RecordSection<Entry>({ title, list, none, initialCount, children }: RecordSectionProps<Entry>) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const entries = list?.entries ?? [];
  const shown = whole ? entries : entries.slice(0, initialCount);
  return (
    <section aria-labelledby={id}>
      <h3 className={`${typography.caption} ${styles.title}`} id={id}>
        {title}
      </h3>
      {list === null && <p className={styles.hint}>{t('patientRecord.notListed')}</p>}
      {list?.problem && <p className={styles.hint}>{t('patientRecord.notRead', { why: list.problem.message })}</p>}
      {list && !list.problem && entries.length === 0 && <p className={styles.hint}>{none}</p>}
      {shown.length > 0 && children(shown)}
      {entries.length > shown.length && (
        <Action look="quiet" onClick={() => setWhole(true)}>
          {t('patientRecord.showAll', { number: String(entries.length) })}
        </Action>
      )}
      {list && list.unreadable > 0 && (
        <p className={styles.hint}>{t('patientRecord.unreadable', { count: list.unreadable })}</p>
      )}
      {list && !list.complete && !list.problem && <p className={styles.hint}>{t('patientRecord.notWhole')}</p>}
    </section>
  );
}

type Weights = PatientRecordQuery['patientRecord']['weights'];

/** The last weights as a small table, with a line chart of the same values. */
export function WeightSection({ list: all }: { readonly list: Weights }) {
  const list = all && { ...all, entries: onlyWeights(all.entries) };
  const named = list?.entries.some(({ name }) => name !== null) ?? false;
  const points = linePoints(list?.entries ?? []);
  return (
    <RecordSection title={t('patientRecord.weights')} list={list} none={t('patientRecord.noneKnown')} initialCount={5}>
      {(shown) => (
        <div className={styles.weights}>
          <table className={styles.table}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('general.date')}</th>
                {named && <th scope="col">{t('general.name')}</th>}
                <th scope="col">{t('patientRecord.weight')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, name, time, value, unit }) => (
                <tr key={id}>
                  <td className={`${typography.soft} ${typography.numbers}`}>{time && formatDate(time.day)}</td>
                  {named && <td>{readableLabel(name)}</td>}
                  <td className={styles.number}>{weightText({ value, unit })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {points !== null && (
            <svg className={styles.line} viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
              <polyline points={points} />
            </svg>
          )}
        </div>
      )}
    </RecordSection>
  );
}

/** 23.4 lb. */
export function weightText({ value, unit }: Pick<Measured, 'value' | 'unit'>): string {
  return [value && numberText(value), unit].filter(Boolean).join('\u00a0');
}

/** Keeps the digits of the service; formats them for the locale. */
function numberText(value: string): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(displayLocale, { minimumFractionDigits: decimals, maximumFractionDigits: 6 });
  return format.format(Number(value));
}

/** Longer texts are for the consulting room. */
const longestText = 400;

/** Past visits, newest first; their notes are collapsed. */
export function EncounterSection({ list }: { readonly list: PatientRecordQuery['patientRecord']['encounters'] }) {
  return (
    <RecordSection
      title={t('patientRecord.encounters')}
      list={list}
      none={t('patientRecord.noEncounters')}
      initialCount={5}
    >
      {(shown) => (
        <ul>
          {shown.map(({ id, name, kind, time, status, text, provider }) => (
            <li key={id} className={styles.row}>
              <span className={`${typography.soft} ${typography.numbers}`}>{time && formatDate(time.day)}</span>
              <span className={styles.subject}>
                <span>{name ?? readableLabel(kind) ?? t('patientRecord.noReason')}</span>
                <span className={styles.secondary}>
                  {[provider?.name, name && readableLabel(kind), readableLabel(status)].filter(Boolean).join(' · ')}
                </span>
                {text !== null && (
                  <details className={styles.text}>
                    <summary>{t('patientRecord.moreText')}</summary>
                    <p dir="auto">{text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text}</p>
                  </details>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

interface GivenPartProps {
  readonly title: string;
  readonly list: PatientRecordQuery['patientRecord']['vaccinations'];
}

/** What was given and when, newest first. */
export function TreatmentSection({ title, list }: GivenPartProps) {
  return (
    <RecordSection title={title} list={list} none={t('patientRecord.noneKnown')} initialCount={6}>
      {(shown) => (
        <ul>
          {shown.map(({ id, name, time, due, status, provider }) => (
            <li key={id} className={styles.row}>
              <span className={`${typography.soft} ${typography.numbers}`}>
                {time ? formatDate(time.day) : t('patientRecord.notGiven')}
              </span>
              <span className={styles.subject}>
                <span>{name ?? t('patientRecord.nameless')}</span>
                <span className={styles.secondary}>
                  {[
                    due && t('patientRecord.dueOn', { date: formatDate(due.day) }),
                    readableLabel(status),
                    provider?.name,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

interface DuePartProps {
  readonly record: PatientRecordQuery['patientRecord'];
  readonly today: string;
}

/** What is overdue or due within thirty days; nothing where the service lists neither. */
export function DueSection({ record: { vaccinations, treatments }, today }: DuePartProps) {
  const isKnown = [vaccinations, treatments].some((list) => list && !list.problem);
  if (!isKnown) return null;
  const items = [vaccinations, treatments]
    .flatMap((list) => findDueItems(list?.entries ?? []))
    .map((item) => ({ ...item, urgency: urgencyOf(item.due.day, today) }))
    .filter(({ urgency }) => urgency !== 'later')
    .toSorted((one, other) => one.due.day.localeCompare(other.due.day));
  return (
    <section aria-labelledby="due-title">
      <h3 className={`${typography.caption} ${styles.title}`} id="due-title">
        {t('patientRecord.due')}
      </h3>
      {items.length === 0 && <p className={styles.hint}>{t('patientRecord.nothingDue')}</p>}
      {items.length > 0 && (
        <ul className={styles.due}>
          {items.map(({ id, name, due, status, urgency }) => (
            <li key={id} className={styles.dueItem} data-urgency={urgency}>
              <b>{name ?? t('patientRecord.nameless')}</b>
              <span className={styles.urgency}>
                {t(urgency === 'overdue' ? 'patientRecord.overdueSince' : 'patientRecord.dueOn', {
                  date: formatDate(due.day),
                })}
              </span>
              <span className={styles.secondary}>
                {[relativeDay(due.day, today), readableLabel(status)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The names of documents; they are opened in the practice system. */
export function DocumentSection({ list }: { readonly list: PatientRecordQuery['patientRecord']['documents'] }) {
  return (
    <RecordSection
      title={t('patientRecord.documents')}
      list={list}
      none={t('patientRecord.noneKnown')}
      initialCount={6}
    >
      {(shown) => (
        <ul>
          {shown.map(({ id, name, kind, time }) => (
            <li key={id} className={styles.row}>
              <span className={`${typography.soft} ${typography.numbers}`}>{time && formatDate(time.day)}</span>
              <span className={styles.subject}>
                <span className={typography.breakable} dir="auto">
                  {name ?? t('patientRecord.nameless')}
                </span>
                <span className={styles.secondary}>{readableLabel(kind)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}

interface Measured {
  readonly name: string | null;
  readonly value: string | null;
  readonly unit: string | null;
}

const width = 100;
const height = 32;
const margin = 3;

/** Of a list that also has other measurements, those called a weight; else all of them. */
export function onlyWeights<Entry extends Pick<Measured, 'name'>>(entries: readonly Entry[]): readonly Entry[] {
  const weights = entries.filter(({ name }) => name !== null && /weight|gewicht|peso|poids/i.test(name));
  return weights.length > 0 ? weights : entries;
}

/** The points of the line from the oldest to the newest; null for too few values or ones that can't be compared. */
export function linePoints(newestFirst: readonly Measured[]): string | null {
  const [newest] = newestFirst;
  if (!newest || newestFirst.some(({ unit, name }) => unit !== newest.unit || name !== newest.name)) return null;
  const values = newestFirst
    .slice(0, 24)
    .flatMap(({ value }) => (value === null ? [] : Number(value)))
    .toReversed();
  if (values.length < 3) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const share = high === low ? 0.5 : (value - low) / (high - low);
      return `${x.toFixed(1)},${(height - margin - share * (height - 2 * margin)).toFixed(1)}`;
    })
    .join(' ');
}
