import { takeFocus } from '@careers/ui';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { BenchContext, type BenchTools } from './bench-context.ts';
import { CallsPanel } from './calls-panel.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { keepFocus } from './keep-focus.ts';
import { useRoomBeside } from './room-beside.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import { type BenchSettings, type PanelId, panelIds, readSettings, writeSettings } from './settings.ts';
import { StatePanel } from './state-panel.tsx';
import { type BenchTexts, benchTexts } from './texts.ts';
import { VisitNotices } from './visit-notices.tsx';

/** Large, and seldom used first: loaded separately. */
const ContractPanel = lazy(() => import('./contract-panel.tsx'));
const GalleryPanel = lazy(() => import('./gallery-panel.tsx'));
const SitePanel = lazy(() => import('./site/site-panel.tsx'));
const ToursPanel = lazy(() => import('./tours/tours-panel.tsx'));

const panels: Readonly<Record<PanelId, ComponentType>> = {
  scenario: ScenarioPanel,
  inbox: InboxPanel,
  desk: DeskPanel,
  calls: CallsPanel,
  site: SitePanel,
  state: StatePanel,
  contract: ContractPanel,
  tours: ToursPanel,
  gallery: GalleryPanel,
};

/** The button that opens the bench, or the chosen tab. */
const WAY_IN = '.bench-tab button, .bench-head [role=tab][aria-selected=true]';

/** The bench: a dock of panels beside the frame, or a small tab. Alt+B opens and collapses it. */
export function Bench({ tools }: { readonly tools: BenchTools }) {
  const { lang } = tools.running.world.config;
  const { settings, change } = useSettings(lang === 'en-us' ? 'en' : 'zh');
  const texts = benchTexts(settings.language);
  const [keptTexts] = useState(() => new Map<string, string>());
  const hasRoom = useRoomBeside();
  const dock = hasRoom ? settings.dock : 'bottom';
  const foldOrUnfold = () => {
    // No key leads out of a dialog over the portal: there, opening the bench is the way to it.
    const isHeld = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
    keepFocus(WAY_IN, () => change({ open: !settings.open }));
    if (isHeld && !settings.open) document.querySelector<HTMLElement>(WAY_IN)?.focus();
  };
  useShortcut(foldOrUnfold);
  useFocusOnPress();

  // Before the first paint, so that the frame beside it does not move.
  useLayoutEffect(() => {
    document.body.dataset.dock = dock;
  }, [dock]);

  if (!settings.open) {
    return (
      <aside className="bench-tab" data-dock={dock} aria-label={texts.bench}>
        <button type="button" aria-label={texts.open} title={texts.open} onClick={foldOrUnfold}>
          {texts.bench}
        </button>
      </aside>
    );
  }

  const otherDock =
    dock === 'right'
      ? ({ dock: 'bottom', name: texts.dockBottom } as const)
      : ({ dock: 'right', name: texts.dockRight } as const);
  const Panel = panels[settings.panel];

  return (
    <BenchContext value={{ ...tools, texts, language: settings.language, keptTexts }}>
      <aside className="bench" data-dock={dock} lang={settings.language} aria-label={texts.bench}>
        <header className="bench-head">
          <PanelTabs chosen={settings.panel} texts={texts} onChoose={(panel) => change({ panel })} />
          <div className="bench-tools">
            <button
              type="button"
              onClick={() => change({ language: settings.language === 'en' ? 'zh' : 'en' })}
            >
              {texts.language}
            </button>
            {hasRoom && (
              <button
                type="button"
                aria-label={otherDock.name}
                title={otherDock.name}
                onClick={() => change({ dock: otherDock.dock })}
              >
                <DockIcon dock={otherDock.dock} />
              </button>
            )}
            <button type="button" aria-label={texts.collapse} title={texts.collapse} onClick={foldOrUnfold}>
              ×
            </button>
          </div>
        </header>
        <VisitNotices />
        <div
          className="bench-panel"
          role="tabpanel"
          id="bench-panel"
          aria-labelledby={`bench-tab-${settings.panel}`}
        >
          <Suspense fallback={<p className="bench-empty">{texts.loading}</p>}>
            <Panel />
          </Suspense>
        </div>
      </aside>
    </BenchContext>
  );
}

/** The settings of the bench, which are kept for the next visit. */
function useSettings(language: BenchSettings['language']) {
  const [settings, setSettings] = useState<BenchSettings>(() => readSettings(language));
  const change = (changes: Partial<BenchSettings>) => {
    const after = { ...settings, ...changes };
    writeSettings(after);
    setSettings(after);
  };
  return { settings, change };
}

/** Alt+B, wherever the focus is. */
function useShortcut(run: () => void): void {
  const onShortcut = useEffectEvent(run);
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyB') return;
      event.preventDefault();
      onShortcut();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/**
 * Focuses each button of the bench that is pressed before it acts, as the kit's buttons do: in Safari, which focuses none, one that is reset
 * by losing the focus never lost it, and one that goes with its press had none to hand on.
 */
function useFocusOnPress(): void {
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.closest('.bench, .bench-tab')) takeFocus(button);
    };
    addEventListener('click', pressed, { capture: true });
    return () => removeEventListener('click', pressed, { capture: true });
  }, []);
}

interface PanelTabsProps {
  readonly chosen: PanelId;
  readonly texts: BenchTexts;
  readonly onChoose: (panel: PanelId) => void;
}

function PanelTabs({ chosen, texts, onChoose }: PanelTabsProps) {
  const arrows = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = panelIds.indexOf(chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to !== undefined && panelIds.at(to % panelIds.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`bench-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={texts.panels} onKeyDown={arrows}>
      {panelIds.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`bench-tab-${id}`}
          aria-selected={chosen === id}
          aria-controls="bench-panel"
          tabIndex={chosen === id ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {texts[id]}
        </button>
      ))}
    </div>
  );
}

/** An icon of a window with the bench at one side. */
function DockIcon({ dock }: Pick<BenchSettings, 'dock'>) {
  return (
    <svg className="bench-icon" viewBox="0 0 14 14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill="none" stroke="currentColor" />
      <path d={dock === 'right' ? 'M9 1h4v12H9z' : 'M1 9h12v4H1z'} fill="currentColor" />
    </svg>
  );
}
