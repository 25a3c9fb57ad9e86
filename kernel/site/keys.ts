import { defineStorageKey } from '@foyer/sdk'
import { isRecordOf, isText, anyText } from '../storage/type-guards.ts'

/** The merchant's code as the gateway last said it: other applications of the operator read it (EN-14, EN-31). */
export const MERCHANT = defineStorageKey<string>({
  name: 'merchant',
  area: 'local',
  format: 'text',
  parse: anyText,
})

/** Template parameters as the gateway last gave them (EN-14, EN-27). */
export const TEMPLATES = defineStorageKey<Readonly<Record<string, string>>>({
  name: 'templates',
  area: 'local',
  parse: (stored) => (isRecordOf(stored, isText) ? stored : undefined),
})
