import { t } from '../../i18n/page/t.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { canManage } from '../domain/canManage.ts';
import notice from './notice.module.css';
import styles from './CurrencyQuestion.module.css';

interface CurrencyQuestionProps {
  /** The amounts on screen; null where the service reports none. */
  readonly amounts: readonly ({ readonly currency: string | null } | null | undefined)[];
}

/** Asks once for the currency of amounts that the service reports without one. Shown only to people who may set it. */
export function CurrencyQuestion({ amounts }: CurrencyQuestionProps) {
  const { view, change } = useSettings();
  const mayAnswer = view !== null && canManage(view.staff);
  const isOpen = amounts.some((each) => each && each.currency === null) && view?.currency === null;
  if (!mayAnswer || !isOpen) return null;
  return (
    <div className={`${notice.frame} ${styles.question}`} data-tone="calm">
      <span>{t('billing.currencyQuestion')}</span>
      <CurrencyChoice
        label={t('billing.currency')}
        none={t('billing.chooseCurrency')}
        currency={null}
        onChange={(currency) => change({ currency })}
      />
    </div>
  );
}
