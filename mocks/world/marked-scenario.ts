import { defineFlag } from '../define-scenario.ts'

/** Every text of the gateway's that a player reads is between marks, so that it differs from the site's own. */
export const MARKED = defineFlag({
  name: 'marked',
  group: 'language',
  label: 'The gateway’s texts',
  otherwise: 'As they are',
  on: 'Marked',
})
