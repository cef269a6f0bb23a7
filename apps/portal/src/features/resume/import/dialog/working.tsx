import { Button, LiveRegion, Spinner } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Progress } from '../steps/progress.ts';

interface WorkingProps {
  readonly file: string;
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** The progress of uploading and reading a file. */
export function Working({ file, progress, onCancel }: WorkingProps) {
  const { t } = useLingui();
  const cancel = useRef<HTMLButtonElement>(null);
  // The element that had the focus is gone with the previous step.
  useEffect(() => cancel.current?.focus(), []);
  const { stage } = progress;
  const says = {
    uploading: t`Uploading ${file}`,
    queued: t`Waiting to be read`,
    reading: t`Reading ${file}`,
  }[stage];
  const share = shareOf(progress);
  return (
    <div className="grid justify-items-center gap-5 py-8 text-center">
      <Spinner className="size-8 text-brand-700" />
      <div className="w-full max-w-80">
        <p>{says}</p>
        {progress.stage === 'reading' && progress.pages && (
          <p className="tabular text-sm text-muted">{t`Page ${progress.page} of ${progress.pages}`}</p>
        )}
        {share !== undefined && (
          <progress aria-label={says} value={share} max={1} className="mt-3 h-1.5 w-full accent-brand-700" />
        )}
      </div>
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        {t`Cancel`}
      </Button>
      <LiveRegion message={says} />
    </div>
  );
}

function shareOf(progress: Progress): number | undefined {
  return progress.stage === 'uploading' ? progress.share : undefined;
}
