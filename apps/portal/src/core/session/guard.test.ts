import { describe, expect, it } from 'vitest';
import {
  clearsMenus,
  companyFirst,
  complexCompany,
  followRedirect,
  type GuardLocation,
  type GuardRule,
  type GuardSession,
  guard,
  internalFlag,
  isShareEntry,
  loginRequired,
  messengerTimestamp,
  oneSpelling,
  redirectTarget,
  rootLeadsHome,
  signOnReturn,
  soundIds,
  websiteOfPage,
} from './guard.ts';

const at = (path: string, query: Record<string, string> = {}, hash?: string): GuardLocation => ({
  path,
  query,
  ...(hash === undefined ? {} : { hash }),
});

const sessionPages = [
  '/personalCenter',
  '/complex/personalCenter',
  '/MyResume',
  '/complex/MyResume',
  '/fastDelivery',
];
const linkPages = [
  '/mailResponse/acceptOffer',
  '/mailResponse/forwardResume',
  '/healthCheck',
  '/linkInvalid',
];

const accessOf: GuardSession['accessOf'] = (path) => {
  const isOneOf = (pages: readonly string[]) =>
    pages.some((page) => page.toLowerCase() === path.toLowerCase());
  if (isOneOf(sessionPages)) return 'session';
  return isOneOf(linkPages) ? 'link' : 'site';
};

const spellingOf: GuardSession['spellingOf'] = (path) =>
  [...sessionPages, ...linkPages].find((page) => page.toLowerCase() === path.toLowerCase()) ?? path;

const visitor: GuardSession = { accessOf, spellingOf, stored: {}, defaultWebsiteId: 'site-default' };
const loggedIn: GuardSession = { ...visitor, stored: { Authorization: 'token', websiteId: 'site-1' } };

