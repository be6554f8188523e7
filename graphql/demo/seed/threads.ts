/** One thing that a clinic and a client write to each other about: `<` came in, `>` went out. */
export interface Thread {
  readonly subject: string;
  readonly texts: readonly string[];
}

/** Short and kind, as front desks write; {{pet}} and {{name}} are filled in. */
export const threads: readonly Thread[] = [
  {
    subject: 'Medication pick-up',
    texts: [
      '<Hi, could I get a refill of {{pet}}’s medication before the weekend?',
      '>Of course, {{name}}. We will have it ready at the desk after 3 pm today.',
      '<Wonderful, thank you. I will come by after work.',
    ],
  },
  {
    subject: 'Test results',
    texts: [
      '>Hi {{name}}, {{pet}}’s blood work is back and everything looks normal. The doctor is happy with the values.',
      '<Such a relief! Do we need to change anything?',
      '>Nothing for now. Please go on as before, and we will see {{pet}} at the next visit.',
    ],
  },
  {
    subject: 'Moving the appointment',
    texts: [
      '<Something came up at work. Could {{pet}} come a little later in the day?',
      '>No problem. Would 30 minutes later suit you?',
      '<That is perfect.',
      '>Done. See you and {{pet}} then!',
    ],
  },
  {
    subject: 'Before the visit',
    texts: [
      '>Hello {{name}}, a reminder to please bring a fresh stool sample for {{pet}} to the appointment.',
      '<Will do. Should {{pet}} have breakfast first?',
    ],
  },
  {
    subject: 'After the visit',
    texts: [
      '>Hi {{name}}, how is {{pet}} doing today?',
      '<Much better, eating again and back on the sofa.',
      '>We are so glad to hear it. Please call us if anything changes.',
    ],
  },
  {
    subject: 'Ready to go home',
    texts: ['>{{pet}} did great today and is ready to go home. We are here until 6 pm.', '<On my way, thank you all!'],
  },
  {
    subject: 'Vaccination record',
    texts: [
      '<Could you send me {{pet}}’s vaccination record? The boarding place is asking for it.',
      '>Certainly, we will send it by e-mail this afternoon.',
      '<Thank you so much.',
    ],
  },
  {
    subject: 'Running late',
    texts: ['<We are stuck in traffic and will be ten minutes late. Is that all right?'],
  },
  {
    subject: 'Question about food',
    texts: [
      '<Is it all right to mix the new food with the old one for a few days?',
      '>Yes, please do: a quarter of the new one at first, and a little more each day.',
    ],
  },
  {
    subject: 'Thank you',
    texts: ['<Thank you for being so gentle with {{pet}} yesterday. It meant a lot to us.'],
  },
];
