import type { ResumeSection } from '@careers/gateway/contract';
import { useEffect } from 'react';
import { useAppLocation } from '../../../core/navigation/app-location.ts';
import { controlId } from './control-id.ts';

/** Scrolls to the section that the address names, if it is among these, and moves the focus there once the form is shown. */
export function useStartAtSection(sections: readonly ResumeSection[], isShown: boolean): void {
  const { query } = useAppLocation();
  const start = sections.find((section) => section === query.section);
  useEffect(() => {
    if (!isShown || !start) return;
    const heading = document.getElementById(`${controlId({ section: start })}-title`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [isShown, start]);
}
