import type { SiteConfiguration } from '@careers/mocks';
import { useSiteEditor } from './editor-context.ts';
import { LocalizedField, SwitchField, TextField } from './fields.tsx';
import { Section } from './section.tsx';

/** Which languages are offered beside Simplified Chinese (section 1). */
export function LanguagesSection() {
  const { document, change, texts } = useSiteEditor();
  const { languages } = document;
  const flags = [
    ['zhHkStart', 'zh-hk'],
    ['enWwStart', 'en-us'],
  ] as const;
  return (
    <Section title={texts.t.switches}>
      {flags.map(([flag, label]) => (
        <SwitchField
          key={flag}
          path={`languages.${flag}`}
          label={label}
          checked={languages[flag] === 1}
          onChange={(on) => change({ ...document, languages: { ...languages, [flag]: on ? 1 : 0 } })}
        />
      ))}
    </Section>
  );
}

/** The recruiter assistant. */
export function RobotSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { robot } = document;
  const set = (changes: Partial<SiteConfiguration['robot']>) =>
    change({ ...document, robot: { ...robot, ...changes } });
  return (
    <Section title={t.robot}>
      <SwitchField
        path="robot.status"
        label={t.status}
        checked={robot.status === 1}
        onChange={(on) => set({ status: on ? 1 : 0 })}
      />
      <LocalizedField
        path="robot.robotName"
        label={t.robotName}
        value={robot.robotName}
        onChange={(robotName) => set({ robotName })}
      />
      <TextField
        path="robot.robotUrl"
        label={t.robotUrl}
        value={robot.robotUrl}
        onChange={(robotUrl) => set({ robotUrl })}
      />
    </Section>
  );
}

/** The contact and feedback entry. */
export function ContactSection() {
  const { document, change, texts } = useSiteEditor();
  const { t } = texts;
  const { contact } = document;
  const set = (changes: Partial<SiteConfiguration['contact']>) =>
    change({ ...document, contact: { ...contact, ...changes } });
  return (
    <Section title={t.contact}>
      <SwitchField
        path="contact.status"
        label={t.status}
        checked={contact.status === 1}
        onChange={(on) => set({ status: on ? 1 : 0 })}
      />
      <LocalizedField
        path="contact.title"
        label={t.title}
        value={contact.title}
        onChange={(title) => set({ title })}
      />
      <LocalizedField
        path="contact.contact"
        label={t.contactLine}
        value={contact.contact}
        onChange={(text) => set({ contact: text })}
      />
      <LocalizedField
        path="contact.explanation"
        label={t.explanation}
        value={contact.explanation}
        rows={2}
        onChange={(explanation) => set({ explanation })}
      />
    </Section>
  );
}
