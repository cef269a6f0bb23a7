import { isWorldTime, worldTimes, worldTimesInChinese } from '../core/clock.ts';
import { Refusal } from '../core/refusal.ts';
import { type FaultRule, readFault, writeFault, writeFaults } from '../faults/rule.ts';
import {
  DEFAULT_CONFIG,
  locales,
  namedLatencies,
  personas,
  SIZE_MAX,
  sites,
  type WorldConfig,
} from './config.ts';
import { findPreset, presets } from './presets.ts';

/** A parameter of an address with a wrong value, and the values that it accepts. */
export interface AddressProblem {
  readonly parameter: string;
  readonly value: string;
  /** The valid values, or the form of a valid one. */
  readonly valid: string;
  /** The same in Simplified Chinese, for the bench. */
  readonly validInChinese: string;
}

export type ReadAddress =
  | { readonly ok: true; readonly config: WorldConfig }
  | { readonly ok: false; readonly problems: readonly AddressProblem[] };

/** The parameters that describe a world, in the order in which they are written. */
export const addressParameters = [
  'scenario',
  'persona',
  'site',
  'lang',
  'seed',
  'size',
  'clock',
  'latency',
  'fault',
] as const;
export type AddressParameter = (typeof addressParameters)[number];

/** The value that turns off the faults of a scenario. */
export const NO_FAULT = 'none';

/** Query parameters before the `#` that belong to the portal, not to the world (decisions 5.5 and 0028). */
const portalParameters: readonly string[] = ['code', 'state', 'redirect', 'websiteId'];

/**
 * Reads the world that an address describes (the query before the `#`). Explicit parameters override what
 * the scenario sets. Unknown values and parameters are problems, never a silent default.
 *
 * @param others parameters that may stand beside those of the world, and belong to somebody else; by default the portal's
 */
