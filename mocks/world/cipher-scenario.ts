import { defineChoice } from '../define-scenario.ts'

/** The gateway offers a second cipher suite beside the legacy one (SE-06). */
export const CIPHER = defineChoice({
  name: 'cipher',
  group: 'site',
  label: 'Cipher suite',
  otherwise: 'Legacy',
  choices: { modern: 'Modern on offer' },
})
