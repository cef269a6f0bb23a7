import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { PortalLink } from '../../core/navigation/link.tsx';
import { usePageLink } from './link-context.ts';

/**
 * A link to another page of the link that opened this one. This tab has the token and goes there without it. Another tab or window has
 * none of what this one keeps, so the address for it has the token, as in the mail (decision 0184).
 */
export function SiblingLink({ to, ...rest }: Omit<ComponentProps<typeof PortalLink>, 'href' | 'query'>) {
  const { buildLocation, history } = useRouter();
  const { token } = usePageLink();
  const { href } = buildLocation({ to, search: { token } });
  return <PortalLink {...rest} to={to} href={history.createHref(href)} />;
}
