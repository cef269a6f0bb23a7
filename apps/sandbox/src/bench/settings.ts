import type { BenchLanguage } from './texts.ts';

export const panelIds = [
  'scenario',
  'inbox',
  'desk',
  'calls',
  'site',
  'state',
  'contract',
  'tours',
  'gallery',
] as const;
export type PanelId = (typeof panelIds)[number];

/** The bench's settings on this device. */
export interface BenchSettings {
  readonly open: boolean;
  readonly dock: 'right' | 'bottom';
  readonly panel: PanelId;
  readonly language: BenchLanguage;
}

const KEY = 'careers-bench';

/** The settings kept on this device; on a narrow screen the bench is at the bottom and collapsed at first. */
export function readSettings(fallbackLanguage: BenchLanguage): BenchSettings {
  const narrow = innerWidth < 1024;
  const settings: BenchSettings = {
    open: !narrow,
    dock: narrow ? 'bottom' : 'right',
    panel: 'inbox',
    language: fallbackLanguage,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return settings;
    const { open, dock, panel, language }: Partial<Record<keyof BenchSettings, unknown>> = kept;
    return {
      open: typeof open === 'boolean' ? open : settings.open,
      dock: dock === 'right' || dock === 'bottom' ? dock : settings.dock,
      panel: panelIds.find((id) => id === panel) ?? settings.panel,
      language: language === 'en' || language === 'zh' ? language : settings.language,
    };
  } catch {
    return settings;
  }
}

/** Stores the settings; if that fails they apply until the page ends. */
export function writeSettings(settings: BenchSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Settings only: a failure need not be reported.
  }
}
