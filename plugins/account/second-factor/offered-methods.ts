import type { FactorMethod } from '../second-factor.ts'

/** What can be done here of what the gateway asks for; the payee name always can, so that nobody is locked out (OV-15). */
export function offeredMethods(
  requested: readonly FactorMethod[],
  canSms: boolean,
): readonly [FactorMethod, ...FactorMethod[]] {
  const [first = 'P', ...others] = requested.filter((method) => method !== 'S' || canSms)
  return [first, ...others]
}
