/** In UTF-16 units; file systems allow about 255 bytes, and a Chinese character takes three. */
const NAME_MAX = 80;

/** Path separators, and characters that Windows does not allow in names. */
const separators = /[\\/:*?"<>|]/g;
/**
 * Invisible characters: controls, directions, line ends, lone surrogates; but not the joiners inside of emoji.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|\u200D(?!\p{Extended_Pictographic})|(?!\u200D)\p{Cf}/gu;
/** Names of devices on Windows, with any extension, also behind spaces. */
const device = /^(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i;

/**
 * The name under which a file from a server is saved, since the uploader chose its original name: no path, no hidden file, nothing
 * that hides the extension, and never empty.
 */
export function savedFileName(name: string): string {
  const plain = trimmed(name.replace(unseen, '').replace(separators, '_'));
  return shortened(plain.replace(device, '_$&')) || 'file';
}

/** Without dots and spaces at both ends; a loop instead of a regular expression, whose time could grow with a run of dots. */
function trimmed(name: string): string {
  return /[^. ](?:.*[^. ])?/s.exec(name)?.[0] ?? '';
}

/** Cut before its extension, if that is short. */
function shortened(name: string): string {
  if (name.length <= NAME_MAX) return name;
  const [type = ''] = /\.\w{1,10}$/.exec(name) ?? [];
  // The cut may leave half a surrogate pair.
  return trimmed(name.slice(0, NAME_MAX - type.length).replace(unseen, '')) + type;
}
