import { displayLocale } from '../../lib/locale.ts';

interface Counted {
  /** How many are listed. */
  readonly listed: number;
  /** How many there are, as far as this computer knows. */
  readonly total: number;
  /** The service is being asked for more. */
  readonly asking: boolean;
}

/** How many were found: 12 clients, 50 of 1,204 clients. */
export function countWords({ listed, total, asking }: Counted, locale = displayLocale): string {
  const [shown, all] = [listed, total].map((number) => new Intl.NumberFormat(locale).format(number));
  if (asking) return listed === 0 ? 'Asking the service…' : `${shown} found here, asking the service…`;
  if (listed === 0) return 'Nobody was found';
  if (total > listed) return `${shown} of ${all} clients`;
  return listed === 1 ? '1 client' : `${shown} clients`;
}

/** What stands below the last row where there are more. */
export function moreWords({ listed, total }: Counted, locale = displayLocale): string | undefined {
  const more = total - listed;
  return more > 0 ? `and ${new Intl.NumberFormat(locale).format(more)} more: type on to narrow it down` : undefined;
}
