import type { FactorMethod } from '../second-factor.ts'

/** The requested methods that work here; the payee name always, so that nobody is locked out (OV-15). */
export function offeredMethods(
  requested: readonly FactorMethod[],
  canSms: boolean,
): readonly [FactorMethod, ...FactorMethod[]] {
  const [first = 'P', ...others] = requested.filter((method) => method !== 'S' || canSms)
  return [first, ...others]
}
