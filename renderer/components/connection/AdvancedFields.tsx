import ChevronRight from '@mui/icons-material/ChevronRight';
import type { AdvancedConnection } from '../../../electron/contract/advancedConnection.ts';
import { t } from '../../../i18n/page/t.ts';
import { Field } from '../Field.tsx';
import typography from '../typography.module.css';
import styles from './AdvancedFields.module.css';
import { type AdvancedField, advancedFields } from './readAdvanced.ts';

interface AdvancedFieldsProps {
  readonly known: AdvancedConnection;
  /** The gateway has two headers of its own: only its path may be another one. */
  readonly isGateway: boolean;
  readonly problems: readonly AdvancedField[];
  readonly disabled: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onChange: (field: AdvancedField) => void;
}

/** What applies while a field is empty. */
const usual = { path: '/graphql', header: 'Authorization', scheme: '' } as const;

const hints = {
  path: 'settings.pathHint',
  header: 'settings.headerHint',
  scheme: 'settings.schemeHint',
} as const satisfies Record<AdvancedField, string>;

const problemTexts = {
  path: 'settings.pathProblem',
  header: 'settings.headerProblem',
  scheme: 'settings.schemeProblem',
} as const satisfies Record<AdvancedField, string>;

/** Path, header and prefix of a service that takes requests otherwise; most services need none of them. */
export function AdvancedFields({ known, isGateway, problems, disabled, ...props }: AdvancedFieldsProps) {
  return (
    <details
      className={styles.advanced}
      open={props.open}
      onToggle={({ currentTarget }) => props.onToggle(currentTarget.open)}
    >
      <summary className={`${typography.small} ${styles.summary}`}>
        <ChevronRight className={styles.chevron ?? ''} fontSize="inherit" />
        {t('settings.advanced')}
      </summary>
      <p className={`${typography.captionLines} ${styles.text}`}>{t('settings.advancedText')}</p>
      <div className={styles.fields}>
        {advancedFields
          .filter((name) => name === 'path' || !isGateway)
          .map((name) => (
            <Field
              key={name}
              name={`connection.${name}`}
              label={t(`settings.${name}`)}
              problem={problems.includes(name) ? t(problemTexts[name]) : undefined}
              hint={t(hints[name])}
            >
              {(control) => (
                <input
                  {...control}
                  name={name}
                  defaultValue={known[name] ?? ''}
                  placeholder={usual[name]}
                  disabled={disabled}
                  onChange={() => props.onChange(name)}
                  spellCheck={false}
                  autoComplete="off"
                  autoCapitalize="off"
                />
              )}
            </Field>
          ))}
      </div>
    </details>
  );
}
