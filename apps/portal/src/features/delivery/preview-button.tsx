import { Button } from '@careers/ui';
import type { ReactNode } from 'react';
import { lazy } from '../../core/parts/lazy.tsx';
import { OnDemand } from '../../core/parts/on-demand.tsx';
import type { ShownResume } from './resume-dialog.tsx';

const ResumeDialog = lazy(() => import('./resume-dialog.tsx'));

interface PreviewButtonProps {
  readonly resume: ShownResume;
  readonly children: ReactNode;
}

/** Opens a resume in a dialog, whose code is fetched with the first press. */
export function PreviewButton({ resume, children }: PreviewButtonProps) {
  return (
    <OnDemand
      part={ResumeDialog}
      props={{ resume }}
      trigger={
        <Button variant="secondary" size="sm">
          {children}
        </Button>
      }
    />
  );
}
