/** What a filter is called where no id is typed: “Location”, not “Location ID”. */
export function plainTitle(title: string): string {
  return title.replace(/ IDs?$/, '');
}
