/** A single-line document in readable form: one field per line. The single line is what is sent. */
export function formatDocument(text: string): string {
  if (text.includes('\n')) return text;
  const lines: string[] = [];
  let line = '';
  let level = 0;
  let parentheses = 0;
  let quoted = false;
  const endLine = (): void => {
    if (line.trim() !== '') lines.push('  '.repeat(level) + line.trim());
    line = '';
  };

  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"' && text[index - 1] !== '\\') quoted = !quoted;
    if (!quoted && character === '(') parentheses += 1;
    if (!quoted && character === ')') parentheses -= 1;
    const within = quoted || parentheses > 0;
    if (within || !'{} '.includes(character)) {
      line += character;
    } else if (character === '{') {
      line += character;
      endLine();
      level += 1;
    } else if (character === '}') {
      endLine();
      level -= 1;
      line = character;
      endLine();
    } else if (level === 0 || belongsTogether(line.trim(), text[index + 1])) {
      line += character;
    } else {
      endLine();
    }
  }
  endLine();
  return lines.join('\n');
}

/** An alias and its field, a fragment and its type, a field and its opening brace. */
function belongsTogether(before: string, next: string | undefined): boolean {
  return before.endsWith(':') || before === '...' || before === '... on' || next === '{' || next === '@';
}
