import type { AnyManifest } from '@foyer/sdk'

/** A service that the plugin needs, and what stands in for it. */
export interface Need {
  readonly token: string
  readonly required: boolean
  /** `own`: a fake of the plugin's `conformance.ts`. `sdk`: the SDK's fake. `none`: nothing. */
  readonly fake: 'own' | 'sdk' | 'none'
}

type ByToken = Readonly<Record<string, unknown>>

/** What stands in for each service that a manifest names, the required ones first. */
export function needsOf(
  { requires = {}, optional = {} }: AnyManifest,
  own: ByToken,
  sdk: ByToken,
): readonly Need[] {
  const need =
    (required: boolean) =>
    (token: string): Need => ({
      token,
      required,
      fake: own[token] !== undefined ? 'own' : sdk[token] !== undefined ? 'sdk' : 'none',
    })
  return [
    ...Object.values<string>(requires).map(need(true)),
    ...Object.values<string>(optional).map(need(false)),
  ]
}
