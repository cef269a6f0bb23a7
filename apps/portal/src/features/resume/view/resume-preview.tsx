import type { ResumeView } from '@careers/gateway/contract';
import { Button } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import AlignLeft from 'lucide-react/icons/align-left';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { ResumeSheets } from './resume-sheets.tsx';
import { ResumeText } from './resume-text.tsx';
import { useNarrow } from './use-narrow.ts';
import type { PhotoUrl } from './use-photo.ts';

interface ResumePreviewProps {
  readonly view: ResumeView;
  readonly photoUrl?: PhotoUrl;
  /** What a narrow room begins with: the words, or the sheets where their look is what matters. */
  readonly begins?: 'text' | 'printed';
}

/**
 * A resume to be read: on its sheets, and where these would be too small, as text with the sheets a press away. What is
 * printed are the sheets, whichever is shown (decision 0068).
 */
export function ResumePreview({ view, photoUrl, begins = 'text' }: ResumePreviewProps) {
  const { t } = useLingui();
  const { room, isNarrow } = useNarrow();
  const [shown, show] = useState(begins);
  const isText = isNarrow && shown === 'text';
  return (
    <div ref={room} className="relative">
      {isNarrow && (
        <Button
          variant="secondary"
          size="sm"
          icon={isText ? <FileText size={16} /> : <AlignLeft size={16} />}
          onClick={() => show(isText ? 'printed' : 'text')}
          className="mb-4"
        >
          {isText ? t`Show as printed` : t`Show as text`}
        </Button>
      )}
      {isText && <ResumeText content={view.content} photoUrl={photoUrl} />}
      <div className={isText ? 'rs-for-paper' : undefined}>
        <ResumeSheets view={view} photoUrl={photoUrl} />
      </div>
    </div>
  );
}
