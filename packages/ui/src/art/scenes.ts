import type { Scene } from './scene.ts';

/** Each scene by its name in a configuration; its drawing is fetched when it is first shown. */
const scenes = {
  group: () => import('./scenes/group.ts').then(({ group }) => group),
  energy: () => import('./scenes/energy.ts').then(({ energy }) => energy),
  logistics: () => import('./scenes/logistics.ts').then(({ logistics }) => logistics),
  retail: () => import('./scenes/retail.ts').then(({ retail }) => retail),
  pharma: () => import('./scenes/pharma.ts').then(({ pharma }) => pharma),
  property: () => import('./scenes/property.ts').then(({ property }) => property),
  digital: () => import('./scenes/digital.ts').then(({ digital }) => digital),
  water: () => import('./scenes/water.ts').then(({ water }) => water),
  materials: () => import('./scenes/materials.ts').then(({ materials }) => materials),
  finance: () => import('./scenes/finance.ts').then(({ finance }) => finance),
  agriculture: () => import('./scenes/agriculture.ts').then(({ agriculture }) => agriculture),
  health: () => import('./scenes/health.ts').then(({ health }) => health),
  culture: () => import('./scenes/culture.ts').then(({ culture }) => culture),
} satisfies Readonly<Record<string, () => Promise<Scene>>>;

export type SceneName = keyof typeof scenes;

export const sceneNames: readonly SceneName[] = Object.keys(scenes).filter(isSceneName);

function isSceneName(word: string): word is SceneName {
  return Object.hasOwn(scenes, word);
}

/** The scene with this name; for an unknown name, the group's. */
export const sceneName = (word: string | undefined): SceneName =>
  word !== undefined && isSceneName(word) ? word : 'group';

export const loadScene = (word: string | undefined): Promise<Scene> => scenes[sceneName(word)]();
