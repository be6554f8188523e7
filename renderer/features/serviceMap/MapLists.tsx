import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import DoNotDisturbOnOutlined from '@mui/icons-material/DoNotDisturbOnOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { type ReactNode, useId, useState } from 'react';
import type { ConceptView, DocumentView } from '../../../electron/contract/serviceMap.ts';
import { t } from '../../../i18n/page/t.ts';
import { CopyTextAction } from '../../components/CopyTextAction.tsx';
import { formatDocument } from '../../lib/formatDocument.ts';
import { ConceptDetails } from './ConceptDetails.tsx';
import { confidenceLabel, depthText, isQuestion, stateLabel, verdictOf } from './mapLabels.ts';
import { VerdictMark } from './VerdictMark.tsx';
import typography from '../../components/typography.module.css';
import code from '../../components/codeBlock.module.css';
import styles from './MapLists.module.css';

interface ConceptListProps {
  readonly concepts: readonly ConceptView[];
  readonly open: ReadonlySet<string>;
  readonly onToggle: (concept: string) => void;
}

export function ConceptList({ concepts, open, onToggle }: ConceptListProps) {
  return (
    <ul className={styles.list}>
      {concepts.map((concept) => (
        <ExpandableRow
          key={concept.concept}
          buttonId={conceptButtonId(concept.concept)}
          name={concept.name}
          operation={concept.chosen?.operation ?? null}
          noOperation={concept.state === 'corrected' ? t('serviceMap.notOffered') : null}
          end={<ConceptMarks concept={concept} />}
          open={open.has(concept.concept)}
          onToggle={() => onToggle(concept.concept)}
        >
          <ConceptDetails concept={concept} />
        </ExpandableRow>
      ))}
    </ul>
  );
}

export function DocumentList({ documents }: { readonly documents: readonly DocumentView[] }) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <DocumentRow key={document.name} document={document} />
      ))}
    </ul>
  );
}

/** The text is formatted for reading; the copy is as sent. */
function DocumentRow({ document: { name, purpose, text, depth } }: { readonly document: DocumentView }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <ExpandableRow
      buttonId={id}
      name={purpose}
      operation={name}
      end={<span className={styles.depth}>{depthText(depth)}</span>}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <div className={styles.document}>
        <CopyTextAction text={text} of={name} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard as well */}
        <pre className={code.block} role="region" aria-label={t('serviceMap.textOf', { name })} tabIndex={0}>
          {formatDocument(text)}
        </pre>
      </div>
    </ExpandableRow>
  );
}

interface ExpandableRowProps {
  readonly buttonId: string;
  readonly name: string;
  readonly operation: string | null;
  /** Shown where there is no operation. */
  readonly noOperation?: string | null;
  readonly end: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function ExpandableRow(props: ExpandableRowProps) {
  const { buttonId, name, operation, noOperation = null, end, open, onToggle, children } = props;
  const detailsId = `${buttonId}-details`;
  return (
    <li className={styles.item}>
      <h3 className={`${typography.small} ${typography.regular}`}>
        <button
          type="button"
          className={styles.row}
          id={buttonId}
          aria-expanded={open}
          aria-controls={open ? detailsId : undefined}
          onClick={onToggle}
        >
          <ChevronRight className={styles.chevron ?? ''} />
          <span className={styles.name}>{name}</span>{' '}
          {operation !== null && <code className={styles.operation}>{operation}</code>}
          {operation === null && noOperation !== null && <span className={styles.empty}>{noOperation}</span>} {end}
        </button>
      </h3>
      {open && (
        <div className={styles.details} id={detailsId}>
          {children}
        </div>
      )}
    </li>
  );
}

const stateIcons = {
  sure: CheckCircleOutlined,
  unconfirmed: HelpOutlined,
  corrected: PersonOutlined,
  absent: DoNotDisturbOnOutlined,
  forbidden: LockOutlined,
};

/** How sure the choice is, and whether rows of the service were compared with it. */
function ConceptMarks({ concept }: { readonly concept: ConceptView }) {
  const verdict = verdictOf(concept);
  return (
    <span className={styles.marks}>
      <StateMark concept={concept} />
      {verdict && (
        <>
          {' '}
          <VerdictMark verdict={verdict} />
        </>
      )}
    </span>
  );
}

/** The state of a concept as icon, colour and text; where no person has decided, the confidence of the choice. */
function StateMark({ concept }: { readonly concept: ConceptView }) {
  const { state, chosen } = concept;
  const Icon = stateIcons[state];
  return (
    <span className={`${typography.secondary} ${styles.mark}`} data-state={isQuestion(concept) ? 'unconfirmed' : state}>
      <Icon fontSize="inherit" />
      {state === 'sure' && chosen ? confidenceLabel(chosen.confidence) : stateLabel(state)}
    </span>
  );
}

/** The button that opens a concept. The focus returns to it when the control that had the focus is gone. */
export function conceptButtonId(concept: string): string {
  return `concept-${concept}`;
}
