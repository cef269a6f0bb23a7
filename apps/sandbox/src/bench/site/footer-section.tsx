import { useSiteEditor } from './editor-context.ts';
import { LocalizedField, withHomepage } from './fields.tsx';
import { Section } from './section.tsx';

const fields = [
  'legalNotices',
  'copyright',
  'recordNumber',
  'technicalSupport',
  'contactNumber',
  'contactEmail',
] as const;

/** The texts of the footer (section 2). */
export function FooterSection() {
  const { document, change, texts } = useSiteEditor();
  const { footer } = document.homepage;
  return (
    <Section title={texts.t.footer}>
      {fields.map((name) => (
        <LocalizedField
          key={name}
          path={`homepage.footer.${name}`}
          label={texts.t[name]}
          value={footer[name]}
          onChange={(text) => change(withHomepage(document, { footer: { ...footer, [name]: text } }))}
        />
      ))}
    </Section>
  );
}
