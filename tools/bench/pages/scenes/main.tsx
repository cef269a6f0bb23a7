import { loadScene, SceneArt, sceneNames } from '@careers/ui/art';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Draws every scene once, each in the place of the one before, and tells how many milliseconds each took, layout included. */
    drawScenes?: () => Promise<Readonly<Record<string, number>>>;
  }
}

window.drawScenes = async () => {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  // React itself is warm by the time at which a page draws its scene.
  flushSync(() => root.render(<svg />));
  const took: Record<string, number> = {};
  for (const name of sceneNames) {
    const scene = await loadScene(name);
    flushSync(() => root.render(null));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    const began = performance.now();
    flushSync(() => root.render(<SceneArt key={name} scene={scene} className="h-full" />));
    element.getBoundingClientRect();
    took[name] = performance.now() - began;
  }
  return took;
};
