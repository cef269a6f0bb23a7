import type { Draft } from './draft.ts';
import type { Said } from './generator.ts';
import { kebabName } from './names.ts';
import { Refusal } from './refusal.ts';
import { choicesIn } from './syntax.ts';

/** The file with the names of all catalogues. */
export const catalogues = 'apps/portal/src/core/language/catalogue-files.ts';

/**
 * The feature that a page belongs to.
 * @throws {Refusal} for an existing feature that does not exist, or a new one that does
 */
export function featureOf(draft: Draft, said: Said): string {
  const known = draft.list('apps/portal/src/features');
  const begun = said.text('new-feature');
  if (begun === undefined) {
    const feature = said.line('feature');
    if (known.includes(feature)) return feature;
    throw new Refusal(
      `There is no feature "${feature}": say one of ${known.join(', ')}, or --new-feature ${feature}.`,
    );
  }
  if (said.text('feature') !== undefined)
    throw new Refusal('A page has one feature: say --feature or --new-feature.');
  if (known.includes(begun))
    throw new Refusal(`There is a feature "${begun}" already: say --feature ${begun}.`);
  if (choicesIn(draft.source(catalogues), 'CatalogueName').includes(begun))
    throw new Refusal(`There is a catalogue "${begun}" already, of what is no feature.`);
  return kebabName('feature', begun);
}
