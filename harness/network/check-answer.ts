import { MAX_CALL_TEXT } from '../../mocks/world/constants.ts'
import { formatJson } from './call-text.ts'

const [LEAST, MOST] = [200, 599] as const

/** Why a status is unusable; empty if it is usable. */
export function statusProblem(text: string): string {
  const isUsable = /^\d{3}$/.test(text.trim()) && Number(text) >= LEAST && Number(text) <= MOST
  return isUsable ? '' : `A status is a number from ${LEAST} to ${MOST}.`
}

/** Why a body is unusable; empty if it is usable. */
export const bodyProblem = (text: string): string =>
  text.length > MAX_CALL_TEXT
    ? `The gateway takes ${MAX_CALL_TEXT.toLocaleString('en')} characters at most.`
    : ''

/** What is unusual about a usable body; empty if nothing is. */
export function bodyWarning(text: string): string {
  if (text.trim() === '') return 'The answer will be empty.'
  return formatJson(text) === undefined ? 'This is no JSON: the page will get it as it is.' : ''
}
