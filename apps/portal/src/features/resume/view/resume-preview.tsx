import type { ResumeView } from '@careers/gateway/contract';
import { Button, useFocusNear } from '@careers/ui';
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
  /** What a narrow screen shows first: the text, or the sheets if their look matters. */
  readonly begins?: 'text' | 'printed';
  /** Whether the sheets are printed, whichever is on screen (decision 0068); true by default. */
  readonly isPrinted?: boolean;
}

/**
 * Shows a resume on its sheets, or as text where the sheets would be too small, with a button to switch to them.
 */
export function ResumePreview({ view, photoUrl, begins = 'text', isPrinted = true }: ResumePreviewProps) {
  const { room, isNarrow } = useNarrow();
  const [shown, show] = useState(begins);
  const isText = isNarrow && shown === 'text';
  return (
    <div ref={room} className="relative">
      {isNarrow && <SwitchButton isText={isText} onSwitch={() => show(isText ? 'printed' : 'text')} />}
      {isText && <ResumeText content={view.content} photoUrl={photoUrl} />}
      <div className={isText ? 'rs-for-paper' : undefined}>
        <ResumeSheets view={view} photoUrl={photoUrl} printed={isPrinted} />
      </div>
    </div>
  );
}

interface SwitchButtonProps {
  readonly isText: boolean;
  readonly onSwitch: () => void;
}

/** Goes when the window gets wide enough for sheets, and then leaves the focus near. */
function SwitchButton({ isText, onSwitch }: SwitchButtonProps) {
  const { t } = useLingui();
  const own = useFocusNear<HTMLDivElement>();
  return (
    <div ref={own} className="mb-4">
      <Button
        variant="secondary"
        size="sm"
        icon={isText ? <FileText size={16} /> : <AlignLeft size={16} />}
        onClick={onSwitch}
      >
        {isText ? t`Show as printed` : t`Show as text`}
      </Button>
    </div>
  );
}
