/** The tabs of the personal center, as the address names them; the first has no name. */
const centerTabs = ['', 'collection'] as const;
export type CenterTab = (typeof centerTabs)[number];

export function readCenterTab(text: string | undefined): CenterTab {
  return centerTabs.find((tab) => tab === text) ?? '';
}
