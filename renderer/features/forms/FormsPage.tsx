import { FormsDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { Link } from 'wouter';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { formPath, serviceMapPath } from '../../lib/paths.ts';
import { FormScreen } from './FormScreen.tsx';
import typography from '../../components/typography.module.css';
import frame from '../../components/pageFrame.module.css';
import styles from './FormsPage.module.css';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

/** The service's operations that may be run here, or the form of one. */
export function FormsPage({ mutation }: { readonly mutation: string | null }) {
  return (
    <div className={`${frame.page} ${styles.page}`}>
      {mutation === null ? <FormList /> : <FormScreen key={mutation} mutation={mutation} />}
    </div>
  );
}

function FormList() {
  const { data, failure, refetch } = useDeskQuery(FormsDocument, {});
  const toMap = (
    <Link href={serviceMapPath} className={styles.way ?? ''}>
      {t('forms.toMap')}
    </Link>
  );
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('app.formsTitle')}</h1>
        {data && data.forms.length > 0 && toMap}
      </header>
      <p className={styles.text}>{t('forms.words')}</p>
      {failure && <FailureNotice failure={failure} onRetry={refetch} />}
      {data?.forms.length === 0 && (
        <EmptyState title={t('forms.none')} action={toMap}>
          {t('forms.noneText')}
        </EmptyState>
      )}
      {data && data.forms.length > 0 && (
        <ul className={styles.list}>
          {data.forms.map((form) => (
            <li key={form.mutation}>
              <Link href={formPath(form.mutation)} className={styles.form ?? ''}>
                <span className={styles.name}>{form.title}</span>
                <code className={`${typography.secondary} ${styles.code}`}>{form.mutation}</code>
                {form.description !== null && (
                  <span className={`${typography.secondaryLines} ${styles.about}`}>{form.description}</span>
                )}
                {form.removes && <span className={styles.warning}>{t('forms.removes')}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
