/** The prefixes that Word uses for each namespace; a document may use any others. */
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

/** The namespaces are declared within so many characters. */
const ROOT_MAX = 16_384;

/** Maps the element names of a document to those that Word uses, by the namespaces that it declares. */
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
