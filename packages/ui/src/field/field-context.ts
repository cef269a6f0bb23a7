import { createContext, useContext } from 'react';

/** The props that a field gives to the control inside it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/**
 * The attributes that tie a control to its `Field`; spread them on a control of your own.
 * The control's own props win, its own description is added to the field's.
 */
export function useFieldControl(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}): FieldControl {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ');
  return {
    ...field,
    ...(own.id ? { id: own.id } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}
