/** Units of UTF-16; file systems take some 255 bytes, of which a Chinese character is three. */
const NAME_MAX = 80;

/** Separators of paths, and what Windows takes in no name. */
const separators = /[\\/:*?"<>|]/g;
/**
 * Controls, directions and other characters that nobody sees, line ends, halves of characters; not what joins several pictures
 * to one.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\u200D(?!\p{Extended_Pictographic})|(?!\u200D)\p{Cf}/gu;
/** Names that are devices on Windows, whatever their type. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The name that a file from a server is saved under: whoever uploaded it chose it. No path, nothing hidden or that
 * hides its type, and never empty.
 */
export function savedFileName(name: string): string {
  const plain = trimmed(name.replace(unseen, '').replace(separators, '_'));
  return shortened(plain.replace(device, '_$&')) || 'file';
}

/** Without the dots and blanks at its ends. From end to end in one pass: a run of dots in the middle costs no more than others. */
function trimmed(name: string): string {
  return /[^. ](?:.*[^. ])?/s.exec(name)?.[0] ?? '';
}

/** Cut before its type, if that is as short as types are. */
function shortened(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const [type = ''] = /\.\w{1,10}$/.exec(name) ?? [];
  // Half a character may be left at the cut.
  return trimmed(name.slice(0, NAME_MAX - type.length).replace(unseen, '')) + type;
}

const inert = /^(?:application\/(?:pdf|json)|image\/(?:png|jpeg|gif|bmp|webp)|text\/calendar)$/;

/** The type that a file from a server is kept as: none that a browser would run, should it ever open it as a page. */
export function savedFileType(type: string): string {
  return inert.test(type) ? type : 'application/octet-stream';
}
