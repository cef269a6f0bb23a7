import { savedFileName } from '@careers/gateway';

/** Characters that a file system may refuse in a name; they become spaces. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The name of a picture's file, after what it shows. */
export function pictureName(title: string): string {
  const name = title
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+| $/g, '');
  return savedFileName(`${name || 'poster'}.png`);
}
