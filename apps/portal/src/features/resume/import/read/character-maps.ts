/** Chinese fonts that a PDF only names need to be told which character each number is. Fetched when a file asks for one. */
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

/** What pdf.js takes for the place of its data; fonts and decoders of pictures are none that words need. */
export class CharacterMaps {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const address = kind === 'cMapUrl' ? known.get(filename) : undefined;
    if (address === undefined) throw new Error(`nothing is kept of ${filename}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${filename}: HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
