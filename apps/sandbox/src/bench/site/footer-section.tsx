import { useSiteEditor } from './editor-context.ts';
import { LocalizedField, withHomepage } from './fields.tsx';
import { fieldsOf } from './fields-of.ts';
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
  const field = fieldsOf('homepage.footer', document.homepage.footer, (footer) =>
    change(withHomepage(document, { footer })),
  );
  return (
    <Section title={texts.t.footer}>
      {fields.map((name) => (
        <LocalizedField key={name} {...field(name)} label={texts.t[name]} />
      ))}
    </Section>
  );
}
