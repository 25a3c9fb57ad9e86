import type { TrackingPayload } from '@foyer/sdk'
import { cleanAddress } from '../contract.ts'
import { TEXT_LENGTH } from './constants.ts'

type Writable = { -readonly [K in keyof TrackingPayload]: TrackingPayload[K] }

/**
 * The payload's texts, each with the number of plain digits that make a phone number of it. An id may be a shorter
 * number; an order's number may be any.
 */
const TEXTS = [
  ['customerId', 10],
  ['customerName', 7],
  ['method', 7],
  ['reference', Infinity],
] as const
const MONEY = ['value', 'revenue', 'amount'] as const
/** A number written with signs and spaces is a phone number from here on. */
const WRITTEN_DIGITS = 8

/** Whether a text may be an e-mail address or a phone number (TR-17). @param plainDigits fewer digits are none */
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

/** The three letters of a currency; the operator's TLB is PHP (EN-17). */
export function currencyOf(value: string): string | undefined {
  const letters = /^[A-Z]{3}/.exec(value.trim().toUpperCase())?.[0]
  return letters === 'TLB' ? 'PHP' : letters
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

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
 * What of a payload may leave the site, frozen: the known fields only, each in its type; nothing that may be a phone
 * number or an e-mail address, no secrets in the page's address, currency in three letters (TR-17, EN-17).
 *
 * @param page clean address of the page, where the payload names none
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
