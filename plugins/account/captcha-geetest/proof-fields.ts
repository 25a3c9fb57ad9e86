import { type CaptchaFields, isRecord } from '@foyer/sdk'

type Field = keyof CaptchaFields | 'none'
/** Which request field carries which of the vendor's values (EN-03, EN-05). */
export interface FieldNames {
  readonly v3Challenge: Field
  readonly v3Validate: Field
  readonly v3Seccode: Field
  readonly v4Validate: Field
}

const V3 = {
  geetest_challenge: 'v3Challenge',
  geetest_validate: 'v3Validate',
  geetest_seccode: 'v3Seccode',
} as const
const V4_VALUES = ['captcha_id', 'lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const

/** Picks the values that are texts, or numbers, as texts. `undefined` if one is missing. */
function pickTexts<Name extends string>(
  result: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (!isRecord(result)) return undefined
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = result[name]
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    found[name] = String(value)
  }
  return found as Record<Name, string>
}

/** Version 3's three values in their fields; `undefined` if the vendor has not given all of them. */
export function v3Fields(result: unknown, fields: FieldNames): CaptchaFields | undefined {
  const given = pickTexts(result, ['geetest_challenge', 'geetest_validate', 'geetest_seccode'] as const)
  if (!given) return undefined
  const entries = Object.entries(V3).map(([value, setting]) => [
    fields[setting],
    given[value as keyof typeof V3],
  ])
  return Object.fromEntries(entries.filter(([name]) => name !== 'none')) as CaptchaFields
}

/** Version 4's values as JSON in their one field; `undefined` if the vendor has not given all of them. */
export function v4Fields(result: unknown, captchaId: string, fields: FieldNames): CaptchaFields | undefined {
  // Older builds of the vendor's script leave the id out.
  const given = pickTexts(isRecord(result) ? { captcha_id: captchaId, ...result } : result, V4_VALUES)
  if (!given) return undefined
  return fields.v4Validate === 'none' ? {} : { [fields.v4Validate]: JSON.stringify(given) }
}
