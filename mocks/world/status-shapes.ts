import { defineChoice } from '../define-scenario.ts'

/**
 * How the status is written. The default is this gateway's own way, in which settings go by plugin. `operator`: as an operator's
 * gateway writes it, which knows no plugin: flat settings of its own, only the switches that it has, numbers as texts.
 */
export const SHAPE = defineChoice({
  name: 'shape',
  group: 'site',
  label: 'Shape of the status',
  otherwise: 'Settings by plugin',
  choices: { operator: 'As an operator’s gateway writes it' },
})
