type Test<Row> = (row: Row) => boolean;

/** The words of a filter: the next one, and the next one taken away. */
interface Words {
  peek(): string;
  take(): string;
}

/** The test of conditions joined by `and` and `or`, of which `and` binds closer (OData 4.01, operator precedence). */
export function readLogic<Row>(words: Words, readCondition: () => Test<Row>): Test<Row> {
  const any = [readAll(words, readCondition)];
  while (words.peek() === 'or') {
    words.take();
    any.push(readAll(words, readCondition));
  }
  return (row) => any.some((test) => test(row));
}

function readAll<Row>(words: Words, readCondition: () => Test<Row>): Test<Row> {
  const all = [readCondition()];
  while (words.peek() === 'and') {
    words.take();
    all.push(readCondition());
  }
  return (row) => all.every((test) => test(row));
}
