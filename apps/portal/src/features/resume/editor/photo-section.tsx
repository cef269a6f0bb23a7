import type { FileKind } from '@careers/validation';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { lazy } from '../../../core/parts/lazy.tsx';
import { PartBoundary } from '../../../core/parts/part-boundary.tsx';
import { PartFailed } from '../../../core/parts/part-failed.tsx';
import { problemOfFiles, refusalText, uploadFailureText } from '../../../forms/file-words.ts';
import { namedMessage } from '../../../forms/named-message.ts';
import { UploadField } from '../../../forms/upload-field.tsx';
import { loadTransfer } from '../../../forms/uploads.ts';
import { controlId } from './control-id.ts';
import type { FilesSectionProps } from './files-section.tsx';
import type { PhotoRefusal } from './photo-crop.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { useSectionFiles } from './use-section-files.ts';

const PhotoCrop = lazy(() => import('./photo-crop.tsx'));

/** Which photo was refused, and why. */
type Refusal = { readonly name: string } & (
  | { readonly code: PhotoRefusal }
  /** The code that checks it could not be loaded. */
  | { readonly error: unknown }
);

function refusalWords(refusal: Refusal, kind: FileKind, i18n: I18n): string {
  return namedMessage(refusal.name, reasonOf(refusal, kind, i18n), i18n);
}

function reasonOf(refusal: Refusal, kind: FileKind, i18n: I18n): string {
  if ('error' in refusal) return uploadFailureText(refusal.error, kind, i18n);
  if (refusal.code !== 'photoUncut') return refusalText(refusal.code, kind, i18n);
  // Browsers that resist fingerprinting ask for the canvas by about these words.
  return i18n._(
    msg`This browser could not crop the photo. Allow this site to use canvas image data, or try another browser.`,
  );
}

/** Lets the user choose, crop and upload a photo, and shows it. */
export function PhotoSection({ section, row, refs, isMissing, onRefs, onUnsent }: FilesSectionProps) {
  const { t, i18n } = useLingui();
  const { items, uploads } = useSectionFiles({ kind: row.fileKind, value: refs, onChange: onRefs });
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<Refusal>();
  const unsent = problemOfFiles(items, false);
  useEffect(() => onUnsent(unsent), [onUnsent, unsent]);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setRefusal(undefined);
    try {
      const { checkChosenFile } = await loadTransfer();
      const code = await checkChosenFile(row.fileKind, file);
      if (code) setRefusal({ name: file.name, code });
      else setChosen(file);
    } catch (error) {
      // The original is never uploaded, as cameras write the place where it was taken into it.
      setRefusal({ name: file.name, error });
    }
  }
  const [ref] = refs;
  const missing = isMissing ? t`Please choose a file` : undefined;
  return (
    <div className="flex flex-col gap-6 @lg:flex-row">
      {ref && <PhotoPicture fileId={ref.fileId} />}
      <UploadField
        id={controlId({ section })}
        kind={row.fileKind}
        items={items}
        uploads={uploads}
        onFiles={([file]) => void take(file)}
        label={i18n._(row.name)}
        labelHidden
        error={refusal ? refusalWords(refusal, row.fileKind, i18n) : missing}
        className="min-w-0 grow"
      />
      <PartBoundary failed={(error, onRetry) => chosen && <PartFailed error={error} onRetry={onRetry} />}>
        {chosen && (
          <PhotoCrop
            file={chosen}
            onDone={(cropped) => {
              setChosen(undefined);
              uploads.add([cropped]);
            }}
            onRefused={(code) => {
              setChosen(undefined);
              setRefusal({ name: chosen.name, code });
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </PartBoundary>
    </div>
  );
}
