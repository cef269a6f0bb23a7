/**
 * Says in the shell that the portal did not load, with a button to reload. A portal that loads after all replaces it. It has its own words
 * by the language index (section 7), as the catalogues are not there yet.
 */
export function sayCannotStart(languageIndex: number, detail = ''): void {
  const shell = document.querySelector('.shell');
  if (!shell || document.querySelector('.shell-note')) return;
  const [message, reload] =
    languageIndex === 0
      ? ['页面未能加载，请检查网络后重试。', '重新加载']
      : languageIndex === 1
        ? ['頁面未能載入，請檢查網絡後再試。', '重新載入']
        : ['The page could not be loaded. Please check your connection and try again.', 'Reload'];
  const note = document.createElement('div');
  note.className = 'shell-note';
  note.role = 'alert';
  const button = document.createElement('button');
  button.textContent = reload;
  button.onclick = () => location.reload();
  note.append(detail || message, button);
  shell.after(note);
}
