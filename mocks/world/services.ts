import { defineChoice } from '../define-scenario.ts'

/** Entries of customer service: a number of them, or two and a bad one. Default: two. */
export const SERVICE = defineChoice({
  name: 'service',
  label: 'Customer service',
  otherwise: 'Two entries',
  choices: {
    '0': 'None',
    '1': 'One entry',
    '3': 'Three, one untitled',
    broken: 'Two, and one that does not decode',
    http: 'Two, and one that is not https',
  },
})
export type Service = (typeof SERVICE.texts)[number]
