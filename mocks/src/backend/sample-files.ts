import type { FileRef } from '@careers/gateway/contract';
import { hmacSha256Hex } from '@careers/gateway/wire/hmac';
import { lazy } from '../core/lazy.ts';
import type { StoredFile } from '../core/stored-file.ts';
import { text } from '../data/text.ts';
import type { Locale } from '../data/types.ts';
import { writeSamplePdf } from '../resumes/sample-pdf.ts';
import { paintPortrait } from '../resumes/sample-photo.ts';
import { locales } from '../scenarios/config.ts';
import type { Backend } from './context.ts';
import { credentials } from './credentials.ts';
import { inventPerson } from './people.ts';

const portraits = { female: lazy(() => paintPortrait('female')), male: lazy(() => paintPortrait('male')) };
const portfolios = {
  'zh-cn': lazy(() => writeSamplePdf('作品集', 'zh-cn')),
  'zh-hk': lazy(() => writeSamplePdf('作品集', 'zh-hk')),
  'en-us': lazy(() => writeSamplePdf('Portfolio', 'en-us')),
};

const photoName = text('照片.png', '照片.png', 'photo.png');
const portfolioName = text('作品集.pdf', '作品集.pdf', 'portfolio.pdf');

/** The files of a sample person's resume in the language of the call: a photo, and something to download. */
export function sampleFilesOf(
  seed: number,
  accountId: string,
  locale: Locale,
): { photo: FileRef; attachments: FileRef[] } {
  const [photo, attachment] = filesOf(seed, accountId, locale);
  return { photo: refOf(photo), attachments: [refOf(attachment)] };
}

/** A file by its id: an uploaded one, or a sample person's, which is created when it is asked for. */
export function findFile(
  { config, files, state }: Pick<Backend, 'config' | 'files' | 'state'>,
  fileId: string,
): StoredFile | undefined {
  const uploaded = files.get(fileId);
  if (uploaded) return uploaded;
  for (const [accountId, { sample }] of Object.entries(state().resumes)) {
    const known = sample ? locales.flatMap((locale) => filesOf(config.seed, accountId, locale)) : [];
    const found = known.find((file) => file.fileId === fileId);
    if (found) return { name: found.name, type: found.type, bytes: found.bytes(), accountId };
  }
  return undefined;
}

interface SampleFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

function filesOf(seed: number, accountId: string, locale: Locale): readonly [SampleFile, SampleFile] {
  const { gender } = inventPerson(seed, accountId);
  const fileId = (what: string) =>
    hmacSha256Hex(`${what}.${locale}.${accountId}`, `${credentials.secret}.samples.${seed}`).slice(0, 32);
  return [
    { fileId: fileId('photo'), name: photoName[locale], type: 'image/png', bytes: portraits[gender] },
    {
      fileId: fileId('portfolio'),
      name: portfolioName[locale],
      type: 'application/pdf',
      bytes: portfolios[locale],
    },
  ];
}

function refOf({ fileId, name, bytes }: SampleFile): FileRef {
  return { fileId, fileName: name, size: bytes().length };
}
