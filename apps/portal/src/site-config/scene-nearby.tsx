import { loadScene, type Scene, SceneArt } from '@careers/ui/art';
import { useEffect, useRef, useState } from 'react';

/** Scenes are fetched a little before they come into sight. */
const MARGIN = '240px';

interface SceneNearbyProps {
  readonly word: string | undefined;
  readonly place: number | undefined;
}

/** Fetches its scene when its place comes near the screen; another word changes the picture once that is here. */
export default function SceneNearby({ word, place }: SceneNearbyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let wanted = true;
    // Without it there is the ground of its place; nobody misses a decoration.
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
      {scene && <SceneArt scene={scene} place={place} className="size-full animate-fade-in" />}
    </div>
  );
}
