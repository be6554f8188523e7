import { type AuditOutcome, auditKinds, auditOutcomes, type AuditKind } from '../../../electron/contract/audit.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { DateRangeFields } from '../../components/DateRangeFields.tsx';
import typography from '../../components/typography.module.css';
import { type AuditChoice, auditPath, auditPeriods, everything, isAuditKind } from './auditAddress.ts';
import styles from './AuditFilters.module.css';

interface AuditFiltersProps {
  readonly choice: AuditChoice;
  /** Who is in the log. */
  readonly people: readonly string[];
  readonly onChange: (choice: AuditChoice) => void;
}

const kinds = {
  appointments: 'activity.kindAppointments',
  clients: 'activity.kindClients',
  payments: 'activity.kindPayments',
  messages: 'activity.kindMessages',
  operations: 'activity.kindOperations',
  exports: 'activity.kindExports',
  settings: 'activity.kindSettings',
  signIn: 'activity.kindSignIn',
} as const satisfies Readonly<Record<AuditKind, string>>;

const periods = {
  any: 'activity.anyDay',
  today: 'general.today',
  'last-7': 'activity.last7',
  'last-30': 'reports.last30',
  custom: 'reports.custom',
} as const;

const named = 'name:';

/** Who, what, how it ended and when: each a choice, all of them together. */
export function AuditFilters({ choice, people, onChange }: AuditFiltersProps) {
  const { who, kind, outcome, period, from, to } = choice;
  const change = (patch: Partial<AuditChoice>): void => onChange({ ...choice, ...patch });
  // A name from the address stays visible, also where no entry has it.
  const names = typeof who === 'string' && !people.includes(who) ? [...people, who] : people;
  const isReversed = period === 'custom' && from !== '' && to !== '' && to < from;
  return (
    <div className={styles.bar} role="group" aria-label={t('activity.filters')}>
      <Choice
        label={t('activity.person')}
        value={who === undefined ? '' : who === null ? 'none' : named + who}
        options={[
          { value: '', label: t('activity.anyPerson') },
          ...names.map((name) => ({ value: named + name, label: name })),
          { value: 'none', label: t('activity.noSignIn') },
        ]}
        onChange={(value) =>
          change({ who: value === '' ? undefined : value === 'none' ? null : value.slice(named.length) })
        }
      />
      <Choice
        label={t('activity.kind')}
        value={kind ?? ''}
        options={[
          { value: '', label: t('activity.anyKind') },
          // Sound: these are the keys of the object that the type is derived from.
          ...(Object.keys(auditKinds) as AuditKind[]).map((value) => ({ value, label: t(kinds[value]) })),
        ]}
        onChange={(value) => change({ kind: isAuditKind(value) ? value : null })}
      />
      <Choice
        label={t('activity.outcome')}
        value={outcome ?? ''}
        options={[
          { value: '', label: t('activity.anyOutcome') },
          ...auditOutcomes.map((value) => ({ value, label: outcomeName(value) })),
        ]}
        onChange={(value) => change({ outcome: auditOutcomes.find((each) => each === value) ?? null })}
      />
      <Choice
        label={t('activity.period')}
        value={period}
        options={auditPeriods.map((value) => ({ value, label: t(periods[value]) }))}
        onChange={(value) => change({ period: auditPeriods.find((each) => each === value) ?? 'any' })}
      />
      {period === 'custom' && (
        <DateRangeFields
          range={{ from, to }}
          isInvalid={isReversed}
          describedBy={isReversed ? 'activity-days-problem' : undefined}
          onChange={change}
        />
      )}
      {isReversed && (
        <span id="activity-days-problem" className={`${typography.caption} ${typography.danger}`} role="alert">
          {t('reports.reversed')}
        </span>
      )}
      {auditPath(choice) !== auditPath(everything) && (
        <Action look="quiet" onClick={() => onChange(everything)}>
          {t('activity.clear')}
        </Action>
      )}
    </div>
  );
}

function outcomeName(outcome: AuditOutcome): string {
  return t(`record.${outcome}`);
}
