const DEFAULT = '#000000'
/** The contrast that WCAG asks for between white letters and what is behind them. */
const CONTRAST = 4.5

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The colour of the chat's own header, on which vendors write in white: the brand's, or that of the browser's frame where white
 * is not read on the brand's, as in the dark scheme. Six hexadecimal digits: `#c2185b`.
 */
export function headerColor(): string {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const shown = tags.find((tag) => matchMedia(tag.getAttribute('media') ?? 'all').matches)
  const colors = ['var(--brand)', shown?.content ?? ''].map(computed).filter((color) => color !== undefined)
  const chosen = colors.find((color) => contrastWithWhite(color) >= CONTRAST) ?? colors[0]
  return chosen ? `#${chosen.map((part) => part.toString(16).padStart(2, '0')).join('')}` : DEFAULT
}

/** What the browser makes of a colour; `undefined` where it is none. */
function computed(color: string): Rgb | undefined {
  const probe = document.createElement('i')
  probe.style.color = color
  if (probe.style.color === '') return undefined
  document.documentElement.append(probe)
  const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(getComputedStyle(probe).color) ?? []
  probe.remove()
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : undefined
}

/** By WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrastWithWhite(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
