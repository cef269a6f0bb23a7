import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePortal } from '../../core/portal.ts';
import { companiesQuery } from './queries.ts';

/** The search field and the companies that fit what is typed in it, composed words as a whole; those of the words before stay while others are on their way. */
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
