/** Characters that a file system may refuse in a name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The name of a picture's file, after what it shows. */
export function pictureName(title: string): string {
  const name = title.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim().slice(0, 80);
  return `${name || 'poster'}.png`;
}
