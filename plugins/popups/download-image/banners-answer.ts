import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { MAX_ADDRESS_LENGTH, MAX_BANNERS, MAX_TITLE_LENGTH } from './constants.ts'

const text = v.pipe(v.string(), v.trim())
const optionalText = v.fallback(v.optional(v.pipe(text, v.maxLength(MAX_ADDRESS_LENGTH)), ''), '')
/** The gateway sends ids as text or as numbers; an empty one counts as missing. */
const id = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty())),
  undefined,
)

/** A banner of the gateway (EN-20); only the address of its picture is required. */
const wireBanner = v.object({
  groupName: optionalText,
  url: v.pipe(text, v.nonEmpty(), v.maxLength(MAX_ADDRESS_LENGTH)),
  title: v.pipe(
    optionalText,
    v.transform((title) => [...title].slice(0, MAX_TITLE_LENGTH).join('')),
  ),
  linkageType: optionalText,
  linkage: optionalText,
  vendor: id,
  gameType: id,
  nodeId: id,
  roomId: id,
})

/** A banner whose picture the player may save. Its addresses are unchecked. */
export type PopUpBanner = v.InferOutput<typeof wireBanner>

/** The readable banners, and the paths of the errors: `value.2: url`. */
export interface BannersAnswer {
  readonly banners: readonly PopUpBanner[]
  readonly refused: readonly string[]
}

/** The whole answer. An entry that is no banner is dropped alone (EN-30). */
export const bannersAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }): BannersAnswer => {
    const refused: string[] = []
    const banners = rowsOf(wireBanner, value.slice(0, MAX_BANNERS), (index, field = 'not an object') =>
      refused.push(`value.${index}: ${field}`),
    )
    return { banners, refused }
  }),
)
