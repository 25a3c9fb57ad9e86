import { rowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { isActivityId } from '../contract/route-link.ts'
import { idAnswer, optionalText, optionalTime, textAnswer } from '../shared/entry-answer.ts'
import type { ActivityDetails, ActivityItem } from './activity-item.ts'

const optionalId = v.fallback(v.optional(idAnswer), undefined)

/** A list of ids, one of them, or a text of several with commas; what is no id is left out. */
const ids = v.fallback(
  v.pipe(
    v.union([v.array(v.unknown()), v.string(), v.number()]),
    v.transform((given): readonly unknown[] =>
      Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [given],
    ),
    v.transform((all): readonly string[] => [...new Set(rowsOf(idAnswer, all))]),
  ),
  [],
)

/**
 * A promotion of the gateway (EN-20: `redirect`, `externalLink`, `promoAnnouncementCategoryIds`; the rest is assumed).
 * Requires id and title.
 */
const entries = {
  id: v.pipe(idAnswer, v.check(isActivityId)),
  title: textAnswer,
  subTitle: optionalText,
  image: optionalText,
  startTime: optionalTime,
  endTime: optionalTime,
  redirect: optionalText,
  externalLink: optionalText,
  promoAnnouncementCategoryIds: ids,
  buttonText: optionalText,
  linkageType: optionalText,
  linkage: optionalText,
  vendor: optionalId,
  gameType: optionalId,
  nodeId: optionalId,
  roomId: optionalId,
}
type Wire = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

function itemOf(wire: Wire): ActivityItem {
  const { subTitle, startTime, endTime, promoAnnouncementCategoryIds, buttonText, ...rest } = wire
  return {
    ...rest,
    subline: subTitle,
    startsAt: startTime,
    // One that ends before it begins has no end that could be shown.
    endsAt: startTime !== undefined && endTime !== undefined && endTime <= startTime ? undefined : endTime,
    categories: promoAnnouncementCategoryIds,
    cta: buttonText,
  }
}

export const activityItem = v.pipe(v.object(entries), v.transform(itemOf))

export const activityDetails = v.pipe(
  v.object({ ...entries, header: optionalText, content: optionalText, footer: optionalText }),
  v.transform(({ header, content, footer, ...wire }): ActivityDetails => ({
    ...itemOf(wire),
    header,
    content,
    footer,
  })),
)
