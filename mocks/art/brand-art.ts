const icons = import.meta.glob<string>('../../merchants/*/icon.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A merchant's icon from its folder. */
export const brandIcon = (merchant: string): string | undefined =>
  icons[`../../merchants/${merchant}/icon.svg`]

/** The gateway's logo of a merchant: its icon with a ten-year mark, so that it differs from the baked one. */
export function brandLogo(merchant: string): string | undefined {
  const icon = brandIcon(merchant)
  return (
    icon &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 48" width="132" height="48">${icon}<rect x="54" y="9" width="78" height="30" rx="15" fill="#7a1f6b"/><text x="93" y="30" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">10 ★</text></svg>`
  )
}
