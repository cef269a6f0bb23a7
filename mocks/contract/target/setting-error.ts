/** Something the caller said that cannot be meant. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
