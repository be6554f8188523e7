/** The button that opens a concept: where the focus goes when something else about the concept was pressed and left. */
export function conceptButtonId(concept: string): string {
  return `concept-${concept}`;
}
