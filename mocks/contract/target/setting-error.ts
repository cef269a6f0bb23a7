/** A setting that cannot be right. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
