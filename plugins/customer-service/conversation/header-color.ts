const HEX = /^#[\da-f]{6}$/i
const DEFAULT = '#000000'

/** The colour of the browser's frame around the site, by the scheme that is shown: `#0f5132`. */
export function headerColor(): string {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const shown = tags.find((tag) => matchMedia(tag.getAttribute('media') ?? 'all').matches)
  const [, red, green, blue] = /^#([\da-f])([\da-f])([\da-f])$/i.exec(shown?.content ?? '') ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`
  return shown && HEX.test(shown.content) ? shown.content : DEFAULT
}
