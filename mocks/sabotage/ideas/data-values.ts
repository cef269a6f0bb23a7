import { type MethodId, methodIds, registry } from '@careers/gateway/registry';
import { changeData } from '../change/reply.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeValues } from '../schema/at-path.ts';
import { hasNoValue, isConfigured, isSaidOnce } from '../schema/configured.ts';
import { type Field, fieldsOf, type Schema } from '../schema/fields.ts';

/** Values of an answer that have the right form but are wrong. */
export const dataValues: readonly Sabotage[] = methodIds.flatMap((id) =>
  fieldsOf(registry[id].data)
    .filter(({ path }) => !isConfigured(id, path) && !hasNoValue(id, path) && !isSaidOnce(id, path))
    .flatMap((field) => wrongly(id, field)),
);

const HOUR = 3_600_000;

function wrongly(id: MethodId, { path, schema }: Field): Sabotage[] {
  const change = wrongValue(schema);
  if (!change) return [];
  return [
    {
      idea: `wrong value: ${change.idea}`,
      at: id,
      what: `answers ${path.join('.')} ${change.how}`,
      wraps: changeData(id, (data) => changeValues(data, path, change.of)),
    },
  ];
}

interface Change {
  readonly idea: string;
  readonly how: string;
  readonly of: (value: unknown) => unknown;
}

function wrongValue(schema: Schema): Change | undefined {
  if (isNumber(schema))
    return {
      idea: 'number',
      how: 'one too high',
      of: (value) => (typeof value === 'number' ? value + 1 : value),
    };
  if (schema.type === 'boolean')
    return {
      idea: 'boolean',
      how: 'the other way round',
      of: (value) => (typeof value === 'boolean' ? !value : value),
    };
  if (schema.type === 'picklist' && Array.isArray(schema.options)) {
    const { options } = schema;
    const next = (value: unknown) => options[(options.indexOf(value) + 1) % options.length] ?? value;
    return options.length > 1 ? { idea: 'word', how: 'as the next of its words', of: next } : undefined;
  }
  if (isInstant(schema))
    return {
      idea: 'time',
      how: 'an hour late',
      of: (value) => (typeof value === 'string' ? later(value) : value),
    };
  return undefined;
}

/** A number, or a text that is read as a number (decisions, section 1, Types). */
function isNumber({ type, options }: Schema): boolean {
  if (type === 'number') return true;
  return type === 'union' && Array.isArray(options) && Object(options[0]).type === 'number';
}

function isInstant({ pipe }: Schema): boolean {
  return Array.isArray(pipe) && pipe.some((step) => Object(step).type === 'iso_timestamp');
}

/** The same spelling, an hour later. */
function later(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return instant;
  const zoned = /([+-]\d\d:\d\d)$/.exec(instant)?.[1];
  if (!zoned) return new Date(time + HOUR).toISOString();
  const sign = zoned.startsWith('-') ? -1 : 1;
  const shift = sign * (Number(zoned.slice(1, 3)) * HOUR + Number(zoned.slice(4)) * 60_000);
  return `${new Date(time + HOUR + shift).toISOString().slice(0, 19)}${zoned}`;
}
