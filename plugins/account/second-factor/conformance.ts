import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { SecondFactorProps } from '../shared/points.ts'

const props: SecondFactorProps = {
  credentials: { username: 'lan88', password: 'secret1' },
  methods: ['E', 'P', 'G'],
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  onEnd: () => undefined,
}

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = { props: { SecondFactorForm: props } }
