import type { FileRef, ResumeView } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SentFile } from './sent-file.tsx';
import { usePhoto } from './use-photo.ts';

interface ShownResumeProps {
  readonly view: ResumeView;
  /** A resume that was handed in as a file. */
  readonly file?: FileRef | undefined;
  /** The link that it is shown by; none where a login shows it. */
  readonly token?: string | undefined;
}

/** What was sent with an application, for whoever is asked about it, by a link or a login. */
export function ShownResume({ view, file, token }: ShownResumeProps) {
  const { t } = useLingui();
  const source = { token };
  const photoUrl = usePhoto(view.content.photo, source);
  return (
    <section aria-label={t`Resume`} className="min-w-0">
      {file ? (
        <SentFile content={view.content} file={file} source={source} />
      ) : (
        <>
          <ResumePreview view={view} photoUrl={photoUrl} />
          <ResumeFiles content={view.content} source={source} />
        </>
      )}
    </section>
  );
}
