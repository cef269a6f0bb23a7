import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePortal } from '../../app/portal.ts';
import { companiesQuery } from './queries.ts';

/** The companies that fit what is typed; those of the words before stay while others are on their way. */
export function useCompanies() {
  const portal = usePortal();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const found = useQuery({
    ...companiesQuery(portal, keyword),
    placeholderData: (previous) => previous,
  });
  return { typed, setTyped, found };
}
