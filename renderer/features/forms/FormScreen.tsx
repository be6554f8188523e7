import { FormToFillDocument } from '../../../graphql/desk/generated/operations.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDrafts } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { formsPath } from '../../lib/paths.ts';
import { FormRun } from './FormRun.tsx';
import styles from './FormsPage.module.css';
import { type FormDraft, readFormDraft } from './formDraft.ts';
import type { FilledForm } from './typedValues.ts';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

/** One form, once its definition and draft are loaded. */
export function FormScreen({ mutation }: { readonly mutation: string }) {
  const bridge = useBridge();
  const { view } = useSettings();
  const mark = clinicMark(view);
  const { data, failure, refetch } = useDeskQuery(FormToFillDocument, { mutation });
  const [round, setRound] = useState(0);
  // The definition as the form opened, so that a refetch can't discard input.
  const [open, setOpen] = useState<{ readonly form: FilledForm; readonly stored: FormDraft | null } | null>(null);
  const form = data?.form;
  useEffect(() => {
    let isCurrent = true;
    if (form && mark !== '')
      void readDrafts(bridge, mark).then((drafts) => {
        if (isCurrent) setOpen((current) => current ?? { form, stored: readFormDraft(form, drafts) });
      });
    return () => {
      isCurrent = false;
    };
  }, [bridge, form, mark]);

  const startAnew = (): void => {
    setRound(round + 1);
    if (open) setOpen({ form: open.form, stored: null });
  };
  return (
    <>
      <nav className={styles.trail} aria-label={t('forms.wayBack')}>
        <Link href={formsPath} className={styles.way ?? ''}>
          {t('app.formsTitle')}
        </Link>
      </nav>
      {open && <FormRun key={round} form={open.form} stored={open.stored} onStartAnew={startAnew} />}
      {!open && !form && <h1 className={styles.title}>{mutation}</h1>}
      {failure && !open && <FailureNotice failure={failure} onRetry={refetch} />}
      {data?.form === null && !open && (
        <EmptyState title={t('forms.notOn')}>{t('forms.notOnText', { mutation })}</EmptyState>
      )}
    </>
  );
}
