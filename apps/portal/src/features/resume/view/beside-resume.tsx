import type { FileRef, ResumeView } from '@careers/gateway/contract';
import { BesideForm, Button, cn } from '@careers/ui';
import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId } from 'react';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SentFile } from './sent-file.tsx';
import { usePhoto } from './use-photo.ts';

interface BesideResumeProps {
  /** A request about a resume. Without a resume or file, the application has ended. */
  readonly asked: { readonly view?: ResumeView | undefined; readonly file?: FileRef | undefined };
  /** The token of the link that shows it; undefined for a page with a login. */
  readonly token?: string | undefined;
  /** The receipt of an answered request; it is printed instead of the resume. */
  readonly receipt: ReactNode;
  /** What was asked, and the form. */
  readonly children: ReactNode;
}

/**
 * A form or a receipt beside the resume that it is about. Where the resume is no longer shown, the receipt takes its place, and
 * says so.
 */
export function BesideResume({ asked: { view, file }, token, receipt, children }: BesideResumeProps) {
  const { t } = useLingui();
  const resumeId = useId();
  const isAnswered = Boolean(receipt);
  if (view)
    return (
      <BesideForm
        form={
          <>
            {!isAnswered && <ToResume id={resumeId} />}
            {receipt}
            {children}
          </>
        }
      >
        <ShownResume id={resumeId} view={view} file={file} token={token} isAnswered={isAnswered} />
      </BesideForm>
    );
  return (
    <div className="items-start gap-x-8 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        {receipt}
        <p className="mb-6 text-sm text-muted">{t`This application has ended, so the resume is no longer shown.`}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}

/** The way to the resume where it stands below the form: it is to be read before it is judged. */
function ToResume({ id }: { readonly id: string }) {
  const { t } = useLingui();
  function go(): void {
    const resume = document.getElementById(id);
    resume?.scrollIntoView({ block: 'start' });
    resume?.focus({ preventScroll: true });
  }
  return (
    <div className="-mt-2 mb-4 @5xl:hidden print:hidden">
      <Button variant="link" onClick={go}>
        {t`Read the resume`}
        <ChevronRight size={18} className="rotate-90" />
      </Button>
    </div>
  );
}

interface ShownResumeProps {
  readonly id: string;
  readonly view: ResumeView;
  readonly file: FileRef | undefined;
  readonly token: string | undefined;
  readonly isAnswered: boolean;
}

/** The resume of an application, or the file that was sent instead. */
function ShownResume({ id, view, file, token, isAnswered }: ShownResumeProps) {
  const { t } = useLingui();
  const source = { token };
  const photoUrl = usePhoto(view.content.photo, source);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={t`Resume`}
      className={cn('min-w-0 outline-none', isAnswered && 'print:hidden')}
    >
      {file ? (
        <SentFile content={view.content} file={file} source={source} />
      ) : (
        <>
          <ResumePreview view={view} photoUrl={photoUrl} isPrinted={!isAnswered} />
          <ResumeFiles content={view.content} source={source} />
        </>
      )}
    </section>
  );
}
