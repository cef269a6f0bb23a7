import './stories.css';
import type { GlobalProvider } from '@ladle/react';
import { useState } from 'react';
import { FloatingRootProvider } from '../src/index.ts';
import { applyBrandTokens, brandTokens } from '../src/theme/index.ts';

/** The frame of every story: the portal's root as an app sets it up. `?brand=e60012` shows another company. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const brand = new URLSearchParams(location.search).get('brand');
  return (
    <div
      lang="zh-CN"
      data-theme={globalState.theme}
      ref={(element) => {
        if (element && brand) applyBrandTokens(element, brandTokens(`#${brand}`));
      }}
    >
      <FloatingRootProvider container={floating}>
        <div className="story @container">{children}</div>
      </FloatingRootProvider>
      <div ref={setFloating} />
    </div>
  );
};
