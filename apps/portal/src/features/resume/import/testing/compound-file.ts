/** The file that old documents, mails and encrypted documents are: a header, and a directory with the names of its streams. */
export function compoundFile(...streams: readonly string[]): Uint8Array<ArrayBuffer> {
  const sector = 512;
  // The directory stands behind what is in the streams.
  const directory = 40;
  const bytes = new Uint8Array((directory + 1) * sector + Math.ceil(streams.length / 4) * sector);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint32(48, directory, true);
  streams.forEach((name, entry) => {
    const at = (directory + 1) * sector + entry * 128;
    [...name].forEach((letter, place) => {
      view.setUint16(at + place * 2, letter.charCodeAt(0), true);
    });
    view.setUint16(at + 64, (name.length + 1) * 2, true);
  });
  return bytes;
}
