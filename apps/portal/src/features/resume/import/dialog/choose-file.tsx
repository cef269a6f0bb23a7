import { FileField } from '@careers/ui/forms';
import { fileKinds } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { filesHint, refusalText } from '../../../../forms/file-words.ts';
import type { TransferCode } from '../../../../forms/transfer.ts';
import { readFailureWords } from './read-failure-words.ts';

const accept = fileKinds.resumeImport.extensions.map((extension) => `.${extension}`).join();
const noFiles = [] as const;
const ignore = () => undefined;

interface ChooseFileProps {
  /** Why the last file was refused; the text asks to choose another (section 8). */
  readonly refusal: TransferCode | undefined;
  readonly onFile: (file: File) => void;
}

/** Lets the user choose one file, of any format that can be imported (section 5). */
export function ChooseFile({ refusal, onFile }: ChooseFileProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-5">
      <p className="max-w-[34em] text-muted">
        {t`Bring the resume you already have. We read it, and you decide what goes into your resume here.`}
      </p>
      <FileField
        label={t`Your resume file`}
        hint={filesHint('resumeImport', i18n)}
        error={
          refusal === 'fileLocked'
            ? i18n._(readFailureWords.locked)
            : refusal && refusalText(refusal, 'resumeImport', i18n)
        }
        accept={accept}
        files={noFiles}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
        onCancel={ignore}
        onRetry={ignore}
        onRemove={ignore}
        labels={{
          choose: t`Choose a file`,
          drop: t`or drop here`,
          files: t`Chosen file`,
          waiting: '',
          done: '',
          uploading: String,
          cancel: String,
          retry: String,
          remove: String,
        }}
      />
      <p className="max-w-[34em] text-sm text-muted">
        {t`PDF, DOCX, HTML and TXT files are read on your device and are not sent anywhere. Other formats are uploaded to be read.`}
      </p>
    </div>
  );
}
