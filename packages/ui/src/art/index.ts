export { type ScenePalette, scenePalette } from './lighting.ts';
export type { Scene } from './scene.ts';
export { SceneArt } from './scene-art.tsx';
export { sceneSvg } from './scene-svg.ts';
export { loadScene, type SceneName, sceneName, sceneNames } from './scenes.ts';
