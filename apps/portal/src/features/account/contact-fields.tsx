import { ContactCodeFields, type ContactCodeProps } from './contact-code-fields.tsx';
import { EmailField } from './email-field.tsx';
import { PhoneField } from './phone-field.tsx';

/** A phone or an e-mail, and the code that is sent there. The login by code has phones only and does not use it. */
export function ContactFields(props: ContactCodeProps) {
  return <ContactCodeFields {...props} input={props.kind === 'phone' ? PhoneField : EmailField} />;
}
