import { expect, test } from 'vitest';
import { keepLinkPass } from '../core/portal/link-pass.ts';
import { createMemoryStorage } from '../core/session/index.ts';
import { testPortal } from '../testing/test-portal.ts';
import { draftKey, writeDraft } from './draft.ts';
import { draftOwner, forgetLinkDrafts, linkPlace, typedByLink } from './link-drafts.ts';

const subject = { owner: draftOwner(undefined), place: linkPlace('token-1'), form: 'report' };
const open = () => testPortal({ storage: createMemoryStorage() });
const wordsByLink = (...asked: Parameters<typeof typedByLink>) =>
  typedByLink(...asked).map(({ words }) => words);

test('the typed text of a link page is collected in the order of the form, without files and ticks', () => {
  const portal = open();
  const values = {
    name: 'Li Wen',
    reports: [{ fileId: 'f-1', fileName: 'blood.pdf', size: 7 }],
    consent: true,
    chosen: null,
    rows: [{ text: 'one' }, { text: ' ' }, { text: 'two' }],
  };
  writeDraft(portal.device, draftKey(subject, 'a'), values, portal.clock());
  expect(wordsByLink(portal, 'token-1')).toEqual(['Li Wen\n\none\n\ntwo']);
});

test('the drafts of a link page are collected from the oldest, each as people read it', () => {
  const portal = open();
  const now = portal.clock();
  writeDraft(portal.device, draftKey(subject, 'a'), { text: 'later' }, now);
  writeDraft(portal.device, draftKey(subject, 'b'), { degree: 'm' }, now - 1, { said: ['Degree: Master'] });
  expect(wordsByLink(portal, 'token-1')).toEqual(['Degree: Master', 'later']);
});

test('the typed text of another link or of a logged-in person is not collected', () => {
  const portal = open();
  for (const other of [{ place: linkPlace('token-2') }, { owner: draftOwner('u1') }])
    writeDraft(portal.device, draftKey({ ...subject, ...other }, 'a'), { text: 'theirs' }, portal.clock());
  expect(wordsByLink(portal, 'token-1')).toEqual([]);
});

test('text typed behind a code is collected only in the tab where the code was entered', () => {
  const storage = createMemoryStorage();
  const portal = testPortal({ storage });
  keepLinkPass(portal.tab, 'token-1', 'pass');
  const values = { document: 'E12345678' };
  writeDraft(portal.device, draftKey(subject, 'a'), values, portal.clock(), { behindCode: true });
  expect(wordsByLink(portal, 'token-1')).toEqual(['E12345678']);
  const otherTab = testPortal({ storage: { ...storage, tab: createMemoryStorage().tab } });
  expect(wordsByLink(otherTab, 'token-1')).toEqual([]);
});

test('a submit by a link deletes the drafts of that link only', () => {
  const portal = open();
  const places = [linkPlace('token-1'), linkPlace('token-2'), 'site-external'];
  for (const place of places)
    writeDraft(portal.device, draftKey({ ...subject, place }, 'a'), { text: 'typed' }, portal.clock());
  forgetLinkDrafts(portal.device, 'token-1');
  const kept = (place: string) => portal.device.get(draftKey({ ...subject, place }, 'a')) !== null;
  expect(places.map(kept)).toEqual([false, true, true]);
});
