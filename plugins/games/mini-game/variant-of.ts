import type { FactArea } from '@foyer/sdk'
import { VARIANT_SWITCHES } from './constants.ts'

/** `v1` can be dragged; `s1`, of South-East Asia, stays where it is (OV-22). */
export type Variant = keyof typeof VARIANT_SWITCHES

export interface ChosenVariant {
  /** `undefined`: no mini-game. */
  readonly variant: Variant | undefined
  /** Both switches are on, which is a mistake of the merchant's (ST-26). */
  readonly both: boolean
}

/** The variant that the merchant's switches ask for: `s1` where both are on (ST-26, RO-10). */
export function variantOf(switches: FactArea): ChosenVariant {
  const isOn = (variant: Variant): boolean => switches?.[VARIANT_SWITCHES[variant]] === true
  const variant = isOn('s1') ? 's1' : isOn('v1') ? 'v1' : undefined
  return { variant, both: isOn('v1') && isOn('s1') }
}
