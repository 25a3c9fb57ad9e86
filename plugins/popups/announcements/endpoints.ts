import { defineEndpoint } from '@foyer/sdk'
import { announcementsAnswer } from './announcements-answer.ts'
import { LIST_CACHE_MS } from './constants.ts'

/** What visitors get: types PR, platform M, category app_download (CA-17). The fields are those of EN-19. */
export const getVisitorAnnouncements = defineEndpoint()({
  id: 'announcements.visitor',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  auth: 'none',
  cacheMs: LIST_CACHE_MS,
  response: announcementsAnswer,
})

/**
 * What members get. The specification shows no call for them: path and shape are assumed (CA-30), and a merchant's profile may
 * name another path.
 */
export const getMemberAnnouncements = defineEndpoint()({
  id: 'announcements.member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMemberAnnouncements',
  auth: 'required',
  assumed: true,
  cacheMs: LIST_CACHE_MS,
  response: announcementsAnswer,
})
