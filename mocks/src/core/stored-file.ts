/** An uploaded file. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The link that it was uploaded by; nobody else hands it in. */
  readonly linkToken?: string;
}