/** Each row: the rule, where to, in which session, and where it leads (undefined: the rule is silent). */
const table: [string, GuardRule, GuardLocation, GuardSession, GuardLocation | undefined][] = [
  [
    'a path in another case is redirected to the spelling of its page',
    oneSpelling,
    at('/MYRESUME', { page: '2' }, '/rest'),
    visitor,
    at('/MyResume', { page: '2' }, '/rest'),
  ],
  ['a path in the spelling of its page stays', oneSpelling, at('/MyResume'), visitor, undefined],
  ['a path of no page stays', oneSpelling, at('/NoPage'), visitor, undefined],

  ['/ redirects to /homepage', rootLeadsHome, at('/'), visitor, at('/homepage')],
  ['/complex redirects to its homepage', rootLeadsHome, at('/complex'), visitor, at('/complex/homepage')],
  ['/complex/ redirects to its homepage', rootLeadsHome, at('/complex/'), visitor, at('/complex/homepage')],
  ['a path other than / and /complex stays', rootLeadsHome, at('/position'), visitor, undefined],

  [
    'a timestamp value that embeds an encoded path and query is parsed again',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000%23%2FRecruitDetail%3Fid%3D1e3' }),
    visitor,
    at('/RecruitDetail', { id: '1e3' }),
  ],
  [
    'a timestamp value that embeds a plain path and query is parsed again',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000#/position?keyword=风电' }),
    visitor,
    at('/position', { keyword: '风电' }),
  ],
  [
    'the embedded route keeps its whole query when the messenger has encoded only the #',
    messengerTimestamp,
    at('/', { websiteId: 's', timestamp: '1767225600000#/position?keyword=风电', page: '2' }),
    visitor,
    at('/position', { keyword: '风电', page: '2' }),
  ],
  [
    'a route after the timestamp, in the rest of the address, is parsed too',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000' }, '/mailResponse/acceptOffer?token=offer-pending'),
    visitor,
    at('/mailResponse/acceptOffer', { token: 'offer-pending' }),
  ],
  [
    'a plain route in the value keeps what is encoded in its own query',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000#/position?keyword=C%2B%2B&department=R%26D%3D1' }),
    visitor,
    at('/position', { keyword: 'C++', department: 'R&D=1' }),
  ],
  [
    'an encoded route in the value keeps what is encoded in its own query',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000%23%2Fposition%3Fkeyword%3DC%252B%252B' }),
    visitor,
    at('/position', { keyword: 'C++' }),
  ],
  [
    'a route in the rest of the address keeps what is encoded in its own query',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000' }, '/position?keyword=C%2B%2B'),
    visitor,
    at('/position', { keyword: 'C++' }),
  ],
  [
    'a route in the rest of the address may be encoded as a whole',
    messengerTimestamp,
    at('/', { timestamp: '1767225600000' }, '%2Fposition%3Fkeyword%3DC%252B%252B'),
    visitor,
    at('/position', { keyword: 'C++' }),
  ],
  [
    'a timestamp without a route is ignored',
    messengerTimestamp,
    at('/', { timestamp: '17' }),
    visitor,
    undefined,
  ],
  [
    'a timestamp with an incomplete escape is ignored',
    messengerTimestamp,
    at('/', { timestamp: '%E0%A4%A' }),
    visitor,
    undefined,
  ],

  [
    'internal=0 leads to the positions of type A03',
    internalFlag,
    at('/homepage', { internal: '0' }),
    visitor,
    at('/position', { recruitTypeCode: 'A03' }),
  ],
  [
    'internal with any other value leads to the positions of type A05',
    internalFlag,
    at('/homepage', { internal: '1', websiteId: 's' }),
    visitor,
    at('/position', { websiteId: 's', recruitTypeCode: 'A05' }),
  ],
  [
    'internal on a page by link does not take the token along to the positions',
    internalFlag,
    at('/healthCheck', { internal: '1', token: 'secret' }),
    visitor,
    at('/position', { recruitTypeCode: 'A05' }),
  ],
  ['without the internal flag the page stays', internalFlag, at('/homepage'), visitor, undefined],

  [
    'a page that requires a login leads to the login, and its query is kept',
    loginRequired,
    at('/fastDelivery', { id: '7' }),
    visitor,
    at('/login', { id: '7', redirect: '/fastDelivery' }),
  ],
  [
    'a page that requires a login does so in any case of its path',
    loginRequired,
    at('/PERSONALCENTER'),
    visitor,
    at('/login', { redirect: '/PERSONALCENTER' }),
  ],
  [
    'the twin of a page that requires a login, below /complex, requires one',
    loginRequired,
    at('/complex/MyResume'),
    visitor,
    at('/login', { redirect: '/complex/MyResume' }),
  ],
  [
    'a page that requires a login keeps its own redirect within the redirect that leads back to it',
    loginRequired,
    at('/fastDelivery', { id: '7', redirect: '/RecruitDetail?id=7' }),
    visitor,
    at('/login', { id: '7', redirect: '/fastDelivery?redirect=%2FRecruitDetail%3Fid%3D7' }),
  ],
  [
    'a page that requires a login stays when somebody is logged in',
    loginRequired,
    at('/fastDelivery'),
    loggedIn,
    undefined,
  ],
  ['a page for everybody requires no login', loginRequired, at('/resumeSucc'), visitor, undefined],

  [
    'after the login the redirect of the previous route is followed',
    followRedirect,
    at('/homepage'),
    { ...loggedIn, previous: at('/login', { redirect: '/fastDelivery', id: '7' }) },
    at('/fastDelivery', { id: '7' }),
  ],
  [
    'the redirect of the previous route is not followed while nobody is logged in',
    followRedirect,
    at('/homepage'),
    { ...visitor, previous: at('/login', { redirect: '/fastDelivery' }) },
    undefined,
  ],
  [
    'a redirect to an address outside the portal leads to the homepage',
    followRedirect,
    at('/position'),
    { ...loggedIn, previous: at('/login', { redirect: 'https://evil.example' }) },
    at('/homepage'),
  ],
  [
    'a previous route without a redirect changes nothing',
    followRedirect,
    at('/homepage'),
    { ...loggedIn, previous: at('/position', { websiteId: 's' }) },
    undefined,
  ],
  [
    'a page that has the redirect in its address may change the rest of it',
    followRedirect,
    at('/login', { redirect: '/fastDelivery', kind: 'email' }),
    { ...loggedIn, previous: at('/login', { redirect: '/fastDelivery' }) },
    undefined,
  ],
  [
    'the redirect of the previous route is not followed again on its own page',
    followRedirect,
    at('/fastDelivery'),
    { ...loggedIn, previous: at('/login', { redirect: '/fastDelivery' }) },
    undefined,
  ],

  [
    'a complex page without any company leads to the choice of a company',
    companyFirst,
    at('/complex/RecruitDetail', { id: '1' }),
    visitor,
    at('/complex/company', { id: '1' }),
  ],
  ['the page to choose a company needs no company', companyFirst, at('/complex/company'), visitor, undefined],
  [
    'a complex page with a company stays',
    companyFirst,
    at('/complex/position', { comId: 'com-water' }),
    visitor,
    undefined,
  ],
  ['normal pages need no company', companyFirst, at('/position'), visitor, undefined],
  [
    'an unknown address leads nowhere else',
    companyFirst,
    at('/complex/nothing'),
    { ...visitor, accessOf: () => undefined },
    undefined,
  ],

  [
    'a complex page without a comId gets the stored one',
    complexCompany,
    at('/complex/position'),
    { ...visitor, stored: { comId: 'com-water' } },
    at('/complex/position', { comId: 'com-water' }),
  ],
  [
    'a comId in the address is kept',
    complexCompany,
    at('/complex/position', { comId: 'com-energy' }),
    { ...visitor, stored: { comId: 'com-water' } },
    undefined,
  ],
  [
    'a normal page gets no comId',
    complexCompany,
    at('/position'),
    { ...visitor, stored: { comId: 'c' } },
    undefined,
  ],

  [
    'a normal page without a websiteId gets the stored one',
    websiteOfPage,
    at('/position'),
    loggedIn,
    at('/position', { websiteId: 'site-1' }),
  ],
  [
    'a normal page without a websiteId gets the configured one if none is stored',
    websiteOfPage,
    at('/position'),
    visitor,
    at('/position', { websiteId: 'site-default' }),
  ],
  [
    'a page with a ticket gets the website of the share',
    websiteOfPage,
    at('/RecruitDetail', { ticket: 't' }),
    { ...visitor, stored: { websiteId: 'site-1', shareWebsiteId: 'site-2' } },
    at('/RecruitDetail', { ticket: 't', websiteId: 'site-2' }),
  ],
  [
    'a page with a ticket in its redirect gets the website of the share',
    websiteOfPage,
    at('/login', { redirect: '/RecruitDetail?ticket=t' }),
    { ...visitor, stored: { websiteId: 'site-1', shareWebsiteId: 'site-2' } },
    at('/login', { redirect: '/RecruitDetail?ticket=t', websiteId: 'site-2' }),
  ],
  [
    'a page with a ticket gets the stored website until that of the share is known',
    websiteOfPage,
    at('/RecruitDetail', { ticket: 't' }),
    loggedIn,
    at('/RecruitDetail', { ticket: 't', websiteId: 'site-1' }),
  ],
  [
    'a page with a ticket gets no internal website, whose positions are in no share',
    websiteOfPage,
    at('/RecruitDetail', { ticket: 't' }),
    { ...visitor, stored: { websiteId: 'site-1', internalSites: ['site-1'] } },
    at('/RecruitDetail', { ticket: 't', websiteId: 'site-default' }),
  ],
  [
    'a page without a ticket gets the stored website even if it is internal',
    websiteOfPage,
    at('/RecruitDetail'),
    { ...visitor, stored: { websiteId: 'site-1', internalSites: ['site-1'] } },
    at('/RecruitDetail', { websiteId: 'site-1' }),
  ],
  [
    'a page with an encoded ticket in its redirect gets the website of the share',
    websiteOfPage,
    at('/login', { redirect: '%2FRecruitDetail%3Fid%3D1%26ticket%3Dt' }),
    { ...visitor, stored: { shareWebsiteId: 'site-2' } },
    at('/login', { redirect: '%2FRecruitDetail%3Fid%3D1%26ticket%3Dt', websiteId: 'site-2' }),
  ],
  [
    'a page with an empty ticket does not get the website of the share',
    websiteOfPage,
    at('/position', { ticket: '' }),
    { ...visitor, stored: { websiteId: 'site-1', shareWebsiteId: 'site-2' } },
    at('/position', { ticket: '', websiteId: 'site-1' }),
  ],
  [
    'an unknown website is replaced by the stored one',
    websiteOfPage,
    at('/position', { websiteId: 'nope' }),
    { ...loggedIn, unknownSites: new Set(['nope']) },
    at('/position', { websiteId: 'site-1' }),
  ],
  [
    'an unknown website is replaced by the configured one if the stored one is unknown too',
    websiteOfPage,
    at('/position', { websiteId: 'nope' }),
    { ...visitor, stored: { websiteId: 'nope' }, unknownSites: new Set(['nope']) },
    at('/position', { websiteId: 'site-default' }),
  ],
  [
    'an unknown website stays if it is the configured one',
    websiteOfPage,
    at('/position', { websiteId: 'site-default' }),
    { ...visitor, unknownSites: new Set(['site-default']) },
    undefined,
  ],
  ...['公司', 'a\nb', '🏢', ' ', 'x'.repeat(129)].map(
    (id): [string, GuardRule, GuardLocation, GuardSession, GuardLocation | undefined] => [
      `an id that no header can carry is left out: ${JSON.stringify(id).slice(0, 20)}`,
      soundIds,
      at('/position', { websiteId: id, comId: id, keyword: id }),
      visitor,
      at('/position', { keyword: id }),
    ],
  ),
  [
    'an id of letters, digits and marks that a header can carry stays',
    soundIds,
    at('/position', { websiteId: 'Site_1.a-b:c/2' }),
    visitor,
    undefined,
  ],
  [
    'a page by link gets no websiteId',
    websiteOfPage,
    at('/mailResponse/acceptOffer', { token: 'x' }),
    loggedIn,
    undefined,
  ],
  ['a complex page gets no websiteId', websiteOfPage, at('/complex/homepage'), loggedIn, undefined],
  [
    'a websiteId in the address is kept',
    websiteOfPage,
    at('/position', { websiteId: 'site-9' }),
    loggedIn,
    undefined,
  ],
];

