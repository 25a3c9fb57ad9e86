import type { Step } from './screen.ts'

/** Presses a control by its text. */
export const press = (text: string): Step => ({ press: text })
/** Presses the first of a selector. */
export const tap = (selector: string): Step => ({ tap: selector })
/** Fills in a field by its label. */
export const fill = (label: string, value: string): Step => ({ fill: label, value })
/** Logs in on the log-in screen. */
export const LOG_IN: readonly Step[] = [
  fill('Username', 'player'),
  fill('Password', 'player123'),
  tap('main form [type=submit]'),
]
