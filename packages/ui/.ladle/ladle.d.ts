/** What the stories use of `@ladle/react`: it ships its sources as types, which a strict tsc does not accept. */
import type { FC, ReactNode } from 'react';

export interface Story<Props = object> extends FC<Props> {
  args?: Partial<Props>;
  storyName?: string;
}
export interface StoryDefault {
  title?: string;
}
export type GlobalProvider = FC<{
  globalState: { theme: 'light' | 'dark' | 'auto'; story: string };
  children: ReactNode;
}>;
