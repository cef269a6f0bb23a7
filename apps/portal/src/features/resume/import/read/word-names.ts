/** The prefixes that Word gives to what elements are of; a document may be written with any others. */
const usual = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['urn:schemas-microsoft-com:vml', 'v'],
]);

/** The first element, and what stands before it, have no more letters. */
const ROOT_MAX = 16_384;

/** What Word calls the elements of a document, by what they are called in it: the document says which prefix is which. */
export function wordNames(xml: string): (name: string) => string {
  const prefixes = new Map<string, string>();
  for (const [, prefix = '', namespace = ''] of xml
    .slice(0, ROOT_MAX)
    .matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']+)["']/g)) {
    const known = usual.get(namespace);
    if (known !== undefined && !prefixes.has(prefix)) prefixes.set(prefix.toLowerCase(), known);
  }
  return (name) => {
    const colon = name.indexOf(':');
    const prefix = prefixes.get(colon === -1 ? '' : name.slice(0, colon));
    return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
  };
}
