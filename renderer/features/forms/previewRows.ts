/** One value that is sent, and where it stands. */
export interface PreviewRow {
  readonly path: string;
  readonly value: string;
}

type Revive = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

/** The variables as a plain table. Numbers are shown with the digits that are sent, which a number of ours may not keep. */
export function previewRows(variables: string): readonly PreviewRow[] {
  const revive: Revive = (_key, value, context) =>
    typeof value === 'number' ? { digits: context?.source ?? String(value) } : value;
  const rows: PreviewRow[] = [];
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value) && value.length > 0) value.forEach((each, index) => walk(each, `${path}[${index + 1}]`));
    else if (isDigits(value)) rows.push({ path, value: value.digits });
    else if (isFilled(value)) {
      for (const [name, below] of Object.entries(value)) walk(below, path === '' ? name : `${path}.${name}`);
    } else rows.push({ path, value: typeof value === 'string' ? value : JSON.stringify(value) });
  };
  walk(JSON.parse(variables, revive), '');
  return rows;
}

/** Made above, of every number; a group of the same name would hold such an object, and no text. */
function isDigits(value: unknown): value is { readonly digits: string } {
  return isFilled(value) && Object.keys(value).length === 1 && typeof Reflect.get(value, 'digits') === 'string';
}

function isFilled(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
}
