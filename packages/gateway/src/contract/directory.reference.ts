import {
  expect,
  FAILED_LOGINS_BEFORE_CAPTCHA,
  NO_CIPHER,
  refused,
  WRONG_TRIES_BEFORE_LOCK,
} from './account-recipes.ts';
import * as directory from './directory.ts';
import { needing, type Probe, type ProbeWith, type ReferenceOf, recipe } from './reference-types.ts';
import { getResume } from './resume.ts';

const { getLdapSsoLoginUrl, getLdapSsoLogoutUrl, getLdapSsoTokenInfo, ldapLogin, ldapLogout } = directory;

const PORTAL = 'http://localhost:5180/?lang=en-us#/login?redirect=%2Fposition';
const FOREIGN = 'https://elsewhere.example/#/login';
const regionCode = 'default';

/** A page of the portal, with the route that asked for the login. */
const loginPage = ({ portal }: ProbeWith<'portal'>) => `${portal}?lang=en-us#/login?redirect=%2Fposition`;

const loginUrlTo = async (probe: Probe, redirect: string) =>
  (await probe.call(getLdapSsoLoginUrl, { regionCode, redirect, homepageConfigId: probe.site }))
    .ldapSsoLoginUrl;

const loginUrl = (probe: ProbeWith<'portal'>) => loginUrlTo(probe, loginPage(probe));

const exchange = (probe: Probe, code: string) =>
  probe.call(getLdapSsoTokenInfo, { regionCode, code, homepageConfigId: probe.site });

const loginAs = (probe: Probe, userName: string, password: string, proof: object = {}) =>
  probe.call(ldapLogin, { userName, password, homepageConfigId: probe.site, ...proof });

/** Enters so many wrong passwords; from the fourth on the gateway asks for a captcha first. */
async function enterWrong(probe: ProbeWith<'captcha-solver'>, userName: string, times: number) {
  const wrong = await probe.encrypt('Wr0ngPassword');
  for (let failed = 0; failed < times; failed++) {
    const proof = failed < FAILED_LOGINS_BEFORE_CAPTCHA ? {} : await probe.solveCaptcha('blockPuzzle');
    await refused(loginAs(probe, userName, wrong, proof));
  }
}

/** Later calls are in a session of the directory's user. */
export async function signOnDirectly(probe: ProbeWith<'directory'>): Promise<void> {
  const { userName, password } = probe.directory;
  probe.use(await loginAs(probe, userName, await probe.encrypt(password)));
}

/** The query of a return's hash route. */
function returned({ hash }: URL): URLSearchParams {
  return new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
}

async function signOnForCode(probe: ProbeWith<'portal' | 'sign-on-page'>): Promise<string> {
  return returned(await probe.signOn(await loginUrl(probe))).get('code') ?? '';
}

