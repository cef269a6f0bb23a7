/** The style of all pages, included in each of them, so that they work without a server as well. */
export const directoryStyle = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #5a6675; --line: #8a96a3; --paper: #fff; --ground: #eef1f4; --strong: #1f3d7a; --on-strong: #fff; --wrong: #a31621; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --soft: #aab6c2; --line: #76828f; --paper: #1c232b; --ground: #11161b; --strong: #9dbcff; --on-strong: #0d1a33; --wrong: #ff9a9f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: 1fr auto; justify-items: center; align-items: center; gap: 24px; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px 28px; background: var(--paper); border-top: 4px solid var(--strong); }
.company { margin: 0 0 4px; color: var(--soft); font-size: 14px; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.3; }
p { margin: 0 0 20px; overflow-wrap: anywhere; }
[role=alert] { padding: 8px 12px; border-left: 4px solid var(--wrong); color: var(--wrong); }
label { display: block; margin-bottom: 4px; font-weight: 600; }
input { width: 100%; min-height: 44px; margin-bottom: 16px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 4px; background: transparent; color: inherit; font: inherit; }
button { width: 100%; min-height: 44px; margin-top: 8px; border: 1px solid var(--strong); border-radius: 4px; background: var(--strong); color: var(--on-strong); font: inherit; font-weight: 600; cursor: pointer; }
button[value=refuse] { background: transparent; color: var(--strong); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a { display: inline-block; padding: 8px 4px; color: inherit; }
nav a[aria-current] { font-weight: 600; text-decoration: none; }
`;
