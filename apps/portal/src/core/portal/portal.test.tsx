import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { testPortal } from '../../testing/test-portal.ts';
import { PortalContext, usePortal, userOf } from './portal.ts';

test('whoever takes the portal is drawn anew when somebody logs in or out: it reads the person without asking for it', () => {
  const portal = testPortal();
  const { result } = renderHook(() => userOf(usePortal().session), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <PortalContext value={portal}>{children}</PortalContext>
    ),
  });
  const userInfo = { userid: 'lin', name: 'Lin', userName: 'lin', email: '', phone: '' };
  act(() => portal.session.logIn({ Authorization: 'token', userInfo }, { kind: 'phone', value: '1' }));
  expect(result.current).toBe('lin');
  act(() => portal.session.clearUser());
  expect(result.current).toBeUndefined();
});
