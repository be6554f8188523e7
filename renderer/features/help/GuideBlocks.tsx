import { Link } from 'wouter';
import { keyLabel } from '../../actions/keyNames.ts';
import { helpPath } from '../../lib/paths.ts';
import type { Block, Guide, Sentence } from './guide.ts';
import styles from './GuideBlocks.module.css';

interface GuideBlocksProps {
  readonly blocks: readonly Block[];
  readonly pictures: Guide['pictures'];
}

/** A part of the guide. Its content never changes while it is shown, so indexes serve as keys. */
export function GuideBlocks({ blocks, pictures }: GuideBlocksProps) {
  // oxlint-disable-next-line react/no-array-index-key -- see above
  return blocks.map((block, place) => <GuideBlock key={place} block={block} pictures={pictures} />);
}

function GuideBlock({ block, pictures }: { readonly block: Block; readonly pictures: Guide['pictures'] }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <SentenceText sentence={block.content} />
        </p>
      );
    case 'list': {
      const Kind = block.ordered ? 'ol' : 'ul';
      return (
        <Kind className={styles.list}>
          {block.items.map((item, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={place}>
              <SentenceText sentence={item} />
            </li>
          ))}
        </Kind>
      );
    }
    case 'table':
      return <GuideTable head={block.head} rows={block.rows} />;
    case 'code':
      return (
        // Wider than a narrow window: arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <pre className={styles.code} tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'picture':
      return <img className={styles.picture} src={pictures[block.file]} alt={block.about} width={1180} height={700} />;
  }
}

type GuideTableProps = Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>;

function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <div className={styles.tablePlace}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <th key={place} scope="col">
                <SentenceText sentence={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <tr key={line}>
              {row.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <td key={place}>
                  <SentenceText sentence={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((piece, place) => {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'strong':
        // oxlint-disable-next-line react/no-array-index-key -- see above
        return <b key={place}>{piece.text}</b>;
      case 'code':
        // oxlint-disable-next-line react/no-array-index-key -- see above
        return <code key={place}>{piece.text}</code>;
      case 'key':
        // oxlint-disable-next-line react/no-array-index-key -- see above
        return <kbd key={place}>{keyText(piece.text)}</kbd>;
      case 'link':
        return (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Link key={place} href={helpPath(piece.to.page, piece.to.topic)}>
            {piece.text}
          </Link>
        );
    }
  });
}

/** `Ctrl K` as on the keyboard at hand. */
function keyText(text: string): string {
  return keyLabel(text.split(' ').join('+').replace('Ctrl', 'Mod'));
}
