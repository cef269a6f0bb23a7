import { useEffect, useState } from 'react';
import { loadScene, type Scene, SceneArt, sceneNames } from './index.ts';

/** Every scene at the aspects it is shown with; `?brand=` and the theme's switch change their colours. */
export function Scenes() {
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  useEffect(() => {
    void Promise.all(sceneNames.map(loadScene)).then(setScenes);
  }, []);
  return (
    <div className="grid gap-4 @3xl:grid-cols-2">
      {scenes.map((scene, index) => (
        <SceneArt key={sceneNames[index]} scene={scene} className="aspect-video rounded-lg" />
      ))}
    </div>
  );
}

export function Crops() {
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    void loadScene('energy').then(setScene);
  }, []);
  if (!scene) return null;
  return (
    <div className="grid gap-4">
      {[2.6, 6, 16 / 9, 1, 3 / 4].map((aspect) => (
        <div key={aspect} className="max-w-content" style={{ aspectRatio: aspect }}>
          <SceneArt scene={scene} className="size-full" />
        </div>
      ))}
    </div>
  );
}
