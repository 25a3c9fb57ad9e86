import { over, type Rgba } from './rgba.ts'

/** Relative luminance of an opaque colour (WCAG 2). */
function luminance({ red, green, blue }: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Contrast ratio of a text and its ground, 1 to 21 (WCAG 2). A text that lets the ground through is mixed with it; the
 * ground must be opaque.
 */
export function contrast(text: Rgba, ground: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(over(text, ground)), luminance(ground)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
