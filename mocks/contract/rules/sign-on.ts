import {
  getLdapSsoLoginUrl,
  getLdapSsoTokenInfo,
  getResume,
  ldapLogin,
  ldapLogout,
  login,
} from '@careers/gateway/contract';
import { type DirectoryUser, needing, type Probe, type ProbeWith, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { expectExpired, expectRefused, expectTaken, refusalOf } from './attempts.ts';
import { type Rule, rule } from './rule.ts';

const regionCode = 'default';
const WRONG = 'Wr0ngPassword';

const enter = async (probe: Probe, { userName, password }: DirectoryUser) =>
  probe.call(ldapLogin, { userName, password: await probe.encrypt(password), homepageConfigId: probe.site });

const loginPage = ({ portal }: ProbeWith<'portal'>) => `${portal}#/login?redirect=%2Fposition`;

const loginUrlTo = async (probe: Probe, redirect: string) =>
  (await probe.call(getLdapSsoLoginUrl, { regionCode, redirect, homepageConfigId: probe.site }))
    .ldapSsoLoginUrl;

const loginUrl = (probe: ProbeWith<'portal'>) => loginUrlTo(probe, loginPage(probe));

const exchange = (probe: Probe, code: string) =>
  probe.call(getLdapSsoTokenInfo, { regionCode, code, homepageConfigId: probe.site });

const queryOf = ({ hash }: URL) => new URLSearchParams(hash.slice(hash.indexOf('?') + 1));

/** Signs on at the directory's page, and returns the code that it sends back. */
async function codeOf(probe: ProbeWith<'portal' | 'sign-on-page'>, user?: DirectoryUser): Promise<string> {
  return queryOf(await probe.signOn(await loginUrl(probe), user)).get('code') ?? '';
}

/** @throws {ContractBreach} when the directory's page sends somebody back who has not entered the right password. */
async function expectKept(what: string, visit: Promise<URL>): Promise<void> {
  const back = await visit.catch(() => undefined);
  expectTrue(
    `${what} is sent nowhere, but came to ${back?.href}`,
    back === undefined || !queryOf(back).has('code'),
  );
}

export const signOnRules: readonly Rule[] = [
  rule(
    'ldapLogin',
    'opens a session only with the right password, and answers flag 1 for an employee who is let in',
    needing(['directory', 'own-world'], async (probe) => {
      const { userName, password } = probe.directory;
      for (const wrong of [WRONG, ''])
        await expectRefused(`the password "${wrong}"`, enter(probe, { userName, password: wrong }));
      const { userInfo, Authorization } = await expectTaken(
        'the right password',
        enter(probe, { userName, password }),
      );
      expectSame('the flag', userInfo.ifHomapageAuthFlag, '1');
      expectTrue('there is a token, and a user id', Authorization !== '' && userInfo.userid !== '');
      const other = probe.account('candidate').password;
      if (other !== password)
        await expectRefused('somebody else’s password', enter(probe, { userName, password: other }));
    }),
  ),
  rule(
    ['ldapLogin', 'getLdapSsoTokenInfo'],
    'answers flag 2 for an employee who is not let in, by both ways to log in',
    needing(['directory', 'directory-refused', 'portal', 'sign-on-page'], async (probe) => {
      const direct = await enter(probe, probe.outsider);
      const back = await exchange(probe, await codeOf(probe, probe.outsider));
      expectSame(
        'the flags',
        [direct, back].map(({ userInfo }) => userInfo.ifHomapageAuthFlag),
        ['2', '2'],
      );
      expectSame('the person, by both ways in', back.userInfo.userid, direct.userInfo.userid);
    }),
  ),
  rule(
    ['getLdapSsoTokenInfo', 'ldapLogin'],
    'opens a session of whoever signed on, and no other',
    needing(['directory', 'directory-refused', 'portal', 'sign-on-page'], async (probe) => {
      const mine = await codeOf(probe);
      const theirs = await codeOf(probe, probe.outsider);
      expectTrue('codes differ', mine !== theirs && mine !== '');
      const [employee, outsider] = [await exchange(probe, mine), await exchange(probe, theirs)];
      expectSame(
        'the employee',
        employee.userInfo.userid,
        (await enter(probe, probe.directory)).userInfo.userid,
      );
      expectSame(
        'the outsider',
        outsider.userInfo.userid,
        (await enter(probe, probe.outsider)).userInfo.userid,
      );
      probe.use(employee);
      await expectTaken('a call in the session', probe.call(getResume, {}));
    }),
  ),
  rule(
    ['getLdapSsoLoginUrl', 'getLdapSsoTokenInfo'],
    'sends nobody back with a code for a wrong password, and takes no made-up code',
    needing(['directory', 'portal', 'sign-on-page', 'own-world'], async (probe) => {
      const url = await loginUrl(probe);
      const { userName } = probe.directory;
      await expectKept('a wrong password', probe.signOn(url, { userName, password: WRONG }));
      await expectKept(
        'a name of nobody',
        probe.signOn(url, { userName: 'nobody-of-the-directory', password: WRONG }),
      );
      for (const code of ['', 'a-code-of-nobody', userName])
        await expectRefused(`the code "${code}"`, exchange(probe, code));
    }),
  ),
  rule(
    'getLdapSsoLoginUrl',
    'comes back to addresses of the portal alone, whatever they begin with',
    recipe(async (probe) => {
      for (const redirect of [
        'https://elsewhere.example/#/login',
        '//elsewhere.example/',
        'javascript:alert(1)',
        'data:text/html,x',
        '',
      ])
        await expectRefused(`the redirect "${redirect}"`, loginUrlTo(probe, redirect));
    }),
  ),
  rule(
    'getLdapSsoLoginUrl',
    'comes back with the website that the call was about',
    needing(['portal', 'sign-on-page', 'directory', 'internal-site'], async (probe) => {
      for (const site of [probe.site, probe.internalSite]) {
        const back = await probe.signOn(await loginUrl(probe.about(site)));
        expectSame('the website', queryOf(back).get('websiteId'), site);
      }
    }),
  ),
  rule(
    ['ldapLogout', 'ldapLogin'],
    'ends the session that it is called in, and no other',
    needing(['directory', 'portal'], async (probe) => {
      const [here, elsewhere] = [await probe.another(), await probe.another()];
      here.use(await enter(here, probe.directory));
      elsewhere.use(await enter(elsewhere, probe.directory));
      const { ldapSsoLogoutUrl } = await here.call(ldapLogout, { redirect: loginPage(probe) });
      expectTrue(`there is an address to go to: ${ldapSsoLogoutUrl}`, URL.canParse(ldapSsoLogoutUrl));
      await expectExpired('the session that was logged out', here.call(getResume, {}));
      await expectTaken('a call in the other session', elsewhere.call(getResume, {}));
    }),
  ),
  rule(
    ['login', 'ldapLogin'],
    'lets candidates and employees log in only by their own method each',
    needing(['directory', 'own-world'], async (probe) => {
      const { userName, password } = probe.directory;
      const param = { loginType: 'password' as const, username: userName, homepageConfigId: probe.site };
      await expectRefused(
        'an employee by the candidates’ login',
        probe.call(login, { ...param, password: await probe.encrypt(password) }),
      );
      const candidate = probe.account('candidate');
      await expectRefused(
        'a candidate by the directory’s login',
        enter(probe, { userName: candidate.phone, password: candidate.password }),
      );
    }),
  ),
  rule(
    'ldapLogin',
    'counts failures of each user name by itself, and forgets them once a login succeeds',
    needing(['directory', 'directory-refused', 'own-world'], async (probe) => {
      const { userName } = probe.directory;
      for (let round = 0; round < 2; round++) {
        for (let at = 0; at < 2; at++)
          await expectRefused('a wrong password', enter(probe, { userName, password: WRONG }));
        await expectTaken('the right password after two failures', enter(probe, probe.directory));
      }
      for (let at = 0; at < 3; at++)
        await expectRefused('a wrong password', enter(probe, { userName, password: WRONG }));
      const asked = await refusalOf(enter(probe, probe.directory));
      expectSame('the code after three failures', asked?.code, 'needCaptchaVerification');
      await expectTaken('somebody else’s login', enter(probe, probe.outsider));
    }),
  ),
];
