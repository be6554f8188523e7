import { t } from '../../../../i18n/page/t.ts';
import { copyText } from '../../../hooks/useCopy.ts';
import { notify } from '../../../state/notices.ts';

/** Copies a message that can't be sent from here, and says whether it was copied. */
export async function copyMessage(name: string, text: string): Promise<void> {
  const isCopied = await copyText(text);
  notify(isCopied ? { text: t('reminders.textCopied', { name }) } : { text: t('general.notCopied'), trouble: true });
}
