import type { ComponentProps } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePageLink } from './link-context.ts';

/**
 * A link to another page of the link that opened this one. This tab has the token and goes there without it. Another tab or window has
 * none of what this one keeps, so the address for it has the token, as in the mail (decision 0184).
 */
export function SiblingLink(props: Omit<ComponentProps<typeof PortalLink>, 'elsewhere' | 'query'>) {
  const { token } = usePageLink();
  return <PortalLink {...props} elsewhere={{ token }} />;
}
