import { applyBrandTokens, brandTokens } from './index.ts';

export default { title: 'Theme' };

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const BRANDS = [
  '#17616b',
  '#1677ff',
  '#e60012',
  '#ff6a00',
  '#ffd400',
  '#6b3fa0',
  '#0f8a4a',
  '#111111',
  '#ffffff',
];

const Company = ({ brand, theme }: { brand: string; theme: 'light' | 'dark' }) => (
  <div
    data-theme={theme}
    className="flex items-center gap-4 p-4"
    ref={(element) => {
      if (element) applyBrandTokens(element, brandTokens(brand));
    }}
  >
    <code className="w-16 font-mono text-xs">{brand}</code>
    <div className="flex grow">
      {STEPS.map((step) => (
        <div key={step} className="h-10 grow" style={{ background: `var(--color-brand-${step})` }} />
      ))}
    </div>
    <span className="rounded-md bg-brand px-4 py-2 text-on-brand">立即投递</span>
    <span className="text-brand-text">查看全部</span>
  </div>
);

export const Brands = () => (
  <div className="grid gap-6">
    {(['light', 'dark'] as const).map((theme) => (
      <div key={theme} className="overflow-hidden rounded-lg border border-border">
        {BRANDS.map((brand) => (
          <Company key={brand} brand={brand} theme={theme} />
        ))}
      </div>
    ))}
  </div>
);

const TONES = ['success', 'warning', 'danger', 'info'] as const;
const TONE_CLASS = {
  success: 'bg-success-surface text-success-text',
  warning: 'bg-warning-surface text-warning-text',
  danger: 'bg-danger-surface text-danger-text',
  info: 'bg-info-surface text-info-text',
};

export const Tones = () => (
  <div className="grid gap-4">
    {TONES.map((tone) => (
      <p key={tone} className={`rounded-md p-4 ${TONE_CLASS[tone]}`}>
        {tone} · 文字与底色
      </p>
    ))}
    <p className="text-muted">text-muted · 次要文字</p>
  </div>
);
