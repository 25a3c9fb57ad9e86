const files = import.meta.glob<string>('../../merchants/*/theme.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Each merchant's style sheet, by the merchant's id. */
export const BRANDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, css]) => [file.split('/').at(-2) ?? file, css]),
)
