import { loadScene, SceneArt, sceneNames } from '@careers/ui/art';
import { useCallback, useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Draws every scene once, each in the place of the one before, and tells how many milliseconds each took, layout included. */
    drawScenes?: () => Promise<Readonly<Record<string, number>>>;
  }
}

/** Something that a page has before its scene: an icon, with styles, an id and a reference. */
function Icon() {
  const id = useId();
  const mark = useCallback((svg: SVGSVGElement | null) => svg?.setAttribute('data-mark', ''), []);
  return (
    <div style={{ position: 'relative' }}>
      <svg ref={mark} id={id} viewBox="0 0 24 24" strokeLinecap="round" aria-hidden="true">
        <path d="M4 12h16" fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
    </div>
  );
}

window.drawScenes = async () => {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element);
  // React and the browser have drawn, more than once, by the time at which a page draws its scene.
  for (const content of [<Icon key="first" />, null, <Icon key="second" />]) {
    flushSync(() => root.render(content));
    element.getBoundingClientRect();
  }
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
