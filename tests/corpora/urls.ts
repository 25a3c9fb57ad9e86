import { readdirSync, readFileSync } from 'node:fs'

/**
 * Addresses with which attackers have redirected links, banners and gateways, by family. The accepting rules are given for
 * `ORIGIN`, whose merchant also has `DOMAIN`.
 */
export interface Trick {
  readonly family: string
  readonly address: string
  /** The rules that accept it; the valid addresses show that a rule does not refuse everything. */
  readonly passes: readonly Rule[]
}
/** `own`: an address of this site. `token`: may receive a token. `https`: any external page. */
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

/** A sample of each family, evenly spread, that no rule for tokens accepts. */
export const sample = (each: number): readonly Trick[] =>
  [...new Set(TRICKS.map(({ family }) => family))].flatMap((family) => {
    const bad = TRICKS.filter(
      (trick) => trick.family === family && !trick.passes.some((rule) => rule !== 'https'),
    )
    return Array.from({ length: each }, (_, at) => bad[Math.floor((at * bad.length) / each)]).filter(
      (trick) => trick !== undefined,
    )
  })
