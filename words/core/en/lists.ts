export const lists = {
  needs: 'This list needs {{names}} first.',
  search: 'a search',
  name: 'Name',
  yes: 'Yes',
  no: 'No',
  demands: 'It demands what Front Desk can’t give: {{names}}.',
} as const;
