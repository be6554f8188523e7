import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { helpPath } from '../../lib/paths.ts';
import { type Guide, type GuidePage, type Place, plainText, type Topic } from './guide.ts';
import { GuideBlocks } from './GuideBlocks.tsx';
import typography from '../../components/typography.module.css';
import styles from './HelpTopic.module.css';

interface HelpTopicProps {
  readonly guide: Guide;
  readonly page: GuidePage;
  /** Null for the start of the page. */
  readonly topic: Topic | null;
}

/** One topic, or the start of a page with its topics; and links to the next. It takes the focus. */
export function HelpTopic({ guide, page, topic }: HelpTopicProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { before, after } = neighbours(guide.pages, { page: page.name, topic: topic?.anchor ?? null });
  return (
    <article className={styles.topic} aria-labelledby="help-title">
      {topic && (
        <p className={styles.page}>
          <Link href={helpPath(page.name)}>{page.title}</Link>
        </p>
      )}
      <PageTitle size="large" id="help-title" ref={heading} tabIndex={-1}>
        {(topic ?? page).title}
      </PageTitle>
      <GuideBlocks blocks={(topic ?? page).blocks} pictures={guide.pictures} />
      {!topic && (
        <ul className={styles.topics} aria-label={t('help.onThisPage')}>
          {page.topics.map(({ anchor, title }) => (
            <li key={anchor}>
              <Link href={helpPath(page.name, anchor)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.links} aria-label={t('help.continue')}>
        {before && (
          <Link href={helpPath(before.page, before.topic)} rel="prev" className={styles.link ?? ''}>
            <span className={`${typography.captionLines} ${styles.secondary}`}>{t('help.before')}</span> {before.title}
          </Link>
        )}
        {after && (
          <Link href={helpPath(after.page, after.topic)} rel="next" className={styles.link ?? ''} data-next="">
            <span className={`${typography.captionLines} ${styles.secondary}`}>{t('help.after')}</span> {after.title}
          </Link>
        )}
      </nav>
    </article>
  );
}

interface TitledLink extends Place {
  readonly title: string;
}

/** The previous and the next topic, across pages. */
function neighbours(pages: readonly GuidePage[], { page, topic }: Place) {
  const all: readonly TitledLink[] = pages.flatMap(({ name, title, topics }) => [
    { page: name, topic: null, title },
    ...topics.map((each) => ({ page: name, topic: each.anchor, title: each.title })),
  ]);
  const at = all.findIndex((each) => each.page === page && each.topic === topic);
  return { before: all[at - 1], after: all[at + 1] };
}

interface HelpStartProps {
  readonly pages: readonly GuidePage[];
  /** Help opened without a topic starts in the search. */
  readonly onShown: () => void;
}

/** The start of help: its pages, and their readers. */
export function HelpStart({ pages, onShown }: HelpStartProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- announced once, when it is loaded
  useEffect(onShown, []);
  return (
    <div className={styles.start}>
      <PageTitle size="large">{t('app.helpTitle')}</PageTitle>
      <p className={typography.soft}>{t('help.offline')}</p>
      <ul className={styles.cards}>
        {pages.map(({ name, title, blocks }) => (
          <li key={name}>
            <Link href={helpPath(name)} className={styles.card ?? ''}>
              <b>{title}</b>
              <span className={typography.soft}>{plainText(blocks)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
