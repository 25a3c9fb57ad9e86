import { readdirSync, readFileSync } from 'node:fs'

/**
 * Addresses that links, banners and gateways have been made of to get somewhere else, by family. What passes a rule is said
 * as seen from `ORIGIN`, whose merchant has `DOMAIN` as well.
 */
export interface Trick {
  readonly family: string
  readonly address: string
  /** The rules that let it through; a good address among the bad ones shows that a rule is not just shut. */
  readonly passes: readonly Rule[]
}
/** `own`: a place of this site. `token`: a token may go there. `https`: anybody's page. */
export type Rule = 'own' | 'token' | 'https'

export const ORIGIN = 'https://lotus.example'
export const DOMAIN = 'm.lotus.example'

const FOLDER = 'tests/corpora/urls'

export const TRICKS: readonly Trick[] = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>).map(
    ([address, passes]) => ({
      family: file.replace('.json', ''),
      address,
      passes: passes.split(' ').filter(Boolean) as Rule[],
    }),
  ),
)

/** So many of each family that no rule for tokens lets through, spread over it. */
export const sample = (each: number): readonly Trick[] =>
  [...new Set(TRICKS.map(({ family }) => family))].flatMap((family) => {
    const bad = TRICKS.filter(
      (trick) => trick.family === family && !trick.passes.some((rule) => rule !== 'https'),
    )
    return Array.from({ length: each }, (_, at) => bad[Math.floor((at * bad.length) / each)]).filter(
      (trick) => trick !== undefined,
    )
  })
