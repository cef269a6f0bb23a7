import { NativeSelect } from '../inputs/native-select.tsx';

/** A select for one of a series of numbers: years, or the months of a year. */
export function CalendarSelect({
  label,
  value,
  first,
  last,
  text = String,
  onValueChange,
}: {
  label: string;
  value: number;
  first: number;
  last: number;
  text?: (value: number) => string;
  onValueChange: (value: number) => void;
}) {
  const values = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <NativeSelect
      className="grow basis-0 tabular"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(Number(event.target.value))}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </NativeSelect>
  );
}
