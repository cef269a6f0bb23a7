import { brandTokens } from '../theme/brand-tokens.ts';
import { scenePalette } from './lighting.ts';
import { sceneSvg } from './scene-svg.ts';
import { loadScene } from './scenes.ts';

/**
 * A company's scene by day as an SVG file, for use outside a page: a poster, a link's preview.
 * @param word the scene's name; an unknown one gives the group's scene
 * @param brandColor a hex colour; anything else gives the default brand
 * @param aspect width over height
 * @throws if the drawing could not be fetched
 */
export async function drawSceneFile(
  word: string | undefined,
  brandColor: string,
  aspect: number,
): Promise<string> {
  return sceneSvg(await loadScene(word), scenePalette(brandTokens(brandColor).light, 'light'), aspect);
}
