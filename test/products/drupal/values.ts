import { offsetText, wallDay } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';

/** The zone of the site's settings, which is that of most clinics. */
export const siteZone = 'America/New_York';

/** An instant as it is shown: seconds, whatever the schema says of them, and here in the zone of the site. */
export function siteTime(instant: number): Row {
  const time = offsetText(instant, siteZone);
  return { timestamp: Math.floor(instant / 1000), timezone: siteZone, offset: time.slice(-6), time };
}

/** A date of a field, which is kept and shown in UTC. */
export function fieldTime(instant: number): Row {
  const time = `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
  return { timestamp: Math.floor(instant / 1000), timezone: 'UTC', offset: '+00:00', time };
}

/** A formatted text; what is empty has none. */
export function textField(value: string | null): Row | null {
  if (value === null) return null;
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return { value, processed: `<p>${escaped}</p>\n`, format: 'basic_html' };
}

/** An uploaded picture with its smaller copies. */
export function image(name: string, alt: string): Row {
  const url = `https://site.example.test/sites/default/files/${name}`;
  const variations = ({ styles }: { readonly styles?: readonly string[] | null }): readonly Row[] =>
    (styles ?? ['LARGE', 'MEDIUM', 'THUMBNAIL']).map((style) => {
      const width = { LARGE: 480, MEDIUM: 220 }[style] ?? 100;
      return { name: style, url: `${url}?itok=${style.toLowerCase()}`, width, height: width };
    });
  return { url, width: 1200, height: 800, alt, title: null, size: 48_211, mime: 'image/jpeg', variations };
}

/** A postal address, all of which are in one country. */
export function address(parts: Row): Row {
  return { country: { name: 'United States', code: 'US' }, ...parts };
}

/** The language of everything. */
export const english: Row = { id: 'en', name: 'English', direction: 'ltr' };

/** The day at the site's own zone, which views take dates in. */
export function siteDay(instant: number): string {
  return wallDay(instant, siteZone);
}
