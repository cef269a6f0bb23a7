import type { FileRef, ResumeView } from '@careers/gateway/contract';
import { useLingui } from '@lingui/react/macro';
import { ResumeFiles } from './resume-files.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SentFile } from './sent-file.tsx';
import { usePhoto } from './use-photo.ts';

interface ShownResumeProps {
  readonly view: ResumeView;
  /** The file, if the resume was handed in as one. */
  readonly file?: FileRef | undefined;
  /** The token of the link that shows it; undefined when it is shown by login. */
  readonly token?: string | undefined;
}

/** The resume or file of an application, for people who are asked about it by link or after login. */
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
