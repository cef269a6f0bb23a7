import {
  getAccountSettings,
  getCompany,
  getResume,
  queryBrands,
  queryCompanies,
  queryPhilosophy,
  queryPositionDetail,
  queryPositionList,
  queryResumeFields,
  resumeSections,
} from '@careers/gateway/contract';
import { loginByPassword, needing, recipe } from '@careers/gateway/reference';
import { expectSame, expectTrue } from '../cases/check.ts';
import { employee } from './employee.ts';
import { fileHeads, known, saveAll } from './full-resume.ts';
import { type Rule, rule } from './rule.ts';

const named = (what: string, names: readonly (string | undefined)[]) =>
  expectTrue(
    `${what} is said of each`,
    names.every((name) => name !== undefined && name !== ''),
  );

/** Optional fields of an answer are present whenever there is something to say. */
export const factsSaidRules: readonly Rule[] = [
  rule(
    'login',
    'says who has logged in: by name, and how they are reached',
    needing(['magic-values'], async (probe) => {
      const [phone = '', email = '', account = ''] = probe.magic.aliases;
      const { userInfo } = await loginByPassword(probe, phone, probe.magic.password);
      expectSame(
        'account name, phone and e-mail',
        [userInfo.userName, userInfo.phone, userInfo.email],
        [account, phone, email],
      );
      expectTrue('a name is said', userInfo.name !== '');
    }),
  ),
  rule(
    'getAccountSettings',
    'says by which name the account is known',
    needing(['magic-values', 'own-world'], async (probe) => {
      await probe.login('candidate');
      const { account } = await probe.call(getAccountSettings, {});
      expectSame('the account’s name', account, probe.magic.aliases[2]);
    }),
  ),
  rule(
    ['getCompany', 'queryCompanies'],
    'says of each company what it does, where, since when and with how many people',
    needing(['own-world'], async (probe) => {
      for (const { id } of await probe.call(queryCompanies, {})) {
        const { profile, industry, city, founded, headcount } = await probe.call(getCompany, { id });
        named(`what ${id} is`, [profile, industry, city]);
        const year = founded ?? 0;
        expectTrue(`${year} is a year that has been`, year > 1800 && year <= new Date().getFullYear());
        expectTrue(`${headcount} people work there`, (headcount ?? 0) > 0);
      }
    }),
  ),
  rule(
    'queryBrands',
    'says of each brand what it stands for',
    needing(['own-world'], async (probe) => {
      const brands = await probe.call(queryBrands, {});
      named(
        'its line',
        brands.map(({ tagline }) => tagline),
      );
    }),
  ),
  rule(
    ['queryPositionDetail', 'queryPhilosophy'],
    'says until which day a position is open, that day itself too, and of a company that has one its philosophy',
    needing(['own-world'], async (probe) => {
      const { rows } = await probe.call(queryPositionList, { pageSize: 10 });
      await probe.login('candidate');
      const philosophies: string[] = [];
      for (const { id, publishDate } of rows) {
        const { deadline = '' } = await probe.call(queryPositionDetail, { id });
        expectTrue(`${id} is open for longer than since`, Date.parse(deadline) > Date.parse(publishDate));
        expectTrue(
          `${deadline} is the end of a day where it is said`,
          // In universal time nobody can tell whose day it is.
          /T(23:59(:59(\.\d+)?)?[+-]|\d\d:59(:59(\.\d+)?)?Z)/.test(deadline),
        );
        philosophies.push((await probe.call(queryPhilosophy, { positionId: id })).philosophy);
      }
      expectTrue('some company says what it holds by', philosophies.some(Boolean));
    }),
  ),
  rule(
    ['queryResumeFields', 'getResume'],
    'lists every section that the person has written, each once',
    recipe(async (probe) => {
      await probe.login('candidate');
      const said = (await probe.call(queryResumeFields, {})).sections.map(({ section }) => section);
      expectSame('the sections', said, [...new Set(said)]);
      const resume = await probe.call(getResume, {});
      const written = resumeSections.filter((section) => {
        const value: unknown = resume[section];
        return Array.isArray(value) ? value.length > 0 : Boolean(value);
      });
      expectSame(
        'written sections that it does not speak of',
        written.filter((section) => !said.includes(section)),
        [],
      );
    }),
  ),
  rule(
    ['queryResumeFields', 'saveResume'],
    'lists photo, attachments and video once the person has some',
    needing(['own-account', 'files'], async (probe) => {
      await probe.login('newcomer');
      const upload = async (name: string, head: readonly number[]) =>
        known(await probe.uploadOwn({ name, head, size: 150 }));
      await saveAll(probe, {
        video: await upload('me.mp4', fileHeads.mp4),
        photo: await upload('me.png', fileHeads.png),
        attachments: [await upload('a.pdf', fileHeads.pdf)],
      });
      const said = (await probe.call(queryResumeFields, {})).sections.map(({ section }) => section);
      for (const section of ['photo', 'attachments', 'video'] as const)
        expectTrue(`${section} is spoken of`, said.includes(section));
    }),
  ),
  rule(
    ['queryPositionDetail', 'ldapLogin'],
    'says on the internal site what a position pays',
    needing(['internal-site', 'directory', 'magic-values'], async (probe) => {
      const inside = await employee(probe);
      const { rows } = await inside.call(queryPositionList, { pageSize: 3 });
      expectTrue('there are positions', rows.length > 0);
      for (const { id } of rows) {
        const { salary } = await inside.call(queryPositionDetail, { id });
        expectTrue(`the salary of ${id} is said`, Boolean(salary));
      }
    }),
  ),
];
