import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPortal, personaWorld } from '../testing/open-portal.ts';

const routes = [
  '/homepage',
  '/position',
  '/RecruitDetail',
  '/pubPositionView',
  '/positionshare',
  '/employPhilosophy',
  '/fastDelivery',
  '/personalCenter',
  '/accountSettings',
  '/agreement',
  '/feedback',
  '/complex/homepage',
  '/complex/company',
  '/complex/position',
  '/complex/RecruitDetail',
  '/complex/newsInfoPage',
  '/nowhere',
];

const names = 'id keyword page sort company department benefits recruitTypeCode tab kind all'.split(' ');
const every = (value: string, more = '') => `${names.map((name) => `${name}=${value}`).join('&')}${more}`;
const script = encodeURIComponent('"><script>window.addressRan = true</script>');

const queries = {
  'empty values': every('', '&websiteId=&comId=&ticket=&positionSharedType='),
  'names that every object has': every('constructor', '&__proto__=1&toString=1'),
  'an unknown website': every('1', '&websiteId=__proto__'),
  'an unknown company': every('-1', '&comId=%00'),
  'pages beyond all numbers': every('99999999999999999999', '&comId=com-energy'),
  'numbers in other clothes': every('1e15', '&comId=com-energy&page=0x10&page=%EF%BC%91'),
  'half an escape': every('%E0%A4%A', '&comId=com-energy&timestamp=%E0%A4%A'),
  'five thousand letters': every('x'.repeat(5000)),
  'markup, and a hostile ticket': every(script, `&ticket=${script}&positionSharedType=1`),
  'lists where one value is due': 'id[]=1&id[a]=2&id=1&id=2&page[]=&comId=com-energy&comId=com-water',
};

describe.each(Object.entries(queries))('an address with %s', (_, query) => {
  test.each(routes)('%s shows its page, and no error is thrown', async (route) => {
    const broken: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent) =>
      broken.push('reason' in event ? event.reason : event.error);
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
    onTestFinished(() => {
      window.removeEventListener('error', note);
      window.removeEventListener('unhandledrejection', note);
    });
    const { local, stored } = personaWorld();
    await openPortal(`${route}?${query}`, { world: local, stored });
    // In one step: if the website is unknown, the page is replaced by another one.
    const said = await waitFor(() => {
      const { textContent } = screen.getByRole('main');
      expect(textContent).not.toBe('');
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
      return textContent;
    });
    expect(said).not.toMatch(/Something went wrong|出了点问题|website id cannot be empty/);
    expect(broken).toEqual([]);
    expect(Object.hasOwn(window, 'addressRan')).toBe(false);
  });
});
