import { type CaptchaFailure, isRecord } from '@foyer/sdk'
import { CODE_LENGTH, SCRIPT_FAILED } from './constants.ts'

/** Something could not be loaded: codes of version 4 and of version 3. */
const NETWORK: ReadonlySet<string> = new Set([
  '60100', '60101', '60200', '60201', '60202', '60204', '60205',
  '104', '105', '106', '107', '108', '109', '110', '111',
]) // prettier-ignore
/** The vendor refused the id, the call or the site. */
const SETUP: ReadonlySet<string> = new Set([
  '60000',
  '60001',
  '60002',
  '60500',
  '100',
  '101',
  '102',
  '103',
  '113',
  '114',
])
/** The only error that version 3's loader reports if nothing can be loaded. */
const LOADER_ERROR = 'networkError'

/**
 * Reads what the vendor passes to `onError`: version 4 `{ code: '60500', … }`, version 3 `{ error_code:
 * 'error_103', … }`, both loaders also a plain text. The player sees the number.
 */
export function vendorFailure(given: unknown): CaptchaFailure {
  const rawCode = isRecord(given) ? (given['code'] ?? given['error_code']) : given
  const text = typeof rawCode === 'string' || typeof rawCode === 'number' ? String(rawCode).trim() : ''
  if (text === LOADER_ERROR) return { reason: 'network', code: SCRIPT_FAILED }
  const code = text.replace(/^error_(?=\d)/, '').slice(0, CODE_LENGTH) || 'CP-VENDOR'
  return { reason: NETWORK.has(code) ? 'network' : SETUP.has(code) ? 'setup' : 'vendor', code }
}
