import type { ConformanceOptions } from '@foyer/sdk/testing'

/** What the conformance suite needs to let the plugin do everything it can. */
export const options: ConformanceOptions = {
  answers: { 'member.language': {} },
}
