import { walkedForms } from '@careers/e2e/walked-forms';
import { expect, it } from 'vitest';
import { readSources } from './boundaries.ts';
import { looksFromOutside } from './imports.ts';

const portal = 'apps/portal/src/';
const walked = new Set<string>(Object.values(walkedForms).flat());
const forms = readSources()
  .filter(({ path }) => path.startsWith(portal) && !path.startsWith(`${portal}forms/form/`))
  .filter(({ path, text }) => !looksFromOutside(path) && makesForm(text))
  .map(({ path }) => path.slice(portal.length));

/** Hooks whose names begin with the same letters, and imports, make no form. */
function makesForm(text: string): boolean {
  return /\b(?:useForm|createForm)[<(]/.test(text);
}

it.each([
  ['const form = useForm<Values>({ defaultValues });', true],
  ['const secret = useForm({ defaultValues });', true],
  ['const [form] = useState(() => createForm(options));', true],
  ["import { useForm } from '../../forms/form/index.ts';", false],
  ['const onFailure = useFormFailure<Values>(form, {});', false],
  ['const value = useFormValue(form, name);', false],
])('whether a form is made is seen in %s', (text, makes) => {
  expect(makesForm(text)).toBe(makes);
});

it('every file of the portal that makes a form is walked by presses.spec.ts', () => {
  expect(forms.length).toBeGreaterThan(20);
  const forgotten = forms.filter((file) => !walked.has(file));
  expect(
    forgotten.map(
      (file) =>
        `${portal}${file} makes a form: name it in e2e/support/walked-forms.ts, and walk it in e2e/support/walks`,
    ),
  ).toEqual([]);
});

it('what is named as walked makes a form', () => {
  const gone = [...walked].filter((file) => !forms.includes(file));
  expect(
    gone.map((file) => `${portal}${file} makes no form: take it out of e2e/support/walked-forms.ts`),
  ).toEqual([]);
});
