import { useSiteEditor } from './editor-context.ts';
import { LocalizedField, SwitchField, TextField } from './fields.tsx';
import { asSwitch, fieldsOf } from './fields-of.ts';
import { Section } from './section.tsx';

/** Which languages are offered beside Simplified Chinese (section 1). */
export function LanguagesSection() {
  const { document, change, texts } = useSiteEditor();
  const field = fieldsOf('languages', document.languages, (next) => change({ ...document, languages: next }));
  const flags = [
    ['zhHkStart', 'zh-hk'],
    ['enWwStart', 'en-us'],
  ] as const;
  return (
    <Section title={texts.t.switches}>
      {flags.map(([flag, label]) => (
        <SwitchField key={flag} {...asSwitch(field(flag))} label={label} />
      ))}
    </Section>
  );
}

/** The recruiter assistant. */
export function RobotSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const field = fieldsOf('robot', document.robot, (next) => change({ ...document, robot: next }));
  return (
    <Section title={t.robot}>
      <SwitchField {...asSwitch(field('status'))} label={t.status} />
      <LocalizedField {...field('robotName')} label={t.robotName} />
      <TextField {...field('robotUrl')} label={t.robotUrl} />
    </Section>
  );
}

/** The contact and feedback entry. */
export function ContactSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const field = fieldsOf('contact', document.contact, (next) => change({ ...document, contact: next }));
  return (
    <Section title={t.contact}>
      <SwitchField {...asSwitch(field('status'))} label={t.status} />
      <LocalizedField {...field('title')} label={t.title} />
      <LocalizedField {...field('contact')} label={t.contactLine} />
      <LocalizedField {...field('explanation')} label={t.explanation} rows={2} />
    </Section>
  );
}
