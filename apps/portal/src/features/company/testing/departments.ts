import type { BoundFunctions, queries } from '@testing-library/react';

/** The departments of Chengyuan Energy in the mock world. */
export const energyDepartments = [
  'Renewable Sites',
  'Energy Storage Engineering',
  'Power Trading Desk',
  'Health, Safety and Environment',
  'Finance and Administration',
];

/** The organisations under the titles of the positions in a part of the page, without the date beside them. */
export async function organisationsIn(part: BoundFunctions<typeof queries>): Promise<(string | null)[]> {
  const cards = await part.findAllByRole('article');
  return cards.map((card) => card.querySelector('p > span')?.textContent ?? null);
}
