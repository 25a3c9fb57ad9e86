import { isRecord, type TrackingPayload } from '@foyer/sdk'
import { cleanAddress } from '../contract.ts'
import { TEXT_LENGTH } from './constants.ts'

type Writable = { -readonly [K in keyof TrackingPayload]: TrackingPayload[K] }

/**
 * The payload's text fields, each with the number of plain digits from which it counts as a phone number. An id may be
 * a shorter number; an order's number may have any length.
 */
const TEXTS = [
  ['customerId', 10],
  ['customerName', 7],
  ['method', 7],
  ['reference', Infinity],
] as const
const MONEY = ['value', 'revenue', 'amount'] as const
/** A number with signs or spaces counts as a phone number from this many digits on. */
const WRITTEN_DIGITS = 8

/** Whether a text may be an e-mail address or a phone number, from `plainDigits` plain digits on (TR-17). */
export function isPersonal(text: string, plainDigits = 10): boolean {
  if (/@|%40|^\s*\+/.test(text)) return true
  if (plainDigits === Infinity || /[^\s\d().-]/.test(text)) return false
  return text.replace(/\D/g, '').length >= (/^\d+$/.test(text) ? plainDigits : WRITTEN_DIGITS)
}

function textOf(value: unknown, plainDigits?: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '' || text.length > TEXT_LENGTH) return undefined
  return isPersonal(text, plainDigits) ? undefined : text
}

/** The currency's code of three letters; the operator's TLB is PHP (EN-17). */
export function currencyOf(value: string): string | undefined {
  const letters = /^[A-Z]{3}/.exec(value.trim().toUpperCase())?.[0]
  return letters === 'TLB' ? 'PHP' : letters
}

function contentOf(raw: unknown): TrackingPayload['content'] {
  if (!isRecord(raw)) return undefined
  const id = textOf(raw.id, Infinity)
  if (id === undefined) return undefined
  const name = textOf(raw.name)
  const category = textOf(raw.category)
  return Object.freeze({
    id,
    ...(name === undefined ? {} : { name }),
    ...(category === undefined ? {} : { category }),
  })
}

/**
 * The part of a payload that may leave the site, frozen: known fields only, each of its type; nothing that may be a phone
 * number or an e-mail address, no secrets in the page's address, currency as three letters (TR-17, EN-17).
 *
 * @param page clean address of the page, used if the payload has none
 */
export function sanitize(raw: unknown, page?: string): TrackingPayload {
  const clean: Writable = {}
  if (page !== undefined) clean.page = page
  if (isRecord(raw)) {
    for (const [field, plainDigits] of TEXTS) {
      const text = textOf(raw[field], plainDigits)
      if (text !== undefined) clean[field] = text
    }
    for (const field of MONEY) {
      const sum = raw[field]
      if (typeof sum === 'number' && Number.isFinite(sum)) clean[field] = sum
    }
    const currency = typeof raw.currency === 'string' ? currencyOf(raw.currency) : undefined
    if (currency !== undefined) clean.currency = currency
    const content = contentOf(raw.content)
    if (content) clean.content = content
    if (typeof raw.page === 'string' && raw.page !== '') clean.page = cleanAddress(raw.page)
  }
  return Object.freeze(clean)
}
