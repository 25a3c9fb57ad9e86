import { HttpError } from '@foyer/sdk'
import { isOn } from '../is-on.ts'
import type { FactorMethod } from '../second-factor.ts'

const VERIFY = 'login_verify_required'
/** Names of the flags (ER-06); `payee` is assumed. */
const FLAGS: readonly (readonly [flag: string, method: FactorMethod])[] = [
  ['email', 'E'],
  ['payee', 'P'],
  ['ga', 'G'],
  ['sms', 'S'],
]

/**
 * The methods that the gateway accepts, if it refused a login for lack of a second factor; the payee name if
 * it lists none, so that nobody is locked out (OV-15). `undefined` for every other failure.
 */
export function requestedFactors(failure: unknown): readonly FactorMethod[] | undefined {
  if (!(failure instanceof HttpError) || failure.answer?.errorCode !== VERIFY) return undefined
  const { value } = failure.answer
  const requested = typeof value === 'object' && value !== null ? value : {}
  const methods = FLAGS.flatMap(([flag, method]) => (isOn(Reflect.get(requested, flag)) ? [method] : []))
  return methods.length > 0 ? methods : ['P']
}
