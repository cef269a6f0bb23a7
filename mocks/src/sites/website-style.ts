import type { WebsiteStyle } from '@careers/gateway/contract';
import type { Locale } from '../data/types.ts';
import type { SiteBanner, SiteBlock, SiteBlockEntry, SiteColumn, SiteConfiguration } from './document.ts';
import type { WebsiteSite } from './websites.ts';

/** A site's configuration in one language, as `loadWebsiteStyle` answers it. Empty values are left out. */
export function websiteStyle(
  { id }: WebsiteSite,
  { base, homepage, columns }: SiteConfiguration,
  locale: Locale,
): WebsiteStyle {
  const { banners, blocks, footer, theme } = homepage;
  return {
    websiteBaseInfo: {
      ...base,
      id,
      websiteName: base.websiteName[locale],
      websiteDescr: base.websiteDescr[locale],
      jobDutyLabel: base.jobDutyLabel[locale],
      jobRqmtLabel: base.jobRqmtLabel[locale],
    },
    websiteHomepage: {
      logoAddress: homepage.logoAddress,
      pcBannerList: banners.map((banner) => bannerIn(banner, locale)),
      positionSharedBannerAddress: homepage.positionSharedBannerAddress,
      blocks: blocks.map((block) => blockIn(block, locale)),
      footer: {
        legalNotices: footer.legalNotices[locale],
        copyright: footer.copyright[locale],
        recordNumber: footer.recordNumber[locale],
        technicalSupport: footer.technicalSupport[locale],
        contactNumber: footer.contactNumber[locale],
        contactEmail: footer.contactEmail[locale],
      },
      theme: {
        brandColor: theme.brandColor,
        ...(theme.scene ? { scene: theme.scene } : {}),
        ...(theme.radius === null ? {} : { radius: theme.radius }),
        ...(theme.fontScale === null ? {} : { fontScale: theme.fontScale }),
      },
    },
    websiteColumns: columns.map((column) => columnIn(column, id, locale)),
  };
}

function bannerIn({ src, scene, title, text, link }: SiteBanner, locale: Locale) {
  return {
    src,
    ...(scene ? { scene } : {}),
    title: title[locale],
    text: text[locale],
    ...(link ? { link } : {}),
  };
}

function blockIn({ kind, visible, title, style, content, entries }: SiteBlock, locale: Locale) {
  return {
    kind,
    visible,
    ...(title[locale] ? { title: title[locale] } : {}),
    ...(style ? { style } : {}),
    ...(content[locale] ? { content: content[locale] } : {}),
    ...(entries.length > 0 ? { entries: entries.map((one) => entryIn(one, locale)) } : {}),
  };
}

function entryIn({ title, text, note, stage, websiteId, ...look }: SiteBlockEntry, locale: Locale) {
  return {
    title: title[locale],
    text: text[locale],
    note: note[locale],
    ...(stage ? { stage } : {}),
    ...(websiteId ? { websiteId } : {}),
    ...look,
  };
}

function columnIn(column: SiteColumn, siteId: string, locale: Locale) {
  const { id, columnType, columnView, columnLink, displayStyle, recruitTypeCode } = column;
  const { ticket, positionSharedType } = column;
  return {
    id,
    columnType,
    columnView: columnView[locale],
    columnLink,
    displayStyle,
    fkWebsiteConfigId: siteId,
    ...(recruitTypeCode ? { recruitTypeCode } : {}),
    ...(ticket ? { ticket } : {}),
    ...(positionSharedType ? { positionSharedType } : {}),
  };
}
