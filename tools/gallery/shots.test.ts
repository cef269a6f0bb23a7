import { unlockLink } from '@careers/e2e/link-code';
import { asksForCode, magicLinks } from '@careers/mocks';
import { describe, expect, it } from 'vitest';
import { readRoutes } from '../routes.ts';
import { shots } from './shots.ts';

describe('the gallery', () => {
  it('has a picture of every page', () => {
    const pictured = shots.map(({ route }) => route?.split('?')[0]);
    expect(readRoutes().filter((path) => !pictured.includes(path))).toEqual([]);
  });

  it('has a picture of every link, in the state that it is in', () => {
    const opened = shots.map(({ route }) => new URLSearchParams(route?.split('?')[1]).get('token'));
    expect(magicLinks.filter(({ token }) => !opened.includes(token))).toEqual([]);
  });

  it('has a picture of what each link shows that asks for a code first', () => {
    const behind = shots.filter(({ prepare }) => prepare === unlockLink).map(({ route }) => route);
    const asking = magicLinks.filter(asksForCode).map(({ page, token }) => `${page}?token=${token}`);
    expect(asking.length).toBeGreaterThan(4);
    expect(behind).toEqual(asking);
  });

  it('chooses the language first where the link of a share gives none', () => {
    const prepared = shots.filter(({ name, prepare }) => name.startsWith('share-') && prepare);
    expect(prepared.map(({ name }) => name)).toEqual([
      ...['share-expired', 'share-invalid', 'share-incomplete'],
      'share-dialog',
    ]);
  });

  it('calls each picture by another name', () => {
    const names = shots.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