describe('the route guard, rule by rule', () => {
  it.each(table)('%s', (_, rule, location, session, target) => {
    expect(rule(location, session)).toEqual(target);
  });

  it('a navigation that no rule changes returns the same location object', () => {
    const location = at('/position', { websiteId: 'site-1' });
    expect(guard(location, loggedIn)).toBe(location);
  });

  it('an address of 100 000 slashes is handled in time, as one with none is', {
    timeout: 20_000,
  }, () => {
    // A walk that begins anew at each slash takes minutes.
    const slashes = '/'.repeat(100_000);
    expect(guard(at(slashes), visitor)).toEqual(at('/homepage', { websiteId: 'site-default' }));
    for (const path of [`/position${slashes}`, `/position${slashes}x`])
      expect(guard(at(path), visitor)).toEqual(at(path, { websiteId: 'site-default' }));
  });

  it('each rule gets the location that the rules before it returned', () => {
    expect(guard(at('/fastDelivery', { id: '7' }), visitor)).toEqual(
      at('/login', { id: '7', redirect: '/fastDelivery', websiteId: 'site-default' }),
    );
    // The login is about the company too.
    expect(guard(at('/complex/MyResume'), { ...visitor, stored: { comId: 'com-water' } })).toEqual(
      at('/login', { redirect: '/complex/MyResume', comId: 'com-water', websiteId: 'site-default' }),
    );
    expect(guard(at('/complex'), visitor)).toEqual(at('/complex/company'));
  });

  it.each([
    ['a website id that can be none', '/position', { websiteId: '公司' }, '/position', {}],
    ['a company id that can be none', '/complex/position', { comId: 'a\nb' }, '/complex/company', undefined],
    ['the internal flag', '/feedback', { internal: '0' }, '/position', { recruitTypeCode: 'A03' }],
  ])('all together heed %s', (_, path, query, end, rest) => {
    expect(guard(at(path, query), visitor)).toEqual(
      at(end, rest ? { ...rest, websiteId: 'site-default' } : {}),
    );
  });

  it('is stable: where it leads, it lets stay', () => {
    for (const [, , location, session] of table) {
      const once = guard(location, session);
      expect(guard(once, session)).toBe(once);
    }
  });
});

