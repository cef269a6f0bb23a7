import { locales, readWorldAddress } from '@careers/mocks';
import { describe, expect, test } from 'vitest';
import { everyState } from '../every-state.ts';
import { addressOfState, readGalleryAddress, statesNamed, writeGalleryAddress } from './gallery-address.ts';

describe('the address of the gallery’s sheet', () => {
  test('carries language, width and filter', () => {
    const choice = { lang: 'zh-hk', width: 1440, filter: 'link offer' } as const;
    expect(readGalleryAddress(writeGalleryAddress(choice))).toEqual({ ok: true, choice });
    expect(readGalleryAddress('')).toEqual({ ok: true, choice: { lang: 'zh-cn', width: 360, filter: '' } });
  });

  test('is refused with the valid values where it says anything else', () => {
    expect(readGalleryAddress('lang=fr&width=361&scenario=large')).toEqual({
      ok: false,
      problems: [
        {
          parameter: 'lang',
          value: 'fr',
          valid: 'one of zh-cn, zh-hk, en-us',
          validInChinese: '以下之一：zh-cn、zh-hk、en-us',
        },
        {
          parameter: 'width',
          value: '361',
          valid: 'one of 360, 768, 1440',
          validInChinese: '以下之一：360、768、1440',
        },
        {
          parameter: 'scenario',
          value: 'large',
          valid: 'one of the parameters lang, width, filter',
          validInChinese: '以下参数之一：lang、width、filter',
        },
      ],
    });
  });
});

describe('the address of a state in the gallery', () => {
  test.each(locales)('describes the state’s world in the language %s, with a complete route', (lang) => {
    for (const state of everyState) {
      const { search, hash } = new URL(addressOfState(state, lang), 'http://sandbox.invalid');
      const own = readWorldAddress(`${state.world}&lang=${lang}`);
      expect(readWorldAddress(search)).toEqual(own);
      expect(own).toMatchObject({ ok: true, config: { lang } });
      expect(hash.includes('FIRST')).toBe(false);
      expect(hash === '').toBe(state.route === undefined);
    }
  });

  test('names a position of the company that its route names', () => {
    const position = (name: string) => addressOfState(statesNamed(name, everyState)[0] as never, 'en-us');
    const own = /[?&]id=(\d+)/.exec(position('RecruitDetail-id-FIRST'))?.[1];
    const companys = /[?&]id=(\d+)/.exec(position('complex-RecruitDetail-comId-com-energy-id-FIRST'))?.[1];
    expect(companys).toMatch(/^\d+$/);
    expect(companys).not.toBe(own);
  });
});

test('the gallery’s filter finds states by a part of their names, or one state by its whole name', () => {
  const names = (filter: string) => statesNamed(filter, everyState).map(({ name }) => name);
  expect(names('')).toHaveLength(everyState.length);
  expect(names('HOMEPAGE')).toEqual(['homepage']);
  expect(names('omepag').length).toBeGreaterThan(1);
  expect(names('no such state')).toEqual([]);
});
