import { brandTokens } from '../theme/brand-tokens.ts';
import { scenePalette } from './lighting.ts';
import { sceneSvg } from './scene-svg.ts';
import { loadScene } from './scenes.ts';

/**
 * A company's scene by day as an SVG file, for what is no page: a poster, a link's preview.
 *
 * @param word the scene's; of a word that names none it is the group's
 * @param brandColor a hex colour; of what is none it is the default brand's
 * @param aspect width over height
 * @throws where the drawing could not be fetched
 */
export async function drawSceneFile(
  word: string | undefined,
  brandColor: string,
  aspect: number,
): Promise<string> {
  return sceneSvg(await loadScene(word), scenePalette(brandTokens(brandColor).light, 'light'), aspect);
}
