/**
 * A picture for a story, as a `data:` address: it needs no network, and the same path gives the same picture.
 *
 * @param path - whose picture it is
 */
export function storyImage(path: string, width = 320, height = 200): string {
  let hue = 0
  for (const letter of path) hue = (hue * 31 + letter.charCodeAt(0)) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 45%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 65% 28%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="70%" cy="35%" r="22%" fill="hsl(${hue} 80% 75% / 0.35)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
