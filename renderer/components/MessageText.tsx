import { Fragment, type ReactNode } from 'react';

/** A message with elements in it: `<key/>` in the text is replaced by `parts.key`. */
export function MessageText({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactNode>>;
}) {
  return text.split(/<(\w+)\/>/).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
