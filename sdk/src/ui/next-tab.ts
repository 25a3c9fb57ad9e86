/**
 * The tab that a key leads to from `current`; `undefined` for a key that leads nowhere. Arrows wrap around.
 */
export function nextTab(
  keys: readonly string[],
  current: string,
  key: string,
  rightToLeft = false,
): string | undefined {
  const at = keys.indexOf(current)
  const ahead = rightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return keys.at((at + ahead) % keys.length)
    case 'ArrowLeft':
      return keys.at((at - ahead) % keys.length)
    case 'Home':
      return keys[0]
    case 'End':
      return keys.at(-1)
    default:
      return undefined
  }
}
