/** What stands in the shell when there is no portal to say it: in each language, the message and the way on. */
const words: ReadonlyMap<string, readonly [message: string, way: string]> = new Map([
  ['zh-cn', ['页面未能加载，请检查网络后重试。', '重新加载']],
  ['zh-hk', ['頁面未能載入，請檢查網絡後再試。', '重新載入']],
]);
const english = [
  'The page could not be loaded. Please check your connection and try again.',
  'Reload',
] as const;

/** Says in the shell that the portal did not come, with a reload; one that comes after all takes its place. */
export function sayCannotStart(locale: string, detail = ''): void {
  const shell = document.querySelector('.shell');
  if (!shell || document.querySelector('.shell-note')) return;
  const [message, way] = words.get(locale) ?? english;
  const note = document.createElement('div');
  note.className = 'shell-note';
  note.role = 'alert';
  const button = document.createElement('button');
  button.textContent = way;
  button.onclick = () => location.reload();
  note.append(detail || message, document.createElement('br'), button);
  shell.after(note);
}
