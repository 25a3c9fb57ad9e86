import { type CanonicalEvent, isRecord, type TrackingEvent, type TrackingPayload } from '@foyer/sdk'
import { cleanAddress } from '../contract.ts'
import { ADDRESS_LENGTH, TEXT_LENGTH } from './constants.ts'

/**
 * The events of a deposit's arrival, which are tracked together (TR-18), each with those that have the money in its place
 * where the destination accepts them.
 */
const PREFERRED: { readonly [name in CanonicalEvent]?: readonly CanonicalEvent[] } = {
  deposit: [],
  firstDepositArrival: ['deposit'],
  startTrial: ['deposit', 'firstDepositArrival'],
  redeposit: ['deposit'],
}

/** The payload with its amount as value and revenue too; the same object where nothing is to be added. */
function withRevenue(payload: TrackingPayload): TrackingPayload {
  const { amount, value, revenue } = payload
  if (amount === undefined || (value !== undefined && revenue !== undefined)) return payload
  return { value: amount, revenue: amount, ...payload }
}

function withoutMoney(payload: TrackingPayload): TrackingPayload {
  const { value: _value, revenue: _revenue, amount: _amount, currency: _currency, ...rest } = payload
  return rest
}

/**
 * The event as a destination gets it: of the events of one arrival exactly one that it accepts has the money, the others have
 * none, so that no destination counts a deposit twice.
 *
 * @param accepts whether the destination takes events of that name; may throw
 */
export function withMoneyOnce(
  event: TrackingEvent,
  accepts: (name: CanonicalEvent) => boolean,
): TrackingEvent {
  const preferred = PREFERRED[event.name]
  if (!preferred) return event
  const { payload: given } = event
  const payload = preferred.some(accepts) ? withoutMoney(given) : withRevenue(given)
  if (payload === given) return event
  return Object.freeze({ ...event, payload: Object.freeze(payload) })
}

type Writable = { -readonly [K in keyof TrackingPayload]: TrackingPayload[K] }

type Content = NonNullable<TrackingPayload['content']>

type WritableContent = { -readonly [K in keyof Content]: Content[K] }

/**
 * The payload's text fields, each with the number of plain digits from which it counts as a phone number. An id may be
 * a shorter number; an order's number may have any length.
 */
const TEXTS = [
  ['customerId', 10],
  ['method', 7],
  ['reference', Infinity],
] as const

const CONTENT_TEXTS = [
  ['name', 10],
  ['category', 10],
  ['node', Infinity],
  ['room', Infinity],
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

/** Copies the usable texts among some fields. */
function copyTexts<Field extends string>(
  to: { [field in Field]?: string },
  raw: Readonly<Record<string, unknown>>,
  fields: readonly (readonly [field: Field, plainDigits: number])[],
): void {
  for (const [field, plainDigits] of fields) {
    const text = textOf(raw[field], plainDigits)
    if (text !== undefined) to[field] = text
  }
}

/** A phone number within a text, nine digits in a row or a plus sign and eight, or an e-mail address. */
const PERSONAL_WITHIN = /@|\d{9}|\+(?:[\s().-]{0,3}\d){8}/

/** A customer's name, unless it is or holds a phone number or an e-mail address, in whatever digits. */
function nameOf(value: unknown): string | undefined {
  const text = textOf(value, 7)
  return text === undefined || PERSONAL_WITHIN.test(text.normalize('NFKC')) ? undefined : text
}

/** The page's address without its secrets. A long one loses its query; one that is too long even so is left out. */
export function pageOf(address: string): string | undefined {
  const clean = cleanAddress(address)
  if (clean.length <= ADDRESS_LENGTH) return clean
  const [path = ''] = clean.split('?', 1)
  return path.length <= ADDRESS_LENGTH ? path : undefined
}

const SUM = /^-?\d{1,15}(?:\.\d{1,8})?$/

/** Decimal text of a sum; a number becomes text. Nothing that only looks like a sum is sent in place of one. */
function sumOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && SUM.test(text) ? text : undefined
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
  const content: WritableContent = { id }
  copyTexts(content, raw, CONTENT_TEXTS)
  return Object.freeze(content)
}

/**
 * The part of a payload that may leave the site, frozen: known fields only, each of its type; nothing that may be a phone
 * number or an e-mail address, no secrets in the page's address, currency as three letters (TR-17, EN-17).
 *
 * @param page clean address of the page, used if the payload has none
 */
export function sanitize(raw: unknown, page?: string): TrackingPayload {
  const clean: Writable = {}
  const own = isRecord(raw) && typeof raw.page === 'string' && raw.page !== '' ? pageOf(raw.page) : page
  if (own !== undefined) clean.page = own
  if (isRecord(raw)) {
    copyTexts(clean, raw, TEXTS)
    const name = nameOf(raw.customerName)
    if (name !== undefined) clean.customerName = name
    for (const field of MONEY) {
      const sum = sumOf(raw[field])
      if (sum !== undefined) clean[field] = sum
    }
    const currency = typeof raw.currency === 'string' ? currencyOf(raw.currency) : undefined
    if (currency !== undefined) clean.currency = currency
    const content = contentOf(raw.content)
    if (content) clean.content = content
  }
  return Object.freeze(clean)
}
