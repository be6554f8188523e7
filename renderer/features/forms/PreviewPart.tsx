import { useMemo } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { formatDocument } from '../../lib/formatDocument.ts';
import typography from '../../components/typography.module.css';
import code from '../../components/codeBlock.module.css';
import styles from './FormsPage.module.css';
import { previewRows } from './previewRows.ts';
import type { Preview } from './useGeneratedForm.ts';

/** Exactly what will be sent: the values and the request text. */
export function PreviewPart({ mutation, preview }: { readonly mutation: string; readonly preview: Preview }) {
  const rows = useMemo(() => previewRows(preview.variables), [preview.variables]);
  return (
    <div className={styles.preview}>
      <h2 className={styles.subtitle}>{t('forms.exactly')}</h2>
      {rows.length === 0 ? (
        <p className={styles.text}>{t('forms.noArguments')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('forms.place')}</th>
              <th scope="col">{t('forms.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, value }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.texts}>
        <SentText title={t('forms.document')} of={mutation} text={preview.document} />
        <SentText title={t('forms.variables')} of={t('forms.variables')} text={preview.variables} />
      </div>
    </div>
  );
}

function SentText({ title, of, text }: { readonly title: string; readonly of: string; readonly text: string }) {
  return (
    <section className={styles.sent} aria-label={title}>
      <div className={styles.sentHead}>
        <h3 className={typography.small}>{title}</h3>
        <CopyTextAction text={text} of={of} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <pre className={code.block} role="region" aria-label={t('forms.textOf', { title })} tabIndex={0}>
        {text.startsWith('mutation') ? formatDocument(text) : text}
      </pre>
    </section>
  );
}
