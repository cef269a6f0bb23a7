/** The bench speaks English and Simplified Chinese, by itself: its words are not the portal's. */
const texts = {
  en: {
    bench: 'Sandbox bench',
    open: 'Open the bench (Alt+B)',
    collapse: 'Collapse the bench (Alt+B)',
    dockRight: 'Dock right',
    dockBottom: 'Dock bottom',
    language: '中文',
    panels: 'Panels',
    scenario: 'Scenario',
    inbox: 'Inbox',
    calls: 'Calls',
    apply: 'Open this world',
    copyLink: 'Copy link',
    copied: 'Copied',
    reset: 'Reset the world',
    now: 'World time',
    noMessages: 'Nothing was sent yet.',
    copyCode: 'Copy code',
    openLink: 'Open link',
    noCalls: 'No calls yet.',
    filter: 'Filter by method or code',
    signed: 'signature right',
    unsigned: 'signature wrong',
    violations: 'Contract violations',
    copyJson: 'Copy as JSON',
    faultHint: 'One per line, method:kind[:when]',
  },
  zh: {
    bench: '沙盒工作台',
    open: '打开工作台（Alt+B）',
    collapse: '收起工作台（Alt+B）',
    dockRight: '停靠右侧',
    dockBottom: '停靠底部',
    language: 'English',
    panels: '面板',
    scenario: '场景',
    inbox: '收件箱',
    calls: '调用',
    apply: '打开这个世界',
    copyLink: '复制链接',
    copied: '已复制',
    reset: '重置世界',
    now: '世界时间',
    noMessages: '还没有发出任何消息。',
    copyCode: '复制验证码',
    openLink: '打开链接',
    noCalls: '还没有调用。',
    filter: '按方法或返回码筛选',
    signed: '签名正确',
    unsigned: '签名错误',
    violations: '违反契约',
    copyJson: '复制为 JSON',
    faultHint: '每行一个，method:kind[:when]',
  },
} as const;

export type BenchLanguage = keyof typeof texts;
export type BenchTexts = Readonly<Record<keyof (typeof texts)['en'], string>>;

export function benchTexts(language: BenchLanguage): BenchTexts {
  return texts[language];
}
