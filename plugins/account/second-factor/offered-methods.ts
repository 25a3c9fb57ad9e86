import type { FactorMethod } from '../second-factor.ts'

/** What can be done here of what the gateway asks for; the payee name always can, so that nobody is locked out (OV-15). */
export function offeredMethods(
  asked: readonly FactorMethod[],
  canText: boolean,
): readonly [FactorMethod, ...FactorMethod[]] {
  const [first = 'P', ...others] = asked.filter((method) => method !== 'S' || canText)
  return [first, ...others]
}
