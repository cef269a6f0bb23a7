import { fileURLToPath } from 'node:url';
import { methodSchemas } from './method-schemas.ts';
import { openApi } from './open-api.ts';

const folder = new URL('../../docs/contract/', import.meta.url);

/** The contract for other teams' tools: the path and the content of each document. */
export function contractDocuments(): readonly { readonly path: string; readonly text: string }[] {
  const documents = { 'methods.schema.json': methodSchemas(), 'openapi.json': openApi() };
  return Object.entries(documents).map(([name, document]) => ({
    path: fileURLToPath(new URL(name, folder)),
    text: `${JSON.stringify(document, null, 2)}\n`,
  }));
}
