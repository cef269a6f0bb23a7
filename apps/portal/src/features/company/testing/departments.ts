import type { BoundFunctions, queries } from '@testing-library/react';

/** The departments of Chengyuan Energy in the mock world. */
export const energyDepartments = [
  'Renewable Sites',
  'Energy Storage Engineering',
  'Power Trading Desk',
  'Health, Safety and Environment',
  'Finance and Administration',
];

/** What the positions' cards of a part of the page say under their titles: whose they are. */
export async function organisationsIn(part: BoundFunctions<typeof queries>): Promise<(string | null)[]> {
  const cards = await part.findAllByRole('article');
  return cards.map((card) => card.querySelector('p')?.textContent ?? null);
}
