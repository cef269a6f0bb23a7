interface FilterFieldProps {
  /** What is filtered, and by what. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field above a panel's list by which it is narrowed. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <input
      type="search"
      className="bench-filter"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
