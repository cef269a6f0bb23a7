/**
 * The maps from character numbers to Unicode for Chinese fonts that a PDF names but does not embed. Fetched when a file needs
 * one.
 */
const addresses = import.meta.glob<string>(
  '../../../../../node_modules/pdfjs-dist/cmaps/{Adobe-GB1-UCS2,Adobe-CNS1-UCS2,UniGB-*,UniCNS-*,GB-EUC-*,GBK-EUC-*,GBKp-EUC-*,GBK2K-*,GBpc-EUC-*,B5pc-*,ETen-B5-*,ETenms-B5-*,HKscs-B5-*,CNS-EUC-*}.bcmap',
  { query: '?url', import: 'default', eager: true },
);

const known = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

interface Wanted {
  readonly kind: string;
  readonly filename: string;
}

/** The factory by which pdf.js loads its data; only character maps are needed to read text, no fonts or image decoders. */
export class CharacterMaps {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const address = kind === 'cMapUrl' ? known.get(filename) : undefined;
    if (address === undefined) throw new Error(`nothing is kept of ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
