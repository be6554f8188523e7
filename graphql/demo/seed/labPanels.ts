/** One panel of a laboratory: its values with unit and usual range in tenths of that unit. */
export interface LabPanel {
  readonly name: string;
  readonly values: readonly (readonly [name: string, unit: string, low: number, high: number])[];
}

/** The panels that are asked for most. */
export const labPanels: readonly LabPanel[] = [
  {
    name: 'Blood chemistry',
    values: [
      ['Glucose', 'mg/dL', 740, 1430],
      ['Creatinine', 'mg/dL', 5, 18],
      ['BUN', 'mg/dL', 70, 270],
      ['ALT', 'U/L', 100, 1250],
      ['Total protein', 'g/dL', 52, 82],
    ],
  },
  {
    name: 'Complete blood count',
    values: [
      ['Hematocrit', '%', 373, 617],
      ['White blood cells', 'K/µL', 51, 168],
      ['Platelets', 'K/µL', 1480, 4840],
    ],
  },
  {
    name: 'Urinalysis',
    values: [
      ['pH', 'pH', 55, 75],
      ['Protein', 'mg/dL', 0, 300],
    ],
  },
  { name: 'Thyroid', values: [['Total T4', 'µg/dL', 10, 40]] },
];