describe('where a login leads', () => {
  it.each([
    ['/personalCenter', '/personalCenter'],
    ['%2FpersonalCenter', '/personalCenter'],
    ['/RecruitDetail?id=7', '/RecruitDetail'],
    ['/position?keyword=who are you?', '/position'],
    ['https://evil.example', '/homepage'],
    ['//evil.example', '/homepage'],
    ['/\\evil.example', '/homepage'],
    ['/position\\evil.example', '/homepage'],
    ['%2F%2Fevil.example', '/homepage'],
    ['javascript:alert(1)', '/homepage'],
    ['data:text/html,x', '/homepage'],
    ['/ok\u0000', '/homepage'],
    ['/login', '/homepage'],
    ['', '/homepage'],
  ])('redirect=%j leads to %s', (redirect, path) => {
    expect(redirectTarget(at('/login', { redirect })).path).toBe(path);
  });

  it('gives the page its own redirect back', () => {
    const wanted = at('/fastDelivery', { id: '7', redirect: '/RecruitDetail?id=7&x=a b' });
    expect(redirectTarget(guard(wanted, visitor))).toEqual(
      at('/fastDelivery', { ...wanted.query, websiteId: 'site-default' }),
    );
  });

  it('keeps the original query and drops the spent code and its state', () => {
    expect(
      redirectTarget(at('/login', { redirect: '/fastDelivery?id=7', websiteId: 's', code: 'c', state: 't' })),
    ).toEqual(at('/fastDelivery', { websiteId: 's', id: '7' }));
  });
});

