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
