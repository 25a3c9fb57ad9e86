import { defineEndpoint } from '@foyer/sdk'
import { activitiesAnswer, activityAnswer, categoriesAnswer } from './activities-answer.ts'
import { ACTIVITIES_CACHE_MS } from './constants.ts'

/** The categories of promotions (CA-21); the fields of an entry are assumed. */
export const listCategories = defineEndpoint()({
  id: 'activity.categories',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  auth: 'none',
  cacheMs: ACTIVITIES_CACHE_MS,
  response: categoriesAnswer,
})

/** All promotions, without their terms. The specification shows three fields of the item (EN-20); the call is assumed. */
export const listActivities = defineEndpoint()({
  id: 'activity.list',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncements',
  auth: 'none',
  cacheMs: ACTIVITIES_CACHE_MS,
  assumed: true,
  response: activitiesAnswer,
})

/** The promotion with the id `id`, and its terms; `value` is null where there is none. */
export const getActivity = defineEndpoint()({
  id: 'activity.get',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncement',
  auth: 'none',
  cacheMs: ACTIVITIES_CACHE_MS,
  assumed: true,
  response: activityAnswer,
})