export const directoryReference: ReferenceOf<typeof directory> = {
  getLdapSsoLoginUrl: {
    summary: 'The address of the directory’s sign-on page, which comes back to `redirect` with a code.',
    example: {
      param: { regionCode, redirect: PORTAL, homepageConfigId: 'site-internal' },
      data: {
        ldapSsoLoginUrl:
          'https://directory.example/login?redirect=http%3A%2F%2Flocalhost%3A5180%2F&websiteId=site-internal',
      },
    },
    success: needing(['portal'], async (probe) => {
      expect(URL.canParse(await loginUrl(probe)), 'it is an absolute address');
    }),
    reasons: { redirectRefused: recipe((probe) => loginUrlTo(probe, FOREIGN)) },
    also: {
      'comes back with code, redirect and websiteId in the query of the hash route': needing(
        ['directory', 'portal', 'sign-on-page'],
        async (probe) => {
          const back = await probe.signOn(await loginUrl(probe));
          const query = returned(back);
          expect(back.href.startsWith(`${probe.portal}?lang=en-us#/login?`), 'it is where it began');
          expect(query.get('redirect') === '/position', 'the redirect is kept');
          expect(query.get('websiteId') === probe.site, 'the website is named');
          expect(Boolean(query.get('code')), 'there is a code');
        },
      ),
      'comes back with them before the # where there is no hash route': needing(
        ['directory', 'portal', 'sign-on-page'],
        async (probe) => {
          const back = await probe.signOn(await loginUrlTo(probe, `${probe.portal}?redirect=%2Fposition`));
          const { searchParams: query } = back;
          expect(query.get('redirect') === '/position', 'the redirect is kept');
          expect(query.get('websiteId') === probe.site, 'the website is named');
          return exchange(probe, query.get('code') ?? '');
        },
      ),
      'comes back without a code from a refusal': needing(
        ['directory', 'portal', 'sign-on-page'],
        async (probe) => {
          const query = returned(await probe.signOn(await loginUrl(probe), 'refuse'));
          expect(query.get('redirect') === '/position' && !query.has('code'), 'only the code is missing');
        },
      ),
    },
  },

  getLdapSsoTokenInfo: {
    summary: 'Exchanges a sign-on code for a session, once, within five minutes.',
    example: {
      param: { regionCode, code: '0123456789abcdef', homepageConfigId: 'site-internal' },
      data: {
        Authorization: '0123456789abcdef',
        userInfo: {
          name: 'Lin Xiaoyu',
          userName: 'employee',
          ifHomapageAuthFlag: '1',
          userid: 'user-2',
          email: '',
          phone: '',
        },
      },
    },
    success: needing(['directory', 'portal', 'sign-on-page'], async (probe) => {
      const session = await exchange(probe, await signOnForCode(probe));
      expect(session.userInfo.ifHomapageAuthFlag === '1', 'the flag lets the employee in');
      probe.use(session);
      return probe.call(getResume, {});
    }),
    reasons: { signOnCodeInvalid: recipe((probe) => exchange(probe, 'a-code-of-nobody')) },
    also: {
      'takes a code once': needing(['directory', 'portal', 'sign-on-page'], async (probe) => {
        const code = await signOnForCode(probe);
        await exchange(probe, code);
        await refused(exchange(probe, code));
      }),
      'takes a code for five minutes': needing(
        ['directory', 'portal', 'sign-on-page', 'clock'],
        async (probe) => {
          const [early, late] = [await signOnForCode(probe), await signOnForCode(probe)];
          await probe.advance('290s');
          await exchange(probe, early);
          await probe.advance('10s');
          await refused(exchange(probe, late));
        },
      ),
    },
  },

  ldapLogin: {
    summary: 'Login with the directory’s own user name and password.',
    example: {
      param: { userName: 'employee', password: 'base64 of RSA', homepageConfigId: 'site-internal' },
      data: {
        Authorization: '0123456789abcdef',
        userInfo: {
          name: 'Lin Xiaoyu',
          userName: 'employee',
          ifHomapageAuthFlag: '1',
          userid: 'user-2',
          email: '',
          phone: '',
        },
      },
    },
    success: needing(['directory'], async (probe) => {
      const { userName, password } = probe.directory;
      const session = await loginAs(probe, userName, await probe.encrypt(password));
      expect(session.userInfo.ifHomapageAuthFlag === '1', 'the flag lets the employee in');
    }),
    reasons: {
      passwordWrong: recipe(async (probe) =>
        loginAs(probe, 'nobody-of-the-directory', await probe.encrypt('Passw0rd')),
      ),
      passwordUnreadable: recipe((probe) => loginAs(probe, 'nobody-of-the-directory', NO_CIPHER)),
      // A lock that only stood before names that exist would tell which do.
      locked: needing(['captcha-solver'], async (probe) => {
        const nobody = 'nobody-of-the-directory';
        await enterWrong(probe, nobody, WRONG_TRIES_BEFORE_LOCK);
        const proof = await probe.solveCaptcha('blockPuzzle');
        return loginAs(probe, nobody, await probe.encrypt('Passw0rd'), proof);
      }),
    },
    captcha: recipe(async (probe) => {
      const password = await probe.encrypt('Wr0ngPassword');
      for (let failed = 0; failed < 3; failed++)
        await refused(loginAs(probe, 'nobody-of-the-directory', password));
      return loginAs(probe, 'nobody-of-the-directory', password);
    }),
    also: {
      'has one lock with the sign-on page': needing(
        ['directory', 'portal', 'sign-on-page', 'captcha-solver', 'clock', 'own-world'],
        async (probe) => {
          await enterWrong(probe, probe.directory.userName, WRONG_TRIES_BEFORE_LOCK);
          const url = await loginUrl(probe);
          await refused(probe.signOn(url));
          await probe.advance('15m');
          return probe.signOn(url);
        },
      ),
      'is for users of the directory alone': recipe(async (probe) => {
        const { phone, password } = probe.account('candidate');
        await refused(loginAs(probe, phone, await probe.encrypt(password)));
      }),
    },
  },

  ldapLogout: {
    summary: 'Ends the session and says where the directory forgets the person.',
    example: {
      param: { redirect: PORTAL },
      data: {
        ldapSsoLogoutUrl: 'https://directory.example/logout?redirect=http%3A%2F%2Flocalhost%3A5180%2F',
      },
    },
    success: needing(['directory', 'portal'], async (probe) => {
      await signOnDirectly(probe);
      const { ldapSsoLogoutUrl } = await probe.call(ldapLogout, { redirect: loginPage(probe) });
      expect(URL.canParse(ldapSsoLogoutUrl), 'it is an absolute address');
      await refused(probe.call(getResume, {}));
    }),
    reasons: {},
    also: {
      'says where the directory forgets somebody whose session has ended already': needing(
        ['directory', 'portal'],
        async (probe) => {
          await signOnDirectly(probe);
          const redirect = loginPage(probe);
          const urls = [];
          for (let times = 0; times < 2; times++)
            urls.push((await probe.call(ldapLogout, { redirect })).ldapSsoLogoutUrl);
          expect(
            urls.every((url) => URL.canParse(url)),
            'it is an absolute address, both times',
          );
        },
      ),
      // By which parameter a directory is told where to lead back is its own.
      'is another address with a page to go back to than without': needing(
        ['directory', 'portal'],
        async (probe) => {
          await signOnDirectly(probe);
          const back = await probe.call(ldapLogout, { redirect: loginPage(probe) });
          const nowhere = await probe.call(ldapLogout, {});
          expect(back.ldapSsoLogoutUrl !== nowhere.ldapSsoLogoutUrl, 'it names the page');
        },
      ),
      'leaves out a foreign address to go back to': needing(['directory'], async (probe) => {
        await signOnDirectly(probe);
        const { ldapSsoLogoutUrl } = await probe.call(ldapLogout, { redirect: FOREIGN });
        const named = [...new URL(ldapSsoLogoutUrl).searchParams.values()];
        expect(!named.some((value) => value.includes('elsewhere.example')), 'nobody is sent elsewhere');
      }),
    },
  },

  getLdapSsoLogoutUrl: {
    summary: 'The address at which the directory forgets the person, by itself.',
    example: {
      param: { regionCode, redirect: PORTAL },
      data: {
        ldapSsoLogoutUrl: 'https://directory.example/logout?redirect=http%3A%2F%2Flocalhost%3A5180%2F',
      },
    },
    success: needing(['portal'], async (probe) => {
      const redirect = loginPage(probe);
      const { ldapSsoLogoutUrl } = await probe.call(getLdapSsoLogoutUrl, { regionCode, redirect });
      expect(URL.canParse(ldapSsoLogoutUrl), 'it is an absolute address');
    }),
    reasons: {
      redirectRefused: recipe((probe) => probe.call(getLdapSsoLogoutUrl, { regionCode, redirect: FOREIGN })),
    },
  },
};
