import type { Ids } from '../../dialects/ids.ts';
import type { Practice } from '../../dialects/practice.ts';
import type { ContentEntry } from './find.ts';

const started = Date.parse('2026-02-10T14:22:08.120Z');

/** What the practice's website is made of. */
export function siteEntries(
  { organization, places }: Practice,
  { of }: Ids,
): Readonly<Record<string, () => readonly ContentEntry[]>> {
  const id = (number: number): string => of('organization', number);
  const entry = (number: number, fields: ContentEntry['fields']): ContentEntry => ({
    id: id(number),
    createdAt: started + number * 3_600_000,
    updatedAt: started + number * 90_000_000,
    version: 4 + number,
    tags: number % 2 === 0 ? ['Website'] : [],
    fields,
  });
  return {
    BlogPost: () =>
      ['Ticks are early this year', 'Why cats hide pain', 'Meet the team'].map((title, index) =>
        entry(10 + index, {
          title,
          slug: title.toLowerCase().replaceAll(' ', '-'),
          date: `2026-0${String(3 + index)}-12`,
          author: of('provider', 1 + index),
          heroImage: id(40 + index),
          body: `${title}. More in the next weeks.`,
          keywords: title.toLowerCase().split(' ').slice(0, 2),
          related: index === 0 ? [id(11)] : [],
        }),
      ),
    Page: () =>
      ['Home', 'New clients'].map((title, index) =>
        entry(20 + index, {
          title,
          slug: title.toLowerCase().replace(' ', '-'),
          heroImage: null,
          body: `${title}.`,
          seo: { noIndex: index === 1 },
        }),
      ),
    Faq: () =>
      ['Do you take walk-ins?', 'May I pay in parts?'].map((question, index) =>
        entry(24 + index, { question, answer: 'Please call us.', category: 'Visits', order: index + 1 }),
      ),
    Testimonial: () => [
      entry(27, {
        name: 'Jo P.',
        quote: 'They were so kind to Rex.',
        stars: 5,
        petName: 'Rex',
        clinic: of('place', 1),
      }),
    ],
    Announcement: () => [
      entry(28, {
        title: 'Closed on Thanksgiving',
        message: 'Emergencies go to the hospital in Portland.',
        start: '2026-11-26T00:00:00.000-05:00',
        end: '2026-11-27T00:00:00.000-05:00',
        clinic: null,
      }),
    ],
    SiteSettings: () => [
      entry(29, {
        internalName: 'Settings',
        practiceName: organization.name,
        logo: id(49),
        emergencyPhone: places[0]?.phone ?? null,
        mainClinic: of('place', 1),
      }),
    ],
    Asset: () =>
      Array.from({ length: 10 }, (_, index) =>
        entry(40 + index, {
          title: `Picture ${String(index + 1)}`,
          description: null,
          contentType: 'image/jpeg',
          fileName: `picture-${String(index + 1)}.jpg`,
          url: `https://images.example.test/${id(40 + index)}/picture.jpg`,
          size: 40_000 + index * 1311,
          width: 1200,
          height: 800,
        }),
      ),
  };
}
