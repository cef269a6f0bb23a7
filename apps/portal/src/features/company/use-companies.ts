import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePortal } from '../../core/portal/portal.ts';
import { companiesQuery } from './queries.ts';

/**
 * The search field, and the companies that match what is typed in it. Text that an input method is still composing is not searched
 * for; the previous result stays while the next one loads.
 */
export function useCompanies() {
  const portal = usePortal();
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  const [asked, setAsked] = useState('');
  if (!composing && asked !== typed) setAsked(typed);
  const keyword = useDeferredValue(asked.trim());
  const found = useQuery({
    ...companiesQuery(portal, keyword),
    placeholderData: (previous) => previous,
  });
  return { field: { typed, onType: setTyped, onCompose: setComposing }, found };
}
