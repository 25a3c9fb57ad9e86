const PRIME = 31
/** Golden angle, in degrees: texts that differ by one letter come out far apart. */
const STEP_DEGREES = 137
const FULL_CIRCLE_DEGREES = 360

/** A hue of its own for every text, in degrees: the same each time. */
export function hashHue(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * PRIME + (character.codePointAt(0) ?? 0)) % 100_003
  return (hash * STEP_DEGREES) % FULL_CIRCLE_DEGREES
}
