/** Message and button of a portal that cannot start, in each language. The catalogues are not there yet. */
const words: ReadonlyMap<string, readonly [message: string, button: string]> = new Map([
  ['zh-cn', ['页面未能加载，请检查网络后重试。', '重新加载']],
  ['zh-hk', ['頁面未能載入，請檢查網絡後再試。', '重新載入']],
]);
const english = [
  'The page could not be loaded. Please check your connection and try again.',
  'Reload',
] as const;

/** Says in the shell that the portal did not load, with a button to reload. A portal that loads after all replaces it. */
export function sayCannotStart(locale: string, detail = ''): void {
  const shell = document.querySelector('.shell');
  if (!shell || document.querySelector('.shell-note')) return;
  const [message, reload] = words.get(locale) ?? english;
  const note = document.createElement('div');
  note.className = 'shell-note';
  note.role = 'alert';
  const button = document.createElement('button');
  button.textContent = reload;
  button.onclick = () => location.reload();
  note.append(detail || message, document.createElement('br'), button);
  shell.after(note);
}
