/** One value that is sent, and its path. */
export interface PreviewRow {
  readonly path: string;
  readonly value: string;
}

type Revive = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

/** A number as the digits that are sent, which a JavaScript number may not preserve. */
class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The variables as flat rows; list positions are counted from 1. */
export function previewRows(variables: string): readonly PreviewRow[] {
  const revive: Revive = (_key, value, context) =>
    typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value;
  const rows: PreviewRow[] = [];
  const walk = (value: unknown, path: string): void => {
    if (value instanceof Digits) rows.push({ path, value: value.text });
    else if (Array.isArray(value) && value.length > 0)
      value.forEach((each, index) => walk(each, `${path}[${index + 1}]`));
    else if (isFilled(value)) {
      for (const [name, below] of Object.entries(value)) walk(below, path === '' ? name : `${path}.${name}`);
    } else if (path !== '') rows.push({ path, value: typeof value === 'string' ? value : JSON.stringify(value) });
  };
  walk(JSON.parse(variables, revive), '');
  return rows;
}

function isFilled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
