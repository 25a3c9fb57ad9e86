import * as v from 'valibot'
import { amountProblem, limitsContradict } from '../shared/amount-problem.ts'
import { type Amount, toAmount } from '../contract/amount.ts'
import { currencyAnswer } from '../shared/order-answer.ts'
import { AMOUNTS_MAX, ID_CHARS_MAX, NOTE_CHARS_MAX } from './constants.ts'
import type { DepositMethod, DepositSettings } from './deposit-settings.ts'

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.minLength(1),
  v.maxLength(ID_CHARS_MAX),
)
const text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_CHARS_MAX)), '')

/**
 * A limit. Absent, `null` or empty: there is none. One that is no amount makes the whole method unreadable: without its limit a
 * wrong one would be shown.
 */
const limit = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Amount | undefined => {
    if (value === undefined || value === null || value === '') return undefined
    const amount = toAmount(value)
    if (amount !== undefined) return amount
    addIssue({ message: 'no amount' })
    return NEVER
  }),
)
const amounts = v.fallback(v.array(v.unknown()), [])

const wireMethod = v.pipe(
  v.object({
    id,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ID_CHARS_MAX)),
    kind: text,
    icon: text,
    min: v.optional(limit),
    max: v.optional(limit),
    amounts,
    note: text,
  }),
  v.transform(({ min, max, amounts: listed, ...method }): DepositMethod => {
    const limits = { min, max }
    const suggested = listed
      .map(toAmount)
      .filter((amount): amount is Amount => amount !== undefined)
      .filter((amount) => amountProblem({ kind: 'read', amount }, limits) === undefined)
    return { ...method, min, max, amounts: [...new Set(suggested)].slice(0, AMOUNTS_MAX) }
  }),
)

/**
 * What can be deposited; the call is the specification's (CA-18), its shape is assumed. A bad method is dropped alone, and so is the
 * second one of an id; an answer of nothing but bad ones is refused, and so is one without a currency.
 */
export const settingsAnswer = v.pipe(
  v.object({ value: v.object({ currency: currencyAnswer, methods: v.array(v.unknown()) }) }),
  v.transform(({ value: { currency, methods } }): DepositSettings => {
    const found = new Map<string, DepositMethod>()
    const refused: string[] = []
    for (const [index, entry] of methods.entries()) {
      const { success, output, issues } = v.safeParse(wireMethod, entry)
      if (!success) refused.push(`${index}.${v.getDotPath(issues[0]) ?? ''}`)
      else if (found.has(output.id)) refused.push(`${index}.id`)
      else {
        found.set(output.id, output)
        if (limitsContradict(output)) refused.push(`${index}.max`)
      }
    }
    return { currency, methods: [...found.values()], refused }
  }),
  v.check(({ methods, refused }) => methods.length > 0 || refused.length === 0, 'no entry is a method'),
)
