import { isRecord, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { type Amount, compareAmounts, toAmount } from '../contract/amount.ts'
import { maskAccount } from '../shared/mask-account.ts'
import { currencyAnswer } from '../shared/order-answer.ts'
import { ACCOUNT_CHARS_MAX, ACCOUNTS_MAX } from './constants.ts'
import { ACCOUNT_KINDS, type PayoutAccount, type Wagering, type WithdrawInfo } from './withdraw-info.ts'

const AMOUNTS = ['available', 'min', 'max', 'fee', 'dailyLeft'] as const

const wireAccount: v.GenericSchema<unknown, PayoutAccount> = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.trim(),
    v.minLength(1),
    v.maxLength(ACCOUNT_CHARS_MAX),
  ),
  kind: v.fallback(v.picklist(ACCOUNT_KINDS), 'bank'),
  name: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(ACCOUNT_CHARS_MAX)), ''),
  // A gateway that sends a whole number must not make the page show it.
  masked: v.pipe(v.string(), v.maxLength(ACCOUNT_CHARS_MAX), v.transform(maskAccount), v.minLength(1)),
})

/**
 * The account info for withdrawals: the call is the specification's (CA-18), its shape is assumed. Requires currency and accounts. A bad
 * account is dropped alone; an amount that is none counts as not told, since the gateway itself decides about the order.
 */
export const infoAnswer = v.pipe(
  v.object({ value: v.looseObject({ currency: currencyAnswer, accounts: v.array(v.unknown()) }) }),
  v.transform(({ value }): WithdrawInfo => {
    const { currency, accounts, wagering } = value
    const { entries, refused } = keyedRowsOf(wireAccount, accounts, ({ id }) => id, ACCOUNTS_MAX)
    const bad = AMOUNTS.filter((name) => isGiven(value[name]) && toAmount(value[name]) === undefined)
    const wagered = isGiven(wagering) ? readWagering(wagering) : undefined
    return {
      currency,
      available: toAmount(value['available']),
      min: toAmount(value['min']),
      max: toAmount(value['max']),
      fee: toAmount(value['fee']),
      dailyLeft: toAmount(value['dailyLeft']),
      wagering: wagered && compareAmounts(wagered.done, wagered.required) < 0 ? wagered : undefined,
      accounts: entries,
      refused: [
        ...refused.map((path) => `accounts.${path}`),
        ...bad,
        ...(isGiven(wagering) && !wagered ? ['wagering'] : []),
      ],
    }
  }),
)

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

function readWagering(value: unknown): Wagering | undefined {
  if (!isRecord(value)) return undefined
  const required: Amount | undefined = toAmount(value['required'])
  const done: Amount | undefined = toAmount(value['done'])
  return required !== undefined && done !== undefined ? { required, done } : undefined
}
