export type { Scene } from './scene.ts';
export { SceneArt } from './scene-art.tsx';
export { loadScene, type SceneName, sceneName, sceneNames } from './scenes.ts';
