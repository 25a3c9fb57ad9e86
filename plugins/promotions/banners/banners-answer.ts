import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import type { Banner } from './banner.ts'
import { HOME_GROUP, MAX_BANNERS, MAX_LINKAGE_LENGTH } from './constants.ts'

/** The readable banners, and the paths of the errors: `value.2: url`. */
export interface BannersAnswer {
  readonly banners: readonly Banner[]
  readonly refused: readonly string[]
}

const text = v.pipe(v.string(), v.trim())
const optionalText = v.fallback(v.optional(text, ''), '')
/** The gateway sends ids as text or as numbers; an empty one counts as missing. */
const id = v.fallback(
  v.optional(v.pipe(v.union([text, v.pipe(v.number(), v.transform(String))]), v.trim(), v.nonEmpty())),
  undefined,
)

const linkage = v.fallback(v.optional(v.pipe(text, v.maxLength(MAX_LINKAGE_LENGTH)), ''), '')

/** A banner of the gateway (EN-20); image and title are required. */
const wireBanner = v.object({
  groupName: v.fallback(v.optional(text, HOME_GROUP), HOME_GROUP),
  url: v.pipe(text, v.nonEmpty()),
  title: v.pipe(text, v.nonEmpty()),
  subline: optionalText,
  cta: optionalText,
  linkageType: optionalText,
  linkage,
  vendor: id,
  gameType: id,
  nodeId: id,
  roomId: id,
})

/** The whole answer: the banners of the home screen. A bad entry is dropped alone (EN-30). */
export const bannersAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }): BannersAnswer => {
    const refused: string[] = []
    const rows = rowsOf(wireBanner, value, (index, field = 'not an object') =>
      refused.push(`value.${index}: ${field}`),
    )
    const banners = rows.flatMap(({ groupName, url: image, ...rest }): Banner[] =>
      groupName === HOME_GROUP ? [{ image, ...rest }] : [],
    )
    return { banners: banners.slice(0, MAX_BANNERS), refused }
  }),
)
