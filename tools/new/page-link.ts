import { methodIds, registry } from '@careers/gateway/registry';
import type { Said } from './generator.ts';
import { kebabName } from './names.ts';
import type { LinkFrame } from './page-texts.ts';
import { Refusal } from './refusal.ts';

/** A link that every world of the mock has; a link of another kind needs a token that is added by hand. */
const KNOWN_TOKEN = 'offer-pending';

/**
 * The frame of a page by link; undefined for any other page.
 * @throws {Refusal} if it is missing, or the method is no query by link
 */
export function takeLinkFrame(said: Said, byLink: boolean): LinkFrame | undefined {
  if (!byLink) {
    if (said.text('link') ?? said.text('method'))
      throw new Refusal('--link and --method are for pages with the access "link".');
    return undefined;
  }
  const kind = kebabName('kind of link', said.line('link'));
  const method = said.line('method');
  const id = methodIds.find((one) => one === method);
  if (!id) throw new Refusal(`--method: the contract has no "${method}".`);
  const { access, submit } = registry[id];
  if (access !== 'link' || submit) throw new Refusal(`--method: "${method}" is no query by link.`);
  return { kind, method, token: KNOWN_TOKEN };
}
