export const reminders = {
  due_one: '{{count}} reminder due',
  due_other: '{{count}} reminders due',
  title: 'Reminders and confirmations',
  notReadShort: 'Reminders could not be read',
  notRead: 'Could not be read: {{why}}',
  notWhole: 'There are more than are shown here.',
  unreadable_one: '{{count}} could not be read.',
  unreadable_other: '{{count}} could not be read.',
  nameless: 'Reminder',
  noClient: 'Nobody is named',
  toAppointment: 'Open the appointment',
  toClient: 'Open the client',
} as const;
