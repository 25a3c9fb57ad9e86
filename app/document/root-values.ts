import { type Rule, transform } from 'lightningcss'

/**
 * The variables that a style sheet sets on `:root`, with their texts: what pages start from. Those that only some pages
 * or devices get (in another selector or a media query) are not among them. Throws where the sheet is no CSS.
 */
export function rootValues(css: string): ReadonlyMap<string, string> {
  const { code } = transform({
    filename: 'theme.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: (rule) => (isRoot(rule) ? undefined : []) },
  })
  // What is left is `:root{--bg:#fff;…}:root{…}`, without comments.
  const declarations = code
    .toString()
    .split('}')
    .flatMap((rule) => rule.slice(rule.indexOf('{') + 1).split(';'))
  return new Map(
    declarations
      .filter((declaration) => declaration.startsWith('--'))
      .map((declaration) => {
        const colon = declaration.indexOf(':')
        return [declaration.slice(0, colon), declaration.slice(colon + 1).trim()]
      }),
  )
}

const isRoot = (rule: Rule): boolean =>
  rule.type === 'style' &&
  rule.value.selectors.every(
    ([only, ...more]) => more.length === 0 && only?.type === 'pseudo-class' && only.kind === 'root',
  )
