import { loadScene, type Scene, SceneArt } from '@careers/ui/art';
import { useEffect, useRef, useState } from 'react';

/** How far outside the screen a scene is fetched already. */
const MARGIN = '240px';

interface SceneNearbyProps {
  readonly word: string | undefined;
  readonly view: number | undefined;
}

/** Fetches its scene when it comes near the screen. When the word changes, the old picture stays until the new one is loaded. */
export default function SceneNearby({ word, view }: SceneNearbyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let wanted = true;
    // A failure is ignored: the scene is decoration, and the background stays.
    const fetchScene = () =>
      loadScene(word).then(
        (found) => wanted && setScene(found),
        () => undefined,
      );
    const watcher =
      globalThis.IntersectionObserver &&
      new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && fetchScene(), { rootMargin: MARGIN });
    if (frame.current && watcher) watcher.observe(frame.current);
    else void fetchScene();
    return () => {
      wanted = false;
      watcher?.disconnect();
    };
  }, [word]);
  return (
    <div ref={frame} className="size-full">
      {scene && <SceneArt scene={scene} view={view} className="size-full animate-fade-in" />}
    </div>
  );
}
