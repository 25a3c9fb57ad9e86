import { parseValue } from './parse-value.ts'

/** Whether a text is one colour of CSS: `#0a1f3c`, `teal`, `oklch(0.7 0.1 30)`. */
export const isColor = (text: string): boolean => parseValue('color', text) !== undefined
