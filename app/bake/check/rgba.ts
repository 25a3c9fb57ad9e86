/** A colour of sRGB, each part from 0 to 1. */
export interface Rgba {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

/** What is seen of a colour in front of another, opaque one. */
export function over({ red, green, blue, alpha }: Rgba, behind: Rgba): Rgba {
  const mix = (front: number, back: number): number => front * alpha + back * (1 - alpha)
  return {
    red: mix(red, behind.red),
    green: mix(green, behind.green),
    blue: mix(blue, behind.blue),
    alpha: 1,
  }
}

/** As CSS writes it: `#0a1f3c`, with the opacity where there is some. */
export const hexOf = ({ red, green, blue, alpha }: Rgba): string =>
  `#${[red, green, blue, ...(alpha < 1 ? [alpha] : [])]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
