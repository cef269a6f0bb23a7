import { useSiteEditor } from './editor-context.ts';
import { ChoiceField, LocalizedField } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
import { PictureField } from './picture-field.tsx';
import { Section } from './section.tsx';

/** Website base info (section 3). */
export function BaseSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const field = fieldsOf('base', document.base, (next) => change({ ...document, base: next }));
  return (
    <Section title={t.base} open>
      <LocalizedField {...field('websiteName')} label={t.websiteName} />
      <LocalizedField {...field('websiteDescr')} label={t.websiteDescr} />
      <PictureField {...field('tabLogoUrl')} label={t.tabLogoUrl} />
      <ChoiceField
        {...field('homepageCategory')}
        label={t.homepageCategory}
        options={[
          ['1', `1 ${t.external}`],
          ['2', `2 ${t.internal}`],
        ]}
      />
      <ChoiceField
        {...field('defaultLanguage')}
        label={t.defaultLanguage}
        options={[
          ['zh-cn', 'zh-cn'],
          ['zh-hk', 'zh-hk'],
          ['en-us', 'en-us'],
        ]}
      />
      <ChoiceField
        {...field('companyDeptSeqFlag')}
        label={t.companyDeptSeqFlag}
        options={[
          ['0', `0 ${t.companyFirst}`],
          ['1', `1 ${t.departmentFirst}`],
        ]}
      />
      <LocalizedField {...field('jobDutyLabel')} label={t.jobDutyLabel} />
      <LocalizedField {...field('jobRqmtLabel')} label={t.jobRqmtLabel} />
    </Section>
  );
}
