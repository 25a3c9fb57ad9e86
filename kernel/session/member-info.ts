import { isRecord, type LanguageCode, type Member, type Schema } from '@foyer/sdk'
import * as v from 'valibot'
import { languageCode } from '../i18n/languages.ts'

/** The latest time that a `Date` can have, epoch milliseconds (ECMA-262, time values). */
const LATEST_DATE_MS = 8.64e15

/** A member, and the paths of the fields that were malformed. */
export interface MemberAnswer {
  readonly member: Member
  readonly problems: readonly string[]
}

const TYPES = [-1, 0, 1, 2, 4] as const

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const digits = v.pipe(text, v.regex(/^-?\d+$/), v.transform(Number))
const whole = v.pipe(v.union([v.number(), digits]), v.safeInteger())
/** Gateways send ids as numbers or as text. */
const id = v.union([v.pipe(v.number(), v.safeInteger(), v.transform(String)), text])
const language = v.pipe(
  v.unknown(),
  v.transform(languageCode),
  v.custom<LanguageCode>((code) => code !== undefined),
)
const label = v.object({ labelName: text, type: v.fallback(text, ''), rankLevel: v.fallback(whole, 0) })

/** Reads the response of the member-info call. Without an id there is no member. */
export const memberAnswer: Schema<MemberAnswer> = {
  '~standard': {
    version: 1,
    vendor: 'foyer',
    validate(body) {
      const value = isRecord(body) && isRecord(body['value']) ? body['value'] : {}
      const problems: string[] = []
      const one = <Out>(name: string, schema: v.GenericSchema<unknown, Out>): Out | undefined => {
        const raw = value[name]
        // Gateways send these for "not set".
        if (raw === undefined || raw === null || raw === '') return undefined
        const result = v.safeParse(schema, raw)
        if (result.success) return result.output
        problems.push(name)
        return undefined
      }
      const own = one('id', id) ?? one('customerId', id)
      if (own === undefined) return { issues: [{ message: 'names no member', path: ['value', 'id'] }] }
      const member: Member = {
        id: own,
        userName: one('userName', text),
        type: one('type', v.pipe(whole, v.picklist(TYPES))),
        language: one('language', language),
        merchantCode: one('merchantCode', text),
        regDate: one('regDate', v.pipe(whole, v.minValue(0), v.maxValue(LATEST_DATE_MS))),
        clubLabel: one('clubLabel', label),
      }
      return { value: { member, problems } }
    },
  },
}
