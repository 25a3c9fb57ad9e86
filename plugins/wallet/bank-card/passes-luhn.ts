/** Whether a number's last digit is right by the Luhn algorithm (ISO/IEC 7812-1, annex B). Digits only. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
