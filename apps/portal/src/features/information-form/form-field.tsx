import {
  Checkbox,
  FieldError,
  FieldHint,
  Field as KitField,
  NativeSelect,
  RadioGroup,
  RequiredMark,
  Textarea,
  TextInput,
} from '@careers/ui';
import { yesNoAnswers } from '@careers/validation';
import { useLingui } from '@lingui/react/macro';
import { DayInput } from '../../forms/day-input.tsx';
import { FileField } from '../../forms/file-field.tsx';
import { filesHint } from '../../forms/file-words.ts';
import { type Form, useControlledField } from '../../forms/form/index.ts';
import { usePageLink } from '../link-page/index.ts';
import { answerCode, type Field, type FormValues, pathOf } from './answers.ts';
import { fieldWords } from './field-words.ts';

interface FormFieldProps {
  readonly form: Form<FormValues>;
  readonly field: Field;
  /** Whether it is for the person's own phone number, e-mail or address, not for somebody else's. */
  readonly own: boolean;
  readonly id: string;
}

/** One configured field, of any kind. */
export function FormField({ form, field, own, id }: FormFieldProps) {
  const { t, i18n } = useLingui();
  const link = usePageLink();
  if (field.kind !== 'file') return <PlainField form={form} field={field} own={own} id={id} />;
  return (
    <FileField
      id={id}
      form={form}
      name={pathOf(field.id)}
      kind="resumeAttachment"
      asked={field.most}
      link={link}
      label={field.label}
      required={field.required}
      requiredLabel={t`required`}
      {...(field.help && {
        hint: (
          <>
            <span className="block">{field.help}</span>
            {filesHint('resumeAttachment', i18n, field.most)}
          </>
        ),
      })}
    />
  );
}

function PlainField({ form, field, own, id }: FormFieldProps) {
  const { t, i18n } = useLingui();
  const { label, help, kind, required, options = [], maxLength } = field;
  const input = useControlledField(form, pathOf(field.id), (answer) => answerCode(field, answer) ?? true);
  const type = ({ target }: { readonly target: { readonly value: string } }) => input.onChange(target.value);
  const value = typeof input.value === 'string' ? input.value : '';
  const frame = {
    id,
    label,
    required,
    ...(help ? { hint: help } : {}),
    error: fieldWords(input.error?.message, field, i18n),
  };
  const count = [...value].length;
  const counter =
    maxLength === undefined
      ? undefined
      : { count, max: maxLength, label: t`${count} of ${maxLength} characters` };
  const yesNo = { yes: t`Yes`, no: t`No` };
  switch (kind) {
    case 'choices':
      return <Choices frame={frame} field={field} value={input.value} onChange={input.onChange} />;
    case 'yesNo':
      return (
        <RadioGroup
          {...frame}
          orientation="horizontal"
          name={input.name}
          value={value === '' ? undefined : value}
          onValueChange={input.onChange}
          options={yesNoAnswers.map((one) => ({ value: one, label: yesNo[one] }))}
        />
      );
    case 'choice':
      return (
        <KitField {...frame}>
          <NativeSelect value={value} onChange={type}>
            <option value="">{t`Please choose`}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </NativeSelect>
        </KitField>
      );
    case 'date':
      return (
        <KitField {...frame}>
          <DayInput value={value} onChange={input.onChange} />
        </KitField>
      );
    case 'longText':
    case 'address':
      return (
        <KitField {...frame} {...(counter ? { counter } : {})}>
          <Textarea
            rows={kind === 'address' ? 2 : 4}
            value={value}
            onChange={type}
            autoComplete={(own && autoCompletes[kind]) || 'off'}
          />
        </KitField>
      );
    default:
      return (
        <KitField {...frame}>
          <TextInput
            {...textInputs[kind === 'file' ? 'text' : kind]}
            autoComplete={(own && autoCompletes[kind]) || 'off'}
            value={value}
            onChange={type}
          />
        </KitField>
      );
  }
}

/** The `autocomplete` values of fields about the person. */
const autoCompletes: Readonly<Partial<Record<Field['kind'], string>>> = {
  phone: 'tel',
  email: 'email',
  address: 'street-address',
};

const textInputs = {
  text: {},
  number: { inputMode: 'decimal' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  idNumber: { spellCheck: false },
} as const;

interface ChoicesProps {
  readonly frame: {
    readonly id: string;
    readonly label: string;
    readonly hint?: string;
    readonly error: string | undefined;
    readonly required: boolean;
  };
  readonly field: Field;
  readonly value: FormValues['answers'][string];
  readonly onChange: (value: string[]) => void;
}

/** Checkboxes; the answer has the chosen options in the order in which they are offered. */
function Choices({ frame, field: { options = [] }, value, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const { id, label, hint, error, required } = frame;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  // Ids of the group's messages: its first checkbox has the field's id.
  const [errorId, hintId] = [`${id}-choices-error`, `${id}-choices-hint`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} data-state={error ? 'invalid' : 'valid'}>
      <legend className="mb-2 block text-sm font-medium">
        {label}
        {required && <RequiredMark label={t`required`} />}
      </legend>
      {options.map((option, at) => (
        <Checkbox
          key={option.id}
          id={at === 0 ? id : `${id}-${option.id}`}
          checked={chosen.includes(option.id)}
          aria-invalid={error ? true : undefined}
          onChange={({ target: { checked } }) =>
            onChange(
              options
                .map(({ id: one }) => one)
                .filter((one) => (one === option.id ? checked : chosen.includes(one))),
            )
          }
        >
          {option.name}
        </Checkbox>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </fieldset>
  );
}
