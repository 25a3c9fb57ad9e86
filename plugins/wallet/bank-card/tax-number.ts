/** Whether eleven digits are a CPF, the tax number of a person in Brazil: the last two are check digits (Receita Federal, modulo 11). */
export function isCpf(text: string): boolean {
  // Eleven times one digit has right check digits, and is nobody's.
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false
  const first = checkDigit(text.slice(0, 9), CPF_WEIGHTS.slice(1))
  const second = checkDigit(text.slice(0, 10), CPF_WEIGHTS)
  return text.endsWith(`${first}${second}`)
}

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] as const

/**
 * Whether fourteen characters are a CNPJ, the tax number of a company in Brazil: twelve digits or capital letters (letters since
 * July 2026) and two check digits (Receita Federal, Instrução Normativa 2.229/2024, modulo 11).
 */
export function isCnpj(text: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(text) || /^(\d)\1{13}$/.test(text)) return false
  const first = checkDigit(text.slice(0, 12), CNPJ_WEIGHTS.slice(1))
  const second = checkDigit(text.slice(0, 13), CNPJ_WEIGHTS)
  return text.endsWith(`${first}${second}`)
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const

const ZERO_CODE = 48
const MODULUS = 11

/**
 * A check digit of CPF and CNPJ: the weighted sum of the characters, each worth its ASCII code less that of `0`, modulo 11.
 *
 * @param weights - one for each character
 */
export function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (characters.charCodeAt(index) - ZERO_CODE),
    0,
  )
  const rest = sum % MODULUS
  return rest < 2 ? 0 : MODULUS - rest
}
