import { type KeyedRows, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { idAnswer, textAnswer } from '../shared/entry-answer.ts'
import type { ActivityCategory, ActivityItem } from './activity-item.ts'
import { activityDetails, activityItem } from './activity-schema.ts'
import { MAX_ACTIVITIES, MAX_CATEGORIES } from './constants.ts'

const listOf = <Entry extends { readonly id: string }>(
  schema: v.GenericSchema<unknown, Entry>,
  most: number,
) =>
  v.pipe(
    v.object({ value: v.array(v.unknown()) }),
    v.transform(({ value }) => keyedRowsOf(schema, value, ({ id }) => id, most)),
  )

/** The list of promotions. */
export const activitiesAnswer: v.GenericSchema<unknown, KeyedRows<ActivityItem>> = listOf(
  activityItem,
  MAX_ACTIVITIES,
)

/** The categories (CA-21). */
export const categoriesAnswer: v.GenericSchema<unknown, KeyedRows<ActivityCategory>> = listOf(
  v.object({ id: idAnswer, name: textAnswer }),
  MAX_CATEGORIES,
)

/** One promotion; `undefined`: the gateway has none with this id. */
export const activityAnswer = v.pipe(
  v.object({ value: v.nullish(activityDetails) }),
  v.transform(({ value }) => value ?? undefined),
)
