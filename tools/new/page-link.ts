import { methodIds, registry } from '@careers/gateway/registry';
import type { Said } from './generator.ts';
import { kebabName } from './names.ts';
import type { LinkFrame } from './page-texts.ts';
import { Refusal } from './refusal.ts';

/** A link that the mock's worlds know; a link of another kind gets a token of its own by hand. */
const KNOWN_TOKEN = 'offer-pending';

/**
 * What a page by link stands in; none for any other.
 * @throws {Refusal} where it is not said, or the method is no query by link.
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
