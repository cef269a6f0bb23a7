import type { SiteConfiguration } from '@careers/mocks';
import { useSiteEditor } from './editor-context.ts';
import { ChoiceField, LocalizedField } from './fields.tsx';
import { PictureField } from './picture-field.tsx';
import { Section } from './section.tsx';

/** Website base info (section 3). */
export function BaseSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { base } = document;
  const set = (changes: Partial<SiteConfiguration['base']>) =>
    change({ ...document, base: { ...base, ...changes } });
  return (
    <Section title={t.base} open>
      <LocalizedField
        path="base.websiteName"
        label={t.websiteName}
        value={base.websiteName}
        onChange={(websiteName) => set({ websiteName })}
      />
      <LocalizedField
        path="base.websiteDescr"
        label={t.websiteDescr}
        value={base.websiteDescr}
        onChange={(websiteDescr) => set({ websiteDescr })}
      />
      <PictureField
        path="base.tabLogoUrl"
        label={t.tabLogoUrl}
        value={base.tabLogoUrl}
        onChange={(tabLogoUrl) => set({ tabLogoUrl })}
      />
      <ChoiceField
        path="base.homepageCategory"
        label={t.homepageCategory}
        value={base.homepageCategory}
        options={[
          ['1', `1 ${t.external}`],
          ['2', `2 ${t.internal}`],
        ]}
        onChange={(homepageCategory) => set({ homepageCategory })}
      />
      <ChoiceField
        path="base.defaultLanguage"
        label={t.defaultLanguage}
        value={base.defaultLanguage}
        options={[
          ['zh-cn', 'zh-cn'],
          ['zh-hk', 'zh-hk'],
          ['en-us', 'en-us'],
        ]}
        onChange={(defaultLanguage) => set({ defaultLanguage })}
      />
      <ChoiceField
        path="base.companyDeptSeqFlag"
        label={t.companyDeptSeqFlag}
        value={base.companyDeptSeqFlag}
        options={[
          ['0', `0 ${t.companyFirst}`],
          ['1', `1 ${t.departmentFirst}`],
        ]}
        onChange={(companyDeptSeqFlag) => set({ companyDeptSeqFlag })}
      />
      <LocalizedField
        path="base.jobDutyLabel"
        label={t.jobDutyLabel}
        value={base.jobDutyLabel}
        onChange={(jobDutyLabel) => set({ jobDutyLabel })}
      />
      <LocalizedField
        path="base.jobRqmtLabel"
        label={t.jobRqmtLabel}
        value={base.jobRqmtLabel}
        onChange={(jobRqmtLabel) => set({ jobRqmtLabel })}
      />
    </Section>
  );
}
