import type { DocumentProblem, SiteConfiguration } from '@careers/mocks';
import { saveFile } from '@careers/portal/save-file';
import { type ChangeEvent, useId, useState } from 'react';
import { useBench } from '../bench-context.ts';
import { FileButton } from '../file-button.tsx';
import { useSiteEditor } from './editor-context.ts';
import { problemsOf } from './use-site-document.ts';

interface ImportFormProps {
  /** Takes a whole document. @throws with what is wrong. */
  readonly onImport: (document: unknown) => void;
}

/** A document that is pasted or chosen as a file; what cannot be read is named, and nothing of it applied. */
export function ImportForm({ onImport }: ImportFormProps) {
  const { t } = useSiteEditor().texts;
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly DocumentProblem[]>([]);
  const [imported, setImported] = useState(false);
  const isEmpty = text.trim() === '';
  const apply = (given: string) => {
    setImported(false);
    try {
      onImport(JSON.parse(given));
      setProblems([]);
      setText('');
      setImported(true);
    } catch (error) {
      setProblems(problemsOf(error));
    }
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    try {
      const given = await input.files?.[0]?.text();
      if (given === undefined) return;
      setText(given);
      apply(given);
    } catch (error) {
      setImported(false);
      setProblems(problemsOf(error));
    } finally {
      input.value = '';
    }
  };
  return (
    <div className="site-import">
      <label htmlFor={id}>{t.importHint}</label>
      <textarea
        id={id}
        rows={4}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setImported(false);
        }}
      />
      <div className="bench-row">
        <button
          type="button"
          className="bench-primary"
          // What was applied empties the text: `disabled` would drop the focus.
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && apply(text)}
        >
          {t.importApply}
        </button>
        <FileButton label={t.importFile} text={t.file} accept="application/json,.json" onChange={choose} />
        <span role="status" className="bench-meta">
          {imported && t.imported}
        </span>
      </div>
      {problems.length > 0 && <Problems title={t.problems} problems={problems} />}
    </div>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly DocumentProblem[];
}

/** What is wrong, and where. */
export function Problems({ title, problems }: ProblemsProps) {
  const { language } = useBench();
  return (
    <div role="alert" className="bench-problems">
      <p>{title}</p>
      <ul>
        {problems.map(({ path, message, inChinese }) => (
          <li key={`${path} ${message}`}>
            {path && <code>{path}</code>} {language === 'zh' ? inChinese : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hands a document to the person as a file named after its site. */
export function download(siteId: string, document: SiteConfiguration): void {
  saveFile(`${siteId}.json`, JSON.stringify(document, null, 2), 'application/json');
}
