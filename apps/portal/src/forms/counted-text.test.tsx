import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { testPortal } from '../testing/test-portal.ts';
import { CountedText } from './counted-text.tsx';
import { useForm } from './form/index.ts';

test('characters are counted as code points, as the gateway counts them', async () => {
  function Form() {
    const form = useForm({ defaultValues: { reason: '𠮷😀' } });
    return <CountedText label="Your reason" form={form} name="reason" max={2} />;
  }
  await renderInPortal(<Form />, testPortal());
  expect(screen.getByText('2 of 2 characters')).toBeTruthy();
  expect(screen.queryByText('At most 2 characters')).toBeNull();
});
