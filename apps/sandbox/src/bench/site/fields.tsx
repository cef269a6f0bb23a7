import type { Localized, SiteConfiguration } from '@careers/mocks';
import type { ReactNode } from 'react';
import { fieldId, useSiteEditor } from './editor-context.ts';
import { missingIn } from './warnings.ts';

interface RowProps {
  readonly path: string;
  readonly label: string;
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** A label and its control. */
export function Row({ path, label, marks, children }: RowProps) {
  return (
    <div className="site-row">
      <label htmlFor={fieldId(path)}>{label}</label>
      <div className="site-control">
        {children}
        {marks}
      </div>
    </div>
  );
}

interface TextFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly list?: string;
}

/** A text that is the same in every language. */
export function TextField({ path, label, value, onChange, list }: TextFieldProps) {
  return (
    <Row path={path} label={label}>
      <input
        id={fieldId(path)}
        value={value}
        list={list}
        onChange={(event) => onChange(event.target.value)}
      />
    </Row>
  );
}

interface LocalizedFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly rows?: number;
}

/** A text in the language chosen above, with a mark for each offered language in which it is missing. */
export function LocalizedField({ path, label, value, onChange, rows }: LocalizedFieldProps) {
  const { locale, setLocale, enabled, texts } = useSiteEditor();
  const control = {
    id: fieldId(path),
    lang: locale,
    value: value[locale],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...value, [locale]: event.target.value }),
  };
  const marks = missingIn(value, enabled).map((one) => (
    <button
      key={one}
      type="button"
      className="site-mark"
      aria-label={`${label}: ${texts.t.missing} ${one}`}
      onClick={() => {
        setLocale(one);
        document.getElementById(fieldId(path))?.focus();
      }}
    >
      {one}
    </button>
  ));
  return (
    <Row path={path} label={label} marks={marks.length > 0 && <span className="site-marks">{marks}</span>}>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} />}
    </Row>
  );
}

interface NumberFieldProps {
  readonly path: string;
  readonly label: string;
  /** null while there is none. */
  readonly value: number | null;
  readonly step: number;
  readonly onChange: (value: number | null) => void;
}

/** A number that may be left out. */
export function NumberField({ path, label, value, step, onChange }: NumberFieldProps) {
  return (
    <Row path={path} label={label}>
      <input
        id={fieldId(path)}
        type="number"
        step={step}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
      />
    </Row>
  );
}

interface ChoiceFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  /** Values with their labels; another value of the document is offered unchanged. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few values. */
export function ChoiceField({ path, label, value, options, onChange }: ChoiceFieldProps) {
  const known = options.some(([one]) => one === value);
  return (
    <Row path={path} label={label}>
      <select id={fieldId(path)} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
        {!known && <option value={value}>{value}</option>}
      </select>
    </Row>
  );
}

interface SwitchFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** On or off. */
export function SwitchField({ path, label, value, onChange }: SwitchFieldProps) {
  return (
    <Row path={path} label={label}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  );
}

/** A document with changes of its homepage. */
export function withHomepage(
  document: SiteConfiguration,
  changes: Partial<SiteConfiguration['homepage']>,
): SiteConfiguration {
  return { ...document, homepage: { ...document.homepage, ...changes } };
}