describe('what a page is', () => {
  it.each([
    ['/positionshare', {}, true],
    ['/positionShare', {}, true],
    ['/RecruitDetail', { ticket: 't' }, true],
    ['/RecruitDetail', { ticket: '' }, false],
    ['/position', {}, false],
  ])('%s %j is a share entry: %s', (path, query, share) => {
    expect(isShareEntry(at(path, query as Record<string, string>))).toBe(share);
  });

  it.each([
    ['/homepage', true],
    ['/complex/homepage', true],
    ['/position', false],
    ['/complex/position', false],
  ])('visiting a homepage clears the stored menus: %s %s', (path, clears) => {
    expect(clearsMenus(at(path))).toBe(clears);
  });

  it.each([
    ['/login', { code: 'abc', state: 's' }, { code: 'abc', state: 's' }],
    ['/login', { code: 'abc' }, { code: 'abc', state: undefined }],
    ['/LOGIN/', { code: '' }, { code: '', state: undefined }],
    ['/login', { state: 's', redirect: '/position' }, { code: undefined, state: 's' }],
    ['/login', { redirect: '/position' }, undefined],
    ['/position', { code: 'abc', state: 's' }, undefined],
  ])('a code or a state on /login is a single sign-on return: %s %j', (path, query, found) => {
    expect(signOnReturn(at(path, query as Record<string, string>))).toEqual(found);
  });
});

describe('a redirect after login', () => {
  /** The places that a navigation passes through, as the router asks again for each. */
  function passed(redirect: string, wanted: string): string[] {
    const session: GuardSession = { ...loggedIn, previous: at('/login', { redirect }) };
    const places = [at(wanted)];
    while (places.length < 20) {
      const last = places.at(-1) ?? at('/');
      const next = guard(last, session);
      if (next === last) return places.map(({ path }) => path);
      places.push(next);
    }
    throw new Error(`too many redirects: ${places.map(({ path }) => path).join(' ')}`);
  }

  it.each([
    ['/', '/homepage'],
    ['/?keyword=a', '/homepage'],
    ['/complex', '/complex/company'],
    ['/complex/position', '/complex/company'],
    ['/position?internal=0', '/position'],
    ['/position?timestamp=1%23%2FRecruitDetail%3Fid%3D1', '/RecruitDetail'],
  ])('to %s ends at %s, whatever leads on from there', (redirect, end) => {
    for (const wanted of ['/homepage', '/', '/position']) expect(passed(redirect, wanted).at(-1)).toBe(end);
  });
});
