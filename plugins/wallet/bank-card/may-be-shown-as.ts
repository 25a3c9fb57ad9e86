/** Whether a masked text may stand for a number or key: what it shows is in the number, in that order. */
export function mayBeShownAs(number: string, masked: string): boolean {
  const shown = [...masked.toLowerCase()].filter((character) => /[\p{L}\p{N}]/u.test(character))
  let at = 0
  const whole = number.toLowerCase()
  return shown.every((character) => {
    at = whole.indexOf(character, at) + 1
    return at > 0
  })
}
