import { VisuallyHidden } from '@careers/ui';

/**
 * What a control is about, read out after its words: the same words stand on several controls of a page, which a list of all
 * buttons and links could not tell apart otherwise.
 */
export function About({ children }: { readonly children: string }) {
  return <VisuallyHidden>, {children}</VisuallyHidden>;
}
