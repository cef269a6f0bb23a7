import type { ReactNode } from 'react';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { PortalLink } from '../../../core/navigation/link.tsx';

interface EditorLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to the editor from another page: once the resume is saved, the editor leads back to that page. */
export function EditorLink({ className, children }: EditorLinkProps) {
  const { path, query } = useAppLocation();
  const back = query.id ? `${path}?${new URLSearchParams({ id: query.id })}` : path;
  return (
    <PortalLink to="/resumeEditor" query={{ back }} className={className}>
      {children}
    </PortalLink>
  );
}
