import { isRow, type Row } from '../generatedRows.ts';
import { hasAll, itemIn, type ItemKind, itemKinds, wholeItemIn } from './items.ts';
import { rowsIn, textsIn, withTexts } from './shelf.ts';
import type { MbjStore } from './shelves.ts';
import type { Show } from './show.ts';
import { checkId, plainText, readOfNothing } from './values.ts';

type Owner = keyof typeof itemKinds;
type Args = Readonly<Record<string, unknown>>;

/** The mutations of the lists within users, patients and visits, which are all alike. */
export function mbjItemWrites(store: MbjStore, show: Show): object {
  const owners: readonly Owner[] = ['User', 'Patient', 'Visit'];
  return Object.fromEntries(
    owners.flatMap((owner) => itemKinds[owner].flatMap((kind) => Object.entries(writesOf(owner, kind, store, show)))),
  );
}

function writesOf(owner: Owner, kind: ItemKind, store: MbjStore, show: Show): Readonly<Record<string, unknown>> {
  const { name, field, prefix, hasAttachments, hasHighlight } = kind;
  const word = owner.toLowerCase();
  const inputOf = (args: Args, number = ''): Row => {
    const input = args[`${word}Input${number}`];
    return isRow(input) ? input : {};
  };
  /** Sets the list to what becomes of it; null finds nothing to change. */
  const edit = (args: Args, change: (items: readonly Row[]) => readonly Row[] | null): Row => {
    const id = args[`${word}Id`];
    checkId(id, owner);
    const before = store[owner].find(id);
    const items = before && change(rowsIn(before[field]));
    const after = items && store[owner].change(id, { [field]: items });
    if (!after) throw readOfNothing('_doc');
    return show(owner, after);
  };
  const replaced = (items: readonly Row[], wanted: Row, become: (item: Row) => Row): readonly Row[] | null => {
    const place = items.findIndex((item) => hasAll(item, wanted));
    return place === -1 ? null : items.map((item, index) => (index === place ? become(item) : item));
  };
  const added = (input: Row): Row => ({
    ...itemIn(kind, input, owner),
    ...(name === 'Address' && { primary: false }),
    ...(hasAttachments && { attachments: textsIn([input[`${prefix}Attachment`]]) }),
    ...(hasHighlight && { highlighted: false }),
  });
  const attach = (args: Args, change: (before: readonly string[], text: string) => readonly string[]): Row => {
    const input = inputOf(args);
    const text = plainText(input[`${prefix}Attachment`]);
    return edit(args, (items) =>
      replaced(items, itemIn(kind, input, owner), (item) => ({
        ...item,
        attachments: change(textsIn(item['attachments']), text),
      })),
    );
  };

  return {
    [`add${owner}${name}`]: (args: Args) => edit(args, (items) => [...items, added(inputOf(args))]),
    [`update${owner}${name}`]: (args: Args) =>
      edit(args, (items) =>
        replaced(items, wholeItemIn(kind, inputOf(args), owner), () => wholeItemIn(kind, inputOf(args, '2'), owner)),
      ),
    [`toggle${owner}${name}Highlighted`]: (args: Args) =>
      edit(args, (items) =>
        replaced(items, wholeItemIn(kind, inputOf(args), owner), (item) => ({
          ...item,
          highlighted: item['highlighted'] !== true,
        })),
      ),
    [`delete${owner}${name}`]: (args: Args) =>
      edit(args, (items) => {
        const gone = wholeItemIn(kind, inputOf(args), owner);
        return items.filter((item) => !hasAll(item, gone));
      }),
    [`add${owner}${name}Attachment`]: (args: Args) => attach(args, (before, text) => withTexts(before, [text])),
    [`delete${owner}${name}Attachment`]: (args: Args) =>
      attach(args, (before, text) => before.filter((other) => other !== text)),
    ...(name === 'Address' && {
      [`set${owner}AddressPrimary`]: (args: Args) =>
        edit(args, (items) => {
          const wanted = { ...itemIn(kind, inputOf(args), owner), primary: false };
          const others = items.map((item) => ({ ...item, primary: false }));
          return replaced(others, wanted, (item) => ({ ...item, primary: true }));
        }),
    }),
    ...(name === 'Billing' && {
      updateVisitBillingPaid: (args: Args) => {
        const { billingTitle, billingAmount, billingPaid } = inputOf(args);
        const wanted = { title: billingTitle, amount: billingAmount, paid: billingPaid };
        return edit(args, (items) => replaced(items, wanted, (item) => ({ ...item, paid: true })));
      },
    }),
  };
}
