import type { FileRef } from '@careers/gateway/contract';
import { hmacSha256Hex } from '@careers/gateway/wire/hmac';
import { lazy } from '../core/lazy.ts';
import type { StoredFile } from '../core/stored-file.ts';
import { writeSamplePdf } from '../resumes/sample-pdf.ts';
import { paintPortrait } from '../resumes/sample-photo.ts';
import type { Backend } from './context.ts';
import { credentials } from './credentials.ts';
import { inventPerson } from './people.ts';

const portraits = { female: lazy(() => paintPortrait('female')), male: lazy(() => paintPortrait('male')) };
const portfolio = lazy(() => writeSamplePdf('Portfolio'));

/** The files of a sample person's resume: a photo, and something to download. */
export function sampleFilesOf(seed: number, accountId: string): { photo: FileRef; attachments: FileRef[] } {
  const [photo, attachment] = filesOf(seed, accountId);
  return { photo: refOf(photo), attachments: [refOf(attachment)] };
}

/** A file by its id: one that was uploaded, or a sample person's, which are made when they are asked for. */
export function findFile(
  { config, files, state }: Pick<Backend, 'config' | 'files' | 'state'>,
  fileId: string,
): StoredFile | undefined {
  const uploaded = files.get(fileId);
  if (uploaded) return uploaded;
  for (const [accountId, { sample }] of Object.entries(state().resumes)) {
    const found = sample && filesOf(config.seed, accountId).find((file) => file.fileId === fileId);
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

function filesOf(seed: number, accountId: string): readonly [SampleFile, SampleFile] {
  const { gender } = inventPerson(seed, accountId);
  const fileId = (what: string) =>
    hmacSha256Hex(`${what}.${accountId}`, `${credentials.secret}.samples.${seed}`).slice(0, 32);
  return [
    { fileId: fileId('photo'), name: 'photo.png', type: 'image/png', bytes: portraits[gender] },
    { fileId: fileId('portfolio'), name: 'portfolio.pdf', type: 'application/pdf', bytes: portfolio },
  ];
}

function refOf({ fileId, name, bytes }: SampleFile): FileRef {
  return { fileId, fileName: name, size: bytes().length };
}
