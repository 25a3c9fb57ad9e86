import { checkDigit } from './check-digit.ts'

/**
 * Whether fourteen characters are a CNPJ, the tax number of a company in Brazil: twelve digits or capital letters (letters since
 * July 2026) and two check digits (Receita Federal, Instrução Normativa 2.229/2024, modulo 11).
 */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(text) || /^(\d)\1{13}$/.test(text)) return false
  const first = checkDigit(text.slice(0, 12), WEIGHTS.slice(1))
  const second = checkDigit(text.slice(0, 13), WEIGHTS)
  return text.endsWith(`${first}${second}`)
}

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const
