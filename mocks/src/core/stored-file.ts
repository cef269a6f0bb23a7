/** An uploaded file. */
export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whose session it was uploaded in; nobody else's resume has it. */
  readonly accountId?: string;
  /** The link that it was uploaded by; nobody else hands it in. */
  readonly linkToken?: string;
}