export function readWorldAddress(
  query: string | URLSearchParams,
  others: readonly string[] = portalParameters,
): ReadAddress {
  const params = new URLSearchParams(query);
  const problems: AddressProblem[] = [];
  const reader = createReader(params, problems);
  const scenario =
    reader.one(
      'scenario',
      presets.map(({ id }) => id),
    ) ?? DEFAULT_CONFIG.scenario;
  const sets = findPreset(scenario)?.sets ?? {};
  const base: WorldConfig = { ...DEFAULT_CONFIG, ...sets, scenario };
  const clock = reader.instant('clock') ?? base.clock;
  const config: WorldConfig = {
    ...base,
    persona: reader.one('persona', personas) ?? base.persona,
    site: reader.one('site', sites) ?? base.site,
    lang: reader.one('lang', locales) ?? base.lang,
    seed: reader.integer('seed', 0, 0x7fffffff) ?? base.seed,
    size: reader.integer('size', 0, SIZE_MAX) ?? base.size,
    latency: reader.latency() ?? base.latency,
    faults: params.has('fault') ? reader.faults() : base.faults,
    ...(clock === undefined ? {} : { clock }),
  };
  const known: readonly string[] = [...addressParameters, ...others];
  for (const parameter of addressParameters) {
    const [first, ...more] = parameter === 'fault' ? [] : params.getAll(parameter);
    const other = more.find((value) => value !== first);
    if (other !== undefined)
      problems.push({
        parameter,
        value: other,
        valid: 'one value; only fault is repeated',
        validInChinese: '一个值，只有 fault 可以重复',
      });
  }
  for (const [parameter, value] of params) {
    if (known.includes(parameter)) continue;
    problems.push({
      parameter,
      value,
      valid: `one of the parameters ${addressParameters.join(', ')}`,
      validInChinese: `以下参数之一：${addressParameters.join('、')}`,
    });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

/** The shortest query that describes a world; what "copy link" gives. */
export function writeWorldAddress(config: WorldConfig): string {
  const base: WorldConfig = { ...DEFAULT_CONFIG, ...findPreset(config.scenario)?.sets };
  const params = new URLSearchParams();
  const put = (name: AddressParameter, value: string, isDefault: boolean) => {
    if (!isDefault) params.append(name, value);
  };
  put('scenario', config.scenario, config.scenario === DEFAULT_CONFIG.scenario);
  put('persona', config.persona, config.persona === base.persona);
  put('site', config.site, config.site === base.site);
  put('lang', config.lang, config.lang === base.lang);
  put('seed', String(config.seed), config.seed === base.seed);
  put('size', String(config.size), config.size === base.size);
  if (config.clock !== undefined)
    put('clock', new Date(config.clock).toISOString(), config.clock === base.clock);
  put('latency', latencyName(config.latency), config.latency === base.latency);
  const sameFaults = writeFaults(config.faults) === writeFaults(base.faults);
  const faults = config.faults.length > 0 ? config.faults.map(writeFault) : [NO_FAULT];
  for (const fault of faults) put('fault', fault, sameFaults);
  return params.toString();
}

function latencyName(milliseconds: number): string {
  const named = Object.entries(namedLatencies).find(([, value]) => value === milliseconds);
  return named ? named[0] : String(milliseconds);
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
/** The companies' zone. */
const OWN_ZONE = '+08:00';

/**
 * Unix milliseconds of an ISO 8601 time; NaN for any other text. `Date.parse` accepts more: it turns a day that a month does not
 * have into one of the next month, and reads many other formats. In a query a plus is a blank, so the plus of an offset that
 * somebody types into an address arrives as a blank. A time without an offset is in the companies' zone, like all
 * times that a world states: `Date.parse` would take the reader's zone, and one address would open different worlds on different
 * machines.
 */
function readInstant(value: string): number {
  const written = value.replace(/ (?=\d{2}:?\d{2}$)/, '+');
  const [, day = '', zone] = isoTime.exec(written) ?? [];
  const midnight = Date.parse(day);
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  const isZoned = zone !== undefined || written === day;
  return isDay ? Date.parse(isZoned ? written : `${written}${OWN_ZONE}`) : Number.NaN;
}

function createReader(params: URLSearchParams, problems: AddressProblem[]) {
  function refuse(parameter: string, value: string, valid: string, validInChinese: string): undefined {
    problems.push({ parameter, value, valid, validInChinese });
    return undefined;
  }
  return {
    one<Value extends string>(parameter: AddressParameter, values: readonly Value[]): Value | undefined {
      const value = params.get(parameter);
      if (value === null) return undefined;
      return (
        values.find((candidate) => candidate === value) ??
        refuse(parameter, value, `one of ${values.join(', ')}`, `以下之一：${values.join('、')}`)
      );
    },
    integer(parameter: AddressParameter, min: number, max: number): number | undefined {
      const value = params.get(parameter);
      if (value === null) return undefined;
      const number = Number(value);
      return /^\d+$/.test(value) && number >= min && number <= max
        ? number
        : refuse(parameter, value, `an integer from ${min} to ${max}`, `${min} 到 ${max} 的整数`);
    },
    instant(parameter: AddressParameter): number | undefined {
      const value = params.get(parameter);
      if (value === null) return undefined;
      const time = readInstant(value);
      if (isWorldTime(time)) return time;
      const form = 'an ISO 8601 time such as 2026-03-01T09:00:00+08:00';
      const inChinese = 'ISO 8601 时间，如 2026-03-01T09:00:00+08:00';
      return Number.isNaN(time)
        ? refuse(parameter, value, form, inChinese)
        : refuse(parameter, value, `${form}, ${worldTimes}`, `${inChinese}，${worldTimesInChinese}`);
    },
    latency(): number | undefined {
      const value = params.get('latency');
      if (value === null) return undefined;
      if (Object.hasOwn(namedLatencies, value)) return namedLatencies[value as keyof typeof namedLatencies];
      const number = Number(value);
      return /^\d+$/.test(value) && number <= 60_000
        ? number
        : refuse(
            'latency',
            value,
            `one of ${Object.keys(namedLatencies).join(', ')}, or milliseconds up to 60000`,
            `${Object.keys(namedLatencies).join('、')} 之一，或不超过 60000 的毫秒数`,
          );
    },
    faults(): FaultRule[] {
      const texts = params.getAll('fault');
      if (texts.includes(NO_FAULT)) {
        const other = texts.find((text) => text !== NO_FAULT);
        if (other !== undefined)
          refuse(
            'fault',
            other,
            `${NO_FAULT} alone, or faults without it`,
            `单独的 ${NO_FAULT}，或不含它的故障`,
          );
        return [];
      }
      return texts.flatMap((text) => {
        try {
          return [readFault(text)];
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refuse('fault', text, error.message, error.inChinese);
          return [];
        }
      });
    },
  };
}
