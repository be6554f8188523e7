import { t } from '../../../i18n/page/t.ts';
import styles from './FormsPage.module.css';

const steps = ['fill', 'preview', 'end'] as const;
const text = { fill: 'forms.stepFill', preview: 'forms.stepPreview', end: 'forms.stepEnd' } as const;

/** The steps of a form, with the current one. */
export function Steps({ step }: { readonly step: (typeof steps)[number] }) {
  return (
    <ol className={styles.steps} aria-label={t('forms.steps')}>
      {steps.map((each) => (
        <li key={each} aria-current={each === step ? 'step' : undefined}>
          {t(text[each])}
        </li>
      ))}
    </ol>
  );
}
