import { checkDigit } from './check-digit.ts'

/** Whether eleven digits are a CPF, the tax number of a person in Brazil: the last two are check digits (Receita Federal, modulo 11). */
export function isCpf(text: string): boolean {
  // Eleven times one digit has right check digits, and is nobody's.
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false
  const first = checkDigit(text.slice(0, 9), WEIGHTS.slice(1))
  const second = checkDigit(text.slice(0, 10), WEIGHTS)
  return text.endsWith(`${first}${second}`)
}

const WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const
