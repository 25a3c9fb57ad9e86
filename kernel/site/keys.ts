import { defineStorageKey } from '@foyer/sdk'
import { isRecordOf, isText, anyText } from '../storage/type-guards.ts'

/**
 * The merchant's code from the gateway's last answer; other applications of the operator read it (EN-14,
 * EN-31).
 */
export const MERCHANT = defineStorageKey<string>({
  name: 'merchant',
  area: 'local',
  format: 'text',
  parse: anyText,
})

/** Template parameters from the gateway's last answer (EN-14, EN-27). */
export const TEMPLATES = defineStorageKey<Readonly<Record<string, string>>>({
  name: 'templates',
  area: 'local',
  parse: (stored) => (isRecordOf(stored, isText) ? stored : undefined),
})
