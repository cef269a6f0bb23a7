import {
  loadWebsiteStyle,
  type PositionDetail,
  queryPositionDetail,
  type WebsiteBaseInfo,
} from '@careers/gateway/contract';
import { createLocalWorld } from '@careers/mocks';
import { act, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SiteProvider } from '../../site-config/use-site.tsx';
import { changingReply, openPortal } from '../../testing/open-portal.ts';
import { renderInPortal } from '../../testing/render-in-portal.tsx';
import { testPortal } from '../../testing/test-portal.ts';
import { linkPreview } from './link-preview.ts';
import { usePositionHead } from './use-position-head.ts';

/** The preview tags of the head by name, as a reader of Open Graph data finds them. */
const previewed = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('meta[property^="og:"], meta[name="description"]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );

const placeOf = () => {
  const local = createLocalWorld();
  const [id = ''] = local.world().positionIds({ recruitType: 'A01', status: 'open', limit: 1 });
  return { local, id };
};

interface HeadProps {
  readonly position: PositionDetail;
  readonly site: WebsiteBaseInfo;
}

/** The head of a position's page, and its title. */
function Head(props: HeadProps) {
  return (
    <SiteProvider>
      <OwnHead {...props} />
    </SiteProvider>
  );
}

function OwnHead({ position, site }: HeadProps) {
  usePositionHead(position, site);
  return position.post;
}

const shown = () => screen.findByRole('heading', { name: 'Responsibilities' });

describe('the link preview of a position', () => {
  test('names the position, its company, the place and the website, and is removed on the next page', async () => {
    const { local, id } = placeOf();
    const { portal } = await openPortal(`/RecruitDetail?id=${id}`, {
      world: local,
      through: changingReply('queryPositionDetail', (position) => ({
        ...position,
        post: 'Tea "taster" <b>',
        companyDescr: 'Leaf & Co',
        deptIdDescr: 'Tasting',
        salary: 'CNY 9,000 a month',
      })),
    });
    await shown();
    await waitFor(() => expect(previewed()['og:title']).toBe('Tea "taster" <b>'));
    const said = previewed();
    expect(said).toMatchObject({ 'og:type': 'website', 'og:site_name': 'Chengyuan Group Careers' });
    expect(said['og:description']).toMatch(/^Leaf & Co · Tasting · .+ · CNY 9,000 a month$/);
    expect(said.description).toBe(said['og:description']);
    await portal.open('/position');
    await waitFor(() => expect(previewed()).toEqual({}));
  });

  test.each([
    ['https://files.example/mark.png', ['https://files.example/mark.png']],
    ['data:image/svg+xml,%3Csvg/%3E', []],
  ])('shows the website’s logo only if its address is public: %s', (tabLogoUrl, pictures) => {
    const named = { id: '', name: '' };
    const position = { post: 'Taster', workPlace: named, education: named, workYears: named };
    const preview = linkPreview(position, '', { websiteName: 'Leaf', tabLogoUrl });
    expect(preview.filter(({ name }) => name === 'og:image').map(({ content }) => content)).toEqual(pictures);
  });

  test('replaces the preview of the deployment’s page and its picture, and restores them afterwards', async () => {
    const { local, id } = placeOf();
    const { gateway } = testPortal({ world: local });
    const position = await gateway.call(queryPositionDetail, { id });
    const { websiteBaseInfo } = await gateway.call(loadWebsiteStyle, { id: 'site-external' });
    const site = { ...websiteBaseInfo, tabLogoUrl: 'https://files.example/mark.png' };
    const ofPage = {
      description: 'All of us',
      'og:title': 'The website',
      'og:description': 'All of us',
      'og:image': 'https://careers.example/link-preview.png',
    };
    onTestFinished(() => document.head.replaceChildren());
    document.head.append(
      ...Object.entries(ofPage).map(([name, content]) => {
        const meta = document.createElement('meta');
        meta.setAttribute(name === 'description' ? 'name' : 'property', name);
        meta.content = content;
        return meta;
      }),
    );
    const { unmount } = await renderInPortal(<Head position={position} site={site} />);
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
    expect(previewed()).toMatchObject({ 'og:title': position.post, 'og:image': ofPage['og:image'] });
    expect(previewed().description).toBe(previewed()['og:description']);
    unmount();
    expect(previewed()).toEqual(ofPage);
  });

  test('is written after a position that was loaded before has been drawn, which does not wait for it', async () => {
    const { local, id } = placeOf();
    const { gateway } = testPortal({ world: local });
    const position = await gateway.call(queryPositionDetail, { id });
    const { websiteBaseInfo: site } = await gateway.call(loadWebsiteStyle, { id: 'site-external' });
    const { rerender } = await renderInPortal(<Head key="before" position={position} site={site} />);
    const next = { ...position, post: 'Tea taster' };
    act(() => {
      flushSync(() => rerender(<Head key="next" position={next} site={site} />));
      screen.getByText('Tea taster');
      expect(previewed()['og:title']).not.toBe('Tea taster');
    });
    expect(previewed()['og:title']).toBe('Tea taster');
  });

  test('is left out on an internal website', async () => {
    const { local, id } = placeOf();
    const { gateway } = testPortal({ world: local });
    const position = await gateway.call(queryPositionDetail, { id });
    const { websiteBaseInfo: site } = await gateway.call(loadWebsiteStyle, { id: 'site-external' });
    const { rerender } = await renderInPortal(<Head position={position} site={site} />);
    expect(previewed()['og:title']).toBe(position.post);
    rerender(<Head position={position} site={{ ...site, homepageCategory: '2' }} />);
    expect(previewed()).toEqual({});
  });
});
