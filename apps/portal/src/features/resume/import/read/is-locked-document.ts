const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const HEADER_BYTES = 512;
/** An encrypted document has a dozen streams, of 128 bytes each in the directory. */
const DIRECTORY_BYTES = 8192;

/** How the stream with what was encrypted is called, as a directory writes names down: in UTF-16. */
const encrypted = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('');

/**
 * Whether a file is a document of today's office programs that was saved with a password: no zip any more, but a compound file
 * with the zip in it, encrypted. Its first bytes alone are those of an old document with a new one's name.
 */
export async function isLockedDocument(file: Blob): Promise<boolean> {
  const header = await bytesOf(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !compoundFile.every((byte, at) => header[at] === byte)) return false;
  const facts = new DataView(header.buffer);
  const sectorBytes = 2 ** facts.getUint16(30, true);
  const directory = (facts.getUint32(48, true) + 1) * sectorBytes;
  const names = await bytesOf(file, directory, DIRECTORY_BYTES);
  return new TextDecoder('latin1').decode(names).includes(encrypted);
}

async function bytesOf(file: Blob, from: number, count: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, from + count).arrayBuffer());
}
