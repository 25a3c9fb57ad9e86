import { latinDigits } from '@foyer/sdk'
import { PIX_EMAIL_MAX_CHARS } from './constants.ts'
import { isCnpj, isCpf } from './tax-number.ts'

/** The kinds of Pix keys, in the order of display: person's and company's tax number, mobile number, e-mail address, random key. */
export const PIX_KINDS = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKind = (typeof PIX_KINDS)[number]

/** One of Brazil's area codes, then 9 and eight digits: only mobile numbers can be keys. */
const MOBILE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/
const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/
const MAILBOX = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+$/
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * A typed or pasted key as Pix writes it, or `undefined` for a text that is no key of the kind: CPF and CNPJ without punctuation
 * (their check digits are right), a mobile number as `+5511987654321`, an e-mail address in lower case, a random key as a UUID.
 */
export function readPixKey(kind: PixKind, typed: string): string | undefined {
  const text = latinDigits(typed.normalize('NFKC')).replaceAll(/[\p{Z}\p{Cf}\s]/gu, '')
  return READERS[kind](text)
}

const READERS: Readonly<Record<PixKind, (text: string) => string | undefined>> = {
  cpf(text) {
    const digits = withoutPunctuation(text)
    return isCpf(digits) ? digits : undefined
  },
  cnpj(text) {
    const characters = withoutPunctuation(text).toUpperCase()
    return isCnpj(characters) ? characters : undefined
  },
  phone(text) {
    const match = /^(?:\+?55|0)?(\d{11})$/.exec(text.replaceAll(/[().-]/g, ''))
    const number = match?.[1] ?? ''
    return MOBILE.test(number) ? `+55${number}` : undefined
  },
  email(text) {
    const address = text.toLowerCase()
    return address.length <= PIX_EMAIL_MAX_CHARS && isEmail(address) ? address : undefined
  },
  random(text) {
    const key = text.toLowerCase()
    if (!UUID.test(key)) return undefined
    const hex = key.replaceAll('-', '')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  },
}

function isEmail(address: string): boolean {
  const [mailbox = '', host = '', ...rest] = address.split('@')
  const labels = host.split('.')
  return (
    rest.length === 0 &&
    MAILBOX.test(mailbox) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label))
  )
}

const withoutPunctuation = (text: string): string => text.replaceAll(/[./-]/g, '')

/** The kinds of which a text is a key: eleven digits may be a CPF and a mobile number. */
export const pixKindsOf = (typed: string): readonly PixKind[] =>
  PIX_KINDS.filter((kind) => readPixKey(kind, typed) !== undefined)
